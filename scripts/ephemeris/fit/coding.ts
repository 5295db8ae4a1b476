import {
  CONTEXTS,
  EXCESS_BITS,
  GREATER,
  GREATEST_CLASS,
  type ListForm,
  LUNAR_HEIGHT,
  LUNAR_PLANE,
  orderClass,
  planetForm,
  sizeClass,
} from '../../../src/base/ephemeris/series/decode.js';
import {
  cumulative,
  LEAST_STATE,
  LENGTH_BITS,
  PLAIN_BITS,
  RARITY_BITS,
  TOTAL,
  WEIGHTS,
} from '../../../src/base/ephemeris/series/numerals.js';

/** A row of a fit: multiples by argument, amplitudes and growth in quanta. */
export interface QuantisedRow {
  readonly multiples: readonly number[];
  readonly amplitudes: readonly number[];
  readonly growth?: readonly number[];
}

export interface QuantisedList {
  /** Of each coordinate the powers of tau, in quarters of its quantum. */
  readonly polynomials: readonly (readonly number[])[];
  readonly rows: readonly QuantisedRow[];
}

export interface QuantisedPlanet extends QuantisedList {
  /** Billionths of an arc-second. */
  readonly quanta: readonly [number, number, number];
  /** In units of 2^-34. */
  readonly ellipse: readonly number[];
}

/** A fit in whole numbers: what the file holds. */
export interface QuantisedSeries {
  /** Half days. */
  readonly span: { readonly middle: number; readonly half: number };
  /** Millionths of an arc-second a century. */
  readonly rates: { readonly perigee: number; readonly node: number };
  /** Billionths of an arc-second and of a kilometre. */
  readonly lunarQuanta: { readonly angle: number; readonly distance: number };
  readonly moon: { readonly longitudeDistance: QuantisedList; readonly latitude: QuantisedList };
  readonly planets: readonly QuantisedPlanet[];
}

const BYTE = 256;

/** A class by its context, or plain bits. */
type Step = { readonly context: number; readonly found: number } | { readonly count: number; readonly number: number };

/** Writes what `NumeralDecoder` reads: notes all numbers first, since the tables stand in front and the last is coded first. */
class NumeralEncoder {
  readonly #steps: Step[] = [];

  class(context: number, found: number): void {
    this.#steps.push({ context, found });
  }

  bits(count: number, number: number): void {
    this.#steps.push({ count, number });
  }

  signed(context: number, number: number): void {
    const length = lengthOf(number);
    this.class(context, length);
    this.#ofLength(length, number, true);
  }

  plain(number: number): void {
    const length = lengthOf(number);
    this.bits(LENGTH_BITS, length);
    this.#ofLength(length, number, false);
  }

  multiple(context: number, number: number): void {
    const size = Math.abs(number);
    const found = size > GREATEST_CLASS ? GREATER : number < 0 ? 2 * size - 1 : 2 * size;
    this.class(context, found);
    if (found !== GREATER) return;
    this.bits(EXCESS_BITS, size - GREATEST_CLASS - 1);
    this.bits(1, number < 0 ? 1 : 0);
  }

