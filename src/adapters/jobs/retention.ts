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
  await database.query('delete from nirayana.jobs where finished_at < $1', [last]);
  await database.query('delete from nirayana.idempotency_keys where expires_at <= $1', [at]);
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
