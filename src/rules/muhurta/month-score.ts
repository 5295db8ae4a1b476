import { type CalendarDate, nextDate } from '../../base/time/calendar.js';
import { firstInstant } from '../../base/time/zone.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import type { NatalMoon } from '../natal/natal-moon.js';
import type { Span } from '../panchanga/day-divisions.js';
import { limbAt, sunAndMoon, varaOf } from '../panchanga/limbs.js';
import { bandOn, type DayLimbs, type DayScore, dayScore, sumOfPoints } from './day-score.js';
import type { TimingBand } from './day-score-tables.js';
import { MONTH_BANDS } from './month-score-tables.js';
import { type Balas, balaRules, balas, type PersonalRule } from './personal-score.js';

/** A day of a month before it is held against a birth. */
export interface MonthDay {
  readonly date: CalendarDate;
  readonly limbs: DayLimbs;
  /** Sign of the Moon. */
  readonly moon: Rashi;
  readonly score: DayScore;
}

/** A day of a month for a person. */
export interface PersonalMonthDay extends MonthDay {
  readonly balas: Balas;
  readonly balaRules: readonly PersonalRule[];
  /** Sum of the day score, tarabala and chandrabala. */
  readonly total: number;
  readonly band: TimingBand;
}

/** A month on the clock of a zone. */
export interface CivilMonth extends Span {
  readonly timeZone: string;
  readonly dates: readonly CalendarDate[];
  /** The civil day of each date. */
  readonly spans: readonly Span[];
  /** Dates that the zone skipped. */
  readonly skipped: readonly CalendarDate[];
}

/** The month of some dates that follow each other: its first instant and that of the next, milliseconds since 1970. */
export function civilMonth(timeZone: string, dates: readonly CalendarDate[]): CivilMonth {
  const after = nextDate(dates.at(-1) as CalendarDate);
  const starts = [...dates, after].map((date) => firstInstant(timeZone, date, 0)) as [number, ...number[]];
  const spans = dates.map((_, index) => ({ start: starts[index] as number, end: starts[index + 1] as number }));
  const isThere = ({ start, end }: Span) => start < end;
  return {
    timeZone,
    dates: dates.filter((_, index) => isThere(spans[index] as Span)),
    spans: spans.filter(isThere),
    skipped: dates.filter((_, index) => !isThere(spans[index] as Span)),
    start: starts[0],
    end: starts.at(-1) as number,
  };
}

/** The limbs of each date when its day begins, milliseconds since 1970, and their score. */
export function monthDays(sky: Sky, dates: readonly CalendarDate[], mornings: readonly number[]): MonthDay[] {
  return dates.map((date, index) => {
    const longitudes = sunAndMoon(sky, mornings[index] as number);
    const limbs = {
      tithi: limbAt('tithi', longitudes),
      nakshatra: nakshatraOf(longitudes.moon).nakshatra,
      yoga: limbAt('yoga', longitudes),
      karana: limbAt('karana', longitudes),
      vara: varaOf(date),
    };
    return { date, limbs, moon: rashiOf(longitudes.moon), score: dayScore(limbs) };
  });
}

/** A day held against a natal Moon. */
export function personalMonthDay(natal: NatalMoon, { date, limbs, moon, score }: MonthDay): PersonalMonthDay {
  const counted = balas(natal, { nakshatra: limbs.nakshatra, moon, isBright: limbs.tithi.paksha === 'shukla' });
  const rules = balaRules(counted);
  const total = score.score + sumOfPoints(rules);
  // Each field by its name: to spread an object of which there are thirty costs a twentieth of a month.
  return { date, limbs, moon, score, balas: counted, balaRules: rules, total, band: bandOn(MONTH_BANDS, total) };
}

const LISTED = 5;

/** The best days, the best first, none of them with the Moon 8th from the natal Moon. Of equals the earlier first. */
export function bestDays(days: readonly PersonalMonthDay[]): PersonalMonthDay[] {
  return days
    .filter(({ balas }) => !balas.isChandrashtama)
    .sort((a, b) => b.total - a.total || a.date - b.date)
    .slice(0, LISTED);
}

/** The days of the lowest scores but for the best, and every day with the Moon 8th from the natal Moon, by date. */
export function cautionDays(days: readonly PersonalMonthDay[], best: readonly PersonalMonthDay[]): PersonalMonthDay[] {
  const lowest = days
    .filter((day) => !best.includes(day))
    .sort((a, b) => a.total - b.total || a.date - b.date)
    .slice(0, LISTED);
  return days.filter((day) => lowest.includes(day) || day.balas.isChandrashtama);
}
