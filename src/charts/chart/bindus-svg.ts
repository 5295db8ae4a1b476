import { ENGLISH_CHARTS } from '../../languages/en/charts.js';
import type { Language } from '../../languages/language.js';
import type { ChartStyle } from './chart.js';
import { signsSvg } from './chart-svg.js';

export interface BindusChart {
  readonly title: string;
  /** The bindus in words, for who cannot see them. */
  readonly desc: string;
  /** Those of each sign, Aries first. */
  readonly bindus: readonly number[];
  /** The sign that rises, 1 (Aries) to 12 (Pisces). */
  readonly lagnaSign: number;
  readonly style: ChartStyle;
  readonly locale: Language | undefined;
}

/** The bindus of the twelve signs in the houses of a chart, in the place of its grahas; the lagna is marked. */
export function bindusSvg({ title, desc, bindus, lagnaSign, style, locale }: BindusChart): string {
  const entries = bindus.map((count) => [
    { kind: 'c-gr' as const, name: String(count), degrees: undefined, mark: undefined },
  ]);
  const lagna = { sign: lagnaSign, degree: null };
  return signsSvg({ title, desc, centre: title, lagna }, { style, words: locale?.charts ?? ENGLISH_CHARTS, entries });
}
