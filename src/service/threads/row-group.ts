import { createReadStream } from 'node:fs';
import type { RowGroup, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { ColumnKind } from '../../calculation/selection.js';
import { CELLS, cellOfElement, ELEMENTS } from './parquet-cells.js';

/** A column of a Parquet file. All of it can go to another thread. */
export interface WrittenColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How it stands in the Parquet file that it comes from; by its kind without one. */
  readonly element: SchemaElement | undefined;
}

/** Rows that are to stand together in a Parquet file, each a line of JSON with a list of its values. */
export interface RowGroupAsked {
  /** The file in which they are, and where there. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly rows: number;
  readonly columns: readonly WrittenColumn[];
}

/** A group as it stands in a file, and where what is in it would be if the file began with it. */
export interface RowGroupMade {
  readonly bytes: Uint8Array;
  readonly group: RowGroup;
  /** The same columns with what the end of the file tells of their pages. */
  readonly indexes: ParquetWriter['pendingIndexes'];
}

/** What every Parquet file begins with. */
export const MAGIC_BYTES = 4;

/** What a file says of its columns. */
export function schemaOf(columns: readonly WrittenColumn[]): SchemaElement[] {
  const elements = columns.map(({ name, kind, element }): SchemaElement => ({ ...(element ?? ELEMENTS[kind]), name }));
  return [{ name: 'root', num_children: elements.length }, ...elements];
}

/** Makes a group of rows, in the thread that is asked for it. */
export async function makeRowGroup({ path, start, end, rows, columns }: RowGroupAsked): Promise<RowGroupMade> {
  const cells = columns.map(({ kind, element }) => (element ? cellOfElement(kind, element) : CELLS[kind]));
  const data: unknown[][] = columns.map(() => new Array(rows));
  let row = 0;
  for await (const lines of linesOf(path, start, end)) {
    for (const line of lines) {
      const values = JSON.parse(line) as unknown[];
      for (const [index, cell] of cells.entries()) (data[index] as unknown[])[row] = cell(values[index] ?? null);
      row += 1;
    }
  }
  if (row !== rows) throw new Error(`${path} has ${row} rows where ${rows} were written.`);
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema: schemaOf(columns) });
  await parquet.write({
    columnData: columns.map(({ name }, index) => ({ name, data: data[index] ?? [] })),
    rowGroupSize: rows,
  });
  const [group] = parquet.row_groups;
  if (!group) throw new Error('A group of no rows was asked for.');
  return { bytes: writer.getBytes().slice(MAGIC_BYTES), group, indexes: parquet.pendingIndexes };
}

const BLOCK_BYTES = 1024 * 1024;
const LINE_FEED = 10;

/** The lines of a part of a file that ends with one, some at a time. */
async function* linesOf(path: string, start: number, end: number): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  const blocks: AsyncIterable<Buffer> = createReadStream(path, { start, end: end - 1, highWaterMark: BLOCK_BYTES });
  for await (const block of blocks) {
    const whole = block.lastIndexOf(LINE_FEED);
    if (whole >= 0) {
      yield Buffer.concat([...rest, block.subarray(0, whole)])
        .toString('utf8')
        .split('\n');
      rest = [];
    }
    if (whole + 1 < block.length) rest.push(block.subarray(whole + 1));
  }
}
