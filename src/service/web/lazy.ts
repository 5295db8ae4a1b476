/**
 * What is loaded when it is first needed, and then once. After a failure the next who needs it tries again. Node keeps a
 * module whose files could not be read as failed for ever: a server loads all of them before it listens, when it has
 * files to open.
 */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #loaded: Promise<T> | undefined;
  #hasFailed = false;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Whether it could not be loaded when that was last tried. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  get(): Promise<T> {
    this.#loaded ??= this.#attempt();
    return this.#loaded;
  }

  async #attempt(): Promise<T> {
    try {
      const loaded = await this.#load();
      this.#hasFailed = false;
      return loaded;
    } catch (error) {
      this.#loaded = undefined;
      this.#hasFailed = true;
      throw error;
    }
  }
}
