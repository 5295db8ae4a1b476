import { wrap360 } from '../base/math/angle.js';
import { requireNumbers } from './arguments.js';
import { constants } from './constants.js';
import { axesAt, nearZero, obliquityOf } from './frames.js';
import { siderealDegrees } from './houses.js';
import { deltaTAt, ofUt } from './moments.js';
import { calc_ut } from './positions.js';
import { type Answer, failure } from './refusals.js';

/**
 * Delta-T, days, at a Julian day of Universal Time: measured to 2026, predicted from then on, or what was set.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { deltat } from 'nirayana/sweph';
 *
 * (deltat(2451545) * 86400).toFixed(2); // => '63.83'
 */
export function deltat(tjd: number): number {
  requireNumbers({ tjd });
  return deltaTAt(tjd);
}

/**
 * {@link deltat} with a place for an error; the flag of an ephemeris changes nothing.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, deltat_ex } from 'nirayana/sweph';
 *
 * deltat_ex(2451545, constants.SEFLG_SWIEPH).error; // => ''
 */
export function deltat_ex(tjd: number, ephe: number): { readonly error: string; readonly data: number } {
  requireNumbers({ tjd, ephe });
  return { error: '', data: deltaTAt(tjd) };
}

/**
 * Greenwich apparent sidereal time, hours, at a Julian day of Universal Time.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { sidtime } from 'nirayana/sweph';
 *
 * sidtime(2451545).toFixed(5); // => '18.69714'
 */
export function sidtime(tjd_ut: number): number {
  requireNumbers({ tjd_ut });
  const moment = ofUt(tjd_ut);
  const axes = axesAt(moment.tt);
  return wrap360(siderealDegrees(moment, axes.longitude, obliquityOf(axes, false))) / 15;
}

/**
 * {@link sidtime} with an obliquity and a nutation in longitude of one's own, degrees.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { sidtime0 } from 'nirayana/sweph';
 *
 * sidtime0(2451545, 23.4, 0.001).toFixed(5); // => '18.69744'
 */
export function sidtime0(tjd_ut: number, eps: number, nut: number): number {
  requireNumbers({ tjd_ut, eps, nut });
  return wrap360(siderealDegrees(ofUt(tjd_ut), nut, eps)) / 15;
}

/**
 * The equation of time, days, at a Julian day of Universal Time: apparent minus mean solar time.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { time_equ } from 'nirayana/sweph';
 *
 * (time_equ(2451545).data * 1440).toFixed(2); // => '-3.29'
 */
export function time_equ(tjd_ut: number): Answer<number> {
  requireNumbers({ tjd_ut });
  const sun = calc_ut(tjd_ut, constants.SE_SUN, constants.SEFLG_EQUATORIAL);
  if (sun.flag === constants.ERR) return failure(sun.error, 0);
  const hourAngle = sidtime(tjd_ut) * 15 - sun.data[0];
  const meanHourAngle = (tjd_ut - Math.floor(tjd_ut)) * 360;
  return { flag: constants.OK, error: '', data: nearZero(hourAngle - meanHourAngle) / 360 };
}

/**
 * Local apparent time of a local mean time, both as Julian days, at a longitude in degrees.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { lmt_to_lat } from 'nirayana/sweph';
 *
 * lmt_to_lat(2451545, 77).data.toFixed(6); // => '2451544.997789'
 */
export function lmt_to_lat(tjd_lmt: number, geolon: number): Answer<number> {
  requireNumbers({ tjd_lmt, geolon });
  const equation = time_equ(tjd_lmt - geolon / 360);
  return { ...equation, data: tjd_lmt + equation.data };
}

/** Rounds after which the equation of time, which changes by 30 s a day, stands to the microsecond. */
const ROUNDS = 3;

/**
 * Local mean time of a local apparent time, as {@link lmt_to_lat} the other way.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { lat_to_lmt } from 'nirayana/sweph';
 *
 * lat_to_lmt(2451545, 77).data.toFixed(6); // => '2451545.002212'
 */
export function lat_to_lmt(tjd_lat: number, geolon: number): Answer<number> {
  requireNumbers({ tjd_lat, geolon });
  let equation = time_equ(tjd_lat - geolon / 360);
  for (let round = 0; round < ROUNDS; round++) equation = time_equ(tjd_lat - equation.data - geolon / 360);
  return { ...equation, data: tjd_lat - equation.data };
}
