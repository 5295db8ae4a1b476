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

function decodeList(decoder: NumeralDecoder, form: ListForm, quanta: readonly number[]): PoissonSeries {
  const { kind, order } = form;
  const rows = decoder.plain();
  const powers = decoder.plain();
  const polynomials = quanta.map((quantum) =>
    Float64Array.from({ length: powers }, () => (decoder.plain() * quantum) / POLYNOMIAL_PART),
  );
  const numbers = 2 * quanta.length;
  const starts = new Int32Array(rows + 1);
  const angles = new Uint8Array(rows * order.length);
  const multiples = new Int8Array(rows * order.length);
  const amplitudes = new Float64Array(rows * numbers);
  const growing: number[] = [];
  const growth: number[] = [];
  const row = new RowDecoder(decoder, form);
  let used = 0;
  for (let r = 0; r < rows; r++) {
    row.next();
    for (let column = 0; column < order.length; column++) {
      const multiple = row.multiple(column);
      if (multiple === 0) continue;
      angles[used] = order[column] as number;
      multiples[used++] = multiple;
    }
    starts[r + 1] = used;
    let before = 0;
    for (let j = 0; j < numbers; j++) {
      const size = j === 0 ? orderClass(row.order) : sizeClass(before);
      before = decoder.signed(CONTEXTS.amplitude(kind, j, row.isPlanetary, size));
      amplitudes[r * numbers + j] = before * (quanta[j >> 1] as number);
    }
    if (decoder.class(CONTEXTS.grows(kind)) === 0) continue;
    growing.push(r);
    for (let j = 0; j < numbers; j++)
      growth.push(decoder.signed(CONTEXTS.growth(kind, j)) * (quanta[j >> 1] as number));
  }
  return {
    polynomials,
    starts,
    angles: angles.slice(0, used),
    multiples: multiples.slice(0, used),
    amplitudes,
    growing: Int32Array.from(growing),
    growth: Float64Array.from(growth),
  };
}

/**
 * The multiples of a row. Rows are in order: which multiple is the first that differs from the row before, how much more
 * it is, and all after it.
 */
class RowDecoder {
  /** Sum of the sizes of the columns. */
  order = 0;
  isPlanetary = false;

  readonly #decoder: NumeralDecoder;
  readonly #form: ListForm;
  readonly #columns: Int32Array;
  /** What the last column, as the sum of all, has of the others. */
  #others = 0;

  constructor(decoder: NumeralDecoder, form: ListForm) {
    this.#decoder = decoder;
    this.#form = form;
    this.#columns = new Int32Array(form.order.length);
  }

  next(): void {
    const { kind, planetary } = this.#form;
    const columns = this.#columns;
    const changed = this.#decoder.class(CONTEXTS.column(kind));
    (columns[changed] as number) += 1 + decodeMultiple(this.#decoder, CONTEXTS.difference(kind));
    this.order = 0;
    this.isPlanetary = false;
    this.#others = 0;
    for (let column = 0; column < columns.length; column++) {
      const context = CONTEXTS.multiple(kind, column, this.order === 0);
      if (column > changed) columns[column] = decodeMultiple(this.#decoder, context);
      const multiple = columns[column] as number;
      if (multiple !== 0 && column < planetary) this.isPlanetary = true;
      if (column < columns.length - 1) this.#others += multiple;
      this.order += Math.abs(multiple);
    }
  }

  multiple(column: number): number {
    const multiple = this.#columns[column] as number;
    return this.#form.sum && column === this.#columns.length - 1 ? multiple - this.#others : multiple;
  }
}

function decodeMultiple(decoder: NumeralDecoder, context: number): number {
  const found = decoder.class(context);
  if (found === GREATER) {
    const excess = decoder.bits(EXCESS_BITS) + GREATEST_CLASS + 1;
    return decoder.bits(1) === 1 ? -excess : excess;
  }
  return (found & 1) === 1 ? -((found + 1) >> 1) : found >> 1;
}
