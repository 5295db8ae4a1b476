import type { RegionOrGroup } from '../../rules/vrata/regions.js';
import type { LanguageCode } from './locales.js';

/**
 * What the almanacs of a language do by habit. No number hangs on it: it says which of several readings stands first,
 * and every page that follows it has the switch to the others or shows them too.
 */
export interface Habits {
  /** How the chart of a birth is drawn. */
  readonly chart: 'north' | 'south' | 'east';
  /** Where a lunar month ends, in the reckoning that is told first: at the new or at the full Moon. */
  readonly month: 'amanta' | 'purnimanta';
  /**
   * Whose fasts and festivals its readers keep far from India, where no place says it: those of the state whose language
   * it is. Absent where the language is that of no one state, and what is kept in the North is told.
   */
  readonly region?: RegionOrGroup;
}

const DIAMOND: Habits = { chart: 'north', month: 'amanta' };
const SQUARE: Habits = { chart: 'south', month: 'amanta' };

/**
 * By language. Tamil, Telugu, Kannada and Malayalam almanacs draw the square of fixed signs, Marathi, Gujarati and Hindi
 * ones the diamond, Bengali ones the eastern square, and panjikas name lunar months by the full Moon. The state of a
 * language is the one that has it as its official language by an act of its own.
 */
export const HABITS: Readonly<Record<LanguageCode, Habits>> = {
  en: DIAMOND,
  uk: DIAMOND,
  ru: DIAMOND,
  hi: DIAMOND,
  fr: DIAMOND,
  de: DIAMOND,
  es: DIAMOND,
  ta: { ...SQUARE, region: 'tamil_nadu' },
  te: { ...SQUARE, region: 'andhra_telangana' },
  kn: { ...SQUARE, region: 'karnataka' },
  ml: { ...SQUARE, region: 'kerala' },
  mr: { ...DIAMOND, region: 'maharashtra' },
  gu: { ...DIAMOND, region: 'gujarat' },
  bn: { chart: 'east', month: 'purnimanta', region: 'bengal' },
};
