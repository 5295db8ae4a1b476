import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, roundTo } from '../../base/math/angle.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { degreeInRashi, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { GANDANTAS, type Gandanta, PUSHKARA } from './points-tables.js';

/** A longitude near the end of a water sign or the beginning of a fire sign. */
export interface GandantaState {
  readonly junction: Gandanta;
  /** Degrees to it or from it, [0, 3.333334). */
  readonly degrees: number;
}

const PADAS_BETWEEN = 36;
const JUNCTIONS = 3;

/** The gandanta of a longitude, microdegrees: the last pada before one of three edges and the first after it. */
export function gandantaOf(longitude: number): GandantaState | undefined {
  const { padaIndex } = nakshatraOf(longitude);
  const place = padaIndex % PADAS_BETWEEN;
  if (place !== 0 && place !== PADAS_BETWEEN - 1) return undefined;
  const index = Math.floor((padaIndex + 1) / PADAS_BETWEEN) % JUNCTIONS;
  const edge = (index * MICRODEGREES_PER_CIRCLE) / JUNCTIONS;
  const apart = Math.abs(longitude - edge);
  return {
    junction: GANDANTAS[index] as Gandanta,
    degrees: fromMicrodegrees(Math.min(apart, MICRODEGREES_PER_CIRCLE - apart)),
  };
}

/** Whether a longitude, microdegrees, is in a pushkara navamsa of its sign, and how far it is from the pushkara bhaga. */
export function pushkaraOf(longitude: number): { readonly isNavamsa: boolean; readonly degreesFromBhaga: number } {
  const sign = rashiOf(longitude);
  const { padaIndex } = nakshatraOf(longitude);
  return {
    isNavamsa: isPushkaraNavamsa(sign, (padaIndex % 9) + 1),
    degreesFromBhaga: roundTo(Math.abs(degreeInRashi(longitude) - PUSHKARA[sign.element].bhaga), 6),
  };
}

/** Whether a navamsa of a sign, 1 to 9, is pushkara. */
export function isPushkaraNavamsa({ element }: Rashi, number: number): boolean {
  return PUSHKARA[element].navamsas.includes(number);
}
