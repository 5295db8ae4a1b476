/**
 * Sines and cosines of many arguments over an even grid of instants: their sums, their products with samples, and
 * their products with one another, which need no samples.
 *
 * Within a block of instants an argument is taken as linear; over 64 days the bend of the Moon's perigee is 1e-10.
 */
import { centuriesSinceJ2000, DAYS_PER_CENTURY } from '../../../src/base/ephemeris/ephemeris.js';
import {
  angleAt,
  argumentPolynomials,
  type Polynomial,
  type RateCorrections,
  rateAt,
} from '../../../src/base/ephemeris/series/arguments.js';
import { cos, sin, sinCos } from '../../../src/base/math/angle.js';

export const BLOCK = 64;

/** Instants `middle + (i - (count - 1) / 2) step`; `count` is a multiple of a block. Days. */
export interface Grid {
  readonly middle: number;
  readonly step: number;
  readonly count: number;
  /** Days for which tau is 1. */
  readonly half: number;
}

export function dayOf({ middle, step, count }: Grid, index: number): number {
  return middle + (index - (count - 1) / 2) * step;
}

/** One argument. */
export interface Term {
  readonly multiples: readonly number[];
  /** Radians a day and radians, in the middle of the grid. */
  readonly rate: number;
  readonly phase: number;
  grows: boolean;
}

/** What a term takes part with, by coordinate: sine, cosine, tau sine, tau cosine. */
export const PARTS = 4;

export class Harmonics {
  readonly grid: Grid;
  readonly #arguments: readonly Polynomial[];
  readonly #taus: Float64Array;
  /** Angles and rates of the base arguments in the middle of each block. */
  readonly #angles: Float64Array[] = [];
  readonly #rates: Float64Array[] = [];
  readonly #middle: { readonly angles: Float64Array; readonly rates: Float64Array };

  constructor(grid: Grid, corrections: RateCorrections) {
    this.grid = grid;
    this.#arguments = argumentPolynomials(corrections);
    this.#taus = Float64Array.from({ length: grid.count }, (_, i) => (dayOf(grid, i) - grid.middle) / grid.half);
    for (let first = 0; first < grid.count; first += BLOCK) {
      const { angles, rates } = this.#at(dayOf(grid, first) + ((BLOCK - 1) / 2) * grid.step);
      this.#angles.push(angles);
      this.#rates.push(rates);
    }
    this.#middle = this.#at(grid.middle);
  }

