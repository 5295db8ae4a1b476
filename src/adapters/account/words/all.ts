import type { Locale } from '../../../locale/locales.js';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { HINDI } from './hi.js';
import { RUSSIAN } from './ru.js';
import { UKRAINIAN } from './uk.js';
import type { AccountWords } from './words.js';

export const ACCOUNT_WORDS: Readonly<Record<Locale, AccountWords>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};
