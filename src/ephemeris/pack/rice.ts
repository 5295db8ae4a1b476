/** Longer unary parts are replaced by this many ones and the number in 32 plain bits. */
const ESCAPE = 24;
const PLAIN_BITS = 32;

/**
 * Decodes whole numbers that were Rice coded column by column: the coefficient of one order for all segments, then the
 * next order, each column with its own parameter, since numbers of one order have about the same size.
 *
 * @param bits the bit stream, most significant bit of each byte first
 * @param parameters the Rice parameter of each column, 0 to 25
 * @returns the numbers segment by segment
 */
export function decodeColumns(bits: Uint8Array, parameters: Uint8Array, segments: number): Int32Array {
  const order = parameters.length;
  const numbers = new Int32Array(order * segments);
  const reader = new BitReader(bits);
  for (let column = 0; column < order; column++) {
    const parameter = parameters[column] as number;
    for (let segment = 0; segment < segments; segment++) {
      const ones = reader.ones(ESCAPE);
      const zigzag = ones === ESCAPE ? reader.number(PLAIN_BITS, 0) : reader.number(parameter, ones);
      // Zigzag numbers reach 2^32 - 1: arithmetic, not bit operations.
      numbers[segment * order + column] = zigzag % 2 === 1 ? -((zigzag + 1) / 2) : zigzag / 2;
    }
  }
  return numbers;
}

class BitReader {
  readonly #bytes: Uint8Array;
  #bit = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Counts ones up to a limit; the zero that ends fewer is consumed. */
  ones(limit: number): number {
    let count = 0;
    while (count < limit && this.#peek() === 1) {
      this.#bit++;
      count++;
    }
    if (count < limit) this.#bit++;
    return count;
  }

  /** `high` followed by the next `length` bits. */
  number(length: number, high: number): number {
    let value = high;
    let rest = length;
    while (rest > 0) {
      const available = 8 - (this.#bit & 7);
      const taken = Math.min(rest, available);
      const byte = this.#bytes[this.#bit >> 3] as number;
      value = value * (1 << taken) + ((byte >> (available - taken)) & ((1 << taken) - 1));
      this.#bit += taken;
      rest -= taken;
    }
    return value;
  }

  #peek(): number {
    return ((this.#bytes[this.#bit >> 3] as number) >> (7 - (this.#bit & 7))) & 1;
  }
}
