import { DAYS_PER_CENTURY, J2000 } from '../ephemeris.js';
import { type Polynomial, rateAt } from './arguments.js';
import { polynomialsAtNodes } from './chebyshev.js';
import { RowAngles } from './row-angles.js';
import type { PoissonSeries, SeriesSpan } from './terms.js';
import { waveFactors } from './waves.js';

/** Of a row so little may be left out, radians or astronomical units: of all together some 0.0000003". */
const LEFT_OUT = 3e-14;
/** The same of what a row grows and drifts within a segment. */
const CHANGE_LEFT_OUT = 3e-13;
/** Centuries from J2000.0 to either end of the span. */
const FARTHEST = 2;

/** What the series of one body have in common: how long a segment is, and at how many of its instants they are summed. */
export interface NodeGrid {
  /** Half the length of a segment, days. */
  readonly halfDays: number;
  /** An even number of Chebyshev's nodes. */
  readonly nodes: number;
}

/**
 * Sums a series at the nodes of a segment. Of each row the sine and cosine in the middle are taken once; how the wave goes
 * from there in Chebyshev's polynomials depends on frequency and length alone, is the same in every segment and so comes
 * from a table, in which a slow or small row has few numbers.
 */
export class SeriesAtNodes {
  readonly #series: PoissonSeries;
  readonly #span: SeriesSpan;
  readonly #polynomials: readonly Polynomial[];
  readonly #grid: NodeGrid;
  readonly #angles: RowAngles;
  /** The rows that are not left out. */
  readonly #rows: readonly number[];
  /** By row, coordinate, sine and cosine what an amplitude grows by while tau does by one. */
  readonly #growth: Float64Array;
  /** By row from where its factors stand; by row and coordinate how many of them it needs; and the factors. */
  readonly #from: Int32Array;
  readonly #counts: Uint8Array;
  readonly #factors: Float64Array;
  /** The same for how its amplitude and frequency change within a segment, mostly none. */
  readonly #movingCounts: Uint8Array;
  /** By coordinate and order what a segment has, and what it has besides in proportion to the way from its middle. */
  readonly #steady: Float64Array;
  readonly #perWay: Float64Array;
  readonly #atNodes: Float64Array;

  /** @param least rows that have less of every coordinate are left out */
  constructor(
    series: PoissonSeries,
    span: SeriesSpan,
    polynomials: readonly Polynomial[],
    grid: NodeGrid,
    least: readonly number[] = [0],
  ) {
    const { nodes } = grid;
    const rows = series.starts.length - 1;
    const coordinates = series.polynomials.length;
    this.#series = series;
    this.#span = span;
    this.#polynomials = polynomials;
    this.#grid = grid;
    this.#angles = new RowAngles(series, polynomials);
    this.#growth = growthOf(series);
    this.#from = new Int32Array(rows + 1);
    this.#counts = new Uint8Array(rows * coordinates);
    this.#movingCounts = new Uint8Array(rows * coordinates);
    this.#steady = new Float64Array(coordinates * nodes);
    this.#perWay = new Float64Array(coordinates * nodes);
    this.#atNodes = polynomialsAtNodes(nodes);
    const factors = new Float64Array(rows * nodes);
    this.#rows = this.#measure(factors, least);
    this.#factors = factors.slice(0, this.#from[rows]);
  }

  /** Writes the coordinates at the nodes of the segment around `middle`, one coordinate after another, the latest first. */
  sum(middle: number, into: Float64Array): void {
    const t = (middle - J2000) / DAYS_PER_CENTURY;
    const tau = (middle - this.#span.middle) / this.#span.half;
    const drift = this.#perHalf((polynomial) => rateAt(polynomial, t) - rateAt(polynomial, 0));
    const coordinates = this.#series.polynomials.length;
    this.#angles.at(t);
    this.#steady.fill(0);
    this.#perWay.fill(0);
    for (const row of this.#rows) {
      this.#angles.row(row);
      for (let coordinate = 0; coordinate < coordinates; coordinate++) this.#addRow(row, coordinate, tau, drift);
    }
    this.#spread(tau, into);
  }

  /** Writes the factors of rows, and how many of them a coordinate needs; tells which rows there are. */
  #measure(factors: Float64Array, least: readonly number[]): number[] {
    const growth = this.#growth;
    const { amplitudes, polynomials, starts } = this.#series;
    const { nodes, halfDays } = this.#grid;
    const coordinates = polynomials.length;
    const rates = this.#perHalf((polynomial) => rateAt(polynomial, 0));
    const bends = this.#perHalf((polynomial) => rateAt(polynomial, FARTHEST) - rateAt(polynomial, 0));
    const perWay = halfDays / this.#span.half;
    const sizes = new Float64Array(coordinates);
    const changes = new Float64Array(coordinates);
    const used: number[] = [];
    for (let row = 0, end = 0; row < starts.length - 1; row++) {
      const bend = Math.abs(this.#sumOfRow(row, bends));
      let largest = 0;
      for (let coordinate = 0, i = 2 * row * coordinates; coordinate < coordinates; coordinate++, i += 2) {
        const grows = Math.abs(growth[i] as number) + Math.abs(growth[i + 1] as number);
        const size = Math.abs(amplitudes[i] as number) + Math.abs(amplitudes[i + 1] as number) + grows;
        if (size >= (least[coordinate] ?? 0)) largest = Math.max(largest, size);
        sizes[coordinate] = size;
        changes[coordinate] = bend * size + perWay * grows;
      }
      const from = end;
      if (largest > 0) {
        used.push(row);
        end += waveFactors(this.#sumOfRow(row, rates), LEFT_OUT / largest, nodes, factors, from);
      }
      this.#from[row + 1] = end;
      for (let coordinate = 0; coordinate < coordinates; coordinate++) {
        const place = row * coordinates + coordinate;
        this.#counts[place] = needed(factors, from, end, LEFT_OUT / (sizes[coordinate] as number));
        this.#movingCounts[place] = needed(factors, from, end, CHANGE_LEFT_OUT / (changes[coordinate] as number));
      }
    }
    return used;
  }

  /** What the angles go through in half a segment, of a rate a century. */
  #perHalf(rate: (polynomial: Polynomial) => number): number[] {
    return this.#polynomials.map((polynomial) => (rate(polynomial) / DAYS_PER_CENTURY) * this.#grid.halfDays);
  }

  #sumOfRow(row: number, rates: readonly number[]): number {
    const { starts, angles, multiples } = this.#series;
    const end = starts[row + 1] as number;
    let sum = 0;
    for (let i = starts[row] as number; i < end; i++) {
      sum += (multiples[i] as number) * (rates[angles[i] as number] as number);
    }
    return sum;
  }

