import { MILLISECONDS_PER_DAY } from './calendar.js';
import { daysFromFields, weekdayOf } from './gregorian.js';

/** A reading of the wall clock on a certain weekday of a month. */
export interface YearlyChange {
  /** 1 to 12. */
  readonly month: number;
  /** The first to the fourth such weekday of the month; 5 is the last. */
  readonly week: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Seconds after 00:00; can be below 0 or above 86,400. */
  readonly seconds: number;
}

/**
 * The instant of a change in a year, milliseconds since 1970, by a clock that showed `offsetSeconds` before it. The form
 * is the `Mm.w.d/time` of POSIX.1-2017, section 8.3, with the wider times of RFC 9636, section 3.3.1.
 */
export function changeInYear(change: YearlyChange, year: number, offsetSeconds: number): number {
  const { month, week, weekday, seconds } = change;
  return (
    (week === 5 ? lastWeekday(year, month, weekday) : firstWeekday(year, month, weekday) + (week - 1) * 7) *
      MILLISECONDS_PER_DAY +
    (seconds - offsetSeconds) * 1000
  );
}

/** Days since 1970. */
function firstWeekday(year: number, month: number, weekday: number): number {
  const first = daysFromFields({ year, month, day: 1 });
  return first + ((weekday - weekdayOf(first) + 7) % 7);
}

function lastWeekday(year: number, month: number, weekday: number): number {
  const last = daysFromFields({ year, month: month + 1, day: 0 });
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
