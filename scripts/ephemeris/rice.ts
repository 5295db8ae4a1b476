/**
 * Rice coding of integers, with an escape for the rare large ones.
 * R. F. Rice, "Some Practical Universal Noiseless Coding Techniques", JPL Publication 79-22 (1979).
 *
 * An integer v becomes z = 2v for v >= 0 and -2v - 1 otherwise. With the parameter k of its column and u = z >> k: u
 * ones, a zero and the low k bits of z if u < 24; otherwise 24 ones and z as 32 bits. Bits fill each byte from the
 * most significant one down, and the last byte is filled up with zeros.
 */

const ESCAPE = 24;
const ESCAPED_BITS = 32;
const HIGHEST_PARAMETER = 25;

/** Columns of integers with the parameter of each. */
export interface RiceColumns {
  readonly columns: readonly Int32Array[];
  readonly parameters: Uint8Array;
}

/** The parameter that makes the code of a column shortest, the smaller one of equals, and that length in bits. */
export function bestParameter(column: Int32Array): { readonly parameter: number; readonly bits: number } {
  const z = Uint32Array.from(column, zigzag);
  let best = { parameter: 0, bits: Number.POSITIVE_INFINITY };
  for (let parameter = 0; parameter <= HIGHEST_PARAMETER; parameter++) {
    let bits = 0;
    for (const value of z) bits += codeLength(value, parameter);
    if (bits < best.bits) best = { parameter, bits };
  }
  return best;
}

function codeLength(z: number, k: number): number {
  const u = z >>> k;
  return u < ESCAPE ? u + 1 + k : ESCAPE + ESCAPED_BITS;
}

/** The codes of all columns, one column after the other. */
export function riceEncode({ columns, parameters }: RiceColumns): Uint8Array {
  const bits: number[] = [];
  columns.forEach((column, j) => {
    const k = parameters[j] as number;
    for (const value of column) encode(zigzag(value), k, bits);
  });
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, i) => {
    bytes[i >> 3] = (bytes[i >> 3] as number) | (bit << (7 - (i & 7)));
  });
  return bytes;
}

function encode(z: number, k: number, bits: number[]): void {
  const u = z >>> k;
  const isEscaped = u >= ESCAPE;
  for (let i = 0; i < (isEscaped ? ESCAPE : u); i++) bits.push(1);
  if (!isEscaped) bits.push(0);
  for (let i = (isEscaped ? ESCAPED_BITS : k) - 1; i >= 0; i--) bits.push((z >>> i) & 1);
}

/** Reads back columns of `length` integers each. Throws when the bytes end before them. */
export function riceDecode(bytes: Uint8Array, parameters: Uint8Array, length: number): Int32Array[] {
  let at = 0;
  const next = () => {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new Error('The Rice code ends early.');
    return (byte >> (7 - (at++ & 7))) & 1;
  };
  const decode = (k: number) => {
    let u = 0;
    while (u < ESCAPE && next() === 1) u++;
    let z = u === ESCAPE ? 0 : u;
    // Not by shifts, which are signed beyond 31 bits.
    for (let i = 0; i < (u === ESCAPE ? ESCAPED_BITS : k); i++) z = 2 * z + next();
    return z % 2 === 1 ? -(z + 1) / 2 : z / 2;
  };
  return Array.from(parameters, (k) => Int32Array.from({ length }, () => decode(k)));
}

function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0;
}
