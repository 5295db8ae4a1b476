import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { cannotWrite, hashOf, hiddenBeside, leadsToFile, ownBeside, syncFolderOf, writeAll } from './disk.js';
import { differencesOf, type Identity } from './journal.js';
import type { Job, Output } from './output.js';
import { BatchRefusal } from './refusal.js';
import type { Count } from './run-batch.js';
import type { ShardInput } from './shard.js';

/** What is told of a part that is there, in a hidden file beside it. */
interface Finished extends Count {
  readonly job: Identity;
  /** Of what it was made of, SHA-256: another birth may have as many bytes. */
  readonly input: string;
  readonly bytes: number;
  /** Of the part, SHA-256. */
  readonly sha256: string;
}

/** A part that is to be written, or what is told of one that is there already. */
export type Part = { readonly output: Output } | { readonly done: Count };

/**
 * A part of an output: a file that is there when it is whole. What is written first has a name of this process, so that
 * the same part may be made at two places at once, as schedulers do when they believe one lost: the bytes are the same.
 *
 * @throws BatchRefusal where something else is there, or the part of another job
 */
export async function partOutput(path: string, job: Job, input: ShardInput): Promise<Part> {
  if (await leadsToFile(path)) throw new BatchRefusal(`${path} is a symbolic link. Name the file itself.`);
  const there = await stat(path).catch(() => undefined);
  if (there && input.isFile(there)) throw new BatchRefusal(`${path} is the input. The output needs a file of its own.`);
  if (there && !job.force) return { done: await finishedPart(path, there, job, input) };
  if (there && !there.isFile()) throw new BatchRefusal(`${path} is no file.`);
  const own = await ownBeside(path);
  const file = await open(own, 'wx').catch((error: unknown) => {
    throw cannotWrite(path, error);
  });
  return { output: new PartFile(path, own, file, job, input) };
}

/** What a text tells that this wrote; undefined for another one. */
function told(text: string): Finished | undefined {
  try {
    const found: Partial<Finished> | null = JSON.parse(text);
    return typeof found?.job === 'object' && found.job !== null ? (found as Finished) : undefined;
  } catch {
    return undefined;
  }
}

async function finishedPart(path: string, { size }: Stats, job: Job, input: ShardInput): Promise<Count> {
  const finished = await readFile(hiddenBeside(path, 'shard'), 'utf8').then(told, () => undefined);
  if (!finished) throw new BatchRefusal(`${path} is there already. --force replaces it.`);
  const other = differencesOf(finished.job, job.identity);
  if (other.length === 0 && finished.input !== (await input.digestAnew())) other.push('input');
  if (other.length > 0) {
    throw new BatchRefusal(`${path} was made with another ${other.join(' and another ')}. --force replaces it.`);
  }
  const file = await open(path);
  try {
    const isSame = size === finished.bytes && (await hashOf(file, size)).digest('hex') === finished.sha256;
    if (!isSame) throw new BatchRefusal(`${path} has changed since it was written. --force replaces it.`);
  } finally {
    await file.close();
  }
  return finished;
}

class PartFile implements Output {
  readonly resumed = undefined;
  readonly started = undefined;
  readonly #path: string;
  readonly #own: string;
  readonly #file: FileHandle;
  readonly #job: Job;
  readonly #input: ShardInput;
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #last: () => Count = () => ({ records: 0, failed: 0 });

  constructor(path: string, own: string, file: FileHandle, job: Job, input: ShardInput) {
    this.#path = path;
    this.#own = own;
    this.#file = file;
    this.#job = job;
    this.#input = input;
  }

  readonly write: Output['write'] = async (bytes, { position, failed }) => {
    await writeAll(this.#path, this.#file, bytes, this.#bytes);
    this.#bytes += bytes.length;
    this.#hash.update(bytes);
    this.#last = () => ({ records: position().records, failed });
  };

  readonly close: Output['close'] = async ({ done }) => {
    try {
      if (done) await this.#file.sync();
      await this.#file.close();
      if (done) await this.#putInPlace();
    } catch (error) {
      throw cannotWrite(this.#path, error);
    } finally {
      await rm(this.#own, { force: true });
    }
  };

  /** What is told of it comes first: a part that is there without it would be of somebody else. */
  async #putInPlace(): Promise<void> {
    const { identity } = this.#job;
    const finished: Finished = {
      job: identity,
      ...this.#last(),
      input: this.#input.digest(),
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
    };
    const note = await ownBeside(this.#path);
    const file = await open(note, 'wx');
    try {
      await file.writeFile(`${JSON.stringify(finished)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(note, hiddenBeside(this.#path, 'shard'));
    await rename(this.#own, this.#path);
    await syncFolderOf(this.#path);
  }
}
