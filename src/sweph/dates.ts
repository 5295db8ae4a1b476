import { requireNumbers, wrong } from './arguments.js';
import { constants } from './constants.js';
import { deltaTAt, ofEt } from './moments.js';

/** A date with its hour, as `revjul` gives it. */
export interface DateWithHour {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** With its fraction, 0 to below 24. */
  readonly hour: number;
}

/** A date with the parts of its time. */
export interface DateWithTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** With its fraction; 60 and above in a leap second. */
  readonly second: number;
}

const SECONDS_PER_DAY = 86_400;

/**
 * The Julian day of a date of the Julian calendar (`SE_JUL_CAL`) or the Gregorian one (`SE_GREG_CAL`), years counted
 * astronomically. Meeus, "Astronomical Algorithms", 2nd edition, ch. 7.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, julday } from 'nirayana/sweph';
 *
 * julday(2000, 1, 1, 12, constants.SE_GREG_CAL); // => 2451545
 */
export function julday(year: number, month: number, day: number, hour: number, gregflag: number): number {
  requireNumbers({ year, month, day, hour, gregflag });
  return julianDay({ year, month, day }, gregflag) + hour / 24;
}

function julianDay({ year, month, day }: Omit<DateWithHour, 'hour'>, gregflag: number): number {
  const y = month < 3 ? year - 1 : year;
  const m = month < 3 ? month + 12 : month;
  const century = Math.floor(y / 100);
  const leap = gregflag === constants.SE_JUL_CAL ? 0 : 2 - century + Math.floor(century / 4);
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day + leap - 1524.5;
}

/**
 * The date of a Julian day. Meeus, as for {@link julday}.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, revjul } from 'nirayana/sweph';
 *
 * revjul(2451545.25, constants.SE_GREG_CAL); // => { year: 2000, month: 1, day: 1, hour: 18 }
 */
export function revjul(tjd: number, gregflag: number): DateWithHour {
  requireNumbers({ tjd, gregflag });
  const shifted = tjd + 0.5;
  const whole = Math.floor(shifted);
  const century = Math.floor((whole - 1867216.25) / 36524.25);
  const a = gregflag === constants.SE_JUL_CAL ? whole : whole + 1 + century - Math.floor(century / 4);
  const b = a + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return {
    year: month > 2 ? c - 4716 : c - 4715,
    month,
    day: b - d - Math.floor(30.6001 * e),
    hour: (shifted - whole) * 24,
  };
}

/**
 * The Julian day of a date in the calendar `g` or `j`, with the flag `ERR` where that calendar has no such date.
 *
 * @throws CalculationError `invalid_input` for what is no number, or another calendar.
 *
 * @example
 * import { date_conversion } from 'nirayana/sweph';
 *
 * date_conversion(2000, 2, 29, 12, 'g'); // => { flag: 0, data: 2451604 }
 * date_conversion(2001, 2, 29, 12, 'g').flag; // => -1
 */
export function date_conversion(year: number, month: number, day: number, hour: number, calendar: string) {
  if (calendar !== 'g' && calendar !== 'j') throw wrong('calendar', 'must be g or j');
  const gregflag = calendar === 'g' ? constants.SE_GREG_CAL : constants.SE_JUL_CAL;
  const data = julday(year, month, day, hour, gregflag);
  return { flag: isDate(year, month, day, gregflag) ? constants.OK : constants.ERR, data };
}

function isDate(year: number, month: number, day: number, gregflag: number): boolean {
  const back = revjul(julianDay({ year, month, day }, gregflag), gregflag);
  return back.year === year && back.month === month && back.day === day;
}

/**
 * The weekday of a Julian day, 0 on Monday.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { day_of_week } from 'nirayana/sweph';
 *
 * day_of_week(2451545); // => 5
 */
export function day_of_week(jd: number): number {
  requireNumbers({ jd });
  const day = Math.floor(jd + 0.5) % 7;
  return day < 0 ? day + 7 : day;
}

/** The days after which UTC had a leap second, YYYYMMDD: Bulletin C of the IERS. TAI was 10 s ahead before the first. */
const LEAP_SECONDS = [
  19720630, 19721231, 19731231, 19741231, 19751231, 19761231, 19771231, 19781231, 19791231, 19810630, 19820630,
  19830630, 19850630, 19871231, 19891231, 19901231, 19920630, 19930630, 19940630, 19951231, 19970630, 19981231,
  20051231, 20081231, 20120630, 20150630, 20161231,
] as const;
const TAI_AHEAD = 10;
const TT_AHEAD_OF_TAI = 32.184;
/** 1972-01-01, from which on UTC goes by leap seconds. */
const UTC_BEGINS = 2441317.5;

/** The Julian days that begin after each leap second, with the seconds by which TT is ahead of UTC from there. */
const STEPS = /* @__PURE__ */ LEAP_SECONDS.map((date, index) => ({
  from: julianDayOfNumber(date) + 1,
  ahead: TT_AHEAD_OF_TAI + TAI_AHEAD + index + 1,
}));

function julianDayOfNumber(date: number): number {
  return julianDay(
    { year: Math.floor(date / 10_000), month: Math.floor(date / 100) % 100, day: date % 100 },
    constants.SE_GREG_CAL,
  );
}

/** Seconds by which TT is ahead of UTC on a day; undefined where UTC is Universal Time. */
function aheadOn(midnight: number): number | undefined {
  if (midnight < UTC_BEGINS) return undefined;
  const ahead = STEPS.findLast(({ from }) => midnight >= from)?.ahead ?? TT_AHEAD_OF_TAI + TAI_AHEAD;
  // No leap second is known yet that keeps UTC near Universal Time.
  return deltaTAt(midnight) * SECONDS_PER_DAY - ahead >= 1 ? undefined : ahead;
}

