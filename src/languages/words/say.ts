import type { FieldError } from '../../base/errors.js';
import type { Caveat, CaveatCode } from '../../base/input/caveats.js';
import { type Reason, reasonOf } from '../../base/reasons.js';
import type { KootaScore } from '../../rules/matching/ashtakoota.js';
import type { MatchFinding } from '../../rules/matching/ranking.js';
import type { ScoreRuleFinding } from '../../rules/muhurta/rule-facts.js';
import type { ManglikNote } from '../../rules/natal/manglik.js';
import type { Language } from '../language.js';
import type { NameKeys, NameKind, Names } from '../names/kinds.js';
import { caveatIn } from './caveats/caveat-in.js';
import type { WordHooks } from './caveats/readable.js';
import { kootaSentence } from './kootas/koota-words.js';
import { type FactorFacts, factorSentence, manglikNoteSentence } from './manglik/manglik-words.js';
import { findingSentence } from './matching/finding-words.js';
import {
  type PapaFinding,
  type PapasamyaFinding,
  type PoruthamFinding,
  papaSentence,
  papasamyaSentence,
  poruthamSentence,
} from './matching/matching-words.js';
import { type ObservanceCodes, observanceSaid } from './observances/observance-words.js';
import { type Refused, reasonIn, refusalIn } from './refusals/refusal-in.js';
import { isScoreRule, ruleDetail } from './rules/rule-details.js';

/**
 * What a language has words for: a caveat of a result, an error or one of its `fieldErrors`, the `error` of an envelope; a
 * reason by its code and facts alone; a rule of a score; a koota or a porutham of a match, its papasamya and what counts
 * in it; what stands out of a match that was ranked; a mitigation or a note of Manglik dosha; and an observance.
 */
export type Sayable =
  | Caveat
  | Refused
  | Reason
  | KootaScore
  | PoruthamFinding
  | PapasamyaFinding
  | PapaFinding
  | MatchFinding
  | ScoreRuleFinding
  | FactorFacts
  | ManglikNote
  | ObservanceCodes;

/** How something is said. */
export interface SayOptions {
  /** What to call the first of two persons, in place of "Person A" before a sentence. */
  readonly person_a?: string | undefined;
  /** The same of the second. */
  readonly person_b?: string | undefined;
}

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
  if (table === undefined)
    throw new RangeError(
      `There is no kind of names ${String(kind)}. The kinds are: ${Object.keys(names).sort().join(', ')}.`,
    );
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
 * its English message in English and gets a general sentence elsewhere; so does a caveat without its facts. An observance
 * has a name. Before what is said of an option or a field that there is not stands what it is called.
 *
 * @throws RangeError for a code alone that is none of a caveat and none of a reason.
 *
 * @example
 * import { birth, isCalculationError, vrataCalendar } from 'nirayana';
 * import { say } from 'nirayana/languages';
 * import { de } from 'nirayana/languages/de';
 * import { hi } from 'nirayana/languages/hi';
 *
 * try {
 *   birth({ date: '1990-02-30', place: { latitude: 28.6139, longitude: 77.209 } });
 * } catch (error) {
 *   isCalculationError(error) && say(error.fieldErrors[0], de); // => 'Den 30. Februar 1990 gibt es im Kalender nicht. Bitte prüfen Sie das Datum.'
 * }
 *
 * const pune = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const [kept] = vrataCalendar({ from: '2026-11-20', to: '2026-11-20', ...pune }).result.observances;
 * say(kept, hi); // => 'कार्तिकी एकादशी'
 */
export function say(said: Sayable, language: Language, options: SayOptions = {}): string {
  if ('key' in said) return kootaSentence(language.kootas, said);
  if ('waivers' in said) return poruthamSentence(language, said);
  if ('is_balanced' in said) return papasamyaSentence(language, said);
  if ('reference' in said) return papaSentence(language, said);
  if ('applies_to' in said) return factorSentence(language.manglik, said);
  if ('certainty' in said) return findingSentence(language.findings, said);
  if ('weekday_observance_name' in said) return observanceSaid(language.names, said);
  if ('facts' in said && isScoreRule(said)) return ruleDetail(language.rules, said);
  if ('facts' in said && isManglikNote(language, said)) return manglikNoteSentence(language.manglik, said);
  const name = calledOf(said, options) ?? notOffered(said);
  const told = sentenceOf(said, language, name === undefined ? {} : { withBearer: false });
  // As the language sets a colon after whom it is about.
  return name === undefined ? told : name + colonOf(language.bearers['person A']) + told;
}

/** The colon at the end of a text, with the spaces around it. */
function colonOf(text: string): string {
  const end = text.trimEnd();
  return end.endsWith(':') ? text.slice(end.slice(0, -1).trimEnd().length) : ': ';
}

function sentenceOf(said: Caveat | Reason | Refused, language: Language, hooks: WordHooks): string {
  if ('facts' in said)
    return isCaveat(language, said) ? caveatIn(language, said, hooks) : reasonIn(language, said, hooks);
  return isBare(said) ? withoutFacts(language, said.code) : refusalIn(language, said, hooks);
}

/** What the caller calls the person whom it is about, if anything. */
function calledOf(said: Caveat | Reason | Refused, { person_a, person_b }: SayOptions): string | undefined {
  const reason = 'facts' in said ? said : reasonOf(said);
  const whose = reason && ('whose' in reason ? reason.whose : Object(reason.facts).whose);
  if (whose === 'person A') return person_a;
  return whose === 'person B' ? person_b : undefined;
}

/** What no form offers has no label beside which its sentence could stand: the names of such fields and options. */
function notOffered(said: Caveat | Reason | Refused): string | undefined {
  const { field, fieldErrors = [], field_errors = fieldErrors } = said as Failing;
  const names = (field === undefined ? field_errors : [said as FieldError])
    .filter(isNotOffered)
    .map((one) => one.field);
  return names.length === 0 ? undefined : names.join(', ');
}

interface Failing {
  readonly field?: string;
  readonly fieldErrors?: readonly FieldError[];
  readonly field_errors?: readonly FieldError[];
}

function isNotOffered(error: FieldError): boolean {
  const code = reasonOf(error)?.code;
  return code === 'not_accepted' || code === 'wrong_option';
}

/** A code of which no compiler has told that nothing stands beside it. */
function isBare(said: Refused): said is Refused & { readonly code: string } {
  return said.message === undefined && said.code !== undefined;
}

/** What can be said of a code alone: the sentence of a caveat that has no facts, or a general one. */
function withoutFacts({ caveats, refusals }: Language, code: string): string {
  if (Object.hasOwn(caveats, code)) {
    const words: (facts: never) => string = caveats[code as CaveatCode];
    return words.length === 0 ? words({} as never) : refusals.caveat;
  }
  if (Object.hasOwn(refusals.codes, code)) return refusals.codes[code as keyof typeof refusals.codes];
  if (Object.hasOwn(refusals.reasons, code)) return refusals.field;
  throw new RangeError(`There is no sentence for ${code} without its facts.`);
}

function isManglikNote({ manglik }: Language, said: Caveat | Reason | ManglikNote): said is ManglikNote {
  return Object.hasOwn(manglik.notes, said.code);
}

function isCaveat(language: Language, said: Caveat | Reason): said is Caveat {
  return Object.hasOwn(language.caveats, said.code);
}
