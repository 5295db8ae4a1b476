/** Which combinations of arguments a line may have, and which of them is the cheapest to write. */
import { PI } from '../../../src/base/math/angle.js';
import type { Harmonics } from './harmonics.js';

/** Multiples of all thirteen arguments. */
type Candidate = readonly number[];

export interface CandidateSet {
  readonly all: readonly Candidate[];
  /** Bits, roughly, of writing it among others. */
  readonly costOf: (multiples: Candidate) => number;
  /** Terms of a group stand together, and what they have in common is told once. */
  readonly groupOf: (multiples: Candidate) => string;
}

/** Bits of the first term of a group. */
const NEW_GROUP = 4;
/** What the coefficients of further terms cost, for each bit that a frequency which is off leaves to them. */
const BITS_MISSED = 4;
/** How far the frequency of a candidate may be off, in cycles over the grid. */
const NEAR = 1.2;
/** A slower line is the polynomial's. */
const SLOWEST = 0.6;

interface Rated {
  readonly multiples: Candidate;
  readonly rate: number;
  readonly cost: number;
  readonly group: string;
}

export class Candidates {
  readonly #rated: readonly Rated[];
  readonly #groups = new Set<string>();

  constructor({ all, costOf, groupOf }: CandidateSet, harmonics: Harmonics) {
    const { count, step } = harmonics.grid;
    const slowest = (SLOWEST * 2 * PI) / (count * step);
    const fastest = (0.475 * 2 * PI) / step;
    this.#rated = all
      .map((multiples) => {
        const rate = Math.abs(harmonics.term(multiples).rate);
        return { multiples, rate, cost: costOf(multiples), group: groupOf(multiples) };
      })
      .filter(({ rate }) => rate > slowest && rate < fastest)
      .sort((a, b) => a.rate - b.rate);
  }

  /**
   * The cheapest for a line of so many radians a day, of those that are free, where a cycle over the grid is `cycle`.
   */
  cheapest(rate: number, amplitude: number, cycle: number, isFree: (rate: number) => boolean): Rated | undefined {
    let best: Rated | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let at = this.#firstFrom(rate - NEAR * cycle); at < this.#rated.length; at++) {
      const each = this.#rated[at] as Rated;
      if (each.rate > rate + NEAR * cycle) break;
      if (!isFree(each.rate)) continue;
      const off = (PI * (each.rate - rate)) / cycle;
      const missed = (amplitude * off * off) / 6;
      const bits = 32 - Math.clz32(Math.min(0x7fffffff, 2 * missed));
      const cost = each.cost + (this.#groups.has(each.group) ? 0 : NEW_GROUP) + BITS_MISSED * bits;
      if (cost >= least) continue;
      least = cost;
      best = each;
    }
    return best;
  }

  use(candidate: Rated): void {
    this.#groups.add(candidate.group);
  }

