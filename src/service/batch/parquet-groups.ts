import { createReadStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { MAGIC_BYTES, type RowGroupMade, schemaOf, type WrittenColumn } from '../threads/row-group.js';
import { Threads } from '../threads/threads.js';

/** Rows that stand together in a file: what readers skip by, and what is in memory while it is written. */
const ROW_GROUP = 20_000;

/** A thread makes groups of what so many calculate: of the cheapest answers with many columns more would wait for it. */
const THREADS_FOR_ONE = 4;

const LINE_FEED = 10;

/**
 * A Parquet file that is written while its rows are added to another one. A group is made as soon as its rows are there,
 * beside the threads that calculate, so that only the last one is waited for. The same rows make the same bytes.
 */
export class ParquetGroups {
  readonly #rows: string;
  readonly #part: string;
  readonly #columns: readonly WrittenColumn[];
  readonly #threads: Threads;
  readonly #parquet: ParquetWriter;
  /** Where the group begins that is not whole, and how many rows of it are there. */
  #start = 0;
  #count = 0;
  #end = 0;
  #written: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  private constructor(rows: string, part: string, columns: readonly WrittenColumn[], threads: number) {
    this.#rows = rows;
    this.#part = part;
    this.#columns = columns;
    this.#threads = new Threads({ most: Math.ceil(threads / THREADS_FOR_ONE), limits: {} });
    this.#parquet = new ParquetWriter({ writer: fileWriter(part), schema: schemaOf(columns), createdBy: 'nirayana' });
  }

  /**
   * @param rows the file of rows, each a line of JSON
   * @param part where it is written until it is whole
   * @param there bytes of rows that are there already
   * @param threads how many add to them
   */
  static async begin(
    rows: string,
    part: string,
    columns: readonly WrittenColumn[],
    { there, threads }: { readonly there: number; readonly threads: number },
  ): Promise<ParquetGroups> {
    // Nothing that somebody has put there is written through.
    await writeFile(part, '', { flag: 'wx' });
    const file = new ParquetGroups(rows, part, columns, threads);
    const blocks: AsyncIterable<Buffer> | [] = there > 0 ? createReadStream(rows, { end: there - 1 }) : [];
    for await (const block of blocks) file.added(block, linesIn(block));
    return file;
  }

  /**
   * Some bytes stand in the file of rows behind those before, and so many rows end in them.
   *
   * @throws what a group could not be made or written for
   */
  added(bytes: Uint8Array, rows: number): void {
    if (this.#failure) throw this.#failure.error;
    let at = 0;
    let left = rows;
    while (this.#count + left >= ROW_GROUP) {
      const wanted = ROW_GROUP - this.#count;
      at = afterLines(bytes, at, wanted);
      this.#make(this.#end + at, ROW_GROUP);
      left -= wanted;
      this.#count = 0;
    }
    this.#count += left;
    this.#end += bytes.length;
  }

  /** Puts the file in its place, with all rows that were added. */
  async finish(path: string): Promise<void> {
    if (this.#count > 0) this.#make(this.#end, this.#count);
    await this.#written;
    if (this.#failure) throw this.#failure.error;
    await this.#threads.close();
    await this.#parquet.finish();
    const file = await open(this.#part, 'r');
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(this.#part, path);
  }

  /** Ends it without a file. */
  async abandon(): Promise<void> {
    this.#failure ??= { error: new Error('The file is abandoned.') };
    await this.#threads.close();
    await this.#written;
    await rm(this.#part, { force: true });
  }

  /** A group of the rows up to an end. It is written behind those before, whichever is made first. */
  #make(end: number, rows: number): void {
    const asked = { path: this.#rows, start: this.#start, end, rows, columns: this.#columns };
    this.#start = end;
    const made = this.#threads.run('rowGroup', asked);
    // It is looked at when those before it are written.
    made.catch(() => {});
    this.#written = this.#written
      .then(async () => {
        const group = await made;
        if (!this.#failure) append(this.#parquet, group);
      })
      .catch((error: unknown) => {
        this.#failure ??= { error };
      });
  }
}

/** Puts a group behind what a file has. */
function append(parquet: ParquetWriter, { bytes, group, indexes }: RowGroupMade): void {
  const moved = parquet.writer.offset - MAGIC_BYTES;
  const by = BigInt(moved);
  parquet.writer.appendBytes(bytes);
  for (const { chunk, offsetIndex } of indexes) {
    chunk.file_offset += by;
    const { meta_data: pages } = chunk;
    if (pages) pages.data_page_offset += by;
    if (pages?.dictionary_page_offset !== undefined) pages.dictionary_page_offset += by;
    for (const page of offsetIndex?.page_locations ?? []) page.offset += by;
  }
  parquet.row_groups.push({ ...group, columns: indexes.map(({ chunk }) => chunk) });
  parquet.pendingIndexes.push(...indexes);
  parquet.num_rows += group.num_rows;
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** Where so many lines have ended. */
function afterLines(bytes: Uint8Array, from: number, lines: number): number {
  let at = from;
  for (let line = 0; line < lines; line++) at = bytes.indexOf(LINE_FEED, at) + 1;
  return at;
}
