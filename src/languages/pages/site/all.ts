import { GERMAN } from '../../de/site.js';
import { ENGLISH } from '../../en/site.js';
import { SPANISH } from '../../es/site.js';
import { FRENCH } from '../../fr/site.js';
import { HINDI } from '../../hi/site.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN } from '../../ru/site.js';
import { UKRAINIAN } from '../../uk/site.js';
import type { SiteWords } from './words.js';

export const SITE_WORDS: Readonly<Record<Locale, SiteWords>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};
