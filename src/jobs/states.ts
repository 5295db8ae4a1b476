import type { Output } from './plans.js';
import type { KeyedError } from './refusals.js';

/** queued, then running, then one of the other two; back from running to queued when a worker dies or fails. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** Credits that an input costs, of the allowance of the output. */
export const INPUT_COST = 1;

/** What a client is told to expect of one input, seconds. An interpreter of the operator may take so long. */
const ESTIMATED_SECONDS = /* @__PURE__ */ Object.freeze({ calculated: 2, interpreted: 30 } as const);

/** Inputs that are answered in a second, of the tools that take longest. */
const INPUTS_A_SECOND = 25;

/** What a client is told to expect of a job, seconds. */
export function estimatedSeconds(output: Output, inputs: number): number {
  return ESTIMATED_SECONDS[output] + Math.floor((inputs - 1) / INPUTS_A_SECOND);
}

/** Errors after which a job has failed for good. */
const MOST_FAILURES = 3;

/** Starts after which it has too. Workers that are killed cost starts and no errors. */
const MOST_STARTS = 20;

/** How often a job has been begun, and how often in a row it has ended in an error. */
export interface Tries {
  readonly attempt: number;
  /** The attempt with which it last got further, 0 for none. */
  readonly settled: number;
  readonly failures: number;
}

/** Seconds until a job that ended in one more error runs again, undefined for one that has failed for good. */
export function retryDelay({ failures, ...starts }: Tries): number | undefined {
  const now = failures + 1;
  return now >= MOST_FAILURES || !mayBeginAgain(starts) ? undefined : 1 << (now - 1);
}

/** Whether a job whose worker is gone may be begun once more. */
export function mayBeginAgain({ attempt, settled }: Omit<Tries, 'failures'>): boolean {
  return attempt - settled < MOST_STARTS;
}

/** A job as its caller reads it. */
export interface JobView {
  readonly job_id: string;
  readonly status: JobStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** UTC, YYYY-MM-DDTHH:MM:SSZ, as the two below. */
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly estimated_seconds: number;
  readonly credits_deducted: number;
  readonly credits_refunded: number;
  /** What was asked for, once the job has succeeded. */
  readonly result: unknown;
  /** Why it failed, once it has. */
  readonly error: KeyedError | null;
}

export function isFinished({ status }: Pick<JobView, 'status'>): boolean {
  return status === 'succeeded' || status === 'failed';
}
