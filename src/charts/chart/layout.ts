import { GRAHAS_BY_WEEKDAY } from '../../base/zodiac/rashi.js';
import type { ChartWords } from '../../languages/charts/words.js';
import type { Anchor } from '../svg/element.js';
import type { Chart } from './chart.js';

/** Where one line of text stands: y is the baseline. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/** The entries of one field, each with its place. */
export interface Placed {
  readonly size: number;
  /** Whether the degrees are left out. */
  readonly short: boolean;
  readonly spots: readonly Spot[];
}

/** What stands in a field beside its entries. */
export interface SignText extends Spot {
  readonly text: string;
  readonly size: number;
}

/** A field with four right angles. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn chart before it is written: lines, the lagna and texts. */
export interface Layout {
  /** Path of all lines but the frame. */
  readonly lines: string;
  /** The field of the lagna: a rectangle, or the corners of what is none. */
  readonly lagna: Rectangle | string | undefined;
  /** Path of the mark of the lagna, if the style has one. */
  readonly mark?: string | undefined;
  readonly fields: readonly { readonly sign: SignText; readonly entries: readonly Entry[]; readonly placed: Placed }[];
  /** Where the middle is and how much room there is, if the style has one. */
  readonly centre?: { readonly size: number; readonly width: number };
}

/** Evenly spread values around 0: of three with a pitch of 10, these are −10, 0 and 10. */
export function spread(count: number, pitch: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
}

/** Cuts a list of so many into rows of given lengths: which row each stands in and where in it. */
export function inRows(count: number, rows: readonly number[]): { row: number; column: number; length: number }[] {
  const places = rows.flatMap((length, row) => Array.from({ length }, (_, column) => ({ row, column })));
  const taken = places.slice(0, count);
  return taken.map((place) => ({ ...place, length: taken.filter(({ row }) => row === place.row).length }));
}

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
