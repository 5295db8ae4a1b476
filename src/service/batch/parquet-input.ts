import type { FileHandle } from 'node:fs/promises';
import * as zlib from 'node:zlib';
import {
  type AsyncBuffer,
  type CompressionCodec,
  type Compressors,
  type FileMetaData,
  type ParquetParsers,
  parquetMetadataAsync,
  parquetRead,
  parquetSchema,
} from 'hyparquet';
import { valueFromText } from '../../base/schema/from-text.js';
import { MAX_BODY_BYTES } from '../http/body.js';
import { CHUNK_RECORDS, type Chunk } from '../threads/chunk.js';
import { type ParquetColumn, parquetColumns } from '../threads/parquet-columns.js';
import { headerOf, type InputTable } from './header.js';
import { TableRefusal } from './refusal.js';

/** A Parquet file that has been opened. */
export interface ParquetFile {
  readonly columns: readonly ParquetColumn[];
  readonly chunks: (table: InputTable) => AsyncGenerator<Chunk>;
  /** Bytes of the file that stand for the rows that have been read. */
  readonly read: () => number;
}

/** Rows that are in memory at a time, however large the groups of a file are. */
const WINDOW = 20_000;

/**
 * Reads what a file says of itself.
 *
 * @throws TableRefusal for what is no Parquet file, or one that is compressed as this Node cannot undo
 */
export async function parquetFile(name: string, handle: FileHandle, size: number): Promise<ParquetFile> {
  const file: AsyncBuffer = { byteLength: size, slice: (start, end = size) => bytesOf(name, handle, start, end) };
  const metadata = await parquetMetadataAsync(file, { parsers: PARSERS, geoparquet: false }).catch((error: unknown) => {
    throw cannotRead(name, error);
  });
  const columns = parquetColumns(parquetSchema(metadata));
  const rows = Number(metadata.num_rows);
  let done = 0;
  const chunks = async function* (table: InputTable) {
    for await (const chunk of chunksOf(name, { file, metadata, columns }, table)) {
      done += chunk.count;
      yield chunk;
    }
  };
  return { columns, chunks, read: () => (rows === 0 ? size : Math.round((size * done) / rows)) };
}

async function bytesOf(name: string, handle: FileHandle, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at);
    if (bytesRead === 0) throw new TableRefusal(`${name} has become shorter while it was read.`);
    at += bytesRead;
  }
  return bytes.buffer;
}

interface Opened {
  readonly file: AsyncBuffer;
  readonly metadata: FileMetaData;
  readonly columns: readonly ParquetColumn[];
}

/** A column that is wanted, with the keys that a record has for it. */
interface Wanted extends ParquetColumn {
  readonly keys: readonly string[];
}

async function* chunksOf(name: string, opened: Opened, table: InputTable): AsyncGenerator<Chunk> {
  const { metadata, columns } = opened;
  const header = headerOf(
    columns.map((column) => column.name),
    table,
  );
  const wanted = columns.flatMap((column, index) => {
    const keys = header[index] ?? [];
    return keys.length === 0 ? [] : [{ ...column, keys }];
  });
  requireCompressions(name, metadata, wanted);
  let start = 0;
  for (const { num_rows } of metadata.row_groups) {
    const end = start + Number(num_rows);
    for (let from = start; from < end; from += WINDOW) {
      const rows = await rowsOf(name, opened, { wanted, from, to: Math.min(end, from + WINDOW) });
      for (let at = 0; at < rows.length; at += CHUNK_RECORDS) {
        const some = rows.slice(at, at + CHUNK_RECORDS);
        yield chunkOf(some.map((row) => JSON.stringify(recordOf(row, wanted, table))));
      }
    }
    start = end;
  }
}

function chunkOf(lines: readonly string[]): Chunk {
  const refused = new Map<number, string>();
  const kept = lines.map((line, index) => {
    if (line.length <= MAX_BODY_BYTES) return line;
    refused.set(index, `The record is longer than ${MAX_BODY_BYTES} bytes.`);
    return '{}';
  });
  return { bytes: ENCODER.encode(`${kept.join('\n')}\n`), count: lines.length, refused };
}

