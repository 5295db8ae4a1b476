import { tooManyRequests } from '../http/refusals.js';

/** Requests of one account that may be at the store at the same time: it has ten connections for all of them. */
const MOST_AT_ONCE = 3;

/** How long a request of an account waits for those before it. */
const PATIENCE_MILLISECONDS = 2_000;

/**
 * Lets few requests of an account be at the store at once, so that one whose rows are locked does not keep all others
 * out. Those beyond wait for their turn, and are refused after a while.
 */
export class AccountTurns {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #patience: number;

  constructor(patience = PATIENCE_MILLISECONDS) {
    this.#patience = patience;
  }

  /** @throws CalculationError `rate_limited` where the turn does not come in time */
  async take<T>(account: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(account) ?? 0;
    if (running < MOST_AT_ONCE) this.#running.set(account, running + 1);
    else await this.#turn(account);
    try {
      return await work();
    } finally {
      this.#leave(account);
    }
  }

  #turn(account: string): Promise<void> {
    const waiting = this.#waiting.get(account) ?? [];
    this.#waiting.set(account, waiting);
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(tooManyRequests(1));
      }, this.#patience);
      waiting.push(begin);
    });
  }

  /** The turn goes to who waits longest, so that the number of those running stays. */
  #leave(account: string): void {
    const next = this.#waiting.get(account)?.shift();
    if (next) {
      next();
      return;
    }
    this.#waiting.delete(account);
    const running = (this.#running.get(account) ?? 1) - 1;
    if (running === 0) this.#running.delete(account);
    else this.#running.set(account, running);
  }
}
