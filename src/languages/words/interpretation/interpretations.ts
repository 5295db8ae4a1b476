import { GERMAN_INTERPRETATION } from '../../de/interpretation.js';
import { ENGLISH_INTERPRETATION } from '../../en/interpretation.js';
import { SPANISH_INTERPRETATION } from '../../es/interpretation.js';
import { FRENCH_INTERPRETATION } from '../../fr/interpretation.js';
import { HINDI_INTERPRETATION } from '../../hi/interpretation.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN_INTERPRETATION } from '../../ru/interpretation.js';
import { UKRAINIAN_INTERPRETATION } from '../../uk/interpretation.js';
import type { InterpretationWords } from './interpretation-words.js';

/** Apart from the other words: who bundles those of a language has no interpreter. */
export const INTERPRETATIONS: Readonly<Record<Locale, InterpretationWords>> = {
  en: ENGLISH_INTERPRETATION,
  uk: UKRAINIAN_INTERPRETATION,
  ru: RUSSIAN_INTERPRETATION,
  hi: HINDI_INTERPRETATION,
  fr: FRENCH_INTERPRETATION,
  de: GERMAN_INTERPRETATION,
  es: SPANISH_INTERPRETATION,
};
