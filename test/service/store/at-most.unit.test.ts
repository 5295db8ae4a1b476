import crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { AtMost, Crowded } from '../../../src/service/store/at-most.js';
import { passwordHash } from '../../../src/service/store/passwords.js';

describe('work that is done by few at once', () => {
  it('waits in its turn, and is refused where too many wait', async () => {
    const few = new AtMost({ atOnce: 2, waiting: 3 });
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (n: number) =>
      few.run(async () => {
        begun.push(n);
        await new Promise<void>((resolve) => ends.push(resolve));
        return n;
      });
    const all = [0, 1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toThrow(Crowded);
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    expect(await all[1]).toBe(1);
    await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
    for (let n = 0; n < 5; n++) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(n));
      ends[n]?.();
    }
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets few of one name wait, and those who are known go first', async () => {
    const one = new AtMost({ atOnce: 1, waiting: 4, ofOne: 2 });
    let end = () => {};
    const first = one.run(() => new Promise<void>((resolve) => (end = resolve)));
    const begun: string[] = [];
    const work = (name: string, isKnown = false) => one.run(async () => void begun.push(name), { name, isKnown });
    const waiting = [work('a'), work('a'), work('b')];
    await expect(work('a')).rejects.toThrow(Crowded);
    waiting.push(work('c'));
    await expect(work('d')).rejects.toThrow(Crowded);
    waiting.push(work('holder', true));
    end();
    await Promise.all([first, ...waiting]);
    expect(begun).toEqual(['holder', 'a', 'a', 'b', 'c']);
  });

  it('goes on after work that has failed', async () => {
    const one = new AtMost({ atOnce: 1, waiting: 1 });
    await expect(one.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await one.run(async () => 'next')).toBe('next');
  });

  it('hashes two passwords at once and lets thirty wait', async () => {
    let [running, most] = [0, 0];
    const hash = crypto.scrypt;
    vi.spyOn(crypto, 'scrypt').mockImplementation(((
      _: unknown,
      salt: Buffer,
      length: number,
      __: unknown,
      done: (error: Error | null, made: Buffer) => void,
    ) => {
      most = Math.max(most, ++running);
      hash('', salt, length, { N: 2 }, (error, made) => {
        running--;
        done(error, made);
      });
    }) as typeof crypto.scrypt);
    const made = await Promise.allSettled(Array.from({ length: 40 }, () => passwordHash('a horse at the ascendant')));
    vi.restoreAllMocks();
    expect(most).toBe(2);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(32);
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Crowded);
  });
});
