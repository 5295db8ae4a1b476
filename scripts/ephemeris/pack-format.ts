/**
 * The pack format "NRP1". Little-endian, without padding:
 *
 *     'N' 'R' 'P' '1'
 *     f64 first Julian day (TT), f64 last Julian day, f64 guard, u8 number of series, u8 number of ellipses
 *     each ellipse: u8 body, 14 x f64
 *     each series:  u8 body, u8 axis, u16 days in a segment, u16 coefficients, u16 segments,
 *                   f64 quantum, f64 constant, f64 slope, u32 length of the code,
 *                   a byte with the Rice parameter of each coefficient, the code
 *     u32 CRC-32 of all that stands before it
 *
 * A series is quantum * (sum of n_k T_k(x)) + constant + slope * (days since the first one), with the integers n_k of
 * its segment. The code holds n_0 of all segments, then n_1 of all segments, and so on: see rice.ts.
 */
import { crc32 } from 'node:zlib';
import type { Ellipse } from './ellipse.js';
import { riceDecode, riceEncode } from './rice.js';
import type { Span } from './spk.js';

export interface PackEllipse {
  readonly packId: number;
  readonly ellipse: Ellipse;
}

/** One coordinate of one body over the whole span. */
export interface PackSeries {
  readonly packId: number;
  /** 0, 1, 2 for x, y, z; of the Moon longitude, latitude, distance. */
  readonly axis: number;
  readonly daysPerSegment: number;
  readonly quantum: number;
  /** The straight line that was taken out before the fit. */
  readonly constant: number;
  readonly slope: number;
  /** Of each coefficient its values in all segments. */
  readonly columns: readonly Int32Array[];
  /** The Rice parameter of each coefficient. */
  readonly parameters: Uint8Array;
}

export interface Pack {
  /** Julian days, TT. */
  readonly span: Span;
  /** The part of the range [-1, 1] of the polynomials that a segment uses. */
  readonly guard: number;
  readonly ellipses: readonly PackEllipse[];
  readonly series: readonly PackSeries[];
}

const MAGIC = 'NRP1';
const HEADER_BYTES = 30;
const ELLIPSE_NUMBERS = 14;
const ELLIPSE_BYTES = 1 + 8 * ELLIPSE_NUMBERS;
const SERIES_HEADER_BYTES = 36;
const CHECKSUM_BYTES = 4;

export function writePack({ span, guard, ellipses, series }: Pack): Uint8Array {
  const body = Buffer.concat([
    header(span, guard, series.length, ellipses.length),
    ...ellipses.map(writeEllipse),
    ...series.map(writeSeries),
  ]);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(body));
  return Buffer.concat([body, checksum]);
}

function header(span: Span, guard: number, series: number, ellipses: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write(MAGIC, 'latin1');
  bytes.writeDoubleLE(span.from, 4);
  bytes.writeDoubleLE(span.to, 12);
  bytes.writeDoubleLE(guard, 20);
  bytes.writeUInt8(series, 28);
  bytes.writeUInt8(ellipses, 29);
  return bytes;
}

function writeEllipse({ packId, ellipse }: PackEllipse): Buffer {
  const bytes = Buffer.alloc(ELLIPSE_BYTES);
  bytes.writeUInt8(packId);
  ellipse.forEach((value, j) => {
    bytes.writeDoubleLE(value, 1 + 8 * j);
  });
  return bytes;
}

function writeSeries(series: PackSeries): Buffer {
  const { columns, parameters } = series;
  const code = riceEncode(series);
  const bytes = Buffer.alloc(SERIES_HEADER_BYTES);
  bytes.writeUInt8(series.packId);
  bytes.writeUInt8(series.axis, 1);
  // The writers throw a RangeError for what does not fit.
  bytes.writeUInt16LE(series.daysPerSegment, 2);
  bytes.writeUInt16LE(columns.length, 4);
  bytes.writeUInt16LE(columns[0]?.length ?? 0, 6);
  bytes.writeDoubleLE(series.quantum, 8);
  bytes.writeDoubleLE(series.constant, 16);
  bytes.writeDoubleLE(series.slope, 24);
  bytes.writeUInt32LE(code.length, 32);
  return Buffer.concat([bytes, parameters, code]);
}

/** Reads a pack back. Throws when it is damaged. */
export function readPack(bytes: Uint8Array): Pack {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.length - CHECKSUM_BYTES;
  if (end < HEADER_BYTES || buffer.toString('latin1', 0, 4) !== MAGIC) throw new Error('Not a pack of the form NRP1.');
  if (crc32(buffer.subarray(0, end)) !== buffer.readUInt32LE(end)) throw new Error('The pack is damaged (CRC-32).');
  const seriesCount = buffer.readUInt8(28);
  const ellipseCount = buffer.readUInt8(29);
  const ellipses = Array.from({ length: ellipseCount }, (_, i) =>
    readEllipse(buffer, HEADER_BYTES + i * ELLIPSE_BYTES),
  );
  const series: PackSeries[] = [];
  let at = HEADER_BYTES + ellipseCount * ELLIPSE_BYTES;
  for (let i = 0; i < seriesCount; i++) {
    const codeEnd = at + SERIES_HEADER_BYTES + buffer.readUInt16LE(at + 4) + buffer.readUInt32LE(at + 32);
    series.push(readSeries(buffer.subarray(at, codeEnd)));
    at = codeEnd;
  }
  if (at !== end) throw new Error('The pack is damaged (its length).');
  const span = { from: buffer.readDoubleLE(4), to: buffer.readDoubleLE(12) };
  return { span, guard: buffer.readDoubleLE(20), ellipses, series };
}

function readEllipse(buffer: Buffer, at: number): PackEllipse {
  const values = Array.from({ length: ELLIPSE_NUMBERS }, (_, j) => buffer.readDoubleLE(at + 1 + 8 * j));
  return { packId: buffer.readUInt8(at), ellipse: values as unknown as Ellipse };
}

function readSeries(bytes: Buffer): PackSeries {
  const codeStart = SERIES_HEADER_BYTES + bytes.readUInt16LE(4);
  const parameters = Uint8Array.from(bytes.subarray(SERIES_HEADER_BYTES, codeStart));
  return {
    packId: bytes.readUInt8(0),
    axis: bytes.readUInt8(1),
    daysPerSegment: bytes.readUInt16LE(2),
    quantum: bytes.readDoubleLE(8),
    constant: bytes.readDoubleLE(16),
    slope: bytes.readDoubleLE(24),
    columns: riceDecode(bytes.subarray(codeStart), parameters, bytes.readUInt16LE(6)),
    parameters,
  };
}
