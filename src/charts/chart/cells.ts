import { inRows, type Placed, type Rectangle, type Spot, spread } from './layout.js';

/** The size of a line and the distance to the next: where there is room, and in a crowd. */
interface Pitches {
  readonly roomy: { readonly size: number; readonly pitch: number };
  readonly crowded: { readonly size: number; readonly pitch: number };
  /** How far below the middle of a cell the middle of its lines is. */
  readonly middle: number;
}

const LOW: Pitches = { roomy: { size: 14, pitch: 17 }, crowded: { size: 13, pitch: 15 }, middle: 11 };
/** A letter with a vowel above it and one with a vowel below take 1.29 of their size together. */
const TALL: Pitches = { roomy: { size: 13, pitch: 17 }, crowded: { size: 12, pitch: 15.5 }, middle: 12 };

/** Entries around the middle of a cell; a crowd stands in two columns, whole in a wide cell, else without degrees. */
export function inCell({ x, y, width, height }: Rectangle, count: number, isTall: boolean): Placed {
  const { roomy, crowded, middle } = isTall ? TALL : LOW;
  const spot = (dx: number, dy: number): Spot => {
    return { x: x + width / 2 + dx, y: y + height / 2 + middle + dy, anchor: 'middle' };
  };
  if (count <= 5) {
    const { size, pitch } = count === 5 ? crowded : roomy;
    return { size, short: false, spots: spread(count, pitch).map((dy) => spot(0, dy)) };
  }
  const isWide = width > 100;
  const rows = spread(Math.ceil(count / 2), crowded.pitch);
  const lengths = rows.map(() => 2);
  return {
    size: crowded.size,
    short: !isWide,
    spots: inRows(count, lengths).map(({ row, column }) =>
      spot((column * 2 - 1) * (isWide ? 31 : 22), rows[row] as number),
    ),
  };
}
