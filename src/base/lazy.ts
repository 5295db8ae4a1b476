/**
 * What is loaded when it is first needed, and then once. After a failure the next who needs it tries again, not sooner
 * than after a pause where there is one. Node keeps a module whose files could not be read as failed for ever: a server
 * loads all of them before it listens, when it has files to open.
 */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  readonly #pause: number;
  #loaded: Promise<T> | undefined;
  #failure: { readonly error: unknown; readonly at: number } | undefined;

  /** @param pause milliseconds in which a failure is the answer to all who ask */
  constructor(load: () => Promise<T>, pause = 0) {
    this.#load = load;
    this.#pause = pause;
  }

  /** Whether it could not be loaded when that was last tried. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  async get(): Promise<T> {
    if (!this.#loaded && this.#failure && performance.now() < this.#failure.at + this.#pause) throw this.#failure.error;
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
      this.#failure = { error, at: performance.now() };
      throw error;
    }
  }
}
