import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an address of a Unix socket holds on every system, without the zero at its end. */
const LONGEST = 103;

/** Does something with a path in a folder that must be short: by a link to the folder where its own path is too long. */
export async function withShortPath<T>(folder: string, name: string, work: (path: string) => Promise<T>): Promise<T> {
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
