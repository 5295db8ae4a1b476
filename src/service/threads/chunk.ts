import type { ToldConventions } from '../../calculation/conventions.js';
import type { ReadInput } from '../../calculation/read-input.js';
import type { ColumnKind } from '../../calculation/selection.js';
import type { Reading } from './record-reader.js';

/** Some records on their way to a thread. */
export interface Chunk {
  /** Each record as JSON and a line feed. It has a buffer of its own, which goes to the thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many records they are. */
  readonly count: number;
  /** What is wrong with a record that is refused before it is read, by its place in the chunk. */
  readonly refused: ReadonlyMap<number, string>;
  /** What births have told beside the fields of a record, by its place in the chunk. */
  readonly births?: ReadonlyMap<number, Pick<ReadInput, 'ownNames' | 'options'>>;
}

/** What the records of a chunk have given, in the same order. */
export interface Calculated {
  /** Each envelope as JSON and a line feed. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many of them are errors. */
  readonly failed: number;
  /** What failures of our own have to say, for whoever runs this. */
  readonly reports: readonly string[];
}

/** What is to be calculated of every record. All of it can go to another thread. */
export interface Calculation {
  /** Slug of the tool. */
  readonly tool: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly conventions: ToldConventions;
  readonly baseUrl: string;
  /** What of an answer is wanted; the whole envelope without it. */
  readonly table?: TableAsked;
  /** How records of a file become inputs; without it they are inputs. */
  readonly reading?: Reading;
}

/** A table of answers. */
export interface TableAsked {
  readonly select: readonly string[];
  /** Fields that records have beside those of the tool, and that stand by their names in `select`. */
  readonly passed: readonly string[];
  /** What these hold, where that is known; texts else. */
  readonly kinds?: Readonly<Record<string, ColumnKind>>;
  readonly as: TableForm;
}

/** How a row is written: an object of JSON, its values alone as a list of JSON, or with commas or tabs between them. */
export type TableForm = 'ndjson' | 'rows' | 'csv' | 'tsv';

/** Records in a chunk: enough that messages cost little beside the cheapest calculation, few enough to wait for. */
export const CHUNK_RECORDS = 128;
