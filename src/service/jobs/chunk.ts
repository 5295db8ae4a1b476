import { setImmediate as turn } from 'node:timers/promises';
import { isCalculationError } from '../../base/errors.js';
import { type ReasonCode, reasonOf } from '../../base/reasons.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { costOf } from '../../calculation/cost.js';
import type { AnyTool } from '../../calculation/define.js';
import { type ErrorEnvelope, errorEnvelope } from '../../calculation/error.js';
import { readInput } from '../../calculation/read-input.js';
import { runTool } from '../../calculation/run.js';
import type { SuccessEnvelope } from '../../calculation/success.js';
import { isWorded, statementsOf } from '../../jobs/interpreter/findings.js';
import type { Output } from '../../jobs/plans.js';
import type { CalculationsTask } from '../../jobs/task.js';
import { findTool } from '../../tools/registry.js';
import type { Elsewhere, LongCall } from '../web/long.js';
import { spoken } from '../web/spoken.js';
import type { AnsweredInput, WaitingInput } from './calculations-table.js';
import { interpretationOf, type Work } from './work.js';

/** How long the inputs of one turn take together, where nobody waits for its end. */
const TURN_MILLISECONDS = 150;

/** Inputs that are read for one turn, and bytes of answers that end it. */
export const INPUTS_A_TURN = 100;
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
  { tool: slug, baseUrl, options }: CalculationsTask,
  inputs: readonly WaitingInput[],
  { acceptedAt, output, work, elsewhere, isWaitedFor, report }: Turn,
): Promise<readonly AnsweredInput[]> {
  const tool = findTool(slug);
  if (!tool) throw new TypeError(`There is no tool ${slug}.`);
  const end = performance.now() + TURN_MILLISECONDS;
  const answers: AnsweredInput[] = [];
  let bytes = 0;
  for (const { number, input } of inputs) {
    const asked = { now: acceptedAt, inputs: 'specified', baseUrl, environment: options, onError: report } as const;
    const envelope = await envelopeOf(tool, JSON.parse(input), asked, { elsewhere, signal: work.signal });
    const hasFailed = 'error' in envelope;
    const whole = output === 'calculated' || hasFailed ? envelope : await worded(envelope, options, work);
    const answer = JSON.stringify(whole);
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
    const read = readInput(tool, value, inputs);
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
