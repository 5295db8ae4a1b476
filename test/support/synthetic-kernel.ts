import type { ByteSource } from '../../scripts/ephemeris/spk.js';

/** A segment to be written. Times are Julian days. */
export interface SyntheticSegment {
  readonly target: number;
  readonly center: number;
  readonly from: number;
  readonly daysPerRecord: number;
  /** Of each record the coefficients of x, y and z, km. */
  readonly records: readonly (readonly (readonly number[])[])[];
  readonly frame?: number;
  readonly type?: number;
  /** The end the summary claims; without it the end of the last record. */
  readonly claimedTo?: number;
}

export interface SyntheticKernel {
  readonly segments: readonly SyntheticSegment[];
  readonly comment?: string;
  /** So many summaries go into one record before the next one begins. */
  readonly summariesPerRecord?: number;
}

const RECORD = 1024;
const DAY = 86400;
const J2000 = 2451545;
const SEGMENT_ID_LENGTH = 40;

/** The bytes of a small SPK kernel. */
export function syntheticKernel({ segments, comment = '', summariesPerRecord = 25 }: SyntheticKernel): Uint8Array {
  const groups = Array.from({ length: Math.ceil(segments.length / summariesPerRecord) }, (_, i) =>
    segments.slice(i * summariesPerRecord, (i + 1) * summariesPerRecord),
  );
  const data = segments.map(segmentWords);
  const dataStart = (2 + 2 * groups.length) * RECORD;
  const bytes = Buffer.alloc(dataStart + 8 * data.flat().length);
  writeFileRecord(bytes);
  bytes.write(`${comment.replaceAll('\n', '\0')}\x04`, RECORD, 'latin1');

  let word = dataStart / 8 + 1;
  let index = 0;
  groups.forEach((group, g) => {
    const at = (2 + 2 * g) * RECORD;
    bytes.writeDoubleLE(g + 1 < groups.length ? 5 + 2 * g : 0, at);
    bytes.writeDoubleLE(group.length, at + 16);
    group.forEach((segment, i) => {
      const length = data[index++]?.length ?? 0;
      writeSummary(bytes, at + 24 + 40 * i, segment, word);
      const id = `SYNTHETIC ${segment.target} wrt ${segment.center}`.padEnd(SEGMENT_ID_LENGTH);
      bytes.write(id, at + RECORD + SEGMENT_ID_LENGTH * i, 'latin1');
      word += length;
    });
  });
  data.flat().forEach((value, i) => {
    bytes.writeDoubleLE(value, dataStart + 8 * i);
  });
  return bytes;
}

function writeFileRecord(bytes: Buffer): void {
  bytes.write('DAF/SPK ', 0, 'latin1');
  bytes.writeInt32LE(2, 8);
  bytes.writeInt32LE(6, 12);
  bytes.write('synthetic kernel'.padEnd(60), 16, 'latin1');
  bytes.writeInt32LE(3, 76);
  bytes.write('LTL-IEEE', 88, 'latin1');
}

function writeSummary(bytes: Buffer, at: number, segment: SyntheticSegment, firstWord: number): void {
  const { target, center, from, frame = 1, type = 2, claimedTo = endOf(segment) } = segment;
  bytes.writeDoubleLE((from - J2000) * DAY, at);
  bytes.writeDoubleLE((claimedTo - J2000) * DAY, at + 8);
  const lastWord = firstWord + segmentWords(segment).length - 1;
  [target, center, frame, type, firstWord, lastWord].forEach((value, i) => {
    bytes.writeInt32LE(value, at + 16 + 4 * i);
  });
}

function segmentWords({ from, daysPerRecord, records }: SyntheticSegment): number[] {
  const start = (from - J2000) * DAY;
  const length = daysPerRecord * DAY;
  const words = records.flatMap((axes, i) => [start + length * (i + 0.5), length / 2, ...axes.flat()]);
  return [...words, start, length, words.length / records.length, records.length];
}

function endOf({ from, daysPerRecord, records }: SyntheticSegment): number {
  return from + daysPerRecord * records.length;
}

export function memorySource(bytes: Uint8Array, name = 'synthetic.bsp'): ByteSource {
  return { name, size: bytes.length, read: (offset, count) => bytes.slice(offset, offset + count) };
}
