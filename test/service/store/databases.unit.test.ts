import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/service/store/database.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { hasPostgres, startCluster } from '../../support/postgres.js';
import { type RunningStore, STORES } from '../../support/stores.js';

describe.each(STORES)('$name', ({ isHere, start }) => {
  describe.skipIf(!isHere)('as a database', () => {
    let store: RunningStore;
    let database: Database;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await database.script('create table words (word text primary key); create table other (number int)');
    }, 60_000);
    afterAll(() => store.stop());

    it('gives the types that both have', async () => {
      const [row] = await database.query(
        `select 7::bigint as whole, 2.5::numeric as part, 3::int as small, true as yes, null as nothing, 'ä' as word,
          '{"a":[1]}'::jsonb as json, date '2026-02-28' as day, array['a','b'] as list,
          timestamptz '2026-11-22 12:34:56.789+05:30' as instant`,
      );
      expect(row).toEqual({
        whole: 7,
        part: 2.5,
        small: 3,
        yes: true,
        nothing: null,
        word: 'ä',
        json: { a: [1] },
        day: '2026-02-28',
        list: ['a', 'b'],
        instant: new Date('2026-11-22T07:04:56.789Z'),
      });
    });

    it('takes the values that it gives', async () => {
      const at = new Date('2026-11-22T07:04:56.789Z');
      const [row] = await database.query(
        `select $1::timestamptz as instant, $2::jsonb as json, $3::bigint as whole, $4::text as none, $5::text[] as list,
          $6::text as word, $7::boolean as yes`,
        [at, { a: [1, 'ä'] }, 2n ** 52n, undefined, ['a,b', '"'], "'; drop table words; --", true],
      );
      expect(row).toEqual({
        instant: at,
        json: { a: [1, 'ä'] },
        whole: 2 ** 52,
        none: null,
        list: ['a,b', '"'],
        word: "'; drop table words; --",
        yes: true,
      });
    });

    it.each(['UTC', 'Asia/Kolkata', 'America/St_Johns'])('reads instants alike in a session of %s', async (zone) => {
      const instant = await database.transaction(async ({ script, query }) => {
        await script(`set local time zone '${zone}'`);
        return (await query<{ at: Date }>(`select timestamptz '2026-06-01 00:00:00Z' as at`))[0]?.at;
      });
      expect(instant).toEqual(new Date('2026-06-01T00:00:00Z'));
    });

    it('takes all of a transaction back when it fails', async () => {
      const failing = database.transaction(async ({ query }) => {
        await query('insert into words values ($1)', ['lost']);
        throw new Error('No.');
      });
      await expect(failing).rejects.toThrow('No.');
      const wrong = database.transaction(async ({ query }) => {
        await query('insert into words values ($1)', ['lost']);
        await query('select nonsense');
      });
      await expect(wrong).rejects.toMatchObject({ code: '42703' });
      expect(await database.query(`select * from words where word = 'lost'`)).toEqual([]);
    });

    it('gives what a transaction answers, and keeps what it wrote', async () => {
      const answer = await database.transaction(async ({ query }) => {
        await query('insert into words values ($1)', ['kept']);
        return 7;
      });
      expect(answer).toBe(7);
      expect(await database.query(`select * from words where word = 'kept'`)).toEqual([{ word: 'kept' }]);
    });

    it('keeps transactions apart that run at once', async () => {
      await database.query('insert into other values (0)');
      const raise = () =>
        database.transaction(async ({ query }) => {
          const [row] = await query<{ number: number }>('select number from other for update');
          await query('update other set number = $1', [(row?.number ?? 0) + 1]);
        });
      await Promise.all(Array.from({ length: 50 }, raise));
      expect(await database.query('select number from other')).toEqual([{ number: 50 }]);
    });

    it('names the constraint that a statement breaks', async () => {
      const twice = database.query(`insert into words values ('twice'), ('twice')`);
      await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'words_pkey' });
    });

    it('may be closed twice', async () => {
      const other = await store.open();
      await other.query('select 1');
      await Promise.all([other.close(), other.close()]);
      await expect(other.query('select 1')).rejects.toThrow();
    });
  });
});

describe('a PostgreSQL server that is away', () => {
  it('is told within the time for connecting', async () => {
    const database = await openPostgres('postgresql:///none?host=/no-such-folder');
    await expect(database.query('select 1')).rejects.toThrow();
    await database.close();
  });

  it.skipIf(!hasPostgres)('is used again when it is back', { timeout: 60_000 }, async () => {
    const cluster = await startCluster();
    const database = await openPostgres(await cluster.createDatabase());
    await Promise.all(Array.from({ length: 5 }, () => database.query('select 1')));
    const broken = database.transaction(async ({ query }) => {
      await cluster.stop('SIGQUIT');
      await query('select 1');
    });
    await expect(broken).rejects.toThrow();
    await expect(database.query('select 1')).rejects.toThrow();
    await cluster.start();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await cluster.remove();
  });
});

it.skipIf(!hasPostgres)('a connection has its settings before its first statement', { timeout: 60_000 }, async () => {
  const cluster = await startCluster();
  const warnings: Error[] = [];
  const warned = (warning: Error) => warnings.push(warning);
  process.on('warning', warned);
  const database = await openPostgres(await cluster.createDatabase(), { lockMilliseconds: 1_234 });
  const told = await Promise.all(Array.from({ length: 5 }, () => database.query('show lock_timeout')));
  expect(told).toEqual(Array(5).fill([{ lock_timeout: '1234ms' }]));
  // Two statements at once on one connection are what the driver warns of.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
  process.off('warning', warned);
  await database.close();
  await cluster.remove();
});
