/**
 * Fits terms to samples: the strongest lines of what is left are given the cheapest arguments of their frequency, all
 * coefficients are found anew by least squares, and so on until no line is above the cut.
 */

import type { RateCorrections } from '../../../src/base/ephemeris/series/arguments.js';
import { cos, PI, sin } from '../../../src/base/math/angle.js';
import { type CandidateSet, Candidates } from './candidates.js';
import { Cholesky } from './cholesky.js';
import { type Grid, GridSums, Harmonics, PARTS, type Term } from './harmonics.js';
import { Spectra, type Spectrum } from './spectrum.js';

interface Problem {
  readonly grid: Grid;
  readonly corrections: RateCorrections;
  /** By coordinate, in quanta. */
  readonly samples: readonly Float64Array[];
  readonly candidates: CandidateSet;
  /** How many powers of tau. */
  readonly powers: number;
  /** Lines below this are left, in quanta. */
  readonly cut: number;
  readonly progress: (line: string) => void;
}

export interface Fitted {
  readonly terms: readonly Term[];
  /** By coordinate. */
  readonly polynomials: readonly Float64Array[];
  /** By coordinate, four for each term. */
  readonly parts: readonly Float64Array[];
  /** What is left. */
  readonly left: readonly Float64Array[];
}

const MOST_ROUNDS = 60;
/** New terms of a round are within this of its strongest. */
const REACH = 0.12;
/** Lines of a round are so many cycles apart: nearer ones lie under the bell of one another. */
const APART = 3;
/** A line so near to a term, in cycles, is that term growing. */
const SAME = 0.5;
/** A column that is so nearly a sum of others is not taken: its coefficients would only fight with theirs. */
const LEAST_NEW = 1e-4;
/**
 * What grows looks like two lines beside a term, so many cycles off at most, and a line beside a term like its growth.
 * A term that grows by 1 to either end leaves lines of less than 1 / 1.8, and a line of 1 a growth of less than 1.3.
 */
const BESIDE = 1.8;
const LINE_SHARE = 1.8;
const LAST_ROUNDS = 3;

/** Columns that are even about the middle of the grid, and odd ones: products of one with the other are 0. */
interface Column {
  /** -1 for a power of tau. */
  readonly term: number;
  /** The power, or the part: 0 sine, 1 cosine, 2 tau sine, 3 tau cosine. */
  readonly what: number;
}

class Half {
  readonly columns: Column[] = [];
  readonly matrix = new Cholesky();
}

export class Fit {
  readonly #problem: Problem;
  readonly #harmonics: Harmonics;
  readonly #sums: GridSums;
  readonly #spectra: Spectra;
  readonly #candidates: Candidates;
  readonly #powers: readonly Float64Array[];
  /** Products of powers with the parts of each term, turned to the middle. */
  readonly #powerProducts: Float64Array[][] = [];
  readonly #halves = [new Half(), new Half()] as const;
  readonly #terms: Term[] = [];
  #parts: Float64Array[];
  readonly #polynomials: readonly Float64Array[];
  readonly #left: readonly Float64Array[];
  readonly #refused = new Set<number>();

  constructor(problem: Problem) {
    const { grid, corrections, samples, powers, candidates } = problem;
    this.#problem = problem;
    this.#harmonics = new Harmonics(grid, corrections);
    this.#sums = new GridSums(grid);
    this.#spectra = new Spectra(grid.count);
    this.#candidates = new Candidates(candidates, this.#harmonics);
    this.#powers = Array.from({ length: powers }, (_, n) => this.#harmonics.power(n));
    this.#left = samples.map((values) => values.slice());
    this.#parts = samples.map(() => new Float64Array(0));
    this.#polynomials = samples.map(() => new Float64Array(powers));
    for (let n = 0; n < powers; n++) this.#add({ term: -1, what: n });
  }

  run(): Fitted {
    const { progress, cut } = this.#problem;
    this.#improve();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const spectrum = this.#spectra.of(this.#left);
      const { added, strongest } = this.#take(spectrum);
      progress(
        `round ${round}: strongest ${strongest.toFixed(2)}, ${added} new, ${this.#terms.length} terms, ` +
          `${this.#terms.filter((term) => term.grows).length} growing, left ${this.#describeLeft()}`,
      );
      if (added === 0 || strongest < cut) break;
      this.#improve();
    }
    for (let round = 0; round < LAST_ROUNDS; round++) this.#improve();
    progress(`left ${this.#describeLeft()}`);
    return { terms: this.#terms, polynomials: this.#polynomials, parts: this.#parts, left: this.#left };
  }

