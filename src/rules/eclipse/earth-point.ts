import { cos, RADIANS_PER_DEGREE, sin } from '../../base/math/angle.js';

const FLATTENING = 1 / 298.257223563;
/** Square of the axis of the Earth over its equator: WGS 84. */
export const AXIS_SQUARED = (1 - FLATTENING) * (1 - FLATTENING);

/** A point of the Earth at sea level: distance from its axis, and from the plane of the equator; equatorial radii. */
export interface EarthPoint {
  readonly fromAxis: number;
  readonly north: number;
  /** Radians, east positive. */
  readonly longitude: number;
}

/** Degrees, of WGS 84. */
export interface GeographicPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export function earthPoint({ latitude, longitude }: GeographicPlace): EarthPoint {
  const [s, c] = [sin(latitude * RADIANS_PER_DEGREE), cos(latitude * RADIANS_PER_DEGREE)];
  const radius = 1 / Math.sqrt(c * c + AXIS_SQUARED * s * s);
  return { fromAxis: radius * c, north: radius * AXIS_SQUARED * s, longitude: longitude * RADIANS_PER_DEGREE };
}

/** A quantity around a syzygy: coefficients of a polynomial of the fourth degree in steps of {@link STEP_DAYS}. */
export type Polynomial = readonly [number, number, number, number, number];

/**
 * Days between the five instants through which a polynomial goes. The longest eclipse takes 6 h 20 min; two steps to
 * either side hold it, and between them the fourth degree keeps a place of the Moon to 0.0000005 Earth radii.
 */
export const STEP_DAYS = 1.75 / 24;

/** Steps from the middle at which the values of {@link through} stand. */
export const SAMPLES = [-2, -1, 0, 1, 2] as const;

/** The polynomial through the values at {@link SAMPLES}. */
export function through([a, b, c, d, e]: Polynomial): Polynomial {
  return [
    c,
    (a - 8 * b + 8 * d - e) / 12,
    (-a + 16 * b - 30 * c + 16 * d - e) / 24,
    (-a + 2 * b - 2 * d + e) / 12,
    (a - 4 * b + 6 * c - 4 * d + e) / 24,
  ];
}

export function valueAt([c0, c1, c2, c3, c4]: Polynomial, steps: number): number {
  return c0 + steps * (c1 + steps * (c2 + steps * (c3 + steps * c4)));
}

/** The rate a step. */
export function rateAt([, c1, c2, c3, c4]: Polynomial, steps: number): number {
  return c1 + steps * (2 * c2 + steps * (3 * c3 + steps * 4 * c4));
}
