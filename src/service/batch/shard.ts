import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { MAX_BODY_BYTES } from '../http/body.js';
import { delimiterOf } from './csv.js';
import { CsvRecords } from './csv-records.js';
import { type Input, openedFile, sameFile, streamInput } from './input.js';
import { BatchRefusal } from './refusal.js';

/** One of so many parts of a file, from 1 on. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** What a part is made of. */
export interface ShardInput extends Input {
  /** SHA-256 of what has been read so far. */
  readonly digest: () => string;
  /** SHA-256 of all of it, which is read once more. */
  readonly digestAnew: () => Promise<string>;
}

const BLOCK_BYTES = 1024 * 1024;
const LINE_FEED = 10;

/**
 * The records of a file that begin in the k-th of n equal ranges of its bytes. Of a table the first line, which names its
 * columns, comes before them in each part. The parts of a file are all of its records, each once, in its order.
 *
 * @throws BatchRefusal for what is no file
 */
export async function shardInput(path: string, format: 'ndjson' | 'csv', shard: Shard): Promise<ShardInput> {
  const { file, stats } = await openedFile(path);
  try {
    if (!stats.isFile()) throw new BatchRefusal(`${path} is no file: --shard reads a range of one.`);
    const range = format === 'csv' ? tableRange : lineRange;
    const [head, start, end] = shard.of === 1 ? [0, 0, stats.size] : await range(file, stats.size, shard);
    const anew = () => streamInput(path, joined(rangeOf(file, 0, head), rangeOf(file, start, end)), head + end - start);
    const [input, hash] = [anew(), createHash('sha256')];
    return {
      ...input,
      blocks: intoHash(input.blocks, hash),
      isFile: sameFile(stats),
      close: () => file.close(),
      digest: () => hash.copy().digest('hex'),
      digestAnew: () => digestOf(anew().blocks),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* intoHash(blocks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const block of blocks) {
    hash.update(block);
    yield block;
  }
}

async function digestOf(blocks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const block of blocks) hash.update(block);
  return hash.digest('hex');
}

type Range = readonly [head: number, start: number, end: number];

function bounds(size: number, { part, of }: Shard): readonly [from: number, to: number] {
  // Sizes of files times numbers of parts are no longer exact as doubles.
  const at = (share: number) => Number((BigInt(size) * BigInt(share)) / BigInt(of));
  return [at(part - 1), at(part)];
}

async function lineRange(file: FileHandle, size: number, shard: Shard): Promise<Range> {
  const [from, to] = bounds(size, shard);
  return [0, await lineFrom(file, size, from), await lineFrom(file, size, to)];
}

/** Where the first line begins that begins at a byte or after it. */
async function lineFrom(file: FileHandle, size: number, at: number): Promise<number> {
  if (at === 0) return 0;
  // A line that begins exactly here has its predecessor's end before it.
  let before = at - 1;
  for await (const block of rangeOf(file, before, size)) {
    const end = block.indexOf(LINE_FEED);
    if (end >= 0) return before + end + 1;
    before += block.length;
  }
  return size;
}

async function tableRange(file: FileHandle, size: number, shard: Shard): Promise<Range> {
  const first = Buffer.alloc(Math.min(size, MAX_BODY_BYTES));
  await file.read(first, 0, first.length, 0);
  const [from, to] = bounds(size, shard);
  const [head = 0, start = size, end = size] = await recordEnds(file, size, delimiterOf(first), [1, from, to]);
  return [head, Math.max(head, start), Math.max(head, end)];
}

/** Of each of these bytes, in their order, the first end of a record there or after it. */
async function recordEnds(
  file: FileHandle,
  size: number,
  delimiter: string,
  wanted: readonly number[],
): Promise<number[]> {
  const records = new CsvRecords(delimiter);
  const found: number[] = [];
  let passed = 0;
  for await (const block of rangeOf(file, 0, size)) {
    passed += block.length;
    if (passed < size && passed < (wanted[found.length] ?? 0)) {
      records.pass(block);
      continue;
    }
    for (const end of records.ends(block, passed === size)) {
      while (found.length < wanted.length && end >= (wanted[found.length] ?? 0)) found.push(end);
      if (found.length === wanted.length) return found;
    }
  }
  return found;
}

async function* rangeOf(file: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = start; at < end; ) {
    const block = Buffer.alloc(Math.min(BLOCK_BYTES, end - at));
    const { bytesRead } = await file.read(block, 0, block.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield block.subarray(0, bytesRead);
  }
}

async function* joined(...parts: readonly AsyncGenerator<Uint8Array>[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const part of parts) yield* part;
}
