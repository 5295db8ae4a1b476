import type { KootaScore } from '../../../rules/matching/ashtakoota.js';
import { GERMAN_KOOTAS } from '../../de/kootas.js';
import { ENGLISH_KOOTAS } from '../../en/kootas.js';
import { SPANISH_KOOTAS } from '../../es/kootas.js';
import { FRENCH_KOOTAS } from '../../fr/kootas.js';
import { HINDI_KOOTAS } from '../../hi/kootas.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN_KOOTAS } from '../../ru/kootas.js';
import { UKRAINIAN_KOOTAS } from '../../uk/kootas.js';
import { type KootaWords, kootaSentence } from './koota-words.js';

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
