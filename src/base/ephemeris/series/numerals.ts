/**
 * Reads whole numbers from a range variant of asymmetric numeral systems (J. Duda, arXiv:1311.2540): one look into a
 * table of its context for the class of a number, then plain bits.
 */

/** Frequencies of a context add up to this. */
const TOTAL_BITS = 11;
export const TOTAL = 1 << TOTAL_BITS;
/** The state lies between this and 256 times this, so that all numbers fit the small integers of engines. */
export const LEAST_STATE = 1 << 22;
/** Most bits that are taken at once. */
export const PLAIN_BITS = 8;
/** Bits of a length, of a number of classes, and of how rare a class is. */
export const LENGTH_BITS = 6;
export const RARITY_BITS = 4;
/** Each step is as rare again by the square root of two; the last stands for a class that is not there. */
export const WEIGHTS: readonly number[] = [
  4096, 2896, 2048, 1448, 1024, 724, 512, 362, 256, 181, 128, 91, 64, 45, 32, 0,
];

/** By class the frequencies before it, and all at the end. Plain loops: a cold start runs this hundreds of times. */
export function cumulative(rarities: ArrayLike<number>): Uint16Array {
  const { length } = rarities;
  let sum = 0;
  let commonest = 0;
  for (let i = 0; i < length; i++) {
    sum += WEIGHTS[rarities[i] as number] as number;
    if ((rarities[i] as number) < (rarities[commonest] as number)) commonest = i;
  }
  const before = new Uint16Array(length + 1);
  let left = TOTAL;
  for (let i = 0; i < length; i++) {
    const weight = WEIGHTS[rarities[i] as number] as number;
    const part = weight === 0 ? 0 : Math.max(1, Math.floor((weight * TOTAL) / sum));
    before[i + 1] = part;
    left -= part;
  }
  if (length > 0) (before[commonest + 1] as number) += left;
  for (let i = 0; i < length; i++) (before[i + 1] as number) += before[i] as number;
  return before;
}

/** Room for the classes of a context. */
const CLASSES = 1 << LENGTH_BITS;

export class NumeralDecoder {
  readonly #bytes: Uint8Array;
  /** By context and place the class. */
  readonly #classes: Uint8Array;
  /** By context and class where it begins, and how many places it has. */
  readonly #firsts: Uint16Array;
  readonly #frequencies: Uint16Array;
  #at = 0;
  #state = 0;

  /** @param contexts how many tables stand in front */
  constructor(bytes: Uint8Array, contexts: number) {
    this.#bytes = bytes;
    this.#classes = new Uint8Array(contexts * TOTAL);
    this.#firsts = new Uint16Array(contexts * CLASSES);
    this.#frequencies = new Uint16Array(contexts * CLASSES);
    for (let i = 0; i < 4; i++) this.#state = (this.#state << PLAIN_BITS) | this.#next();
    for (let context = 0; context < contexts; context++) {
      const length = this.bits(LENGTH_BITS);
      if (length > 0) this.#readTable(context, length);
    }
  }

  #readTable(context: number, length: number): void {
    const rarities = new Uint8Array(length);
    for (let i = 0; i < length; i++) rarities[i] = this.bits(RARITY_BITS);
    const before = cumulative(rarities);
    for (let i = 0; i < length; i++) {
      const from = before[i] as number;
      const to = before[i + 1] as number;
      this.#classes.fill(i, context * TOTAL + from, context * TOTAL + to);
      this.#firsts[context * CLASSES + i] = from;
      this.#frequencies[context * CLASSES + i] = to - from;
    }
  }

  /** The class of the next number. */
  class(context: number): number {
    let state = this.#state;
    const place = state & (TOTAL - 1);
    const found = this.#classes[context * TOTAL + place] as number;
    const at = context * CLASSES + found;
    state = (this.#frequencies[at] as number) * (state >> TOTAL_BITS) + place - (this.#firsts[at] as number);
    while (state < LEAST_STATE) state = (state << 8) | this.#next();
    this.#state = state;
    return found;
  }

  /** A number of at most eight plain bits. */
  bits(count: number): number {
    let state = this.#state;
    const number = state & ((1 << count) - 1);
    state >>= count;
    while (state < LEAST_STATE) state = (state << 8) | this.#next();
    this.#state = state;
    return number;
  }

  /** A whole number by its length in bits, zero having none: its first bit is not written, its sign comes last. */
  signed(context: number): number {
    const length = this.class(context);
    if (length === 0) return 0;
    if (length > PLAIN_BITS) return this.#long(length);
    const bits = this.bits(length);
    const number = (1 << (length - 1)) | (bits >> 1);
    return number - 2 * number * (bits & 1);
  }

  /** A number of up to 53 bits, whose length is told in plain bits. */
  plain(): number {
    const length = this.bits(LENGTH_BITS);
    if (length === 0) return 0;
    let number = 1;
    for (let left = length - 1; left > 0; left -= PLAIN_BITS) {
      const count = Math.min(left, PLAIN_BITS);
      number = number * (1 << count) + this.bits(count);
    }
    return this.bits(1) === 1 ? -number : number;
  }

  /** The rest of a number of 9 to 31 bits. */
  #long(length: number): number {
    let number = 1;
    for (let left = length - 1; left > 0; left -= PLAIN_BITS) {
      const count = Math.min(left, PLAIN_BITS);
      number = (number << count) | this.bits(count);
    }
    return number - 2 * number * this.bits(1);
  }

  #next(): number {
    // Zeros at the end are not written.
    return (this.#bytes[this.#at++] as number) | 0;
  }
}
