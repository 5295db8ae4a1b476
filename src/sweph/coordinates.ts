import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap360 } from '../base/math/angle.js';
import { requireNumbers, requireTriple } from './arguments.js';

/** A vector: right-angled, or longitude, latitude and distance. */
export type Triple = readonly [number, number, number];
/** The same with its rates. */
export type Sextuple = readonly [number, number, number, number, number, number];

/** Right-angled, of a longitude and a latitude in degrees. */
export function rightAngled([longitude, latitude, distance]: Triple): Triple {
  const [l, b] = [longitude * RADIANS_PER_DEGREE, latitude * RADIANS_PER_DEGREE];
  const across = distance * cos(b);
  return [across * cos(l), across * sin(l), distance * sin(b)];
}

export function spherical([x, y, z]: Triple): Triple {
  const across = Math.sqrt(x * x + y * y);
  return [
    wrap360(atan2(y, x) * DEGREES_PER_RADIAN),
    atan2(z, across) * DEGREES_PER_RADIAN,
    Math.sqrt(across * across + z * z),
  ];
}

/** The same vector from axes that are turned about the first by an angle, degrees. */
export function turned([x, y, z]: Triple, angle: number): Triple {
  const a = angle * RADIANS_PER_DEGREE;
  const [s, c] = [sin(a), cos(a)];
  return [x, y * c + z * s, z * c - y * s];
}

/**
 * From the ecliptic to the equator with a negative obliquity, the other way with a positive one: longitude, latitude and
 * distance, degrees.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { cotrans } from 'nirayana/sweph';
 *
 * cotrans([100, 0, 1], -23.44).map((value) => value.toFixed(4)); // => ['100.8788', '23.0631', '1.0000']
 */
export function cotrans(xpo: readonly number[], eps: number): Triple {
  requireTriple('xpo', xpo);
  requireNumbers({ eps });
  const [longitude, latitude, distance] = xpo as readonly number[] as Triple;
  const [l, b] = spherical(turned(rightAngled([longitude, latitude, 1]), eps));
  return [l, b, distance];
}

/**
 * {@link cotrans} with rates: those of longitude, latitude and distance follow these.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { cotrans_sp } from 'nirayana/sweph';
 *
 * const turned = cotrans_sp([100, 0, 1, 1, 0, 0], -23.44);
 * turned.map((value) => value.toFixed(4)); // => ['100.8788', '23.0631', '1.0000', '1.0838', '-0.0751', '0.0000']
 */
export function cotrans_sp(xpo: readonly number[], eps: number): Sextuple {
  requireTriple('xpo', xpo, 6);
  requireNumbers({ eps });
  const [l, b, d, lRate, bRate, dRate] = xpo as readonly number[] as Sextuple;
  const at = rightAngled([l, b, 1]);
  const [x, y, z] = turned(at, eps);
  const [vx, vy, vz] = turned(ratesOf([l, b, 1], [lRate, bRate, 0]), eps);
  const across2 = x * x + y * y;
  const across = Math.sqrt(across2);
  const [longitude, latitude] = spherical([x, y, z]);
  return [
    longitude,
    latitude,
    d,
    ((x * vy - y * vx) / across2) * DEGREES_PER_RADIAN,
    (vz / across) * DEGREES_PER_RADIAN,
    dRate,
  ];
}

/** Rates of the right-angled vector, of rates in degrees. */
function ratesOf([longitude, latitude, distance]: Triple, [lRate, bRate, dRate]: Triple): Triple {
  const [l, b] = [longitude * RADIANS_PER_DEGREE, latitude * RADIANS_PER_DEGREE];
  const [sl, cl, sb, cb] = [sin(l), cos(l), sin(b), cos(b)];
  const around = distance * cb * lRate * RADIANS_PER_DEGREE;
  const north = distance * bRate * RADIANS_PER_DEGREE;
  return [
    dRate * cb * cl - around * sl - north * sb * cl,
    dRate * cb * sl + around * cl - north * sb * sl,
    dRate * sb + north * cb,
  ];
}

/** What `asin` takes, where rounding may have left it. */
export function arcSine(sine: number): number {
  return asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN;
}
