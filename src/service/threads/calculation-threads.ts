import { availableParallelism } from 'node:os';
import { CalculationError } from '../../base/errors.js';
import { because } from '../../base/reasons.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import type { IsGone, LongCall } from '../web/long.js';
import { Threads, type ThreadsOptions } from './threads.js';
import { heard } from './told.js';

/** Calls that wait, over all clients: some seconds of work, after which a client had better ask again. */
const MOST_WAITING = 16;

/** Calls of one client that are done or wait. */
const MOST_OF_ONE = 8;

/** The dearest call takes a part of a second. What takes as long as this never ends. */
const LONGEST_MILLISECONDS = 20_000;

/** One place of a window stands for so much of a processor. */
const PLACE_SECONDS = 0.04;

/** More than any call needs; one that needs more ends its thread and not the process. */
const HEAP_MEGABYTES = 512;

interface Work {
  readonly call: LongCall;
  readonly client: string;
  readonly isGone: IsGone;
  readonly resolve: (envelope: SuccessEnvelope) => void;
  readonly reject: (error: unknown) => void;
}

export interface CalculationThreadsOptions extends Pick<ThreadsOptions, 'file'> {
  /** How many threads there are at most. Default: two, and one where this process has two processors or fewer. */
  readonly most?: number;
}

/**
 * Threads for the calculations that take long, so that whoever asks for a year of fasts lets nobody wait for a Moon sign.
 */
export class CalculationThreads {
  readonly #most: number;
  readonly #threads: Threads;
  readonly #begun = new Set<Work>();
  #waiting: Work[] = [];
  #isClosed = false;

  constructor({ most = availableParallelism() > 2 ? 2 : 1, ...options }: CalculationThreadsOptions = {}) {
    this.#most = most;
    this.#threads = new Threads({ most, limits: { maxOldGenerationSizeMb: HEAP_MEGABYTES }, ...options });
  }

  /** Whether no thread has told anything since one was lost. */
  get hasFailed(): boolean {
    return this.#threads.hasFailed;
  }

  /** How many calls are done or wait. */
  get size(): number {
    return this.#all().length;
  }

  /**
   * Rejects as the calculation throws, with `rate_limited` where too many wait, and with an error for the operator where
   * the thread ends or cannot be started.
   */
  calculate(call: LongCall, client: string, isGone: IsGone = () => false): Promise<SuccessEnvelope> {
    if (this.#isClosed) return Promise.reject(ended());
    this.#forgetGone();
    // Who has closed its side is not heard to have gone before something is sent, and gives way to who stays.
    if (this.#isFullFor(client)) this.#forgetGone(true);
    if (this.#isFullFor(client)) return Promise.reject(this.#tooMany());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, client, isGone, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(ended());
    await this.#threads.close();
  }

  #all(): readonly Work[] {
    return [...this.#begun, ...this.#waiting];
  }

  #isFullFor(client: string): boolean {
    const ofThisClient = this.#all().filter((work) => work.client === client).length;
    return this.#waiting.length >= MOST_WAITING || ofThisClient >= MOST_OF_ONE;
  }

  #tooMany(): CalculationError {
    const places = this.#all().reduce((sum, { call }) => sum + call.places, 0);
    const seconds = Math.max(1, Math.ceil((places * PLACE_SECONDS) / this.#most));
    const message = `Too many long calculations are waiting. Ask again in ${seconds} seconds.`;
    return because(new CalculationError('rate_limited', message), 'rate_limited', { seconds });
  }

  /** Whoever asks and goes away at once would keep the places of those who wait. */
  #forgetGone(perhaps = false): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ isGone }) => !isGone(perhaps));
    for (const work of waiting) if (!this.#waiting.includes(work)) work.reject(this.#tooMany());
  }

  /** A call is given to a thread that is free and to no other, so that its time begins when it does. */
  #next(): void {
    this.#forgetGone();
    while (this.#begun.size < this.#most) {
      const work = this.#waiting.shift();
      if (!work) return;
      this.#begun.add(work);
      void this.#done(work.call)
        .finally(() => this.#begun.delete(work))
        .then(work.resolve, work.reject)
        .then(() => this.#next());
    }
  }

  async #done(call: LongCall): Promise<SuccessEnvelope> {
    const signal = AbortSignal.timeout(LONGEST_MILLISECONDS);
    const told = await this.#threads.run('calculation', call, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      throw new Error(`${call.slug} took longer than ${LONGEST_MILLISECONDS / 1000} seconds.`, { cause: error });
    });
    return heard(told);
  }
}

function ended(): Error {
  return new Error('The threads that calculate are ended.');
}
