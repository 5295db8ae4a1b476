import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../src/service/batch/in-order.js';
import { collected } from '../../support/collected.js';

async function* numbers(count: number, onAsk: (index: number) => void = () => {}) {
  for (let index = 0; index < count; index++) {
    onAsk(index);
    yield index;
  }
}

/** Later ones are ready first. */
async function squared(value: number): Promise<number> {
  await sleep(value % 2 === 0 ? 6 : 1);
  return value * value;
}

describe('work side by side', () => {
  it('comes out in order', async () => {
    const results: number[] = [];
    for await (const { item, result } of inOrder(numbers(40), squared, { most: 7 })) {
      expect(result).toBe(item * item);
      results.push(item);
    }
    expect(results).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('is done side by side, and never more of it than allowed', async () => {
    let [running, most] = [0, 0];
    const work = async (value: number) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      return value;
    };
    expect(await collected(inOrder(numbers(50), work, { most: 4 }))).toHaveLength(50);
    expect(most).toBe(4);
  });

  it('is not asked for while nobody takes what is done', async () => {
    let asked = 0;
    const results = inOrder(
      numbers(100, () => (asked += 1)),
      async (value) => value,
      { most: 3 },
    );
    await results.next();
    await sleep(20);
    expect(asked).toBeLessThanOrEqual(4);
    await results.return(undefined);
    expect(asked).toBeLessThanOrEqual(4);
  });

  it('hands out a result before the next item has come', async () => {
    async function* slow() {
      yield 1;
      await sleep(60_000, undefined, { ref: false });
    }
    const results = inOrder(slow(), squared, { most: 5 });
    expect(await results.next()).toEqual({ done: false, value: { item: 1, result: 1 } });
  });

  it('fails where the items do, after the results before', async () => {
    async function* failing() {
      yield* [1, 2, 3];
      throw new Error('no more');
    }
    const seen: number[] = [];
    const all = async () => {
      for await (const { item } of inOrder(failing(), squared, { most: 2 })) seen.push(item);
    };
    await expect(all()).rejects.toThrow('no more');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('fails where the work does, and lets the items end', async () => {
    let ended = false;
    async function* items() {
      try {
        for (;;) yield 1;
      } finally {
        ended = true;
      }
    }
    const work = async () => {
      throw new Error('broken');
    };
    await expect(collected(inOrder(items(), work, { most: 2 }))).rejects.toThrow('broken');
    await sleep(1);
    expect(ended).toBe(true);
  });

  it('stops when it is told to, though nothing comes', async () => {
    const stop = new AbortController();
    const never = (async function* () {
      await sleep(60_000, undefined, { ref: false });
      yield 1;
    })();
    const all = collected(inOrder(never, squared, { most: 2, signal: stop.signal }));
    stop.abort(new Error('stopped'));
    await expect(all).rejects.toThrow('stopped');
  });
});
