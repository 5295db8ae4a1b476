import type { Database } from '../store/database.js';
import { createAlarm } from './alarm.js';

/** How long an Idempotency-Key is remembered. */
export const IDEMPOTENCY_HOURS = 24;

const DAY_MILLISECONDS = 86_400_000;
const CLEANING_MILLISECONDS = 3_600_000;

/**
 * Deletes the jobs that were finished so many days ago, with the names and results in them, and the Idempotency-Keys that
 * are no longer remembered. The rows of the ledger stay.
 */
export async function deleteExpired(
  database: Database,
  { days, at }: { readonly days: number; readonly at: Date },
): Promise<void> {
  const last = new Date(at.getTime() - days * DAY_MILLISECONDS);
  await deleteAll(
    database,
    `delete from nirayana.jobs where id in (select id from nirayana.jobs where finished_at < $1 limit ${AT_ONCE})`,
    last,
  );
  await deleteAll(
    database,
    `delete from nirayana.idempotency_keys where (account, key) in (
       select account, key from nirayana.idempotency_keys where expires_at <= $1 limit ${AT_ONCE})`,
    at,
  );
}

/** Rows that one statement deletes: it has to be done before its time is up. */
const AT_ONCE = 5_000;

async function deleteAll(database: Database, statement: string, until: Date): Promise<void> {
  let deleted: number;
  do deleted = (await database.query(`${statement} returning 1`, [until])).length;
  while (deleted === AT_ONCE);
}

interface CleaningOptions {
  readonly days: number;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Does so now and every hour. */
export function keepCleaning(
  database: Database,
  { days, now, report }: CleaningOptions,
): { stop: () => Promise<void> } {
  const alarm = createAlarm();
  let isStopping = false;
  const clean = async () => {
    while (!isStopping) {
      await deleteExpired(database, { days, at: now() }).catch(report);
      if (!isStopping) await alarm.sleep(CLEANING_MILLISECONDS);
    }
  };
  const cleaning = clean();
  return {
    stop() {
      isStopping = true;
      alarm.ring();
      return cleaning;
    },
  };
}
