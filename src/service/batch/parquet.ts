import { existsSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { SchemaElement } from 'hyparquet';
import type { SelectedColumn } from '../../calculation/selection.js';
import type { WrittenColumn } from '../threads/row-group.js';
import { ownBeside } from './disk.js';
import type { InputFile, Job, Output } from './output.js';
import { fileOutput } from './output.js';
import { ParquetGroups } from './parquet-groups.js';
import { BatchRefusal, systemReason } from './refusal.js';

/** What a file has. */
export interface ParquetTable {
  readonly columns: readonly SelectedColumn[];
  /** How columns that come from another Parquet file stand there, by the fields of records that they are. */
  readonly elements: Readonly<Record<string, SchemaElement>>;
  /** Threads that calculate its rows; one for each core without it. */
  readonly threads: number | undefined;
}

/**
 * A Parquet file. Its end tells where all of it stands, so that it cannot be gone on with: rows go to a file beside it,
 * with a journal as any other, from which groups of them are made meanwhile. A run that goes on makes these anew.
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
  const cannotWrite = (error: unknown) =>
    error instanceof BatchRefusal ? error : new BatchRefusal(`${path} cannot be written: ${systemReason(error)}.`);
  const begun = { there: kept.resumed?.written ?? 0, threads: table.threads ?? availableParallelism() };
  // Written by its name, so that it needs one that no other process has.
  const part = await ownBeside(path);
  const file = await ParquetGroups.begin(rows, part, writtenColumns(table), begun).catch(async (error) => {
    await kept.close({ done: false });
    throw cannotWrite(error);
  });
  let count = kept.resumed?.records ?? 0;
  return {
    ...kept,
    async write(bytes, after) {
      await kept.write(bytes, after);
      const { records } = after.position();
      try {
        file.added(bytes, records - count);
      } catch (error) {
        throw cannotWrite(error);
      }
      count = records;
    },
    async close({ done }) {
      if (!done) {
        await file.abandon();
        return kept.close({ done });
      }
      try {
        await kept.requireOwn?.();
        await file.finish(path);
      } catch (error) {
        await file.abandon();
        await kept.close({ done: false });
        throw cannotWrite(error);
      }
      await rm(rows);
      await kept.close({ done });
    },
  };
}

function writtenColumns({ columns, elements }: ParquetTable): WrittenColumn[] {
  return columns.map(({ name, kind, field }) => {
    const own = field !== undefined && Object.hasOwn(elements, field) ? elements[field] : undefined;
    return { name, kind, element: own };
  });
}
