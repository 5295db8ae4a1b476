import { GERMAN } from '../de/account.js';
import { ENGLISH } from '../en/account.js';
import { SPANISH } from '../es/account.js';
import { FRENCH } from '../fr/account.js';
import { HINDI } from '../hi/account.js';
import type { Locale } from '../locale/locales.js';
import { RUSSIAN } from '../ru/account.js';
import { UKRAINIAN } from '../uk/account.js';
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
