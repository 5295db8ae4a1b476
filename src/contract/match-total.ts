import { roundTo } from '../base/math/angle.js';
import { ashtakoota, type KootaScore, type MatchMoon } from '../rules/matching/ashtakoota.js';
import { bandOf } from '../rules/matching/ashtakoota-tables.js';

/** Points of a match that loses none. */
export const MAXIMUM_SCORE = 36;

/** The points of eight kootas together. */
export function totalOf(components: readonly KootaScore[]): number {
  return components.reduce((sum, { score }) => sum + score, 0);
}

/** Of all points that there are, with two decimals. */
export function percentageOf(total: number): number {
  return roundTo((total / MAXIMUM_SCORE) * 100, 2);
}

/** What a match at another minute is answered, without its sentences. */
export function possibleMatch(a: MatchMoon, b: MatchMoon): object {
  const components = ashtakoota(a, b);
  const total = totalOf(components);
  return {
    ashtakoota: {
      total_score: total,
      percentage: percentageOf(total),
      components: components.map(({ score, facts, notes }) => ({ score, facts, notes })),
    },
    interpretation_band: { code: bandOf(total) },
    nadi_dosha: a.nakshatra.nadi === b.nakshatra.nadi,
  };
}
