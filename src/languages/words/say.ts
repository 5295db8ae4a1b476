import type { Caveat } from '../../base/input/caveats.js';
import type { Reason } from '../../base/reasons.js';
import type { KootaScore } from '../../rules/matching/ashtakoota.js';
import type { ScoreRuleFinding } from '../../rules/muhurta/rule-facts.js';
import type { ManglikNote } from '../../rules/natal/manglik.js';
import type { Language } from '../language.js';
import type { NameKeys, NameKind, Names } from '../names/kinds.js';
import { caveatIn } from './caveats/caveat-in.js';
import { kootaSentence } from './kootas/koota-words.js';
import { type FactorFacts, factorSentence, manglikNoteSentence } from './manglik/manglik-words.js';
import {
  type PapaFinding,
  type PapasamyaFinding,
  type PoruthamFinding,
  papaSentence,
  papasamyaSentence,
  poruthamSentence,
} from './matching/matching-words.js';
import { type Refused, reasonIn, refusalIn } from './refusals/refusal-in.js';
import { isScoreRule, ruleDetail } from './rules/rule-details.js';

/**
 * What a language has a sentence for: a caveat of a result, an error or one of its `fieldErrors`, the `error` of an
 * envelope; a reason by its code and facts alone; a rule of a score; a koota or a porutham of a match, its papasamya and
 * what counts in it; and a mitigation or a note of Manglik dosha.
 */
export type Sayable =
  | Caveat
  | Refused
  | Reason
  | KootaScore
  | PoruthamFinding
  | PapasamyaFinding
  | PapaFinding
  | ScoreRuleFinding
  | FactorFacts
  | ManglikNote;

/** What a kind of name is called in one language, by the name or the code that results have. */
export type Namer = <Kind extends NameKind>(kind: Kind, key: NameKeys[Kind]) => string;

export function namer({ names }: Pick<Language, 'names'>): Namer {
  return (kind, key) => nameFrom(names, kind, key);
}

/** What the first of some kinds that has a name calls it; undefined where none has. */
export function nameAmong(names: Names, kinds: readonly string[], key: string): string | undefined {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = names;
  const kind = kinds.find((one) => Object.hasOwn(tables, one) && Object.hasOwn(tables[one] ?? {}, key));
  return kind === undefined ? undefined : tables[kind]?.[key];
}

/** @throws RangeError for a kind or a name that there is not. */
function nameFrom<Kind extends NameKind>(names: Names, kind: Kind, key: NameKeys[Kind]): string {
  const table: Readonly<Record<string, string>> | undefined = Object.hasOwn(names, kind) ? names[kind] : undefined;
  if (table === undefined) throw new RangeError(`There is no kind of names ${String(kind)}.`);
  const called = Object.hasOwn(table, key) ? table[key] : undefined;
  if (called === undefined) throw new RangeError(`There is no ${kind.replaceAll('_', ' ')} ${String(key)}.`);
  return called;
}

/**
 * What something is called in a language, by its kind and by the name or the code that results have for it. The compiler
 * knows the names of each kind; `language.names` has the same as tables.
 *
 * @throws RangeError for a kind or a name that there is not.
 *
 * @example
 * import { moonSign } from 'nirayana';
 * import { name } from 'nirayana/languages';
 * import { de } from 'nirayana/languages/de';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = moonSign(birth);
 * name('sign', result.rashi.name, de); // => 'Steinbock'
 */
export function name<Kind extends NameKind>(kind: Kind, key: NameKeys[Kind], language: Language): string {
  return nameFrom(language.names, kind, key);
}

/**
 * A caveat, an error or a failing field as a sentence of a language for people to read. Dates and times stand in it as
 * the language writes them. A caveat brings its facts along, also in JSON. An error that has lost them, as in JSON, keeps
 * its English message in English and gets a general sentence elsewhere.
 *
 * @example
 * import { birth, isCalculationError } from 'nirayana';
 * import { say } from 'nirayana/languages';
 * import { de } from 'nirayana/languages/de';
 *
 * try {
 *   birth({ date: '1990-02-30', place: { latitude: 28.6139, longitude: 77.209 } });
 * } catch (error) {
 *   isCalculationError(error) && say(error.fieldErrors[0], de); // => 'Den 30. Februar 1990 gibt es im Kalender nicht. Bitte prüfen Sie das Datum.'
 * }
 */
export function say(said: Sayable, language: Language): string {
  if ('key' in said) return kootaSentence(language.kootas, said);
  if ('waivers' in said) return poruthamSentence(language, said);
  if ('is_balanced' in said) return papasamyaSentence(language, said);
  if ('reference' in said) return papaSentence(language, said);
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
