import { natal_yoga } from '../../languages/en/names.js';
import { capital } from '../../languages/locale/plural.js';
import type { Names } from '../../languages/names/kinds.js';
import type { InterpretationWords, WorkField } from '../../languages/words/interpretation/interpretation-words.js';
import type { InterpretationRequest, InterpretedSentence, Statement, Writer } from '../interpretation.js';
import type { Facts, PlannedSentence } from './facts.js';
import { plannedFrom, reasonOf } from './plan.js';

/** What an interpretation is told in. */
export interface InterpretationLanguage {
  readonly words: InterpretationWords;
  readonly names: Names;
}

/** Whoever has written the sentences below. The version changes when they do. */
export const RULES: Writer = /* @__PURE__ */ Object.freeze({ kind: 'rules', version: '1.2.0' });

/**
 * Words statements by rule: nothing is said that does not stand in one of them, and each sentence names those that it
 * rests on. What tradition makes of a finding is told as what it is said to mean.
 */
export function interpretedByRules(
  asked: Pick<InterpretationRequest, 'statements' | 'themes'>,
  language: InterpretationLanguage,
): readonly InterpretedSentence[] {
  return plannedFrom(asked).map((planned) => ({ text: worded(planned, language), statements: planned.rests }));
}

function worded(planned: PlannedSentence, { words, names }: InterpretationLanguage): string {
  const gaps = { ...gapsOf(planned.facts, words, names), ...workGaps(planned, words, names) };
  const sentence = capital(filled(words.sentence[planned.sentence], gaps));
  return words.heard?.(sentence) ?? sentence;
}

/** A rule of career-dna that a chart fulfils, as a language names it. */
export function reasonIn({ code, facts }: Statement, { words, names }: InterpretationLanguage): string {
  const reason = capital(filled(words.work_reason[reasonOf(code)], gapsOf(facts, words, names)));
  return words.heard?.(reason) ?? reason;
}

type Gaps = Readonly<Record<string, string | number | undefined>>;

function gapsOf(facts: Facts, words: InterpretationWords, names: Names): Gaps {
  const { score, maximum, until: date, from, to, name, house } = facts;
  return {
    ...{ maximum, date, from, to },
    name: name && yogaNamed(name, names),
    score: score === undefined ? undefined : String(score).replace('.', words.decimal),
    graha: called(words.graha, facts.graha),
    graha_topic: called(words.graha_topic, facts.graha),
    sign: called(names.sign, facts.sign),
    in_sign: called(names.in_sign, facts.sign),
    in_sign_b: called(names.in_sign, facts.sign_b),
    before: called(names.sign, facts.before),
    after: called(names.sign, facts.after),
    house: house ?? undefined,
    topic: house == null ? called(words.koota_topic, facts.key) : words.house_topic[house - 1],
    koota: called(names.koota, facts.key),
    nakshatra: called(names.nakshatra, facts.nakshatra),
    nakshatra_b: called(names.nakshatra, facts.nakshatra_b),
    dignity: called(names.dignity, facts.dignity),
    phase: called(names.sade_sati_phase, facts.phase),
    reference: called(words.work_reference, facts.reference),
  };
}

function called<Key extends string>(
  table: Readonly<Record<Key, string>>,
  key: Key | null | undefined,
): string | undefined {
  return key == null ? undefined : table[key];
}

/** What a yoga that a statement names is called. */
function yogaNamed(name: string, names: Names): string {
  const code = YOGA_CODES.find((each) => natal_yoga[each] === name);
  return code === undefined ? name : names.natal_yoga[code];
}

const YOGA_CODES = /* @__PURE__ */ Object.keys(natal_yoga) as (keyof Names['natal_yoga'])[];

function workGaps(planned: PlannedSentence, words: InterpretationWords, names: Names): Gaps {
  const { field, points, reasons, facts } = planned;
  if (field === undefined) return {};
  if (!reasons) {
    const { graha } = facts;
    return { work: graha && (words.work_of_graha[graha] as Readonly<Partial<Record<WorkField, string>>>)[field] };
  }
  const named = reasons.map(({ reason, points: given, facts }) => {
    return `${filled(words.work_reason[reason], gapsOf(facts, words, names))} (${given})`;
  });
  return { field: words.work_field[field], points, reasons: named.join('; ') };
}

function filled(template: string, gaps: Gaps): string {
  return template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = gaps[gap];
    if (value === undefined) throw new TypeError(`A sentence has a gap ${gap} and no fact for it.`);
    return String(value);
  });
}