  /** Adds a row as it is in the middle, and how its amplitudes grow and its angle drifts with the way from there. */
  #addRow(row: number, coordinate: number, tau: number, drift: readonly number[]): void {
    const { amplitudes } = this.#series;
    const growth = this.#growth;
    const s = this.#angles.trig[0] as number;
    const c = this.#angles.trig[1] as number;
    const place = row * this.#series.polynomials.length + coordinate;
    const aGrowth = growth[2 * place] as number;
    const bGrowth = growth[2 * place + 1] as number;
    const a = (amplitudes[2 * place] as number) + tau * aGrowth;
    const b = (amplitudes[2 * place + 1] as number) + tau * bGrowth;
    const first = coordinate * this.#grid.nodes;
    this.#add(row, this.#counts[place] as number, a * s + b * c, a * c - b * s, this.#steady, first);
    const moving = this.#movingCounts[place] as number;
    if (moving === 0) return;
    const wander = this.#sumOfRow(row, drift);
    const perWay = this.#grid.halfDays / this.#span.half;
    const aMore = perWay * aGrowth - wander * b;
    const bMore = perWay * bGrowth + wander * a;
    this.#add(row, moving, aMore * s + bMore * c, aMore * c - bMore * s, this.#perWay, first);
  }

  /** Adds a wave: `e` times its cosine, which has the even orders, and `o` times its sine. */
  #add(row: number, count: number, e: number, o: number, into: Float64Array, first: number): void {
    const factors = this.#factors;
    let at = this.#from[row] as number;
    const end = at + count;
    for (let to = first; at < end; at += 2, to += 2) {
      (into[to] as number) += e * (factors[at] as number);
      (into[to + 1] as number) += o * (factors[at + 1] as number);
    }
  }

  /** What stands in orders at the nodes to both sides of the middle, with the polynomials. */
  #spread(tau: number, into: Float64Array): void {
    const { nodes, halfDays } = this.#grid;
    const atNodes = this.#atNodes;
    const perWay = halfDays / this.#span.half;
    this.#series.polynomials.forEach((powers, coordinate) => {
      const first = coordinate * nodes;
      for (let k = 0; k < nodes / 2; k++) {
        const x = atNodes[nodes + k] as number;
        let even = 0;
        let odd = 0;
        for (let n = 0; n < nodes; n += 2) {
          const here = atNodes[n * nodes + k] as number;
          const next = atNodes[(n + 1) * nodes + k] as number;
          even += (this.#steady[first + n] as number) * here + x * (this.#perWay[first + n + 1] as number) * next;
          odd += (this.#steady[first + n + 1] as number) * next + x * (this.#perWay[first + n] as number) * here;
        }
        into[first + k] = even + odd + power(powers, tau + perWay * x);
        into[first + nodes - 1 - k] = even - odd + power(powers, tau - perWay * x);
      }
    });
  }
}

/** What amplitudes grow by, of every row. */
function growthOf({ starts, polynomials, growing, growth }: PoissonSeries): Float64Array {
  const numbers = 2 * polynomials.length;
  const all = new Float64Array((starts.length - 1) * numbers);
  growing.forEach((row, at) => {
    all.set(growth.subarray(at * numbers, (at + 1) * numbers), row * numbers);
  });
  return all;
}

/** How many factors there are to the last that is not too small, an even number. */
function needed(factors: Float64Array, from: number, end: number, least: number): number {
  let last = end;
  while (last > from && Math.abs(factors[last - 1] as number) < least) last--;
  return last - from + ((last - from) & 1);
}

function power(powers: Float64Array, tau: number): number {
  let sum = 0;
  for (let i = powers.length - 1; i >= 0; i--) sum = sum * tau + (powers[i] as number);
  return sum;
}
