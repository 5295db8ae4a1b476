import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE } from '../../base/math/angle.js';
import { type GrahaLongitudes, type GrahaPosition, longitudesOf } from '../../base/zodiac/positions.js';
import { type Graha, houseFrom, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { type SignChart, signChart } from '../natal/dignity.js';
import type { Condition } from './conditions.js';

/** What yogas look at: a chart by whole signs, with or without a rising sign, and where in its sign each graha stands. */
export interface YogaChart extends Omit<SignChart, 'lagna'> {
  /** Undefined where the time of birth is unknown, and at the poles. */
  readonly lagna: Rashi | undefined;
  readonly longitudes: GrahaLongitudes;
}

/** The chart of nine positions under a lagna in microdegrees, if there is one. */
export function yogaChart(positions: readonly GrahaPosition[], lagna: number | undefined): YogaChart {
  return {
    ...signChart(positions, lagna ?? 0),
    lagna: lagna === undefined ? undefined : rashiOf(lagna),
    longitudes: longitudesOf(positions),
  };
}

/** The houses of some grahas from the lagna, in order; undefined without a lagna. */
export function housesOf({ lagna, rashi }: YogaChart, grahas: readonly Graha[]): number[] | undefined {
  if (!lagna) return undefined;
  return [...new Set(grahas.map((graha) => houseFrom(lagna, rashi[graha])))].sort((a, b) => a - b);
}

/** Degrees between two grahas, 0 to 180. */
export function separation({ longitudes }: YogaChart, a: Graha, b: Graha): number {
  const apart = Math.abs(longitudes[a] - longitudes[b]);
  return fromMicrodegrees(Math.min(apart, MICRODEGREES_PER_CIRCLE - apart));
}

export const YOGA_GROUPS = [
  'mahapurusha',
  'lunar',
  'solar',
  'raja',
  'parivartana',
  'dhana',
  'other',
  'nabhasa_ashraya',
  'nabhasa_dala',
  'nabhasa_akriti',
  'nabhasa_sankhya',
  'dosha',
] as const;
export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** Whether the sources agree (A) or schools differ (B). */
export const YOGA_GRADES = ['A', 'B'] as const;
export type YogaGrade = (typeof YOGA_GRADES)[number];

/** A yoga as data: what the chart must have, and where the texts have it from. */
export interface YogaRule {
  readonly code: string;
  readonly group: YogaGroup;
  readonly grade: YogaGrade;
  readonly citation: string;
  readonly when: Condition;
  /** A narrower definition of other texts. */
  readonly strict?: Condition;
  /** A wider definition of other texts. */
  readonly loose?: Condition;
  /** What is said to cancel it; the yoga is told all the same. */
  readonly cancelledBy?: readonly { readonly code: string; readonly when: Condition }[];
}
