import { type ChebyshevSeries, ChebyshevVector } from './chebyshev.js';

/** Ids of what a pack holds: NAIF numbers of the bodies, and 14 for the Earth-Moon barycentre. */
export type PackId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 14;

const MAGIC = 0x3150524e; // 'NRP1', little-endian
const HEADER_BYTES = 30;
const ELLIPSE_NUMBERS = 14;
const ELLIPSE_BYTES = 1 + 8 * ELLIPSE_NUMBERS;
const SERIES_HEADER_BYTES = 36;
const CHECKSUM_BYTES = 4;

/** A series that waits to be decoded. */
interface SeriesEntry extends Omit<ChebyshevSeries, 'decode'> {
  readonly parameters: Uint8Array;
  readonly bits: Uint8Array;
}

/**
 * An ephemeris pack in the format NRP1: mean ellipses, and for each body and axis a Rice-coded Chebyshev series of
 * what the ellipse leaves. The directory is read at once, a series is decoded when it is first asked for.
 */
export class Pack {
  /** First and last Julian day of Terrestrial Time. */
  readonly start: number;
  readonly end: number;
  readonly #guard: number;
  readonly #ellipses = new Map<number, Float64Array>();
  readonly #entries = new Map<string, SeriesEntry>();

  /** @param bytes a whole pack; for one that came by a network or a disk, ask `requireIntact` first */
  constructor(bytes: Uint8Array) {
    const view = viewOf(bytes);
    const end = bytes.length - CHECKSUM_BYTES;
    this.start = view.getFloat64(4, true);
    this.end = view.getFloat64(12, true);
    this.#guard = view.getFloat64(20, true);
    const [seriesCount, ellipseCount] = [view.getUint8(28), view.getUint8(29)];
    let at = HEADER_BYTES;
    for (let i = 0; i < ellipseCount; i++) {
      const numbers = Float64Array.from({ length: ELLIPSE_NUMBERS }, (_, j) => view.getFloat64(at + 1 + 8 * j, true));
      this.#ellipses.set(view.getUint8(at), numbers);
      at += ELLIPSE_BYTES;
    }
    for (let i = 0; i < seriesCount; i++) at = this.#readEntry(bytes, view, at);
    if (at !== end) throw new RangeError('The pack has another length than its directory says.');
  }

  /** The 14 numbers of a body's mean ellipse. */
  ellipse(id: PackId): Float64Array {
    const numbers = this.#ellipses.get(id);
    if (!numbers) throw new RangeError(`The pack has no ellipse ${id}.`);
    return numbers;
  }

  /** The coordinates of a body. */
  vector(id: PackId): ChebyshevVector {
    const span = { start: this.start, guard: this.#guard };
    return new ChebyshevVector(span, [this.#series(id, 0), this.#series(id, 1), this.#series(id, 2)]);
  }

  #readEntry(bytes: Uint8Array, view: DataView, at: number): number {
    const order = view.getUint16(at + 4, true);
    const parametersAt = at + SERIES_HEADER_BYTES;
    const bitsAt = parametersAt + order;
    const next = bitsAt + view.getUint32(at + 32, true);
    this.#entries.set(`${view.getUint8(at)} ${view.getUint8(at + 1)}`, {
      days: view.getUint16(at + 2, true),
      order,
      segments: view.getUint16(at + 6, true),
      quantum: view.getFloat64(at + 8, true),
      offset: view.getFloat64(at + 16, true),
      trend: view.getFloat64(at + 24, true),
      parameters: bytes.subarray(parametersAt, bitsAt),
      // After the last series comes the checksum.
      bits: bytes.subarray(bitsAt, next + LOOKAHEAD_BYTES),
    });
    return next;
  }

  #series(id: PackId, axis: 0 | 1 | 2): ChebyshevSeries {
    const entry = this.#entries.get(`${id} ${axis}`);
    if (!entry) throw new RangeError(`The pack has no series ${id}, axis ${axis}.`);
    const { bits, parameters } = entry;
    return { ...entry, decode: (places, into) => decodeColumns(bits, parameters, places, into) };
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The CRC-32 at the end of a pack, in hexadecimal digits. */
export function checksumOf(bytes: Uint8Array): string {
  return viewOf(bytes)
    .getUint32(bytes.length - CHECKSUM_BYTES, true)
    .toString(16)
    .padStart(2 * CHECKSUM_BYTES, '0');
}

/** @throws RangeError for bytes that are no NRP1 pack, or a damaged one. */
export function requireIntact(bytes: Uint8Array): void {
  if (bytes.length < HEADER_BYTES || viewOf(bytes).getUint32(0, true) !== MAGIC) {
    throw new RangeError('This is no NRP1 pack.');
  }
  const end = bytes.length - CHECKSUM_BYTES;
  if (crc32(bytes.subarray(0, end)) !== viewOf(bytes).getUint32(end, true)) {
    throw new RangeError('The pack is damaged.');
  }
}

/** CRC-32 as in zip and PNG (IEEE 802.3, reflected polynomial 0xEDB88320). */
function crc32(bytes: Uint8Array): number {
  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    let c = byte;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    return c;
  });
  let c = -1;
  for (let i = 0; i < bytes.length; i++) c = (c >>> 8) ^ (table[(c ^ (bytes[i] as number)) & 255] as number);
  return (c ^ -1) >>> 0;
}

/** Longer unary parts are replaced by this many ones and the number in 32 plain bits. */
const ESCAPE = 24;
const PLAIN_BITS = 32;

/** A reader looks so many bytes beyond the last bit of a stream: they must be there, whatever they are. */
const LOOKAHEAD_BYTES = 4;

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
function decodeColumns(
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
