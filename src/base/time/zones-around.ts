import { cos, PI, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import { KILOMETRES_PER_DEGREE } from './border-lines.js';

const BEARINGS = 16;

/** The zones that a finder names on rings around a place, radii in kilometres. What is no text is no zone. */
export function zonesAround(
  latitude: number,
  longitude: number,
  radii: readonly number[],
  finder: (latitude: number, longitude: number) => unknown,
): Set<string> {
  const found = new Set<string>();
  for (const kilometres of radii) {
    const reach = kilometres / KILOMETRES_PER_DEGREE;
    for (let bearing = 0; bearing < BEARINGS; bearing++) {
      const angle = (bearing * 2 * PI) / BEARINGS;
      const north = Math.max(-90, Math.min(90, latitude + reach * cos(angle)));
      // Near a pole the ring goes around it.
      const turn = (reach * sin(angle)) / Math.max(cos(latitude * RADIANS_PER_DEGREE), 1e-9);
      const east = longitude + Math.max(-180, Math.min(180, turn));
      const zone = finder(north, east > 180 ? east - 360 : east < -180 ? east + 360 : east);
      if (typeof zone === 'string') found.add(zone);
    }
  }
  return found;
}
