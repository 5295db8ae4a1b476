import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import type { Database } from '../../../src/service/store/database.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { SharedLimiter, type SharedLimiterOptions } from '../../../src/service/store/rate-limit.js';
import { deferred } from '../../support/deferred.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';
import { type RunningStore, STORES } from '../../support/stores.js';
import { runs } from '../../support/support.js';

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
  let database: Database;
  beforeAll(async () => {
    if (!isHere) return;
    store = await start();
    database = await store.open();
  }, 60_000);
  beforeEach(async () => {
    if (isHere) await database.script('drop table if exists nirayana_rate_limit');
  });
  afterAll(() => store?.stop());

  async function limiterOn(options: SharedLimiterOptions = {}) {
    const limiter = new SharedLimiter(database, options);
    await limiter.begin();
    return limiter;
  }

  it.skipIf(!isHere)('decides as the log in memory does', async () => {
    const limiter = await limiterOn({ limit: 3 });
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 70 }), fc.constantFrom('a', 'b'), fc.constantFrom(1, 1, 2, 3, 9)),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await database.query('delete from nirayana_rate_limit');
        const model = new SlidingWindowLimiter({ limit: 3 });
        let now = 0;
        for (const [seconds, key, places] of taken) {
          await pass(database, seconds);
          now += 1000 * seconds;
          expect(await limiter.take(key, Number.NaN, 1, places)).toEqual(model.take(key, now, 1, places));
        }
      }),
      runs(15),
    );
  });

  it.skipIf(!isHere)('admits exactly 30 of 100 that come at once', async () => {
    const limiter = await limiterOn();
    const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.take('client tool', 0)));
    const admitted = decisions.filter(({ allowed }) => allowed);
    expect(admitted).toHaveLength(30);
    const left = admitted.map(({ remaining }) => remaining).sort((one, other) => other - one);
    expect(left).toEqual(Array.from({ length: 30 }, (_, at) => 29 - at));
  });

  it.skipIf(!isHere)(
    'holds no more instants than the limit, and forgets what a clock that was set back has left',
    async () => {
      const limiter = await limiterOn({ limit: 2 });
      for (let count = 0; count < 5; count++) await limiter.take('a', 0);
      const size = 'select cardinality(instants) as size from nirayana_rate_limit';
      expect(await database.query(size)).toEqual([{ size: 2 }]);
      await pass(database, -3_600);
      expect(await limiter.take('a', 0)).toMatchObject({ allowed: true, remaining: 1, resetSeconds: 60 });
      expect(await database.query(size)).toEqual([{ size: 1 }]);
    },
  );

  it.skipIf(!isHere)('can be begun by several servers at once', async () => {
    const away: unknown[] = [];
    const limiters = Array.from(
      { length: 5 },
      () => new SharedLimiter(database, { onAway: (error) => away.push(error) }),
    );
    await Promise.all(limiters.map((limiter) => limiter.begin()));
    expect(away).toEqual([]);
  });

  it.skipIf(!isHere)('removes keys that have expired, and no others', async () => {
    const limiter = await limiterOn();
    await limiter.take('old', 0);
    await pass(database, 61);
    await limiter.take('new', 0);
    await limiter.sweep();
    expect(await database.query('select key from nirayana_rate_limit')).toEqual([{ key: 'new' }]);
  });
});

it('a database that never answers costs a request two seconds', async () => {
  const never = () => new Promise<never>(() => {});
  const silent: Database = { kind: 'postgres', query: never, script: never, transaction: never, close: async () => {} };
  vi.useFakeTimers();
  const limiter = new SharedLimiter(silent);
  let isOver = false;
  const refused = limiter.take('a', 0).catch(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(isOver).toBe(true);
  await limiter.close();
  vi.useRealTimers();
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
    const database = await openPostgres(url, timing);
    let queries = 0;
    const counted: Database = {
      ...database,
      query: (sql, values) => {
        queries++;
        return database.query(sql, values);
      },
    };
    const limiter = new SharedLimiter(counted, {
      ...options,
      onAway: () => events.push('away'),
      onBack: () => events.push('back'),
    });
    return { limiter, events, asked: () => queries };
  }

  it('lets requests fail at once, until it is back', async () => {
    const { limiter, events, asked } = await limiterAt(await cluster.createDatabase());
    await limiter.begin();
    expect((await limiter.take('a', 0)).remaining).toBe(29);
    await cluster.stop();
    await expect(limiter.take('a', 0)).rejects.toThrow('The store of the rate limit does not answer.');
    const before = asked();
    const refused = await Promise.allSettled(Array.from({ length: 1_000 }, () => limiter.take('a', 0)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(asked()).toBe(before);
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

  it('is not waited for while its table is locked, and after the first request not even asked', async () => {
    const url = await cluster.createDatabase();
    const { limiter, asked } = await limiterAt(url);
    await limiter.begin();
    await limiter.take('a', 0);
    const other = await openPostgres(url);
    const { promise: isLocked, resolve: hasLock } = deferred();
    const { promise: isReleased, resolve: release } = deferred();
    const locked = other.transaction(async ({ query }) => {
      await query('lock table nirayana_rate_limit');
      hasLock();
      await isReleased;
    });
    await isLocked;
    const before = asked();
    await expect(limiter.take('a', 0)).rejects.toThrow();
    await expect(limiter.take('b', 0)).rejects.toThrow();
    expect(asked()).toBe(before + 1);
    release();
    await locked;
    await expect.poll(() => limiter.isAway, { timeout: 5_000 }).toBe(false);
    await limiter.close();
    await other.close();
  }, 60_000);
});
