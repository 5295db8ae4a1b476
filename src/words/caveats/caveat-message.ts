import type { Caveat } from '../../input/caveats.js';
import type { Locale } from '../../locale/locales.js';
import { GERMAN_DATES } from '../dates/de.js';
import { SPANISH_DATES } from '../dates/es.js';
import { FRENCH_DATES } from '../dates/fr.js';
import { HINDI_DATES } from '../dates/hi.js';
import { RUSSIAN_DATES } from '../dates/ru.js';
import { UKRAINIAN_DATES } from '../dates/uk.js';
import { caveatIn } from './caveat-in.js';
import { type CaveatLanguage, caveatSentence } from './caveat-words.js';
import * as de from './de.js';
import { FOR_PROGRAMS } from './en.js';
import * as es from './es.js';
import * as fr from './fr.js';
import * as hi from './hi.js';
import * as ru from './ru.js';
import * as uk from './uk.js';

const LANGUAGES: Readonly<Record<Exclude<Locale, 'en'>, CaveatLanguage>> = {
  uk: { dates: UKRAINIAN_DATES, caveats: uk.UKRAINIAN_CAVEATS, bearers: uk.BEARERS },
  ru: { dates: RUSSIAN_DATES, caveats: ru.RUSSIAN_CAVEATS, bearers: ru.BEARERS },
  hi: { dates: HINDI_DATES, caveats: hi.HINDI_CAVEATS, bearers: hi.BEARERS },
  fr: { dates: FRENCH_DATES, caveats: fr.FRENCH_CAVEATS, bearers: fr.BEARERS },
  de: { dates: GERMAN_DATES, caveats: de.GERMAN_CAVEATS, bearers: de.BEARERS },
  es: { dates: SPANISH_DATES, caveats: es.SPANISH_CAVEATS, bearers: es.BEARERS },
};

/** The message of a caveat. In English it is the one for programs and logs, with dates as results have them. */
export function caveatMessage(locale: Locale, caveat: Caveat): string {
  return locale === 'en' ? caveatSentence(FOR_PROGRAMS, caveat) : caveatIn(LANGUAGES[locale], caveat);
}