  #firstFrom(rate: number): number {
    let low = 0;
    let high = this.#rated.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rated[middle] as Rated).rate < rate) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** An argument and its negative are one: the first multiple is positive. */
function isUpright(multiples: Candidate): boolean {
  return (multiples.find((k) => k !== 0) ?? 0) > 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Places among the mean longitudes. */
const MERCURY = 0;
const VENUS = 1;
const EARTH = 2;
const MARS = 3;
const JUPITER = 4;
const SATURN = 5;
const URANUS = 6;
const NEPTUNE = 7;

/** Total order of the arguments of Moon and Sun alone; what is left out is below a ten-thousandth of a second. */
const MAIN_ORDER = 13;
const MAIN_MOST = [8, 7, 7, 5] as const;
/** Of the Moon's arguments with those of planets. */
const PLANETARY_ORDER = 5;

const MOON_ARGUMENTS = 4;
const PLANETS = 8;

/** Arguments of the Moon: of the Sun's attraction, of planets, of the figure of the Earth. */
export function lunarCandidates(parity: 0 | 1): CandidateSet {
  const none = new Array<number>(PLANETS).fill(0);
  const main = delaunay(MAIN_ORDER, MAIN_MOST).filter(([, f]) => Math.abs(f as number) % 2 === parity);
  const alone = main.filter(isUpright).map((part) => [...part, ...none, 0]);
  const figure = delaunay(PLANETARY_ORDER, [5, 3, 4, 2]).map((part) => [...part, ...none, 1]);
  const small = delaunay(PLANETARY_ORDER, [5, 3, 5, 0]);
  const planetary = planetGroups().flatMap((planets) => small.map((part) => [...part, ...planets, 0]));
  return {
    all: [...alone, ...figure, ...planetary],
    costOf: (multiples) => {
      const moon = sizeOf(multiples.slice(0, MOON_ARGUMENTS));
      const planets = sizeOf(multiples.slice(MOON_ARGUMENTS, MOON_ARGUMENTS + PLANETS));
      return 0.5 * moon + 0.15 * planets + filledOf(multiples) + (planets > 0 ? 3 : 0);
    },
    groupOf: (multiples) => multiples.slice(MOON_ARGUMENTS).join(),
  };
}

function sizeOf(multiples: Candidate): number {
  return multiples.reduce((sum, k) => sum + Math.abs(k), 0);
}

function filledOf(multiples: Candidate): number {
  return multiples.filter((k) => k !== 0).length;
}

function delaunay(order: number, most: readonly number[]): number[][] {
  const grow = (found: number[], left: number): number[][] => {
    const limit = most[found.length];
    if (limit === undefined) return [found];
    const here = Math.min(limit, left);
    return range(-here, here).flatMap((k) => grow([...found, k], left - Math.abs(k)));
  };
  return grow([], order);
}

interface Pair {
  readonly of: readonly [number, number];
  /** Of the first, from 1; of the second, either way. */
  readonly most: readonly [number, number];
  /** Of their sum, which would be 0 if all were circles. */
  readonly sum: number;
}

/** Planets that come near one another, or are heavy, have many. */
const PAIRS: readonly Pair[] = [
  { of: [VENUS, EARTH], most: [38, 42], sum: 7 },
  { of: [EARTH, MARS], most: [38, 42], sum: 6 },
  { of: [EARTH, JUPITER], most: [6, 8], sum: 7 },
  { of: [EARTH, SATURN], most: [4, 6], sum: 5 },
  { of: [JUPITER, SATURN], most: [6, 8], sum: 6 },
  { of: [MARS, JUPITER], most: [5, 5], sum: 4 },
  { of: [VENUS, JUPITER], most: [4, 5], sum: 4 },
  { of: [VENUS, MARS], most: [6, 8], sum: 4 },
  { of: [MERCURY, EARTH], most: [4, 6], sum: 4 },
  { of: [MERCURY, VENUS], most: [3, 5], sum: 3 },
  { of: [EARTH, URANUS], most: [3, 4], sum: 3 },
  { of: [EARTH, NEPTUNE], most: [2, 2], sum: 2 },
];
const SINGLES = [2, 24, 4, 8, 6, 4, 3, 2] as const;
const TRIPLES: readonly { readonly of: readonly [number, number, number]; readonly most: number }[] = [
  { of: [EARTH, JUPITER, SATURN], most: 4 },
  { of: [VENUS, EARTH, JUPITER], most: 4 },
  { of: [EARTH, MARS, JUPITER], most: 4 },
  { of: [VENUS, EARTH, MARS], most: 4 },
];

function planetsOf(...entries: readonly (readonly [number, number])[]): number[] {
  const out = new Array<number>(PLANETS).fill(0);
  for (const [planet, k] of entries) out[planet] = k;
  return out;
}

function planetGroups(): number[][] {
  const singles = SINGLES.flatMap((most, planet) => range(1, most).map((k) => planetsOf([planet, k])));
  const pairs = PAIRS.flatMap(({ of: [a, b], most, sum }) =>
    range(1, most[0]).flatMap((k) =>
      range(-most[1], most[1])
        .filter((other) => other !== 0 && Math.abs(k + other) <= sum)
        .map((other) => planetsOf([a, k], [b, other])),
    ),
  );
  const triples = TRIPLES.flatMap(({ of: [a, b, c], most }) =>
    range(1, most).flatMap((k) =>
      range(-most, most).flatMap((m) =>
        range(-most, most)
          .filter((n) => m !== 0 && n !== 0 && Math.abs(k + m + n) <= 2)
          .map((n) => planetsOf([a, k], [b, m], [c, n])),
      ),
    ),
  );
  return [...singles, ...pairs, ...triples];
}

/** Arguments of a planet: its own, with one other, with two. `own` is its place among the mean longitudes. */
export function planetCandidates(own: number): CandidateSet {
  const others = range(0, PLANETS - 1).filter((planet) => planet !== own);
  const alone = range(1, 32).map((a) => planetsOf([own, a]));
  const pairs = range(-12, 32).flatMap((a) =>
    others.flatMap((other) =>
      range(-24, 24)
        .filter((b) => b !== 0 && Math.abs(a) + Math.abs(b) <= 46)
        .map((b) => planetsOf([own, a], [other, b])),
    ),
  );
  const triples = range(-8, 15).flatMap((a) =>
    others.flatMap((one, i) =>
      others.slice(i + 1).flatMap((two) =>
        range(-6, 6).flatMap((b) =>
          range(-5, 5)
            .filter((c) => b !== 0 && c !== 0 && Math.abs(a + b + c) <= 4)
            .map((c) => planetsOf([own, a], [one, b], [two, c])),
        ),
      ),
    ),
  );
  return {
    all: [...alone, ...pairs, ...triples].filter(isUpright).map((planets) => [0, 0, 0, 0, ...planets, 0]),
    costOf: (multiples) => 0.25 * sizeOf(multiples) + filledOf(multiples),
    groupOf: () => '',
  };
}
