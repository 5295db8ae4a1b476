import { GERMAN } from '../../de/rules.js';
import { ENGLISH } from '../../en/rules.js';
import { SPANISH } from '../../es/rules.js';
import { FRENCH } from '../../fr/rules.js';
import { HINDI } from '../../hi/rules.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN } from '../../ru/rules.js';
import { UKRAINIAN } from '../../uk/rules.js';
import type { Catalogue } from './catalogue.js';

/** What each language says. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};
