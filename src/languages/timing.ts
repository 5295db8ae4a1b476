import { GERMAN } from './de/rules.js';
import { ENGLISH } from './en/rules.js';
import { SPANISH } from './es/rules.js';
import { FRENCH } from './fr/rules.js';
import { HINDI } from './hi/rules.js';
import type { AskedLanguage } from './language.js';
import type { Locale } from './locale/locales.js';
import { RUSSIAN } from './ru/rules.js';
import { UKRAINIAN } from './uk/rules.js';
import type { Catalogue } from './words/rules/catalogue.js';

/** The languages that the specification has for the five timing tools whose input names one: they carry these along. */
const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: ENGLISH,
  uk: UKRAINIAN,
  ru: RUSSIAN,
  hi: HINDI,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};

/** In what a timing tool answers: what its input names goes before what the option does. */
export function timingLanguage(
  own: Locale | undefined,
  asked: AskedLanguage,
): { readonly locale: Locale; readonly catalogue: Catalogue } {
  if (asked && (own === undefined || own === asked.code)) return { locale: asked.code, catalogue: asked.rules };
  const locale = own ?? 'en';
  return { locale, catalogue: CATALOGUES[locale] };
}
