import type { Locale } from '../../locale/locales.js';
import { type Reason, reasonOf } from '../../reasons.js';
import { ofBearer, ofPerson } from '../caveats/bearers.js';
import { readableFacts, type WordHooks } from '../caveats/readable.js';
import { GERMAN_REFUSALS } from './de.js';
import { ENGLISH_REFUSALS } from './en.js';
import { SPANISH_REFUSALS } from './es.js';
import { FRENCH_REFUSALS } from './fr.js';
import { HINDI_REFUSALS } from './hi.js';
import type { RefusalWords } from './refusal-words.js';
import { RUSSIAN_REFUSALS } from './ru.js';
import { UKRAINIAN_REFUSALS } from './uk.js';

/** What each language says where something is refused. Facts come with their dates and times as people write them. */
export const REFUSAL_WORDS: Readonly<Record<Locale, RefusalWords>> = {
  en: ENGLISH_REFUSALS,
  uk: UKRAINIAN_REFUSALS,
  ru: RUSSIAN_REFUSALS,
  hi: HINDI_REFUSALS,
  fr: FRENCH_REFUSALS,
  de: GERMAN_REFUSALS,
  es: SPANISH_REFUSALS,
};

/** A `CalculationError`, one of its `fieldErrors`, which has no code, or the `error` of an envelope. */
export interface Refused {
  readonly code?: string;
  readonly message: string;
}

/**
 * What is wrong and what to do, in a language. What has lost its reason on the way, or never had one, keeps its own
 * sentence in English and gets a general one in any other language.
 */
export function refusalIn(locale: Locale, refused: Refused, hooks: WordHooks = {}): string {
  const words = REFUSAL_WORDS[locale];
  const reason = reasonOf(refused);
  if (reason) {
    const bearer = hooks.withBearer === false ? '' : bearerOf(locale, reason);
    return `${bearer}${reasonSentence(words, readableFacts(locale, reason, hooks))}`;
  }
  if (locale === 'en') return refused.message;
  const { code } = refused;
  if (code === undefined) return words.field;
  return Object.hasOwn(words.codes, code) ? words.codes[code as keyof typeof words.codes] : words.codes.internal_error;
}

/** Whose birth it is about. A date outside the years names the birth itself. */
function bearerOf(locale: Locale, { code, whose }: Reason): string {
  return code === 'outside_dates' ? ofPerson(locale, whose) : ofBearer(locale, whose);
}

function reasonSentence({ reasons }: RefusalWords, { code, facts }: Reason): string {
  return (reasons[code] as (facts: Reason['facts']) => string)(facts);
}
