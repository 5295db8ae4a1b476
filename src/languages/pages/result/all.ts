import { GERMAN } from '../../de/result.js';
import { ENGLISH } from '../../en/result.js';
import { SPANISH } from '../../es/result.js';
import { FRENCH } from '../../fr/result.js';
import { HINDI } from '../../hi/result.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN } from '../../ru/result.js';
import { UKRAINIAN } from '../../uk/result.js';
import type { ResultWords } from './words.js';

export const RESULT_WORDS: Readonly<Record<Locale, ResultWords>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};
