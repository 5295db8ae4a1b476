import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a lock back. */
export type Unlock = () => void;

/**
 * Takes a name for this process, until it gives it back or ends in whatever way: the system closes what a process
 * listens on. Undefined where another process of this machine has it.
 */
export async function lock(name: string): Promise<Unlock | undefined> {
  const address = addressOf(name);
  const server = (await listening(address)) ?? (await leftBehind(address, name));
  if (!server) return undefined;
  server.unref();
  return () => server.close();
}

/** Linux and Windows have names that are no files, and go with the process. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : fileOf(name);
}

function fileOf(name: string): string {
  return join(tmpdir(), `${name}.lock`);
}

async function listening(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(address);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** The file of a process that was killed, on which nobody listens, is replaced. */
async function leftBehind(address: string, name: string): Promise<Server | undefined> {
  if (address !== fileOf(name)) return undefined;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return undefined;
  } catch {
    await rm(address, { force: true });
    return listening(address);
  } finally {
    socket.destroy();
  }
}
