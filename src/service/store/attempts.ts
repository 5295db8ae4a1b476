/** Between two attempts at what failed. */
const RETRY_MILLISECONDS = 5_000;

/**
 * What is made when it is first asked for, and then once. A failure is the answer for some seconds, after which the next
 * question tries again; it is told when it is another one than the last.
 */
export class Attempts<T> {
  readonly #make: () => Promise<T>;
  readonly #report: (error: unknown) => void;
  #current: Promise<T> | undefined;
  #state: 'none' | 'made' | 'failed' = 'none';
  #retryAt = 0;
  #told: string | undefined;

  constructor(make: () => Promise<T>, report: (error: unknown) => void) {
    this.#make = make;
    this.#report = report;
  }

  get state(): 'none' | 'made' | 'failed' {
    return this.#state;
  }

  get(): Promise<T> {
    const isDue = this.#state === 'failed' && performance.now() >= this.#retryAt;
    if (this.#current === undefined || isDue) this.#current = this.#attempt();
    return this.#current;
  }

  /** Tries again at once after a failure. */
  retry(): Promise<T> {
    this.#retryAt = Math.min(this.#retryAt, performance.now());
    return this.get();
  }

  /** What is made or being made, undefined where nobody has asked for it or it failed. */
  async made(): Promise<T | undefined> {
    return this.#current?.catch(() => undefined);
  }

  async #attempt(): Promise<T> {
    this.#state = 'none';
    try {
      const made = await this.#make();
      this.#state = 'made';
      return made;
    } catch (error) {
      this.#state = 'failed';
      this.#retryAt = performance.now() + RETRY_MILLISECONDS;
      const message = String(error);
      if (message !== this.#told) this.#report(error);
      this.#told = message;
      throw error;
    }
  }
}
