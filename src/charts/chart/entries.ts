import { GRAHAS_BY_WEEKDAY } from '../../base/zodiac/rashi.js';
import type { ChartWords } from '../../languages/charts/words.js';
import type { Chart } from './chart.js';

/** What stands in a field of a chart: the lagna or a graha. */
export interface Entry {
  /** The classes of a lagna and of a graha differ. */
  readonly kind: 'c-lg' | 'c-gr';
  readonly name: string;
  /** Whole degrees; undefined where the chart has none. */
  readonly degrees: number | undefined;
  /** The mark of retrograde motion, if it has one. */
  readonly mark: string | undefined;
}

/** Whole degrees, cut off: 29°59′ is 29°. */
export function wholeDegrees(degree: number | null): number | undefined {
  return degree === null ? undefined : Math.floor(degree);
}

/** The mean nodes always move backwards, so that the mark would say nothing of them. */
export function isShownRetrograde({ key, retrograde }: Chart['grahas'][number]): boolean {
  return retrograde && key !== 'Rahu' && key !== 'Ketu';
}

/** The grahas of a chart by degree, then from the Sun to Ketu as the weekdays have them. */
export function inOrder(grahas: Chart['grahas']): Chart['grahas'] {
  const rank = ({ key }: Chart['grahas'][number]) => GRAHAS_BY_WEEKDAY.indexOf(key);
  return grahas.toSorted((a, b) => (a.degree ?? 0) - (b.degree ?? 0) || rank(a) - rank(b));
}

/** The entries of each sign, Aries first; the lagna leads its sign. */
export function entriesBySign({ lagna, grahas }: Chart, words: ChartWords): readonly (readonly Entry[])[] {
  const signs: Entry[][] = Array.from({ length: 12 }, () => []);
  if (lagna !== null) {
    const degrees = wholeDegrees(lagna.degree);
    signs[lagna.sign - 1]?.push({ kind: 'c-lg', name: words.lagna, degrees, mark: undefined });
  }
  for (const graha of inOrder(grahas)) {
    signs[graha.sign - 1]?.push({
      kind: 'c-gr',
      name: words.grahas[graha.key],
      degrees: wholeDegrees(graha.degree),
      mark: isShownRetrograde(graha) ? words.retrograde : undefined,
    });
  }
  return signs;
}
