import type { Locale } from '../../locale/locales.js';
import { GERMAN_INTERPRETATION } from './de.js';
import { ENGLISH_INTERPRETATION } from './en.js';
import { SPANISH_INTERPRETATION } from './es.js';
import { FRENCH_INTERPRETATION } from './fr.js';
import { HINDI_INTERPRETATION } from './hi.js';
import type { InterpretationWords } from './interpretation-words.js';
import { RUSSIAN_INTERPRETATION } from './ru.js';
import { UKRAINIAN_INTERPRETATION } from './uk.js';

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
