import { Worker } from 'node:worker_threads';
import type { Database, Row, Statements } from './database.js';
import { THREAD_FILE } from './thread-file.js';
import { errorOf, type Statement, type ThreadData, type Told } from './thread-protocol.js';
import { forDriver } from './values.js';

interface Waiting {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The embedded store of a folder in a thread of its own, since it keeps whoever calls it waiting: seconds when it is
 * opened, and as long as each statement takes. A thread that ends is replaced with the next statement.
 */
export function openInThread(folder: string): Database {
  let thread: StoreThread | undefined;
  let closing: Promise<void> | undefined;
  /** The end of what was asked last: a transaction has the thread to itself. */
  let last: Promise<unknown> = Promise.resolve();
  const ask = (sql: string, values?: readonly unknown[]): Promise<readonly Row[]> => {
    if (thread === undefined || thread.hasEnded) thread = new StoreThread(folder);
    return thread.ask(sql, values?.map(forDriver));
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing) return Promise.reject(new Error('The store is closed.'));
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const statements: Statements = {
    query: async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await ask(sql, values)) as readonly R[],
    script: async (sql) => {
      await ask(sql);
    },
  };
  return {
    kind: 'embedded',
    query: (sql, values) => inTurn(() => statements.query(sql, values)),
    script: (sql) => inTurn(() => statements.script(sql)),
    transaction: (work) => inTurn(() => inTransaction(statements, work)),
    close: () => {
      closing ??= last.then(() => thread?.end());
      return closing;
    },
  };
}

async function inTransaction<T>(statements: Statements, work: (statements: Statements) => Promise<T>): Promise<T> {
  await statements.script('begin');
  try {
    const result = await work(statements);
    await statements.script('commit');
    return result;
  } catch (error) {
    // Where the thread has ended there is nothing to be undone.
    await statements.script('rollback').catch(() => undefined);
    throw error;
  }
}

class StoreThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #hasEnded = false;

  constructor(folder: string) {
    this.#worker = new Worker(THREAD_FILE, { workerData: { folder } satisfies ThreadData });
    this.#worker.on('message', (told: Told) => this.#settle(told));
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the store has ended.')));
    // It keeps the process alive only while something waits for it.
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  ask(sql: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.#send(++this.#asked, (id) => ({ id, sql, values }) satisfies Statement);
  }

  async end(): Promise<void> {
    if (this.#hasEnded) return;
    await this.#send(0, () => 'close');
    await this.#worker.terminate();
  }

  #send(id: number, message: (id: number) => Statement | 'close'): Promise<readonly Row[]> {
    if (this.#hasEnded) return Promise.reject(new Error('The thread of the store has ended.'));
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#worker.ref();
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(message(id));
    });
  }

  #settle(told: Told): void {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('failure' in told) waiting?.reject(errorOf(told.failure));
    else waiting?.resolve(told.rows);
  }

  #fail(error: Error): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
