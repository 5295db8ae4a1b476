import { cotrans, cotrans_sp, type Sextuple, type Triple } from '../coordinates.js';
import {
  csnorm,
  csroundsec,
  d2l,
  degnorm,
  difcs2n,
  difcsn,
  difdeg2n,
  difdegn,
  radnorm,
  type SplitDegrees,
  split_deg,
} from '../degrees.js';
import { type Callback, give } from './give.js';
import type { LongitudePlace } from './places.js';

/** Degrees in their parts; `secondFraction` is of a second. */
export interface NamedDegrees {
  readonly degree: number;
  readonly min: number;
  readonly second: number;
  readonly secondFraction: number;
  readonly sign: number;
}

function partsIn({ degree, minute, second, fraction, sign }: SplitDegrees): NamedDegrees {
  return { degree, min: minute, second, secondFraction: fraction, sign };
}

function byName([longitude, latitude, distance]: Triple) {
  return { longitude, latitude, distance };
}

function withRates([longitude, latitude, distance, longitudeSpeed, latitudeSpeed, distanceSpeed]: Sextuple) {
  return { longitude, latitude, distance, longitudeSpeed, latitudeSpeed, distanceSpeed };
}

const HALF_TURN = Math.PI;

/** Radians from one direction to another, from -π to below π. */
function radiansBetween(p1: number, p2: number): number {
  const apart = radnorm(p1 - p2);
  return apart >= HALF_TURN ? apart - 2 * HALF_TURN : apart;
}

/**
 * Degrees in [0, 360).
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_degnorm } from 'nirayana/swisseph';
 *
 * swe_degnorm(-10); // => { x360: 350 }
 */
export function swe_degnorm(x: number, callback?: Callback<{ readonly x360: number }>): { readonly x360: number } {
  return give({ x360: degnorm(x) }, callback);
}

/**
 * Radians in [0, 2π).
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_radnorm } from 'nirayana/swisseph';
 *
 * swe_radnorm(-1).x2Pi.toFixed(4); // => '5.2832'
 */
export function swe_radnorm(x: number, callback?: Callback<{ readonly x2Pi: number }>): { readonly x2Pi: number } {
  return give({ x2Pi: radnorm(x) }, callback);
}

/**
 * The middle of two directions, degrees.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_deg_midp } from 'nirayana/swisseph';
 *
 * swe_deg_midp(10, 200); // => { xMid360: 285 }
 */
export function swe_deg_midp(
  x1: number,
  x0: number,
  callback?: Callback<{ readonly xMid360: number }>,
): { readonly xMid360: number } {
  return give({ xMid360: degnorm(x0 + difdeg2n(x1, x0) / 2) }, callback);
}

/**
 * The middle of two directions, radians.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_rad_midp } from 'nirayana/swisseph';
 *
 * swe_rad_midp(1, 2); // => { xMid2Pi: 1.5 }
 */
export function swe_rad_midp(
  x1: number,
  x0: number,
  callback?: Callback<{ readonly xMid2Pi: number }>,
): { readonly xMid2Pi: number } {
  return give({ xMid2Pi: radnorm(x0 + radiansBetween(x1, x0) / 2) }, callback);
}

/**
 * Degrees from one direction to another, in [0, 360).
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_difdegn } from 'nirayana/swisseph';
 *
 * swe_difdegn(10, 20); // => { degreeDiff: 350 }
 */
export function swe_difdegn(
  p1: number,
  p2: number,
  callback?: Callback<{ readonly degreeDiff: number }>,
): { readonly degreeDiff: number } {
  return give({ degreeDiff: difdegn(p1, p2) }, callback);
}

/**
 * The same from -180 to below 180.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_difdeg2n } from 'nirayana/swisseph';
 *
 * swe_difdeg2n(10, 20); // => { degreeDistance180: -10 }
 */
export function swe_difdeg2n(
  p1: number,
  p2: number,
  callback?: Callback<{ readonly degreeDistance180: number }>,
): { readonly degreeDistance180: number } {
  return give({ degreeDistance180: difdeg2n(p1, p2) }, callback);
}

/**
 * The same in radians, from -π to below π.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_difrad2n } from 'nirayana/swisseph';
 *
 * swe_difrad2n(1, 5).degreeDistancePi.toFixed(4); // => '2.2832'
 */
