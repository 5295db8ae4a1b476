import { isCalculationError } from '../../base/errors.js';
import type { Interpreter } from '../../jobs/interpretation.js';
import { interpreterFailed, keyedError } from '../../jobs/refusals.js';
import { retryDelay } from '../../jobs/states.js';
import type { Database } from '../store/database.js';
import type { Elsewhere } from '../web/long.js';
import { nextInputs } from './calculations-table.js';
import { answered, INPUTS_A_TURN } from './chunk.js';
import { advance, fail, giveBack, RENEWAL_MILLISECONDS, type RunningJob, renew, succeed } from './running.js';
import { InterpreterFault, resultOf, type Work } from './work.js';

/** What every job of a worker needs. */
export interface Workplace {
  readonly database: Database;
  readonly interpreter: Interpreter | undefined;
  readonly now: () => Date;
  /** Does what takes long beside this loop, to which others may listen. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly report: (error: unknown) => void;
  /** The longest that one try of a job may take. */
  readonly timeoutMilliseconds: number;
  /** What ends each of the jobs that run. */
  readonly ends: Set<AbortController>;
}

/** Whether an order has come since the job was taken. */
type IsWaitedFor = () => boolean;

/** Why a job is ended before it has a result. */
class NotOurs extends Error {}
export class Stopping extends Error {}

/** Brings a job to its result or its error, one of many inputs a turn further, or gives it back. */
export async function workOn(job: RunningJob, place: Workplace, isWaitedFor: IsWaitedFor): Promise<void> {
  const outcome = await outcomeOf(job, place, isWaitedFor);
  if ('error' in outcome) return afterError(job, outcome.error, place);
  return outcome.write();
}

/** What has come of a job, written by whoever still has it. */
type Outcome = { readonly write: () => Promise<void> } | { readonly error: unknown };

async function outcomeOf(job: RunningJob, place: Workplace, isWaitedFor: IsWaitedFor): Promise<Outcome> {
  const { interpreter, timeoutMilliseconds, ends } = place;
  const end = new AbortController();
  const lease = keepLease(job, place, () => end.abort(new NotOurs()));
  const timeIsUp = () => end.abort(new InterpreterFault('The time of the interpreter is up.'));
  const timer = setTimeout(timeIsUp, timeoutMilliseconds);
  ends.add(end);
  try {
    return { write: await done(job, place, { interpreter, signal: end.signal, progress: lease.tell }, isWaitedFor) };
  } catch (error) {
    return { error };
  } finally {
    lease.stop();
    clearTimeout(timer);
    ends.delete(end);
  }
}

/** Does what a job asks for. @returns what writes it */
async function done(
  job: RunningJob,
  place: Workplace,
  work: Work,
  isWaitedFor: IsWaitedFor,
): Promise<() => Promise<void>> {
  const { database, now, elsewhere, report } = place;
  const { task, createdAt } = job;
  if (task.kind === 'career-dna') {
    const result = await resultOf({ ...job, task }, work);
    return () => succeed(database, job, { result, at: now() });
  }
  const inputs = await nextInputs(database, { job: job.id, from: job.done, limit: INPUTS_A_TURN });
  const turn = { acceptedAt: createdAt, output: job.output, work, elsewhere, isWaitedFor, report };
  const answers = await answered(task, inputs, turn);
  return () => advance(database, { ...job, task }, { answers, at: now() });
}

/** Progress is written where it has moved, but not more often than this. */
const TELLING_MILLISECONDS = 250;

/** Keeps the lease of a job while it runs, and tells how far it is. */
function keepLease(job: RunningJob, { database }: Workplace, lost: () => void) {
  let progress = 0;
  let told = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    told = performance.now();
    schedule(RENEWAL_MILLISECONDS);
    // A database that is away may be back before the lease has run out; if it is not, no result will be written.
    const isOurs = await renew(database, job, progress).catch(() => true);
    if (!isOurs) lost();
  };
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(write, milliseconds);
  };
  schedule(RENEWAL_MILLISECONDS);
  return {
    tell(fraction: number) {
      if (fraction <= progress) return;
      progress = fraction;
      schedule(Math.max(0, told + TELLING_MILLISECONDS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

async function afterError(job: RunningJob, error: unknown, place: Workplace): Promise<void> {
  const { database, now, report } = place;
  if (error instanceof NotOurs) return;
  if (error instanceof Stopping) return giveBack(database, job, { failed: false, delay: 0 });
  // An input without an answer has none next time either. It was tried before it was accepted.
  if (isCalculationError(error)) return fail(database, job, { error: keyedError(error), at: now() });
  report(error);
  const delay = retryDelay(job);
  if (delay !== undefined) return giveBack(database, job, { failed: true, delay });
  const told = error instanceof InterpreterFault ? interpreterFailed() : error;
  return fail(database, job, { error: keyedError(told), at: now() });
}
