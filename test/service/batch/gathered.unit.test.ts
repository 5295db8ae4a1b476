import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gathered } from '../../../src/service/batch/gathered.js';
import { collected } from '../../support/collected.js';

async function* coming(values: readonly (number | 'pause' | Error)[]) {
  for (const value of values) {
    if (value === 'pause') await sleep(60);
    else if (value instanceof Error) throw value;
    else yield value;
  }
}

describe('items in groups', () => {
  it.each([
    ['at hand', [1, 2, 3, 4, 5]],
    ['that come', coming([1, 2, 3, 4, 5])],
  ])('are as many as wanted: %s', async (_, items) => {
    expect(await collected(gathered(items, 2))).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are none of nothing', async () => {
    expect(await collected(gathered([], 2))).toEqual([]);
    expect(await collected(gathered(coming([]), 2))).toEqual([]);
  });

  it('are fewer where the next one lets itself be waited for', async () => {
    expect(await collected(gathered(coming([1, 2, 'pause', 3, 4]), 100))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  function* atHand() {
    yield* [1, 2, 3];
    throw new Error('no more');
  }

  it.each([
    ['at hand', atHand()],
    ['that come', coming([1, 2, 3, new Error('no more')])],
  ])('come before the failure after them: %s', async (_, items) => {
    const groups: number[][] = [];
    const all = async () => {
      for await (const group of gathered(items, 2)) groups.push(group);
    };
    await expect(all()).rejects.toThrow('no more');
    expect(groups).toEqual([[1, 2], [3]]);
  });
});
