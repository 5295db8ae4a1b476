import type { ResourceLimits } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { THREAD_FILE } from './thread-file.js';

/** What can be done in a thread, by name. */
type Work = typeof import('./thread.js');

export interface ThreadsOptions {
  /** How many there are at most. */
  readonly most: number;
  /** What one may have at a time: with two, the next is there when the last is done. Default 1. */
  readonly ahead?: number;
  readonly limits: ResourceLimits;
  /** What they run. */
  readonly file?: URL;
}

interface Sending {
  /** Ends the thread that does it, or takes it back. */
  readonly signal?: AbortSignal;
  readonly transferList?: ArrayBuffer[];
}

/** Threads of this process. Each is started when there is work for it; what one has when it ends is lost, and told. */
export class Threads {
  readonly #options: ThreadsOptions;
  #pool: Promise<Piscina> | undefined;
  /** Why a thread could not be started. */
  #broken: unknown;
  #hasTold = false;
  #hasFailed = false;
  #isClosed = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  /** Whether nothing has come back since one was lost. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** @throws Error where a thread cannot be started, ends with it, or does not know what to do */
  async run<Name extends keyof Work>(
    name: Name,
    task: Parameters<Work[Name]>[0],
    sending: Sending = {},
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    if (this.#isClosed) throw new Error('The threads are ended.');
    const { file = THREAD_FILE } = this.#options;
    try {
      this.#pool ??= this.#open();
      const told = await (await this.#pool).run(task, { name, filename: file.href, ...sending });
      this.#hasTold = true;
      this.#hasFailed = false;
      this.#broken = undefined;
      return told;
    } catch (error) {
      const cause = this.#broken ?? error;
      this.#hasFailed = !this.#hasTold;
      this.#hasTold = false;
      throw new Error(`A thread has failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }

  /** Ends all, whatever they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#pool)?.destroy();
  }

  async #open(): Promise<Piscina> {
    const { most, ahead = 1, limits } = this.#options;
    const { Piscina } = (await import('piscina')).default;
    const pool = new Piscina({
      minThreads: 0,
      maxThreads: most,
      idleTimeout: Number.POSITIVE_INFINITY,
      concurrentTasksPerWorker: ahead,
      resourceLimits: limits,
      recordTiming: false,
    });
    // A thread that cannot be started would let whoever waits for it wait for ever.
    pool.on('error', (error) => {
      this.#broken = error;
      this.#pool = undefined;
      void pool.destroy();
    });
    return pool;
  }
}
