import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../store/database.js';
import type { Calculated, Calculation, Chunk } from '../chunk.js';
import { BatchRefusal, databaseRefusal } from '../refusal.js';
import type { Calculators } from '../threads.js';
import { collect, forget, forgetUnwanted, give, isGivenUp, RENEWAL_MILLISECONDS, want } from './chunk-table.js';

export interface QueuedOptions {
  readonly version: string;
  /** Told once where no worker takes anything. */
  readonly onSilence: () => void;
}

/** Chunks that are with the workers at a time, and records in each: what goes by a database has a way to go. */
const MOST_CHUNKS = 64;
const CHUNK_RECORDS = 512;

const SHORTEST_WAIT = 5;
const LONGEST_WAIT = 200;
const SILENCE_MILLISECONDS = 10_000;

/** Chunks that the workers of a PostgreSQL database calculate, wherever they run. */
export class Queued implements Calculators {
  readonly mostChunks = MOST_CHUNKS;
  readonly chunkRecords = CHUNK_RECORDS;
  readonly #database: Database;
  readonly #options: QueuedOptions;
  readonly #batch = randomUUID();
  readonly #end = new AbortController();
  readonly #alive: Promise<void>;
  #given = 0;
  /** What was given before, collected: results come in their order, one at a time. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(database: Database, options: QueuedOptions) {
    this.#database = database;
    this.#options = options;
    this.#alive = this.#stayAlive();
  }

  run(calculation: Calculation, chunk: Chunk): Promise<Calculated> {
    const id = { batch: this.#batch, number: this.#given++ };
    const { version } = this.#options;
    const given = give(this.#database, { ...id, version, calculation, chunk });
    const result = Promise.all([given, this.#before])
      .then(() => this.#collected(id.number))
      .catch((error: unknown) => {
        throw error instanceof BatchRefusal || this.#end.signal.aborted ? error : databaseRefusal(error);
      });
    this.#before = result;
    return result;
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#alive;
    await this.#before.catch(() => {});
    // A database that is gone is swept by the next worker.
    await forget(this.#database, this.#batch).catch(() => {});
  }

  async #collected(number: number): Promise<Calculated> {
    const id = { batch: this.#batch, number };
    for (let wait = SHORTEST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      this.#end.signal.throwIfAborted();
      const calculated = await collect(this.#database, id);
      if (calculated) return calculated;
      if (wait === LONGEST_WAIT && (await isGivenUp(this.#database, id))) {
        throw new BatchRefusal('Some lines have ended every worker that has tried them.');
      }
      await sleep(wait);
    }
  }

  async #stayAlive(): Promise<void> {
    const { signal } = this.#end;
    let since = performance.now();
    while (!signal.aborted) {
      const taken = await want(this.#database, this.#batch).catch(() => 1);
      await forgetUnwanted(this.#database).catch(() => {});
      if (taken > 0 || this.#given === 0) since = performance.now();
      if (performance.now() - since > SILENCE_MILLISECONDS) {
        since = Number.POSITIVE_INFINITY;
        this.#options.onSilence();
      }
      await sleep(RENEWAL_MILLISECONDS, undefined, { signal }).catch(() => {});
    }
  }
}
