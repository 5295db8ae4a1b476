import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { shortened } from '../../base/errors.js';
import { nearest } from '../../base/nearest.js';
import { inputFromTexts } from '../../base/schema/from-text.js';
import type { ObjectSchema } from '../../base/schema/validate.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { passedFields } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import { MAX_BODY_BYTES } from '../http/body.js';
import { CHUNK_RECORDS, type Chunk, type TableAsked } from '../threads/chunk.js';
import { ResultTable } from '../threads/result-table.js';
import type { ChunkThreads } from './chunk-threads.js';
import { chunksFrom, type Numbered, START } from './consumed.js';
import { gathered } from './gathered.js';
import { inOrder } from './in-order.js';
import type { Input } from './input.js';
import { lineChunks } from './lines.js';
import type { Output } from './output.js';
import { TableRefusal } from './refusal.js';

export interface Batch {
  readonly tool: AnyTool;
  readonly conventions: ToldConventions;
  readonly baseUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly format: 'ndjson' | 'csv';
  /** What of the answers is wanted; whole envelopes without it. */
  readonly table: TableAsked | undefined;
  /** Leaves out columns of a CSV file that are no fields. */
  readonly ignoresColumns: boolean;
  readonly threads: ChunkThreads;
  /** Stops it. What is done by then is kept. */
  readonly signal: AbortSignal;
  readonly onProgress: (count: Count) => void;
  /** Told what failures of our own have to say. */
  readonly onReport: (report: string) => void;
}

export interface Count {
  readonly records: number;
  readonly failed: number;
}

/**
 * Calculates every record of an input, and ends the output and the threads.
 *
 * @returns what has been done, together with the run that was interrupted; less than all only when it was stopped
 * @throws BatchRefusal, ChangedInput, and whatever the threads fail with
 */
export async function runBatch(batch: Batch, input: Input, output: Output): Promise<Count> {
  const { tool, conventions, baseUrl, now, table, threads, signal } = batch;
  const calculation = { tool: tool.slug, now, conventions, baseUrl, ...(table && { table }) };
  let count: Count = { records: output.resumed?.records ?? 0, failed: output.resumed?.failed ?? 0 };
  let done = false;
  try {
    const chunks = chunksFrom(chunksOf(batch, input), output.resumed);
    const work = ({ chunk }: Numbered) => threads.run(calculation, chunk);
    batch.onProgress(count);
    if (table && !output.resumed) {
      const head = new ResultTable(tool, table).head;
      if (head !== '') await output.write(new TextEncoder().encode(head), { position: () => START, failed: 0 });
    }
    for await (const { item, result } of inOrder(chunks, work, { most: threads.mostChunks, signal })) {
      const failed = count.failed + result.failed;
      count = { records: count.records + item.chunk.count, failed };
      for (const report of result.reports) batch.onReport(report);
      await output.write(result.bytes, { position: item.after, failed });
      batch.onProgress(count);
    }
    done = true;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await threads.close();
    await output.close({ done });
  }
  return count;
}

function chunksOf({ format, tool, table, ignoresColumns }: Batch, { name, blocks }: Input) {
  if (format === 'ndjson') return lineChunks(blocks);
  const passed = table ? passedFields(tool, new ResultTable(tool, table).columns) : [];
  return csvChunks(blocks, { name, schema: tool.inputSchema, passed, ignoresUnknown: ignoresColumns });
}

interface Columns {
  /** The file, as errors call it. */
  readonly name: string;
  readonly schema: ObjectSchema;
  /** Columns that are no fields and are wanted beside the answers, by their names or as these would be fields. */
  readonly passed?: readonly string[];
  /** Leaves columns out that are no fields. */
  readonly ignoresUnknown: boolean;
}

/**
 * The records of a CSV file as chunks of JSON. Its first line names the fields; what separates columns there, a comma, a
 * semicolon or a tab, does so everywhere.
 *
 * @throws TableRefusal
 */
export async function* csvChunks(
  blocks: AsyncIterable<Uint8Array>,
  columns: Columns,
  most = CHUNK_RECORDS,
): AsyncGenerator<Chunk> {
  const [delimiter, all] = await withDelimiter(blocks);
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_BODY_BYTES,
  });
  // What goes wrong comes out of the parser.
  pipeline(Readable.from(all), parser, () => {});
  let header: Header | undefined;
  const encoder = new TextEncoder();
  const records: AsyncIterable<string[]> = parser;
  try {
    for await (const group of gathered(records, most)) {
      const rows = header ? group : group.slice(1);
      header ??= headerOf(group[0] ?? [], columns);
      if (rows.length > 0) yield chunkOf(rows, header, columns.schema, encoder);
    }
  } catch (error) {
    throw refusalOf(columns.name, error);
  }
  if (!header) throw new TableRefusal(`${columns.name} is empty. Its first line must name the fields.`);
}

