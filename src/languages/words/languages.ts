import { GERMAN_WORDS } from '../de/words.js';
import { ENGLISH_WORDS } from '../en/words.js';
import { SPANISH_WORDS } from '../es/words.js';
import { FRENCH_WORDS } from '../fr/words.js';
import { HINDI_WORDS } from '../hi/words.js';
import type { Locale } from '../locale/locales.js';
import { RUSSIAN_WORDS } from '../ru/words.js';
import { UKRAINIAN_WORDS } from '../uk/words.js';
import type { Language } from './language.js';

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
