import type { Locale } from '../locale/locales.js';
import type { Language } from './language.js';
import { GERMAN_WORDS } from './languages/de.js';
import { ENGLISH_WORDS } from './languages/en.js';
import { SPANISH_WORDS } from './languages/es.js';
import { FRENCH_WORDS } from './languages/fr.js';
import { HINDI_WORDS } from './languages/hi.js';
import { RUSSIAN_WORDS } from './languages/ru.js';
import { UKRAINIAN_WORDS } from './languages/uk.js';

/** All that is said, by language. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: ENGLISH_WORDS,
  uk: UKRAINIAN_WORDS,
  ru: RUSSIAN_WORDS,
  hi: HINDI_WORDS,
  fr: FRENCH_WORDS,
  de: GERMAN_WORDS,
  es: SPANISH_WORDS,
};
