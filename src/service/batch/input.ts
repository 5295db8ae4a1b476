import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ParquetFile } from './parquet-input.js';
import { BatchRefusal, systemReason } from './refusal.js';

/** Where the records come from. */
export interface Input {
  /** As errors call it. */
  readonly name: string;
  readonly blocks: AsyncIterable<Uint8Array>;
  /** What it is in place of blocks where its rows are read by columns. */
  readonly parquet?: ParquetFile;
  /** Bytes, where that is known before it is read. */
  readonly size: number | undefined;
  /** Bytes that have been read so far. */
  readonly read: () => number;
  /** Whether a file is this one. */
  readonly isFile: (stats: Stats) => boolean;
  readonly close: () => Promise<void>;
}

const BLOCK_BYTES = 256 * 1024;

/**
 * A file as it is now: what is added while it is read is left alone.
 *
 * @throws BatchRefusal
 */
export async function fileInput(path: string): Promise<Input> {
  const { file, stats } = await openedFile(path);
  const size = stats.isFile() ? stats.size : undefined;
  const blocks = size === 0 ? [] : file.createReadStream({ highWaterMark: BLOCK_BYTES, ...endAt(size) });
  return { ...streamInput(path, blocks, size), isFile: sameFile(stats), close: () => file.close() };
}

/**
 * A Parquet file as it is now.
 *
 * @throws BatchRefusal
 */
export async function parquetInput(path: string): Promise<Input> {
  const { file, stats } = await openedFile(path);
  try {
    if (!stats.isFile()) throw new BatchRefusal(`${path} is no file: Parquet is read from its end.`);
    const { parquetFile } = await import('./parquet-input.js');
    const parquet = await parquetFile(path, file, stats.size);
    const { size } = stats;
    const from = { ...streamInput(path, [], size), parquet, read: parquet.read };
    return { ...from, isFile: sameFile(stats), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** @throws BatchRefusal */
export async function openedFile(path: string): Promise<{ readonly file: FileHandle; readonly stats: Stats }> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new BatchRefusal(`${path} cannot be read: ${systemReason(error)}.`);
  });
  const stats = await file.stat();
  if (!stats.isDirectory()) return { file, stats };
  await file.close();
  throw new BatchRefusal(`${path} cannot be read: it is a directory.`);
}

/** Whether a file is the one that has these. */
export function sameFile(stats: Stats): Input['isFile'] {
  return (other) => stats.isFile() && stats.ino === other.ino && stats.dev === other.dev;
}

/** What is piped in, or redirected from a file. */
export function standardInput(blocks: AsyncIterable<Uint8Array>, file: Stats | undefined): Input {
  const input = streamInput('Standard input', blocks);
  return file ? { ...input, isFile: sameFile(file) } : input;
}

function endAt(size: number | undefined): { end?: number } {
  return size === undefined ? {} : { end: size - 1 };
}

/** What comes in until it ends, or until as many bytes have come. */
export function streamInput(
  name: string,
  blocks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size?: number,
): Input {
  let read = 0;
  async function* counted() {
    try {
      for await (const block of blocks) {
        read += block.length;
        yield block;
      }
    } catch (error) {
      throw new BatchRefusal(`${name} cannot be read: ${systemReason(error)}.`);
    }
    if (size !== undefined && read < size) throw new BatchRefusal(`${name} has become shorter while it was read.`);
  }
  return { name, blocks: counted(), size, read: () => read, isFile: () => false, close: async () => {} };
}
