import type { Graha } from '../../base/zodiac/rashi.js';
import type { DashaScheme } from './scheme.js';

export const YOGINIS = [
  'Mangala',
  'Pingala',
  'Dhanya',
  'Bhramari',
  'Bhadrika',
  'Ulka',
  'Siddha',
  'Sankata',
] as const satisfies readonly string[];
export type YoginiName = (typeof YOGINIS)[number];

/** The lords of the yoginis in the same order, each with as many years as its place. */
const LORDS = [
  ['Moon', 1],
  ['Sun', 2],
  ['Jupiter', 3],
  ['Mars', 4],
  ['Mercury', 5],
  ['Saturn', 6],
  ['Venus', 7],
  ['Rahu', 8],
] as const satisfies readonly (readonly [Graha, number])[];

/** What is added to the number of a nakshatra before it is divided by eight: Ashwini begins with Bhramari. */
const BEFORE_ASHWINI = 3;

/**
 * The Yogini dasha: eight yoginis in 36 years. The number of the nakshatra and three, divided by eight, leaves the place
 * of the first; nothing left is the eighth. Three cycles are about a life.
 */
export const YOGINI_SCHEME: DashaScheme = {
  lords: LORDS,
  cycleYears: 36,
  cycles: 3,
  stretchOf: (nakshatra) => ({ turn: (nakshatra + BEFORE_ASHWINI) % LORDS.length, first: nakshatra, count: 1 }),
};

/** The yoginis of a cycle with their lords and years. */
export const YOGINI_LORDS = LORDS.map(([lord, years], index) => ({
  yogini: YOGINIS[index] as YoginiName,
  lord,
  years,
}));
