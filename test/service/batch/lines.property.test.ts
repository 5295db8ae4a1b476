import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lineChunks } from '../../../src/service/batch/lines.js';
import { MAX_BODY_BYTES } from '../../../src/service/http/body.js';
import { CHUNK_RECORDS, type Chunk } from '../../../src/service/threads/chunk.js';
import { collected } from '../../support/collected.js';
import { runs } from '../../support/support.js';

async function chunksOf(blocks: readonly Uint8Array[]): Promise<Chunk[]> {
  return collected(
    lineChunks(
      (async function* () {
        yield* blocks;
      })(),
    ),
  );
}

/** A text in blocks that are cut anywhere. */
function blocksOf(text: Buffer, cuts: readonly number[]): Uint8Array[] {
  const ends = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  return ends.map((end, index) => text.subarray(ends[index - 1] ?? 0, end));
}

const text = fc.array(fc.constantFrom('{"a":1}', '', 'é', '\r', '\n', '\n', 'x'), { maxLength: 600 });

describe('lines in chunks', () => {
  test.prop([text, fc.array(fc.nat(), { maxLength: 8 })], runs(100))(
    'are the lines, however they come in',
    async (parts, cuts) => {
      const whole = parts.join('');
      const chunks = await chunksOf(blocksOf(Buffer.from(whole), cuts));
      const expected = whole === '' || whole.endsWith('\n') ? whole : `${whole}\n`;
      expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).toString()).toBe(expected);
      for (const { bytes, count, refused } of chunks) {
        expect(bytes.filter((byte) => byte === 10)).toHaveLength(count);
        expect(bytes.at(-1)).toBe(10);
        expect(count).toBeLessThanOrEqual(CHUNK_RECORDS);
        expect(refused.size).toBe(0);
        // It can be given away without anything else that lies beside it.
        expect(bytes.buffer.byteLength).toBe(bytes.length);
      }
    },
  );

  it.each([
    [MAX_BODY_BYTES, 0],
    [MAX_BODY_BYTES + 1, 1],
    [10_000_000, 1],
  ])('of %i bytes refuse %i', async (length, refusals) => {
    const lines = Buffer.from(`a\n${'x'.repeat(length)}\nb\n`);
    const blocks = Array.from({ length: Math.ceil(lines.length / 65_536) }, (_, index) =>
      lines.subarray(index * 65_536, (index + 1) * 65_536),
    );
    const chunks = await chunksOf(blocks);
    expect(chunks.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const messages = chunks.flatMap(({ refused }) => [...refused.values()]);
    expect(messages).toEqual(Array(refusals).fill(`The line is longer than ${MAX_BODY_BYTES} bytes.`));
    expect(chunks.at(-1)?.bytes.at(-2)).toBe('b'.charCodeAt(0));
  });
});
