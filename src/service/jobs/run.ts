import { setImmediate as turn } from 'node:timers/promises';
import { isCalculationError } from '../../base/errors.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import { type ReasonCode, reasonOf } from '../../base/reasons.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { costOf } from '../../calculation/cost.js';
import { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope } from '../../calculation/envelopes.js';
import { readInput } from '../../calculation/read-input.js';
import { runTool } from '../../calculation/run.js';
import { PASSED } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { Interpreter } from '../../jobs/interpretation.js';
import { isWorded, statementsOf } from '../../jobs/interpreter/findings.js';
import { interpreterFailed, keyedError } from '../../jobs/refusals.js';
import { type CalculationsTask, type Output, retryDelay } from '../../jobs/states.js';
import { findTool } from '../../tools/registry.js';
import type { Database } from '../store/database.js';
import { ResultTable } from '../threads/result-table.js';
import type { Elsewhere, LongCall } from '../web/long.js';
import { spoken } from '../web/spoken.js';
import { type AnsweredInput, nextInputs, type WaitingInput } from './calculations-table.js';
import { advance, fail, giveBack, RENEWAL_MILLISECONDS, type RunningJob, renew, succeed } from './running.js';
import { InterpreterFault, interpretationOf, resultOf, type Work } from './work.js';

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

/** How long the inputs of one turn take together, where nobody waits for its end. */
const TURN_MILLISECONDS = 150;

/** Inputs that are read for one turn, and bytes of answers that end it. */
const INPUTS_A_TURN = 100;
const TURN_BYTES = 2 * 1024 * 1024;

/** Of the threads no client asks for what a job does. */
const NO_CLIENT = '';

interface Turn {
  /** The instant at which the job was accepted: a rerun gives the same. */
  readonly acceptedAt: Date;
  readonly output: Output;
  readonly work: Work;
  /** Does what takes long beside this loop. */
  readonly elsewhere?: Elsewhere | undefined;
  /** Whether an order has come since the turn began: the next turn may be another account's. Default: never. */
  readonly isWaitedFor?: () => boolean;
  readonly report: (error: unknown) => void;
}

/** Answers inputs of a job, from the first on, until its turn is over: one at least. */
export async function answered(
  { tool: slug, baseUrl, options, select }: CalculationsTask,
  inputs: readonly WaitingInput[],
  { acceptedAt, output, work, elsewhere, isWaitedFor, report }: Turn,
): Promise<readonly AnsweredInput[]> {
  const tool = findTool(slug);
  if (!tool) throw new TypeError(`There is no tool ${slug}.`);
  const table = select && new ResultTable(tool, { select, passed: PASSED, as: 'ndjson' });
  const end = performance.now() + TURN_MILLISECONDS;
  const answers: AnsweredInput[] = [];
  let bytes = 0;
  for (const { number, input } of inputs) {
    const asked = { now: acceptedAt, inputs: 'specified', baseUrl, environment: options, onError: report } as const;
    const record = JSON.parse(input);
    const value = table ? table.inputOf(record) : record;
    const envelope = await envelopeOf(tool, value, asked, { elsewhere, signal: work.signal });
    const hasFailed = 'error' in envelope;
    const whole = output === 'calculated' || hasFailed ? envelope : await worded(envelope, options, work);
    const answer = JSON.stringify(table ? table.row({ envelope, record }) : whole);
    answers.push({ number, answer, hasFailed, isSpent: hasFailed && wasWorkedOn(envelope.error) });
    bytes += answer.length;
    if (work.signal.aborted || isWaitedFor?.() || bytes >= TURN_BYTES || performance.now() >= end) break;
    // Requests are answered in between, and the lease is kept.
    await turn();
  }
  return answers;
}

/** What only the calculation itself finds out. */
const FOUND_BY_WORK: readonly (ReasonCode | undefined)[] = ['outside_ephemeris', 'no_solar_day'];

/** Whether an input without an answer was worked on and failed by what it asks, so that its credit is spent. */
function wasWorkedOn(error: ErrorEnvelope['error']): boolean {
  return error.code === 'engine_error' && FOUND_BY_WORK.includes(reasonOf(error)?.code);
}

interface Asked {
  readonly now: Date;
  readonly inputs: 'specified';
  readonly baseUrl: string;
  readonly environment: ToldConventions;
  readonly onError: (error: unknown) => void;
}

/** An input that takes more than one place of a window is calculated elsewhere, where that can be, to the same bytes. */
async function envelopeOf(
  tool: AnyTool,
  value: unknown,
  asked: Asked,
  { elsewhere, signal }: Pick<Turn, 'elsewhere'> & Pick<Work, 'signal'>,
): Promise<SuccessEnvelope | ErrorEnvelope> {
  const call = elsewhere && longCallOf(tool, value, asked);
  if (!elsewhere || !call) return runTool(tool, value, await spokenAsked(asked, value));
  try {
    return await elsewhere(call, NO_CLIENT);
  } catch (error) {
    if (isCalculationError(error)) {
      return error.code === 'rate_limited'
        ? runTool(tool, value, await spokenAsked(asked, value))
        : errorEnvelope(tool.slug, error, asked.now);
    }
    // Whoever ends the job may have ended the thread: the input is left to the next worker.
    signal.throwIfAborted();
    // A bug, or a thread that has ended, costs this input alone, as a bug does in this loop.
    asked.onError(error);
    return errorEnvelope(tool.slug, error, asked.now);
  }
}

async function spokenAsked(asked: Asked, value: unknown) {
  return { ...asked, environment: await spoken(asked.environment, value) };
}

/** Undefined for what is short, and for what is refused. */
function longCallOf(tool: AnyTool, value: unknown, { now, inputs, baseUrl, environment }: Asked): LongCall | undefined {
  try {
    const read = readInput(tool, value, inputs, ZONE_NAMES);
    const places = costOf(tool, read, environment);
    if (places === 1) return undefined;
    return { slug: tool.slug, fields: read.fields, conventions: environment, at: now.getTime(), baseUrl, places };
  } catch (error) {
    if (isCalculationError(error)) return undefined;
    throw error;
  }
}

/** An answer with the interpretation of its result beside it. Its statements are made of the result and nothing else. */
async function worded(envelope: SuccessEnvelope, options: ToldConventions, work: Work): Promise<object> {
  const { tool, result, disclaimer } = envelope;
  if (!isWorded(tool)) throw new TypeError(`There are no words for ${tool}.`);
  const statements = statementsOf(tool, result);
  const asked = { method: tool, statements, themes: [], disclaimer };
  const { locale, written_by, ...said } = await interpretationOf(asked, options, work);
  return { ...envelope, interpretation: { locale, written_by, statements, ...said } };
}
