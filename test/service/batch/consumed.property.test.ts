import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ChangedInput, chunksFrom, type Position } from '../../../src/service/batch/consumed.js';
import type { Chunk } from '../../../src/service/threads/chunk.js';
import { runs } from '../../support/support.js';

/** Records, of which those that begin with ! are refused. */
const records = fc.array(fc.stringMatching(/^[!a-z]{0,6}$/), { minLength: 1, maxLength: 40 });

/** The same records in chunks of any sizes. */
async function* chunksOf(lines: readonly string[], size: number): AsyncGenerator<Chunk> {
  for (let at = 0; at < lines.length; at += size) {
    const part = lines.slice(at, at + size);
    const refused = part.flatMap((line, index) => (line.startsWith('!') ? [[index, line] as const] : []));
    yield {
      bytes: new TextEncoder().encode(part.map((line) => `${line}\n`).join('')),
      count: part.length,
      refused: new Map(refused),
    };
  }
}

/** Each record and why it is refused, and the position after each chunk. */
async function read(lines: readonly string[], size: number, from?: Position) {
  const seen: (readonly [line: string, refusal: string | undefined])[] = [];
  const positions: Position[] = [];
  for await (const { chunk, after } of chunksFrom(chunksOf(lines, size), from)) {
    const texts = new TextDecoder().decode(chunk.bytes).split('\n').slice(0, -1);
    expect(texts).toHaveLength(chunk.count);
    seen.push(...texts.map((line, index) => [line, chunk.refused.get(index)] as const));
    positions.push(after());
  }
  return { seen, positions };
}

const size = fc.integer({ min: 1, max: 9 });

describe('an input that is read again', () => {
  test.prop([records, size, size, fc.nat()], runs(100))(
    'goes on at any position, in any chunks',
    async (lines, first, second, at) => {
      const whole = await read(lines, first);
      const from = whole.positions[at % whole.positions.length];
      const rest = await read(lines, second, from);
      expect(rest.seen).toEqual(whole.seen.slice(from?.records));
      expect(rest.positions.at(-1) ?? from).toEqual(whole.positions.at(-1));
    },
  );

  test.prop([records, size, fc.nat(), fc.nat()], runs(100))(
    'is refused where what was read is other now',
    async (lines, step, at, which) => {
      const { positions } = await read(lines, step);
      const from = positions[at % positions.length];
      const changed = which % (from?.records ?? 1);
      const other = lines.map((line, index) => (index === changed ? `${line}z` : line));
      await expect(read(other, step, from)).rejects.toThrow(ChangedInput);
      await expect(read(lines.slice(0, changed), step, from)).rejects.toThrow(ChangedInput);
    },
  );
});
