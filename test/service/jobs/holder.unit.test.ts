import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { keyedOpenApi } from '../../../src/service/jobs/openapi.js';
import { createKey, revokeKey } from '../../../src/service/store/keys.js';
import { ask, customer, finished, onEachStore, order } from '../../support/keyed.js';

const document = JSON.parse(JSON.stringify(keyedOpenApi('https://example.test')));

/** A schema of the document with all that it refers to. */
function schema(name: string): object {
  const resolved = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolved);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node) return resolved(document.components.schemas[String(node.$ref).split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
  };
  return resolved(document.components.schemas[name]) as object;
}

const TOOL = 'vedic-moon-sign-calculator';
const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

const ACCOUNT = '/api/b2b/account';
const JOBS = '/api/b2b/jobs';
const KEYS = '/api/b2b/keys';

onEachStore(({ database, keyed }) => {
  it('tells the holder of a key of the plan, the credits and their use by day', async () => {
    const { account, key } = await customer(database(), { calculated: 10, interpreted: 2 });
    const running = keyed({ now: () => new Date('2026-11-20T10:00:00Z') });
    const { told: job } = await order(running, key);
    await finished(running, key, job['job_id']);
    const { status, told } = await ask(running, 'GET', ACCOUNT, { key });
    expect([status, Check(schema('Account'), told)]).toEqual([200, true]);
    expect(told).toEqual({
      account_id: account,
      name: 'A customer',
      plan: 'custom',
      credits_return_on: '2026-12-01',
      calculated: { balance: 9, allowance: 10, month: 9, lasting: 0 },
      interpreted: { balance: 2, allowance: 2, month: 2, lasting: 0 },
      use: { month: '2026-11', days: [{ date: '2026-11-20', calculated: 1, interpreted: 0 }] },
    });
    const before = await ask(running, 'GET', `${ACCOUNT}?month=2026-10`, { key });
    expect(before.told['use']).toEqual({ month: '2026-10', days: [] });
  });

  it('counts as used nothing that was given back, on the day of its order', async () => {
    const { key } = await customer(database(), { calculated: 10 });
    let at = new Date('2026-11-20T23:59:00Z');
    const running = keyed({ now: () => at });
    const inputs = [BIRTH, { birth_date: 'never' }, { birth_date: 'never' }];
    const { told: job } = await ask(running, 'POST', '/api/b2b/calculations', {
      key,
      body: { value: { tool: TOOL, inputs } },
    });
    at = new Date('2026-11-21T00:01:00Z');
    await finished(running, key, job['job_id']);
    const { told } = await ask(running, 'GET', ACCOUNT, { key });
    expect(told['use']).toEqual({ month: '2026-11', days: [{ date: '2026-11-20', calculated: 1, interpreted: 0 }] });
  });

  it('lists the jobs from the newest on, each once, by cursors, and nothing of whom they are about', async () => {
    const { key } = await customer(database(), { calculated: 100 });
    let n = 0;
    // Some at one moment, so that the ids decide.
    const running = keyed({ now: () => new Date(Date.UTC(2026, 10, 20, 10, 0, Math.floor(n / 3))) });
    const ordered: unknown[] = [];
    for (; n < 7; n++) ordered.push((await order(running, key)).told['job_id']);
    for (const id of ordered) await finished(running, key, id);
    const seen: string[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const { told, body } = await ask(running, 'GET', `${JOBS}?limit=2${cursor ? `&cursor=${cursor}` : ''}`, { key });
      expect(Check(schema('Jobs'), told)).toBe(true);
      expect(body).not.toMatch(/Asha|birth|1990/);
      const jobs = told['jobs'] as { job_id: string; created_at: string; status: string }[];
      expect(jobs.length).toBeGreaterThan(0);
      for (const { job_id, status } of jobs) {
        expect(status).toBe('succeeded');
        seen.push(job_id);
      }
      cursor = told['next_cursor'];
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ordered));
    expect(seen[0]).toBe(ordered[6]);
    const whole = await ask(running, 'GET', JOBS, { key });
    expect((whole.told['jobs'] as { job_id: string }[]).map(({ job_id }) => job_id)).toEqual(seen);
  });

  it('names the tool of calculations before and after they are done', async () => {
    const { key } = await customer(database());
    const running = keyed({ works: false });
    const body = { value: { tool: TOOL, inputs: [BIRTH, { birth_date: 'never' }] } };
    const { told: job } = await ask(running, 'POST', '/api/b2b/calculations', { key, body });
    const first = async () => ((await ask(running, 'GET', JOBS, { key })).told['jobs'] as object[])[0];
    expect(await first()).toMatchObject({ kind: 'calculations', tool: TOOL, status: 'queued', input_count: 2 });
    await finished(keyed(), key, job['job_id']);
    expect(await first()).toMatchObject({ tool: TOOL, status: 'succeeded', failed_count: 1, credits_refunded: 1 });
  });

  it('lists the keys by their ids, revoked ones too', async () => {
    const { account, key } = await customer(database());
    const made = await createKey(database(), { account, name: 'Website', at: new Date('2026-11-22T12:00:00Z') });
    await revokeKey(database(), { id: made?.id as string, at: new Date('2026-11-23T12:00:00Z') });
    const { status, told, body } = await ask(keyed(), 'GET', KEYS, { key });
    expect([status, Check(schema('Keys'), told)]).toEqual([200, true]);
    expect(told['keys']).toContainEqual({
      key_id: made?.id,
      name: 'Website',
      created_at: '2026-11-22T12:00:00Z',
      last_used_at: null,
      revoked_at: '2026-11-23T12:00:00Z',
    });
    expect(body).not.toContain(key.slice(4));
    expect(body).not.toContain(made?.key.slice(4));
  });

  it('tells each holder of the own account alone', async () => {
    const [one, other] = [await customer(database()), await customer(database())];
    const running = keyed();
    const { told: job } = await order(running, one.key);
    await finished(running, one.key, job['job_id']);
    for (const path of [ACCOUNT, JOBS, KEYS]) {
      const { body } = await ask(running, 'GET', path, { key: other.key });
      expect(body).not.toContain(one.account);
      expect(body).not.toContain(job['job_id']);
    }
    const cursor = `${Date.now() + 60_000}.ffffffff-ffff-ffff-ffff-ffffffffffff`;
    const { told } = await ask(running, 'GET', `${JOBS}?cursor=${cursor}`, { key: other.key });
    expect(told['jobs']).toEqual([]);
  });

  it.each([
    [`${ACCOUNT}?month=2026-13`, 400],
    [`${ACCOUNT}?month=november`, 400],
    [`${JOBS}?limit=0`, 400],
    [`${JOBS}?limit=101`, 400],
    [`${JOBS}?cursor=x`, 400],
    [`${JOBS}?cursor=1764115200000.' or true`, 400],
    [`${KEYS}?account=acc_1`, 400],
  ])('refuses %s', async (path, expected) => {
    const { key } = await customer(database());
    const { status, told } = await ask(keyed(), 'GET', path, { key });
    expect([status, told['error']]).toEqual([expected, expect.objectContaining({ code: 'invalid_input' })]);
  });

  it.each([ACCOUNT, JOBS, KEYS])('tells nobody without a key of %s, and takes no other method', async (path) => {
    expect((await ask(keyed(), 'GET', path)).status).toBe(401);
    const { key } = await customer(database());
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await ask(keyed(), method, path, { key })).status).toBe(405);
    }
  });
});
