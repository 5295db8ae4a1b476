import type { ToldConventions } from '../calculation/conventions.js';
import type { KeyedError } from './refusals.js';
import type { CareerDnaRequest } from './request.js';

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

/** What a job gives, each kind counted against an allowance of its own. */
export const OUTPUTS = ['calculated', 'interpreted'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Credits for one calendar month in UTC. */
export type Allowances = Readonly<Record<Output, number>>;

/** What the plans with fixed allowances give. */
export const FIXED_PLANS = {
  free: { calculated: 100, interpreted: 5 },
  starter: { calculated: 1000, interpreted: 50 },
  growth: { calculated: 3000, interpreted: 150 },
  scale: { calculated: 10_000, interpreted: 400 },
} as const satisfies Readonly<Record<string, Allowances>>;

/** The allowances of `custom` are set for each account. */
export const PLANS = [...(Object.keys(FIXED_PLANS) as (keyof typeof FIXED_PLANS)[]), 'custom'] as const;
export type Plan = (typeof PLANS)[number];

/** Whoever holds keys. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly allowances: Allowances;
}

/** More than any month can use, and far within what a sum of them holds. */
export const MOST_CREDITS = 1_000_000_000;

/** The reading of one birth for livelihood. */
export interface CareerDnaTask {
  readonly kind: 'career-dna';
  readonly input: CareerDnaRequest;
  readonly options: ToldConventions;
}

/** One tool, asked about many inputs, which are kept apart from it. */
export interface CalculationsTask {
  readonly kind: 'calculations';
  /** Slug of the tool. */
  readonly tool: string;
  /** Where links in the answers point. */
  readonly baseUrl: string;
  readonly options: ToldConventions;
  /** Paths of what is wanted of each answer; whole envelopes without them. */
  readonly select?: readonly string[];
}

/** What a job is to do. */
export type Task = CareerDnaTask | CalculationsTask;

/** The result of a job of many inputs. */
export interface CalculationsResult {
  readonly tool: string;
  readonly input_count: number;
  /** Inputs without an answer, whose credits were returned. */
  readonly failed_count: number;
  /** Path to read the answers at. */
  readonly results_url: string;
}
