import type { Output } from '../../jobs/plans.js';
import type { KeyedError } from '../../jobs/refusals.js';
import type { CareerDnaRequest } from '../../jobs/request.js';
import type { JobStatus, JobView } from '../../jobs/states.js';
import { formatInstant } from '../../time/calendar.js';
import type { Row, Statements } from '../store/database.js';

/** A job as it is accepted. */
export interface NewJob {
  readonly id: string;
  readonly account: string;
  readonly output: Output;
  readonly input: CareerDnaRequest;
  readonly estimatedSeconds: number;
  readonly creditsDeducted: number;
  readonly at: Date;
}

export async function insertJob(statements: Statements, job: NewJob): Promise<void> {
  const { id, account, output, input, estimatedSeconds, creditsDeducted, at } = job;
  await statements.query(
    `insert into nirayana.jobs (id, account, output, input, status, estimated_seconds, credits_deducted, created_at)
     values ($1, $2, $3, $4, 'queued', $5, $6, $7)`,
    [id, account, output, JSON.stringify(input), estimatedSeconds, creditsDeducted, at],
  );
}

interface JobRow extends Row {
  readonly id: string;
  readonly status: JobStatus;
  readonly progress: number;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly estimated_seconds: number;
  readonly credits_deducted: number;
  readonly credits_refunded: number;
  readonly result: string | null;
  readonly error: string | null;
}

/** The job of an account, as its caller reads it. */
export async function jobOf(statements: Statements, account: string, id: string): Promise<JobView | undefined> {
  const [row] = await statements.query<JobRow>(
    `select id, status, progress, created_at, started_at, finished_at, estimated_seconds, credits_deducted,
            credits_refunded, result, error
     from nirayana.jobs where id = $1 and account = $2`,
    [id, account],
  );
  if (!row) return undefined;
  const { id: job_id, created_at, started_at, finished_at, result, error, ...same } = row;
  return {
    job_id,
    status: same.status,
    progress: Math.floor(same.progress * 1000) / 1000,
    created_at: instant(created_at),
    started_at: started_at && instant(started_at),
    finished_at: finished_at && instant(finished_at),
    estimated_seconds: same.estimated_seconds,
    credits_deducted: same.credits_deducted,
    credits_refunded: same.credits_refunded,
    result: result === null ? null : JSON.parse(result),
    error: error === null ? null : (JSON.parse(error) as KeyedError),
  };
}

function instant(date: Date): string {
  return formatInstant(date.getTime());
}
