import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import type { Position } from './consumed.js';
import { syncFolderOf } from './disk.js';

/** What makes two calls the same job, by the words in which a difference is told. */
export type Identity = Readonly<Record<string, unknown>>;

/** What of a job is another one than in what was found. */
export function differencesOf(found: Identity, asked: Identity): string[] {
  return Object.keys(asked).filter((name) => JSON.stringify(asked[name]) !== JSON.stringify(found[name]));
}

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
  /** What it begins with: a token of its own. */
  readonly #token: Buffer;

  private constructor(path: string, file: FileHandle, token: string) {
    this.#path = path;
    this.#file = file;
    this.#token = Buffer.from(`{"token":"${token}"`);
  }

  /** What a journal tells; undefined where there is none. */
  static async read(path: string): Promise<JournalText | undefined> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const [beginning, ...commits] = wholeLines(text);
    if (beginning === undefined) return undefined;
    const { job, started } = beginning as Beginning;
    return { job, started, committed: commits.at(-1) as Committed | undefined };
  }

  /** A journal in place of one that may be there, which is there until this one is whole. */
  static async begin(path: string, { committed, ...beginning }: JournalText): Promise<Journal> {
    const next = `${path}.new`;
    // Not through a link that somebody else has put there.
    await rm(next, { force: true });
    const token = randomUUID();
    const journal = new Journal(path, await open(next, 'wx'), token);
    await journal.#append({ token, job: beginning.job, started: beginning.started });
    if (committed) await journal.commit(committed);
    await rename(next, path);
    await syncFolderOf(path);
    return journal;
  }

  /**
   * Whether nobody has begun another one in its place. A lock holds on one machine and in one container: it is asked for
   * by the name, which tells what others have put there.
   */
  async isOwn(): Promise<boolean> {
    const file = await open(this.#path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const found = Buffer.alloc(this.#token.length);
    await file?.read(found, 0, found.length, 0);
    await file?.close();
    return found.equals(this.#token);
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
