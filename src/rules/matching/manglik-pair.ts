import { naturalRelation, type Relation } from '../../base/zodiac/graha-friendship.js';
import { houseFrom, type Rashi } from '../../base/zodiac/rashi.js';
import { type MarsCount, MITIGATIONS, type Mitigation, marsCounts, mitigations } from '../natal/manglik.js';
import { MANGLIK_HOUSES, MARS_OWN_SIGNS, type ManglikChart, SIGN_OF_EXALTED_MARS } from '../natal/manglik-tables.js';
import { PAPASAMYA_WEIGHTS, type PapasamyaReference } from './papasamya.js';

/** What the dosha of two charts is weighed by. Changed rules get a new id. */
export const MANGLIK_PAIR_METHOD = 'own_manglik_pair_v1';

/** The house of Mars by its weight: own numbers on the order of Raman's units. */
const SEVERITY: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.5, 4: 0.5, 7: 1, 8: 1, 12: 0.5 };

/** How much of the dosha the sign of Mars leaves: Raman's units as VedAstro has them. */
const BY_RELATION: Readonly<Record<Relation, number>> = { enemy: 0.9, neutral: 0.8, friend: 0.7 };
const [DEBILITATED, OWN, EXALTED] = [1, 0.6, 0.5];
const SIGN_OF_DEBILITATED_MARS = 'Cancer';

export const MANGLIK_BANDS = ['none', 'mild', 'moderate', 'strong'] as const;
export type ManglikBand = (typeof MANGLIK_BANDS)[number];

export const MANGLIK_VERDICTS = ['neither', 'both_flagged_balanced', 'cancelled', 'one_sided'] as const;
export type ManglikVerdict = (typeof MANGLIK_VERDICTS)[number];

/** From where Mars is counted. */
export const MANGLIK_FROM = ['lagna_and_moon', 'lagna_moon_and_venus'] as const;
export type ManglikFrom = (typeof MANGLIK_FROM)[number];

/** Grahas that some hold to make up for the partner's Mars when they are in the same house from the lagna. */
export const EQUIVALENTS = ['Saturn', 'Rahu', 'Sun'] as const;
export type Equivalent = (typeof EQUIVALENTS)[number];

/** What is looked at in each person. */
export interface ManglikPairChart extends ManglikChart, Readonly<Record<Equivalent, Rashi>> {
  readonly venus: Rashi;
}

interface WeighedMars {
  readonly reference: PapasamyaReference;
  readonly house: number;
  readonly flagged: boolean;
  readonly severity: number;
  readonly weight: number;
  readonly mitigations: readonly Mitigation['code'][];
  /** What is left after the mitigations: none of it after a cancelling one, half after a reducing one. */
  readonly effective: number;
}

export interface WeighedChart {
  readonly references: readonly WeighedMars[];
  readonly raw: number;
  readonly effective: number;
  readonly band: ManglikBand;
}

/** The dosha of one chart, from the lagna and the Moon, and from Venus where she counts. */
export function weighedManglik(
  chart: Pick<ManglikPairChart, keyof ManglikChart | 'venus'>,
  isVenusCounted: boolean,
): WeighedChart {
  const factor = factorOf(chart.mars);
  const house = houseFrom(chart.venus, chart.mars);
  const fromVenus = { reference: 'venus', sign: chart.venus, house, flagged: MANGLIK_HOUSES.includes(house) } as const;
  const counts: readonly MarsCount<PapasamyaReference>[] = [
    ...marsCounts(chart),
    ...(isVenusCounted ? [fromVenus] : []),
  ];
  const held = mitigations(chart, counts);
  const references = counts.map(({ reference, house: own, flagged }): WeighedMars => {
    const applied = flagged ? held.filter(({ appliesTo }) => appliesTo === 'both' || appliesTo === reference) : [];
    const severity = flagged ? (SEVERITY[own] ?? 0) : 0;
    const weight = PAPASAMYA_WEIGHTS[reference];
    return {
      reference,
      house: own,
      flagged,
      severity,
      weight,
      mitigations: applied.map(({ code }) => code),
      effective: weight * severity * factor * left(applied),
    };
  });
  const raw = references.reduce((sum, { weight, severity }) => sum + weight * severity * factor, 0);
  const effective = references.reduce((sum, one) => sum + one.effective, 0);
  return { references, raw, effective, band: bandOf(effective) };
}

function factorOf({ name, ruler }: Rashi): number {
  if (name === SIGN_OF_EXALTED_MARS) return EXALTED;
  if (MARS_OWN_SIGNS.includes(name)) return OWN;
  return name === SIGN_OF_DEBILITATED_MARS ? DEBILITATED : BY_RELATION[naturalRelation('Mars', ruler)];
}

function left(held: readonly Pick<Mitigation, 'code'>[]): number {
  if (held.some(({ code }) => MITIGATIONS[code] === 'cancelling')) return 0;
  return held.length > 0 ? 0.5 : 1;
}

function bandOf(effective: number): ManglikBand {
  if (effective === 0) return 'none';
  return effective <= 0.5 ? 'mild' : effective <= 1 ? 'moderate' : 'strong';
}

/**
 * What two charts make of each other's dosha: neither has it; both have some left, which balances (Brihat Parashara Hora
 * Shastra 80.49); all of it is cancelled; or one side alone has some left.
 */
export function manglikVerdict(a: WeighedChart, b: WeighedChart): ManglikVerdict {
  const isFlagged = ({ references }: WeighedChart) => references.some(({ flagged }) => flagged);
  if (!isFlagged(a) && !isFlagged(b)) return 'neither';
  if (a.effective > 0 && b.effective > 0) return 'both_flagged_balanced';
  return a.effective === 0 && b.effective === 0 ? 'cancelled' : 'one_sided';
}

/** What the partner has in the house, from the lagna, that Mars makes the dosha from in a chart. */
export function equivalentsOf(of: ManglikPairChart, partner: ManglikPairChart): Equivalent[] {
  const house = houseFrom(of.ascendant, of.mars);
  if (!MANGLIK_HOUSES.includes(house)) return [];
  return EQUIVALENTS.filter((graha) => houseFrom(partner.ascendant, partner[graha]) === house);
}
