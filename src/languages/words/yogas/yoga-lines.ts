import { GERMAN_YOGA_LINES } from '../../de/yogas.js';
import { ENGLISH_YOGA_LINES } from '../../en/yogas.js';
import { SPANISH_YOGA_LINES } from '../../es/yogas.js';
import { FRENCH_YOGA_LINES } from '../../fr/yogas.js';
import { HINDI_YOGA_LINES } from '../../hi/yogas.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN_YOGA_LINES } from '../../ru/yogas.js';
import { UKRAINIAN_YOGA_LINES } from '../../uk/yogas.js';
import type { YogaLines } from './kinds.js';

/** What makes each yoga, by language. */
export const YOGA_LINES: Readonly<Record<Locale, YogaLines>> = {
  en: ENGLISH_YOGA_LINES,
  uk: UKRAINIAN_YOGA_LINES,
  ru: RUSSIAN_YOGA_LINES,
  hi: HINDI_YOGA_LINES,
  fr: FRENCH_YOGA_LINES,
  de: GERMAN_YOGA_LINES,
  es: SPANISH_YOGA_LINES,
};
