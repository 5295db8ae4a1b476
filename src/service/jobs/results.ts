import { type FieldError, invalidInput } from '../../base/errors.js';
import { MOST_INPUTS } from '../../jobs/calculations.js';
import { noResults } from '../../jobs/refusals.js';
import type { Answer } from '../http/answer.js';
import { readQuery } from '../http/query.js';
import { ready, refused } from './answers.js';
import { answersOf } from './calculations-table.js';
import { authenticated, type Call } from './call.js';
import { countOf } from './count.js';
import { isJobId } from './job-table.js';
import { reaching } from './opened.js';
import { JOBS_PATH, RESULTS } from './paths.js';

/** The answers of a job of many inputs, a line each, in the order of the inputs. */
export async function results(call: Call, job: string): Promise<Answer> {
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
