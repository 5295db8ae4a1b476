import type { Graha } from '../../base/zodiac/rashi.js';

/** The ways to draw a chart, each named after a part of India. */
export const CHART_STYLES = ['north', 'south', 'east'] as const;

/**
 * How a chart is drawn: `north` has the houses in fixed places and needs a lagna, `south` and `east` have the signs in
 * fixed places.
 */
export type ChartStyle = (typeof CHART_STYLES)[number];

/** Where the lagna stands in a chart. */
export interface ChartLagna {
  /** 1 (Aries) to 12 (Pisces). */
  readonly sign: number;
  /** Degrees in the sign, [0, 30); null where a chart has none, as D30. */
  readonly degree: number | null;
}

/** Where a graha stands in a chart. */
export interface ChartGraha {
  readonly key: Graha;
  /** 1 (Aries) to 12 (Pisces). */
  readonly sign: number;
  /** Degrees in the sign, [0, 30); null where a chart has none, as D30. */
  readonly degree: number | null;
  /** Whether it gets the mark of retrograde motion. Rahu and Ketu never do: they nearly always move backwards. */
  readonly retrograde: boolean;
}

/** All that is needed to draw a chart. `chartOf` makes one from a result. */
export interface Chart {
  /** What is drawn, of whom, when and where: "Rashi chart (D1), Delhi, 17 May 1990, 10:20". */
  readonly title: string;
  /** The chart in words, for who cannot see it. */
  readonly desc: string;
  /** Null when the time of birth is not known. */
  readonly lagna: ChartLagna | null;
  /** Each graha at most once, in any order. */
  readonly grahas: readonly ChartGraha[];
  /** What stands in the middle of a South or East Indian chart; lines after the first are notes. */
  readonly centre: string;
}
