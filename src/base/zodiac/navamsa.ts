import { fromMicrodegrees } from '../math/angle.js';
import { nakshatraOf } from './nakshatra.js';
import { type Rashi, rashiNumbered } from './rashi.js';

const MICRODEGREES_PER_RASHI = 30_000_000;

/** The place of a longitude in the ninth harmonic chart (D9). */
export interface NavamsaPosition {
  readonly rashi: Rashi;
  /** Degrees in that sign, [0, 30), with at most six decimals. */
  readonly degree: number;
}

/**
 * The navamsa of a longitude in microdegrees: the padas counted from Aries round the signs, which is the rule of
 * Brihat Parashara Hora Shastra (movable signs begin with themselves, fixed with the 9th, dual with the 5th).
 */
export function navamsaOf(microdegrees: number): NavamsaPosition {
  return {
    rashi: rashiNumbered(nakshatraOf(microdegrees).padaIndex + 1),
    degree: fromMicrodegrees((microdegrees * 9) % MICRODEGREES_PER_RASHI),
  };
}
