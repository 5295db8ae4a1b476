import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createKeyed } from '../../../src/service/jobs/keyed.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { createStore } from '../../../src/service/store/store.js';
import { deferred } from '../../support/deferred.js';
import { ask, customer, order } from '../../support/keyed.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';

describe.skipIf(!hasPostgres)('a PostgreSQL server that hangs', { timeout: 60_000 }, () => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.createDatabase();
  }, 60_000);
  afterAll(() => cluster.remove());

  async function service() {
    const store = createStore({ databaseUrl: url, data: '', report: () => {} });
    const options = { store, retentionDays: 30, now: () => new Date(), report: () => {} };
    const keyed = createKeyed({ ...options, works: true });
    const close = async () => {
      await keyed.stop();
      await store.close();
    };
    onTestFinished(close);
    return { keyed, store, close, database: await store.database() };
  }

  /** Holds a lock until the test is over. */
  async function locked(statement: string) {
    const other = await openPostgres(url);
    const { promise: released, resolve: release } = deferred();
    const { promise: held, resolve: isHeld } = deferred();
    const transaction = other.transaction(async ({ script }) => {
      await script(statement);
      isHeld();
      await released;
    });
    await held;
    onTestFinished(async () => {
      release();
      await transaction;
      await other.close();
    });
  }

  it('over the rows of one account serves the others, and refuses that one in time', async () => {
    const { keyed, database } = await service();
    const [one, other] = [await customer(database), await customer(database)];
    await locked(`select from nirayana.accounts where id = '${one.account}' for update`);
    const waiting = Array.from({ length: 30 }, () => order(keyed, one.key));
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(keyed, other.key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const refused = new Set((await Promise.all(waiting)).map(({ status }) => status));
    expect([...refused].sort()).toEqual([429, 502]);
  });

  it('over a request tells its twin at once, also on another server', async () => {
    const [{ keyed, database }, { keyed: elsewhere }] = [await service(), await service()];
    const { key, account } = await customer(database);
    await locked(`select from nirayana.accounts where id = '${account}' for update`);
    const headers = { 'idempotency-key': 'twin' };
    const first = order(keyed, key, { headers });
    const isWaiting = async () =>
      (await database.query("select from pg_stat_activity where wait_event_type = 'Lock'")).length;
    await expect.poll(isWaiting).toBeGreaterThan(0);
    for (const one of [keyed, elsewhere]) expect((await order(one, key, { headers })).status).toBe(409);
    expect((await first).status).toBe(502);
  });

  it('over a table answers that it is not available', async () => {
    const { keyed, database } = await service();
    const { key } = await customer(database);
    await locked('lock table nirayana.jobs in access exclusive mode');
    const id = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([order(keyed, key), ask(keyed, 'GET', `/api/b2b/jobs/${id}`, { key })]);
    expect(answers.map(({ status, told }) => [status, told['error']])).toEqual(
      answers.map(() => [502, expect.objectContaining({ code: 'engine_unavailable' })]),
    );
  });

  it('altogether is told of, keeps no client waiting, and lets the service end', async () => {
    const { keyed, store, close, database } = await service();
    await keyed.start();
    const { key } = await customer(database);
    expect((await order(keyed, key)).status).toBe(202);
    cluster.freeze();
    onTestFinished(() => cluster.thaw());
    await expect.poll(() => store.state(), { timeout: 15_000 }).toBe('unavailable');
    expect((await order(keyed, key)).status).toBe(502);
    await close();
    cluster.thaw();
  });

  it('is served again when it goes on', async () => {
    const { keyed, store, database } = await service();
    const { key } = await customer(database);
    cluster.freeze();
    await expect.poll(() => store.state(), { timeout: 15_000 }).toBe('unavailable');
    cluster.thaw();
    await expect.poll(() => store.state(), { timeout: 15_000 }).toBe('open');
    expect((await order(keyed, key)).status).toBe(202);
  });
});
