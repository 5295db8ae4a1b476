import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite } from '../../../src/service/store/invitations.js';
import { listKeys } from '../../../src/service/store/keys.js';
import { MIGRATIONS, migrate } from '../../../src/service/store/migrations.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { hasPostgres, startCluster } from '../../support/postgres.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const count = {
  name: '9999-count',
  up: ({ script }: { script: (sql: string) => Promise<void> }) => script('create table nirayana.count ()'),
};

describe.each(STORES)('$name', ({ isHere, start }) => {
  describe.skipIf(!isHere)('is brought up to date', () => {
    let store: RunningStore;
    beforeAll(async () => {
      store = await start();
    }, 60_000);
    afterAll(() => store.stop());

    it('step by step, each once', async () => {
      const database = await store.open();
      await migrate(database, MIGRATIONS.slice(0, 1));
      await migrate(database);
      await migrate(database);
      await migrate(database, [...MIGRATIONS, count]);
      const applied = await database.query('select number, name from nirayana.migrations order by number');
      expect(applied).toEqual([...MIGRATIONS, count].map(({ name }, index) => ({ number: index + 1, name })));
    });

    it('by steps that are taken wholly or not at all', async () => {
      const database = await store.open();
      const broken = {
        name: '9998-broken',
        up: ({ script }: typeof database) => script('create table nirayana.half (); select nonsense'),
      };
      await expect(migrate(database, [...MIGRATIONS, broken as never])).rejects.toMatchObject({ code: '42703' });
      await migrate(database, [...MIGRATIONS, count]);
      expect(await database.query(`select to_regclass('nirayana.half') as half`)).toEqual([{ half: null }]);
    });

    it('with all that was there before holders could log in', async () => {
      const database = await store.open();
      await migrate(database, MIGRATIONS.slice(0, 5));
      await database.script(`
        insert into nirayana.accounts values ('acc_a', 'A', 'free', 100, 5, '2026-11-01Z', null);
        insert into nirayana.keys values ('key_a', 'acc_a', 'digest', '2026-11-01Z', '2026-11-02Z', null);
        insert into nirayana.balances values ('acc_a', 'calculated', '2026-11', 99);
        insert into nirayana.ledger (account, output, pool, kind, amount, reason, job, at) values
          ('acc_a', 'calculated', '2026-11', 'grant', 100, 'Plan.', null, '2026-11-01Z'),
          ('acc_a', 'calculated', '2026-11', 'deduct', -1, 'Job.', '7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77', '2026-11-02Z');
        insert into nirayana.jobs (id, account, output, status, created_at, estimated_seconds, credits_deducted, input)
          values ('7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77', 'acc_a', 'calculated', 'queued', '2026-11-02Z', 2, 1, '{}');
      `);
      const content = () =>
        Promise.all(
          ['accounts', 'keys', 'balances', 'ledger', 'jobs'].map((table) =>
            database.query(`select to_jsonb(t) - 'name' as row from nirayana.${table} t`),
          ),
        );
      const before = await content();
      await migrate(database);
      // A later migration adds this column to what there was, and nothing else.
      const isOld = (key: string, value: unknown) => (key === 'spent_count' ? undefined : value);
      expect(JSON.parse(JSON.stringify(await content()), isOld)).toEqual(JSON.parse(JSON.stringify(before)));
      expect(await listKeys(database, 'acc_a')).toMatchObject([{ id: 'key_a', account: 'acc_a', name: '' }]);
      const secret = await invite(database, { account: 'acc_a', at: new Date('2026-11-03Z') });
      expect(secret).toHaveLength(43);
    });

    it('not by a program that is older than the store', async () => {
      const database = await store.open();
      await migrate(database, [...MIGRATIONS, count]);
      await expect(migrate(database)).rejects.toThrow(
        'The store was made by a newer version of nirayana: its step "9999-count" is not known here. Update nirayana.',
      );
    });
  });
});

describe.skipIf(!hasPostgres)('several servers that start together', () => {
  it('migrate one PostgreSQL once', { timeout: 60_000 }, async () => {
    const cluster = await startCluster();
    const url = await cluster.createDatabase();
    const servers = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    await Promise.all(servers.map((database) => migrate(database)));
    const applied = await servers[0]?.query('select name from nirayana.migrations order by number');
    expect(applied).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
    await Promise.all(servers.map((database) => database.close()));
    await cluster.remove();
  });
});