  #at(day: number) {
    const t = centuriesSinceJ2000(day);
    return {
      angles: Float64Array.from(this.#arguments, (polynomial) => angleAt(polynomial, t)),
      rates: Float64Array.from(this.#arguments, (polynomial) => rateAt(polynomial, t) / DAYS_PER_CENTURY),
    };
  }

  term(multiples: readonly number[]): Term {
    const { angles, rates } = this.#middle;
    return { multiples, rate: product(multiples, rates), phase: product(multiples, angles), grows: false };
  }

  /** Powers of tau over the grid. */
  power(n: number): Float64Array {
    return this.#taus.map((tau) => {
      let value = 1;
      for (let i = 0; i < n; i++) value *= tau;
      return value;
    });
  }

  /** Takes the sum of terms from samples: `parts` has four numbers for each term. */
  subtract(terms: readonly Term[], parts: Float64Array, samples: Float64Array): void {
    this.#eachBlock(terms, (first, at, start, turn) => {
      this.#subtractWave(samples, first, parts[PARTS * at] as number, parts[PARTS * at + 1] as number, start, turn);
      if (terms[at]?.grows !== true) return;
      const [s, c] = [parts[PARTS * at + 2] as number, parts[PARTS * at + 3] as number];
      this.#subtractGrowing(samples, first, s, c, start, turn);
    });
  }

  #subtractWave(samples: Float64Array, first: number, s: number, c: number, start: Float64Array, turn: number): void {
    if (s === 0 && c === 0) return;
    let before = s * (start[2] as number) + c * (start[3] as number);
    let now = s * (start[0] as number) + c * (start[1] as number);
    for (let i = first; i < first + BLOCK; i++) {
      samples[i] = (samples[i] as number) - now;
      const next = turn * now - before;
      before = now;
      now = next;
    }
  }

  #subtractGrowing(
    samples: Float64Array,
    first: number,
    s: number,
    c: number,
    start: Float64Array,
    turn: number,
  ): void {
    let before = s * (start[2] as number) + c * (start[3] as number);
    let now = s * (start[0] as number) + c * (start[1] as number);
    for (let i = first; i < first + BLOCK; i++) {
      samples[i] = (samples[i] as number) - now * (this.#taus[i] as number);
      const next = turn * now - before;
      before = now;
      now = next;
    }
  }

  /** Products of samples with terms, four for each: Goertzel, American Mathematical Monthly 65, 34 (1958). */
  products(terms: readonly Term[], samples: Float64Array): Float64Array {
    const out = new Float64Array(PARTS * terms.length);
    const weighted = samples.map((value, i) => value * (this.#taus[i] as number));
    const add = (at: number, from: Float64Array, first: number, start: Float64Array, turn: number) => {
      let u = 0;
      let after = 0;
      for (let i = first + BLOCK - 1; i >= first; i--) {
        const next = (from[i] as number) + turn * u - after;
        after = u;
        u = next;
      }
      out[at] = (out[at] as number) + u * (start[0] as number) - after * (start[2] as number);
      out[at + 1] = (out[at + 1] as number) + u * (start[1] as number) - after * (start[3] as number);
    };
    this.#eachBlock(terms, (first, at, start, turn) => {
      add(PARTS * at, samples, first, start, turn);
      if (terms[at]?.grows) add(PARTS * at + 2, weighted, first, start, turn);
    });
    return out;
  }

  /**
   * Visits each term in each block: `start` has sine and cosine at the first instant and at the one before it, `turn`
   * is twice the cosine of a step.
   */
  #eachBlock(
    terms: readonly Term[],
    visit: (first: number, at: number, start: Float64Array, turn: number) => void,
  ): void {
    const { step } = this.grid;
    const start = new Float64Array(4);
    const pair = new Float64Array(2);
    const sparse = terms.map(({ multiples }) => Int32Array.from(multiples.flatMap((k, j) => (k === 0 ? [] : [j, k]))));
    this.#angles.forEach((angles, block) => {
      const rates = this.#rates[block] as Float64Array;
      for (let at = 0; at < terms.length; at++) {
        const multiples = sparse[at] as Int32Array;
        let angle = 0;
        let rate = 0;
        for (let n = 0; n < multiples.length; n += 2) {
          angle += (multiples[n + 1] as number) * (angles[multiples[n] as number] as number);
          rate += (multiples[n + 1] as number) * (rates[multiples[n] as number] as number);
        }
        rate *= step;
        sinCos(angle - ((BLOCK - 1) / 2) * rate, pair);
        start[0] = pair[0] as number;
        start[1] = pair[1] as number;
        sinCos(angle - ((BLOCK + 1) / 2) * rate, pair);
        start[2] = pair[0] as number;
        start[3] = pair[1] as number;
        visit(block * BLOCK, at, start, 2 * cos(rate));
      }
    });
  }
}

function product(multiples: readonly number[], values: Float64Array): number {
  return multiples.reduce((sum, k, j) => sum + k * (values[j] as number), 0);
}

/** Below this the closed forms lose digits to a division by almost nothing. */
const ALMOST_EQUAL = 0.001;

/** Sums over a grid of cos(xt), tau sin(xt) and tau² cos(xt), of which the products of terms consist. */
export class GridSums {
  readonly #grid: Grid;
  readonly #squares: number;
  cosine = 0;
  tauSine = 0;
  tauTauCosine = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
    let squares = 0;
    for (let i = 0; i < grid.count; i++) {
      const tau = (dayOf(grid, i) - grid.middle) / grid.half;
      squares += tau * tau;
    }
    this.#squares = squares;
  }

  /** The product of a growing sine with itself, nearly. */
  get growthWeight(): number {
    return this.#squares / 2;
  }

  /** For x radians a day: the kernel of Dirichlet, sin(NX) / sin X with X half a step, and its derivatives. */
  at(x: number): void {
    const { step, half, count: n } = this.#grid;
    const halfStep = (x * step) / 2;
    if (Math.abs(n * halfStep) < ALMOST_EQUAL) {
      this.cosine = n - (x * x * half * half * this.#squares) / 2;
      this.tauSine = x * half * this.#squares;
      this.tauTauCosine = this.#squares;
      return;
    }
    const s = sin(halfStep);
    const c = cos(halfStep);
    const sn = sin(n * halfStep);
    const cn = cos(n * halfStep);
    const unit = step / 2 / half;
    this.cosine = sn / s;
    this.tauSine = -((n * cn) / s - (sn * c) / (s * s)) * unit;
    const curvature = (-n * n * sn) / s - (2 * n * cn * c) / (s * s) + (sn * (1 + c * c)) / (s * s * s);
    this.tauTauCosine = -curvature * unit * unit;
  }
}
