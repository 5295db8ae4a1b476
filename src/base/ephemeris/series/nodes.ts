import { cos, PI, sinCos } from '../../math/angle.js';
import { DAYS_PER_CENTURY, J2000 } from '../ephemeris.js';
import { ARGUMENTS, angleAt, type Polynomial, rateAt } from './arguments.js';
import type { PoissonSeries, SeriesSpan } from './terms.js';

/** Radians or astronomical units: a frequency that drifts by less in a segment is taken for constant. */
const NEGLIGIBLE_DRIFT = 2e-12;
/** Centuries from J2000.0 to either end of the span. */
const FARTHEST = 2;

/** What the series of one body have in common: how long a segment is, and at how many of its instants they are summed. */
export interface NodeGrid {
  /** Half the length of a segment, days. */
  readonly halfDays: number;
  /** An even number of Chebyshev's nodes. */
  readonly nodes: number;
}

/** Chebyshev's nodes of the first kind, -1 to 1, the positive half from the outermost on. */
export function positiveNodes(nodes: number): Float64Array {
  return Float64Array.from({ length: nodes / 2 }, (_, k) => cos((PI * (k + 0.5)) / nodes));
}

/**
 * Sums a series at the nodes of a segment. Of each row the sine and cosine in the middle are taken once; from there to a
 * node the angle goes by frequency times distance, which is the same in every segment and so comes from a table.
 */
export class SeriesAtNodes {
  readonly #series: PoissonSeries;
  readonly #span: SeriesSpan;
  readonly #polynomials: readonly Polynomial[];
  readonly #halfDays: number;
  readonly #x: Float64Array;
  /** By row cosines, then sines, of the way to each positive node. */
  readonly #way: Float64Array;
  /** By row the place among the growing ones, or -1; and whether its frequency drifts. */
  readonly #growingAt: Int32Array;
  readonly #drifts: Uint8Array;
  readonly #even: Float64Array;
  readonly #odd: Float64Array;
  readonly #angles = new Float64Array(ARGUMENTS);
  readonly #drift = new Float64Array(ARGUMENTS);
  readonly #trig = new Float64Array(2);

