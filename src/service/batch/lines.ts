import { MAX_BODY_BYTES } from '../http/body.js';
import { CHUNK_RECORDS, type Chunk } from '../threads/chunk.js';

/** The longest line that is read, bytes: what HTTP takes of a body. */
const MAX_LINE_BYTES = MAX_BODY_BYTES;
const TOO_LONG = `The line is longer than ${MAX_LINE_BYTES} bytes.`;
const LINE_FEED = 10;

/** Lines as they come, in chunks. A last line without a line feed is given one. */
export async function* lineChunks(blocks: AsyncIterable<Uint8Array>, records = CHUNK_RECORDS): AsyncGenerator<Chunk> {
  let rest = new Rest();
  for await (const block of blocks) {
    const end = block.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield* chunksOf(rest.before(block.subarray(0, end)), records);
      rest = new Rest();
    }
    rest.add(block.subarray(end));
  }
  if (rest.length > 0) yield* chunksOf(rest.before(Uint8Array.of(LINE_FEED)), records);
}

/** The beginning of a line that has not ended. Of one that is too long no more is kept than shows it. */
class Rest {
  length = 0;
  readonly #pieces: Uint8Array[] = [];

  add(piece: Uint8Array): void {
    const kept = new Uint8Array(piece.subarray(0, Math.max(0, MAX_LINE_BYTES + 1 - this.length)));
    if (kept.length > 0) this.#pieces.push(kept);
    this.length += kept.length;
  }

  before(block: Uint8Array): Uint8Array {
    return this.length === 0 ? block : Buffer.concat([...this.#pieces, block]);
  }
}

/** Whole lines in chunks. */
function* chunksOf(lines: Uint8Array, records: number): Generator<Chunk> {
  let [start, count] = [0, 0];
  const chunk = (end: number): Chunk => ({ bytes: new Uint8Array(lines.subarray(start, end)), count, refused: NONE });
  for (let at = 0; at < lines.length; ) {
    const next = lines.indexOf(LINE_FEED, at) + 1;
    const isTooLong = next - at > MAX_LINE_BYTES + 1;
    if (count > 0 && (isTooLong || count === records)) {
      yield chunk(at);
      [start, count] = [at, 0];
    }
    if (isTooLong) {
      yield refusedRecord(TOO_LONG);
      start = next;
    } else {
      count += 1;
    }
    at = next;
  }
  if (count > 0) yield chunk(lines.length);
}

const NONE: ReadonlyMap<number, string> = new Map();

function refusedRecord(message: string): Chunk {
  return { bytes: Uint8Array.of(LINE_FEED), count: 1, refused: new Map([[0, message]]) };
}
