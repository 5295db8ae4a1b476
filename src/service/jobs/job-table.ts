import { formatInstant } from '../../base/time/calendar.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import type { KeyedError } from '../../jobs/refusals.js';
import type { CareerDnaRequest } from '../../jobs/request.js';
import type { CalculationsTask, JobStatus, JobView, Output, Task } from '../../jobs/states.js';
import type { Row, Statements } from '../store/database.js';
import { JOBS_PATH, RESULTS } from './paths.js';

/** A job as it is accepted. */
export interface NewJob {
  readonly id: string;
  readonly account: string;
  readonly output: Output;
  readonly task: Task;
  readonly inputCount: number;
  readonly estimatedSeconds: number;
  readonly creditsDeducted: number;
  readonly at: Date;
}

/** How a task stands in the row of its job. */
export interface TaskRow {
  readonly kind: Task['kind'];
  readonly input: string;
  readonly options: string;
}

export async function insertJob(statements: Statements, job: NewJob): Promise<void> {
  const { id, account, output, task, inputCount, estimatedSeconds, creditsDeducted, at } = job;
  const { kind, options } = task;
  const input = kind === 'career-dna' ? task.input : { tool: task.tool, baseUrl: task.baseUrl, select: task.select };
  await statements.query(
    `insert into nirayana.jobs (id, account, output, kind, input, options, input_count, status, estimated_seconds,
                                credits_deducted, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $9, $10)`,
    [
      ...[id, account, output, kind, JSON.stringify(input), JSON.stringify(options), inputCount],
      ...[estimatedSeconds, creditsDeducted, at],
    ],
  );
}

export function taskFrom({ kind, input, options }: TaskRow): Task {
  const chosen = JSON.parse(options) as ToldConventions;
  if (kind === 'career-dna') return { kind, input: JSON.parse(input) as CareerDnaRequest, options: chosen };
  return { kind, ...(JSON.parse(input) as Pick<CalculationsTask, 'tool' | 'baseUrl' | 'select'>), options: chosen };
}

interface JobRow extends Row {
  readonly id: string;
  readonly status: JobStatus;
  readonly kind: Task['kind'];
  readonly done: number;
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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of an id of a job. */
export function isJobId(text: string): boolean {
  return UUID.test(text);
}

interface AskedJob {
  readonly account: string;
  readonly id: string;
  /** The path before that of a job. */
  readonly root: string;
}

/** The job of an account, as its caller reads it. */
export async function jobOf(statements: Statements, { account, id, root }: AskedJob): Promise<JobView | undefined> {
  const [row] = await statements.query<JobRow>(
    `select id, status, kind, done, progress, created_at, started_at, finished_at, estimated_seconds,
            credits_deducted, credits_refunded, result, error
     from nirayana.jobs where id = $1 and account = $2`,
    [id, account],
  );
  if (!row) return undefined;
  const { id: job_id, created_at, started_at, finished_at, error, ...same } = row;
  return {
    job_id,
    status: statusOf(row),
    progress: Math.floor(same.progress * 1000) / 1000,
    created_at: instant(created_at),
    started_at: started_at && instant(started_at),
    finished_at: finished_at && instant(finished_at),
    estimated_seconds: same.estimated_seconds,
    credits_deducted: same.credits_deducted,
    credits_refunded: same.credits_refunded,
    result: resultOf(row, root),
    error: error === null ? null : (JSON.parse(error) as KeyedError),
  };
}

/** A job that waits for its next turn has begun. */
function statusOf({ status, done }: JobRow): JobStatus {
  return status === 'queued' && done > 0 ? 'running' : status;
}

/** Where the service stands is known here and not to its workers. */
function resultOf({ id, kind, result }: JobRow, root: string): unknown {
  if (result === null) return null;
  const told: object = JSON.parse(result);
  return kind === 'calculations' ? { ...told, results_url: `${root}${JOBS_PATH}/${id}${RESULTS}` } : told;
}

function instant(date: Date): string {
  return formatInstant(date.getTime());
}
