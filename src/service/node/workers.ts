import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCalculationError } from '../../base/errors.js';
import { failure } from '../http/answer.js';
import type { Door } from '../http/door.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { Channel, type Port } from './channel.js';
import type { Distribution, Taker } from './distribution.js';
import type { Report } from './listener.js';
import { countedIn, type Snapshot, sum } from './metrics.js';
import { type PrimaryProtocol, WORKER_VARIABLE, type WorkerProtocol } from './protocol.js';
import { answerFor } from './remote-door.js';
import { countFor } from './remote-limiter.js';

export interface WorkersOptions {
  /** How many processes answer. */
  readonly workers: number;
  /** The program that a worker runs, and what it is called with. It is to call `serveAsWorker`. */
  readonly program: string;
  readonly args: readonly string[];
  /** Counts for all workers. */
  readonly rateLimiter?: RateLimiter | undefined;
  /** Answered here, for all workers. */
  readonly doors?: readonly Door[];
  /** What `/readyz` tells, asked every second. */
  readonly readiness?: () => Readonly<Record<string, string>>;
  readonly report: Report;
  /** Told of workers that end without being asked to. */
  readonly onLost: (reason: string) => void;
}

/** How long a worker that ended is waited for before the next one is started, doubled each time. */
const SHORTEST_PAUSE_MILLISECONDS = 100;
const LONGEST_PAUSE_MILLISECONDS = 10_000;

/** A worker that lived as long was well. */
const WELL_MILLISECONDS = 10_000;

/** A worker that is asked to stop by a signal that all processes got waits for the word of the primary one. */
const WORD_MILLISECONDS = 250;

/** Workers end within five seconds. One that does not is ended. */
const END_MILLISECONDS = 8_000;

/** What a worker that hangs is given to show that it does not. */
const HOLD_MILLISECONDS = 1_000;
const READINESS_MILLISECONDS = 1_000;
const SNAPSHOT_MILLISECONDS = 2_000;

/** A pause for which no process is kept alive. */
export const soon = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

/** A worker process as the primary one sees it. */
interface Running {
  readonly worker: Worker;
  readonly channel: Channel<WorkerProtocol>;
  readonly taker: Taker;
  readonly startedAt: number;
  /** The latest of its metrics. */
  snapshot: Snapshot;
  isAskedToEnd: boolean;
}

