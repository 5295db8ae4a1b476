import type { ManglikNote, Mitigation } from '../../../rules/natal/manglik.js';
import type { ManglikReference } from '../../../rules/natal/manglik-tables.js';
import { ENGLISH_MANGLIK } from '../../en/manglik.js';
import { MITIGATIONS_IN_RESULTS, REFERENCES_IN_RESULTS } from '../../en/manglik-results.js';
import type { AskedLanguage } from '../../language.js';
import { factorSentence, manglikNoteSentence } from './manglik-words.js';

/** What else there is to say of the dosha of a chart, in a language. */
export function manglikNote(language: AskedLanguage, note: ManglikNote): string {
  return manglikNoteSentence(language?.manglik ?? ENGLISH_MANGLIK, note);
}

/** From where Mars is counted. */
export function referenceLabel(language: AskedLanguage, reference: ManglikReference): string {
  if (!language || language.isOfMessages) return REFERENCES_IN_RESULTS[reference];
  return language.names.manglik_reference[reference];
}

/** What a mitigation is called, and what makes it hold. */
export function mitigationWords(
  language: AskedLanguage,
  mitigation: Mitigation,
): { readonly label: string; readonly detail: string } {
  if (!language || language.isOfMessages) {
    const [label, detail] = MITIGATIONS_IN_RESULTS[mitigation.code];
    return { label, detail: detail(mitigation) };
  }
  const { appliesTo: applies_to, ...facts } = mitigation;
  return {
    label: language.names.mitigation[mitigation.code],
    detail: factorSentence(language.manglik, { ...facts, applies_to }),
  };
}
