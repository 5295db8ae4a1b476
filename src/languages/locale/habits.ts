import type { RegionOrGroup } from '../../rules/vrata/regions.js';
import type { LanguageCode } from './locales.js';

/** A reckoning of months: by the Moon until she is new or full, or the calendar of the Sun of a region. */
export type MonthReckoning = LunarReckoning | SolarReckoning;
export type LunarReckoning = 'amanta' | 'purnimanta';
export type SolarReckoning = 'tamil' | 'malayalam' | 'bengali';

/** What judges a match: the points of the North, or the agreements of the South. */
export type MatchReckoning = 'kootas' | 'poruthams';

/** A window of the day that almanacs print as one to be avoided. */
type AvoidedWindow = 'rahu_kalam' | 'yamaganda' | 'gulika' | 'dur_muhurta' | 'varjyam';

/**
 * What the almanacs of a language do by habit. No number hangs on it: it says which of several readings stands first,
 * and every page that follows it has the switch to the others or shows them too.
 */
export interface Habits {
  /** How the chart of a birth is drawn. */
  readonly chart: 'north' | 'south' | 'east';
  /** Whose month and date are told first. */
  readonly month: MonthReckoning;
  /** Where a lunar month ends, in the one that is told first of both: at the new or at the full Moon. */
  readonly lunar: LunarReckoning;
  /** The year that is told first of all: a count, or the cycle of sixty by which years are called. */
  readonly year: 'vikrama' | 'vikrama_gujarat' | 'saka' | 'kollam' | 'bengali' | 'south' | 'tamil';
  /** The windows to be avoided in the order in which a daily page has them. */
  readonly avoided: readonly AvoidedWindow[];
  /** Into which eighths day and night are divided first. */
  readonly eighths: 'choghadiya' | 'gowri';
  /** What is told first of a match. */
  readonly match: MatchReckoning;
  /**
   * Whose fasts and festivals its readers keep far from India, where no place says it: those of the state whose language
   * it is. Absent where the language is that of no one state, and what is kept in the North is told.
   */
  readonly region?: RegionOrGroup;
}

const RAHU_FIRST = ['rahu_kalam', 'yamaganda', 'gulika', 'dur_muhurta', 'varjyam'] as const;

const DIAMOND: Habits = {
  chart: 'north',
  month: 'amanta',
  lunar: 'amanta',
  year: 'vikrama',
  avoided: RAHU_FIRST,
  eighths: 'choghadiya',
  match: 'kootas',
};
const SQUARE: Habits = { ...DIAMOND, chart: 'south', year: 'south' };

/**
 * By language. Tamil, Telugu, Kannada and Malayalam almanacs draw the square of fixed signs, Marathi, Gujarati and Hindi
 * ones the diamond, Bengali ones the eastern square. Hindi and Bengali panchangas name lunar months by the full Moon.
 * Tamil, Malayalam and Bengali days are dated by the Sun. Telugu and Kannada years go by their name in the cycle of
 * sixty, Marathi ones by Shaka, and those of Gujarat begin with Kartika. Telugu daily pages have Varjyam and Durmuhurtam
 * before Rahu Kalam. Tamil ones divide the day by Gowri, and Tamil and Malayalam matches go by poruthams. The state of a
 * language is the one that has it as its official language by an act of its own.
 */
export const HABITS: Readonly<Record<LanguageCode, Habits>> = {
  en: DIAMOND,
  uk: DIAMOND,
  ru: DIAMOND,
  hi: { ...DIAMOND, month: 'purnimanta', lunar: 'purnimanta' },
  fr: DIAMOND,
  de: DIAMOND,
  es: DIAMOND,
  ta: { ...SQUARE, month: 'tamil', year: 'tamil', eighths: 'gowri', match: 'poruthams', region: 'tamil_nadu' },
  te: {
    ...SQUARE,
    avoided: ['varjyam', 'dur_muhurta', 'rahu_kalam', 'yamaganda', 'gulika'],
    region: 'andhra_telangana',
  },
  kn: { ...SQUARE, region: 'karnataka' },
  ml: { ...SQUARE, month: 'malayalam', year: 'kollam', match: 'poruthams', region: 'kerala' },
  mr: { ...DIAMOND, year: 'saka', region: 'maharashtra' },
  gu: { ...DIAMOND, year: 'vikrama_gujarat', region: 'gujarat' },
  bn: { ...DIAMOND, chart: 'east', month: 'bengali', lunar: 'purnimanta', year: 'bengali', region: 'bengal' },
};

/** Whether months are counted by the Sun. */
export function isSolar(reckoning: MonthReckoning): reckoning is SolarReckoning {
  return reckoning !== 'amanta' && reckoning !== 'purnimanta';
}
