import type { Hit, RuleCode } from './hits.js';
import { THEMES, type ThemeCode } from './tables.js';

/** A theme with all that the rules give it. */
export interface ThemeTotal {
  readonly code: ThemeCode;
  readonly label: string;
  readonly points: number;
  /** What each rule gives it, by the place of the rule among all that the chart fulfils. */
  readonly shares: readonly { readonly hit: number; readonly code: RuleCode; readonly points: number }[];
  /** How many different rules give it points. */
  readonly ruleCount: number;
}

/** The twelve themes: most points first, of equal ones that of more different rules, then in the order of the table. */
export function rankedThemes(hits: readonly Hit[]): ThemeTotal[] {
  return THEMES.map(({ code, label }, theme): ThemeTotal => {
    const shares = hits.flatMap(({ code: rule, points }, hit) => {
      const share = points[theme] as number;
      return share === 0 ? [] : [{ hit, code: rule, points: share }];
    });
    const points = shares.reduce((sum, share) => sum + share.points, 0);
    return { code, label, points, shares, ruleCount: new Set(shares.map((share) => share.code)).size };
  }).sort((a, b) => b.points - a.points || b.ruleCount - a.ruleCount);
}

const FIRST = 3;
const MOST_SHOWN = 5;

export function firstThree(ranked: readonly ThemeTotal[]): ThemeCode[] {
  return ranked.slice(0, FIRST).map(({ code }) => code);
}

/** How many themes are shown: three, and those that have as many points as the third, five at most. */
export function shownCount(ranked: readonly ThemeTotal[]): number {
  const { points: third } = ranked[FIRST - 1] as ThemeTotal;
  return ranked.slice(0, MOST_SHOWN).filter(({ points }, index) => index < FIRST || points === third).length;
}

/** The highest decile of the reference charts that points exceed, percent. */
export function exceedsPercent(code: ThemeCode, points: number): number {
  return 10 * REFERENCE_DECILES[code].filter((decile) => points > decile).length;
}

/**
 * The points that one tenth, two tenths and so on to nine tenths of 6,000 reference charts do not exceed: random instants from
 * 1930 to 2009, in ten cities of both hemispheres in turn. Another table of fields, another weight, other deciles.
 */
export const REFERENCE_DECILES: Readonly<Record<ThemeCode, readonly number[]>> = {
  leadership_and_public_office: [12, 15, 17, 19, 21, 23, 25, 28, 32],
  law_and_order: [9, 12, 14, 16, 18, 21, 23, 26, 30],
  service_and_care: [9, 12, 15, 17, 19, 20, 23, 25, 29],
  craft_and_engineering: [9, 12, 15, 17, 19, 21, 24, 27, 31],
  land_and_construction: [10, 13, 15, 16, 18, 20, 22, 25, 28],
  trade_and_commerce: [9, 13, 15, 17, 20, 22, 24, 27, 31],
  finance: [12, 15, 17, 18, 20, 22, 24, 26, 30],
  teaching_and_counsel: [8, 11, 13, 15, 18, 20, 22, 25, 31],
  research_and_analysis: [10, 13, 16, 18, 20, 22, 24, 26, 30],
  communication_and_media: [7, 10, 12, 15, 18, 20, 22, 26, 31],
  arts_and_design: [8, 11, 13, 16, 18, 20, 22, 25, 30],
  travel_and_logistics: [11, 14, 16, 18, 20, 22, 24, 27, 31],
};
