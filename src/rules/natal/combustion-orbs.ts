import type { SignRuler } from '../../base/zodiac/graha.js';

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
