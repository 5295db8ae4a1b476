import { rootOf } from '../../catalog/paths.js';
import type { Interpreter } from '../../jobs/interpretation.js';
import { isForCaller, keyedError, neverFinished, unavailable } from '../../jobs/refusals.js';
import { type Answer, type Door, type MountOptions, mountOf } from '../http/door.js';
import type { RateLimiter } from '../http/rate-limit.js';
import { watchOutages } from '../store/outage.js';
import type { Store } from '../store/store.js';
import { within } from '../store/within.js';
import type { Elsewhere } from '../web/long.js';
import { AccountTurns } from './account-turns.js';
import { createAlarm } from './alarm.js';
import type { DoorOptions, Opened } from './call.js';
import { keyedDoor } from './door.js';
import { KeyGuard } from './key-guard.js';
import { keepCleaning } from './retention.js';
import { reclaim } from './running.js';
import { startWorker, type Worker } from './worker.js';

/** Links point below the public address of the service and the path under which it is mounted. */
export interface KeyedOptions extends MountOptions {
  /** Gives the same database each time, its tables up to date, opened with the first call. It tells itself why it cannot. */
  readonly store: Pick<Store, 'database' | 'exists'> & Partial<Pick<Store, 'forWork'>>;
  /** Words the statements of jobs that ask for it, in place of the interpreter that is built in. */
  readonly interpreter?: Interpreter | undefined;
  /** Counts the jobs of each account. Without one, they are not counted. */
  readonly rateLimiter?: RateLimiter | undefined;
  /** Days after which a finished job is deleted. */
  readonly retentionDays: number;
  /** Whether jobs are worked on in this process. */
  readonly works: boolean;
  /** The longest that an interpreter may take for one try. Default two minutes. */
  readonly interpreterMilliseconds?: number;
  readonly now: () => Date;
  /** Does inputs that take long beside this loop. Default: all are calculated in it, one a turn. */
  readonly elsewhere?: Elsewhere | undefined;
  /** Told of what went wrong and was not meant for a client. */
  readonly report: (error: unknown, context: { readonly requestId?: string }) => void;
}

/** The keyed interface and its worker. */
export interface Keyed {
  readonly door: Door<Answer>;
  /** Whether there is a store, and it opened, for the pages of holders. */
  readonly store: Pick<DoorOptions, 'exists' | 'open'>;
  /**
   * Opens the store, again and again until it can be, and works from then on where this process is to. Otherwise, or where
   * there is none yet, the first request with a key opens it. Resolves when it is open or the keyed interface is stopped.
   */
  readonly start: () => Promise<void>;
  /** Whether it could not be opened though the store is open, as for want of a package, when that was last tried. */
  readonly hasFailed: () => boolean;
  /** Finishes or gives back the jobs that run. The store is left open. */
  readonly stop: () => Promise<void>;
}

const INTERPRETER_MILLISECONDS = 120_000;

/** Longer than jobs have to finish, and short enough for those who stop a server. */
const STOP_MILLISECONDS = 6_000;

/** Between two attempts to open the store. */
const AGAIN_MILLISECONDS = 2_000;

export function createKeyed(options: KeyedOptions): Keyed {
  const { rateLimiter, now } = options;
  const { urlAt } = mountOf(options);
  const report: KeyedOptions['report'] = (error, context) => options.report(withoutRows(error), context);
  const alarm = createAlarm();
  let isStopping = false;
  const outage = watchOutages((error) => report(error, {}));
  let hasFailed = false;
  let opening: Promise<Standing> | undefined;
  const attempt = async () => {
    try {
      const standing = await stand(options, (error) => report(error, {}));
      hasFailed = false;
      return standing;
    } catch (error) {
      // The next one who asks tries again.
      opening = undefined;
      hasFailed = !isForCaller(error);
      throw error;
    }
  };
  const open = () => {
    opening ??= attempt();
    return opening;
  };
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    isStopping = true;
    alarm.ring();
    const stopped = opening?.then((standing) => standing.stop());
    // A job whose database hangs is taken up by another worker when its lease is over.
    await within(STOP_MILLISECONDS, stopped ?? Promise.resolve()).catch(() => undefined);
  };
  return {
    door: keyedDoor({
      root: rootOf(urlAt('http://localhost')),
      urlAt,
      exists: options.store.exists,
      open,
      guard: new KeyGuard(rateLimiter),
      turns: new AccountTurns(),
      inFlight: new Set(),
      rateLimiter,
      now,
      report,
    }),
    store: { exists: options.store.exists, open },
    async start() {
      if (!options.store.exists()) return;
      while (!isStopping && !(await isOpened(open, outage.failed))) await alarm.sleep(AGAIN_MILLISECONDS);
    },
    hasFailed: () => hasFailed,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** The store tells itself why it cannot be opened. */
async function isOpened(open: () => Promise<Standing>, report: (error: unknown) => void): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (error) {
    if (!isForCaller(error)) report(error);
    return false;
  }
}

interface Standing extends Opened {
  readonly stop: () => Promise<void>;
}

async function stand(options: KeyedOptions, report: (error: unknown) => void): Promise<Standing> {
  const {
    store,
    works,
    interpreter,
    interpreterMilliseconds = INTERPRETER_MILLISECONDS,
    retentionDays,
    now,
    elsewhere,
  } = options;
  const isAway = (error: unknown) => {
    throw Object.assign(unavailable(), { cause: error });
  };
  const database = await store.database().catch(isAway);
  const bench = (await store.forWork?.().catch(isAway)) ?? database;
  if (database.kind === 'embedded') {
    // Nobody else works on an embedded store, so whatever runs there was left by a process that is gone.
    await reclaim(bench, { which: 'all', at: now(), error: keyedError(neverFinished()) });
  }
  if (!works) return { database, wake: () => {}, stop: async () => {} };
  const place = { database: bench, interpreter, now, elsewhere, report, timeoutMilliseconds: interpreterMilliseconds };
  const worker: Worker = startWorker(place);
  const cleaning = keepCleaning(bench, { days: retentionDays, now, report });
  return {
    database,
    wake: worker.wake,
    async stop() {
      await Promise.all([cleaning.stop(), worker.stop()]);
    },
  };
}

/** An error of the database repeats the row that it is about; a log must not. */
function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error) || !('detail' in error)) return error;
  const told = new Error(error.message);
  if (error.stack !== undefined) told.stack = error.stack;
  return told;
}
