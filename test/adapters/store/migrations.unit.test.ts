import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../../src/adapters/store/migrations.js';
import { openPostgres } from '../../../src/adapters/store/postgres.js';
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