export function swe_difrad2n(
  p1: number,
  p2: number,
  callback?: Callback<{ readonly degreeDistancePi: number }>,
): { readonly degreeDistancePi: number } {
  return give({ degreeDistancePi: radiansBetween(p1, p2) }, callback);
}

/**
 * Hundredths of an arc-second within the circle.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_csnorm } from 'nirayana/swisseph';
 *
 * swe_csnorm(-100); // => { centisec360: 129599900 }
 */
export function swe_csnorm(
  p: number,
  callback?: Callback<{ readonly centisec360: number }>,
): { readonly centisec360: number } {
  return give({ centisec360: csnorm(p) }, callback);
}

/**
 * Hundredths of an arc-second from one direction to another.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_difcsn } from 'nirayana/swisseph';
 *
 * swe_difcsn(100, 200); // => { centisecDiff: 129599900 }
 */
export function swe_difcsn(
  p1: number,
  p2: number,
  callback?: Callback<{ readonly centisecDiff: number }>,
): { readonly centisecDiff: number } {
  return give({ centisecDiff: difcsn(p1, p2) }, callback);
}

/**
 * The same from minus half a circle to below half of one.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_difcs2n } from 'nirayana/swisseph';
 *
 * swe_difcs2n(100, 200); // => { centisecDistance180: -100 }
 */
export function swe_difcs2n(
  p1: number,
  p2: number,
  callback?: Callback<{ readonly centisecDistance180: number }>,
): { readonly centisecDistance180: number } {
  return give({ centisecDistance180: difcs2n(p1, p2) }, callback);
}

/**
 * Hundredths of an arc-second, rounded to a second.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_csroundsec } from 'nirayana/swisseph';
 *
 * swe_csroundsec(12345); // => { centisecRound: 12300 }
 */
export function swe_csroundsec(
  x: number,
  callback?: Callback<{ readonly centisecRound: number }>,
): { readonly centisecRound: number } {
  return give({ centisecRound: csroundsec(x) }, callback);
}

/**
 * A number rounded to a whole one.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_d2l } from 'nirayana/swisseph';
 *
 * swe_d2l(1.6); // => { xRound: 2 }
 */
export function swe_d2l(x: number, callback?: Callback<{ readonly xRound: number }>): { readonly xRound: number } {
  return give({ xRound: d2l(x) }, callback);
}

/**
 * Degrees split into their parts, by the flags `SE_SPLIT_DEG_*`.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_split_deg } from 'nirayana/swisseph';
 *
 * swe_split_deg(123.456789, 9); // => { degree: 3, min: 27, second: 24, secondFraction: 0, sign: 4 }
 */
export function swe_split_deg(ddeg: number, roundflag: number, callback?: Callback<NamedDegrees>): NamedDegrees {
  return give(partsIn(split_deg(ddeg, roundflag)), callback);
}

/**
 * From the ecliptic to the equator with a negative obliquity, the other way with a positive one.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_cotrans } from 'nirayana/swisseph';
 *
 * swe_cotrans([100, 0, 1], -23.44).longitude.toFixed(4); // => '100.8788'
 */
export function swe_cotrans(
  xpo: readonly number[],
  eps: number,
  callback?: Callback<Omit<LongitudePlace, 'longitudeSpeed' | 'latitudeSpeed' | 'distanceSpeed'>>,
): Omit<LongitudePlace, 'longitudeSpeed' | 'latitudeSpeed' | 'distanceSpeed'> {
  return give(byName(cotrans(xpo, eps)), callback);
}

/**
 * {@link swe_cotrans} with rates.
 *
 * @throws CalculationError `invalid_input` for an argument of the wrong kind.
 *
 * @example
 * import { swe_cotrans_sp } from 'nirayana/swisseph';
 *
 * swe_cotrans_sp([100, 0, 1, 1, 0, 0], -23.44).longitudeSpeed.toFixed(4); // => '1.0838'
 */
export function swe_cotrans_sp(
  xpo: readonly number[],
  eps: number,
  callback?: Callback<LongitudePlace>,
): LongitudePlace {
  return give(withRates(cotrans_sp(xpo, eps)), callback);
}
