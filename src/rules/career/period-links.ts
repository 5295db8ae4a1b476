import { type Graha, grahaInSentence, rulesSigns } from '../../base/zodiac/rashi.js';
import { looksUpon } from '../natal/dignity.js';
import type { CareerFactors, Reference } from './factors.js';
import { filled } from './texts.js';

/**
 * How the lord of a period may have to do with the career factors, with our own points. The idea that periods give what
 * their lords rule: Phaladeepika 20, Brihat Parashara Hora Shastra 47-48; which ties count is practice.
 */
const PERIOD_CODES = {
  tenth_lord: 3,
  in_tenth: 2,
  karmajiva: 2,
  amatyakaraka: 2,
  aspects_tenth: 1,
  with_tenth_lord: 1,
  d10_tenth_lord: 1,
  in_d10_tenth: 1,
  income_lord: 1,
  /** Nodes give what the ruler of their sign would: Laghu Parashari 13. */
  acts_for_ruler: 1,
} as const;
export type PeriodCode = keyof typeof PERIOD_CODES;
export const PERIOD_CODE_NAMES = Object.keys(PERIOD_CODES) as PeriodCode[];

export const PERIOD_LINKS = ['weak', 'moderate', 'strong'] as const;
export type PeriodLink = (typeof PERIOD_LINKS)[number];

const MODERATE_FROM = 2;
const STRONG_FROM = 5;

/** The houses of income whose rulers count: 7, trade, stands for others too. */
const INCOME = [2, 6, 11];

export interface LordCode {
  readonly lord: Graha;
  readonly code: PeriodCode;
  readonly points: number;
}

/** The ties of a maha and an antar lord. In its own sub-period a lord counts once. */
export function periodCodes(factors: CareerFactors, chief: Reference, maha: Graha, antar: Graha): LordCode[] {
  return [...new Set([maha, antar])].flatMap((lord) =>
    lordCodes(factors, chief, lord).map((code) => ({ lord, code, points: PERIOD_CODES[code] })),
  );
}

/** `chief` is the reference whose karmajiva counts. */
function lordCodes(factors: CareerFactors, chief: Reference, lord: Graha): PeriodCode[] {
  const { chart, tenth, amatyakaraka } = factors;
  const ofWork: readonly Graha[] = [tenth.lord, chief.karmajiva, amatyakaraka];
  const holds: Readonly<Record<PeriodCode, boolean>> = {
    tenth_lord: lord === tenth.lord,
    in_tenth: chart.rashi[lord] === tenth.tenth,
    karmajiva: lord === chief.karmajiva,
    amatyakaraka: lord === amatyakaraka,
    aspects_tenth: looksUpon(chart, lord, tenth.tenth),
    with_tenth_lord: lord !== tenth.lord && chart.rashi[lord] === chart.rashi[tenth.lord],
    d10_tenth_lord: lord === factors.dashamshaTenth.ruler,
    in_d10_tenth: chart.dashamsha[lord] === factors.dashamshaTenth,
    income_lord: factors.incomeHouses.some(({ house, rashi }) => INCOME.includes(house) && rashi.ruler === lord),
    acts_for_ruler: !rulesSigns(lord) && ofWork.includes(chart.rashi[lord].ruler),
  };
  return PERIOD_CODE_NAMES.filter((code) => holds[code]);
}

export function periodLink(points: number): PeriodLink {
  if (points >= STRONG_FROM) return 'strong';
  return points >= MODERATE_FROM ? 'moderate' : 'weak';
}

/** Which lords are linked, in a sentence. What links them stands beside it: said twice, results could pass 30 kB. */
export function periodText(codes: readonly LordCode[]): string {
  if (codes.length === 0) return filled('period_none');
  const lords = new Set(codes.map(({ lord }) => grahaInSentence(lord)));
  return filled('period', { lords: [...lords].join(' and ') });
}
