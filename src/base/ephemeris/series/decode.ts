import { ARCSECONDS_PER_RADIAN } from '../../math/angle.js';
import { NumeralDecoder } from './numerals.js';
import type { LunarSeries, PoissonSeries, SeriesSpan } from './terms.js';

/** Kilometres. */
const ASTRONOMICAL_UNIT = 149597870.7;
/** What integers of the file count: arc-seconds, kilometres, and the unit of the numbers of an ellipse, 2^-34. */
const QUANTUM_UNIT = 1e-9;
const RATE_UNIT = 1e-6;
const ELLIPSE_UNIT = 1 / 17_179_869_184;
/** Coefficients of polynomials are finer than amplitudes by so much. */
const POLYNOMIAL_PART = 4;
const ELLIPSE_NUMBERS = 14;

/** The orbiting bodies in the order of the file, each with its mean longitude among the arguments; Pluto has Neptune's. */
export const PLANETS = [
  { body: 'earth', own: 6 },
  { body: 'Mercury', own: 4 },
  { body: 'Venus', own: 5 },
  { body: 'Mars', own: 7 },
  { body: 'Jupiter', own: 8 },
  { body: 'Saturn', own: 9 },
  { body: 'Uranus', own: 10 },
  { body: 'Neptune', own: 11 },
  { body: 'Pluto', own: 11 },
] as const;
/** Arguments of a lunar row from the slowest planet on, which leaves neighbours alike; the Moon's own come last. */
const LUNAR_ORDER = [11, 10, 9, 8, 7, 6, 5, 4, 12, 3, 0, 1, 2] as const;
/** The same of a planet's row; in place of its own multiple stands the sum of all, which is small. */
function planetOrder(own: number): readonly number[] {
  return [...[11, 10, 9, 8, 7, 6, 5, 4].filter((argument) => argument !== own), own];
}

/** How a list of rows is coded: contexts are apart by it. */
export interface ListForm {
  /** 0 to 3: what kind of list it is. */
  readonly kind: number;
  readonly order: readonly number[];
  /** Of the first multiples, whether one of them is not zero says that the row is of a planet. */
  readonly planetary: number;
  /** Whether the last multiple is written as the sum of all. */
  readonly sum: boolean;
}

export const LUNAR_PLANE: ListForm = { kind: 0, order: LUNAR_ORDER, planetary: 9, sum: false };
export const LUNAR_HEIGHT: ListForm = { kind: 1, order: LUNAR_ORDER, planetary: 9, sum: false };
export function planetForm(index: number): ListForm {
  const { own } = PLANETS[index] as (typeof PLANETS)[number];
  return { kind: index < 4 ? 2 : 3, order: planetOrder(own), planetary: 0, sum: true };
}

/** Multiples up to this are classes of their own, by sign; a greater one is a class, its excess plain bits. */
export const GREATEST_CLASS = 6;
export const GREATER = 2 * GREATEST_CLASS + 1;
export const EXCESS_BITS = 6;

const WIDEST = 13;
const [NUMBERS, SIZES] = [6, 4];
const KINDS = 4;
/** Contexts of a kind of list: where a row differs, by how much, its multiples, whether it grows, its numbers. */
const [MULTIPLES, AMPLITUDES, GROWTHS] = [3, 3 + 2 * WIDEST, 3 + 2 * WIDEST + 2 * NUMBERS * SIZES];
const OF_KIND = GROWTHS + NUMBERS;

/** Which context a number stands in. */
export const CONTEXTS = {
  column: (kind: number) => kind * OF_KIND,
  difference: (kind: number) => kind * OF_KIND + 1,
  grows: (kind: number) => kind * OF_KIND + 2,
  multiple: (kind: number, column: number, isFirst: boolean) =>
    kind * OF_KIND + MULTIPLES + column + (isFirst ? 0 : WIDEST),
  amplitude: (kind: number, column: number, isPlanetary: boolean, size: number) =>
    kind * OF_KIND + AMPLITUDES + (column * 2 + (isPlanetary ? 1 : 0)) * SIZES + size,
  growth: (kind: number, column: number) => kind * OF_KIND + GROWTHS + column,
  all: KINDS * OF_KIND,
} as const;

/** How large the number before was, or for the first how simple the row is. */
export function sizeClass(before: number): number {
  const size = Math.abs(before);
  return size === 0 ? 0 : size < 4 ? 1 : size < 32 ? 2 : 3;
}
export function orderClass(order: number): number {
  return order <= 3 ? 0 : order <= 6 ? 1 : 2;
}

export interface DecodedPlanet {
  readonly ellipse: Float64Array;
  readonly series: PoissonSeries;
}

/**
 * What the file holds, in radians, astronomical units and days; `scripts/ephemeris/fit` writes it. The Moon stands first
 * in it and the bodies after one another, each of which is read when it or one behind it is first asked for: who asks for
 * the Moon alone waits for no more.
 */
export class SeriesFile {
  readonly span: SeriesSpan;
  readonly rates: { readonly perigee: number; readonly node: number };
  readonly moon: LunarSeries;
  readonly #decoder: NumeralDecoder;
  readonly #planets: DecodedPlanet[] = [];

