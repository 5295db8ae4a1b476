import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CalculationError } from '../../base/errors.js';
import { because } from '../../base/reasons.js';
import type { SuccessEnvelope } from '../../calculation/success.js';
import type { LongCall } from '../web/long.js';
import { heard, type Told } from './calculation-protocol.js';
import { CALCULATION_THREAD_FILE } from './calculation-thread-file.js';

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
  readonly isGone: () => boolean;
  readonly resolve: (envelope: SuccessEnvelope) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  work: Work | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface CalculationThreadsOptions {
  /** How many threads there are at most. Default: two, and one where this process has two processors or fewer. */
  readonly most?: number;
  /** What they run. */
  readonly file?: URL;
}

/**
 * Threads for the calculations that take long, so that whoever asks for a year of fasts lets nobody wait for a Moon sign.
 * Each is started when there is work for it, and again when it has ended; a call whose thread ends is lost, and told.
 */
export class CalculationThreads {
  readonly #most: number;
  readonly #file: URL;
  readonly #threads = new Set<Thread>();
  #waiting: Work[] = [];
  #hasFailed = false;
  #isClosed = false;

  constructor({
    most = availableParallelism() > 2 ? 2 : 1,
    file = CALCULATION_THREAD_FILE,
  }: CalculationThreadsOptions = {}) {
    this.#most = most;
    this.#file = file;
  }

  /** Whether the last thread that was started has ended before it told anything. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** How many calls are done or wait. */
  get size(): number {
    return this.#all().length;
  }

  /**
   * Rejects as the calculation throws, with `rate_limited` where too many wait, and with an error for the operator where
   * the thread ends or cannot be started.
   */
  calculate(call: LongCall, client: string, isGone: () => boolean = () => false): Promise<SuccessEnvelope> {
    if (this.#isClosed) return Promise.reject(new Error('The threads that calculate are ended.'));
    this.#forgetGone();
    const ofThisClient = this.#all().filter((work) => work.client === client).length;
    if (this.#waiting.length >= MOST_WAITING || ofThisClient >= MOST_OF_ONE) return Promise.reject(this.#tooMany());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, client, isGone, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The threads that calculate are ended.'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #all(): readonly Work[] {
    return [...this.#threads].flatMap(({ work }) => work ?? []).concat(this.#waiting);
  }

  #tooMany(): CalculationError {
    const places = this.#all().reduce((sum, { call }) => sum + call.places, 0);
    const seconds = Math.max(1, Math.ceil((places * PLACE_SECONDS) / this.#most));
    const message = `Too many long calculations are waiting. Ask again in ${seconds} seconds.`;
    return because(new CalculationError('rate_limited', message), 'rate_limited', { seconds });
  }

  /** Whoever asks and goes away at once would keep the places of those who wait. */
  #forgetGone(): void {
    for (const { reject } of this.#waiting.filter(({ isGone }) => isGone())) reject(this.#tooMany());
    this.#waiting = this.#waiting.filter(({ isGone }) => !isGone());
  }

  #next(): void {
    this.#forgetGone();
    while (this.#waiting.length > 0) {
      const idle = [...this.#threads].find(({ work }) => !work);
      if (!idle && this.#threads.size >= this.#most) return;
      const work = this.#waiting.shift() as Work;
      try {
        this.#give(idle ?? this.#start(), work);
      } catch (error) {
        this.#hasFailed = true;
        work.reject(error);
      }
    }
  }

  #give(thread: Thread, work: Work): void {
    // What is nested too deeply cannot be sent; then the thread is as free as it was.
    thread.worker.postMessage(work.call);
    thread.work = work;
    // It keeps the process alive only while somebody waits for it.
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      this.#ended(thread, new Error(`${work.call.slug} took longer than ${LONGEST_MILLISECONDS / 1000} seconds.`));
      void thread.worker.terminate();
    }, LONGEST_MILLISECONDS).unref();
  }

  #start(): Thread {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } });
    const thread: Thread = { worker, work: undefined, timer: undefined };
    this.#threads.add(thread);
    let hasTold = false;
    worker.on('message', (told: Told) => {
      hasTold = true;
      this.#hasFailed = false;
      this.#settle(thread, told);
    });
    const ended = (error: Error) => {
      if (!hasTold) this.#hasFailed = true;
      this.#ended(thread, error);
    };
    worker.on('error', (error) => ended(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => ended(new Error(`A thread that calculates has ended with the code ${code}.`)));
    return thread;
  }

  #settle(thread: Thread, told: Told): void {
    const work = this.#done(thread);
    thread.worker.unref();
    try {
      const envelope = heard(told);
      work?.resolve(envelope);
    } catch (error) {
      work?.reject(error);
    }
    this.#next();
  }

  /** Its place is for another. */
  #ended(thread: Thread, error: Error): void {
    this.#threads.delete(thread);
    this.#done(thread)?.reject(error);
    if (!this.#isClosed) this.#next();
  }

  #done(thread: Thread): Work | undefined {
    const { work } = thread;
    clearTimeout(thread.timer);
    thread.work = undefined;
    return work;
  }
}
