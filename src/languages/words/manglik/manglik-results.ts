import type { ManglikNote, Mitigation } from '../../../rules/natal/manglik.js';
import type { ManglikReference } from '../../../rules/natal/manglik-tables.js';
import { GERMAN_MANGLIK } from '../../de/manglik.js';
import { ENGLISH_MANGLIK } from '../../en/manglik.js';
import { MITIGATIONS_IN_RESULTS, REFERENCES_IN_RESULTS } from '../../en/manglik-results.js';
import { SPANISH_MANGLIK } from '../../es/manglik.js';
import { FRENCH_MANGLIK } from '../../fr/manglik.js';
import { HINDI_MANGLIK } from '../../hi/manglik.js';
import type { Locale } from '../../locale/locales.js';
import * as names from '../../names/tables.js';
import { RUSSIAN_MANGLIK } from '../../ru/manglik.js';
import { UKRAINIAN_MANGLIK } from '../../uk/manglik.js';
import { factorSentence, type ManglikWords, manglikNoteSentence } from './manglik-words.js';

const WORDS: Readonly<Record<Locale, ManglikWords>> = {
  en: ENGLISH_MANGLIK,
  uk: UKRAINIAN_MANGLIK,
  ru: RUSSIAN_MANGLIK,
  hi: HINDI_MANGLIK,
  fr: FRENCH_MANGLIK,
  de: GERMAN_MANGLIK,
  es: SPANISH_MANGLIK,
};

/** What else there is to say of the dosha of a chart, in a language. */
export function manglikNote(locale: Locale, note: ManglikNote): string {
  return manglikNoteSentence(WORDS[locale], note);
}

/** From where Mars is counted. */
export function referenceLabel(locale: Locale, reference: ManglikReference): string {
  return locale === 'en' ? REFERENCES_IN_RESULTS[reference] : names.manglik_reference[locale][reference];
}

/** What a mitigation is called, and what makes it hold. */
export function mitigationWords(
  locale: Locale,
  mitigation: Mitigation,
): { readonly label: string; readonly detail: string } {
  if (locale === 'en') {
    const [label, detail] = MITIGATIONS_IN_RESULTS[mitigation.code];
    return { label, detail: detail(mitigation) };
  }
  const { appliesTo: applies_to, ...facts } = mitigation;
  return {
    label: names.mitigation[locale][mitigation.code],
    detail: factorSentence(WORDS[locale], { ...facts, applies_to }),
  };
}
