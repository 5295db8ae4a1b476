import { atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, tan, wrap180, wrap360 } from '../math/angle.js';
import { type HouseSky, rising } from './house-sky.js';

/** Points of the ecliptic beside ascendant and midheaven, degrees in [0, 360) from the true equinox of date. */
export interface HousePoints {
  /** Where the prime vertical meets the ecliptic in the west. */
  readonly vertex: number;
  /** What would rise at the equator: the ascendant of the latitude 0. */
  readonly equatorialAscendant: number;
  /** Opposite to what rose when the midheaven was opposite (Walter Koch). */
  readonly coAscendantKoch: number;
  /** What rises at the complement of the latitude (Michael Munkasey). */
  readonly coAscendantMunkasey: number;
  /** What rose when the midheaven was opposite (Michael Munkasey). */
  readonly polarAscendant: number;
}

/**
 * The points that a midheaven and an ascendant in `sky` go with. Munkasey, "An Astrological House Formulary". Between the
 * tropics the ecliptic may meet the prime vertical twice on one side of the meridian: the vertex is the point west of it.
 */
export function housePointsOf(sky: HouseSky, midheaven: number): HousePoints {
  const { meridian, obliquity, latitude } = sky;
  const polar = wrap360(rising(meridian + 180, tan(latitude), obliquity));
  const [sp, cp] = [sin(latitude), cos(latitude)];
  const side = sp < 0 ? -1 : 1;
  // The tangent of the complement, turned over at the equator: cos φ / sin φ without a division by nothing.
  const west = risingOver(meridian + 180, side * cp, Math.abs(sp), obliquity);
  const isTropical = Math.abs(latitude) <= obliquity;
  const isEast = isTropical && wrap180(west - midheaven) > 0;
  return {
    vertex: wrap360(isEast ? west + 180 : west),
    equatorialAscendant: wrap360(rising(meridian, 0, obliquity)),
    coAscendantKoch: wrap360(polar + 180),
    coAscendantMunkasey: wrap360(risingOver(meridian, side * cp, Math.abs(sp), obliquity)),
    polarAscendant: polar,
  };
}

/** What rises where the tangent of the latitude is a quotient, whose divisor, at least 0, may vanish. */
function risingOver(siderealTime: number, upper: number, lower: number, obliquity: number): number {
  const t = siderealTime * RADIANS_PER_DEGREE;
  const y = cos(t) * lower;
  const x = -(sin(t) * cos(obliquity) * lower + upper * sin(obliquity));
  return atan2(y, x) * DEGREES_PER_RADIAN;
}
