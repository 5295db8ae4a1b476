import { CalculationError, invalidInput } from '../../base/errors.js';
import { conventionsFromTexts } from '../../calculation/conventions-from-texts.js';
import { readCalculationsRequest } from '../../jobs/calculations.js';
import { canonicalJson } from '../../jobs/canonical.js';
import { isWorded, WORDED_TOOLS } from '../../jobs/interpreter/findings.js';
import { isForCaller, stillAnswering } from '../../jobs/refusals.js';
import { CAREER_DNA_OPTIONS, readCareerDnaRequest } from '../../jobs/request.js';
import { estimatedSeconds, OUTPUTS, type Output } from '../../jobs/states.js';
import { type Body, MAX_BODY_BYTES } from '../http/body.js';
import type { Answer, Asked } from '../http/door.js';
import { readQuery } from '../http/query.js';
import { accept, type Order } from './accept.js';
import { ready, refused } from './answers.js';
import { authenticated, type Call, type Opened, RETRY_SECONDS, reaching } from './call.js';
import { countOf } from './count.js';
import { calculated } from './work.js';

/** The largest body of a request for calculations, bytes. */
export const MOST_CALCULATIONS_BYTES = 1024 * 1024;

/** What an order asks for, once its body is read. */
type Ordered = Pick<Order, 'output' | 'task' | 'inputs' | 'canonical' | 'estimatedSeconds'>;

/** A kind of job that can be ordered. */
export interface Orderable {
  /** Bytes of its body at most. */
  readonly mostBytes: number;
  /** Reads the parameters, before the body; and then the body. */
  readonly read: (asked: Asked, context: Context) => (body: unknown) => Ordered;
}

interface Context {
  readonly at: Date;
  /** Where links in answers point. */
  readonly baseUrl: string;
}

/** A reading of one birth for livelihood. */
export const CAREER_DNA: Orderable = {
  mostBytes: MAX_BODY_BYTES,
  read(asked, { at }) {
    const { output, options } = careerDnaParameters(asked);
    return (body) => {
      const task = { kind: 'career-dna', input: readCareerDnaRequest(body), options } as const;
      // What only the calculation finds is told before a credit has moved.
      calculated(task, at);
      const hasOptions = Object.keys(options).length > 0;
      const canonical = canonicalJson({ output, input: task.input, ...(hasOptions && { options }) });
      return { output, task, canonical, estimatedSeconds: estimatedSeconds(output, 1) };
    };
  },
};

/** One tool for many inputs. */
export const CALCULATIONS: Orderable = {
  mostBytes: MOST_CALCULATIONS_BYTES,
  read(asked, { baseUrl }) {
    const output = outputOf(asked);
    return (body) => {
      const { tool, inputs, options, select, canonical: text } = readCalculationsRequest(body);
      if (output === 'interpreted' && !isWorded(tool)) throw notWorded(tool);
      if (output === 'interpreted' && select) throw notSelected();
      const task = { kind: 'calculations', tool, baseUrl, options, ...(select && { select }) } as const;
      const canonical = output === 'calculated' ? text : `${output} ${text}`;
      return { output, task, inputs, canonical, estimatedSeconds: estimatedSeconds(output, inputs.length) };
    };
  },
};

/** A POST: its key, its rate, its body and what was asked before, its credits, in this order. */
export async function order(call: Call, kind: Orderable): Promise<Answer> {
  const { rateLimiter, report, now } = call;
  const { account, opened } = await authenticated(call);
  const at = now();
  const { headers, refusal } = await reaching(report, () => countOf('jobs', { rateLimiter, account: account.id, at }));
  if (refusal) return refused(refusal, { headers });
  try {
    return await acceptance(call, kind, { opened, account: account.id, at, headers });
  } catch (error) {
    if (!isForCaller(error)) report(error);
    return refused(error, { headers });
  }
}

interface Counted extends Pick<Answer, 'headers'> {
  readonly opened: Opened;
  readonly account: string;
  readonly at: Date;
}

async function acceptance(call: Call, kind: Orderable, { opened, account, at, headers }: Counted): Promise<Answer> {
  const { asked, root, urlAt, turns, report } = call;
  const read = kind.read(asked, { at, baseUrl: urlAt(asked.origin) });
  const idempotencyKey = idempotencyKeyOf(asked);
  const body: Body = await asked.json(kind.mostBytes);
  if ('status' in body) {
    return refused(new CalculationError('invalid_input', body.message), { status: body.status, headers });
  }
  const asOrdered = { ...read(body.value), root, account, idempotencyKey, at };
  const answer = await alone(call, asOrdered, () =>
    turns.take(account, () => reaching(report, () => accept(opened.database, asOrdered))),
  );
  opened.wake(asOrdered.output);
  return ready(answer, 202, { ...headers, 'Retry-After': RETRY_SECONDS });
}

/** Of two requests with one Idempotency-Key at the same instant, the second is told at once. */
async function alone<T>({ inFlight }: Call, { account, idempotencyKey }: Order, work: () => Promise<T>): Promise<T> {
  if (idempotencyKey === undefined) return work();
  const flight = `${account} ${idempotencyKey}`;
  if (inFlight.has(flight)) throw stillAnswering();
  inFlight.add(flight);
  try {
    return await work();
  } finally {
    inFlight.delete(flight);
  }
}

/** The options of career-dna and its output, which are parameters all of them. */
function careerDnaParameters(asked: Asked) {
  const query = new URLSearchParams(asked.search);
  const rest = new URLSearchParams([...query].filter(([name]) => name === 'output'));
  const output = outputOf({ search: rest.size > 0 ? `?${rest}` : '' });
  // The result itself is in English.
  if (output === 'calculated' && query.has('locale')) {
    throw invalidInput([{ field: 'locale', message: 'This parameter needs output=interpreted.' }]);
  }
  const options = conventionsFromTexts(
    CAREER_DNA_OPTIONS,
    [...query].filter(([name]) => name !== 'output'),
  );
  return { output, options };
}

function outputOf(asked: { readonly search: string }): Output {
  const { output = 'calculated' } = readQuery(asked, ['output']);
  const found = OUTPUTS.find((one) => one === output);
  if (found) return found;
  throw invalidInput([{ field: 'output', message: `Must be one of: ${OUTPUTS.join(', ')}.` }]);
}

function notSelected(): CalculationError {
  return invalidInput([{ field: 'select', message: 'Leave this out: words stand beside whole answers alone.' }]);
}

function notWorded(tool: string): CalculationError {
  const message = `There are no words for ${tool}. There are for: ${WORDED_TOOLS.join(', ')}.`;
  return invalidInput([{ field: 'tool', message }]);
}

const LONGEST_IDEMPOTENCY_KEY = 255;

function idempotencyKeyOf(asked: Asked): string | undefined {
  const key = asked.header('idempotency-key');
  if (key === null) return undefined;
  if (key.length >= 1 && key.length <= LONGEST_IDEMPOTENCY_KEY) return key;
  const message = `Must have 1 to ${LONGEST_IDEMPOTENCY_KEY} characters.`;
  throw invalidInput([{ field: 'Idempotency-Key', message }]);
}
