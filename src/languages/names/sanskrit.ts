import type { NameKeys } from './kinds.js';

/*
 * Sanskrit names in Latin letters of what books in Latin letters call by names of their own: beside those of `latin.ts`,
 * for readers who set the terms of languages side by side.
 */

export const SANSKRIT_SIGNS: Readonly<Record<NameKeys['sign'], string>> = {
  Aries: 'Mesha',
  Taurus: 'Vrishabha',
  Gemini: 'Mithuna',
  Cancer: 'Karka',
  Leo: 'Simha',
  Virgo: 'Kanya',
  Libra: 'Tula',
  Scorpio: 'Vrishchika',
  Sagittarius: 'Dhanu',
  Capricorn: 'Makara',
  Aquarius: 'Kumbha',
  Pisces: 'Mina',
};

/** The nine, in the order of the weekdays and then the nodes. */
export const SANSKRIT_GRAHAS = {
  Sun: 'Surya',
  Moon: 'Chandra',
  Mars: 'Mangala',
  Mercury: 'Budha',
  Jupiter: 'Guru',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
} as const satisfies { readonly [Name in NameKeys['graha']]?: string };

export const SANSKRIT_PAKSHAS: Readonly<Record<NameKeys['paksha'], string>> = {
  shukla: 'Shukla Paksha',
  krishna: 'Krishna Paksha',
};

/** By the name that the words of pages have for them. */
export const SANSKRIT_CHART_WORDS = {
  lagna: 'Lagna',
  sign: 'Rashi',
  house: 'Bhava',
  graha: 'Graha',
  nakshatra: 'Nakshatra',
  pada: 'Pada',
  ruler: 'Adhipati',
} as const;
