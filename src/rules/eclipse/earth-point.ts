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
