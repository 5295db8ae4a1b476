import type { CalculationError } from '../../base/errors.js';
import type { Answer } from '../http/door.js';
import { type RateLimiter, rateHeaders } from '../http/rate-limit.js';
import { tooManyRequests } from '../http/refusals.js';

interface Counted {
  /** Those of every answer to a request that was counted. */
  readonly headers: Answer['headers'];
  readonly refusal?: CalculationError;
}

/** What is counted of an account, each in a window of its own. */
export type Counting = 'jobs' | 'results';

/** Counts a job, or a reading of many answers, against the rate of its account. */
export async function countOf(
  what: Counting,
  {
    rateLimiter,
    account,
    at,
  }: { readonly rateLimiter: RateLimiter | undefined; readonly account: string; readonly at: Date },
): Promise<Counted> {
  if (!rateLimiter) return { headers: {} };
  const decision = await rateLimiter.take(`${what} ${account}`, at.getTime());
  const headers = rateHeaders(decision);
  return decision.allowed ? { headers } : { headers, refusal: tooManyRequests(decision.resetSeconds) };
}