/** The fields that the columns name; undefined for one that is left out. */
type Header = readonly (string | undefined)[];

function headerOf(names: readonly string[], { name: file, schema, passed = [], ignoresUnknown }: Columns): Header {
  const known = [...Object.keys(schema.properties), ...passed];
  const header = names.map((name) => (passed.includes(name) ? name : name.toLowerCase().replaceAll(/[\s-]+/g, '_')));
  const lost = passed.find((name) => !header.includes(name));
  if (lost !== undefined) throw notThere(lost, file, header);
  const [unknown] = names.filter((_, index) => !known.includes(header[index] ?? ''));
  if (unknown !== undefined && !ignoresUnknown) {
    const ignore = '--ignore-columns leaves out what is none of them.';
    throw new TableRefusal(
      `The column "${unknown}" of ${file} is no field. The fields are: ${Object.keys(schema.properties).join(', ')}. ${ignore}`,
    );
  }
  const fields = header.map((name) => (known.includes(name) ? name : undefined));
  const twice = fields.find((name, index) => name !== undefined && fields.indexOf(name) !== index);
  if (twice !== undefined) throw new TableRefusal(`Two columns of ${file} are named "${twice}".`);
  const missing = (schema.required ?? []).filter((name) => !fields.includes(name));
  if (missing.length > 0)
    throw new TableRefusal(
      `${file} has no column ${missing.join(' and no column ')}. Its first line must name the fields.`,
    );
  return fields;
}

function notThere(name: string, file: string, header: readonly string[]): TableRefusal {
  const near = nearest(name, header);
  const way = near === undefined ? `Its columns are: ${header.join(', ')}.` : `Did you mean ${near}?`;
  return new TableRefusal(`"${shortened(name)}" is neither in a result nor a column of ${file}. ${way}`);
}

function chunkOf(rows: readonly string[][], header: Header, schema: ObjectSchema, encoder: TextEncoder): Chunk {
  const refused = new Map<number, string>();
  const lines = rows.map((row, index) => {
    const message = refusalOfRow(row, header);
    if (message !== undefined) refused.set(index, message);
    const texts = header.flatMap((name, column) => (name === undefined ? [] : [[name, row[column] ?? ''] as const]));
    return `${JSON.stringify(inputFromTexts(schema, Object.fromEntries(texts)))}\n`;
  });
  return { bytes: encoder.encode(lines.join('')), count: rows.length, refused };
}

function refusalOfRow(row: readonly string[], header: Header): string | undefined {
  if (row.length !== header.length) {
    return `The record has ${row.length} values, and the first line names ${header.length} columns.`;
  }
  // What the parser puts in the place of other bytes.
  return row.some((value) => value.includes('\uFFFD')) ? 'The record is not valid UTF-8.' : undefined;
}

const DELIMITERS = [',', ';', '\t'];
const LINE_FEED = 10;

/** What separates the columns in the first line, and all blocks from the beginning on. */
async function withDelimiter(
  blocks: AsyncIterable<Uint8Array>,
): Promise<readonly [delimiter: string, all: AsyncIterable<Uint8Array>]> {
  const iterator = blocks[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (!first.includes(LINE_FEED) && first.length < MAX_BODY_BYTES) {
    const step = await iterator.next();
    if (step.done) break;
    first = Buffer.concat([first, step.value]);
  }
  const [line = ''] = first.toString('utf8').split('\n');
  const count = (delimiter: string) => line.split(delimiter).length;
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  async function* all() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return [delimiter, all()];
}

function refusalOf(file: string, error: unknown): unknown {
  const { code, lines } = error as CsvError & { readonly lines?: number };
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new TableRefusal(`A quote in ${file} is not closed: it is still open at the end, line ${lines}.`);
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
    return new TableRefusal(
      `A value of ${file} goes on after its closing quote, line ${lines}. A quote within quotes is written twice: "".`,
    );
  if (code !== 'CSV_MAX_RECORD_SIZE') return error;
  return new TableRefusal(
    `The record of ${file} that ends or is cut at line ${lines} is longer than ${MAX_BODY_BYTES} bytes. Is a quote not closed?`,
  );
}
