import { existsSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** What owns a data directory: a server does what it is asked, and a command is soon done. */
type Role = 'server' | 'command';

/** The first line that an owner sends. The others are a request each, and its reply. */
interface Greeting {
  readonly role: Role;
  readonly process: number;
}

interface Request {
  readonly operation: string;
  readonly values: unknown;
}

type Reply = { readonly result: unknown } | { readonly error: string };

/** Longer than an owner is ever busy in one go. */
const GREETING_MILLISECONDS = 15_000;

/** Answers whoever connects to a process that owns a data directory. */
function answer(socket: Socket, role: Role, perform: (operation: string, values: unknown) => Promise<unknown>): void {
  const send = (line: Greeting | Reply) => socket.writable && socket.write(`${JSON.stringify(line)}\n`);
  send({ role, process: process.pid });
  const lines = createInterface({ input: socket }).on('error', () => undefined);
  lines.on('line', (line) => {
    replyTo(line, perform).then(send);
  });
}

async function replyTo(
  line: string,
  perform: (operation: string, values: unknown) => Promise<unknown>,
): Promise<Reply> {
  try {
    const { operation, values } = JSON.parse(line) as Request;
    return { result: await perform(operation, values) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A connection to the owner of a data directory, from the other side. */
interface Owner extends Greeting {
  /** @throws Error with the sentence of the owner */
  readonly ask: (operation: string, values: unknown) => Promise<unknown>;
  /** Resolves when the owner has let go or ended. */
  readonly gone: Promise<void>;
  readonly leave: () => void;
}

/** @returns undefined for one that ends before it says who it is */
async function meet(socket: Socket): Promise<Owner | undefined> {
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = (): Promise<string | undefined> =>
    lines.next().then(
      ({ value }) => value,
      () => undefined,
    );
  const timer = setTimeout(() => socket.destroy(), GREETING_MILLISECONDS);
  const greeting = await next();
  clearTimeout(timer);
  if (greeting === undefined) return undefined;
  return {
    ...(JSON.parse(greeting) as Greeting),
    gone,
    leave: () => socket.destroy(),
    ask: async (operation, values) => {
      socket.write(`${JSON.stringify({ operation, values } satisfies Request)}\n`);
      const reply = await next();
      if (reply === undefined) throw new Error('The server has ended before it answered.');
      const told = JSON.parse(reply) as Reply;
      if ('error' in told) throw new Error(told.error);
      return told.result;
    },
  };
}
