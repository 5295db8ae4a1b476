import { lun_eclipse_how, lun_eclipse_when, lun_eclipse_when_loc } from '../lunar-eclipses.js';
import { sol_eclipse_how, sol_eclipse_when_glob, sol_eclipse_when_loc, sol_eclipse_where } from '../solar-eclipses.js';
import {
  howIn,
  type MoonAtPlace,
  type MoonSeen,
  type MoonWhen,
  moonIn,
  moonSeen,
  moonWhen,
  onEarth,
  type SunAtPlace,
  type SunOnEarth,
  type SunWhen,
  type SunWhere,
  sunWhen,
  whereIn,
} from './eclipse-shapes.js';
import { type Callback, type Failure, give, told } from './give.js';
import type { Flagged } from './places.js';

/**
 * Where an eclipse of the Sun is greatest at a Julian day, and what it is there.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sol_eclipse_where } from 'nirayana/swisseph';
 *
 * const where = swe_sol_eclipse_where(2460409.262, 2);
 * 'latitude' in where && where.latitude.toFixed(1); // => '25.3'
 */
export function swe_sol_eclipse_where(
  tjd_ut: number,
  ifl: number,
  callback?: Callback<SunWhere | Failure>,
): SunWhere | Failure {
  return give(whereIn(sol_eclipse_where(tjd_ut, ifl)), callback);
}

/**
 * What a place has of an eclipse of the Sun at a Julian day.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sol_eclipse_how } from 'nirayana/swisseph';
 *
 * const dallas = swe_sol_eclipse_how(2460409.28, 2, -96.8, 32.8, 0);
 * 'sarosNumber' in dallas && dallas.sarosNumber; // => 139
 */
export function swe_sol_eclipse_how(
  tjd_ut: number,
  ifl: number,
  longitude: number,
  latitude: number,
  height: number,
  callback?: Callback<(Flagged & SunAtPlace) | Failure>,
): (Flagged & SunAtPlace) | Failure {
  return give(howIn(sol_eclipse_how(tjd_ut, ifl, [longitude, latitude, height])), callback);
}

/**
 * The next eclipse of the Sun after a Julian day, or backwards the last before it, that a place sees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sol_eclipse_when_loc } from 'nirayana/swisseph';
 *
 * const dallas = swe_sol_eclipse_when_loc(2460310.5, 2, -96.797, 32.7767, 0, 0);
 * 'maximum' in dallas && dallas.maximum.toFixed(4); // => '2460409.2796'
 */
export function swe_sol_eclipse_when_loc(
  tjd_start: number,
  ifl: number,
  longitude: number,
  latitude: number,
  height: number,
  backward: number,
  callback?: Callback<SunWhen | Failure>,
): SunWhen | Failure {
  return give(sunWhen(sol_eclipse_when_loc(tjd_start, ifl, [longitude, latitude, height], backward !== 0)), callback);
}

/**
 * The next eclipse of the Sun on the whole Earth after a Julian day, or backwards the last before it.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_sol_eclipse_when_glob } from 'nirayana/swisseph';
 *
 * const next = swe_sol_eclipse_when_glob(2460310.5, 2, 0, 0);
 * 'maximum' in next && next.maximum.toFixed(3); // => '2460409.262'
 */
export function swe_sol_eclipse_when_glob(
  tjd_start: number,
  ifl: number,
  ifltype: number,
  backward: number,
  callback?: Callback<SunOnEarth | Failure>,
): SunOnEarth | Failure {
  return give(onEarth(sol_eclipse_when_glob(tjd_start, ifl, ifltype, backward !== 0)), callback);
}

/**
 * What an eclipse of the Moon is at a Julian day, and where the Moon stands over a place.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_lun_eclipse_how } from 'nirayana/swisseph';
 *
 * const how = swe_lun_eclipse_how(2460748.791, 2, -96.8, 32.8, 0);
 * 'magnitude' in how && how.magnitude.toFixed(3); // => '1.178'
 */
export function swe_lun_eclipse_how(
  tjd_ut: number,
  ifl: number,
  longitude: number,
  latitude: number,
  height: number,
  callback?: Callback<MoonAtPlace | Failure>,
): MoonAtPlace | Failure {
  return give(moonIn(lun_eclipse_how(tjd_ut, ifl, [longitude, latitude, height])), callback);
}

/**
 * The next eclipse of the Moon after a Julian day, or backwards the last before it.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_lun_eclipse_when } from 'nirayana/swisseph';
 *
 * const next = swe_lun_eclipse_when(2460676.5, 2, 0, 0);
 * 'maximum' in next && next.maximum.toFixed(3); // => '2460748.791'
 */
export function swe_lun_eclipse_when(
  tjd_start: number,
  ifl: number,
  ifltype: number,
  backward: number,
  callback?: Callback<MoonWhen | Failure>,
): MoonWhen | Failure {
  return give(told(lun_eclipse_when(tjd_start, ifl, ifltype, backward !== 0), moonWhen), callback);
}

/**
 * The next eclipse of the Moon after a Julian day, or backwards the last before it, that a place sees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_lun_eclipse_when_loc } from 'nirayana/swisseph';
 *
 * const delhi = swe_lun_eclipse_when_loc(2460919.5, 2, 77.209, 28.6139, 0, 0);
 * 'sarosNumber' in delhi && delhi.sarosNumber; // => 128
 */
export function swe_lun_eclipse_when_loc(
  tjd_start: number,
  ifl: number,
  longitude: number,
  latitude: number,
  height: number,
  backward: number,
  callback?: Callback<MoonSeen | Failure>,
): MoonSeen | Failure {
  return give(moonSeen(lun_eclipse_when_loc(tjd_start, ifl, [longitude, latitude, height], backward !== 0)), callback);
}
