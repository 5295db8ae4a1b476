import type { KeyedError } from '../../jobs/refusals.js';
import { mayBeginAgain } from '../../jobs/states.js';
import type { Database, Row } from '../store/database.js';
import { fail } from './running.js';

interface LeftRow extends Row {
  readonly id: string;
  readonly attempt: number;
  readonly settled: number;
}

/** Which jobs nobody works on: those whose lease has run out, or all where no other worker can be. */
export type Abandoned = 'lease-over' | 'all';

/** Has the jobs of workers that are gone wait again. */
export async function reclaim(
  database: Database,
  { which, at, error }: { readonly which: Abandoned; readonly at: Date; readonly error: KeyedError },
): Promise<void> {
  const isOver = which === 'all' ? 'true' : 'lease_until < clock_timestamp()';
  const spent = await database.transaction(async (statements) => {
    const rows = await statements.query<LeftRow>(
      `select id, attempt, settled from nirayana.jobs where status = 'running' and ${isOver}
       order by created_at limit 100 for update skip locked`,
    );
    const again = rows.filter(mayBeginAgain);
    await statements.query(
      `update nirayana.jobs set status = 'queued', progress = done::float8 / input_count, lease_until = null
       where id = any($1::uuid[])`,
      [again.map(({ id }) => id)],
    );
    return rows.filter((row) => !mayBeginAgain(row));
  });
  for (const job of spent) await fail(database, job, { error, at });
}
