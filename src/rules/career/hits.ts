import type { Element, Graha, Modality, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import { type Association, houseOf } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';
import type { CareerFactors, Reference, ReferenceName } from './factors.js';
import { CAREER_TABLES, type CareerTables, type ThemePoints } from './tables.js';

/** What a statement is about, by the names that its sentence has for it. */
export interface StatementFacts {
  readonly reference?: ReferenceName;
  readonly sign?: SignName;
  readonly modality?: Modality;
  readonly element?: Element;
  readonly ruler?: SignRuler;
  readonly navamsa_sign?: SignName;
  readonly house?: number;
  readonly graha?: Graha;
  readonly kind?: Association;
  readonly dignity?: Dignity;
  /** The yoga that holds, and who makes it. */
  readonly name?: string;
  readonly grahas?: readonly Graha[];
}

/** A rule that a chart fulfils. */
export interface Hit {
  readonly code: RuleCode;
  readonly facts: StatementFacts;
  /** What it gives to each theme. */
  readonly points: ThemePoints;
}

/** Every rule that a chart fulfils, as often as it does, in the order of the rules. */
export function hitsOf(factors: CareerFactors, reading: KarmajivaReading, tables: CareerTables = CAREER_TABLES): Hit[] {
  return [
    ...karmajivaHits(factors, reading, tables),
    ...tenthHits(factors, tables),
    ...dashamshaHits(factors, tables),
    hit(2, tables, 'amatyakaraka', { graha: factors.amatyakaraka }),
    ...factors.karakamsaGrahas.map((graha) => hit(1, tables, 'karakamsa_occupant', { graha })),
    ...incomeHits(factors, tables),
    ...factors.strongest.map(({ graha, dignity }) => hit(1, tables, 'strongest_graha', { graha, dignity })),
    ...yogaHits(factors, tables),
  ];
}

/** A rule that weighs the row of one graha. */
function hit(times: number, tables: CareerTables, code: RuleCode, facts: GrahaFacts): Hit {
  return { code, facts, points: tables.graha(facts.graha).map((points) => times * points) };
}

type GrahaFacts = StatementFacts & { readonly graha: Graha };

function karmajivaHits(factors: CareerFactors, reading: KarmajivaReading, tables: CareerTables): Hit[] {
  const { chart, references } = factors;
  return references.flatMap((reference): Hit[] => {
    const { name, tenth, lord, karmajiva } = reference;
    const times = karmajivaTimes(reference, factors, reading);
    const facts = { reference: name, sign: tenth.name, ruler: lord, navamsa_sign: chart.navamsa[lord].name };
    return times === 0 ? [] : [hit(times, tables, `karmajiva_${name}`, { ...facts, graha: karmajiva })];
  });
}

const CHIEF_TIMES = 3;

function karmajivaTimes(reference: Reference, factors: CareerFactors, reading: KarmajivaReading): number {
  if (reading === 'all_equal') return 1;
  if (reference === chiefReference(factors, reading)) return CHIEF_TIMES;
  return reading === 'all' ? 1 : 0;
}

/** The reference whose karmajiva counts before the others. */
export function chiefReference({ primary, tenth }: CareerFactors, reading: KarmajivaReading): Reference {
  return reading === 'lagna_only' ? tenth : primary;
}

/** The 10th from the lagna, and who stands in the 10th from the Moon. */
function tenthHits({ chart, references, tenth }: CareerFactors, tables: CareerTables): Hit[] {
  const { name: sign, modality, element } = tenth.tenth;
  const house = houseOf(chart, tenth.lord, chart.lagna);
  const fromMoon = references.find(({ name }) => name === 'moon') as Reference;
  return [
    hit(2, tables, 'tenth_lord', { graha: tenth.lord, sign }),
    ...tenth.occupants.map((graha) => hit(2, tables, 'tenth_occupant', { graha })),
    ...fromMoon.occupants.map((graha) => hit(1, tables, 'tenth_occupant_from_moon', { graha })),
    ...tenth.aspectedBy.map((graha) => hit(1, tables, 'tenth_aspect', { graha })),
    { code: 'tenth_sign', facts: { sign, modality, element }, points: tables.sign(sign).map(doubled) },
    { code: 'tenth_lord_house', facts: { house }, points: tables.house(house).map(doubled) },
  ];
}

const doubled = (points: number) => 2 * points;

function dashamshaHits({ chart, dashamshaTenth, dashamshaOccupants }: CareerFactors, tables: CareerTables): Hit[] {
  return [
    hit(1, tables, 'd10_tenth_lord', { graha: dashamshaTenth.ruler }),
    ...dashamshaOccupants.map((graha) => hit(1, tables, 'd10_tenth_occupant', { graha })),
    hit(1, tables, 'd10_lagna_lord', { graha: chart.dashamshaLagna.ruler }),
  ];
}

function incomeHits({ incomeHouses }: CareerFactors, tables: CareerTables): Hit[] {
  return incomeHouses.flatMap(({ house, rashi, link }): Hit[] => {
    if (!link) return [];
    const facts = { house, graha: rashi.ruler, kind: link };
    return [{ code: 'income_lord_link', facts, points: tables.house(house) }];
  });
}

const MAHAPURUSHA: readonly string[] = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'];

function yogaHits({ yogas }: CareerFactors, tables: CareerTables): Hit[] {
  const great = yogas.filter(({ code }) => MAHAPURUSHA.includes(code));
  const ofLords = yogas.filter(({ code }) => code === 'dharma_karmadhipati');
  const [ninth, tenth] = [tables.house(9), tables.house(10)];
  return [
    ...great.flatMap(({ name, grahas }) => grahas.map((graha) => hit(1, tables, 'yoga_mahapurusha', { name, graha }))),
    ...ofLords.map(
      ({ name, grahas }): Hit => ({
        code: 'yoga_dharma_karmadhipati',
        facts: { name, grahas },
        points: ninth.map((points, theme) => points + (tenth[theme] as number)),
      }),
    ),
  ];
}

/** A rule that gives points, as every result cites it. */
interface CareerRule {
  readonly code: string;
  /** By which table a row is weighed. */
  readonly table: keyof CareerTables;
  /** Whether a text names the factor for livelihood. The points are our own in either case. */
  readonly basis: 'classical' | 'own';
  readonly source: string;
}

const KARMAJIVA = { table: 'graha', basis: 'classical', source: 'BJ 10.1-3; PD 5.1-8' } as const;
const DASHAMSHA = { table: 'graha', basis: 'own', source: 'BPHS 6.13-14, 7; use modern' } as const;

/** The rules in the order in which statements stand. docs/methodology/career-dna.md explains each. */
export const CAREER_RULES = [
  { code: 'karmajiva_lagna', ...KARMAJIVA },
  { code: 'karmajiva_moon', ...KARMAJIVA },
  { code: 'karmajiva_sun', ...KARMAJIVA },
  { code: 'tenth_lord', table: 'graha', basis: 'classical', source: 'BJ 10.1; BPHS 11.11, 21' },
  { code: 'tenth_occupant', table: 'graha', basis: 'classical', source: 'BJ 10.1; PD 5.1' },
  { code: 'tenth_occupant_from_moon', table: 'graha', basis: 'classical', source: 'BJ 10.1; PD 5.1' },
  {
    code: 'tenth_aspect',
    table: 'graha',
    basis: 'classical',
    source: 'BPHS 21, 26',
  },
  {
    code: 'tenth_sign',
    table: 'sign',
    basis: 'own',
    source: 'BJ 1.5; BS 41 (goods of signs); mapping own',
  },
  {
    code: 'tenth_lord_house',
    table: 'house',
    basis: 'classical',
    source: 'BPHS 24 (10th lord in the houses); mapping own',
  },
  { code: 'd10_tenth_lord', ...DASHAMSHA },
  { code: 'd10_tenth_occupant', ...DASHAMSHA },
  { code: 'd10_lagna_lord', ...DASHAMSHA },
  {
    code: 'amatyakaraka',
    table: 'graha',
    basis: 'own',
    source: 'BPHS 32; Jaimini 1.1; use modern',
  },
  { code: 'karakamsa_occupant', table: 'graha', basis: 'classical', source: 'BPHS 33; Jaimini 1.2' },
  {
    code: 'income_lord_link',
    table: 'house',
    basis: 'own',
    source: 'BPHS 34.11-12; Laghu Parashari 14-15; houses and weight own',
  },
  { code: 'strongest_graha', table: 'graha', basis: 'own', source: 'dignity: BPHS 3; use own' },
  { code: 'yoga_mahapurusha', table: 'graha', basis: 'classical', source: 'BPHS 75; PD 6.1' },
  { code: 'yoga_dharma_karmadhipati', table: 'house', basis: 'classical', source: 'Laghu Parashari 17' },
] as const satisfies readonly CareerRule[];

export type RuleCode = (typeof CAREER_RULES)[number]['code'];

export const RULE_CODES: readonly RuleCode[] = CAREER_RULES.map(({ code }) => code);

/** How the three karmajivas are weighed. */
export const KARMAJIVA_READINGS = ['all', 'strongest', 'all_equal', 'lagna_only'] as const;

/**
 * How the three karmajivas count, since Brihat Jataka 10.1 can be read as "each" and as "whichever is strong".
 *
 * - `all`: all three, that of the primary reference threefold.
 * - `strongest`: that of the primary reference alone, threefold.
 * - `all_equal`: all three, once each.
 * - `lagna_only`: that from the lagna alone, threefold.
 */
export type KarmajivaReading = (typeof KARMAJIVA_READINGS)[number];
