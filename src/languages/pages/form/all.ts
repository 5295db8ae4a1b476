import { GERMAN } from '../../de/form.js';
import { ENGLISH } from '../../en/form.js';
import { SPANISH } from '../../es/form.js';
import { FRENCH } from '../../fr/form.js';
import { HINDI } from '../../hi/form.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN } from '../../ru/form.js';
import { UKRAINIAN } from '../../uk/form.js';
import type { FormWords } from './words.js';

export const FORM_WORDS: Readonly<Record<Locale, FormWords>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};
