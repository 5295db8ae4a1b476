import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { BatchRefusal, systemReason } from './refusal.js';

/**
 * Whether a path is a symbolic link to a file, or to none: in a folder of all it may be somebody else's, and --force would
 * empty what it leads to. `/dev/stdout` is one to a pipe or a terminal.
 */
export async function leadsToFile(path: string): Promise<boolean> {
  const link = await lstat(path).catch(() => undefined);
  if (!link?.isSymbolicLink()) return false;
  const target = await stat(path).catch(() => undefined);
  return target === undefined || target.isFile();
}

/** Writes all of it at a place, or where the file stands. */
export async function writeAll(
  path: string,
  file: FileHandle,
  bytes: Uint8Array,
  position: number | null,
): Promise<void> {
  try {
    for (let at = 0; at < bytes.length; ) {
      const left = bytes.length - at;
      const { bytesWritten } = await file.write(bytes, at, left, position === null ? null : position + at);
      at += bytesWritten;
    }
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** What is told of a file that takes nothing. */
export function cannotWrite(path: string, error: unknown): BatchRefusal {
  if (error instanceof BatchRefusal) return error;
  return new BatchRefusal(`${path} cannot be written: ${systemReason(error)}.`);
}

const BLOCK_BYTES = 1024 * 1024;

/** The SHA-256 of the first bytes of a file, to be gone on with. */
export async function hashOf(file: FileHandle, size: number): Promise<Hash> {
  const hash = createHash('sha256');
  const block = Buffer.alloc(Math.min(size, BLOCK_BYTES));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(block, 0, Math.min(block.length, size - at), at);
    if (bytesRead === 0) break;
    hash.update(block.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash;
}

/** A new name is on the disk when its folder is. Windows does not let one ask for it. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** Names that begin with a dot are left out where a shell puts files together: `cat part-*`. */
export function hiddenBeside(path: string, ending: string): string {
  return join(dirname(path), `.${basename(path)}.${ending}`);
}

/**
 * The name of a file that this process alone writes, until it is whole and takes its place. What processes of this machine
 * have begun that are no more is removed.
 */
export async function ownBeside(path: string): Promise<string> {
  const [start, end] = [`.${basename(path)}.${hostname()}.`, '.tmp'];
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    if (!name.startsWith(start) || !name.endsWith(end)) continue;
    const [id = ''] = name.slice(start.length).split('.', 1);
    if (/^[0-9]+$/.test(id) && !isRunning(Number(id))) await rm(join(dirname(path), name), { force: true });
  }
  // Two containers may have the same name and the same number for their processes.
  return hiddenBeside(path, `${hostname()}.${process.pid}.${randomUUID()}${end}`);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
