import { sinCos } from '../../math/angle.js';
import { DAYS_PER_CENTURY, J2000 } from '../ephemeris.js';
import { angleAt, type Polynomial, rateAt } from './arguments.js';
import { polynomialsAtNodes } from './chebyshev.js';
import type { PoissonSeries, SeriesSpan } from './terms.js';
import { waveFactors } from './waves.js';

/** Of a row so little may be left out, radians or astronomical units: of all three thousand some 0.000002". */
const LEFT_OUT = 2e-13;
/** What a row grows or drifts within a segment may be left out below this. */
const NEGLIGIBLE_DRIFT = 2e-12;
/** More than there are multiples of an angle. */
const KEYS = 1024;
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
  readonly #halfDays: number;
  readonly #nodes: number;
  /** By row from where its factors stand; by row and coordinate how many of them it needs; and the factors. */
  readonly #from: Int32Array;
  readonly #counts: Uint8Array;
  readonly #factors: Float64Array;
  /** By row, coordinate, sine and cosine what an amplitude grows by while tau does by one. */
  readonly #growth: Float64Array;
  /** By row whether its amplitude or frequency changes within a segment. */
  readonly #moves: Uint8Array;
  /** By coordinate and order what a segment has, and what it has besides in proportion to the way from its middle. */
  readonly #steady: Float64Array;
  readonly #perWay: Float64Array;
  readonly #atNodes: Float64Array;
  /** The multiples of angles that rows are made of, each once; and of each factor of a row which of them it is. */
  readonly #multiples: readonly { readonly angle: number; readonly times: number }[];
  readonly #which: Uint16Array;
  /** Cosine and sine of each of the multiples in the middle of a segment. */
  readonly #turned: Float64Array;
  readonly #trig = new Float64Array(2);

  constructor(series: PoissonSeries, span: SeriesSpan, polynomials: readonly Polynomial[], grid: NodeGrid) {
    const { starts, angles, multiples, amplitudes, growing, growth } = series;
    const { halfDays, nodes } = grid;
    const rows = starts.length - 1;
    const coordinates = series.polynomials.length;
    const numbers = 2 * coordinates;
    this.#series = series;
    this.#span = span;
    this.#polynomials = polynomials;
    this.#halfDays = halfDays;
    this.#nodes = nodes;
    this.#growth = new Float64Array(rows * numbers);
    growing.forEach((row, at) => {
      this.#growth.set(growth.subarray(at * numbers, (at + 1) * numbers), row * numbers);
    });
    this.#steady = new Float64Array(coordinates * nodes);
    this.#perWay = new Float64Array(coordinates * nodes);
    this.#atNodes = polynomialsAtNodes(nodes);
    const found = new Map<number, number>();
    this.#which = Uint16Array.from(angles, (angle, i) => {
      const key = angle * KEYS + (multiples[i] as number);
      if (!found.has(key)) found.set(key, found.size);
      return found.get(key) as number;
    });
    this.#multiples = [...found.keys()].map((key) => {
      const angle = Math.round(key / KEYS);
      return { angle, times: key - angle * KEYS };
    });
    this.#turned = new Float64Array(2 * this.#multiples.length);
    this.#from = new Int32Array(rows);
    this.#counts = new Uint8Array(rows * coordinates);
    this.#moves = new Uint8Array(rows);
    const factors = new Float64Array(rows * nodes);
    const rates = polynomials.map((polynomial) => (rateAt(polynomial, 0) / DAYS_PER_CENTURY) * halfDays);
    const bends = polynomials.map((p) => (Math.abs(rateAt(p, FARTHEST) - rateAt(p, 0)) / DAYS_PER_CENTURY) * halfDays);
    const perWay = halfDays / span.half;
    const sizes = new Float64Array(coordinates);
    let end = 0;
    for (let row = 0; row < rows; row++) {
      let way = 0;
      let bend = 0;
      for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
        way += (multiples[i] as number) * (rates[angles[i] as number] as number);
        bend += Math.abs(multiples[i] as number) * (bends[angles[i] as number] as number);
      }
      let largest = LEFT_OUT;
      let change = 0;
      for (let coordinate = 0, i = row * numbers; coordinate < coordinates; coordinate++, i += 2) {
        const grows = Math.abs(this.#growth[i] as number) + Math.abs(this.#growth[i + 1] as number);
        const size = Math.abs(amplitudes[i] as number) + Math.abs(amplitudes[i + 1] as number) + grows;
        sizes[coordinate] = size;
        largest = Math.max(largest, size);
        change = Math.max(change, bend * size, perWay * grows);
      }
      this.#moves[row] = change > NEGLIGIBLE_DRIFT ? 1 : 0;
      this.#from[row] = end;
      end += waveFactors(way, LEFT_OUT / largest, nodes, factors, end);
      for (let coordinate = 0; coordinate < coordinates; coordinate++) {
        let last = end;
        while (
          last > (this.#from[row] as number) &&
          Math.abs(factors[last - 1] as number) * (sizes[coordinate] as number) < LEFT_OUT
        )
          last--;
        this.#counts[row * coordinates + coordinate] = (last - (this.#from[row] as number) + 1) & ~1;
      }
    }
    this.#factors = factors.slice(0, end);
  }

  /** Writes the coordinates at the nodes of the segment around `middle`, one coordinate after another, the latest first. */
  sum(middle: number, into: Float64Array): void {
    const t = (middle - J2000) / DAYS_PER_CENTURY;
    this.#turn(t);
    this.#steady.fill(0);
    this.#perWay.fill(0);
    const tau = (middle - this.#span.middle) / this.#span.half;
    const drift = this.#polynomials.map((p) => ((rateAt(p, t) - rateAt(p, 0)) / DAYS_PER_CENTURY) * this.#halfDays);
    const coordinates = this.#series.polynomials.length;
    const rows = this.#series.starts.length - 1;
    for (let row = 0; row < rows; row++) {
      this.#ofRow(row);
      const moves = this.#moves[row] === 1;
      const wander = moves ? this.#sumOfRow(row, drift) : 0;
      for (let coordinate = 0; coordinate < coordinates; coordinate++) {
        this.#addRow(row, coordinate, tau);
        if (moves) this.#addMoving(row, coordinate, tau, wander);
      }
    }
    this.#spread(tau, into);
  }

  #turn(t: number): void {
    const angles = this.#polynomials.map((polynomial) => angleAt(polynomial, t));
    const trig = this.#trig;
    this.#multiples.forEach(({ angle, times }, i) => {
      sinCos(times * (angles[angle] as number), trig);
      this.#turned[2 * i] = trig[1] as number;
      this.#turned[2 * i + 1] = trig[0] as number;
    });
  }

  /** Sine and cosine of a row in the middle, from those of the multiples whose sum its angle is. */
  #ofRow(row: number): void {
    const which = this.#which;
    const turned = this.#turned;
    const end = this.#series.starts[row + 1] as number;
    let i = this.#series.starts[row] as number;
    let at = 2 * (which[i] as number);
    let c = turned[at] as number;
    let s = turned[at + 1] as number;
    for (i++; i < end; i++) {
      at = 2 * (which[i] as number);
      const cosine = turned[at] as number;
      const sine = turned[at + 1] as number;
      const turn = c * cosine - s * sine;
      s = s * cosine + c * sine;
      c = turn;
    }
    this.#trig[0] = s;
    this.#trig[1] = c;
  }

  /** A combination of rates. */
  #sumOfRow(row: number, values: readonly number[]): number {
    const { starts, angles, multiples } = this.#series;
    const end = starts[row + 1] as number;
    let sum = 0;
    for (let i = starts[row] as number; i < end; i++) {
      sum += (multiples[i] as number) * (values[angles[i] as number] as number);
    }
    return sum;
  }

  /** Adds a row with the amplitudes and the frequency that it has in the middle. */
  #addRow(row: number, coordinate: number, tau: number): void {
    const { amplitudes } = this.#series;
    const growth = this.#growth;
    const s = this.#trig[0] as number;
    const c = this.#trig[1] as number;
    const coordinates = this.#series.polynomials.length;
    const at = (row * coordinates + coordinate) * 2;
    const a = (amplitudes[at] as number) + tau * (growth[at] as number);
    const b = (amplitudes[at + 1] as number) + tau * (growth[at + 1] as number);
    this.#add(row, coordinate, a * s + b * c, a * c - b * s, this.#steady);
  }

  /** Adds how its amplitudes and its angle change with the way from the middle. */
  #addMoving(row: number, coordinate: number, tau: number, wander: number): void {
    const { amplitudes } = this.#series;
    const growth = this.#growth;
    const s = this.#trig[0] as number;
    const c = this.#trig[1] as number;
    const at = (row * this.#series.polynomials.length + coordinate) * 2;
    const perWay = this.#halfDays / this.#span.half;
    const a = (amplitudes[at] as number) + tau * (growth[at] as number);
    const b = (amplitudes[at + 1] as number) + tau * (growth[at + 1] as number);
    const aMore = perWay * (growth[at] as number) - wander * b;
    const bMore = perWay * (growth[at + 1] as number) + wander * a;
    this.#add(row, coordinate, aMore * s + bMore * c, aMore * c - bMore * s, this.#perWay);
  }

  /** Adds a wave: `e` times its cosine, which has the even orders, and `o` times its sine. */
  #add(row: number, coordinate: number, e: number, o: number, into: Float64Array): void {
    const factors = this.#factors;
    let at = this.#from[row] as number;
    const end = at + (this.#counts[row * this.#series.polynomials.length + coordinate] as number);
    let to = coordinate * this.#nodes;
    for (; at < end; at += 2, to += 2) {
      (into[to] as number) += e * (factors[at] as number);
      (into[to + 1] as number) += o * (factors[at + 1] as number);
    }
  }

  /** What stands in orders at the nodes to both sides of the middle, with the polynomials. */
  #spread(tau: number, into: Float64Array): void {
    const { polynomials } = this.#series;
    const nodes = this.#nodes;
    const atNodes = this.#atNodes;
    const perWay = this.#halfDays / this.#span.half;
    for (let coordinate = 0; coordinate < polynomials.length; coordinate++) {
      const powers = polynomials[coordinate] as Float64Array;
      const first = coordinate * nodes;
      for (let k = 0; k < nodes / 2; k++) {
        const x = atNodes[nodes + k] as number;
        let [even, odd, evenMore, oddMore] = [0, 0, 0, 0];
        for (let n = 0; n < nodes; n += 2) {
          const here = atNodes[n * nodes + k] as number;
          const next = atNodes[(n + 1) * nodes + k] as number;
          even += (this.#steady[first + n] as number) * here;
          odd += (this.#steady[first + n + 1] as number) * next;
          evenMore += (this.#perWay[first + n] as number) * here;
          oddMore += (this.#perWay[first + n + 1] as number) * next;
        }
        const e = even + x * oddMore;
        const o = odd + x * evenMore;
        into[first + k] = e + o + power(powers, tau + perWay * x);
        into[first + nodes - 1 - k] = e - o + power(powers, tau - perWay * x);
      }
    }
  }
}

function power(powers: Float64Array, tau: number): number {
  let sum = 0;
  for (let i = powers.length - 1; i >= 0; i--) sum = sum * tau + (powers[i] as number);
  return sum;
}
