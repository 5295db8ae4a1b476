import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../store/database.js';
import { watchOutages } from '../../store/outage.js';
import { openPostgres } from '../../store/postgres.js';
import type { Calculated, Calculation, Chunk } from '../chunk.js';
import { Threads } from '../threads.js';
import {
  type ClaimedChunk,
  claim,
  finish,
  forgetUnwanted,
  giveBack,
  RENEWAL_MILLISECONDS,
  renew,
} from './chunk-table.js';

export interface ChunkWorker {
  /** Gives back what it has, and resolves when all its threads are ended. */
  readonly stop: () => Promise<void>;
}

interface Workplace {
  readonly database: Database;
  /** Of the program: only chunks of the same one are taken, so that one output has one version. */
  readonly version: string;
  readonly report: (error: unknown) => void;
}

const POLL_MILLISECONDS = 250;
const OUTAGE_MILLISECONDS = 1_000;
const SWEEP_MILLISECONDS = 10_000;
/** How long threads without work are kept. */
const IDLE_MILLISECONDS = 10_000;

/** Calculates the chunks that go through a PostgreSQL database which has its tables. */
export async function chunkWorkerOf(databaseUrl: string, place: Omit<Workplace, 'database'>): Promise<ChunkWorker> {
  const database = await openPostgres(databaseUrl);
  const { stop } = startChunkWorker({ ...place, database });
  return { stop: () => stop().finally(() => database.close()) };
}

/** Calculates chunks of batches on all cores until it is stopped. */
export function startChunkWorker(place: Workplace): ChunkWorker {
  const end = new AbortController();
  const { signal } = end;
  const lanes = availableParallelism();
  const pool = new Pool(lanes);
  const outage = watchOutages(place.report);
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => {});
  const lane = async () => {
    while (!signal.aborted) {
      try {
        const claimed = await claim(place.database, place.version);
        outage.isOver();
        if (claimed) await workOn(claimed, place, pool, signal);
        else await Promise.all([pool.rest(), pause(POLL_MILLISECONDS)]);
      } catch (error) {
        if (signal.aborted) return;
        outage.failed(error);
        await pause(OUTAGE_MILLISECONDS);
      }
    }
  };
  const sweep = async () => {
    while (!signal.aborted) {
      await forgetUnwanted(place.database).catch(() => {});
      await pause(SWEEP_MILLISECONDS);
    }
  };
  const loops = [...Array.from({ length: lanes }, lane), sweep()];
  return {
    async stop() {
      end.abort();
      await pool.close();
      await Promise.all(loops);
    },
  };
}

async function workOn(claimed: ClaimedChunk, { database }: Workplace, pool: Pool, signal: AbortSignal): Promise<void> {
  const timer = setInterval(() => renew(database, claimed).catch(() => {}), RENEWAL_MILLISECONDS);
  try {
    const calculated = await pool.run(claimed.calculation, claimed.chunk);
    await finish(database, claimed, calculated);
  } catch (error) {
    if (!signal.aborted) throw error;
    await giveBack(database, claimed);
  } finally {
    clearInterval(timer);
  }
}

/** Threads while there is something to calculate, and others after some that have failed. */
class Pool {
  readonly #most: number;
  #threads: Threads | undefined;
  #running = 0;
  #lastUse = 0;

  constructor(most: number) {
    this.#most = most;
  }

  async run(calculation: Calculation, chunk: Chunk): Promise<Calculated> {
    this.#threads ??= new Threads(this.#most);
    const threads = this.#threads;
    this.#running += 1;
    try {
      return await threads.run(calculation, chunk);
    } catch (error) {
      if (threads === this.#threads) await this.close();
      throw error;
    } finally {
      this.#running -= 1;
      this.#lastUse = performance.now();
    }
  }

  /** Ends threads that had nothing to do for a while. */
  async rest(): Promise<void> {
    if (this.#running === 0 && performance.now() - this.#lastUse > IDLE_MILLISECONDS) await this.close();
  }

  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = undefined;
    await threads?.close();
  }
}
