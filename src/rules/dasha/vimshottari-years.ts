import type { Graha } from '../../base/zodiac/rashi.js';

/**
 * The Vimshottari order and the years of each lord, 120 in all: Brihat Parashara Hora Shastra, chapter 46. The lords
 * take the nakshatras in turn, Ketu the first, the tenth and the nineteenth.
 */
export const VIMSHOTTARI = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const satisfies readonly (readonly [Graha, number])[];

/** The years of all nine lords together. */
export const CYCLE_YEARS = 120;
