import type { Caveat } from '../../base/input/caveats.js';
import type { Reason } from '../../base/reasons.js';
import type { KootaScore } from '../../rules/matching/ashtakoota.js';
import type { ScoreRuleFinding } from '../../rules/muhurta/rule-facts.js';
import type { ManglikNote } from '../../rules/natal/manglik.js';
import type { NameKeys, NameKind, Names } from '../names/kinds.js';
import { caveatIn } from './caveats/caveat-in.js';
import { kootaSentence } from './kootas/koota-words.js';
import type { Language } from './language.js';
import { type FactorFacts, factorSentence, manglikNoteSentence } from './manglik/manglik-words.js';
import { type Refused, reasonIn, refusalIn } from './refusals/refusal-in.js';
import { isScoreRule, ruleDetail } from './rules/rule-details.js';

/**
 * What a language has a sentence for: a caveat of a result, an error or one of its `fieldErrors`, the `error` of an
 * envelope; a reason by its code and facts alone; a rule of a score; a koota of a match; and a mitigation or a note of
 * Manglik dosha.
 */
export type Sayable = Caveat | Refused | Reason | KootaScore | ScoreRuleFinding | FactorFacts | ManglikNote;

/** What a kind of name is called in one language, by the name or the code that results have. */
export type Namer = <Kind extends NameKind>(kind: Kind, key: NameKeys[Kind]) => string;

/** The sentence of one language for what has one. */
export type Sayer = (said: Sayable) => string;

// @__NO_SIDE_EFFECTS__
export function namer(names: Names): Namer {
  return (kind, key) => nameFrom(names, kind, key);
}

// @__NO_SIDE_EFFECTS__
export function sayer(language: Language): Sayer {
  return (said) => sentenceIn(language, said);
}

/** @throws RangeError for a kind or a name that there is not. */
export function nameFrom<Kind extends NameKind>(names: Names, kind: Kind, key: NameKeys[Kind]): string {
  const table: Readonly<Record<string, string>> | undefined = Object.hasOwn(names, kind) ? names[kind] : undefined;
  if (table === undefined) throw new RangeError(`There is no kind of names ${String(kind)}.`);
  const called = Object.hasOwn(table, key) ? table[key] : undefined;
  if (called === undefined) throw new RangeError(`There is no ${kind.replaceAll('_', ' ')} ${String(key)}.`);
  return called;
}

export function sentenceIn(language: Language, said: Sayable): string {
  if ('key' in said) return kootaSentence(language.kootas, said);
  if ('applies_to' in said) return factorSentence(language.manglik, said);
  if (!('facts' in said)) return refusalIn(language, said);
  if (isScoreRule(said)) return ruleDetail(language.rules, said);
  if (isManglikNote(language, said)) return manglikNoteSentence(language.manglik, said);
  return isCaveat(language, said) ? caveatIn(language, said) : reasonIn(language, said);
}

function isManglikNote({ manglik }: Language, said: Caveat | Reason | ManglikNote): said is ManglikNote {
  return Object.hasOwn(manglik.notes, said.code);
}

function isCaveat(language: Language, said: Caveat | Reason): said is Caveat {
  return Object.hasOwn(language.caveats, said.code);
}
