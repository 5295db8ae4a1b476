import { createHash } from 'node:crypto';
import type { CalculationError } from '../../base/errors.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { tooManyRequests } from '../http/refusals.js';

/** Keys that were right, and addresses that are refused: more are forgotten, the oldest first. */
const MOST_REMEMBERED = 1_000;

/**
 * Keeps who tries keys from the store: an address may send as many wrong ones a minute as it may ask for calculations,
 * and is refused after that without a look at the store. A key that was right when it was last looked up goes on, since
 * a customer may share an address with whoever tries.
 */
export class KeyGuard {
  readonly #limiter: RateLimiter | undefined;
  /** Digests: a key itself is kept nowhere. */
  readonly #right = new Set<string>();
  /** Until when an address is refused, milliseconds since 1970. */
  readonly #refused = new Map<string, number>();

  readonly #what: string;

  /** @param what is tried, counted apart from all else of an address */
  constructor(limiter: RateLimiter | undefined, what = 'keys') {
    this.#limiter = limiter;
    this.#what = what;
  }

  /** Why a key is not to be looked up; undefined where it is. */
  refusal(client: string, key: string, at: Date): CalculationError | undefined {
    const until = this.#refused.get(client) ?? 0;
    const left = until - at.getTime();
    if (left <= 0 || this.#right.has(digestOf(key))) return undefined;
    return tooManyRequests(Math.ceil(left / 1000));
  }

  /** Told what came of a look at the store. */
  async looked(client: string, key: string, { isRight, at }: { readonly isRight: boolean; readonly at: Date }) {
    const digest = digestOf(key);
    this.#right.delete(digest);
    if (isRight) {
      this.#right.add(digest);
      forgetOldest(this.#right);
      return;
    }
    const decision = await this.#limiter?.take(`${client} ${this.#what}`, at.getTime());
    if (decision === undefined || decision.remaining > 0) return;
    this.#refused.delete(client);
    this.#refused.set(client, at.getTime() + decision.resetSeconds * 1000);
    forgetOldest(this.#refused);
  }
}

function forgetOldest(remembered: Set<string> | Map<string, number>): void {
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
