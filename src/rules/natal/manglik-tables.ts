import type { Rashi, SignName } from '../../base/zodiac/rashi.js';

/** Identifies the rules below in results. Changed rules get a new id. */
export const MANGLIK_METHOD = 'service_manglik_v1';

/** Houses of Mars, counted from a reference sign, that make the dosha. South Indian lists leave out the 1st, North Indian ones the 2nd. */
export const MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

/** What the rules look at. */
export interface ManglikChart {
  readonly ascendant: Rashi;
  readonly moon: Rashi;
  readonly mars: Rashi;
  readonly jupiter: Rashi;
}

export const MANGLIK_REFERENCES = ['lagna', 'moon'] as const;

/** A reference from which Mars is counted. */
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];

/** Signs of Mars that waive the dosha of a house: B. V. Raman's list. */
export const SIGNS_WAIVING_HOUSE: Readonly<Record<2 | 4 | 7 | 8 | 12, readonly SignName[]>> = {
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra'],
};

/** Houses that Jupiter aspects, counted from it. */
export const JUPITER_ASPECT_HOUSES: readonly number[] = [5, 7, 9];

/** Lagnas for which Mars rules an angle and a trine. */
export const YOGAKARAKA_LAGNAS: readonly SignName[] = ['Cancer', 'Leo'];

/** Signs of Mars that waive the dosha whatever the house. */
export const SIGNS_WAIVING_ANY_HOUSE: readonly SignName[] = ['Leo', 'Aquarius'];

export const MARS_OWN_SIGNS: readonly SignName[] = ['Aries', 'Scorpio'];
export const SIGN_OF_EXALTED_MARS: SignName = 'Capricorn';
