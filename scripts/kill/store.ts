import { createAccount } from '../../src/service/store/accounts.js';
import type { Database } from '../../src/service/store/database.js';
import { createKey } from '../../src/service/store/keys.js';

/** An account with its key. */
export async function customer(
  database: Database,
  credits: number,
): Promise<{ readonly account: string; readonly key: string }> {
  const at = new Date();
  const allowances = { calculated: credits, interpreted: credits };
  const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
  const made = await createKey(database, { account: id, at });
  if (!made) throw new Error('There is no account.');
  return { account: id, key: made.key };
}

/** Does something with a store and lets go of it. */
export async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
