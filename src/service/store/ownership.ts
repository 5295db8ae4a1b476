import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './private-folder.js';
import { randomText } from './values.js';

/**
 * Who has a data directory open. An owner listens on a socket of its own and then claims the directory by a link to it,
 * `claim-7`, that only one process can make. The highest claim counts: it is never removed, and holds as long as its
 * socket answers, so a process that was killed is replaced at once by whoever makes the next one. Since each listens
 * before it claims, a claim whose socket does not answer will never answer.
 */
export interface Ownership {
  /** Ends all connections and lets the next owner in. */
  readonly release: () => Promise<void>;
}

const CLAIM = /^claim-(\d+)$/;
const SOCKET = /^socket-/;
const SOCKET_LETTERS = 8;
/** A socket that nobody claims and nobody answers on, left by a process that ended in between. */
const LITTER_MILLISECONDS = 60_000;

/**
 * Takes a data directory, which is made where it does not exist, where nobody else has it.
 *
 * @param onConnection is given whoever asks this owner for something
 * @returns undefined where another process owns it, see {@link connectToOwner}
 */
export async function own(data: string, onConnection: (socket: Socket) => void): Promise<Ownership | undefined> {
  const folder = ownerFolder(data);
  await makeFolder(data);
  await makeFolder(folder);
  const name = `socket-${randomText(SOCKET_LETTERS)}`;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  const release = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    await rm(join(folder, name), { force: true });
  };
  try {
    await listen(server, folder, name);
    if (await claim(folder, name)) return { release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return undefined;
}

/** A connection to the process that owns a data directory, undefined where none does. */
export async function connectToOwner(data: string): Promise<Socket | undefined> {
  const folder = ownerFolder(data);
  const highest = await highestClaim(folder);
  return highest === 0 ? undefined : connectToClaim(folder, highest);
}

function ownerFolder(data: string): string {
  return join(data, 'owner');
}

async function listen(server: Server, folder: string, name: string): Promise<void> {
  await withShortPath(folder, name, async (path) => {
    server.listen(path);
    await once(server, 'listening');
  });
  server.on('error', () => undefined);
  await chmod(join(folder, name), 0o600);
}

/** Whether the directory is now that of the process which listens on this socket. */
async function claim(folder: string, name: string): Promise<boolean> {
  for (;;) {
    const highest = await highestClaim(folder);
    const owner = highest > 0 && (await connectToClaim(folder, highest));
    if (owner) {
      owner.destroy();
      return false;
    }
    const mine = highest + 1;
    if (!(await isLinked(name, claimPath(folder, mine)))) continue;
    // Whoever slept since it looked may have made a claim that was made before, and removed by a later owner.
    if ((await highestClaim(folder)) === mine) {
      await stat(join(folder, name));
      await tidy(folder, mine, name);
      return true;
    }
    await rm(claimPath(folder, mine), { force: true });
  }
}

async function isLinked(target: string, path: string): Promise<boolean> {
  try {
    await symlink(target, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function claimPath(folder: string, number: number): string {
  return join(folder, `claim-${number}`);
}

/** 0 for none. */
async function highestClaim(folder: string): Promise<number> {
  const names = await readdir(folder).catch(emptyWhereMissing);
  return Math.max(0, ...names.map((name) => Number(CLAIM.exec(name)?.[1] ?? 0)));
}

function emptyWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Undefined for a claim whose process has ended. */
async function connectToClaim(folder: string, number: number): Promise<Socket | undefined> {
  const name = await readlink(claimPath(folder, number)).catch(() => undefined);
  // Removed since it was seen, hence no longer the highest: whoever counts on it looks again.
  if (name === undefined) return undefined;
  return withShortPath(folder, name, async (path) => {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket.on('error', () => undefined);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
      throw error;
    }
  });
}

/** Removes what earlier owners have left behind. */
async function tidy(folder: string, mine: number, own: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isEarlier = Number(CLAIM.exec(name)?.[1] ?? mine) < mine;
    const isOther = SOCKET.test(name) && name !== own;
    if (isEarlier || (isOther && (await isLitter(path)))) await rm(path, { force: true });
  }
}

async function isLitter(path: string): Promise<boolean> {
  const made = await stat(path).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > LITTER_MILLISECONDS;
}

/** What an address of a Unix socket holds on every system, without the zero at its end. */
const LONGEST = 103;

/** Does something with a path in a folder that must be short: by a link to the folder where its own path is too long. */
async function withShortPath<T>(folder: string, name: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST) return work(path);
  const room = await mkdtemp(join(tmpdir(), 'nirayana-'));
  try {
    await symlink(folder, join(room, 'd'));
    return await work(join(room, 'd', name));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
