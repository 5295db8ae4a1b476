import { setImmediate as turn } from 'node:timers/promises';
import type { Conventions } from '../../calculation/conventions.js';
import { runTool } from '../../envelope/run.js';
import type { SuccessEnvelope } from '../../envelope/success.js';
import { isWorded, statementsOf } from '../../jobs/interpreter/findings.js';
import type { Output } from '../../jobs/plans.js';
import type { CalculationsTask } from '../../jobs/task.js';
import { findTool } from '../../registry.js';
import type { AnsweredInput, WaitingInput } from './calculations-table.js';
import { interpretationOf, type Work } from './work.js';

/** How long the inputs of one turn take together: what others wait for it. */
const TURN_MILLISECONDS = 150;

/** Inputs that are read for one turn, and bytes of answers that end it. */
export const INPUTS_A_TURN = 100;
const TURN_BYTES = 2 * 1024 * 1024;

interface Turn {
  /** The instant at which the job was accepted: a rerun gives the same. */
  readonly acceptedAt: Date;
  readonly output: Output;
  readonly work: Work;
  readonly report: (error: unknown) => void;
}

/** Answers inputs of a job, from the first on, until its turn is over: one at least. */
export async function answered(
  { tool: slug, baseUrl, options }: CalculationsTask,
  inputs: readonly WaitingInput[],
  { acceptedAt, output, work, report }: Turn,
): Promise<readonly AnsweredInput[]> {
  const tool = findTool(slug);
  if (!tool) throw new TypeError(`There is no tool ${slug}.`);
  const end = performance.now() + TURN_MILLISECONDS;
  const answers: AnsweredInput[] = [];
  let bytes = 0;
  for (const { number, input } of inputs) {
    const asked = { now: acceptedAt, inputs: 'specified', baseUrl, environment: options, onError: report } as const;
    const envelope = runTool(tool, JSON.parse(input), asked);
    const hasFailed = 'error' in envelope;
    const whole = output === 'calculated' || hasFailed ? envelope : await worded(envelope, options, work);
    const answer = JSON.stringify(whole);
    answers.push({ number, answer, hasFailed });
    bytes += answer.length;
    if (work.signal.aborted || bytes >= TURN_BYTES || performance.now() >= end) break;
    // Requests are answered in between, and the lease is kept.
    await turn();
  }
  return answers;
}

/** An answer with the interpretation of its result beside it. Its statements are made of the result and nothing else. */
async function worded(envelope: SuccessEnvelope, options: Partial<Conventions>, work: Work): Promise<object> {
  const { tool, result, disclaimer } = envelope;
  if (!isWorded(tool)) throw new TypeError(`There are no words for ${tool}.`);
  const statements = statementsOf(tool, result);
  const asked = { method: tool, statements, themes: [], disclaimer };
  const { locale, written_by, ...said } = await interpretationOf(asked, options, work);
  return { ...envelope, interpretation: { locale, written_by, statements, ...said } };
}
