/** Longer unary parts are replaced by this many ones and the number in 32 plain bits. */
const ESCAPE = 24;
const PLAIN_BITS = 32;

/** A reader looks so many bytes beyond the last bit of a stream: they must be there, whatever they are. */
export const LOOKAHEAD_BYTES = 4;

interface Column {
  readonly parameter: number;
  readonly first: number;
  readonly step: number;
}

/** Where the numbers of a stream go. */
interface Placing {
  /** The place of the first. */
  readonly first: number;
  /** Between two numbers of one segment. */
  readonly between: number;
  /** Between the same number of two segments. */
  readonly step: number;
}

/**
 * Decodes whole numbers that were Rice coded column by column: the coefficient of one order for all segments, then the
 * next order, each column with its own parameter, since numbers of one order have about the same size.
 *
 * @param bits the bit stream, most significant bit of each byte first, and `LOOKAHEAD_BYTES` more
 * @param parameters the Rice parameter of each column, 0 to 25
 * @param into where they are put, the numbers of each segment `between` apart and the segments `step`
 */
export function decodeColumns(
  bits: Uint8Array,
  parameters: Uint8Array,
  { first, between, step }: Placing,
  into: Int32Array,
): void {
  let at = 0;
  parameters.forEach((parameter, column) => {
    at = decodeColumn(bits, at, { parameter, first: first + column * between, step }, into);
  });
}

/**
 * Decodes one column into its place. A function of its own and so small that an engine compiles it during the first of
 * the columns, and all the others run as machine code: most of the time of a first call is spent here.
 *
 * @returns the bit after the column
 */
function decodeColumn(bits: Uint8Array, start: number, { parameter, first, step }: Column, into: Int32Array): number {
  let at = start;
  for (let index = first; index < into.length; index += step) {
    const ones = Math.clz32(~wordAt(bits, at));
    let zigzag: number;
    if (ones < ESCAPE) {
      at += ones + 1;
      // In two steps, since a shift by 32 is one by 0.
      zigzag = (ones << parameter) + ((wordAt(bits, at) >>> 1) >>> (31 - parameter));
      at += parameter;
    } else {
      zigzag = wordAt(bits, at + ESCAPE);
      at += ESCAPE + PLAIN_BITS;
    }
    into[index] = (zigzag >>> 1) ^ -(zigzag & 1);
  }
  return at;
}

/** The 32 bits from a bit on. */
function wordAt(bytes: Uint8Array, bit: number): number {
  const at = bit >> 3;
  const shift = bit & 7;
  const word =
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number);
  return (word << shift) | ((bytes[at + LOOKAHEAD_BYTES] as number) >> (8 - shift));
}
