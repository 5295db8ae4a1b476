import { createReadStream, existsSync } from 'node:fs';
import { lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { SchemaElement } from 'hyparquet';
import { type BasicType, type ColumnSource, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { SelectedColumn } from '../../calculation/selection.js';
import type { InputFile, Job, Output } from './output.js';
import { fileOutput } from './output.js';
import { CELLS, type Cell, cellOfElement } from './parquet-cells.js';
import { BatchRefusal, systemReason } from './refusal.js';

/** Rows that stand together in a file: what readers skip by, and what is in memory while it is written. */
const ROW_GROUP = 50_000;

const TYPES: Readonly<Record<SelectedColumn['kind'], BasicType>> = {
  text: 'STRING',
  integer: 'INT64',
  number: 'DOUBLE',
  flag: 'BOOLEAN',
  json: 'JSON',
  date: 'STRING',
  time: 'STRING',
  moment: 'STRING',
};

/** What a file has. */
export interface ParquetTable {
  readonly columns: readonly SelectedColumn[];
  /** How columns that come from another Parquet file stand there, by the fields of records that they are. */
  readonly elements: Readonly<Record<string, SchemaElement>>;
}

/**
 * A Parquet file. Its end tells where all of it stands, so that it cannot be gone on with: rows go to a file beside it,
 * with a journal as any other, and become the file when all of them are there.
 *
 * @throws BatchRefusal
 */
export async function parquetOutput(path: string, table: ParquetTable, job: Job, isInput: InputFile): Promise<Output> {
  const rows = `${path}.rows`;
  const journal = `${rows}.journal`;
  const there = await lstat(path).catch(() => undefined);
  if (there && (!there.isFile() || isInput(there))) {
    throw new BatchRefusal(`${path} is no file that could be replaced. A Parquet file needs a name of its own.`);
  }
  // It was finished, and the process ended before it could say so.
  if (there && !existsSync(rows)) await rm(journal, { force: true });
  if (there && !existsSync(journal) && !job.force) {
    throw new BatchRefusal(`${path} is there already. --force replaces it.`);
  }
  const kept = await fileOutput(rows, job, isInput);
  return {
    ...kept,
    async close({ done }) {
      if (!done) return kept.close({ done });
      try {
        await writeParquet(rows, path, table);
      } catch (error) {
        await kept.close({ done: false });
        throw new BatchRefusal(`${path} cannot be written: ${systemReason(error)}.`);
      }
      await rm(rows);
      await kept.close({ done });
    },
  };
}

/** Makes the file of rows, each a list of JSON, and puts it in its place when it is whole. */
async function writeParquet(rows: string, path: string, table: ParquetTable): Promise<void> {
  const part = `${path}.part`;
  // What is there is of a run that was ended, or a link that somebody has put there: it is not written through.
  await rm(part, { force: true });
  await writeFile(part, '', { flag: 'wx' });
  const columns = writtenColumns(table);
  const empty = columns.map(({ source }) => source);
  const writer = new ParquetWriter({
    writer: fileWriter(part),
    schema: schemaFromColumnData({
      columnData: empty,
      schemaOverrides: Object.fromEntries(columns.flatMap(({ element }) => (element ? [[element.name, element]] : []))),
    }),
    createdBy: 'nirayana',
  });
  let group: unknown[][] = columns.map(() => []);
  const flush = async () => {
    await writer.write({
      columnData: empty.map((column, index) => ({ ...column, data: group[index] ?? [] })),
      rowGroupSize: ROW_GROUP,
    });
    group = columns.map(() => []);
  };
  for await (const line of createInterface({ input: createReadStream(rows), crlfDelay: Number.POSITIVE_INFINITY })) {
    const values = JSON.parse(line) as unknown[];
    for (const [index, { cell }] of columns.entries()) group[index]?.push(cell(values[index] ?? null));
    if (group[0]?.length === ROW_GROUP) await flush();
  }
  if (group[0]?.length) await flush();
  await writer.finish();
  const file = await open(part, 'r');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

interface WrittenColumn {
  readonly source: ColumnSource;
  readonly element: SchemaElement | undefined;
  readonly cell: Cell;
}

function writtenColumns({ columns, elements }: ParquetTable): WrittenColumn[] {
  return columns.map(({ name, kind, field }) => {
    const own = field !== undefined && Object.hasOwn(elements, field) ? elements[field] : undefined;
    if (!own)
      return { source: { name, type: TYPES[kind], nullable: true, data: [] }, element: undefined, cell: CELLS[kind] };
    const element = { ...own, name };
    return { source: { name, data: [] }, element, cell: cellOfElement(kind, element) };
  });
}
