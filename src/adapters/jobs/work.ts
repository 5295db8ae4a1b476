import { careerDna } from '../../career/career-dna.js';
import type { CareerResult } from '../../career/result.js';
import { CAREER_FORBIDDEN_WORDS } from '../../career/texts.js';
import { faultOf, type InterpretationRequest, type Interpreter } from '../../jobs/interpretation.js';
import type { CareerDnaTask } from '../../jobs/task.js';
import type { RunningJob } from './running.js';

/** What a worker does with a job that it has. */
export interface Work {
  readonly interpreter: Interpreter | undefined;
  /** Aborted when the time of the job is up, it is no longer the worker's, or the worker stops. */
  readonly signal: AbortSignal;
  /** Told how far it is, 0 to 1. */
  readonly progress: (fraction: number) => void;
}

/** An interpreter that gave nothing that can be used. */
export class InterpreterFault extends Error {
  override readonly name = 'InterpreterFault';
}

/** What has been done of an interpreted job when its interpreter begins. */
const CALCULATED = 0.1;

/** The calculated output, as of the instant at which its job was accepted: a rerun gives the same. */
export function calculated({ input, options }: Omit<CareerDnaTask, 'kind'>, acceptedAt: Date): CareerResult {
  return careerDna(input, { ...options, asOf: acceptedAt });
}

/** The result of a job as JSON. */
export async function resultOf(
  { task, createdAt, output }: Pick<RunningJob<CareerDnaTask>, 'task' | 'createdAt' | 'output'>,
  work: Work,
): Promise<string> {
  const result = calculated(task, createdAt);
  if (output === 'calculated') return JSON.stringify(result);
  work.progress(CALCULATED);
  const { method, statements, disclaimer } = result;
  const text = await interpretation({ method, statements, never_words: CAREER_FORBIDDEN_WORDS, disclaimer }, work);
  return JSON.stringify({ ...result, interpretation: { text } });
}

async function interpretation(request: InterpretationRequest, work: Work): Promise<string> {
  const { interpreter, signal } = work;
  if (!interpreter) throw new InterpreterFault('This worker has no interpreter.');
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // An interpreter need not listen to the signal.
  const text = await Promise.race([told(interpreter, request, work), isOver]);
  const fault = faultOf(text, request.never_words);
  if (fault !== undefined) throw new InterpreterFault(fault);
  return text as string;
}

/** Whatever an interpreter throws is its fault. */
async function told(interpreter: Interpreter, request: InterpretationRequest, work: Work): Promise<unknown> {
  try {
    return await textOf(interpreter(request, work.signal), work);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InterpreterFault(`The interpreter failed: ${why}`, { cause: error });
  }
}

async function textOf(given: ReturnType<Interpreter>, { progress }: Work): Promise<unknown> {
  if (!(Symbol.asyncIterator in given)) return (await given).text;
  for await (const step of given) {
    if ('text' in step) return step.text;
    progress(CALCULATED + (1 - CALCULATED) * within(step.progress));
  }
  return undefined;
}

function within(fraction: number): number {
  return fraction > 0 ? Math.min(fraction, 1) : 0;
}
