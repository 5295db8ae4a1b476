import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyed } from '../../../src/service/jobs/keyed.js';
import type { Database } from '../../../src/service/store/database.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { createStore } from '../../../src/service/store/store.js';
import { openInThread } from '../../../src/service/store/threaded.js';
import { testFolder } from '../../support/folder.js';
import { order } from '../../support/keyed.js';

const room = testFolder();

describe('the embedded store in a thread', { timeout: 60_000 }, () => {
  let database: Database;
  beforeAll(async () => {
    database = openInThread(join(room, 'store'));
    await database.script('create table counts (name text primary key, count integer not null)');
  }, 60_000);
  afterAll(() => database.close());
  const counts = () => database.query<{ name: string; count: number }>('select * from counts order by name');

  it('is opened while this thread does other things', async () => {
    const other = openInThread(join(room, 'other'));
    let turns = 0;
    const timer = setInterval(() => turns++, 10);
    await migrate(other);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
    await other.close();
  });

  it('gives values of the types that it has in this thread', async () => {
    const at = new Date('2026-01-01T00:00:00.500Z');
    const [row] = await database.query(
      `select $1::timestamptz as at, $2::bigint as big, $3::jsonb as json, $4::text as nothing, $5::bytea as bytes`,
      [at, 5n, { a: [1] }, undefined, new Uint8Array([1, 2])],
    );
    expect(row).toEqual({ at, big: 5, json: { a: [1] }, nothing: null, bytes: new Uint8Array([1, 2]) });
  });

  it('does a transaction wholly or not at all, and lets nobody in between', async () => {
    const failing = database.transaction(async ({ query }) => {
      await query("insert into counts values ('one', 1)");
      throw new Error('No.');
    });
    const meanwhile = database.query("insert into counts values ('two', 2)");
    await expect(failing).rejects.toThrow('No.');
    await meanwhile;
    const done = database.transaction(async ({ query }) => {
      await query("insert into counts values ('three', 3)");
      return (await query('select from counts')).length;
    });
    expect(await done).toBe(2);
    expect((await counts()).map(({ name }) => name)).toEqual(['three', 'two']);
  });

  it('fails with what PostgreSQL says, and goes on', async () => {
    const twice = database.query("insert into counts values ('two', 2)");
    await expect(twice).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('two') });
    expect(await counts()).toHaveLength(2);
  });

  it('is refused when it is closed, and can be closed twice', async () => {
    const other = openInThread(join(room, 'closed'));
    await other.query('select 1');
    const closing = other.close();
    await expect(other.query('select 1')).rejects.toThrow('The store is closed.');
    await closing;
    await other.close();
  });
});

describe('an invented key', () => {
  it('makes no folder and opens nothing', async () => {
    const data = join(room, 'data');
    const store = createStore({ data, report: () => {} });
    const keyed = createKeyed({ store, retentionDays: 30, works: true, now: () => new Date(), report: () => {} });
    await keyed.start();
    const { status, told } = await order(keyed, `nir_${'0'.repeat(32)}`);
    expect([status, told]).toEqual([401, { error: expect.objectContaining({ code: 'unauthorized' }) }]);
    expect([store.state(), existsSync(data)]).toEqual(['closed', false]);
    await keyed.stop();
    await store.close();
  });
});
