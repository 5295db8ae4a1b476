import { deltat, sidtime, sidtime0, time_equ } from '../clocks.js';
import { constants } from '../constants.js';
import {
  type DateWithHour,
  type DateWithTime,
  type Days,
  date_conversion,
  day_of_week,
  jdet_to_utc,
  jdut1_to_utc,
  julday,
  revjul,
  utc_time_zone,
  utc_to_jd,
} from '../dates.js';
import type { Answer } from '../refusals.js';
import { type Callback, type Failure, give, told } from './give.js';

function dateIn({ flag, data }: { readonly flag: number; readonly data: number }): JulianDay | Failure {
  return flag === constants.ERR ? { error: 'Input date is illegal.' } : { julianDay: data };
}

/** A Julian day. */
export interface JulianDay {
  readonly julianDay: number;
}

/** The Julian days of one instant, of Terrestrial and of Universal Time. */
export interface JulianDays {
  readonly julianDayET: number;
  readonly julianDayUT: number;
}

function daysIn(answer: Answer<Days>): JulianDays | Failure {
  return told(answer, ({ data: [julianDayET, julianDayUT] }) => ({ julianDayET, julianDayUT }));
}

/**
 * The Julian day of a date with an hour and its parts.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_julday } from 'nirayana/swisseph';
 *
 * swe_julday(2000, 1, 1, 12, 1); // => 2451545
 */
export function swe_julday(
  year: number,
  month: number,
  day: number,
  hour: number,
  gregflag: number,
  callback?: Callback<number>,
): number {
  return give(julday(year, month, day, hour, gregflag), callback);
}

/**
 * The date of a Julian day.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_revjul } from 'nirayana/swisseph';
 *
 * swe_revjul(2451545, 1); // => { year: 2000, month: 1, day: 1, hour: 12 }
 */
export function swe_revjul(jd: number, gregflag: number, callback?: Callback<DateWithHour>): DateWithHour {
  return give(revjul(jd, gregflag), callback);
}

/**
 * The Julian day of a date that there is, else an error.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_date_conversion } from 'nirayana/swisseph';
 *
 * swe_date_conversion(2000, 2, 30, 12, 'g'); // => { error: 'Input date is illegal.' }
 */
export function swe_date_conversion(
  year: number,
  month: number,
  day: number,
  hour: number,
  gregflag: string,
  callback?: Callback<JulianDay | Failure>,
): JulianDay | Failure {
  return give(dateIn(date_conversion(year, month, day, hour, gregflag)), callback);
}

/**
 * The day of the week, 0 for Monday.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_day_of_week } from 'nirayana/swisseph';
 *
 * swe_day_of_week(2451545); // => { dayOfWeek: 5 }
 */
export function swe_day_of_week(
  jd: number,
  callback?: Callback<{ readonly dayOfWeek: number }>,
): { readonly dayOfWeek: number } {
  return give({ dayOfWeek: day_of_week(jd) }, callback);
}

/**
 * The Julian days of a moment of UTC.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_utc_to_jd } from 'nirayana/swisseph';
 *
 * const days = swe_utc_to_jd(2000, 1, 1, 12, 0, 0, 1);
 * 'julianDayET' in days && days.julianDayET.toFixed(6); // => '2451545.000743'
 */
export function swe_utc_to_jd(
  year: number,
  month: number,
  day: number,
  hour: number,
  min: number,
  sec: number,
  gregflag: number,
  callback?: Callback<JulianDays | Failure>,
): JulianDays | Failure {
  return give(daysIn(utc_to_jd(year, month, day, hour, min, sec, gregflag)), callback);
}

/**
 * The moment of UTC of a Julian day of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_jdet_to_utc } from 'nirayana/swisseph';
 *
 * swe_jdet_to_utc(2451545, 1).minute; // => 58
 */
export function swe_jdet_to_utc(tjd_et: number, gregflag: number, callback?: Callback<DateWithTime>): DateWithTime {
  return give(jdet_to_utc(tjd_et, gregflag), callback);
}

/**
 * The moment of UTC of a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_jdut1_to_utc } from 'nirayana/swisseph';
 *
 * swe_jdut1_to_utc(2451545.5, 1).hour; // => 23
 */
export function swe_jdut1_to_utc(tjd_ut: number, gregflag: number, callback?: Callback<DateWithTime>): DateWithTime {
  return give(jdut1_to_utc(tjd_ut, gregflag), callback);
}

/**
 * A time of day in a zone, hours east, as UTC.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_utc_time_zone } from 'nirayana/swisseph';
 *
 * swe_utc_time_zone(2000, 1, 1, 18, 30, 0, 5.5).hour; // => 13
 */
export function swe_utc_time_zone(
  year: number,
  month: number,
  day: number,
  hour: number,
  min: number,
  sec: number,
  d_timezone: number,
  callback?: Callback<DateWithTime>,
): DateWithTime {
  return give(utc_time_zone(year, month, day, hour, min, sec, d_timezone), callback);
}

/**
 * Terrestrial minus Universal Time, days.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_deltat } from 'nirayana/swisseph';
 *
 * (swe_deltat(2451545).delta * 86400).toFixed(1); // => '63.8'
 */
export function swe_deltat(tjd: number, callback?: Callback<{ readonly delta: number }>): { readonly delta: number } {
  return give({ delta: deltat(tjd) }, callback);
}

/**
 * Apparent minus mean time of day, days.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_time_equ } from 'nirayana/swisseph';
 *
 * const equation = swe_time_equ(2451545);
 * 'timeEquation' in equation && equation.timeEquation.toFixed(5); // => '-0.00228'
 */
export function swe_time_equ(
  tjd_ut: number,
  callback?: Callback<{ readonly timeEquation: number } | Failure>,
): { readonly timeEquation: number } | Failure {
  return give(
    told(time_equ(tjd_ut), ({ data }) => ({ timeEquation: data })),
    callback,
  );
}

/**
 * Sidereal time at Greenwich, hours.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sidtime } from 'nirayana/swisseph';
 *
 * swe_sidtime(2451545).siderialTime.toFixed(4); // => '18.6971'
 */
export function swe_sidtime(
  tjd_ut: number,
  callback?: Callback<{ readonly siderialTime: number }>,
): { readonly siderialTime: number } {
  return give({ siderialTime: sidtime(tjd_ut) }, callback);
}

/**
 * {@link swe_sidtime} by an obliquity and a nutation in longitude, degrees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sidtime0 } from 'nirayana/swisseph';
 *
 * swe_sidtime0(2451545, 23.44, 0).siderialTime.toFixed(4); // => '18.6974'
 */
export function swe_sidtime0(
  tjd_ut: number,
  eps: number,
  nut: number,
  callback?: Callback<{ readonly siderialTime: number }>,
): { readonly siderialTime: number } {
  return give({ siderialTime: sidtime0(tjd_ut, eps, nut) }, callback);
}
