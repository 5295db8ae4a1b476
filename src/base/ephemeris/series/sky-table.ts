import type { NodeGrid } from './nodes.js';
import { Segments, sizeOf } from './segments.js';
import { GRIDS, MOON_GRID, MOON_VECTOR_GRID, type SkySeries, type SkySource } from './sky-series.js';

const ELLIPSE_NUMBERS = 14;
/** The first and the last instant. */
const SPAN_NUMBERS = 2;
/** What stands before the segments, of which the Moon's come first. */
export const HEAD_NUMBERS = SPAN_NUMBERS + GRIDS.length * ELLIPSE_NUMBERS;

/** All segments of the sky, with what else its bodies need: some 14 MB, and the same numbers as of the series. */
export class SkyTable implements SkySource {
  readonly start: number;
  readonly end: number;
  readonly #numbers: Float64Array;

  /** @param numbers as `numbersOf` has written them */
  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    [this.start, this.end] = numbers as unknown as [number, number];
  }

  moon(): Segments {
    return this.#segments(0);
  }

  moonVector(): Segments {
    return this.#segments(1);
  }

  ellipse(body: number): Float64Array {
    const at = SPAN_NUMBERS + body * ELLIPSE_NUMBERS;
    return this.#numbers.subarray(at, at + ELLIPSE_NUMBERS);
  }

  beside(body: number): Segments {
    return this.#segments(2 + body);
  }

  /** The segments at a place, behind all that stand before it. */
  #segments(place: number): Segments {
    const { start, end } = this;
    const grid = ALL_GRIDS[place] as NodeGrid;
    const at = ALL_GRIDS.slice(0, place).reduce((sum, before) => sum + sizeOf(start, end, before), HEAD_NUMBERS);
    const segments = new Segments(start, end, grid, () => undefined);
    segments.take(this.#numbers.subarray(at, at + sizeOf(start, end, grid)));
    return segments;
  }
}

const ALL_GRIDS: readonly NodeGrid[] = [MOON_GRID, MOON_VECTOR_GRID, ...GRIDS];

/** All that a table of the sky holds: its span, the mean ellipses, and the segments. */
export function numbersOf(series: SkySeries): Float64Array {
  const ellipses = GRIDS.map((_, body) => series.ellipse(body));
  const all = [series.moon(), series.moonVector(), ...GRIDS.map((_, body) => series.beside(body))];
  const heads = [series.start, series.end, ...ellipses.flatMap((numbers) => [...numbers])];
  const sizes = ALL_GRIDS.map((grid) => sizeOf(series.start, series.end, grid));
  const numbers = new Float64Array(sizes.reduce((sum, size) => sum + size, HEAD_NUMBERS));
  numbers.set(heads);
  let at = HEAD_NUMBERS;
  all.forEach((segments, place) => {
    const size = sizes[place] as number;
    segments.all(numbers.subarray(at, at + size));
    at += size;
  });
  return numbers;
}
