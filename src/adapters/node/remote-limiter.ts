import type { RateLimitDecision, RateLimiter } from '../http/rate-limit.js';

/** A decision, or why there is none. */
export type Told = RateLimitDecision | string;

interface Waiting {
  readonly key: string;
  readonly resolve: (decision: RateLimitDecision) => void;
  readonly reject: (error: Error) => void;
}

/** A limiter that has the requests of one turn of the event loop counted together, by another process. */
export class RemoteLimiter implements RateLimiter {
  readonly #count: (keys: readonly string[]) => Promise<readonly Told[]>;
  #waiting: Waiting[] = [];

  constructor(count: (keys: readonly string[]) => Promise<readonly Told[]>) {
    this.#count = count;
  }

  take(key: string): Promise<RateLimitDecision> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#ask());
    });
  }

  async #ask(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      const told = await this.#count(asked.map(({ key }) => key));
      for (const [index, { resolve, reject }] of asked.entries()) {
        const decision = told[index];
        if (typeof decision === 'object') resolve(decision);
        else reject(new Error(decision ?? 'The rate limit gave no answer.'));
      }
    } catch (error) {
      for (const { reject } of asked) reject(error as Error);
    }
  }
}

/**
 * Counts for other processes, at its own clock: theirs agree with it, but what they ask arrives out of order, and to a
 * sliding log an instant before the last is a clock that was set back.
 */
export function countFor(limiter: RateLimiter): (keys: readonly string[]) => Promise<readonly Told[]> {
  const count = async (key: string): Promise<Told> => {
    try {
      return await limiter.take(key, Date.now());
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  return (keys) => Promise.all(keys.map(count));
}