  bytes(contexts: number): Uint8Array {
    const rarities = raritiesOf(this.#steps, contexts);
    const tables = rarities.map(cumulative);
    const head = rarities.flatMap((ofContext): Step[] => [
      { count: LENGTH_BITS, number: ofContext.length },
      ...ofContext.map((rarity) => ({ count: RARITY_BITS, number: rarity })),
    ]);
    const bytes: number[] = [];
    let state = LEAST_STATE;
    const makeRoom = (end: number) => {
      for (; state >= end; state = Math.floor(state / BYTE)) bytes.push(state % BYTE);
    };
    for (const step of [...head, ...this.#steps].reverse()) {
      if ('count' in step) {
        makeRoom(LEAST_STATE * twoTo(PLAIN_BITS - step.count));
        state = state * twoTo(step.count) + step.number;
      } else {
        const table = tables[step.context] as Uint16Array;
        const first = table[step.found] as number;
        const frequency = (table[step.found + 1] as number) - first;
        makeRoom((LEAST_STATE / TOTAL) * BYTE * frequency);
        state = Math.floor(state / frequency) * TOTAL + (state % frequency) + first;
      }
    }
    for (let i = 0; i < 4; i++, state = Math.floor(state / BYTE)) bytes.push(state % BYTE);
    return Uint8Array.from(bytes.reverse());
  }

  #ofLength(length: number, number: number, isShort: boolean): void {
    if (length === 0) return;
    const size = Math.abs(number);
    const sign = number < 0 ? 1 : 0;
    if (isShort && length <= PLAIN_BITS) {
      this.bits(length, (size % twoTo(length - 1)) * 2 + sign);
      return;
    }
    for (let left = length - 1; left > 0; left -= PLAIN_BITS) {
      const count = Math.min(left, PLAIN_BITS);
      this.bits(count, Math.floor(size / twoTo(left - count)) % twoTo(count));
    }
    this.bits(1, sign);
  }
}

/** A power of two, of which some are beyond 32 bits. */
function twoTo(bits: number): number {
  let power = 1;
  for (let i = 0; i < bits; i++) power *= 2;
  return power;
}

function lengthOf(number: number): number {
  return number === 0 ? 0 : Math.abs(number).toString(2).length;
}

/** How rare each class of each context is beside its commonest: by ratios, so that nothing hangs on a logarithm. */
function raritiesOf(steps: readonly Step[], contexts: number): readonly (readonly number[])[] {
  const counts = Array.from({ length: contexts }, (): number[] => []);
  for (const step of steps) {
    if ('count' in step) continue;
    const ofContext = counts[step.context] as number[];
    ofContext[step.found] = (ofContext[step.found] ?? 0) + 1;
  }
  return counts.map((ofContext) => {
    const most = Math.max(0, ...ofContext.filter(Number.isFinite));
    return Array.from(ofContext, (count) => (count ? rarityOf(count / most) : WEIGHTS.length - 1));
  });
}

function rarityOf(part: number): number {
  const there = WEIGHTS.slice(0, -1).map((weight) => weight / (WEIGHTS[0] as number));
  // Between two steps the geometric mean divides.
  const next = there.findIndex((weight, i) => part * part >= weight * (there[i + 1] ?? 0));
  return next < 0 ? there.length - 1 : next;
}

/** The bytes of a fit, which `SeriesFile` reads. */
export function encodeSeries({ span, rates, lunarQuanta, moon, planets }: QuantisedSeries): Uint8Array {
  const encoder = new NumeralEncoder();
  encoder.plain(span.middle);
  encoder.plain(span.half);
  encoder.plain(rates.perigee);
  encoder.plain(rates.node);
  encoder.plain(lunarQuanta.angle);
  encoder.plain(lunarQuanta.distance);
  encodeList(encoder, LUNAR_PLANE, moon.longitudeDistance);
  encodeList(encoder, LUNAR_HEIGHT, moon.latitude);
  planets.forEach((planet, index) => {
    for (const quantum of planet.quanta) encoder.plain(quantum);
    for (const number of planet.ellipse) encoder.plain(number);
    encodeList(encoder, planetForm(index), planet);
  });
  return encoder.bytes(CONTEXTS.all);
}

function encodeList(encoder: NumeralEncoder, form: ListForm, list: QuantisedList): void {
  const { kind, planetary } = form;
  const rows = list.rows.map((row) => ordered(form, row)).sort((a, b) => compare(a.columns, b.columns));
  encoder.plain(rows.length);
  encoder.plain((list.polynomials[0] as readonly number[]).length);
  for (const powers of list.polynomials) for (const power of powers) encoder.plain(power);
  let previous: readonly number[] = form.order.map(() => 0);
  for (const { columns, amplitudes, growth } of rows) {
    const before = previous;
    const changed = columns.findIndex((multiple, column) => multiple !== before[column]);
    encoder.class(CONTEXTS.column(kind), changed);
    encoder.multiple(CONTEXTS.difference(kind), (columns[changed] as number) - (before[changed] as number) - 1);
    let nonzero = columns.slice(0, changed + 1).filter((multiple) => multiple !== 0).length;
    columns.slice(changed + 1).forEach((multiple, i) => {
      encoder.multiple(CONTEXTS.multiple(kind, changed + 1 + i, nonzero === 0), multiple);
      if (multiple !== 0) nonzero++;
    });
    const order = columns.reduce((sum, multiple) => sum + Math.abs(multiple), 0);
    const isPlanetary = columns.slice(0, planetary).some((multiple) => multiple !== 0);
    amplitudes.forEach((amplitude, j) => {
      const size = j === 0 ? orderClass(order) : sizeClass(amplitudes[j - 1] as number);
      encoder.signed(CONTEXTS.amplitude(kind, j, isPlanetary, size), amplitude);
    });
    encoder.class(CONTEXTS.grows(kind), growth ? 1 : 0);
    growth?.forEach((amount, j) => void encoder.signed(CONTEXTS.growth(kind, j), amount));
    previous = columns;
  }
}

/** Multiples in the order of the file, the first of them positive; a sine changes its sign with them. */
function ordered({ order, sum }: ListForm, { multiples, amplitudes, growth }: QuantisedRow) {
  const columns = order.map((argument) => multiples[argument] as number);
  if (sum) columns[columns.length - 1] = columns.reduce((all, multiple) => all + multiple, 0);
  const sign = (columns.find((multiple) => multiple !== 0) ?? 1) < 0 ? -1 : 1;
  const turned = (numbers: readonly number[]) => numbers.map((number, i) => (i % 2 === 0 ? sign * number : number));
  return {
    columns: columns.map((multiple) => sign * multiple),
    amplitudes: turned(amplitudes),
    growth: growth && turned(growth),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const column = a.findIndex((multiple, i) => multiple !== b[i]);
  return column < 0 ? 0 : (a[column] as number) - (b[column] as number);
}
