import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isOwned, openDirectory, takeDirectory } from './data-directory.js';
import { type ArgumentsOf, type Operation, operate, type ResultOf } from './operations.js';
import { openServer } from './store.js';

/** Where the store is that the command line works on. */
export interface Place {
  /** A PostgreSQL server. Without it the embedded store of the data directory. */
  readonly databaseUrl: string | undefined;
  readonly data: string;
}

/** As long as another command may have the data directory. */
const PATIENCE_MILLISECONDS = 30_000;

/**
 * Does an operation where the store is: on PostgreSQL, in the server that has the data directory open, or here where
 * none has.
 *
 * @throws Error with a sentence for people
 */
export async function perform<O extends Operation>(
  { databaseUrl, data }: Place,
  operation: O,
  values: ArgumentsOf<O>,
  at: Date,
): Promise<ResultOf<O>> {
  if (databaseUrl !== undefined) {
    const database = await openServer(databaseUrl);
    return operate(database, operation, values, at).finally(() => database.close());
  }
  const directory = resolve(data);
  if (!MAKING.has(operation) && (await isNew(directory))) {
    throw new Error(`There is no store in ${directory}. Name the folder of the server with --data or DATA_DIR.`);
  }
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  const taken = await takeDirectory(directory, { role: 'command', perform: refused, signal });
  if (!isOwned(taken)) {
    return (taken.ask(operation, values) as Promise<ResultOf<O>>).finally(() => taken.leave());
  }
  try {
    const database = await openDirectory(directory);
    return await operate(database, operation, values, at).finally(() => database.close());
  } finally {
    await taken.release();
  }
}

/** What a new store may begin with. Anything else was meant for a store that is elsewhere. */
const MAKING: ReadonlySet<Operation> = new Set(['accounts.create', 'store.import']);

/** Whether no server and no command has had this data directory. One that cannot be read tells why when it is taken. */
async function isNew(directory: string): Promise<boolean> {
  try {
    const names = await readdir(directory);
    return !names.includes('owner') && !names.includes('store');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

async function refused(): Promise<never> {
  throw new Error('Only a server does what others ask for.');
}
