import { GERMAN_NAMES } from '../de/names.js';
import { ENGLISH_NAMES } from '../en/names.js';
import { SPANISH_NAMES } from '../es/names.js';
import { FRENCH_NAMES } from '../fr/names.js';
import { HINDI_NAMES } from '../hi/names.js';
import type { Locale } from '../locale/locales.js';
import { RUSSIAN_NAMES } from '../ru/names.js';
import { UKRAINIAN_NAMES } from '../uk/names.js';
import type { Names } from './kinds.js';

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
