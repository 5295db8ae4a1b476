import { type RateLimiter, SlidingWindowLimiter } from '../http/rate-limit.js';
import type { Observers } from '../node/observers.js';
import { openPostgres } from '../store/postgres.js';
import { SharedLimiter } from '../store/rate-limit.js';
import type { ServeSettings } from './serve-settings.js';

/** What counts requests, as the settings have it. */
export interface Limiter {
  /** Undefined for no limit. */
  readonly rateLimiter: RateLimiter | undefined;
  /** What `/readyz` tells of it. */
  readonly readiness: () => Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** A statement takes a millisecond. Clients wait for it. */
const CONNECT_MILLISECONDS = 2_000;
const ANSWER_MILLISECONDS = 2_000;

/** @throws Error where the package that the store needs is missing */
export async function openLimiter(settings: ServeSettings['limit'], observers: Observers): Promise<Limiter> {
  const { requestsPerMinute: limit } = settings;
  const nothing = { readiness: () => ({}), close: async () => {} };
  if (limit === 0) return { rateLimiter: undefined, ...nothing };
  if (settings.databaseUrl === undefined) return { rateLimiter: new SlidingWindowLimiter({ limit }), ...nothing };
  const database = await openPostgres(settings.databaseUrl, {
    connectMilliseconds: CONNECT_MILLISECONDS,
    answerMilliseconds: ANSWER_MILLISECONDS,
  });
  const rateLimiter = new SharedLimiter(database, {
    limit,
    ...(settings.fallback === 'memory' && { fallback: new SlidingWindowLimiter({ limit }) }),
    onAway: (error) =>
      observers.onError(new Error('The database of the rate limit does not answer.', { cause: error }), {}),
    onBack: () => observers.note('The database of the rate limit answers again.'),
  });
  await rateLimiter.begin();
  return {
    rateLimiter,
    readiness: () => ({ rate_limit_store: rateLimiter.isAway ? 'unavailable' : 'ok' }),
    close: () => rateLimiter.close(),
  };
}
