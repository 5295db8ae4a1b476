import { type StatsFs, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasStore, isAbsent, isOwned, openDirectory, takeDirectory } from './data-directory.js';
import type { Database } from './database.js';
import { migrate } from './migrations.js';
import { type ArgumentsOf, isOperation, operate } from './operations.js';
import { OperatorError } from './operator-error.js';
import type { Ownership } from './ownership.js';
import { openPostgres, type PostgresOptions } from './postgres.js';
import { openInThread } from './threaded.js';
import { within } from './within.js';

export interface StoreOptions {
  /** A PostgreSQL server. Without it the store is embedded, in the data directory. */
  readonly databaseUrl?: string;
  /** The data directory of the embedded store. */
  readonly data: string;
  /** Told why the store cannot be used, once for each reason. */
  readonly report: (error: unknown) => void;
}

/** The store of a server. */
export interface Store {
  readonly kind: Database['kind'];
  /** Whether there is one: without accounts there is no embedded store, and no key that could be right. */
  readonly exists: () => boolean;
  /**
   * The database, opened with the first call and brought up to date.
   *
   * @throws Error for a store that cannot be used now; some seconds later a call tries again
   */
  readonly database: () => Promise<Database>;
  /** The same for those who work on jobs: they do not wait for the connections of requests, nor these for theirs. */
  readonly forWork: () => Promise<Database>;
  /** `closed` until it was first asked for, `unavailable` while it cannot be used, `full` where its disk has no room. */
  readonly state: () => 'closed' | 'open' | 'full' | 'unavailable';
  /** Lets go of it, when what the command line has asked for is done. */
  readonly close: () => Promise<void>;
}

/**
 * The store of a server. It is opened when it is first asked for. The data directory of an embedded one belongs to this
 * process from now on, so that the command line finds it; one that is not there yet belongs to nobody and is not made.
 */
export function createStore(options: StoreOptions): Store {
  return options.databaseUrl === undefined ? embeddedStore(options) : postgresStore(options.databaseUrl, options);
}

/**
 * A PostgreSQL server whose tables are those of this version.
 *
 * @throws Error with a sentence for people
 */
