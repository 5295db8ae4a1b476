/**
 * What is loaded when it is first needed, and then once. After a failure it is tried again for the next who needs it, or
 * for one of several where that is told. Node keeps a module whose files could not be read as failed for ever: of what all
 * clients need a server loads everything before it listens, and tells in /readyz what is missing, until it is started again.
 */
export class Lazy<T> {
  #load: () => Promise<T>;
  readonly #spared: number;
  #loaded: Promise<T> | undefined;
  #failure: { readonly error: unknown; left: number } | undefined;

  /** @param spared how many are answered with a failure before it is tried again */
  constructor(load: () => Promise<T>, spared = 0) {
    this.#load = load;
    this.#spared = spared;
  }

  /** Whether it could not be loaded when that was last tried. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Comes another way from now on: a program that can load nothing of its own later is given what it needs before it is asked. */
  comeFrom(load: () => Promise<T>): void {
    this.#load = load;
    this.#loaded = undefined;
    this.#failure = undefined;
  }

  async get(): Promise<T> {
    if (!this.#loaded && this.#failure && this.#failure.left-- > 0) throw this.#failure.error;
    this.#loaded ??= this.#attempt();
    return this.#loaded;
  }

  async #attempt(): Promise<T> {
    try {
      const loaded = await this.#load();
      this.#failure = undefined;
      return loaded;
    } catch (error) {
      this.#loaded = undefined;
      this.#failure = { error, left: this.#spared };
      throw error;
    }
  }
}
