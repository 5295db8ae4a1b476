import type { Place } from '../../base/ephemeris/ascendant.js';
import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { type CalendarDate, dateOf, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import { type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { RASHI_EDGES } from '../../base/zodiac/rashi.js';
import { NATIONAL_MONTH_DAYS, type SolarCalendar } from './calendar-tables.js';
import { firstOfMonth } from './month-beginnings.js';
import { findSolarDay } from './sunrise.js';

/** A date within a month of the Sun. */
export interface SolarMonthDay {
  /** 1 to 12: the sign of the Sun, from Mesha on, or in the national calendar the month from Chaitra on. */
  readonly month: number;
  /** 1 to 32. */
  readonly day: number;
}

/** None where the Sun does not rise on the date of the entry, or the entry lies before the ephemeris. */
export type SolarMonthsOfDay = { readonly [Calendar in SolarCalendar]: SolarMonthDay | undefined };

interface DateAtPlace {
  readonly date: CalendarDate;
  readonly timeZone: Zone;
  readonly place: Place;
}

/** No month of the Sun has more days, and the month before the last entry can run on for one more. */
const LONGEST_MONTH_DAYS = 33;

/** The months of the Sun in which a date lies. */
export function solarMonthsOf(sky: Sky, { date, timeZone, place }: DateAtPlace): SolarMonthsOfDay {
  const { first, last } = sky.ephemeris.span;
  const end = localDay(timeZone, date).end;
  const [from, to] = [end - LONGEST_MONTH_DAYS * MILLISECONDS_PER_DAY, end].map((at) =>
    Math.min(Math.max(momentAt(at).tt, first), last),
  ) as [number, number];
  const entries = crossings(siderealTrack(sky, 'Sun'), from, to, RASHI_EDGES)
    .map(({ tt, target }) => entryOf(sky, target + 1, { at: epochMillisecondsOf(tt), timeZone, place }))
    .reverse();
  const begun = (calendar: SolarCalendar): SolarMonthDay | undefined => {
    for (const entry of entries) {
      const begins = firstOfMonth(calendar, entry)?.first;
      if (begins === undefined) return undefined;
      if (begins <= date) return { month: entry.sign, day: date - begins + 1 };
    }
    return undefined;
  };
  return { tamil: begun('tamil'), malayalam: begun('malayalam'), bengali: begun('bengali'), odia: begun('odia') };
}

/** An entry of the Sun with the day of the Sun then, which two of the calendars ask for and which is reckoned once. */
function entryOf(
  sky: Sky,
  sign: number,
  { at, timeZone, place }: { readonly at: number; readonly timeZone: Zone; readonly place: Place },
): Parameters<typeof firstOfMonth>[1] {
  const { date } = wallClockAt(timeZone, at);
  let found: ReturnType<typeof findSolarDay> | undefined;
  const day = () => {
    found ??= findSolarDay(sky, localDay(timeZone, date), place);
    return 'why' in found ? undefined : found;
  };
  return { sign, at, date, timeZone, day };
}

/** A date of the Indian national calendar with its Saka year, which begins on 22 March, in leap years on the 21st. */
export function nationalDate(date: CalendarDate, civilYear: number): SolarMonthDay & { readonly year: number } {
  const year = date < newYear(civilYear) ? civilYear - 1 : civilYear;
  let left = date - newYear(year);
  for (const [index, days] of NATIONAL_MONTH_DAYS.entries()) {
    const length = index === 0 && isLeap(year) ? days + 1 : days;
    if (left < length) return { year: year - 78, month: index + 1, day: left + 1 };
    left -= length;
  }
  throw new RangeError(`A national year has no day ${left} after its end.`);
}

function newYear(civilYear: number): CalendarDate {
  return dateOf(civilYear, 3, isLeap(civilYear) ? 21 : 22);
}

function isLeap(year: number): boolean {
  return dateOf(year + 1, 1, 1) - dateOf(year, 1, 1) === 366;
}
