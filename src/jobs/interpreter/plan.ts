import { GRAHAS_BY_WEEKDAY, type Graha } from '../../base/zodiac/graha.js';
import type {
  InterpretationSentence,
  WorkField,
  WorkReason,
} from '../../languages/words/interpretation/interpretation-words.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { InterpretationRequest, StatedField, Statement } from '../interpretation.js';
import type { Facts, PlannedSentence } from './facts.js';

/** What is to be said of statements, in which order, and what each sentence rests on. */
export function plannedFrom({ statements, themes }: Pick<InterpretationRequest, 'statements' | 'themes'>) {
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
export function reasonOf(rule: string): WorkReason {
  if (rule.startsWith('karmajiva')) return 'karmajiva';
  return (rule.startsWith('yoga') ? 'yoga' : rule) as WorkReason;
}
