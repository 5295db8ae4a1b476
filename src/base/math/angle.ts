/** Millionths of a degree: the unit in which every reported angle is an exact integer. */
export const MICRODEGREES_PER_DEGREE = 1_000_000;
export const MICRODEGREES_PER_CIRCLE = 360_000_000;

/** `value` reduced to [0, modulus). */
export function modulo(value: number, modulus: number): number {
  // The sum turns -0 into 0.
  if (value >= 0 && value < modulus) return value + 0;
  const reduced = value - modulus * Math.floor(value / modulus);
  return reduced >= modulus || reduced < 0 ? 0 : reduced;
}

/** Degrees reduced to [0, 360). */
export function wrap360(degrees: number): number {
  return modulo(degrees, 360);
}

/** Degrees reduced to [-180, 180): the signed shortest way. */
export function wrap180(degrees: number): number {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}

/**
 * The one rounding of a longitude: a whole number of microdegrees in [0, 360 000 000).
 *
 * Sign, nakshatra, pada, navamsa and the degrees that are printed all come from this integer, so they cannot
 * contradict one another, and a client who has the printed longitude can recompute each of them.
 */
export function toMicrodegrees(degrees: number): number {
  const rounded = Math.floor(wrap360(degrees) * MICRODEGREES_PER_DEGREE + 0.5);
  return rounded === MICRODEGREES_PER_CIRCLE ? 0 : rounded;
}

/** Microdegrees as degrees with at most six decimals. */
export function fromMicrodegrees(microdegrees: number): number {
  return microdegrees / MICRODEGREES_PER_DEGREE;
}

/** A number at reporting precision. `decimals` is a small whole number; never yields -0. */
export function roundTo(value: number, decimals: number): number {
  let scale = 1;
  for (let i = 0; i < decimals; i++) scale *= 10;
  return Math.round(value * scale) / scale + 0;
}
