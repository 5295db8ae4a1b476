import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { answer, meet, type Owner, type Role } from './channel.js';
import type { Database } from './database.js';
import { openEmbedded } from './embedded.js';
import { migrate } from './migrations.js';
import { OperatorError } from './operator-error.js';
import { connectToOwner, type Ownership, own } from './ownership.js';
import { makeFolder } from './private-folder.js';

export interface Taking {
  readonly role: Role;
  /** Does what the command line asks a server for. */
  readonly perform: (operation: string, values: unknown) => Promise<unknown>;
  /** Ends the wait for commands that have the directory. */
  readonly signal: AbortSignal;
}

/**
 * Takes a data directory, after the commands that have it.
 *
 * @returns the server that has it, where there is one
 * @throws Error with a sentence for people where the directory cannot be used
 */
export async function takeDirectory(data: string, taking: Taking): Promise<Ownership | Owner> {
  for (;;) {
    const taken = await reached(data, () => takenBy(data, taking));
    if (taken && (isOwned(taken) || taken.role === 'server')) return unlessStopped(taken, taking.signal);
    if (taken) await endOf(taken, data, taking.signal);
  }
}

async function unlessStopped<T extends Ownership | Owner>(taken: T, signal: AbortSignal): Promise<T> {
  if (!signal.aborted) return taken;
  if (isOwned(taken)) await taken.release();
  else taken.leave();
  throw new Error('The store was closed.');
}

/** Undefined where an owner went away in that moment. */
async function takenBy(data: string, { role, perform }: Taking): Promise<Ownership | Owner | undefined> {
  const socket = await connectToOwner(data);
  if (socket) return meet(socket);
  return own(data, (connection) => answer(connection, role, perform));
}

async function endOf(owner: Owner, data: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) owner.leave();
  signal.addEventListener('abort', owner.leave, { once: true });
  await owner.gone;
  signal.removeEventListener('abort', owner.leave);
  if (signal.aborted) throw new OperatorError(`The data directory ${data} is in use by process ${owner.process}.`);
}

export function isOwned(taken: Ownership | Owner): taken is Ownership {
  return 'release' in taken;
}

/** Whether there is an embedded store in a data directory. */
export function hasStore(data: string): boolean {
  return existsSync(storeFolder(data));
}

/** Whether a data directory is not there yet. One that cannot be used is, and tells why when it is taken. */
export function isAbsent(data: string): boolean {
  try {
    statSync(data);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function storeFolder(data: string): string {
  return join(data, 'store');
}

/**
 * The embedded store of a data directory that this process owns, brought up to date.
 *
 * @param open where it is opened; here, when left out
 */
export async function openDirectory(
  data: string,
  open: (folder: string) => Database | Promise<Database> = openEmbedded,
): Promise<Database> {
  const folder = storeFolder(data);
  const database = await reached(data, async () => {
    await makeFolder(folder);
    return open(folder);
  });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function reached<T>(data: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new OperatorError(reasonOf(data, error as NodeJS.ErrnoException), { cause: error });
  }
}

function reasonOf(data: string, { code = '', message }: NodeJS.ErrnoException): string {
  const reasons: Readonly<Record<string, string>> = {
    EACCES: 'is not open to this user',
    EPERM: 'is not open to this user',
    EROFS: 'is on a disk that cannot be written',
    ENOTDIR: 'is not a directory',
    EEXIST: 'is not a directory',
    ENOENT: 'cannot be made',
    ENOSPC: 'is on a disk that is full',
  };
  const reason = reasons[code];
  return reason === undefined ? message : `The data directory ${data} ${reason}.`;
}
