import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import { GRAHAS_BY_WEEKDAY, type Graha, type SignName } from '../../base/zodiac/rashi.js';
import { natal_yoga } from '../../languages/en/names.js';
import { capital } from '../../languages/locale/plural.js';
import type { Names } from '../../languages/names/kinds.js';
import type {
  InterpretationSentence,
  InterpretationWords,
  WorkField,
  WorkReason,
} from '../../languages/words/interpretation/interpretation-words.js';
import type { KootaKey } from '../../rules/matching/ashtakoota.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';
import type { InterpretationRequest, InterpretedSentence, StatedField, Statement, Writer } from '../interpretation.js';

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
    house: house == null ? undefined : (words.house?.(house) ?? house),
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

/** What is to be said of statements, in which order, and what each sentence rests on. */
function plannedFrom({ statements, themes }: Pick<InterpretationRequest, 'statements' | 'themes'>) {
  const found = statements as readonly Found[];
  return themes.length > 0 ? workSentences(found, themes) : found.flatMap((one) => sentencesOf(one, found));
}

interface Found extends Statement {
  readonly facts: Facts;
}

/** Those that are said where a graha has them: what tradition calls remarkable. */
const TOLD_DIGNITIES: readonly (Dignity | null | undefined)[] = ['exalted', 'moolatrikona', 'own_sign', 'debilitated'];

/** The statements that are worded as they are. */
const DIRECT: readonly string[] = [
  'lagna',
  'lagna_ruler',
  'dasha_first',
  'dasha_next',
  'match_total',
  'match_koota',
  'match_nadi',
  'sade_sati_signs',
  'sade_sati_pauses',
  'sade_sati_rests',
  'sade_sati_previous',
  'sade_sati_current',
  'sade_sati_next',
] satisfies readonly InterpretationSentence[];

function sentencesOf(found: Found, all: readonly Found[]): readonly PlannedSentence[] {
  const { id, code, facts } = found;
  const said = (sentence: InterpretationSentence, more: Facts = {}): PlannedSentence => {
    return { sentence, rests: [id], facts: { ...facts, ...more } };
  };
  if (DIRECT.includes(code)) return [said(code as InterpretationSentence)];
  if (code === 'graha') return grahaSentences(facts, said);
  if (code === 'maha') return [said('dasha_maha'), said('dasha_topic')];
  if (code === 'antar') {
    // What its graha stands for has been said where the mahadasha is of the same.
    const isSaid = all.some((other) => other.code === 'maha' && other.facts.graha === facts.graha);
    return isSaid ? [said('dasha_antar')] : [said('dasha_antar'), said('dasha_topic')];
  }
  if (code === 'sade_sati_runs') return [said('sade_sati_runs'), said('sade_sati_topic')];
  if (code === 'moon_a') return moons(found, all);
  return [];
}

function grahaSentences(
  { graha, house, dignity }: Facts,
  said: (sentence: InterpretationSentence) => PlannedSentence,
): readonly PlannedSentence[] {
  return [
    ...(graha === 'Moon' ? [said('moon')] : []),
    said(house == null ? 'graha_in_sign' : 'graha_in_house'),
    ...(TOLD_DIGNITIES.includes(dignity) ? [said('dignity')] : []),
  ];
}

/** The Moons of two persons, in one sentence. */
function moons({ id, facts }: Found, all: readonly Found[]): readonly PlannedSentence[] {
  const other = all.find(({ code }) => code === 'moon_b');
  if (!other) return [];
  const { sign: sign_b, nakshatra: nakshatra_b } = other.facts;
  const both: Facts = { ...facts, ...(sign_b && { sign_b }), ...(nakshatra_b && { nakshatra_b }) };
  return [{ sentence: 'match_moons', rests: [id, other.id], facts: both }];
}

/** Reasons that are named of a field of work. All that give it points are what its sentence rests on. */
const NAMED_REASONS = 4;

