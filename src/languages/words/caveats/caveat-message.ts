import type { Caveat } from '../../../base/input/caveats.js';
import * as de from '../../de/caveats.js';
import { GERMAN_DATES } from '../../de/dates.js';
import { FOR_PROGRAMS } from '../../en/caveats.js';
import * as es from '../../es/caveats.js';
import { SPANISH_DATES } from '../../es/dates.js';
import * as fr from '../../fr/caveats.js';
import { FRENCH_DATES } from '../../fr/dates.js';
import * as hi from '../../hi/caveats.js';
import { HINDI_DATES } from '../../hi/dates.js';
import type { Locale } from '../../locale/locales.js';
import * as ru from '../../ru/caveats.js';
import { RUSSIAN_DATES } from '../../ru/dates.js';
import * as uk from '../../uk/caveats.js';
import { UKRAINIAN_DATES } from '../../uk/dates.js';
import { caveatIn } from './caveat-in.js';
import { type CaveatLanguage, caveatSentence } from './caveat-words.js';

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
