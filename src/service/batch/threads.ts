import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Calculated, Calculation, Chunk } from './chunk.js';
import { WORKER_FILE } from './worker-file.js';

interface Pending {
  readonly resolve: (calculated: Calculated) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it has been given and not yet answered, in this order. */
  readonly pending: Pending[];
}

/** Of each thread one chunk is calculated, one waits for it, and one for its turn to be written. */
const CHUNKS_PER_THREAD = 3;

/** As much as a chunk needs; more would only be kept for nothing. */
const YOUNG_MEGABYTES = 4;

/** Threads that calculate chunks. Each is started when there is work for it. */
export class Threads {
  /** Chunks that keep all of them busy. */
  readonly mostChunks: number;
  readonly #most: number;
  readonly #threads: Thread[] = [];
  #failure: Error | undefined;

  /** @param most threads; by default as many as the machine has cores for this process */
  constructor(most = availableParallelism()) {
    this.#most = most;
    this.mostChunks = most * CHUNKS_PER_THREAD;
  }

  /** Calculates a chunk, whose bytes are gone afterwards. Rejects when that cannot be done, or all are ended. */
  run(calculation: Calculation, chunk: Chunk): Promise<Calculated> {
    if (this.#failure) return Promise.reject(this.#failure);
    const { worker, pending } = this.#freest();
    return new Promise((resolve, reject) => {
      pending.push({ resolve, reject });
      worker.postMessage([calculation, chunk], [chunk.bytes.buffer]);
    });
  }

  async close(): Promise<void> {
    this.#fail(new Error('The threads are ended.'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #freest(): Thread {
    const [freest] = this.#threads.toSorted((first, second) => first.pending.length - second.pending.length);
    const isFull = this.#threads.length === this.#most;
    return freest && (isFull || freest.pending.length === 0) ? freest : this.#start();
  }

  #start(): Thread {
    const worker = new Worker(WORKER_FILE, {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const thread: Thread = { worker, pending: [] };
    worker.on('message', (calculated: Calculated) => thread.pending.shift()?.resolve(calculated));
    const failed = (reason: string) => this.#fail(new Error(`A thread has failed: ${reason}`));
    worker.on('error', (error) => failed(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => failed(`it ended with the code ${code}.`));
    this.#threads.push(thread);
    return thread;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { pending } of this.#threads) for (const { reject } of pending.splice(0)) reject(this.#failure);
  }
}
