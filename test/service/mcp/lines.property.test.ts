import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linesOf } from '../../../src/service/mcp/stdio.js';
import { runs } from '../../support/support.js';

async function linesIn(chunks: Iterable<Uint8Array>, longest = 1_000): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  async function* input() {
    yield* chunks;
  }
  for await (const line of linesOf(input(), longest)) lines.push(line);
  return lines;
}

/** A text cut at any places, characters among them. */
const cut = (bytes: Uint8Array, at: readonly number[]) => {
  const ends = [...at.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\n', ' '));

describe('lines', () => {
  test.prop([fc.array(line), fc.array(fc.nat())], runs(100))(
    'are the same however the stream is cut',
    async (texts, at) => {
      const bytes = new TextEncoder().encode(texts.map((text) => `${text}\n`).join(''));
      expect(await linesIn(cut(bytes, at))).toEqual(texts);
    },
  );

  test.prop([fc.array(line), line.filter((text) => text !== ''), fc.array(fc.nat())], runs(100))(
    'have the last one among them, though it has no end',
    async (texts, last, at) => {
      const bytes = new TextEncoder().encode([...texts, last].join('\n'));
      expect(await linesIn(cut(bytes, at))).toEqual([...texts, last]);
    },
  );

  test.prop([fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 7 })], runs(100))(
    'that are longer than allowed are told as such, and end where they end',
    async (length, step) => {
      const bytes = new TextEncoder().encode(`before\n${'x'.repeat(length)}\nafter\n`);
      const at = Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) => index * step);
      expect(await linesIn(cut(bytes, at), 12)).toEqual([
        'before',
        length > 12 ? undefined : 'x'.repeat(length),
        'after',
      ]);
    },
  );
});
