import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { inputFromTexts } from '../../base/schema/from-text.js';
import type { ObjectSchema } from '../../base/schema/validate.js';
import { MAX_BODY_BYTES } from '../http/body.js';
import { CHUNK_RECORDS, type Chunk } from '../threads/chunk.js';
import { gathered } from './gathered.js';
import { type Header, headerOf, type InputTable } from './header.js';
import { TableRefusal } from './refusal.js';

/**
 * The records of a CSV file as chunks of JSON. Its first line names the fields; what separates columns there, a comma, a
 * semicolon or a tab, does so everywhere.
 *
 * @throws TableRefusal
 */
export async function* csvChunks(
  blocks: AsyncIterable<Uint8Array>,
  columns: InputTable,
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
      if (rows.length > 0) yield chunkOf(rows, header, columns.tool.inputSchema, encoder);
    }
  } catch (error) {
    throw refusalOf(columns.name, error);
  }
  if (!header) throw new TableRefusal(`${columns.name} is empty. Its first line must name the fields.`);
}

function chunkOf(rows: readonly string[][], header: Header, schema: ObjectSchema, encoder: TextEncoder): Chunk {
  const refused = new Map<number, string>();
  const lines = rows.map((row, index) => {
    const message = refusalOfRow(row, header);
    if (message !== undefined) refused.set(index, message);
    const texts = header.flatMap((keys, column) => keys.map((key) => [key, row[column] ?? ''] as const));
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
  async function* all() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return [delimiterOf(first), all()];
}

/** What separates the columns in the first line. */
export function delimiterOf(beginning: Buffer): string {
  const [line = ''] = beginning.toString('utf8').split('\n');
  const count = (delimiter: string) => line.split(delimiter).length;
  const [delimiter = ','] = DELIMITERS.toSorted((one, other) => count(other) - count(one));
  return delimiter;
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
