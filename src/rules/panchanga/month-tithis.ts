import type { CalendarDate } from '../../base/time/calendar.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { DayAndNight, Span } from './day-divisions.js';
import { type LimbSpan, limbSpans } from './limbs.js';
import type { LimbOfDay } from './whole-day.js';

/** A date of a month: with its day of the Sun, or with its civil day alone where it has none. */
export interface MonthDate {
  readonly date: CalendarDate;
  readonly civil: Span;
  readonly told:
    | {
        readonly day: DayAndNight;
        readonly tithis: readonly LimbOfDay<'tithi'>[];
      }
    | undefined;
}

/** A tithi on the day that bears it. */
export interface MonthTithi extends LimbSpan<'tithi'> {
  /** The first day at whose sunrise it runs, or in which it lies whole; undefined among dates without a sunrise. */
  readonly date: CalendarDate | undefined;
  /** It runs at two sunrises (vriddhi). */
  readonly isRepeated: boolean;
  /** It runs at none (kshaya). */
  readonly isSkipped: boolean;
}

/**
 * Every tithi of a month once, in order: those that run at one of its sunrises and did not run at the one before, those
 * that lie between two sunrises, and those that begin on a date without a sunrise and that no other day bears.
 * `sunriseBefore` is that of the day before the first; undefined where there is none.
 */
export function monthTithis(sky: Sky, dates: readonly MonthDate[], sunriseBefore: number | undefined): MonthTithi[] {
  let before = sunriseBefore;
  const borne = dates.flatMap(({ date, told }): MonthTithi[] => {
    const previous = before;
    before = told?.day.sunrise;
    if (!told) return [];
    const own = told.tithis.filter(
      ({ startsAt, touchesNoSunrise }, index) =>
        touchesNoSunrise || (index === 0 && (previous === undefined || startsAt > previous)),
    );
    return own.map(({ runsPastDay, touchesNoSunrise, ...span }) => ({
      ...span,
      date,
      isRepeated: runsPastDay,
      isSkipped: touchesNoSunrise,
    }));
  });
  const days = dates.flatMap(({ told }) => (told ? [told.day] : []));
  const unborne = dates
    .filter(({ told }) => !told)
    .flatMap(({ civil: { start, end } }) =>
      limbSpans(sky, 'tithi', { from: start, to: end }).filter(
        ({ startsAt, endsAt }) =>
          startsAt >= start &&
          startsAt < end &&
          !days.some(({ sunrise, nextSunrise }) => sunrise < endsAt && nextSunrise > startsAt),
      ),
    )
    .map((span) => ({ ...span, date: undefined, isRepeated: false, isSkipped: false }));
  return unborne.length === 0 ? borne : [...borne, ...unborne].sort((a, b) => a.startsAt - b.startsAt);
}
