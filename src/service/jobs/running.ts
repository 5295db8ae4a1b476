import { MOST_INPUTS } from '../../jobs/calculations.js';
import type { KeyedError } from '../../jobs/refusals.js';
import { type CalculationsResult, mayBeginAgain, type Output, type Task, type Tries } from '../../jobs/states.js';
import { refund } from '../store/credits.js';
import type { Database, Row, Statements } from '../store/database.js';
import { type AnsweredInput, deleteInputs, writeAnswers } from './calculations-table.js';
import { type TaskRow, taskFrom } from './job-table.js';

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
export interface RunningJob<Asked extends Task = Task> extends Tries {
  readonly id: string;
  readonly output: Output;
  readonly task: Asked;
  /** Inputs that have an answer, from the first on. */
  readonly done: number;
  readonly createdAt: Date;
}

/** What names a job in the hands of a worker. */
type Held = Pick<RunningJob, 'id' | 'attempt'>;

interface ClaimedRow extends Row, TaskRow {
  readonly id: string;
  readonly account: string;
  readonly attempt: number;
  readonly settled: number;
  readonly failures: number;
  readonly done: number;
  readonly created_at: Date;
}

/**
 * The job that waits longest of the account that was served longest ago. The accounts are found by steps through the
 * index: one may have many jobs.
 */
const NEXT = `
  with recursive accounts as (
    (select account from nirayana.jobs where status = 'queued' and output = $1 order by account limit 1)
    union all
    select (select jobs.account from nirayana.jobs
            where status = 'queued' and output = $1 and jobs.account > accounts.account order by jobs.account limit 1)
    from accounts where accounts.account is not null
  ), waiting as (
    select accounts.account from accounts
    left join nirayana.turns on turns.account = accounts.account and turns.output = $1
    where accounts.account is not null order by turns.served_at nulls first, accounts.account
  )
  select job.id from waiting cross join lateral (
    select id from nirayana.jobs
    where status = 'queued' and output = $1 and account = waiting.account and due_at <= clock_timestamp()
      and input_count - done <= $2
    order by created_at, id limit 1 for update skip locked
  ) as job limit 1`;

interface Claim {
  readonly output: Output;
  readonly at: Date;
  /** Only of the jobs that have no more inputs left than these. Default: of all. */
  readonly mostInputs?: number;
}

/** Takes the next job with its lease, and notes that its account was served, in one transaction. */
export function claim(
  database: Database,
  { output, at, mostInputs = MOST_INPUTS }: Claim,
): Promise<RunningJob | undefined> {
  return database.transaction(async (statements) => {
    const [next] = await statements.query<{ id: string }>(NEXT, [output, mostInputs]);
    if (!next) return undefined;
    const [row] = await statements.query<ClaimedRow>(
      `update nirayana.jobs set status = 'running', attempt = attempt + 1, started_at = coalesce(started_at, $2),
                       lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
       where id = $1
       returning id, account, kind, input, options, attempt, settled, failures, done, created_at`,
      [next.id, at],
    );
    if (!row) return undefined;
    await statements.query(
      `insert into nirayana.turns (account, output, served_at) values ($1, $2, clock_timestamp())
       on conflict (account, output) do update set served_at = excluded.served_at`,
      [row.account, output],
    );
    const { id, attempt, settled, failures, done, created_at } = row;
    return { id, output, task: taskFrom(row), attempt, settled, failures, done, createdAt: created_at };
  });
}

const STILL_OURS = `id = $1 and attempt = $2 and status = 'running'`;

/** Tells that the worker is alive and how far it is. @returns whether the job is still its own */
export async function renew(statements: Statements, { id, attempt }: Held, progress: number): Promise<boolean> {
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
  { id, attempt }: Held,
  { result, at }: { readonly result: string; readonly at: Date },
): Promise<void> {
  await statements.query(
    `update nirayana.jobs set status = 'succeeded', progress = 1, result = $3, finished_at = $4, done = input_count,
                     input = null, lease_until = null
     where ${STILL_OURS}`,
    [id, attempt, result, at],
  );
}

interface AdvancedRow extends Row {
  readonly input_count: number;
  readonly failed_count: number;
  readonly spent_count: number;
  readonly is_done: boolean;
}

/**
 * Writes the answers of one turn and has the job wait for its next one. With the last of them it has succeeded, and the
 * credits of inputs without an answer are returned. All of it in one transaction.
 */
export function advance(
  database: Database,
  { id, attempt, task }: Pick<RunningJob, 'id' | 'attempt'> & { readonly task: { readonly tool: string } },
  { answers, at }: { readonly answers: readonly AnsweredInput[]; readonly at: Date },
): Promise<void> {
  return database.transaction(async (statements) => {
    const [row] = await statements.query<AdvancedRow>(
      `update nirayana.jobs set status = 'queued', lease_until = null, failures = 0, settled = attempt,
                       done = done + $3, failed_count = failed_count + $4, spent_count = spent_count + $5,
                       progress = (done + $3)::float8 / input_count
       where ${STILL_OURS} returning input_count, failed_count, spent_count, done = input_count as is_done`,
      [
        ...[id, attempt, answers.length],
        answers.filter(({ hasFailed }) => hasFailed).length,
        answers.filter(({ isSpent }) => isSpent).length,
      ],
    );
    if (!row) return;
    await writeAnswers(statements, id, answers);
    if (!row.is_done) return;
    const { input_count, failed_count, spent_count } = row;
    const result: Omit<CalculationsResult, 'results_url'> = { tool: task.tool, input_count, failed_count };
    await statements.query(
      `update nirayana.jobs set status = 'succeeded', result = $2, finished_at = $3,
                       credits_refunded = failed_count - spent_count, input = null
       where id = $1`,
      [id, JSON.stringify(result), at],
    );
    const reason = 'Inputs had no answer.';
    const amount = failed_count - spent_count;
    if (amount === input_count) await refund(statements, { job: id, at });
    else if (amount > 0) await refund(statements, { job: id, amount, reason, at });
  });
}

/** Ends a job for good and returns its credits, in one transaction. */
export function fail(
  database: Database,
  { id, attempt }: Held,
  { error, at }: { readonly error: KeyedError; readonly at: Date },
): Promise<void> {
  return database.transaction(async (statements) => {
    const rows = await statements.query(
      `update nirayana.jobs set status = 'failed', error = $3, finished_at = $4, credits_refunded = credits_deducted,
                       failures = failures + 1, input = null, lease_until = null
       where ${STILL_OURS} returning id`,
      [id, attempt, JSON.stringify(error), at],
    );
    if (rows.length === 0) return;
    await deleteInputs(statements, id);
    await refund(statements, { job: id, at });
  });
}

interface Return {
  /** Whether an error of the job was the reason. */
  readonly failed: boolean;
  /** Seconds. */
  readonly delay: number;
}

/** Has a job wait again. It goes before those of its account that came later. */
export async function giveBack(
  statements: Statements,
  { id, attempt }: Held,
  { failed, delay }: Return,
): Promise<void> {
  await statements.query(
    `update nirayana.jobs set status = 'queued', progress = done::float8 / input_count, lease_until = null,
                     failures = failures + $3::int, due_at = clock_timestamp() + make_interval(secs => $4)
     where ${STILL_OURS}`,
    [id, attempt, failed ? 1 : 0, delay],
  );
}

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
