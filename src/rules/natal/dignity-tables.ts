import type { SignRuler } from '../../base/zodiac/rashi.js';

/** How a graha stands in a sign, the best first but for the last, which comes before the relations where it applies. */
export const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own_sign',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
  'debilitated',
] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** A stretch of one sign, [from, to) degrees in it. */
export interface SignStretch {
  /** 1 (Aries) to 12 (Pisces). */
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Where each graha is exalted (Brihat Parashara Hora Shastra, chapter 3). It is by whole signs, but the Moon and
 * Mercury share their sign of exaltation with their moolatrikona. `deepest` is the highest degree of it.
 */
export const EXALTATION: Readonly<Record<SignRuler, SignStretch & { readonly deepest: number }>> = {
  Sun: { sign: 1, from: 0, to: 30, deepest: 10 },
  Moon: { sign: 2, from: 0, to: 3, deepest: 3 },
  Mars: { sign: 10, from: 0, to: 30, deepest: 28 },
  Mercury: { sign: 6, from: 0, to: 15, deepest: 15 },
  Jupiter: { sign: 4, from: 0, to: 30, deepest: 5 },
  Venus: { sign: 12, from: 0, to: 30, deepest: 27 },
  Saturn: { sign: 7, from: 0, to: 30, deepest: 20 },
};

/**
 * The moolatrikona of each graha (the same chapter). Other readings: Mercury from 16 degrees where the text is taken
 * to count from the 16th; Moon from 4, Venus 0 to 5 (krazykrackpot/panchang).
 */
export const MOOLATRIKONA: Readonly<Record<SignRuler, SignStretch>> = {
  Sun: { sign: 5, from: 0, to: 20 },
  Moon: { sign: 2, from: 3, to: 30 },
  Mars: { sign: 1, from: 0, to: 12 },
  Mercury: { sign: 6, from: 15, to: 20 },
  Jupiter: { sign: 9, from: 0, to: 10 },
  Venus: { sign: 7, from: 0, to: 15 },
  Saturn: { sign: 11, from: 0, to: 20 },
};

/** Houses counted from a graha in which the others are its friends for the time being (chapter 3); elsewhere enemies. */
export const TEMPORARY_FRIEND_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12];
