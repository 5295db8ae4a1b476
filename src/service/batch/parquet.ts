import { createReadStream, existsSync } from 'node:fs';
import { lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type BasicType, type ColumnSource, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { SelectedColumn } from '../../calculation/selection.js';
import type { InputFile, Job, Output } from './output.js';
import { fileOutput } from './output.js';
import { BatchRefusal, systemReason } from './refusal.js';

/** Rows that stand together in a file: what readers skip by, and what is in memory while it is written. */
const ROW_GROUP = 50_000;

const TYPES: Readonly<Record<SelectedColumn['kind'], BasicType>> = {
  text: 'STRING',
  integer: 'INT64',
  number: 'DOUBLE',
  flag: 'BOOLEAN',
  json: 'JSON',
};

/**
 * A Parquet file. Its end tells where all of it stands, so that it cannot be gone on with: rows go to a file beside it,
 * with a journal as any other, and become the file when all of them are there.
 *
 * @throws BatchRefusal
 */
export async function parquetOutput(
  path: string,
  columns: readonly SelectedColumn[],
  job: Job,
  isInput: InputFile,
): Promise<Output> {
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
        await writeParquet(rows, path, columns);
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
async function writeParquet(rows: string, path: string, columns: readonly SelectedColumn[]): Promise<void> {
  const part = `${path}.part`;
  // What is there is of a run that was ended, or a link that somebody has put there: it is not written through.
  await rm(part, { force: true });
  await writeFile(part, '', { flag: 'wx' });
  const empty = columns.map(({ name, kind }): ColumnSource => ({ name, type: TYPES[kind], nullable: true, data: [] }));
  const writer = new ParquetWriter({
    writer: fileWriter(part),
    schema: schemaFromColumnData({ columnData: empty }),
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
    for (const [index, { kind }] of columns.entries()) group[index]?.push(cellOf(kind, values[index]));
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

/** A value as its column has it; null for one of another kind, as a field of a record that is refused may have. */
function cellOf(kind: SelectedColumn['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'integer':
      return Number.isSafeInteger(value) ? BigInt(value as number) : null;
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'flag':
      return typeof value === 'boolean' ? value : null;
    case 'json':
      return value;
    case 'text':
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}
