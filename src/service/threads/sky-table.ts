import { createHash } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { makeSkyTable, takeSkyTable } from '../../base/ephemeris/sky-table.js';

/** Of the one table that there is: other bytes are damaged, or were made by another version. */
export const SHA256 = '9bac302a561a85822203d81a7192067650f304ab09970cf342cc2adfda59d7f5';

/** Whatever has another size is not read. */
const BYTES = 13_906_816;

/** By which name threads find the memory that they share with whoever starts them. */
export const SHARED = 'nirayana sky table';

/**
 * Writes the table of the sky into a file, or in the place of one: 14 MB, the same for everybody, within seconds.
 *
 * @returns how many bytes it has
 *
 * @example
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { writeSkyTable } from 'nirayana/node';
 *
 * await writeSkyTable(join(tmpdir(), 'sky.table')); // => 13906816
 */
export async function writeSkyTable(path: string): Promise<number> {
  const numbers = makeSkyTable();
  const next = `${path}.new`;
  // Not through a link that somebody else has put there.
  await rm(next, { force: true });
  await writeFile(next, new Uint8Array(numbers.buffer), { flag: 'wx' });
  await rename(next, path);
  return numbers.byteLength;
}

/**
 * Has this process and the threads that it starts from now on read positions from a table that `writeSkyTable` has
 * written, and expand no series. Answers are the same to the last bit; threads share its memory.
 *
 * @throws RangeError for a file that is no table of this version; and what is thrown where it cannot be read
 *
 * @example
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { moonSign } from 'nirayana';
 * import { useSkyTable, writeSkyTable } from 'nirayana/node';
 *
 * const path = join(tmpdir(), 'sky.table');
 * await writeSkyTable(path);
 * await useSkyTable(path);
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * moonSign(birth).result.rashi.name; // => 'Capricorn'
 */
export async function useSkyTable(path: string): Promise<void> {
  const shared = await sharedBytes(path);
  if (shared === undefined || createHash('sha256').update(new Uint8Array(shared)).digest('hex') !== SHA256) {
    throw new RangeError(`${path} is no table of the sky of this version. Make it anew: nirayana sky-table ${path}`);
  }
  takeSkyTable(new Float64Array(shared));
  setEnvironmentData(SHARED, shared);
}

/** In a thread: takes what whoever started it shares. */
export function takeSharedSky(): void {
  const shared = getEnvironmentData(SHARED);
  if (shared instanceof SharedArrayBuffer) takeSkyTable(new Float64Array(shared));
}

async function sharedBytes(path: string): Promise<SharedArrayBuffer | undefined> {
  const file = await open(path);
  try {
    if ((await file.stat()).size !== BYTES) return undefined;
    const shared = new SharedArrayBuffer(BYTES);
    const bytes = new Uint8Array(shared);
    for (let at = 0; at < BYTES; ) {
      const { bytesRead } = await file.read(bytes, at, BYTES - at, at);
      if (bytesRead === 0) return undefined;
      at += bytesRead;
    }
    return shared;
  } finally {
    await file.close();
  }
}
