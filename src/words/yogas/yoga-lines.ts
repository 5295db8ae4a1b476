import type { Locale } from '../../locale/locales.js';
import { GERMAN_YOGA_LINES } from './de.js';
import { ENGLISH_YOGA_LINES } from './en.js';
import { SPANISH_YOGA_LINES } from './es.js';
import { FRENCH_YOGA_LINES } from './fr.js';
import { HINDI_YOGA_LINES } from './hi.js';
import type { YogaLines } from './kinds.js';
import { RUSSIAN_YOGA_LINES } from './ru.js';
import { UKRAINIAN_YOGA_LINES } from './uk.js';

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