const ENCODER = new TextEncoder();

async function rowsOf(
  name: string,
  { file, metadata }: Opened,
  { wanted, from, to }: { readonly wanted: readonly Wanted[]; readonly from: number; readonly to: number },
): Promise<unknown[][]> {
  let rows: unknown[][] = [];
  try {
    await parquetRead({
      file,
      metadata,
      columns: wanted.map((column) => column.name),
      rowStart: from,
      rowEnd: to,
      rowFormat: 'array',
      useOffsetIndex: true,
      geoparquet: false,
      compressors: COMPRESSORS,
      parsers: PARSERS,
      onComplete: (read) => {
        rows = read;
      },
    });
  } catch (error) {
    throw cannotRead(name, error);
  }
  if (rows.length === to - from) return rows;
  throw new TableRefusal(`${name} has not all of the rows that it says it has.`);
}

/** A row as the tool would be given it; what is null or blank is left out. */
function recordOf(row: readonly unknown[], wanted: readonly Wanted[], { tool }: InputTable): object {
  const record: Record<string, unknown> = {};
  for (const [index, { keys, json, kind }] of wanted.entries()) {
    const value = json(row[index]);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    for (const key of keys) record[key] = fieldValue(key, value, kind, tool);
  }
  return record;
}

function fieldValue(key: string, value: unknown, kind: ParquetColumn['kind'], { inputSchema }: InputTable['tool']) {
  const field = Object.hasOwn(inputSchema.properties, key) ? inputSchema.properties[key] : undefined;
  if (!field || typeof value !== 'string') return value;
  if (kind === 'text') return valueFromText(field, value.trim());
  // A table of moments has its dates so.
  if (kind === 'moment' && field.format === 'date') return value.replace(/T00:00:00$/, '');
  return value;
}

/** Of a Date on either side of 1970. */
const MOST_DAYS = 100_000_000;

/** Values as their bytes say them; what they are made of is said by their column. */
const PARSERS: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (ticks) => ticks,
  timestampFromMicroseconds: (ticks) => ticks,
  timestampFromNanoseconds: (ticks) => ticks,
  dateFromDays: (days: number | undefined) =>
    typeof days === 'number' && Math.abs(days) <= MOST_DAYS
      ? new Date(days * 86_400_000).toISOString().slice(0, 10)
      : days,
};

type Inflate = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

/** Compressions that Node undoes, each by the name of its function; some of them are not in every version. */
const OF_NODE: Readonly<Partial<Record<CompressionCodec, string>>> = {
  GZIP: 'gunzipSync',
  BROTLI: 'brotliDecompressSync',
  ZSTD: 'zstdDecompressSync',
};

const COMPRESSORS: Compressors = Object.fromEntries(
  Object.entries(OF_NODE).flatMap(([codec, name]) => {
    const inflate = (zlib as unknown as Readonly<Record<string, Inflate | undefined>>)[name];
    if (!inflate) return [];
    return [[codec, (bytes: Uint8Array, length: number) => inflate(bytes, { maxOutputLength: Math.max(1, length) })]];
  }),
);

function requireCompressions(name: string, metadata: FileMetaData, wanted: readonly ParquetColumn[]): void {
  const known = ['UNCOMPRESSED', 'SNAPPY', ...Object.keys(COMPRESSORS)];
  for (const { meta_data: chunk } of metadata.row_groups.flatMap(({ columns }) => columns)) {
    if (!chunk || known.includes(chunk.codec) || !wanted.some((column) => column.name === chunk.path_in_schema[0]))
      continue;
    const others = known.map((codec) => codec.toLowerCase()).join(', ');
    throw new TableRefusal(
      `The column "${chunk.path_in_schema[0]}" of ${name} is compressed with ${chunk.codec.toLowerCase()}. Read are: ${others}.`,
    );
  }
}

function cannotRead(name: string, error: unknown): unknown {
  if (error instanceof TableRefusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new TableRefusal(`${name} cannot be read as Parquet: ${reason}.`);
}
