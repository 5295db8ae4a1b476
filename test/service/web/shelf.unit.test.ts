import { describe, expect, it } from 'vitest';
import { CalculationError } from '../../../src/base/errors.js';
import { Shelf } from '../../../src/service/web/shelf.js';

describe('a shelf', () => {
  it('makes a text once, also for those who ask while it is made', async () => {
    const shelf = new Shelf();
    let made = 0;
    const make = async () => `text ${++made}`;
    expect(shelf.lengthOf('a')).toBeUndefined();
    const both = [shelf.get('a', make), shelf.get('a', make)];
    expect(shelf.lengthOf('a')).toBe(0);
    expect(await Promise.all(both)).toEqual(['text 1', 'text 1']);
    expect(await shelf.get('a', make)).toBe('text 1');
    expect(shelf.lengthOf('a')).toBe('text 1'.length);
  });

  it('makes one at a time', async () => {
    const shelf = new Shelf();
    let [running, most] = [0, 0];
    const make = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 0));
      running--;
      return '';
    };
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => shelf.get(key, make)));
    expect(most).toBe(1);
  });

  it('keeps what was used last, and no more units than it may', async () => {
    const shelf = new Shelf(10);
    await shelf.get('a', async () => '1234');
    await shelf.get('b', async () => '1234');
    await shelf.get('a', async () => 'never');
    await shelf.get('c', async () => '1234');
    expect(['a', 'b', 'c'].map((key) => shelf.lengthOf(key) !== undefined)).toEqual([true, false, true]);
    expect(await shelf.get('d', async () => 'longer than all of it')).toBe('longer than all of it');
    expect(['a', 'c', 'd'].map((key) => shelf.lengthOf(key) !== undefined)).toEqual([true, true, false]);
  });

  it('tells what went wrong to those who wait for it alone, and tries again', async () => {
    const shelf = new Shelf();
    const fails = shelf.get('a', () => Promise.reject(new Error('broken')));
    const follows = shelf.get('b', async () => 'whole');
    await expect(fails).rejects.toThrow('broken');
    expect(await follows).toBe('whole');
    expect(await shelf.get('a', async () => 'mended')).toBe('mended');
  });

  it('lets no more than thirty-two wait', async () => {
    const shelf = new Shelf();
    const asked = Array.from({ length: 33 }, (_, index) => shelf.get(String(index), async () => ''));
    const told = await Promise.allSettled(asked);
    const refused = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.any(CalculationError)]);
    expect(refused[0].code).toBe('rate_limited');
  });
});