export async function openServer(url: string, options: PostgresOptions = {}): Promise<Database> {
  let isThere = true;
  const database = await openPostgres(url, {
    ...options,
    onAnswer: (now) => {
      isThere = now;
      options.onAnswer?.(now);
    },
  });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw isThere ? error : new OperatorError(`PostgreSQL cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Where a name has several addresses, the reasons stand below an error without one. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first as Error).message;
}

function postgresStore(url: string, { report }: StoreOptions): Store {
  let isThere = true;
  const onAnswer = (now: boolean) => {
    isThere = now;
  };
  const opening = new Attempts(() => openServers(url, onAnswer), report);
  return {
    kind: 'postgres',
    exists: () => true,
    database: async () => (await opening.get()).requests,
    forWork: async () => (await opening.get()).work,
    state: () => stateOf(opening, isThere),
    close: async () => {
      // One that is still being opened need not be waited for.
      const opened = await within(CLOSE_MILLISECONDS, opening.made()).catch(() => undefined);
      await Promise.all([opened?.requests.close(), opened?.work.close()]);
    },
  };
}

const CLOSE_MILLISECONDS = 1_000;

/** What a request waits for at most: its client is there. */
const FOR_REQUESTS = {
  lockMilliseconds: 2_000,
  statementMilliseconds: 4_000,
  answerMilliseconds: 5_000,
  heartbeatMilliseconds: 2_000,
} as const satisfies PostgresOptions;

/** The lanes of a worker, its sweep and its cleaning. */
const FOR_WORK = {
  connections: 7,
  lockMilliseconds: 4_000,
  statementMilliseconds: 8_000,
  answerMilliseconds: 9_000,
} as const satisfies PostgresOptions;

/** A change of the tables may take long, and waits for the same of other servers. */
const FOR_MIGRATION = { connections: 1, answerMilliseconds: 300_000 } as const satisfies PostgresOptions;

async function openServers(url: string, onAnswer: (isThere: boolean) => void) {
  const migrated = await openServer(url, { ...FOR_MIGRATION, onAnswer });
  await migrated.close();
  return {
    requests: await openPostgres(url, { ...FOR_REQUESTS, onAnswer }),
    work: await openPostgres(url, { ...FOR_WORK, onAnswer }),
  };
}

function embeddedStore({ data, report }: StoreOptions): Store {
  const directory = resolve(data);
  const stopping = new AbortController();
  const pending = new Set<Promise<unknown>>();
  const owning: Attempts<Ownership> = new Attempts(async () => {
    const taken = await takeDirectory(directory, { role: 'server', perform, signal: stopping.signal });
    if (isOwned(taken)) return taken;
    stopping.signal.addEventListener('abort', taken.leave);
    // When the other server ends, the directory is ours.
    taken.gone.then(() => owning.retry()).catch(() => undefined);
    throw new OperatorError(`The data directory ${directory} belongs to another server, process ${taken.process}.`);
  }, report);
  const opening = new Attempts(() => openDirectory(directory, openInThread), report);
  const database = () => owning.get().then(() => opening.get());
  function perform(operation: string, values: unknown): Promise<unknown> {
    const done = operateAsAsked(database, operation, values).finally(() => pending.delete(done));
    pending.add(done);
    return done;
  }
  if (!isAbsent(directory)) owning.get().catch(() => undefined);
  return {
    kind: 'embedded',
    // One that cannot be had is no reason to tell a customer that the key is wrong.
    exists: () => owning.state === 'failed' || hasStore(directory),
    database,
    forWork: database,
    state: () => {
      const state = stateOf(opening, owning.state !== 'failed');
      return state === 'open' && isFull(directory) ? 'full' : state;
    },
    close: async () => {
      stopping.abort();
      await Promise.allSettled(pending);
      await (await opening.made())?.close();
      await (await owning.made())?.release();
    },
  };
}

/** The embedded database writes its log in pieces of so many bytes. */
const LEAST_FREE = 16 * 1024 * 1024;

/** Whether a folder has no room for what the embedded database writes next. */
export function isFull(
  folder: string,
  look: (path: string) => Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync,
): boolean {
  try {
    const { bavail, bsize } = look(folder);
    return bavail * bsize < LEAST_FREE;
  } catch {
    // Some systems do not tell.
    return false;
  }
}

async function operateAsAsked(database: Store['database'], operation: string, values: unknown): Promise<unknown> {
  if (!isOperation(operation)) throw new Error('The running server is of a version that cannot do this.');
  return operate(await database(), operation, values as ArgumentsOf<typeof operation>, new Date());
}

function stateOf(opening: Attempts<unknown>, isUsable: boolean): ReturnType<Store['state']> {
  if (opening.state === 'failed' || !isUsable) return 'unavailable';
  return opening.state === 'made' ? 'open' : 'closed';
}

/** Between two attempts at what failed. */
const RETRY_MILLISECONDS = 5_000;

/**
 * What is made when it is first asked for, and then once. A failure is the answer for some seconds, after which the next
 * question tries again; it is told when it is another one than the last.
 */
class Attempts<T> {
  readonly #make: () => Promise<T>;
  readonly #report: (error: unknown) => void;
  #current: Promise<T> | undefined;
  #state: 'none' | 'made' | 'failed' = 'none';
  #retryAt = 0;
  #told: string | undefined;

  constructor(make: () => Promise<T>, report: (error: unknown) => void) {
    this.#make = make;
    this.#report = report;
  }

  get state(): 'none' | 'made' | 'failed' {
    return this.#state;
  }

  get(): Promise<T> {
    const isDue = this.#state === 'failed' && performance.now() >= this.#retryAt;
    if (this.#current === undefined || isDue) this.#current = this.#attempt();
    return this.#current;
  }

  /** Tries again at once after a failure. */
  retry(): Promise<T> {
    this.#retryAt = Math.min(this.#retryAt, performance.now());
    return this.get();
  }

  /** What is made or being made, undefined where nobody has asked for it or it failed. */
  async made(): Promise<T | undefined> {
    return this.#current?.catch(() => undefined);
  }

  async #attempt(): Promise<T> {
    this.#state = 'none';
    try {
      const made = await this.#make();
      this.#state = 'made';
      return made;
    } catch (error) {
      this.#state = 'failed';
      this.#retryAt = performance.now() + RETRY_MILLISECONDS;
      const message = String(error);
      if (message !== this.#told) this.#report(error);
      this.#told = message;
      throw error;
    }
  }
}