  constructor(series: PoissonSeries, span: SeriesSpan, polynomials: readonly Polynomial[], grid: NodeGrid) {
    const { starts, angles, multiples, amplitudes, growing, growth } = series;
    const { halfDays, nodes } = grid;
    const rows = starts.length - 1;
    const coordinates = series.polynomials.length;
    const half = nodes / 2;
    this.#series = series;
    this.#span = span;
    this.#polynomials = polynomials;
    this.#halfDays = halfDays;
    this.#x = positiveNodes(nodes);
    this.#way = new Float64Array(rows * nodes);
    this.#growingAt = new Int32Array(rows).fill(-1);
    for (let at = 0; at < growing.length; at++) this.#growingAt[growing[at] as number] = at;
    this.#drifts = new Uint8Array(rows);
    this.#even = new Float64Array(coordinates * half);
    this.#odd = new Float64Array(coordinates * half);
    const rates = polynomials.map((polynomial) => (rateAt(polynomial, 0) / DAYS_PER_CENTURY) * halfDays);
    const bends = polynomials.map((polynomial) => Math.abs(rateAt(polynomial, FARTHEST) - rateAt(polynomial, 0)));
    const trig = this.#trig;
    for (let row = 0; row < rows; row++) {
      let way = 0;
      let bend = 0;
      for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
        way += (multiples[i] as number) * (rates[angles[i] as number] as number);
        bend += Math.abs(multiples[i] as number) * (bends[angles[i] as number] as number);
      }
      const grows = this.#growingAt[row] as number;
      let largest = 0;
      for (let i = 0; i < 2 * coordinates; i++) {
        const more = grows < 0 ? 0 : Math.abs(growth[grows * 2 * coordinates + i] as number);
        largest = Math.max(largest, Math.abs(amplitudes[row * 2 * coordinates + i] as number) + more);
      }
      this.#drifts[row] = (bend / DAYS_PER_CENTURY) * halfDays * largest > NEGLIGIBLE_DRIFT ? 1 : 0;
      for (let k = 0; k < half; k++) {
        sinCos(way * (this.#x[k] as number), trig);
        this.#way[row * nodes + k] = trig[1] as number;
        this.#way[row * nodes + half + k] = trig[0] as number;
      }
    }
  }

  /** Writes the coordinates at the nodes of the segment around `middle`, one coordinate after another, the latest first. */
  sum(middle: number, into: Float64Array): void {
    const t = (middle - J2000) / DAYS_PER_CENTURY;
    for (let i = 0; i < ARGUMENTS; i++) {
      const polynomial = this.#polynomials[i] as Polynomial;
      this.#angles[i] = angleAt(polynomial, t);
      this.#drift[i] = ((rateAt(polynomial, t) - rateAt(polynomial, 0)) / DAYS_PER_CENTURY) * this.#halfDays;
    }
    this.#even.fill(0);
    this.#odd.fill(0);
    const tau = (middle - this.#span.middle) / this.#span.half;
    const coordinates = this.#series.polynomials.length;
    const rows = this.#series.starts.length - 1;
    const trig = this.#trig;
    for (let row = 0; row < rows; row++) {
      sinCos(this.#ofRow(row, this.#angles), trig);
      const moves = this.#growingAt[row] as number;
      const wander = this.#drifts[row] === 0 ? 0 : this.#ofRow(row, this.#drift);
      for (let coordinate = 0; coordinate < coordinates; coordinate++) {
        if (moves < 0 && wander === 0) this.#addSteady(row, coordinate);
        else this.#addMoving(row, coordinate, tau, wander);
      }
    }
    this.#spread(tau, into);
  }

  /** A combination of angles, or of their rates. */
  #ofRow(row: number, values: Float64Array): number {
    const { starts, angles, multiples } = this.#series;
    const end = starts[row + 1] as number;
    let sum = 0;
    for (let i = starts[row] as number; i < end; i++) {
      sum += (multiples[i] as number) * (values[angles[i] as number] as number);
    }
    return sum;
  }

  /** Adds a row whose amplitudes and frequency are those of the table, its sine and cosine in the middle being known. */
  #addSteady(row: number, coordinate: number): void {
    const way = this.#way;
    const even = this.#even;
    const odd = this.#odd;
    const half = this.#x.length;
    const s = this.#trig[0] as number;
    const c = this.#trig[1] as number;
    const at = (row * this.#series.polynomials.length + coordinate) * 2;
    const a = this.#series.amplitudes[at] as number;
    const b = this.#series.amplitudes[at + 1] as number;
    const e = a * s + b * c;
    const o = a * c - b * s;
    const first = row * 2 * half;
    const to = coordinate * half;
    for (let k = 0; k < half; k++) {
      (even[to + k] as number) += e * (way[first + k] as number);
      (odd[to + k] as number) += o * (way[first + half + k] as number);
    }
  }

  /** The same for one whose amplitudes grow, or whose frequency is another here. */
  #addMoving(row: number, coordinate: number, tau: number, wander: number): void {
    const way = this.#way;
    const even = this.#even;
    const odd = this.#odd;
    const x = this.#x;
    const half = x.length;
    const s = this.#trig[0] as number;
    const c = this.#trig[1] as number;
    const coordinates = this.#series.polynomials.length;
    const at = (row * coordinates + coordinate) * 2;
    const grows = this.#growingAt[row] as number;
    const g = (grows * coordinates + coordinate) * 2;
    const perNode = this.#halfDays / this.#span.half;
    const aGrowth = grows < 0 ? 0 : (this.#series.growth[g] as number);
    const bGrowth = grows < 0 ? 0 : (this.#series.growth[g + 1] as number);
    const a = (this.#series.amplitudes[at] as number) + tau * aGrowth;
    const b = (this.#series.amplitudes[at + 1] as number) + tau * bGrowth;
    const e = a * s + b * c;
    const o = a * c - b * s;
    // What grows with the distance from the middle: the amplitude, and the angle.
    const eMore = perNode * (aGrowth * s + bGrowth * c) + wander * o;
    const oMore = perNode * (aGrowth * c - bGrowth * s) - wander * e;
    const first = row * 2 * half;
    const to = coordinate * half;
    for (let k = 0; k < half; k++) {
      const cosine = way[first + k] as number;
      const sine = way[first + half + k] as number;
      const distance = x[k] as number;
      (even[to + k] as number) += e * cosine + distance * oMore * sine;
      (odd[to + k] as number) += o * sine + distance * eMore * cosine;
    }
  }

  /** Even and odd parts to both sides of the middle, with the polynomials. */
  #spread(tau: number, into: Float64Array): void {
    const { polynomials } = this.#series;
    const half = this.#x.length;
    const nodes = 2 * half;
    const perNode = this.#halfDays / this.#span.half;
    for (let coordinate = 0; coordinate < polynomials.length; coordinate++) {
      const powers = polynomials[coordinate] as Float64Array;
      for (let k = 0; k < half; k++) {
        const way = perNode * (this.#x[k] as number);
        const e = this.#even[coordinate * half + k] as number;
        const o = this.#odd[coordinate * half + k] as number;
        into[coordinate * nodes + k] = e + o + power(powers, tau + way);
        into[coordinate * nodes + nodes - 1 - k] = e - o + power(powers, tau - way);
      }
    }
  }
}

function power(powers: Float64Array, tau: number): number {
  let sum = 0;
  for (let i = powers.length - 1; i >= 0; i--) sum = sum * tau + (powers[i] as number);
  return sum;
}
