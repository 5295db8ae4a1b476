import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE } from '../../base/math/angle.js';
import { rulesSigns } from '../../base/zodiac/graha.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { COMBUSTION_ORBS } from './combustion-orbs.js';

/** How near a graha is to the Sun. */
export interface Combustion {
  /** Distance in longitude, degrees, 0 to 180. */
  readonly degreesFromSun: number;
  /** Degrees within which it counts, by its present motion. */
  readonly orb: number;
  readonly combust: boolean;
}

/** The combustion of a graha; undefined for the Sun and the nodes, which are never combust. */
export function combustionOf({ graha, longitude, speed }: GrahaPosition, sun: number): Combustion | undefined {
  if (graha === 'Sun' || !rulesSigns(graha)) return undefined;
  const orbs = COMBUSTION_ORBS[graha];
  const apart = Math.abs(longitude - sun);
  const degreesFromSun = fromMicrodegrees(Math.min(apart, MICRODEGREES_PER_CIRCLE - apart));
  const orb = speed < 0 ? orbs.retrograde : orbs.direct;
  return { degreesFromSun, orb, combust: degreesFromSun <= orb };
}
