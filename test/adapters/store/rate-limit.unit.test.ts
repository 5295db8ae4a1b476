import { setTimeout as sleep } from 'node:timers/promises';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SlidingWindowLimiter } from '../../../src/adapters/http/rate-limit.js';
import type { Database } from '../../../src/adapters/store/database.js';
import { openPostgres } from '../../../src/adapters/store/postgres.js';
import { SharedLimiter, type SharedLimiterOptions } from '../../../src/adapters/store/rate-limit.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';
import { type RunningStore, STORES } from '../../support/stores.js';

/** Lets time pass for all that was counted. */
async function pass(database: Database, seconds: number): Promise<void> {
  await database.query(
    `update nirayana_rate_limit set expires_at = expires_at - $1::bigint * interval '1 second',
      instants = array(select instant - 1000 * $1::bigint from unnest(instants) with ordinality as log(instant, place) order by place)`,
    [seconds],
  );
}

describe.each(STORES)('the shared rate limit on $name', ({ isHere, start }) => {
  let store: RunningStore;
  beforeAll(async () => {
    if (isHere) store = await start();
  }, 60_000);
  afterAll(() => store?.stop());

  async function limiterOn(database: Database, options: SharedLimiterOptions = {}) {
    const limiter = new SharedLimiter(database, options);
    await limiter.begin();
    return limiter;
  }

  it.skipIf(!isHere)('decides as the log in memory does', async () => {
    const database = await store.open();
    const limiter = await limiterOn(database, { limit: 3 });
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }), fc.constantFrom('a', 'b')), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await database.query('delete from nirayana_rate_limit');
        const model = new SlidingWindowLimiter({ limit: 3 });
        let now = 0;
        for (const [seconds, key] of taken) {
          await pass(database, seconds);
          now += 1000 * seconds;
          expect(await limiter.take(key, Number.NaN)).toEqual(model.take(key, now));
        }
      }),
      { numRuns: 15 },
    );
  });

  it.skipIf(!isHere)('admits exactly 30 of 100 that come at once', async () => {
    const limiter = await limiterOn(await store.open());
    const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.take('client tool', 0)));
    const admitted = decisions.filter(({ allowed }) => allowed);
    expect(admitted).toHaveLength(30);
    const left = admitted.map(({ remaining }) => remaining).sort((one, other) => other - one);
    expect(left).toEqual(Array.from({ length: 30 }, (_, at) => 29 - at));
  });

  it.skipIf(!isHere)(
    'holds no more instants than the limit, and forgets what a clock that was set back has left',
    async () => {
      const database = await store.open();
      const limiter = await limiterOn(database, { limit: 2 });
      for (let count = 0; count < 5; count++) await limiter.take('a', 0);
      const size = 'select cardinality(instants) as size from nirayana_rate_limit';
      expect(await database.query(size)).toEqual([{ size: 2 }]);
      await pass(database, -3_600);
      expect(await limiter.take('a', 0)).toMatchObject({ allowed: true, remaining: 1, resetSeconds: 60 });
      expect(await database.query(size)).toEqual([{ size: 1 }]);
    },
  );

  it.skipIf(!isHere)('can be begun by several servers at once', async () => {
    const database = await store.open();
    const away: unknown[] = [];
    const limiters = Array.from(
      { length: 5 },
      () => new SharedLimiter(database, { onAway: (error) => away.push(error) }),
    );
    await Promise.all(limiters.map((limiter) => limiter.begin()));
    expect(away).toEqual([]);
  });

  it.skipIf(!isHere)('removes keys that have expired, and no others', async () => {
    const database = await store.open();
    const limiter = await limiterOn(database);
    await limiter.take('old', 0);
    await pass(database, 61);
    await limiter.take('new', 0);
    await limiter.sweep();
    expect(await database.query('select key from nirayana_rate_limit')).toEqual([{ key: 'new' }]);
  });
});

describe.skipIf(!hasPostgres)('a database of the rate limit that goes away', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.remove());

  async function limiterAt(url: string, options: SharedLimiterOptions = {}) {
    const timing = { connectMilliseconds: 2_000, answerMilliseconds: 2_000 };
    const events: string[] = [];
    const limiter = new SharedLimiter(await openPostgres(url, timing), {
      ...options,
      onAway: () => events.push('away'),
      onBack: () => events.push('back'),
    });
    return { limiter, events };
  }

  it('lets requests fail at once, until it is back', async () => {
    const { limiter, events } = await limiterAt(await cluster.createDatabase());
    await limiter.begin();
    expect((await limiter.take('a', 0)).remaining).toBe(29);
    await cluster.stop();
    await expect(limiter.take('a', 0)).rejects.toThrow('The store of the rate limit does not answer.');
    const begun = performance.now();
    const refused = await Promise.allSettled(Array.from({ length: 1_000 }, () => limiter.take('a', 0)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performance.now() - begun).toBeLessThan(500);
    await cluster.start();
    await expect.poll(() => limiter.isAway, { timeout: 5_000 }).toBe(false);
    expect((await limiter.take('a', 0)).allowed).toBe(true);
    expect(events).toEqual(['away', 'back']);
    await limiter.close();
  }, 60_000);

  it('gives way to a log in memory where one is given, and takes over again', async () => {
    const fallback = new SlidingWindowLimiter({ limit: 2 });
    const { limiter } = await limiterAt(await cluster.createDatabase(), { limit: 2, fallback });
    await limiter.begin();
    await cluster.stop();
    const now = Date.now();
    const taken = [await limiter.take('a', now), await limiter.take('a', now), await limiter.take('a', now)];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    await cluster.start();
    await expect.poll(() => limiter.isAway, { timeout: 5_000 }).toBe(false);
    expect(await limiter.take('a', now)).toMatchObject({ allowed: true, remaining: 1 });
    await limiter.close();
  }, 60_000);

  it('may be away when the server starts', async () => {
    const url = await cluster.createDatabase();
    await cluster.stop();
    const { limiter } = await limiterAt(url);
    await limiter.begin();
    expect(limiter.isAway).toBe(true);
    await cluster.start();
    await expect.poll(() => limiter.isAway, { timeout: 5_000 }).toBe(false);
    expect((await limiter.take('a', 0)).remaining).toBe(29);
    await limiter.close();
  }, 60_000);

  it('costs a request two seconds at most where it does not answer, and only the first ones', async () => {
    const url = await cluster.createDatabase();
    const { limiter } = await limiterAt(url);
    await limiter.begin();
    await limiter.take('a', 0);
    const other = await openPostgres(url);
    const locked = other.transaction(async ({ query }) => {
      await query('lock table nirayana_rate_limit');
      await sleep(3_500);
    });
    await sleep(100);
    const begun = performance.now();
    await expect(limiter.take('a', 0)).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2_500);
    const again = performance.now();
    await expect(limiter.take('b', 0)).rejects.toThrow();
    expect(performance.now() - again).toBeLessThan(500);
    await locked;
    await expect.poll(() => limiter.isAway, { timeout: 5_000 }).toBe(false);
    await limiter.close();
    await other.close();
  }, 60_000);
});
