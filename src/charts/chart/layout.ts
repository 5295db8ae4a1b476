import type { Anchor } from '../svg/anchor.js';
import type { Entry } from './entries.js';

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
