import type { Locale } from '../../locale/locales.js';
import * as names from '../../names/tables.js';
import type { ManglikNote, Mitigation } from '../../natal/manglik.js';
import type { ManglikReference } from '../../natal/manglik-tables.js';
import { GERMAN_MANGLIK } from './de.js';
import { ENGLISH_MANGLIK } from './en.js';
import { MITIGATIONS_IN_RESULTS, REFERENCES_IN_RESULTS } from './en-results.js';
import { SPANISH_MANGLIK } from './es.js';
import { FRENCH_MANGLIK } from './fr.js';
import { HINDI_MANGLIK } from './hi.js';
import { factorSentence, type ManglikWords, manglikNoteSentence } from './manglik-words.js';
import { RUSSIAN_MANGLIK } from './ru.js';
import { UKRAINIAN_MANGLIK } from './uk.js';

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
