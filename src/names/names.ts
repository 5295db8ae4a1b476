import type { Locale } from '../locale/locales.js';
import { GERMAN_NAMES } from './de.js';
import { ENGLISH_NAMES } from './en.js';
import { SPANISH_NAMES } from './es.js';
import { FRENCH_NAMES } from './fr.js';
import { HINDI_NAMES } from './hi.js';
import type { Names } from './kinds.js';
import { RUSSIAN_NAMES } from './ru.js';
import { UKRAINIAN_NAMES } from './uk.js';

/** What each language calls everything. */
export const NAMES: Readonly<Record<Locale, Names>> = {
  en: ENGLISH_NAMES,
  uk: UKRAINIAN_NAMES,
  ru: RUSSIAN_NAMES,
  hi: HINDI_NAMES,
  fr: FRENCH_NAMES,
  de: GERMAN_NAMES,
  es: SPANISH_NAMES,
};
