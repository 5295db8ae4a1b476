import { type Graha, houseFrom, type Rashi } from '../../base/zodiac/rashi.js';

export const RELATIONSHIPS = [
  'conjunction',
  'third_aspect',
  'fourth_aspect',
  'fifth_aspect',
  'opposition',
  'eighth_aspect',
  'ninth_aspect',
  'tenth_aspect',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** An aspect: how far what is looked upon lies ahead of the graha, degrees. */
export interface Aspect {
  readonly relationship: Relationship;
  readonly angle: number;
}

const CONJUNCTION: Aspect = { relationship: 'conjunction', angle: 0 };
const OPPOSITION: Aspect = { relationship: 'opposition', angle: 180 };
const FULL_GLANCE: readonly Aspect[] = [CONJUNCTION, OPPOSITION];

/**
 * Graha drishti (Brihat Parashara Hora Shastra): every graha aspects the 7th; Mars also the 4th and 8th, Jupiter the
 * 5th and 9th, Saturn the 3rd and 10th, each counted from it. The nodes have the 7th only.
 */
export const ASPECTS: Readonly<Record<Graha, readonly Aspect[]>> = {
  Sun: FULL_GLANCE,
  Moon: FULL_GLANCE,
  Mercury: FULL_GLANCE,
  Venus: FULL_GLANCE,
  Mars: [
    CONJUNCTION,
    { relationship: 'fourth_aspect', angle: 90 },
    OPPOSITION,
    { relationship: 'eighth_aspect', angle: 210 },
  ],
  Jupiter: [
    CONJUNCTION,
    { relationship: 'fifth_aspect', angle: 120 },
    OPPOSITION,
    { relationship: 'ninth_aspect', angle: 240 },
  ],
  Saturn: [
    CONJUNCTION,
    { relationship: 'third_aspect', angle: 60 },
    OPPOSITION,
    { relationship: 'tenth_aspect', angle: 270 },
  ],
  Rahu: FULL_GLANCE,
  Ketu: FULL_GLANCE,
};

const DEGREES_PER_HOUSE = 30;

/**
 * How a graha in a sign looks upon another sign by graha drishti in whole signs: `conjunction` in the same sign,
 * undefined where it does not look.
 */
export function drishti(graha: Graha, from: Rashi, to: Rashi): Relationship | undefined {
  const ahead = (houseFrom(from, to) - 1) * DEGREES_PER_HOUSE;
  return ASPECTS[graha].find(({ angle }) => angle === ahead)?.relationship;
}