/** The worker processes, of which there are always as many as wanted. */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #distribution: Distribution;
  readonly #running = new Set<Running>();
  readonly #answers: Omit<PrimaryProtocol, 'ready' | 'leaving' | 'answer'>;
  #counted: Snapshot = [];
  #pause = SHORTEST_PAUSE_MILLISECONDS;
  #isBegun = false;
  #isEnding = false;

  constructor(options: WorkersOptions, distribution: Distribution) {
    const { rateLimiter, doors = [], readiness = () => ({}), program, args } = options;
    this.#options = options;
    this.#distribution = distribution;
    const paths = doors.map(({ path }) => path);
    this.#answers = {
      begin: () => ({ isLimited: rateLimiter !== undefined, doors: paths, readiness: readiness() }),
      count: rateLimiter ? countFor(rateLimiter) : async () => [],
    };
    cluster.setupPrimary({ exec: program, args: [...args] });
    let told = JSON.stringify(readiness());
    setInterval(() => {
      const facts = readiness();
      if (told === JSON.stringify(facts)) return;
      told = JSON.stringify(facts);
      this.#each(({ channel }) => channel.ask('readiness', facts));
    }, READINESS_MILLISECONDS).unref();
  }

  /** @throws Error where one ends before it is ready */
  async begin(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: this.#options.workers }, () => this.#start()));
      this.#isBegun = true;
    } catch (error) {
      this.#isEnding = true;
      for (const { worker } of this.#running) worker.process.kill('SIGKILL');
      throw error;
    }
  }

  /** Lets no worker begin a further answer. */
  async hold(): Promise<void> {
    this.#isEnding = true;
    const held = Promise.all(this.#each((running) => running.channel.ask('hold', null)));
    await Promise.race([held, soon(HOLD_MILLISECONDS)]);
  }

  /** Lets all give the answers that they owe, and resolves when they have ended. */
  async finish(): Promise<void> {
    await Promise.all([...this.#running].map((running) => this.#end(running)));
  }

  async snapshots(): Promise<readonly Snapshot[]> {
    const late = soon(SNAPSHOT_MILLISECONDS);
    const asked = this.#each(async (running) => {
      running.snapshot = (await Promise.race([running.channel.ask('snapshot', null), late])) ?? running.snapshot;
    });
    await Promise.all(asked);
    this.#counted = await sum([this.#counted]);
    return [this.#counted, ...[...this.#running].map(({ snapshot }) => snapshot)];
  }

  /** Something done with every worker. One that is gone does not matter. */
  #each(act: (running: Running) => Promise<unknown>): Promise<unknown>[] {
    return [...this.#running].map((running) => act(running).catch(() => {}));
  }

  /** Resolves when the worker is ready. */
  #start(): Promise<void> {
    const worker = cluster.fork({ [WORKER_VARIABLE]: '1' });
    return new Promise((resolve, reject) => {
      const channel: Running['channel'] = new Channel<WorkerProtocol>(worker as Port, {
        ...this.#answers,
        answer: (request) => this.#answer(request, running),
        ready: () => {
          this.#distribution.add(running.taker);
          resolve();
        },
        leaving: () => void this.#leave(running),
      } satisfies PrimaryProtocol);
      const taker: Taker = {
        isGone: () => !worker.isConnected(),
        take: (socket) => channel.ask('connection', null, socket),
      };
      const running: Running = { worker, channel, taker, startedAt: Date.now(), snapshot: [], isAskedToEnd: false };
      this.#running.add(running);
      worker.on('error', () => {});
      worker.once('exit', (code, signal) => {
        reject(new Error(`A worker process has ended before it was ready (${signal ?? `exit code ${code}`}).`));
        void this.#hasEnded(running, signal ?? `exit code ${code}`);
      });
    });
  }

  async #answer(request: Parameters<PrimaryProtocol['answer']>[0], { channel }: Running) {
    const { doors = [], report } = this.#options;
    try {
      return await answerFor(doors, request, (body) => channel.ask('body', body));
    } catch (error) {
      if (isCalculationError(error)) return failure('', error, new Date());
      report(error, { requestId: request.requestId });
      throw error;
    }
  }

  async #hasEnded(running: Running, reason: string): Promise<void> {
    const { channel, taker, snapshot, startedAt, isAskedToEnd } = running;
    this.#running.delete(running);
    this.#distribution.remove(taker);
    channel.close(new Error('The worker process has ended.'));
    this.#counted = [...this.#counted, ...countedIn(snapshot)];
    if (this.#isEnding || !this.#isBegun) return;
    if (!isAskedToEnd) this.#options.onLost(reason);
    if (Date.now() - startedAt > WELL_MILLISECONDS) this.#pause = SHORTEST_PAUSE_MILLISECONDS;
    await soon(this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MILLISECONDS);
    // One that ends before it is ready is told like any other.
    if (!this.#isEnding) await this.#start().catch(() => {});
  }

  /** A worker was asked to stop: all of them were, or this one is to be replaced. */
  async #leave(running: Running): Promise<void> {
    await soon(WORD_MILLISECONDS);
    if (!this.#isEnding) await this.#end(running);
  }

  async #end(running: Running): Promise<void> {
    const { worker, channel, taker } = running;
    running.isAskedToEnd = true;
    this.#distribution.remove(taker);
    const ended = worker.isDead() ? undefined : once(worker, 'exit');
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), END_MILLISECONDS);
    await channel.ask('finish', null).catch(() => {});
    await ended;
    clearTimeout(timer);
  }
}
