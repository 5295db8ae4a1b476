import { MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE, modulo } from '../../base/math/angle.js';
import { rashiNumbered, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import {
  SAHAM_RULES,
  SAHAMS,
  SAMARTHA_OF_MARS,
  type SahamCode,
  type SahamFormula,
  type SahamTerm,
} from './saham-tables.js';

/** What sahams are reckoned from: sidereal longitudes in microdegrees, and whether the year begins by day. */
export interface SahamChart {
  readonly longitudes: Readonly<Record<SignRuler, number>>;
  readonly lagna: number;
  readonly period: 'day' | 'night';
}

/** A point of an annual chart for one matter. */
export interface Saham {
  readonly code: SahamCode;
  /** Sidereal, microdegrees. */
  readonly longitude: number;
  /** Whether a sign was added, since what is added to does not lie between the two. */
  readonly isSignAdded: boolean;
}

const RASHI = 30 * MICRODEGREES_PER_DEGREE;
const CANCER_15 = 105 * MICRODEGREES_PER_DEGREE;

/** The thirty-six sahams of an annual chart. A house is as far on as the lagna is in its sign. */
export function sahams(chart: SahamChart): Saham[] {
  return SAHAMS.map((code) => sahamOf(code, chart));
}

function sahamOf(code: SahamCode, chart: SahamChart): Saham {
  const { to, from, add } = formulaOf(code, chart);
  const [a, b, c] = [to, from, add].map((term) => at(term, chart)) as [number, number, number];
  // From b forwards to a: where c is met on the way, both ends included, nothing is added.
  const isSignAdded = ahead(b, c) > ahead(b, a);
  return { code, longitude: modulo(a - b + c + (isSignAdded ? RASHI : 0), MICRODEGREES_PER_CIRCLE), isSignAdded };
}

function formulaOf(code: SahamCode, { lagna, period }: SahamChart): SahamFormula {
  const rule = SAHAM_RULES[code];
  const day = code === 'samartha' && rashiOf(lagna).ruler === 'Mars' ? SAMARTHA_OF_MARS : rule.day;
  if (period === 'day' || rule.night === 'same') return day;
  return rule.night === 'turned' ? { to: day.from, from: day.to, add: day.add } : rule.night;
}

function ahead(from: number, to: number): number {
  return modulo(to - from, MICRODEGREES_PER_CIRCLE);
}

function at(term: SahamTerm, chart: SahamChart): number {
  const { longitudes, lagna } = chart;
  if (term === 'lagna') return lagna;
  if (term === 'cancer_15') return CANCER_15;
  if (typeof term === 'string') return longitudes[term];
  if ('saham' in term) return sahamOf(term.saham, chart).longitude;
  if ('dispositorOf' in term) return longitudes[rashiOf(longitudes[term.dispositorOf]).ruler];
  if ('house' in term) return modulo(lagna + (term.house - 1) * RASHI, MICRODEGREES_PER_CIRCLE);
  return longitudes[rashiNumbered(rashiOf(lagna).number + term.lordOf - 1).ruler];
}
