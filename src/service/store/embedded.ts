import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '@electric-sql/pglite';
import type { Database, Row, Statements } from './database.js';
import { OperatorError } from './operator-error.js';
import { peer } from './peer.js';
import { forDriver, PARSERS } from './values.js';

/** A hundred megabytes of memory less than with the default of a server, and room for far more than we keep. */
const CONFIGURATION = ['shared_buffers=16MB'];

/**
 * PostgreSQL within this process, which must be the only one that has the folder open. Statements and transactions wait
 * for each other.
 *
 * @param folder is made where it does not exist; without one, everything is in memory
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  if (folder !== undefined) await forgetCrash(folder);
  const { PGlite } = await peer('@electric-sql/pglite', () => import('@electric-sql/pglite'));
  const database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    postgresqlconf: CONFIGURATION,
    parsers: PARSERS as Record<number, (text: string) => unknown>,
  }).catch((error: Error) => {
    // A disk tells its reason by a code. PostgreSQL gives up without one.
    if ('code' in error) throw error;
    const place = folder ?? 'memory';
    throw new OperatorError(
      `The store in ${place} cannot be opened: it is damaged, or not whole. Import a backup elsewhere.`,
      {
        cause: error,
      },
    );
  });
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    ...statementsOf(database),
    transaction: (work) => database.transaction((transaction) => work(statementsOf(transaction))),
    close: () => {
      closing ??= database.close();
      return closing;
    },
  };
}

/**
 * A process that is killed while it opens the store leaves a lock file without a word in it, which PostgreSQL takes for
 * that of a server which starts. Nobody else has the folder, so it is what is left of a crash.
 */
async function forgetCrash(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  const left = await stat(lock).catch(() => undefined);
  if (left?.size === 0) await rm(lock);
}

function statementsOf(runner: Pick<Transaction, 'query' | 'exec'>): Statements {
  return {
    query: async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await runner.query<R>(sql, values.map(forDriver))).rows,
    script: async (sql) => {
      await runner.exec(sql);
    },
  };
}
