import type { NodeGrid } from './nodes.js';
import { Segments } from './segments.js';
import { GRIDS, MOON_GRID, MOON_VECTOR_GRID, type SkySeries, type SkySource } from './sky-series.js';

const ELLIPSE_NUMBERS = 14;
/** The first and the last instant. */
const SPAN_NUMBERS = 2;

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
    let at = SPAN_NUMBERS + GRIDS.length * ELLIPSE_NUMBERS;
    let segments: Segments | undefined;
    for (const grid of ALL_GRIDS.slice(0, place + 1)) {
      at += segments?.size ?? 0;
      segments = new Segments(this.start, this.end, grid, () => undefined);
    }
    segments?.take(this.#numbers.subarray(at, at + segments.size));
    return segments as Segments;
  }
}

const ALL_GRIDS: readonly NodeGrid[] = [MOON_GRID, MOON_VECTOR_GRID, ...GRIDS];

/** All that a table of the sky holds: its span, the mean ellipses, and the segments. */
export function numbersOf(series: SkySeries): Float64Array {
  const ellipses = GRIDS.map((_, body) => series.ellipse(body));
  const all = [series.moon(), series.moonVector(), ...GRIDS.map((_, body) => series.beside(body))];
  const heads = [series.start, series.end, ...ellipses.flatMap((numbers) => [...numbers])];
  const numbers = new Float64Array(all.reduce((sum, { size }) => sum + size, heads.length));
  numbers.set(heads);
  let at = heads.length;
  for (const segments of all) {
    segments.all(numbers.subarray(at, at + segments.size));
    at += segments.size;
  }
  return numbers;
}
