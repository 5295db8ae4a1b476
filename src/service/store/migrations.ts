import type { Database, Statements } from './database.js';
import { accounts } from './migrations/0001-accounts.js';
import { jobs } from './migrations/0002-jobs.js';
import { batchChunks } from './migrations/0003-batch-chunks.js';
import { turns } from './migrations/0004-turns.js';
import { calculations } from './migrations/0005-calculations.js';
import { logins } from './migrations/0006-logins.js';
import { jobList } from './migrations/0007-job-list.js';
import { noBatchChunks } from './migrations/0008-no-batch-chunks.js';
import { bounds } from './migrations/0009-bounds.js';
import { queue } from './migrations/0010-queue.js';
import type { Migration } from './migrations/migration.js';
import { OperatorError } from './operator-error.js';

/** All steps, oldest first. A new one is added at the end; one that was released is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  jobs,
  batchChunks,
  turns,
  calculations,
  logins,
  jobList,
  noBatchChunks,
  bounds,
  queue,
];

/** Any number that nothing else in the database locks. */
const LOCK = 7_105_110_105;

/**
 * Brings the tables to those of this version. Programs that start together wait for each other, step by step.
 *
 * @throws Error where a newer version of the program has been here
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  for (;;) {
    const isDone = await database.transaction((statements) => step(statements, migrations));
    if (isDone) return;
  }
}

/** Takes the first step that was not taken yet. True where there is none. */
async function step(statements: Statements, migrations: readonly Migration[]): Promise<boolean> {
  const { query, script } = statements;
  await query('select pg_advisory_xact_lock($1)', [LOCK]);
  await script(`
    create schema if not exists nirayana;
    create table if not exists nirayana.migrations (
      number integer primary key,
      name text not null unique,
      applied_at timestamptz not null default now()
    );
  `);
  const applied = await query<{ name: string }>('select name from nirayana.migrations order by number');
  const names = migrations.map(({ name }) => name);
  const foreign = applied.find(({ name }, index) => name !== names[index]);
  if (foreign) {
    throw new OperatorError(
      `The store was made by a newer version of nirayana: its step "${foreign.name}" is not known here. Update nirayana.`,
    );
  }
  const next = migrations[applied.length];
  if (!next) return true;
  await next.up(statements);
  await query('insert into nirayana.migrations (number, name) values ($1, $2)', [applied.length + 1, next.name]);
  return false;
}
