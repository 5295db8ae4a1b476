import type { CalculationError } from '../../errors.js';
import type { Answer } from '../http/answer.js';
import { type RateLimiter, rateHeaders } from '../http/rate-limit.js';
import { tooManyRequests } from '../http/refusals.js';

interface Counted {
  /** Those of every answer to a request that was counted. */
  readonly headers: Answer['headers'];
  readonly refusal?: CalculationError;
}

/** Counts a job against the rate of its account. */
export async function countJob(rateLimiter: RateLimiter | undefined, account: string, at: Date): Promise<Counted> {
  if (!rateLimiter) return { headers: {} };
  const decision = await rateLimiter.take(`jobs ${account}`, at.getTime());
  const headers = rateHeaders(decision);
  return decision.allowed ? { headers } : { headers, refusal: tooManyRequests(decision.resetSeconds) };
}
