import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, type Mock, vi } from 'vitest';
import { SlidingWindowLimiter, type SlidingWindowOptions } from '../../../src/entries/http.js';
import { runs } from '../../support/support.js';

const WINDOW = 60_000;

/** Instants in order, with bursts and pauses. */
const arrivals = fc.array(fc.oneof(fc.constant(0), fc.nat(5_000), fc.nat(100_000)), { maxLength: 300 }).map((gaps) => {
  let time = 1_767_225_600_000;
  return gaps.map((gap) => {
    time += gap;
    return time;
  });
});
const limits = fc.integer({ min: 1, max: 30 });

describe('the sliding window', () => {
  test.prop([arrivals, limits], runs(100))('admits no more than the limit in any window', (times, limit) => {
    const limiter = new SlidingWindowLimiter({ limit });
    const admitted = times.filter((time) => limiter.take('a', time).allowed);
    for (const [index, time] of admitted.entries()) {
      const within = admitted.slice(index).filter((other) => other - time < WINDOW);
      expect(within.length).toBeLessThanOrEqual(limit);
    }
  });

  test.prop([arrivals, limits], runs(100))('refuses only where the window is full', (times, limit) => {
    const limiter = new SlidingWindowLimiter({ limit });
    const admitted: number[] = [];
    for (const time of times) {
      const used = admitted.filter((earlier) => earlier > time - WINDOW).length;
      const decision = limiter.take('a', time);
      expect(decision.allowed).toBe(used < limit);
      expect(decision.remaining).toBe(Math.max(0, limit - used - 1));
      if (decision.allowed) admitted.push(time);
    }
  });

  test.prop([arrivals, limits], runs(100))(
    'frees a slot after the announced wait, and not a second earlier',
    (times, limit) => {
      const limiter = new SlidingWindowLimiter({ limit });
      for (const time of times) {
        const { allowed, resetSeconds } = limiter.take('a', time);
        expect(resetSeconds).toBeGreaterThanOrEqual(1);
        expect(resetSeconds).toBeLessThanOrEqual(60);
        if (allowed) continue;
        expect(limiter.take('a', time + (resetSeconds - 1) * 1000).allowed).toBe(false);
        expect(limiter.take('a', time + resetSeconds * 1000).allowed).toBe(true);
        return;
      }
    },
  );

  test.prop([arrivals, limits, fc.integer({ min: 1, max: 40 })], runs(100))(
    'admits what takes several places where there is room for all, and tells when there will be',
    (times, limit, places) => {
      const limiter = new SlidingWindowLimiter({ limit });
      const wanted = Math.min(places, limit);
      const admitted: number[] = [];
      for (const time of times) {
        const used = wanted * admitted.filter((earlier) => earlier > time - WINDOW).length;
        const { allowed, remaining, resetSeconds } = limiter.take('a', time, 1, places);
        expect(allowed).toBe(used + wanted <= limit);
        expect(remaining).toBe(limit - used - (allowed ? wanted : 0));
        if (allowed) admitted.push(time);
        else {
          expect(limiter.take('a', time + (resetSeconds - 1) * 1000, 1, places).allowed).toBe(false);
          expect(limiter.take('a', time + resetSeconds * 1000, 1, places).allowed).toBe(true);
          return;
        }
      }
    },
  );

  it('tells one place that is wanted beside many that are held when the first of those ends', () => {
    const limiter = new SlidingWindowLimiter({ limit: 4 });
    limiter.take('a', 0);
    limiter.take('a', 10_000);
    limiter.take('a', 20_000);
    expect(limiter.take('a', 30_000, 1, 3)).toEqual({ allowed: false, limit: 4, remaining: 1, resetSeconds: 40 });
    expect(limiter.take('a', 30_000)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test.prop([fc.array(fc.tuple(fc.nat(9), fc.nat(3_000)), { maxLength: 200 })], runs(100))(
    'keeps keys apart',
    (calls) => {
      const shared = new SlidingWindowLimiter({ limit: 3 });
      const alone = new Map<number, SlidingWindowLimiter>();
      let time = 0;
      for (const [key, gap] of calls) {
        time += gap;
        const own = alone.get(key) ?? new SlidingWindowLimiter({ limit: 3 });
        alone.set(key, own);
        expect(shared.take(String(key), time)).toEqual(own.take('any', time));
      }
    },
  );

  it('is 30 in a minute unless told otherwise', () => {
    const limiter = new SlidingWindowLimiter();
    for (let count = 1; count <= 30; count += 1) {
      expect(limiter.take('a', 0)).toEqual({ allowed: true, limit: 30, remaining: 30 - count, resetSeconds: 60 });
    }
    expect(limiter.take('a', 59_999)).toEqual({ allowed: false, limit: 30, remaining: 0, resetSeconds: 1 });
    expect(limiter.take('a', 60_000).allowed).toBe(true);
  });

  it('locks nobody out when the clock is set back', () => {
    const limiter = new SlidingWindowLimiter({ limit: 1 });
    limiter.take('a', 3_600_000);
    expect(limiter.take('a', 0).allowed).toBe(true);
    expect(limiter.take('a', 1).allowed).toBe(false);
  });

  it('holds a bounded number of keys and forgets those unused for longest', () => {
    const limiter = new SlidingWindowLimiter({ limit: 1, maxKeys: 4 });
    for (const key of ['a', 'b', 'c', 'a', 'd']) limiter.take(key, 0);
    expect(limiter.take('a', 1).allowed).toBe(false);
    expect(limiter.take('b', 2).allowed).toBe(true);
    for (let index = 0; index < 1_000; index += 1) {
      limiter.take(String(index), 3);
      expect(limiter.size).toBeLessThanOrEqual(4);
    }
  });

  it('forgets idle keys as time goes by', () => {
    const limiter = new SlidingWindowLimiter();
    for (let index = 0; index < 100; index += 1) limiter.take(`idle ${index}`, 0);
    for (const time of [WINDOW, 2 * WINDOW]) limiter.take('busy', time);
    expect(limiter.size).toBe(1);
  });

  it('takes the same few steps for a request, however many clients come and go', () => {
    const limiter = new SlidingWindowLimiter({ maxKeys: 1_000 });
    const single = (['get', 'has', 'set', 'delete'] as const).map((name) => vi.spyOn(Map.prototype, name));
    const whole = (['keys', 'values', 'entries', 'forEach', 'clear', Symbol.iterator] as const).map((name) =>
      vi.spyOn(Map.prototype, name),
    );
    const calls = (spies: readonly Mock[]) => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    let most = 0;
    let walks = 0;
    try {
      for (let index = 0; index < 5_000; index += 1) {
        limiter.take(`client ${index}`, index * 20);
        [most, walks] = [Math.max(most, calls(single)), walks + calls(whole)];
        for (const spy of [...single, ...whole]) spy.mockClear();
      }
    } finally {
      vi.restoreAllMocks();
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(5);
    expect(walks).toBe(0);
  });

  it.each([
    { limit: 0 },
    { limit: -1 },
    { limit: 2.5 },
    { limit: Number.NaN },
    { limit: Number.POSITIVE_INFINITY },
    { limit: 2 ** 53 },
    { limit: '30' },
    { limit: null },
    { windowMilliseconds: 0 },
    { windowMilliseconds: Number.NaN },
    { windowMilliseconds: Number.POSITIVE_INFINITY },
    { windowMilliseconds: 1e300 },
    { maxKeys: 1 },
    { maxKeys: Number.NaN },
    { maxKeys: Number.POSITIVE_INFINITY },
  ])('refuses %j', (options) => {
    expect(() => new SlidingWindowLimiter(options as SlidingWindowOptions)).toThrow(RangeError);
  });

  it.each([
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
    8.64e15 + 1,
    -1e300,
    '1767225600000',
    null,
    undefined,
    new Date(0),
  ])('refuses the instant %s, and counts on as if it had not been asked', (instant) => {
    const limiter = new SlidingWindowLimiter({ limit: 2 });
    limiter.take('a', 0);
    expect(() => limiter.take('a', instant as number)).toThrow(RangeError);
    expect(limiter.size).toBe(1);
    expect(limiter.take('a', 1)).toEqual({ allowed: true, limit: 2, remaining: 0, resetSeconds: 60 });
  });

  it.each([0, 0.5, -1, 8.64e15, -8.64e15])('takes the instant %s', (instant) => {
    const limiter = new SlidingWindowLimiter({ limit: 1 });
    expect([limiter.take('a', instant), limiter.take('a', instant)]).toEqual([
      { allowed: true, limit: 1, remaining: 0, resetSeconds: 60 },
      { allowed: false, limit: 1, remaining: 0, resetSeconds: 60 },
    ]);
  });

  it('forgets idle keys also after the clock was set back', () => {
    const limiter = new SlidingWindowLimiter();
    const start = 1_767_225_600_000;
    const taken = [
      ['a', 3_600_000],
      ['b', 0],
      ['c', WINDOW],
      ['d', 2 * WINDOW],
    ] as const;
    for (const [key, after] of taken) limiter.take(key, start + after);
    expect(limiter.size).toBe(2);
  });
});
