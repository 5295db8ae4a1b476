import { CalculationError, type FieldError, invalidInput } from '../../base/errors.js';
import { rootOf } from '../../catalog/paths.js';
import { MOST_INPUTS } from '../../jobs/calculations.js';
import { isForCaller, noResults, noSuchJob } from '../../jobs/refusals.js';
import { isFinished } from '../../jobs/states.js';
import { ANY_ORIGIN, jsonDocument, Template } from '../http/documents.js';
import { type Answer, type Door, documentAnswer, json } from '../http/door.js';
import { readQuery } from '../http/query.js';
import { wrongMethod } from '../http/refusals.js';
import { ready, refused } from './answers.js';
import { answersOf } from './calculations-table.js';
import { authenticated, type Call, type DoorOptions, RETRY_SECONDS, reaching } from './call.js';
import { countOf } from './count.js';
import { account, jobs, keys } from './holder.js';
import { isJobId, jobOf } from './job-table.js';
import { keyedOpenApi } from './openapi.js';
import { CALCULATIONS, CAREER_DNA, order } from './order.js';
import {
  ACCOUNT_PATH,
  CALCULATIONS_PATH,
  CAREER_DNA_PATH,
  JOBS_PATH,
  KEYS_PATH,
  OPENAPI_PATH,
  RESULTS,
  ROOT,
} from './paths.js';

const JOB = new RegExp(`^${JOBS_PATH}/([^/]+)(${RESULTS})?$`);

/** What is told of the account of a key. */
const HOLDER: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  [ACCOUNT_PATH]: account,
  [JOBS_PATH]: jobs,
  [KEYS_PATH]: keys,
};

/** The keyed interface. */
export function keyedDoor(options: DoorOptions): Door<Answer> {
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

function answerTo(call: Call): Answer | Promise<Answer> {
  const { pathname } = call.asked;
  const [, job, rest] = JOB.exec(pathname) ?? [];
  if (pathname === CAREER_DNA_PATH) return only(['POST'], call, () => order(call, CAREER_DNA));
  if (pathname === CALCULATIONS_PATH) return only(['POST'], call, () => order(call, CALCULATIONS));
  if (pathname === OPENAPI_PATH) return only(['GET', 'HEAD'], call, () => description(call));
  const told = HOLDER[pathname];
  if (told) return only(['GET', 'HEAD'], call, () => told(call));
  if (job !== undefined) return only(['GET', 'HEAD'], call, () => (rest ? results(call, job) : poll(call, job)));
  throw new CalculationError('not_found', 'There is nothing at this address.');
}

function only(methods: readonly string[], { asked }: Call, answer: () => Promise<Answer>): Answer | Promise<Answer> {
  if (methods.includes(asked.method)) return answer();
  const Allow = [...methods, 'OPTIONS'].join(', ');
  if (asked.method === 'OPTIONS') return { status: 204, headers: { Allow }, body: null };
  return refused(wrongMethod(Allow), { status: 405, headers: { Allow } });
}

async function poll(call: Call, id: string): Promise<Answer> {
  const { account, opened } = await authenticated(call);
  readQuery(call.asked, []);
  const asked = { account: account.id, id, root: call.root };
  const look = () => reaching(call.report, () => jobOf(opened.database, asked));
  const job = isJobId(id) ? await call.turns.take(account.id, look) : undefined;
  if (!job) throw noSuchJob();
  return json(job, 200, isFinished(job) ? {} : { 'Retry-After': RETRY_SECONDS });
}

async function description({ asked, urlAt }: Call): Promise<Answer> {
  readQuery(asked, []);
  const url = urlAt(asked.origin);
  const root = rootOf(url);
  if (template?.root !== root)
    template = { root, written: new Template(jsonDocument(keyedOpenApi(ANY_ORIGIN + root))) };
  return documentAnswer(await template.written.at(new URL(url).origin), asked, {});
}

/** Of the path that a server is mounted at: clients choose the host that they send. */
let template: { readonly root: string; readonly written: Template } | undefined;

/** The answers of a job of many inputs, a line each, in the order of the inputs. */
async function results(call: Call, job: string): Promise<Answer> {
  const { asked, report, turns, root, rateLimiter, now } = call;
  const { account, opened } = await authenticated(call);
  const counted = { rateLimiter, account: account.id, at: now() };
  const { headers, refusal } = await reaching(report, () => countOf('results', counted));
  if (refusal) return refused(refusal, { headers });
  const { from, limit } = span(readQuery(asked, ['from', 'limit']));
  const look = () => reaching(report, () => answersOf(opened.database, { account: account.id, job, from, limit }));
  const found = isJobId(job) ? await turns.take(account.id, look) : undefined;
  if (!found) throw noResults();
  const next = from + found.answers.length;
  const rest = `${root}${JOBS_PATH}/${job}${RESULTS}?from=${next}&limit=${limit}`;
  return ready(found.answers.map((answer) => `${answer}\n`).join(''), 200, {
    ...headers,
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    ...(next < found.count && { Link: `<${rest}>; rel="next"` }),
  });
}

const LIMITS = { from: [0, MOST_INPUTS], limit: [1, MOST_INPUTS] } as const;

/** The places of the inputs that are asked about: all of them, where nothing is said. */
function span(query: { readonly from?: string; readonly limit?: string }) {
  const errors: FieldError[] = [];
  const whole = (field: keyof typeof LIMITS, usual: number) => {
    const text = query[field];
    if (text === undefined) return usual;
    const [least, most] = LIMITS[field];
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most) errors.push({ field, message: `Must be a whole number, ${least} to ${most}.` });
    return value;
  };
  const asked = { from: whole('from', 0), limit: whole('limit', MOST_INPUTS) };
  if (errors.length > 0) throw invalidInput(errors);
  return asked;
}
