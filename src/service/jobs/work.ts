import type { ToldConventions } from '../../calculation/conventions.js';
import { shownFields } from '../../jobs/career-told.js';
import {
  faultOf,
  type Interpretation,
  type InterpretationRequest,
  type InterpretedSentence,
  type Interpreter,
  textOf,
} from '../../jobs/interpretation.js';
import { interpretedByRules, RULES } from '../../jobs/interpreter/by-rules.js';
import type { CareerDnaTask } from '../../jobs/states.js';
import { pagesIn } from '../../languages/list.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { CAREER_FORBIDDEN_WORDS } from '../../rules/career/texts.js';
import type { CareerResult } from '../../tools/career-dna/result.js';
import { careerDna } from '../../tools/career-dna/tool.js';
import type { RunningJob } from './running.js';

/** What a worker does with a job that it has. */
export interface Work {
  /** In place of the one that is built in. */
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
  const { locale: _, ...conventions } = options;
  return careerDna(input, { ...conventions, asOf: acceptedAt });
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
  const themes = shownFields(result);
  const interpretation = await interpretationOf({ method, statements, themes, disclaimer }, task.options, work);
  return JSON.stringify({ ...result, interpretation });
}

type Asked = Pick<InterpretationRequest, 'method' | 'statements' | 'themes' | 'disclaimer'>;

/** What stands beside a result: the words of the interpreter of this worker. */
export async function interpretationOf(
  asked: Asked,
  { locale = 'en' }: ToldConventions,
  work: Work,
): Promise<Interpretation> {
  const request = { ...asked, locale, never_words: CAREER_FORBIDDEN_WORDS };
  const { interpreter } = work;
  const sentences = interpreter
    ? await checked(interpreter, request, work)
    : interpretedByRules(request, await interpretationLanguage(locale));
  const written_by = interpreter ? ({ kind: 'interpreter' } as const) : RULES;
  return { locale, written_by, sentences, text: textOf(sentences) };
}

async function checked(
  interpreter: Interpreter,
  request: InterpretationRequest,
  work: Work,
): Promise<readonly InterpretedSentence[]> {
  const { signal } = work;
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // An interpreter need not listen to the signal.
  const sentences = await Promise.race([told(interpreter, request, work), isOver]);
  const fault = faultOf(sentences, request);
  if (fault !== undefined) throw new InterpreterFault(fault);
  return (sentences as readonly InterpretedSentence[]).map(({ text, statements }) => ({ text, statements }));
}

/** Whatever an interpreter throws is its fault. */
async function told(interpreter: Interpreter, request: InterpretationRequest, work: Work): Promise<unknown> {
  try {
    return await sentencesOf(interpreter(request, work.signal), work);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InterpreterFault(`The interpreter failed: ${why}`, { cause: error });
  }
}

async function sentencesOf(given: ReturnType<Interpreter>, { progress }: Work): Promise<unknown> {
  if (!(Symbol.asyncIterator in given)) return (await given).sentences;
  for await (const step of given) {
    if ('sentences' in step) return step.sentences;
    progress(CALCULATED + (1 - CALCULATED) * within(step.progress));
  }
  return undefined;
}

function within(fraction: number): number {
  return fraction > 0 ? Math.min(fraction, 1) : 0;
}

async function interpretationLanguage(locale: LanguageCode) {
  const { interpretation: words, language } = await pagesIn(locale);
  return { words, names: language.names };
}
