import { type Reason, reasonOf } from '../../../base/reasons.js';
import type { Language } from '../../language.js';
import { ofBearer, ofPerson } from '../caveats/clauses.js';
import { readableFacts, type WordHooks } from '../caveats/readable.js';
import type { RefusalWords } from './refusal-words.js';

/** A `CalculationError`, one of its `fieldErrors`, which has no code, or the `error` of an envelope. */
export interface Refused {
  readonly code?: string;
  readonly message: string;
}

/**
 * What is wrong and what to do, in a language. What has lost its reason on the way, or never had one, keeps its own
 * sentence in English and gets a general one in any other language.
 */
export function refusalIn(language: Language, refused: Refused, hooks: WordHooks = {}): string {
  const { refusals: words } = language;
  const reason = reasonOf(refused);
  if (reason) return reasonIn(language, reason, hooks);
  if (language.isOfMessages) return refused.message;
  const { code } = refused;
  if (code === undefined) return words.field;
  if (Object.hasOwn(language.caveats, code)) return words.caveat;
  return Object.hasOwn(words.codes, code) ? words.codes[code as keyof typeof words.codes] : words.codes.internal_error;
}

/** A reason by its facts. */
export function reasonIn(language: Language, reason: Reason, hooks: WordHooks = {}): string {
  const bearer = hooks.withBearer === false ? '' : bearerOf(language, reason);
  return `${bearer}${reasonSentence(language.refusals, readableFacts(language, reason, hooks))}`;
}

/** Whose birth it is about. A date outside the years names the birth itself. */
function bearerOf({ bearers }: Language, { code, whose }: Reason): string {
  return code === 'outside_dates' ? ofPerson(bearers, whose ?? null) : ofBearer(bearers, whose ?? null);
}

function reasonSentence({ reasons }: RefusalWords, { code, facts }: Reason): string {
  return (reasons[code] as (facts: Reason['facts']) => string)(facts);
}
