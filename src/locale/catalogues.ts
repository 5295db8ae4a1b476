import type { Catalogue, Locale } from './catalogue.js';
import { GERMAN } from './languages/de.js';
import { ENGLISH } from './languages/en.js';
import { SPANISH } from './languages/es.js';
import { FRENCH } from './languages/fr.js';
import { HINDI } from './languages/hi.js';
import { RUSSIAN } from './languages/ru.js';
import { UKRAINIAN } from './languages/uk.js';

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

/** The language of an input that may leave its locale out: English then. */
export function localeOf(sent: Locale | undefined): Locale {
  return sent ?? 'en';
}
