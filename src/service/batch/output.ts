import { createHash, type Hash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Position } from './consumed.js';
import { cannotWrite, hashOf, leadsToFile, writeAll } from './disk.js';
import { type Committed, differencesOf, type Identity, Journal, type JournalText } from './journal.js';
import { lock, type Unlock } from './lock.js';
import { BatchRefusal, systemReason } from './refusal.js';

/** Where the envelopes go. */
export interface Output {
  /** Where an interrupted run has come to. */
  readonly resumed: Committed | undefined;
  /** When the first run began, milliseconds since 1970; undefined where nothing keeps it. */
  readonly started: number | undefined;
  readonly write: (bytes: Uint8Array, after: Progress) => Promise<void>;
  /** @throws BatchRefusal where another process has gone on with it */
  readonly requireOwn?: () => Promise<void>;
  /** Ends it: all is done, or it is to be gone on with. */
  readonly close: (end: { readonly done: boolean }) => Promise<void>;
}

/** What has been done when something is written. */
interface Progress {
  readonly position: () => Position;
  readonly failed: number;
}

/** Whether a file is the one that is read. */
export type InputFile = (stats: Stats) => boolean;

export interface Job {
  readonly identity: Identity;
  /** Now, milliseconds since 1970. */
  readonly started: number;
  /** Begins anew where there is something that cannot be gone on with. */
  readonly force: boolean;
  /** Begins anew in any case. */
  readonly anew: boolean;
}

/** Milliseconds between two notes in a journal: so much is calculated again after a kill, at most. */
const COMMIT_INTERVAL = 200;

/**
 * A file with a journal beside it, from which the same job goes on after whatever has ended this process. What is no
 * regular file, such as a pipe or `/dev/null`, is only written to.
 *
 * @throws BatchRefusal
 */