  constructor(bytes: Uint8Array) {
    const decoder = new NumeralDecoder(bytes, CONTEXTS.all);
    this.#decoder = decoder;
    this.span = { middle: decoder.plain() / 2, half: decoder.plain() / 2 };
    this.rates = { perigee: decoder.plain() * RATE_UNIT, node: decoder.plain() * RATE_UNIT };
    const [angle, distance] = [this.#angle(), (decoder.plain() * QUANTUM_UNIT) / ASTRONOMICAL_UNIT];
    const longitudeDistance = decodeList(decoder, LUNAR_PLANE, [angle, distance]);
    this.moon = { longitudeDistance, latitude: decodeList(decoder, LUNAR_HEIGHT, [angle]) };
  }

  /** A body by its place among `PLANETS`. */
  planet(index: number): DecodedPlanet {
    for (let next = this.#planets.length; next <= index; next++) {
      const quanta = [this.#angle(), this.#angle(), this.#angle()];
      const ellipse = Float64Array.from({ length: ELLIPSE_NUMBERS }, () => this.#decoder.plain() * ELLIPSE_UNIT);
      this.#planets.push({ ellipse, series: decodeList(this.#decoder, planetForm(next), quanta) });
    }
    return this.#planets[index] as DecodedPlanet;
  }

  #angle(): number {
    return (this.#decoder.plain() * QUANTUM_UNIT) / ARCSECONDS_PER_RADIAN;
  }
}

/**
 * Reads a list in passes of one short loop each: on a cold start nothing is compiled, and what an engine compiles of a
 * long function that it leaves at once costs more than all of the reading.
 */
function decodeList(decoder: NumeralDecoder, form: ListForm, quanta: readonly number[]): PoissonSeries {
  const rows = decoder.plain();
  const powers = decoder.plain();
  const polynomials = quanta.map((quantum) =>
    Float64Array.from({ length: powers }, () => (decoder.plain() * quantum) / POLYNOMIAL_PART),
  );
  const width = form.order.length;
  const numbers = 2 * quanta.length;
  const multiples = new Int8Array(rows * width);
  const amplitudes = new Int32Array(rows * numbers);
  const growing = new Int32Array(rows);
  const growth = new Int32Array(rows * numbers);
  const columns = new Int32Array(width);
  let grown = 0;
  for (let row = 0; row < rows; row++) {
    const simple = decodeColumns(decoder, form, columns);
    multiples.set(columns, row * width);
    decodeAmplitudes(decoder, form.kind, simple, amplitudes.subarray(row * numbers, (row + 1) * numbers));
    if (decoder.class(CONTEXTS.grows(form.kind)) === 0) continue;
    for (let j = 0; j < numbers; j++) growth[grown * numbers + j] = decoder.signed(CONTEXTS.growth(form.kind, j));
    growing[grown++] = row;
  }
  return {
    polynomials,
    ...sparse(multiples, form),
    amplitudes: inUnits(amplitudes, quanta),
    growing: growing.slice(0, grown),
    growth: inUnits(growth.subarray(0, grown * numbers), quanta),
  };
}

/**
 * The multiples of the next row. Rows are in order: which multiple is the first that differs from the row before, how
 * much more it is, and all after it. Returns how simple the row is: twice the sum of their sizes, and 1 for a planet's.
 */
function decodeColumns(decoder: NumeralDecoder, { kind, planetary }: ListForm, columns: Int32Array): number {
  const changed = decoder.class(CONTEXTS.column(kind));
  (columns[changed] as number) += 1 + decodeMultiple(decoder, CONTEXTS.difference(kind));
  let order = 0;
  let ofPlanets = 0;
  for (let column = 0; column < columns.length; column++) {
    if (column > changed) columns[column] = decodeMultiple(decoder, CONTEXTS.multiple(kind, column, order === 0));
    order += Math.abs(columns[column] as number);
    if (column < planetary) ofPlanets = order;
  }
  return 2 * order + Math.min(ofPlanets, 1);
}

function decodeAmplitudes(decoder: NumeralDecoder, kind: number, simple: number, into: Int32Array): void {
  let size = orderClass(simple >> 1);
  for (let j = 0; j < into.length; j++) {
    const amplitude = decoder.signed(CONTEXTS.amplitude(kind, j, (simple & 1) === 1, size));
    into[j] = amplitude;
    size = sizeClass(amplitude);
  }
}

/** Which arguments rows have and how often, without those that they have not. */
function sparse(columns: Int8Array, { order, sum }: ListForm) {
  const width = order.length;
  const rows = columns.length / width;
  const starts = new Int32Array(rows + 1);
  const angles = new Uint8Array(columns.length);
  const multiples = new Int8Array(columns.length);
  let used = 0;
  for (let row = 0, at = 0; row < rows; row++) {
    let others = 0;
    for (let column = 0; column < width; column++, at++) {
      const isLast = column === width - 1;
      const multiple = (columns[at] as number) - (sum && isLast ? others : 0);
      others += multiple;
      angles[used] = order[column] as number;
      multiples[used] = multiple;
      used += multiple === 0 ? 0 : 1;
    }
    starts[row + 1] = used;
  }
  return { starts, angles: angles.slice(0, used), multiples: multiples.slice(0, used) };
}

/** Two whole numbers a coordinate, in what each counts. */
function inUnits(counts: Int32Array, quanta: readonly number[]): Float64Array {
  const values = new Float64Array(counts.length);
  const numbers = 2 * quanta.length;
  for (let i = 0; i < counts.length; i++) values[i] = (counts[i] as number) * (quanta[(i % numbers) >> 1] as number);
  return values;
}

function decodeMultiple(decoder: NumeralDecoder, context: number): number {
  const found = decoder.class(context);
  if (found === GREATER) {
    const excess = decoder.bits(EXCESS_BITS) + GREATEST_CLASS + 1;
    return decoder.bits(1) === 1 ? -excess : excess;
  }
  return (found & 1) === 1 ? -((found + 1) >> 1) : found >> 1;
}
