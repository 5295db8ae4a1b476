/**
 * The motion of one body in a kernel: segments of type 2, Chebyshev polynomials for the position.
 *
 * Source: NAIF, "SPK Required Reading", type 2.
 */
import { chebyshevSlope, chebyshevSum } from './chebyshev.js';
import {
  type ByteSource,
  J2000,
  type Kernel,
  KernelError,
  type Pair,
  SECONDS_PER_DAY,
  type SegmentSummary,
  type Span,
  viewOf,
  WORD_BYTES,
} from './spk.js';
import type { Vector } from './vector.js';

export interface State {
  /** km */
  readonly position: Vector;
  /** km per day */
  readonly velocity: Vector;
}

const ICRF = 1;
const CHEBYSHEV_POSITION = 2;
/** What a Julian day as one double can be off. */
const ROUNDING_DAYS = 1e-8;

/** One segment with the records of a span in memory. Times are days since J2000. */
interface Segment {
  readonly from: number;
  readonly to: number;
  /** Start of the first loaded record. */
  readonly start: number;
  readonly daysPerRecord: number;
  readonly records: number;
  /** Words of a record: its middle, its radius, then the coefficients of x, y and z. */
  readonly recordWords: number;
  readonly terms: number;
  readonly words: Float64Array;
}

/** The motion of one body with respect to one point. */
export class Track {
  readonly #segments: readonly Segment[];
  readonly #name: string;

  /** @param segments in the order of precedence, the strongest first */
  constructor(name: string, segments: readonly Segment[]) {
    this.#name = name;
    this.#segments = segments;
  }

  /** km, at a Julian day (TDB). */
  position(julianDay: number): Vector {
    const { segment, x, first } = this.#locate(julianDay);
    const { words, terms } = segment;
    return {
      x: chebyshevSum(words, first, terms, x),
      y: chebyshevSum(words, first + terms, terms, x),
      z: chebyshevSum(words, first + 2 * terms, terms, x),
    };
  }

  /** Position and velocity at a Julian day (TDB). */
  state(julianDay: number): State {
    const { segment, x, first } = this.#locate(julianDay);
    const { words, terms } = segment;
    const perDay = 2 / segment.daysPerRecord;
    return {
      position: this.position(julianDay),
      velocity: {
        x: chebyshevSlope(words, first, terms, x) * perDay,
        y: chebyshevSlope(words, first + terms, terms, x) * perDay,
        z: chebyshevSlope(words, first + 2 * terms, terms, x) * perDay,
      },
    };
  }

  /** Days since J2000 are exact where seconds as one double would not be. */
  #locate(julianDay: number): { segment: Segment; x: number; first: number } {
    const days = julianDay - J2000;
    const segment = this.#segments.find(({ from, to }) => from <= days && days <= to);
    if (segment === undefined)
      throw new KernelError(`The kernel has no position of ${this.#name} for JD ${julianDay}.`);
    const u = (days - segment.start) / segment.daysPerRecord;
    const record = Math.max(0, Math.min(segment.records - 1, Math.floor(u)));
    return { segment, x: 2 * (u - record) - 1, first: record * segment.recordWords + 2 };
  }
}

/**
 * The track of one pair over a span, from all segments of all given kernels. Where segments overlap, the later one
 * in the order of the files has precedence, as in NAIF's own reader.
 */
export function loadTrack(kernels: readonly Kernel[], pair: Pair, span: Span): Track {
  const name = `${pair.target} with respect to ${pair.center}`;
  const all = kernels.flatMap(({ source, segments }) =>
    segments
      .filter(({ target, center }) => target === pair.target && center === pair.center)
      .map((summary) => ({ source, summary })),
  );
  if (all.length === 0) {
    throw new KernelError(`${kernels.map(({ source }) => source.name).join(', ')}: no segment for body ${name}.`);
  }
  for (const { source, summary } of all) checkKind(source, summary, name);
  const used = all.filter(({ summary }) => summary.from <= span.to && summary.to >= span.from);
  checkCoverage(
    used.map(({ summary }) => summary),
    span,
    name,
  );
  const segments = used.map(({ source, summary }) => loadSegment(source, summary, span));
  return new Track(name, segments.reverse());
}

function checkKind(source: ByteSource, { frame, type }: SegmentSummary, name: string): void {
  if (type !== CHEBYSHEV_POSITION) {
    throw new KernelError(`${source.name}: the segment of ${name} is of type ${type}; only type 2 can be read.`);
  }
  if (frame !== ICRF) {
    throw new KernelError(
      `${source.name}: the segment of ${name} is in frame ${frame}; only frame 1 (ICRF) can be read.`,
    );
  }
}

function checkCoverage(spans: readonly Span[], needed: Span, name: string): void {
  let reached = needed.from;
  const gap = (to: number) =>
    new KernelError(
      `The kernel has no data for ${name} from JD ${reached} to ${to}; needed are JD ${needed.from} to ${needed.to}.`,
    );
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from > reached) throw gap(from);
    reached = Math.max(reached, to);
  }
  if (reached < needed.to) throw gap(needed.to);
}

function loadSegment(source: ByteSource, summary: SegmentSummary, span: Span): Segment {
  const { firstWord, lastWord, id } = summary;
  const refuse = (why: string) => new KernelError(`${source.name}: segment ${JSON.stringify(id)} ${why}`);
  if (!(firstWord >= 1) || lastWord - firstWord < 4 || lastWord * WORD_BYTES > source.size) {
    throw refuse(`lies outside the file (words ${firstWord} to ${lastWord}).`);
  }
  const directory = viewOf(source.read((lastWord - 4) * WORD_BYTES, 4 * WORD_BYTES));
  const start = directory.getFloat64(0, true) / SECONDS_PER_DAY;
  const daysPerRecord = directory.getFloat64(8, true) / SECONDS_PER_DAY;
  const recordWords = directory.getFloat64(16, true);
  const records = directory.getFloat64(24, true);
  const terms = (recordWords - 2) / 3;
  const isSound =
    daysPerRecord > 0 && Number.isInteger(terms) && terms >= 1 && Number.isInteger(records) && records >= 1;
  if (!isSound || records * recordWords + 4 !== lastWord - firstWord + 1) {
    throw refuse('has a directory that does not fit its length.');
  }
  const from = summary.from - J2000;
  const to = summary.to - J2000;
  if (start > from + ROUNDING_DAYS || start + records * daysPerRecord < to - ROUNDING_DAYS) {
    throw refuse('is shorter than the span it claims.');
  }

  const indexOf = (julianDay: number) =>
    Math.max(0, Math.min(records - 1, Math.floor((julianDay - J2000 - start) / daysPerRecord)));
  const first = indexOf(span.from);
  const count = indexOf(span.to) - first + 1;
  return {
    from,
    to,
    start: start + first * daysPerRecord,
    daysPerRecord,
    records: count,
    recordWords,
    terms,
    words: readWords(source, firstWord - 1 + first * recordWords, count * recordWords),
  };
}

function readWords(source: ByteSource, offset: number, count: number): Float64Array {
  const view = viewOf(source.read(offset * WORD_BYTES, count * WORD_BYTES));
  return Float64Array.from({ length: count }, (_, i) => view.getFloat64(i * WORD_BYTES, true));
}
