import { asin, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import type { EarthOrientation } from './earth.js';
import { equatorial, type Seen } from './horizon.js';
import { fromCentre, type Observer } from './topocentric.js';

/** What of a body has to be how high, that it counts as risen. */
export interface Sill {
  /** The radius of the body, astronomical units, taken off where the lower limb counts; 0 for the centre. */
  readonly radius: number;
  /** Degrees of the true altitude, without refraction, of what counts. */
  readonly altitude: number;
  /** Whether the centre of the Earth sees it, at the latitude 0, instead of the observer. */
  readonly longitudeAlone: boolean;
}

/**
 * How high a body is above the altitude at which it rises, degrees, at the place of an observer on the ellipsoid of the
 * Earth. The turn of the Earth, which shifts it by 0.3" at most, is left out: 0.02 s.
 */
export function heightAbove(observer: Observer, { radius, altitude, longitudeAlone }: Sill) {
  const p = observer.latitude * RADIANS_PER_DEGREE;
  const [sp, cp] = [sin(p), cos(p)];
  const { fromAxis, north } = fromCentre(observer);
  const upwards = longitudeAlone ? 0 : fromAxis * cp + north * sp;
  return (seen: Seen, earth: EarthOrientation): number => {
    const { x, y, z } = equatorial(longitudeAlone ? { ...seen, latitude: 0 } : seen, earth);
    const r = (earth.siderealTime + observer.longitude) * RADIANS_PER_DEGREE;
    const along = cos(r) * x + sin(r) * y;
    const d = seen.distance;
    const away = longitudeAlone
      ? d
      : Math.sqrt(d * d - 2 * d * (fromAxis * along + north * z) + fromAxis * fromAxis + north * north);
    const sine = (d * (sp * z + cp * along) - upwards) / away;
    const limb = radius === 0 ? 0 : asin(radius / away);
    return (asin(Math.max(-1, Math.min(1, sine))) + limb) * DEGREES_PER_RADIAN - altitude;
  };
}
