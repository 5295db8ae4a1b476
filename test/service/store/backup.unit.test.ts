import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import type { Keyed } from '../../../src/service/jobs/keyed.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import { openDirectory } from '../../../src/service/store/data-directory.js';
import type { Database } from '../../../src/service/store/database.js';
import { createKey } from '../../../src/service/store/keys.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { testFolder } from '../../support/folder.js';
import { ask, finished } from '../../support/keyed.js';
import { type Cluster, hasPostgres, PROGRAMS, startCluster } from '../../support/postgres.js';
import { served } from '../../support/served.js';

const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const ORDER = { tool: 'vedic-moon-sign-calculator', inputs: [BIRTH, { ...BIRTH, birth_date: 'never' }] };

/** An account that has had a job done. @returns its key, and the job with its answers */
async function used(database: Database) {
  await migrate(database);
  const at = new Date();
  const { id } = await createAccount(database, { name: 'Kept', plan: 'free', allowances: FIXED_PLANS.free, at });
  const { key } = (await createKey(database, { account: id, at })) as { key: string };
  return served(database, async (keyed) => {
    const { told } = await ask(keyed, 'POST', '/api/b2b/calculations', { key, body: { value: ORDER } });
    const job = String(told['job_id']);
    await finished(keyed, key, job);
    return { key, job, ...(await seen(keyed, key, job)) };
  });
}

/** What the holder of a key sees of a job and of the account. */
async function seen(keyed: Keyed, key: string, job: string) {
  const read = async (path: string) => (await ask(keyed, 'GET', `/api/b2b${path}`, { key })).body;
  return {
    told: await read(`/jobs/${job}`),
    lines: await read(`/jobs/${job}/results`),
    account: await read('/account'),
  };
}

/** Everything is there again, and goes on: the key is right, the job is told, and a new one is done and paid. */
async function expectRestored(database: Database, { key, job, ...before }: Awaited<ReturnType<typeof used>>) {
  await migrate(database);
  await served(database, async (keyed) => {
    expect(await seen(keyed, key, job)).toEqual(before);
    const { status, told } = await ask(keyed, 'POST', '/api/b2b/calculations', { key, body: { value: ORDER } });
    expect([status, told['credits_remaining']]).toEqual([202, FIXED_PLANS.free.calculated - 3]);
    const next = await finished(keyed, key, String(told['job_id']));
    expect(next).toMatchObject({ status: 'succeeded', credits_refunded: 1 });
  });
}

describe('the folder of the embedded store, copied while no process has it', { timeout: 120_000 }, () => {
  const room = testFolder();

  it('is a store with all that was in it', async () => {
    const [data, copy] = [join(room, 'data'), join(room, 'copy')];
    const database = await openDirectory(data);
    const before = await used(database);
    await database.close();
    cpSync(data, copy, { recursive: true });
    rmSync(data, { recursive: true });
    const restored = await openDirectory(copy);
    await expectRestored(restored, before);
    await restored.close();
  });
});

describe.skipIf(!hasPostgres)('what pg_dump writes of PostgreSQL while it is in use', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster.remove());

  it.each(['plain', 'custom'] as const)('is restored into an empty database, in the %s format', async (format) => {
    const [from, to] = [await cluster.createDatabase(), await cluster.createDatabase()];
    const database = await openPostgres(from);
    const before = await used(database);
    const dump = execFileSync(`${PROGRAMS}/pg_dump`, ['--schema=nirayana', `--format=${format}`, from]);
    await database.close();
    const restore = format === 'plain' ? ['psql', '-q', '-v', 'ON_ERROR_STOP=1', to] : ['pg_restore', '-e', '-d', to];
    const [program = '', ...args] = restore;
    execFileSync(`${PROGRAMS}/${program}`, args, { input: dump, stdio: ['pipe', 'ignore', 'pipe'] });
    const restored = await openPostgres(to);
    await expectRestored(restored, before);
    await restored.close();
  });
});
