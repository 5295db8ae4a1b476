import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE } from '../../base/math/angle.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { rulesSigns, type SignRuler } from '../../base/zodiac/rashi.js';

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

/** Degrees from the Sun within which a graha is combust. */
export interface CombustionOrb {
  readonly direct: number;
  /** Where the text has another value for a retrograde graha. */
  readonly retrograde: number;
}

/**
 * Surya Siddhanta, chapter 9. The Sun itself and the nodes are never combust. PyJHora and vedaksha also narrow Mars to 8
 * and widen Saturn to 16 when retrograde; AstroEngine knows no retrograde values.
 */
export const COMBUSTION_ORBS: Readonly<Record<Exclude<SignRuler, 'Sun'>, CombustionOrb>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};
