import type { CalculationError } from '../../errors.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { tooManyRequests, unavailable } from '../http/refusals.js';

interface Counting {
  readonly rateLimiter: RateLimiter | undefined;
  readonly client: string;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Counts the calls of a client as the calculators over HTTP count theirs: neither is a way round the other. */
export function countedCalls({ rateLimiter, client, now, report }: Counting) {
  return async (slug: string): Promise<CalculationError | undefined> => {
    if (!rateLimiter) return undefined;
    try {
      const { allowed, resetSeconds } = await rateLimiter.take(`${client} ${slug}`, now().getTime());
      return allowed ? undefined : tooManyRequests(resetSeconds);
    } catch (error) {
      report(error);
      return unavailable();
    }
  };
}
