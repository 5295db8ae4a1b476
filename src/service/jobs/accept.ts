import { createHash, randomUUID } from 'node:crypto';
import { idempotencyConflict, insufficientCredits, stillAnswering } from '../../jobs/refusals.js';
import { INPUT_COST, type Output, type Task } from '../../jobs/states.js';
import { deduct } from '../store/credits.js';
import type { Database, Row, Statements } from '../store/database.js';
import { insertInputs } from './calculations-table.js';
import { insertJob } from './job-table.js';
import { JOBS_PATH } from './paths.js';
import { IDEMPOTENCY_HOURS } from './retention.js';

/** The answer to a request whose job has been accepted. */
export interface Acceptance {
  readonly job_id: string;
  /** Path to read the job at. */
  readonly poll_url: string;
  readonly estimated_seconds: number;
  readonly credits_deducted: number;
  /** Of the allowance that the job is counted against. */
  readonly credits_remaining: number;
}

export interface Order {
  /** The path before that of a job. */
  readonly root: string;
  readonly account: string;
  readonly output: Output;
  readonly task: Task;
  /** Those of a task that has them apart. */
  readonly inputs?: readonly unknown[];
  /** What is asked for, as the one text by which two requests are the same. */
  readonly canonical: string;
  readonly estimatedSeconds: number;
  readonly idempotencyKey: string | undefined;
  readonly at: Date;
}

/**
 * Accepts a job: its credits, its row and the answer to the same request sent again are written together or not at all.
 *
 * @returns the answer as JSON, the same to the letter for a request that was sent before
 * @throws Refusal where the account has too few credits, or the Idempotency-Key was used otherwise
 */
export function accept(database: Database, order: Order): Promise<string> {
  return database.transaction(async (statements) => {
    const given = order.idempotencyKey === undefined ? undefined : await answerGiven(statements, order);
    if (given !== undefined) return given;
    const answer = JSON.stringify(await book(statements, order));
    if (order.idempotencyKey !== undefined) await rememberAnswer(statements, order, answer);
    return answer;
  });
}

async function book(statements: Statements, order: Order): Promise<Acceptance> {
  const { root, account, output, task, inputs, estimatedSeconds, at } = order;
  const id = randomUUID();
  const inputCount = inputs?.length ?? 1;
  const cost = inputCount * INPUT_COST;
  const balance = await deduct(statements, { account, output, job: id, cost, at });
  if (!balance) throw insufficientCredits(output, { cost, at });
  const asked = { id, account, output, task, inputCount, at };
  await insertJob(statements, { ...asked, estimatedSeconds, creditsDeducted: cost });
  if (inputs) await insertInputs(statements, id, inputs);
  return {
    job_id: id,
    poll_url: `${root}${JOBS_PATH}/${id}`,
    estimated_seconds: estimatedSeconds,
    credits_deducted: cost,
    credits_remaining: balance.remaining,
  };
}

interface GivenRow extends Row {
  readonly digest: string;
  readonly answer: string;
}

/**
 * The answer that was given to this key, undefined where the key is free; then it is taken. A request that comes at the
 * same instant, to another server, is refused and does not wait until this one is decided.
 */
async function answerGiven(statements: Statements, order: Order): Promise<string | undefined> {
  const { account, idempotencyKey, at } = order;
  const [lock] = await statements.query<{ had: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as had',
    [`nirayana ${account} ${idempotencyKey}`],
  );
  if (!lock?.had) throw stillAnswering();
  const expires = new Date(at.getTime() + IDEMPOTENCY_HOURS * 3_600_000);
  const taken = await statements.query(
    `insert into nirayana.idempotency_keys as known (account, key, digest, expires_at) values ($1, $2, $3, $4)
     on conflict (account, key) do update
       set digest = excluded.digest, expires_at = excluded.expires_at, answer = null
       where known.expires_at <= $5
     returning key`,
    [account, idempotencyKey, digestOf(order), expires, at],
  );
  if (taken.length > 0) return undefined;
  const [row] = await statements.query<GivenRow>(
    'select digest, answer from nirayana.idempotency_keys where account = $1 and key = $2',
    [account, idempotencyKey],
  );
  if (row?.digest !== digestOf(order)) throw idempotencyConflict();
  return row.answer;
}

async function rememberAnswer(statements: Statements, order: Order, answer: string): Promise<void> {
  const { account, idempotencyKey } = order;
  await statements.query('update nirayana.idempotency_keys set answer = $3 where account = $1 and key = $2', [
    account,
    idempotencyKey,
    answer,
  ]);
}

/** What a request asks for, as a digest: a table of keys is no place for births. */
function digestOf({ canonical }: Order): string {
  return createHash('sha256').update(canonical).digest('hex');
}
