/**
 * The container of planetary kernels: DAF/SPK files, the form in which JPL distributes de430, de440 and de441.
 *
 * Sources: NAIF, "Double Precision Array Files (DAF) Required Reading" and "SPK Required Reading".
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A kernel that cannot be used. The message names the file and says why. */
export class KernelError extends Error {
  override readonly name = 'KernelError';
}

/** Random access to the bytes of a file: kernels are read piecewise, because de441 does not fit into memory. */
export interface ByteSource {
  /** How messages and the manifest call it. */
  readonly name: string;
  readonly size: number;
  /** Exactly `count` bytes from `offset`. */
  read(offset: number, count: number): Uint8Array;
}

/** A closed interval of Julian days (TDB). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A body and the point its positions are counted from, as NAIF numbers. */
export interface Pair {
  readonly target: number;
  readonly center: number;
}

/** What the kernel says about one segment. */
export interface SegmentSummary extends Pair, Span {
  readonly id: string;
  /** NAIF number of the reference frame; 1 is the ICRF. */
  readonly frame: number;
  readonly type: number;
  /** Addresses of the first and last word. Words are 8 bytes long and counted from 1. */
  readonly firstWord: number;
  readonly lastWord: number;
}

/** A kernel and what it says about itself. */
export interface Kernel {
  readonly source: ByteSource;
  readonly internalName: string;
  readonly comment: readonly string[];
  readonly segments: readonly SegmentSummary[];
}

export const WORD_BYTES = 8;
export const J2000 = 2451545;
export const SECONDS_PER_DAY = 86400;

const RECORD_BYTES = 1024;
const SUMMARY_BYTES = 40;
const SUMMARIES_PER_RECORD = 25;
const COMMENT_BYTES_PER_RECORD = 1000;
const END_OF_COMMENT = 4;

/** Opens a file for the time of `use`. */
export function withFile<Result>(path: string, name: string, use: (source: ByteSource) => Result): Result {
  const file = opened(path);
  try {
    return use({
      name,
      size: fstatSync(file).size,
      read(offset, count) {
        const bytes = new Uint8Array(count);
        let done = 0;
        while (done < count) {
          const got = readSync(file, bytes, done, count - done, offset + done);
          if (got === 0) throw new KernelError(`${name}: the file ends early, at byte ${offset + done}.`);
          done += got;
        }
        return bytes;
      },
    });
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new KernelError(`${path}: the file cannot be opened.`, { cause: error });
  }
}

/** Reads the table of contents of a kernel. Refuses what is not a little-endian SPK file. */
export function openKernel(source: ByteSource): Kernel {
  const view = viewOf(checkedFileRecord(source));
  const firstSummaryRecord = view.getInt32(76, true);
  return {
    source,
    internalName: text(view, 16, 60).trimEnd(),
    comment: readComment(source, firstSummaryRecord),
    segments: readSummaries(source, firstSummaryRecord),
  };
}

function checkedFileRecord(source: ByteSource): Uint8Array {
  const refuse = (why: string) => new KernelError(`${source.name}: ${why}`);
  if (source.size < RECORD_BYTES) throw refuse('not an SPK kernel (shorter than one record).');
  const bytes = source.read(0, RECORD_BYTES);
  const view = viewOf(bytes);
  if (text(view, 0, 8) !== 'DAF/SPK ') throw refuse('not an SPK kernel (it does not begin with "DAF/SPK").');
  const format = text(view, 88, 8);
  if (format === 'BIG-IEEE') throw refuse('big-endian kernel; convert it to little-endian (NAIF: bingo).');
  if (format !== 'LTL-IEEE') throw refuse(`unknown binary format ${JSON.stringify(format)}; expected LTL-IEEE.`);
  const [nd, ni] = [view.getInt32(8, true), view.getInt32(12, true)];
  if (nd !== 2 || ni !== 6) throw refuse(`ND = ${nd} and NI = ${ni}; an SPK kernel has 2 and 6.`);
  return bytes;
}

/** The comment area lies between the file record and the first summary record; a line ends with a zero byte. */
function readComment(source: ByteSource, firstSummaryRecord: number): string[] {
  let comment = '';
  for (let record = 2; record < firstSummaryRecord; record++) {
    const bytes = source.read((record - 1) * RECORD_BYTES, COMMENT_BYTES_PER_RECORD);
    const end = bytes.indexOf(END_OF_COMMENT);
    comment += String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)));
    if (end >= 0) break;
  }
  const lines = comment.split('\0').map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function readSummaries(source: ByteSource, firstSummaryRecord: number): SegmentSummary[] {
  const found: SegmentSummary[] = [];
  const visited = new Set<number>();
  for (let record = firstSummaryRecord; record !== 0; ) {
    if (!(record > 1) || visited.has(record)) {
      throw new KernelError(`${source.name}: damaged table of contents (it leads to record ${record}).`);
    }
    visited.add(record);
    const view = viewOf(source.read((record - 1) * RECORD_BYTES, 2 * RECORD_BYTES));
    const count = view.getFloat64(16, true);
    if (!(count >= 0 && count <= SUMMARIES_PER_RECORD)) {
      throw new KernelError(`${source.name}: damaged table of contents (${count} summaries in one record).`);
    }
    for (let i = 0; i < count; i++) found.push(readSummary(view, i));
    record = view.getFloat64(0, true);
  }
  return found;
}

function readSummary(view: DataView, index: number): SegmentSummary {
  const at = 24 + SUMMARY_BYTES * index;
  const int = (n: number) => view.getInt32(at + 16 + 4 * n, true);
  return {
    // The names of the segments stand in the record after their summaries, in the same places.
    id: text(view, RECORD_BYTES + SUMMARY_BYTES * index, SUMMARY_BYTES).trimEnd(),
    from: J2000 + view.getFloat64(at, true) / SECONDS_PER_DAY,
    to: J2000 + view.getFloat64(at + 8, true) / SECONDS_PER_DAY,
    target: int(0),
    center: int(1),
    frame: int(2),
    type: int(3),
    firstWord: int(4),
    lastWord: int(5),
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function text(view: DataView, offset: number, count: number): string {
  return Array.from({ length: count }, (_, i) => String.fromCharCode(view.getUint8(offset + i))).join('');
}
