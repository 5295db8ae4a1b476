import { CalculationError, invalidInput } from '../../errors.js';
import { isKey } from '../../jobs/keys.js';
import { type Account, OUTPUTS, type Output } from '../../jobs/plans.js';
import { isForCaller, noSuchJob, stillAnswering, unauthorized } from '../../jobs/refusals.js';
import { type CareerDnaRequest, readCareerDnaRequest } from '../../jobs/request.js';
import { isFinished } from '../../jobs/states.js';
import { type Answer, documentAnswer, json } from '../http/answer.js';
import { jsonDocument, tagged } from '../http/documents.js';
import type { Asked, Door } from '../http/door.js';
import { readQuery } from '../http/query.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { wrongMethod } from '../http/refusals.js';
import { accountOfKey } from '../store/keys.js';
import { within } from '../store/within.js';
import { accept, type Order } from './accept.js';
import type { AccountTurns } from './account-turns.js';
import { ready, refused } from './answers.js';
import { countJob } from './count.js';
import { jobOf } from './job-table.js';
import type { KeyGuard } from './key-guard.js';
import { keyedOpenApi } from './openapi.js';
import { type Opened, reaching } from './opened.js';
import { CAREER_DNA_PATH, JOBS_PATH, OPENAPI_PATH, ROOT } from './paths.js';
import { calculated } from './work.js';

export interface DoorOptions {
  /** The path of the address that the service has for its clients, '' for none. */
  readonly root: string;
  /** Whether there is a store in which a key could be. */
  readonly exists: () => boolean;
  /** The store and what stands on it, opened where they are not. */
  readonly open: () => Promise<Opened>;
  readonly guard: KeyGuard;
  readonly turns: AccountTurns;
  /** The requests with an Idempotency-Key that wait for their answers. */
  readonly inFlight: Set<string>;
  readonly hasInterpreter: boolean;
  /** Counts the jobs of each account. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly now: () => Date;
  readonly report: (error: unknown, context: { readonly requestId: string }) => void;
}

const JOB = new RegExp(`^${JOBS_PATH}/([^/]+)$`);
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The keyed interface. */
export function keyedDoor(options: DoorOptions): Door {
  return {
    path: ROOT,
    async answer(asked) {
      const report = (error: unknown) => options.report(error, asked);
      try {
        return await answerTo({ asked, ...options, report });
      } catch (error) {
        if (!isForCaller(error)) report(error);
        return refused(error);
      }
    },
  };
}

interface Call extends Omit<DoorOptions, 'report'> {
  readonly asked: Asked;
  readonly report: (error: unknown) => void;
}

function answerTo(call: Call): Answer | Promise<Answer> {
  const { pathname } = call.asked;
  const [, job] = JOB.exec(pathname) ?? [];
  if (pathname === CAREER_DNA_PATH) return only(['POST'], call, () => order(call));
  if (pathname === OPENAPI_PATH) return only(['GET', 'HEAD'], call, () => description(call));
  if (job !== undefined) return only(['GET', 'HEAD'], call, () => poll(call, job));
  throw new CalculationError('not_found', 'There is nothing at this address.');
}

function only(methods: readonly string[], { asked }: Call, answer: () => Promise<Answer>): Answer | Promise<Answer> {
  if (methods.includes(asked.method)) return answer();
  const Allow = [...methods, 'OPTIONS'].join(', ');
  if (asked.method === 'OPTIONS') return { status: 204, headers: { Allow }, body: null };
  return refused(wrongMethod(Allow), { status: 405, headers: { Allow } });
}

/** What a client waits for a store that is being opened. */
const OPENING_MILLISECONDS = 10_000;

/** The account of the key that a request carries. What is no key opens no store, and no key makes one. */
async function authenticated(call: Call): Promise<{ readonly account: Account; readonly opened: Opened }> {
  const key = call.asked.header('x-api-key') ?? '';
  if (!isKey(key)) throw unauthorized();
  const { guard, asked, now } = call;
  const { client } = asked;
  const refusal = guard.refusal(client, key, now());
  if (refusal) throw refusal;
  const opened = call.exists()
    ? await reaching(call.report, () => within(OPENING_MILLISECONDS, call.open()))
    : undefined;
  const account = opened && (await reaching(call.report, () => accountOfKey(opened.database, key)));
  await reaching(call.report, () => guard.looked(client, key, { isRight: account !== undefined, at: now() }));
  if (!opened || !account) throw unauthorized();
  return { account, opened };
}

/** A POST: its key, its rate, its body and what was asked before, its credits, in this order. */
async function order(call: Call): Promise<Answer> {
  const { rateLimiter, report, now } = call;
  const { account, opened } = await authenticated(call);
  const at = now();
  const { headers, refusal } = await reaching(report, () => countJob(rateLimiter, account.id, at));
  if (refusal) return refused(refusal, { headers });
  try {
    return await acceptance(call, opened, { account: account.id, at, headers });
  } catch (error) {
    if (!isForCaller(error)) report(error);
    return refused(error, { headers });
  }
}

interface Counted extends Pick<Answer, 'headers'> {
  readonly account: string;
  readonly at: Date;
}

async function acceptance(call: Call, opened: Opened, { account, at, headers }: Counted): Promise<Answer> {
  const { asked, root, hasInterpreter, turns, report } = call;
  const output = outputOf(asked);
  const idempotencyKey = idempotencyKeyOf(asked);
  const body = await asked.json();
  if ('status' in body) {
    return refused(new CalculationError('invalid_input', body.message), { status: body.status, headers });
  }
  const input = answerable(body.value, at);
  const asOrdered = { root, account, output, input, idempotencyKey, hasInterpreter, at };
  const answer = await alone(call, asOrdered, () =>
    turns.take(account, () => reaching(report, () => accept(opened.database, asOrdered))),
  );
  opened.wake(output);
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

/** A body that has an answer: what only the calculation finds is told before a credit has moved. */
function answerable(body: unknown, at: Date): CareerDnaRequest {
  const input = readCareerDnaRequest(body);
  calculated(input, at);
  return input;
}

function outputOf(asked: Asked): Output {
  const { output = 'calculated' } = readQuery(asked, ['output']);
  const found = OUTPUTS.find((one) => one === output);
  if (found) return found;
  throw invalidInput([{ field: 'output', message: `Must be one of: ${OUTPUTS.join(', ')}.` }]);
}

const LONGEST_IDEMPOTENCY_KEY = 255;

function idempotencyKeyOf(asked: Asked): string | undefined {
  const key = asked.header('idempotency-key');
  if (key === null) return undefined;
  if (key.length >= 1 && key.length <= LONGEST_IDEMPOTENCY_KEY) return key;
  const message = `Must have 1 to ${LONGEST_IDEMPOTENCY_KEY} characters.`;
  throw invalidInput([{ field: 'Idempotency-Key', message }]);
}

/** When to look at an unfinished job again. */
const RETRY_SECONDS = '1';

async function poll(call: Call, id: string): Promise<Answer> {
  const { account, opened } = await authenticated(call);
  readQuery(call.asked, []);
  const look = () => reaching(call.report, () => jobOf(opened.database, account.id, id));
  const job = UUID.test(id) ? await call.turns.take(account.id, look) : undefined;
  if (!job) throw noSuchJob();
  return json(job, 200, isFinished(job) ? {} : { 'Retry-After': RETRY_SECONDS });
}

async function description({ asked, root }: Call): Promise<Answer> {
  readQuery(asked, []);
  return documentAnswer(await tagged(jsonDocument(keyedOpenApi(asked.origin + root))), asked, {});
}
