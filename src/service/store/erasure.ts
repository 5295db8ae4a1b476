import type { Database, Statements } from './database.js';
import { forgetTriesOf } from './tries.js';

/**
 * Removes an account with all that belongs to it: the people in its jobs, keys, credits, password, sessions.
 *
 * @returns whether it existed
 */
export function eraseAccount(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (statements) => {
    const { query } = statements;
    // In the order of a job that is being accepted, so that neither waits for the other for ever.
    await query('select from nirayana.balances where account = $1 order by output, pool for update', [id]);
    const deleted = await query('delete from nirayana.accounts where id = $1 returning id', [id]);
    await query('delete from nirayana.idempotency_keys where account = $1', [id]);
    await query('delete from nirayana.turns where account = $1', [id]);
    await forgetTriesOf(statements, id);
    return deleted.length > 0;
  });
}

/**
 * Removes a job with the people in it. What it has cost stays in the ledger.
 *
 * @returns whether the account has it, finished
 */
export async function eraseJob(
  { query }: Statements,
  { account, job }: { readonly account: string; readonly job: string },
): Promise<boolean> {
  const deleted = await query(
    `delete from nirayana.jobs where account = $1 and id::text = $2 and finished_at is not null returning id`,
    [account, job],
  );
  return deleted.length > 0;
}
