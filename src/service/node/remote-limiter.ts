import type { RateLimitDecision, RateLimiter } from '../http/rate-limit.js';

/** A decision, or why there is none. */
export type Told = RateLimitDecision | string;

/** One request that another process counts: its key, how many times the limit its window holds, and the places it takes. */
export type Counting = readonly [key: string, times: number, places: number];

interface Waiting {
  readonly counting: Counting;
  readonly resolve: (decision: RateLimitDecision) => void;
  readonly reject: (error: Error) => void;
}

/** A limiter that has the requests of one turn of the event loop counted together, by another process. */
export class RemoteLimiter implements RateLimiter {
  readonly #count: (asked: readonly Counting[]) => Promise<readonly Told[]>;
  #waiting: Waiting[] = [];

  constructor(count: (asked: readonly Counting[]) => Promise<readonly Told[]>) {
    this.#count = count;
  }

  take(key: string, _nowMilliseconds?: number, times = 1, places = 1): Promise<RateLimitDecision> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ counting: [key, times, places], resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#ask());
    });
  }

  async #ask(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      const told = await this.#count(asked.map(({ counting }) => counting));
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
export function countFor(limiter: RateLimiter): (asked: readonly Counting[]) => Promise<readonly Told[]> {
  const count = async ([key, times, places]: Counting): Promise<Told> => {
    try {
      return await limiter.take(key, Date.now(), times, places);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  return (asked) => Promise.all(asked.map(count));
}