  #describeLeft(): string {
    return this.#left
      .map((values) => {
        const squares = values.reduce((sum, value) => sum + value * value, 0);
        const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
        return `rms ${Math.sqrt(squares / values.length).toFixed(2)} max ${most.toFixed(1)}`;
      })
      .join(', ');
  }

  /** Adds terms for the strongest lines, and lets terms grow. */
  #take({ amplitudes, resolution }: Spectrum): { added: number; strongest: number } {
    const { grid, cut } = this.#problem;
    const apart = Math.round(APART / (grid.count * resolution));
    const lines = peaks(amplitudes, apart).filter((at) => !this.#refused.has(at));
    const growth = this.#growth({ amplitudes, resolution });
    const most = (values: Iterable<number>) => Array.from(values).reduce((a, b) => Math.max(a, b), 0);
    const strongest = Math.max(most(growth), most(lines.map((at) => amplitudes[at] as number)));
    const limit = Math.max(cut, strongest * REACH);
    const grown = new Set(
      this.#terms.filter((term, at) => (growth[at] as number) > limit && !term.grows && this.#addPair(at, 2)),
    );
    let added = grown.size;
    for (const at of lines) {
      const amplitude = amplitudes[at] as number;
      if (amplitude < limit) continue;
      const place = (at + summit(amplitudes, at)) * resolution;
      const rate = (2 * PI * place) / grid.step;
      if (this.#isOf(grown, rate, APART / 2)) continue;
      const same = this.#terms.findIndex((term) => this.#isOf([term], rate, SAME));
      if (same < 0 ? this.#takeNew(rate, amplitude) : !this.#terms[same]?.grows && this.#addPair(same, 2)) added++;
      else this.#refused.add(at);
    }
    return { added, strongest };
  }

  /** How large, at the ends, the growth of each term would be that has none. */
  #growth({ amplitudes, resolution }: Spectrum): Float64Array {
    const { grid } = this.#problem;
    const growing = this.#terms.map((term) => ({ ...term, grows: true }));
    const out = new Float64Array(growing.length);
    for (const left of this.#left) {
      const products = this.#harmonics.products(growing, left);
      growing.forEach((_, at) => {
        const [s, c] = [products[PARTS * at + 2] as number, products[PARTS * at + 3] as number];
        out[at] = Math.max(out[at] as number, Math.sqrt(s * s + c * c) / this.#sums.growthWeight);
      });
    }
    const reach = BESIDE / grid.count / resolution;
    return out.map((value, at) => {
      const { rate, grows } = this.#terms[at] as Term;
      if (grows) return 0;
      const place = (Math.abs(rate) * grid.step) / (2 * PI * resolution);
      const beside = amplitudes.subarray(Math.max(1, Math.round(place - reach)), Math.round(place + reach) + 1);
      return value > LINE_SHARE * beside.reduce((a, b) => Math.max(a, b), 0) ? value : 0;
    });
  }

  #isOf(terms: Iterable<Term>, rate: number, cycles: number): boolean {
    const reach = cycles * this.#cycle;
    for (const term of terms) if (Math.abs(Math.abs(term.rate) - rate) < reach) return true;
    return false;
  }

  /** Radians a day of one turn over the grid. */
  get #cycle(): number {
    const { count, step } = this.#problem.grid;
    return (2 * PI) / (count * step);
  }

  #takeNew(rate: number, amplitude: number): boolean {
    const candidate = this.#candidates.cheapest(
      rate,
      amplitude,
      this.#cycle,
      (other) => !this.#isOf(this.#terms, other, SAME),
    );
    if (candidate === undefined) return false;
    this.#terms.push(this.#harmonics.term(candidate.multiples));
    if (!this.#addPair(this.#terms.length - 1, 0)) {
      this.#terms.pop();
      this.#powerProducts.pop();
      return false;
    }
    this.#candidates.use(candidate);
    return true;
  }

  /** Sine and cosine of a term, or those that grow. */
  #addPair(term: number, first: 0 | 2): boolean {
    (this.#terms[term] as Term).grows = first === 2;
    this.#powerProducts[term] ??= this.#powers.map((power) => {
      const growing = [{ ...(this.#terms[term] as Term), grows: true }];
      return turned(this.#harmonics.products(growing, power), growing, 1);
    });
    if (!this.#add({ term, what: first })) {
      (this.#terms[term] as Term).grows = false;
      return false;
    }
    // Where the sine was new and the cosine is not, the sine alone serves.
    this.#add({ term, what: first + 1 });
    return true;
  }

  #add(column: Column): boolean {
    const isEven = column.term < 0 ? column.what % 2 === 0 : column.what === 1 || column.what === 2;
    const half = this.#halves[isEven ? 0 : 1];
    const products = Float64Array.from([...half.columns, column], (other) => this.#product(column, other, isEven));
    if (!half.matrix.add(products, LEAST_NEW)) return false;
    half.columns.push(column);
    return true;
  }

  #product(a: Column, b: Column, isEven: boolean): number {
    if (a.term < 0 && b.term < 0)
      return dot(this.#powers[a.what] as Float64Array, this.#powers[b.what] as Float64Array);
    if (a.term < 0) return this.#powerProducts[b.term]?.[a.what]?.[b.what] as number;
    if (b.term < 0) return this.#powerProducts[a.term]?.[b.what]?.[a.what] as number;
    const x = (this.#terms[a.term] as Term).rate;
    const y = (this.#terms[b.term] as Term).rate;
    return productOf(this.#sums, { x, grows: a.what > 1 }, { x: y, grows: b.what > 1 }, isEven);
  }

  /** One step of least squares from what is left. The arguments bend a little, which the matrix does not know. */
  #improve(): void {
    this.#parts = this.#parts.map((parts) => {
      const longer = new Float64Array(PARTS * this.#terms.length);
      longer.set(parts);
      return longer;
    });
    this.#left.forEach((left, coordinate) => {
      const products = turned(this.#harmonics.products(this.#terms, left), this.#terms, 1);
      const change = new Float64Array(PARTS * this.#terms.length);
      const powers = new Float64Array(this.#powers.length);
      for (const { columns, matrix } of this.#halves) {
        const right = Float64Array.from(columns, ({ term, what }) =>
          term < 0 ? dot(this.#powers[what] as Float64Array, left) : (products[PARTS * term + what] as number),
        );
        matrix.solve(right).forEach((value, i) => {
          const { term, what } = columns[i] as Column;
          if (term < 0) powers[what] = value;
          else change[PARTS * term + what] = value;
        });
      }
      const step = turned(change, this.#terms, -1);
      this.#harmonics.subtract(this.#terms, step, left);
      powers.forEach((value, n) => {
        (this.#powers[n] as Float64Array).forEach((power, i) => {
          left[i] = (left[i] as number) - value * power;
        });
        (this.#polynomials[coordinate] as Float64Array)[n] = (this.#polynomials[coordinate]?.[n] as number) + value;
      });
      const parts = this.#parts[coordinate] as Float64Array;
      step.forEach((value, i) => {
        parts[i] = (parts[i] as number) + value;
      });
    });
  }
}

/**
 * Parts of terms, turned so that they count from their phase in the middle, where sines are odd and cosines even
 * (`way` 1), or back (`way` -1).
 */
function turned(parts: Float64Array, terms: readonly Term[], way: 1 | -1): Float64Array {
  const out = new Float64Array(parts.length);
  terms.forEach(({ phase }, at) => {
    const c = cos(phase);
    const s = sin(phase) * way;
    for (let i = PARTS * at; i < PARTS * at + PARTS; i += 2) {
      out[i] = c * (parts[i] as number) - s * (parts[i + 1] as number);
      out[i + 1] = c * (parts[i + 1] as number) + s * (parts[i] as number);
    }
  });
  return out;
}

/** Even columns are cosines and growing sines, odd ones sines and growing cosines. */
function productOf(
  sums: GridSums,
  a: { readonly x: number; readonly grows: boolean },
  b: { readonly x: number; readonly grows: boolean },
  isEven: boolean,
): number {
  sums.at(a.x - b.x);
  const { cosine: c, tauSine: s, tauTauCosine: cc } = sums;
  sums.at(a.x + b.x);
  if (a.grows !== b.grows) {
    // A sine of the one times a cosine of the other: half the sine of the sum and of the difference, sine first.
    const isSineFirst = a.grows === isEven;
    return (sums.tauSine + (isSineFirst ? s : -s)) / 2;
  }
  const [difference, sum] = a.grows ? [cc, sums.tauTauCosine] : [c, sums.cosine];
  const areSines = a.grows === isEven;
  return (difference + (areSines ? -sum : sum)) / 2;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Places that are the largest within a distance, the strongest first. */
function peaks(amplitudes: Float64Array, apart: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < amplitudes.length; i++) if (isPeak(amplitudes, i, apart)) found.push(i);
  return found.sort((a, b) => (amplitudes[b] as number) - (amplitudes[a] as number) || a - b);
}

function isPeak(amplitudes: Float64Array, at: number, apart: number): boolean {
  const here = amplitudes[at] as number;
  const last = Math.min(amplitudes.length - 1, at + apart);
  for (let j = Math.max(1, at - apart); j <= last; j++) if ((amplitudes[j] as number) > here) return false;
  return here > 0;
}

/** How far the top of the parabola through three places is from the middle one. */
function summit(amplitudes: Float64Array, at: number): number {
  const [a, b, c] = [amplitudes[at - 1] ?? 0, amplitudes[at] as number, amplitudes[at + 1] ?? 0];
  return a + c === 2 * b ? 0 : (a - c) / (2 * (a - 2 * b + c));
}
