import { createHash, type Hash } from 'node:crypto';
import type { Chunk } from '../threads/chunk.js';

/** How far an input has been read. */
export interface Position {
  readonly records: number;
  /** Of all that was read, as the threads get it. */
  readonly digest: string;
}

/** Before the first record. */
export const START: Position = { records: 0, digest: createHash('sha256').digest('hex') };

/** A chunk, and where the input stands after it. */
export interface Numbered {
  readonly chunk: Chunk;
  readonly after: () => Position;
}

/** The input is not the one that a journal tells of. */
export class ChangedInput extends Error {
  override readonly name = 'ChangedInput';
}

/**
 * Chunks from a position on. What comes before it is read again and compared, so that nothing is continued that was
 * begun with another input.
 *
 * @throws ChangedInput
 */
export async function* chunksFrom(
  chunks: AsyncIterable<Chunk>,
  from: Position | undefined,
): AsyncGenerator<Numbered, void, undefined> {
  const hash = createHash('sha256');
  let records = 0;
  let left = from?.records ?? 0;
  for await (const chunk of chunks) {
    const rest = left === 0 ? chunk : skipped(chunk, left, hash);
    const passed = chunk.count - (rest?.count ?? 0);
    records += passed;
    left -= passed;
    if (from && passed > 0 && left === 0) requireSame(from, hash);
    if (rest) {
      records += rest.count;
      yield { chunk: rest, after: positionAfter(rest, records, hash) };
    }
  }
  if (left > 0) throw new ChangedInput();
}

function positionAfter({ bytes }: Chunk, records: number, hash: Hash): Numbered['after'] {
  hash.update(bytes);
  const copy = hash.copy();
  let digest: string | undefined;
  return () => {
    digest ??= copy.digest('hex');
    return { records, digest };
  };
}

/** What is left of a chunk after its first records, which go into the hash. */
function skipped({ bytes, count, refused }: Chunk, records: number, hash: Hash): Chunk | undefined {
  if (records >= count) {
    hash.update(bytes);
    return undefined;
  }
  let end = 0;
  for (let index = 0; index < records; index++) end = bytes.indexOf(10, end) + 1;
  hash.update(bytes.subarray(0, end));
  const later = [...refused].flatMap(([index, message]) =>
    index < records ? [] : [[index - records, message] as const],
  );
  return { bytes: bytes.slice(end), count: count - records, refused: new Map(later) };
}

function requireSame({ digest }: Position, hash: Hash): void {
  if (hash.copy().digest('hex') !== digest) throw new ChangedInput();
}
