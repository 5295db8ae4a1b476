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
}

const DIAMOND: Habits = { chart: 'north', month: 'amanta' };
const SQUARE: Habits = { chart: 'south', month: 'amanta' };

/**
 * By language. Tamil, Telugu, Kannada and Malayalam almanacs draw the square of fixed signs, Marathi, Gujarati and Hindi
 * ones the diamond, Bengali ones the eastern square, and panjikas name lunar months by the full Moon.
 */
export const HABITS: Readonly<Record<LanguageCode, Habits>> = {
  en: DIAMOND,
  uk: DIAMOND,
  ru: DIAMOND,
  hi: DIAMOND,
  fr: DIAMOND,
  de: DIAMOND,
  es: DIAMOND,
  ta: SQUARE,
  te: SQUARE,
  kn: SQUARE,
  ml: SQUARE,
  mr: DIAMOND,
  gu: DIAMOND,
  bn: { chart: 'east', month: 'purnimanta' },
};
