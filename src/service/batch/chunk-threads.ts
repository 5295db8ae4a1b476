import { availableParallelism } from 'node:os';
import type { Calculated, Calculation, Chunk } from '../threads/chunk.js';
import { Threads } from '../threads/threads.js';

/** Of each thread one chunk is calculated, one waits for it, and one for its turn to be written. */
const CHUNKS_PER_THREAD = 3;

/** As much as a chunk needs; more would only be kept for nothing. */
const YOUNG_MEGABYTES = 4;

/** Threads that calculate chunks. */
export class ChunkThreads {
  /** Chunks that keep all of them busy. */
  readonly mostChunks: number;
  readonly #threads: Threads;

  /** @param most threads; by default as many as the machine has cores for this process */
  constructor(most = availableParallelism()) {
    this.mostChunks = most * CHUNKS_PER_THREAD;
    this.#threads = new Threads({ most, ahead: 2, limits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
  }

  /** Calculates a chunk, whose bytes are gone afterwards. Rejects when that cannot be done, or all are ended. */
  run(calculation: Calculation, chunk: Chunk): Promise<Calculated> {
    return this.#threads.run('chunk', [calculation, chunk], { transferList: [chunk.bytes.buffer] });
  }

  /** Ends whatever they do. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
