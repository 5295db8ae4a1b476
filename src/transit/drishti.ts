import type { Graha } from '../zodiac/graha.js';
import { houseFrom, type Rashi } from '../zodiac/rashi.js';
import { ASPECTS, type Relationship } from './aspect-tables.js';

const DEGREES_PER_HOUSE = 30;

/**
 * How a graha in a sign looks upon another sign by graha drishti in whole signs: `conjunction` in the same sign,
 * undefined where it does not look.
 */
export function drishti(graha: Graha, from: Rashi, to: Rashi): Relationship | undefined {
  const ahead = (houseFrom(from, to) - 1) * DEGREES_PER_HOUSE;
  return ASPECTS[graha].find(({ angle }) => angle === ahead)?.relationship;
}
