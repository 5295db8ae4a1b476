/** What is refused where too many wait already. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
  constructor() {
    super('Too many wait for this.');
  }
}

/** Does few things at once, each in its turn, and lets few wait. */
export class AtMost {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  /** @throws Crowded where too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // The turn goes to who waits longest, so that the number of those running stays.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#most) throw new Crowded();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
