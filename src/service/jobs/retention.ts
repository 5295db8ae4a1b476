import type { Database } from '../store/database.js';
import { deleteEnded } from '../store/logins.js';
import { createAlarm } from './alarm.js';

/** How long an Idempotency-Key is remembered. */
export const IDEMPOTENCY_HOURS = 24;

const DAY_MILLISECONDS = 86_400_000;
const CLEANING_MILLISECONDS = 3_600_000;

/**
 * Deletes the jobs that were finished so many days ago, with the names and results in them, and the Idempotency-Keys that
 * are no longer remembered, and the sessions and invitations that have ended. The rows of the ledger stay.
 */
export async function deleteExpired(
  database: Database,
  { days, at }: { readonly days: number; readonly at: Date },
): Promise<void> {
  const last = new Date(at.getTime() - days * DAY_MILLISECONDS);
  await deleteAll(database, {
    statement: 'delete from nirayana.jobs where id in (select id from nirayana.jobs where finished_at < $1 limit $2)',
    until: last,
    atOnce: JOBS_AT_ONCE,
  });
  await deleteAll(database, {
    statement: `delete from nirayana.idempotency_keys where (account, key) in (
       select account, key from nirayana.idempotency_keys where expires_at <= $1 limit $2)`,
    until: at,
    atOnce: KEYS_AT_ONCE,
  });
  await deleteEnded(database, at);
}

/** Rows that one statement deletes: it has to be done before its time is up. A job may have a thousand answers. */
const JOBS_AT_ONCE = 50;
const KEYS_AT_ONCE = 5_000;

interface Deletion {
  readonly statement: string;
  readonly until: Date;
  readonly atOnce: number;
}

async function deleteAll(database: Database, { statement, until, atOnce }: Deletion): Promise<void> {
  let deleted: number;
  do deleted = (await database.query(`${statement} returning 1`, [until, atOnce])).length;
  while (deleted === atOnce);
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
