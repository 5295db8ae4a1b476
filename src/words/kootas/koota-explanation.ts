import type { Locale } from '../../locale/locales.js';
import type { KootaScore } from '../../matching/ashtakoota.js';
import { GERMAN_KOOTAS } from './de.js';
import { ENGLISH_KOOTAS } from './en.js';
import { SPANISH_KOOTAS } from './es.js';
import { FRENCH_KOOTAS } from './fr.js';
import { HINDI_KOOTAS } from './hi.js';
import { type KootaWords, kootaSentence } from './koota-words.js';
import { RUSSIAN_KOOTAS } from './ru.js';
import { UKRAINIAN_KOOTAS } from './uk.js';

const WORDS: Readonly<Record<Locale, KootaWords>> = {
  en: ENGLISH_KOOTAS,
  uk: UKRAINIAN_KOOTAS,
  ru: RUSSIAN_KOOTAS,
  hi: HINDI_KOOTAS,
  fr: FRENCH_KOOTAS,
  de: GERMAN_KOOTAS,
  es: SPANISH_KOOTAS,
};

/** Why a koota gives its points, in a language. */
export function kootaExplanation(locale: Locale, koota: KootaScore): string {
  return kootaSentence(WORDS[locale], koota);
}
