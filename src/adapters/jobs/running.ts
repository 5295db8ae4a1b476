import type { Output } from '../../jobs/plans.js';
import type { KeyedError } from '../../jobs/refusals.js';
import type { CareerDnaRequest } from '../../jobs/request.js';
import type { Tries } from '../../jobs/states.js';
import { refund } from '../store/credits.js';
import type { Database, Row, Statements } from '../store/database.js';
import type { Queue } from './queue.js';

/**
 * Seconds for which a worker has a job to itself, unless it says in time that it is alive. The clock is that of the
 * database, so that those of the machines may differ.
 */
const LEASE_SECONDS = 12;

/** How often it says so. */
export const RENEWAL_MILLISECONDS = 3_000;

/**
 * A job in the hands of a worker. Everything that is written about it names the attempt: a worker that comes back after
 * its lease has run out finds that the job is no longer its own.
 */
export interface RunningJob extends Tries {
  readonly id: string;
  readonly output: Output;
  readonly input: CareerDnaRequest;
  readonly createdAt: Date;
}

interface ClaimedRow extends Row {
  readonly input: string;
  readonly attempt: number;
  readonly failures: number;
  readonly created_at: Date;
}

/** Takes the next job, its message and its lease in one transaction: there is no moment in which it is nowhere. */
export function claim(
  database: Database,
  queue: Queue,
  { output, at }: { readonly output: Output; readonly at: Date },
): Promise<RunningJob | undefined> {
  return database.transaction(async (statements) => {
    const id = await queue.take(statements, output);
    if (id === undefined) return undefined;
    const [row] = await statements.query<ClaimedRow>(
      `update nirayana.jobs set status = 'running', attempt = attempt + 1, started_at = coalesce(started_at, $2),
                       lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
       where id = $1 and status = 'queued' returning input, attempt, failures, created_at`,
      [id, at],
    );
    if (!row) return undefined;
    const { input, attempt, failures, created_at } = row;
    return { id, output, input: JSON.parse(input) as CareerDnaRequest, attempt, failures, createdAt: created_at };
  });
}

const STILL_OURS = `id = $1 and attempt = $2 and status = 'running'`;

/** Tells that the worker is alive and how far it is. @returns whether the job is still its own */
export async function renew(statements: Statements, { id, attempt }: RunningJob, progress: number): Promise<boolean> {
  const rows = await statements.query(
    `update nirayana.jobs set progress = greatest(progress, $3::float8),
                     lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     where ${STILL_OURS} returning id`,
    [id, attempt, progress],
  );
  return rows.length > 0;
}

/** Writes the result, once. The birth is in it no more than it has to be, and the input is not kept. */
export async function succeed(
  statements: Statements,
  { id, attempt }: RunningJob,
  { result, at }: { readonly result: string; readonly at: Date },
): Promise<void> {
  await statements.query(
    `update nirayana.jobs set status = 'succeeded', progress = 1, result = $3, finished_at = $4, input = null, lease_until = null
     where ${STILL_OURS}`,
    [id, attempt, result, at],
  );
}

/** Ends a job for good and returns its credits, in one transaction. */
export function fail(
  database: Database,
  { id, attempt }: Pick<RunningJob, 'id' | 'attempt'>,
  { error, at }: { readonly error: KeyedError; readonly at: Date },
): Promise<void> {
  return database.transaction(async (statements) => {
    const rows = await statements.query(
      `update nirayana.jobs set status = 'failed', error = $3, finished_at = $4, credits_refunded = credits_deducted,
                       failures = failures + 1, input = null, lease_until = null
       where ${STILL_OURS} returning id`,
      [id, attempt, JSON.stringify(error), at],
    );
    if (rows.length > 0) await refund(statements, { job: id, at });
  });
}

interface Return {
  /** Whether an error of the job was the reason. */
  readonly failed: boolean;
  /** Seconds. */
  readonly delay: number;
}

/** Gives a job back to the queue. */
export function giveBack(database: Database, queue: Queue, job: RunningJob, { failed, delay }: Return): Promise<void> {
  return database.transaction(async (statements) => {
    const rows = await statements.query(
      `update nirayana.jobs set status = 'queued', progress = 0, failures = failures + $3::int, lease_until = null
       where ${STILL_OURS} returning id`,
      [job.id, job.attempt, failed ? 1 : 0],
    );
    if (rows.length > 0) await queue.send(statements, { ...job, delay, isFirst: true });
  });
}