export async function fileOutput(path: string, job: Job, isInput: InputFile): Promise<Output> {
  if (await leadsToFile(path)) throw new BatchRefusal(`${path} is a symbolic link. Name the file itself.`);
  const { file, isNew } = await opened(path);
  try {
    const stats = await file.stat();
    if (isInput(stats)) throw new BatchRefusal(`${path} is the input. The output needs a file of its own.`);
    if (!stats.isFile())
      return plainOutput(
        (bytes) => writeAll(path, file, bytes, null),
        () => file.close(),
      );
    return await journaledOutput({ path, file, isNew }, stats, job);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** What is written and not kept track of. */
export function plainOutput(
  write: (bytes: Uint8Array) => Promise<void>,
  close: () => Promise<void> = async () => {},
): Output {
  return { resumed: undefined, started: undefined, write, close };
}

interface OpenFile {
  readonly path: string;
  readonly file: FileHandle;
  readonly isNew: boolean;
}

async function opened(path: string): Promise<Omit<OpenFile, 'path'>> {
  try {
    return { file: await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL), isNew: true };
  } catch {
    // It is there, or the second attempt says what is wrong.
  }
  const file = await open(path, constants.O_RDWR | constants.O_CREAT).catch((error: unknown) => {
    throw cannotWrite(path, error);
  });
  return { file, isNew: false };
}

async function journaledOutput(output: OpenFile, stats: Stats, job: Job): Promise<Output> {
  const { path, file } = output;
  const unlock = await lock(`nirayana-batch-${stats.dev}-${stats.ino}`);
  if (!unlock) throw new BatchRefusal(`Another process is writing ${path}.`);
  try {
    const journalPath = `${path}.journal`;
    const found = await Journal.read(journalPath);
    const { size } = await file.stat();
    const hash = await hashOf(file, Math.min(size, found?.committed?.written ?? 0));
    const refusal = refusalOf(path, found, { size, wrote: hash.copy().digest('hex') }, job);
    if (refusal !== undefined && !job.force) throw new BatchRefusal(refusal);
    const last = refusal === undefined && !job.anew && isSame(found, job) ? found : undefined;
    const text = last ?? { job: job.identity, started: job.started, committed: undefined };
    const journal = await Journal.begin(journalPath, text);
    await file.truncate(text.committed?.written ?? 0);
    return new JournaledFile(output, journal, text, { unlock, hash: text.committed ? hash : createHash('sha256') });
  } catch (error) {
    unlock();
    throw error instanceof BatchRefusal
      ? error
      : new BatchRefusal(`The journal ${path}.journal cannot be used: ${systemReason(error)}.`);
  }
}

/** Why a job cannot go on with what is there, or begin where it is. */
function refusalOf(
  path: string,
  found: JournalText | undefined,
  { size, wrote }: { readonly size: number; readonly wrote: string },
  job: Job,
): string | undefined {
  if (!found) return size === 0 ? undefined : `${path} is there already. --force replaces it.`;
  const { committed } = found;
  // Nothing of it would be gone on with: there is a head of a table at most.
  if (!committed || (committed.records === 0 && size === committed.written && wrote === committed.wrote)) {
    return undefined;
  }
  const other = differencesOf(found.job, job.identity);
  const anew = 'Give the command as it was to go on with it, or --force to begin anew.';
  if (other.length > 0) return `${path} was begun with another ${other.join(' and another ')}. ${anew}`;
  const left = 'so it cannot be gone on with. --force begins anew.';
  if (size < committed.written) return `${path} is shorter than its journal says, ${left}`;
  return wrote === committed.wrote ? undefined : `${path} has changed since it was written, ${left}`;
}

function isSame(found: JournalText | undefined, job: Job): boolean {
  return found !== undefined && differencesOf(found.job, job.identity).length === 0;
}

interface Held {
  readonly unlock: Unlock;
  /** Of what is in the file. */
  readonly hash: Hash;
}

/** Writes behind what is noted, and notes behind what is on the disk. */
class JournaledFile implements Output {
  readonly resumed: Committed | undefined;
  readonly started: number;
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #isNew: boolean;
  readonly #journal: Journal;
  readonly #unlock: Unlock;
  readonly #hash: Hash;
  #written: number;
  #last: Progress | undefined;
  #committing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosing = false;
  #committed = Number.NEGATIVE_INFINITY;
  #failure: Error | undefined;

  constructor({ path, file, isNew }: OpenFile, journal: Journal, text: JournalText, { unlock, hash }: Held) {
    this.#path = path;
    this.#file = file;
    this.#isNew = isNew;
    this.#journal = journal;
    this.#unlock = unlock;
    this.#hash = hash;
    this.resumed = text.committed;
    this.started = text.started;
    this.#written = text.committed?.written ?? 0;
  }

  readonly write = async (bytes: Uint8Array, after: Progress): Promise<void> => {
    if (this.#failure) throw this.#failure;
    await this.requireOwn();
    await writeAll(this.#path, this.#file, bytes, this.#written);
    this.#written += bytes.length;
    this.#hash.update(bytes);
    this.#last = after;
    this.#commitSoon();
  };

  #commitSoon(): void {
    if (this.#timer || this.#committing || this.#isClosing) return;
    const wait = this.#committed + COMMIT_INTERVAL - performance.now();
    this.#timer = setTimeout(() => this.#commitBeside(), Math.max(0, wait));
  }

  #commitBeside(): void {
    const last = this.#last;
    this.#timer = undefined;
    this.#committing = this.#commit()
      .catch((error: unknown) => {
        this.#failure = cannotWrite(this.#path, error);
      })
      .finally(() => {
        this.#committed = performance.now();
        this.#committing = undefined;
        if (this.#last !== last) this.#commitSoon();
      });
  }

  readonly close = async ({ done }: { readonly done: boolean }): Promise<void> => {
    try {
      this.#isClosing = true;
      clearTimeout(this.#timer);
      await this.#committing;
      if (done && this.#failure) throw this.#failure;
      await this.#commit().catch((error: unknown) => {
        // Whoever goes on with it goes on from the note before.
        if (done) throw cannotWrite(this.#path, error);
      });
      if (done) await this.#requireWhole();
      const isOwn = await this.#journal.isOwn();
      const isUntouched = isOwn && !done && (this.#last?.position() ?? this.resumed ?? { records: 0 }).records === 0;
      // What stands there is the head of a table.
      if (isUntouched) await this.#file.truncate(0);
      await this.#journal.close({ remove: done || isUntouched });
      await this.#file.close();
      if (isUntouched && this.#isNew) await rm(this.#path, { force: true });
    } finally {
      this.#unlock();
    }
  };

  readonly requireOwn = async (): Promise<void> => {
    if (await this.#journal.isOwn()) return;
    throw new BatchRefusal(`Another process has gone on with ${this.#path}, so this one stops.`);
  };

  /** What a run before has written may have come later than it was told to stop. */
  async #requireWhole(): Promise<void> {
    await this.#file.truncate(this.#written);
    if (!this.resumed) return;
    const found = await hashOf(this.#file, this.#written);
    if (found.digest('hex') === this.#hash.copy().digest('hex')) return;
    throw new BatchRefusal(`${this.#path} was written by another process meanwhile. --force begins anew.`);
  }

  async #commit(): Promise<void> {
    await this.requireOwn();
    const [last, written, hash] = [this.#last, this.#written, this.#hash.copy()];
    await this.#file.datasync();
    if (last)
      await this.#journal.commit({ ...last.position(), failed: last.failed, written, wrote: hash.digest('hex') });
  }
}
