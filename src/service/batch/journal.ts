import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Position } from './consumed.js';

/** What makes two calls the same job, by the words in which a difference is told. */
export type Identity = Readonly<Record<string, unknown>>;

/** What a journal begins with. */
interface Beginning {
  readonly job: Identity;
  /** Milliseconds since 1970. */
  readonly started: number;
}

/** What is on the disk for good. */
export interface Committed extends Position {
  readonly failed: number;
  /** Bytes of the output. */
  readonly written: number;
  /** Of these bytes, SHA-256. */
  readonly wrote: string;
}

export interface JournalText extends Beginning {
  readonly committed: Committed | undefined;
}

/** A file of lines that tells what of an output is on the disk. A line that broke off counts as not there. */
export class Journal {
  readonly #path: string;
  readonly #file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** What a journal tells; undefined where there is none. */
  static async read(path: string): Promise<JournalText | undefined> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const [beginning, ...commits] = wholeLines(text);
    if (beginning === undefined) return undefined;
    return { ...(beginning as Beginning), committed: commits.at(-1) as Committed | undefined };
  }

  /** A journal in place of one that may be there, which is there until this one is whole. */
  static async begin(path: string, { committed, ...beginning }: JournalText): Promise<Journal> {
    const next = `${path}.new`;
    // Not through a link that somebody else has put there.
    await rm(next, { force: true });
    const journal = new Journal(path, await open(next, 'wx'));
    await journal.#append(beginning);
    if (committed) await journal.commit(committed);
    await rename(next, path);
    await syncFolderOf(path);
    return journal;
  }

  /** Notes what is on the disk. The note is there itself when this resolves. */
  commit(committed: Committed): Promise<void> {
    return this.#append(committed);
  }

  /** Ends it; one that is not removed is there to be gone on with. */
  async close({ remove }: { readonly remove: boolean }): Promise<void> {
    await this.#file.close();
    if (remove) await rm(this.#path, { force: true });
  }

  async #append(entry: object): Promise<void> {
    await this.#file.appendFile(`${JSON.stringify(entry)}\n`);
    await this.#file.datasync();
  }
}

/** The lines that were written to their end, up to the first that was not. */
function wholeLines(text: string): unknown[] {
  const lines: unknown[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      lines.push(JSON.parse(line));
    } catch {
      break;
    }
  }
  return lines;
}

/** A new name is on the disk when its folder is. Windows does not let one ask for it. */
async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