/**
 * The Julian days of Terrestrial Time and of Universal Time of a time in UTC. Before 1972, and where no leap second is
 * known that would keep UTC near it, UTC is Universal Time.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, utc_to_jd } from 'nirayana/sweph';
 *
 * const { flag, data } = utc_to_jd(2000, 1, 1, 12, 0, 0, constants.SE_GREG_CAL);
 * flag; // => 0
 * data.map((day) => day.toFixed(6)); // => ['2451545.000743', '2451545.000004']
 */
export function utc_to_jd(
  iyear: number,
  imonth: number,
  iday: number,
  ihour: number,
  imin: number,
  dsec: number,
  gregflag: number,
) {
  requireNumbers({ iyear, imonth, iday, ihour, imin, dsec, gregflag });
  if (!isDate(iyear, imonth, iday, gregflag)) {
    return failed(`invalid date: year = ${iyear}, month = ${imonth}, day = ${iday}`);
  }
  const midnight = julianDay({ year: iyear, month: imonth, day: iday }, gregflag);
  const isLeap = STEPS.some(({ from }) => from === midnight + 1) && ihour === 23 && imin === 59;
  if (ihour < 0 || ihour > 23 || imin < 0 || imin > 59 || dsec < 0 || dsec >= (isLeap ? 61 : 60)) {
    return failed(`invalid time: ${ihour}:${imin}:${dsec.toFixed(2)}`);
  }
  const seconds = ihour * 3600 + imin * 60 + dsec;
  const ahead = aheadOn(midnight);
  if (ahead === undefined) {
    const ut = midnight + seconds / SECONDS_PER_DAY;
    return succeeded([ut + deltaTAt(ut), ut]);
  }
  const et = midnight + (seconds + ahead) / SECONDS_PER_DAY;
  return succeeded([et, ofEt(et).ut]);
}

/** The same instant on the clocks of Terrestrial and of Universal Time, Julian days. */
export type Days = readonly [julianDayEt: number, julianDayUt: number];

function succeeded(data: Days) {
  return { flag: constants.OK as number, error: '', data };
}

function failed(error: string) {
  return { flag: constants.ERR as number, error, data: [0, 0] as Days };
}

/**
 * The time in UTC of a Julian day of Terrestrial Time, as {@link utc_to_jd} the other way.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, jdet_to_utc } from 'nirayana/sweph';
 *
 * const { hour, minute, second } = jdet_to_utc(2451545, constants.SE_GREG_CAL);
 * [hour, minute, second.toFixed(3)]; // => [11, 58, '55.816']
 */
export function jdet_to_utc(tjd_et: number, gregflag: number): DateWithTime {
  requireNumbers({ tjd_et, gregflag });
  const midnightOf = (day: number) => Math.floor(day - 0.5) + 0.5;
  const { ut } = ofEt(tjd_et);
  // The day of UTC is looked for from the one of Universal Time: they are within a second.
  for (const midnight of [midnightOf(ut) + 1, midnightOf(ut), midnightOf(ut) - 1]) {
    const ahead = aheadOn(midnight);
    const seconds =
      ahead === undefined ? (ut - midnight) * SECONDS_PER_DAY : (tjd_et - midnight) * SECONDS_PER_DAY - ahead;
    if (seconds >= 0) return dateWithTime(midnight, seconds, gregflag);
  }
  return dateWithTime(midnightOf(ut), (ut - midnightOf(ut)) * SECONDS_PER_DAY, gregflag);
}

/** So many seconds after a midnight, a leap second being the 60th of the last minute. */
function dateWithTime(midnight: number, seconds: number, gregflag: number): DateWithTime {
  const { year, month, day } = revjul(midnight, gregflag);
  const minutes = Math.min(Math.floor(seconds / 60), 1439);
  return { year, month, day, hour: Math.floor(minutes / 60), minute: minutes % 60, second: seconds - minutes * 60 };
}

/**
 * The time in UTC of a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, jdut1_to_utc } from 'nirayana/sweph';
 *
 * jdut1_to_utc(2415020.75, constants.SE_GREG_CAL).hour; // => 6
 */
export function jdut1_to_utc(tjd_ut: number, gregflag: number): DateWithTime {
  requireNumbers({ tjd_ut, gregflag });
  return jdet_to_utc(tjd_ut + deltaTAt(tjd_ut), gregflag);
}

/**
 * A time of a zone that is so many hours ahead of UTC, in UTC; with a negative number the other way.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { utc_time_zone } from 'nirayana/sweph';
 *
 * utc_time_zone(2000, 1, 1, 4, 0, 0, 5.5); // => { year: 1999, month: 12, day: 31, hour: 22, minute: 30, second: 0 }
 */
export function utc_time_zone(
  iyear: number,
  imonth: number,
  iday: number,
  ihour: number,
  imin: number,
  dsec: number,
  d_timezone: number,
): DateWithTime {
  requireNumbers({ iyear, imonth, iday, ihour, imin, dsec, d_timezone });
  // A leap second stays one, and is none of the next minute.
  const leap = dsec >= 60 ? 1 : 0;
  const midnight = julianDay({ year: iyear, month: imonth, day: iday }, constants.SE_GREG_CAL);
  const seconds = ihour * 3600 + imin * 60 + (dsec - leap) - d_timezone * 3600;
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const told = dateWithTime(midnight + days, seconds - days * SECONDS_PER_DAY, constants.SE_GREG_CAL);
  return { ...told, second: told.second + leap };
}
