import { cos, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import { exp, log10 } from '../math/logarithm.js';
import type { Body } from './ephemeris.js';

/** What the brightness of a body depends on. */
export interface Lit {
  /** Sun - body - Earth, degrees. */
  readonly phaseAngle: number;
  /** Astronomical units from the Sun and from who looks. */
  readonly fromSun: number;
  readonly distance: number;
  /** Degrees of latitude on the body under the Sun and under who looks; 0 where they do not matter. */
  readonly sunlit: number;
  readonly facing: number;
  /** Julian years since J2000.0. */
  readonly years: number;
}

/**
 * Visual magnitudes at 1 astronomical unit from both. Planets: Mallama and Hilton, "Computing apparent planetary
 * magnitudes for the Astronomical Almanac", Astronomy and Computing 25, 10 (2018), without the turn of Mars about itself;
 * Neptune as it was before 1980, grew brighter until 2000, and is since.
 * Moon: C. W. Allen, "Astrophysical Quantities" (1976), section 66, up to 147 degrees, and beyond the third power of what
 * is lit. Sun: -26.86 at 1 astronomical unit. Pluto: -1.0, about which it swings by 0.2 as it turns. The tilt
 * of Uranus is taken on the sphere.
 */
const MAGNITUDES: Readonly<Record<Exclude<Body, 'Sun' | 'Moon'>, (lit: Lit) => number>> = {
  Mercury: ({ phaseAngle: a }) =>
    -0.613 + a * (6.328e-2 + a * (-1.6336e-3 + a * (3.3644e-5 + a * (-3.4265e-7 + a * (1.6893e-9 - 3.0334e-12 * a))))),
  Venus: ({ phaseAngle: a }) =>
    a <= 163.7
      ? -4.384 + a * (-1.044e-3 + a * (3.687e-4 + a * (-2.814e-6 + 8.938e-9 * a)))
      : 236.05828 + a * (-2.81914 + 8.39034e-3 * a),
  Mars: ({ phaseAngle: a }) =>
    a <= 50 ? -1.601 + a * (2.267e-2 - 1.302e-4 * a) : -0.367 + a * (-0.02573 + 3.445e-4 * a),
  Jupiter: ({ phaseAngle: a }) => -9.395 + a * (-3.7e-4 + 6.16e-4 * a),
  Saturn: ({ phaseAngle: a, sunlit, facing }) => {
    // The rings are bright where Sun and Earth are on one side of them.
    const tilts = sin(sunlit * RADIANS_PER_DEGREE) * sin(facing * RADIANS_PER_DEGREE);
    const tilt = tilts > 0 ? Math.sqrt(tilts) : 0;
    return -8.914 - 1.825 * tilt + 0.026 * a - 0.378 * tilt * exp(-2.25 * a);
  },
  Uranus: ({ phaseAngle: a, sunlit, facing }) =>
    -7.11 - 4.2e-4 * (Math.abs(sunlit) + Math.abs(facing)) + a * (6.587e-3 + 1.045e-4 * a),
  Neptune: ({ years }) => (years > 0 ? -7 : -6.89 - 0.0054 * Math.max(0, years + 20)),
  Pluto: () => -1,
};

const SUN = -26.86;
/** Of the Moon, fully lit, at 1 astronomical unit from both, and the phase angle beyond which there is another rule. */
const MOON = 0.231;
const THIN_MOON = 147;

/** The apparent visual magnitude of a body. */
export function magnitudeOf(body: Body, lit: Lit): number {
  const { fromSun, distance, phaseAngle } = lit;
  if (body === 'Sun') return SUN + 5 * log10(distance);
  const there = body === 'Moon' ? moon(phaseAngle) : MAGNITUDES[body](lit);
  return there + 5 * log10(fromSun * distance);
}

function moon(phaseAngle: number): number {
  const a = Math.min(phaseAngle, THIN_MOON);
  const allen = MOON + a * (0.026 + 4e-9 * a * a * a);
  // A Moon that is not lit at all would be infinitely faint.
  const lit = Math.max(180 - phaseAngle, 1e-3) / (180 - a);
  return phaseAngle <= THIN_MOON ? allen : allen - 7.5 * log10(lit);
}

/** Directions of the north poles on the celestial sphere, degrees: Archinal et al. (2018), as in `radii.ts`. */
const POLES = { Saturn: [40.589, 83.537], Uranus: [257.311, -15.175] } as const;

/** The pole of a body in the celestial reference frame, where its latitudes matter for how bright it is. */
export function poleOf(body: Body): readonly [number, number, number] | undefined {
  if (body !== 'Saturn' && body !== 'Uranus') return undefined;
  const [a, d] = [POLES[body][0] * RADIANS_PER_DEGREE, POLES[body][1] * RADIANS_PER_DEGREE];
  return [cos(d) * cos(a), cos(d) * sin(a), sin(d)];
}