/** Each field of work by what has made it, and by the work in it of the graha that gives it most. */
function workSentences(found: readonly Found[], themes: readonly StatedField[]): readonly PlannedSentence[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return [
    ...referenceSentence(found),
    ...themes.flatMap(({ code, points, rules }): PlannedSentence[] => {
      const shares = rules.flatMap(({ statement, points: given }) => {
        const one = byId.get(statement);
        return one ? [{ ...one, given }] : [];
      });
      const most = [...shares].sort((first, second) => second.given - first.given).slice(0, NAMED_REASONS);
      const reasons = most.map(({ code: rule, given, facts }) => ({ reason: reasonOf(rule), points: given, facts }));
      const [rests, field] = [shares.map(({ id }) => id), code as WorkField];
      return [
        { sentence: 'work_field', rests, facts: {}, field, points, reasons },
        ...workOfGraha(shares).map(({ graha, ids }) => {
          return { sentence: 'work_graha', rests: ids, facts: { graha }, field } as const;
        }),
      ];
    }),
  ];
}

/** The reference whose karmajiva counts most. */
function referenceSentence(found: readonly Found[]): readonly PlannedSentence[] {
  const all = found.filter(({ code }) => code.startsWith('karmajiva'));
  const [chief] = [...all].sort((first, second) => (second.points ?? 0) - (first.points ?? 0));
  return chief ? [{ sentence: 'work_reference', rests: [chief.id], facts: chief.facts }] : [];
}

interface Share extends Found {
  readonly given: number;
}

/** The graha that gives a field most of its points, of equal ones that of the earlier weekday, and by which statements. */
function workOfGraha(shares: readonly Share[]): readonly { readonly graha: Graha; readonly ids: readonly string[] }[] {
  const given = new Map<Graha, { points: number; ids: string[] }>();
  for (const { id, code, facts, given: points } of shares) {
    if (facts.graha === undefined || !isOfGraha(code)) continue;
    const sum = given.get(facts.graha) ?? { points: 0, ids: [] };
    given.set(facts.graha, { points: sum.points + points, ids: [...sum.ids, id] });
  }
  const most = Math.max(...[...given.values()].map(({ points }) => points));
  const graha = GRAHAS_BY_WEEKDAY.find((each) => given.get(each)?.points === most);
  return graha ? [{ graha, ids: given.get(graha)?.ids ?? [] }] : [];
}

/** Whether what a rule gives is that of the graha it names, and not of a house. */
function isOfGraha(rule: string): boolean {
  return rule !== 'income_lord_link';
}

/** Why a field is named, by the code of a statement. */
function reasonOf(rule: string): WorkReason {
  if (rule.startsWith('karmajiva')) return 'karmajiva';
  return (rule.startsWith('yoga') ? 'yoga' : rule) as WorkReason;
}

/** What may fill a sentence, as statements have it. */
interface Facts {
  readonly graha?: Graha;
  readonly sign?: SignName;
  readonly sign_b?: SignName;
  readonly before?: SignName;
  readonly after?: SignName;
  readonly house?: number | null;
  readonly nakshatra?: NakshatraName;
  readonly nakshatra_b?: NakshatraName;
  readonly dignity?: Dignity | null;
  readonly phase?: SadeSatiPhaseName;
  readonly key?: KootaKey;
  readonly score?: number;
  readonly maximum?: number;
  readonly until?: string;
  readonly from?: string;
  readonly to?: string;
  readonly reference?: 'lagna' | 'moon' | 'sun';
  /** What a yoga is called. */
  readonly name?: string;
}

/** A sentence before it is put into a language. */
interface PlannedSentence {
  readonly sentence: InterpretationSentence;
  /** The ids of the statements that it rests on. */
  readonly rests: readonly string[];
  readonly facts: Facts;
  /** Of a field of work, or of the work of a graha in it. */
  readonly field?: WorkField;
  readonly points?: number;
  readonly reasons?: readonly { readonly reason: WorkReason; readonly points: number; readonly facts: Facts }[];
}
