import { ARCSECONDS_PER_RADIAN, cos, sin } from '../math/trigonometry.js';
import { centuriesSinceJ2000 } from './moment.js';
import { NUTATION_TERMS } from './nutation-terms.js';

/** The short-period swing of the Earth's axis, arc-seconds. */
export interface Nutation {
  /** In ecliptic longitude (Δψ). */
  readonly longitude: number;
  /** In obliquity (Δε). */
  readonly obliquity: number;
}

const ARGUMENTS = 5;
const TERM_LENGTH = 11;
const HIGHEST_MULTIPLE = 4;
const MULTIPLES = 2 * HIGHEST_MULTIPLE + 1;
const UNITS_PER_ARCSECOND = 1e-7;
const ARCSECONDS_PER_CIRCLE = 1_296_000;

/**
 * Delaunay arguments l, l', F, D, Ω in radians.
 * Simon et al., Astronomy & Astrophysics 282, 663 (1994), as in IERS Technical Note 36, eq. 5.43.
 */
function delaunayArguments(t: number): readonly number[] {
  return [
    485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * (0.051635 - 0.0002447 * t))),
    1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * (0.000136 - 0.00001149 * t))),
    335779.526232 + t * (1739527262.8478 + t * (-12.7512 + t * (-0.001037 + 0.00000417 * t))),
    1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * (0.006593 - 0.00003169 * t))),
    450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - 0.00005939 * t))),
  ].map((argument) => (argument % ARCSECONDS_PER_CIRCLE) / ARCSECONDS_PER_RADIAN);
}

/**
 * Nutation by the IAU 2000B series without its fixed planetary offsets, which agrees with the full IAU 2000A
 * series within 0.001 arc-second.
 */
export function nutation(julianDayTt: number): Nutation {
  const t = centuriesSinceJ2000(julianDayTt);
  const { cosines, sines } = multiples(delaunayArguments(t));
  let longitude = 0;
  let obliquity = 0;
  // Smallest terms first, so that they are not lost in the sum.
  for (let row = NUTATION_TERMS.length - TERM_LENGTH; row >= 0; row -= TERM_LENGTH) {
    let c = 1;
    let s = 0;
    for (let j = 0; j < ARGUMENTS; j++) {
      const multiple = term(row + j);
      if (multiple === 0) continue;
      const at = j * MULTIPLES + HIGHEST_MULTIPLE + multiple;
      const cosine = cosines[at] as number;
      const sine = sines[at] as number;
      const next = c * cosine - s * sine;
      s = s * cosine + c * sine;
      c = next;
    }
    longitude += (term(row + 5) + term(row + 6) * t) * s + term(row + 7) * c;
    obliquity += (term(row + 8) + term(row + 9) * t) * c + term(row + 10) * s;
  }
  return { longitude: longitude * UNITS_PER_ARCSECOND, obliquity: obliquity * UNITS_PER_ARCSECOND };
}

function term(index: number): number {
  return NUTATION_TERMS[index] as number;
}

/** Cosines and sines of -4 to 4 times each argument, by the addition theorem. */
function multiples(angles: readonly number[]): { cosines: Float64Array; sines: Float64Array } {
  const cosines = new Float64Array(ARGUMENTS * MULTIPLES);
  const sines = new Float64Array(ARGUMENTS * MULTIPLES);
  angles.forEach((angle, j) => {
    const origin = j * MULTIPLES + HIGHEST_MULTIPLE;
    const c1 = cos(angle);
    const s1 = sin(angle);
    cosines[origin] = 1;
    let c = 1;
    let s = 0;
    for (let multiple = 1; multiple <= HIGHEST_MULTIPLE; multiple++) {
      const next = c * c1 - s * s1;
      s = s * c1 + c * s1;
      c = next;
      cosines[origin + multiple] = c;
      sines[origin + multiple] = s;
      cosines[origin - multiple] = c;
      sines[origin - multiple] = -s;
    }
  });
  return { cosines, sines };
}
