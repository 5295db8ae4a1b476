import { describe, expect, it } from 'vitest';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import { balanceOf, grant } from '../../../src/service/store/credits.js';
import type { Database } from '../../../src/service/store/database.js';
import { listKeys, revokeKey } from '../../../src/service/store/keys.js';
import { careerDnaTool } from '../../../src/tools/career-dna/tool.js';
import { ask, CAREER_DNA, customer, finished, onEachStore, order, poll } from '../../support/keyed.js';

const changed = (change: object) => ({ body: { value: { ...careerDnaTool.example, ...change } } });
/** It has the form of a key. */
const WRONG = `nir_${'0'.repeat(32)}`;
const idempotency = (key: string) => ({ headers: { 'idempotency-key': key } });

onEachStore(({ database, keyed, served }) => {
  const left = (account: string, output: 'calculated' | 'interpreted' = 'calculated') =>
    balanceOf(database(), { account, output, at: new Date() });

  describe('a job', () => {
    it('is accepted with five fields, runs, and has its result for 1 of 100 credits', async () => {
      const { service, key, account } = await served();
      const { status, told, headers } = await order(service, key);
      const id = told['job_id'];
      expect({ status, told }).toEqual({
        status: 202,
        told: {
          job_id: expect.stringMatching(/^[\da-f-]{36}$/),
          poll_url: `/api/b2b/jobs/${id}`,
          estimated_seconds: 2,
          credits_deducted: 1,
          credits_remaining: 99,
        },
      });
      expect(headers['Retry-After']).toBe('1');
      expect(await finished(service, key, id)).toEqual({
        job_id: id,
        status: 'succeeded',
        progress: 1,
        created_at: expect.stringMatching(/Z$/),
        started_at: expect.stringMatching(/Z$/),
        finished_at: expect.stringMatching(/Z$/),
        estimated_seconds: 2,
        credits_deducted: 1,
        credits_refunded: 0,
        result: expect.objectContaining({ person_name: 'Example' }),
        error: null,
      });
      expect(await left(account)).toBe(99);
      expect(service.errors).toEqual([]);
    });

    it.each([
      ['of the public address', { baseUrl: 'https://example.org/astro' }],
      ['under which the service is mounted', { basePath: '/astro' }],
    ])('is read at the path %s', async (_, mount) => {
      const { service, key } = await served({ works: false, ...mount });
      const { told } = await order(service, key);
      expect(told['poll_url']).toBe(`/astro/api/b2b/jobs/${told['job_id']}`);
    });

    it('waits where nobody works, and asks to be looked at again', async () => {
      const { service, key } = await served({ works: false });
      const { told } = await order(service, key);
      const { headers, told: job } = await ask(service, 'GET', String(told['poll_url']), { key });
      expect(job).toMatchObject({ status: 'queued', progress: 0, started_at: null, result: null, error: null });
      expect(headers['Retry-After']).toBe('1');
    });

    it('is no job to another account, nor is an id that is none', async () => {
      const service = keyed({ works: false });
      const [one, other] = [await customer(database()), await customer(database())];
      const { told } = await order(service, one.key);
      const foreign = await ask(service, 'GET', String(told['poll_url']), { key: other.key });
      expect(foreign.status).toBe(404);
      for (const id of [
        crypto.randomUUID(),
        'x',
        '%00',
        "'",
        `${told['job_id']}x`,
        String(told['job_id']).toUpperCase(),
      ]) {
        const missing = await ask(service, 'GET', `/api/b2b/jobs/${id}`, { key: other.key });
        expect(missing).toEqual(foreign);
      }
    });
  });

  describe('a key', () => {
    it('is refused alike whether it is missing, malformed, wrong, revoked or of a disabled account', async () => {
      const service = keyed({ works: false });
      const revoked = await customer(database());
      const disabled = await customer(database());
      expect((await order(service, revoked.key)).status).toBe(202);
      for (const { id } of await listKeys(database(), revoked.account)) {
        await revokeKey(database(), { id, at: new Date() });
      }
      await database().query('update nirayana.accounts set disabled_at = now() where id = $1', [disabled.account]);
      const wrong = `nir_${'0'.repeat(32)}`;
      const answers = await Promise.all(
        [undefined, '', 'nir_', wrong, ` ${wrong}`, revoked.key, disabled.key].map((key) => order(service, key)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({
        status: 401,
        headers: { 'WWW-Authenticate': 'ApiKey' },
        told: {
          error: { code: 'unauthorized', message: 'Send a valid key in the header X-API-Key.', field_errors: [] },
        },
      });
    });

    it('opens the store only where it could be one, and makes none', async () => {
      let opened = 0;
      let isThere = false;
      const store = {
        exists: () => isThere,
        database: () => {
          opened++;
          return Promise.resolve(database());
        },
      };
      const service = keyed({ store, works: false });
      for (const key of [undefined, 'password', 'nir_short']) await order(service, key);
      await ask(service, 'GET', '/api/b2b/openapi.json');
      await ask(service, 'GET', '/api/b2b/nowhere');
      expect((await order(service, WRONG)).status).toBe(401);
      await service.start();
      expect(opened).toBe(0);
      isThere = true;
      expect((await order(service, WRONG)).status).toBe(401);
      expect(opened).toBe(1);
    });

    it('that is wrong is looked up as often a minute as an address may calculate', async () => {
      let at = new Date('2026-01-01T00:00:00Z');
      let looked = 0;
      const store = {
        exists: () => true,
        database: async () => ({
          ...database(),
          query: ((sql, values) => {
            if (sql.includes('nirayana.keys')) looked++;
            return database().query(sql, values);
          }) as Database['query'],
        }),
      };
      const rateLimiter = new SlidingWindowLimiter({ limit: 3 });
      const { service, key } = await served({ store, works: false, rateLimiter, now: () => at });
      const { key: unused } = await customer(database());
      expect((await order(service, key)).status).toBe(202);
      const statuses = [];
      for (let round = 0; round < 6; round++) statuses.push((await order(service, WRONG)).status);
      expect([statuses, looked]).toEqual([[401, 401, 401, 429, 429, 429], 4]);
      const refused = await order(service, unused);
      expect([refused.status, refused.told]).toEqual([
        429,
        { error: expect.objectContaining({ code: 'rate_limited' }) },
      ]);
      expect(refused.headers['Retry-After']).toBe('60');
      // A customer at the same address whose key was right goes on.
      expect((await ask(service, 'GET', '/api/b2b/jobs/none', { key })).status).toBe(404);
      at = new Date('2026-01-01T00:01:01Z');
      expect((await order(service, unused)).status).toBe(202);
    });
  });

  describe('a body', () => {
    it.each([
      ['a missing field', { person_name: undefined }, 'person_name', 'This field is required.'],
      ['null for a time', { birth_time: null }, 'birth_time', expect.stringContaining('HH:MM')],
      ['a time with seconds', { birth_time: '10:20:30' }, 'birth_time', expect.stringContaining('HH:MM')],
      ['a day that is none', { birth_date: '1990-02-30' }, 'birth_date', expect.stringContaining('1990-02-30')],
      ['a coordinate as text', { latitude: '28.6' }, 'latitude', 'Must be a number.'],
      ['a coordinate beyond the Earth', { longitude: 181 }, 'longitude', 'Must be between -180 and 180.'],
      ['a blank name', { person_name: '   ' }, 'person_name', expect.any(String)],
      ['a name that is too long', { person_name: 'x'.repeat(201) }, 'person_name', expect.any(String)],
      ['an undeclared field', { gender: 'f' }, 'gender', expect.stringContaining('not accepted')],
    ])('with %s is 400 on that field', async (_, change, field, message) => {
      const { service, key, account } = await served({ works: false });
      const { status, told } = await order(service, key, changed(change));
      expect({ status, told }).toEqual({
        status: 400,
        told: { error: { code: 'invalid_input', message: expect.any(String), field_errors: [{ field, message }] } },
      });
      expect(await left(account)).toBe(100);
    });

    it.each([null, [], 'text', 7])('that is %j is 400 without fields', async (value) => {
      const { service, key } = await served({ works: false });
      expect(await order(service, key, { body: { value } })).toMatchObject({
        status: 400,
        told: { error: { code: 'invalid_input', field_errors: [] } },
      });
    });

    it.each([400, 413, 415] as const)('that could not be read is told with %d', async (status) => {
      const { service, key } = await served({ works: false });
      const answer = await order(service, key, { body: { status, message: 'The body is no body.' } });
      expect(answer).toMatchObject({
        status,
        told: { error: { code: 'invalid_input', message: 'The body is no body.', field_errors: [] } },
      });
    });

    it.each([
      [
        'a time that a clock change has skipped',
        { birth_date: '2021-03-28', birth_time: '02:30', birth_timezone: 'Europe/Berlin' },
      ],
      ['a zone that is none', { birth_timezone: 'Mars/Olympus' }],
      ['an offset for a zone', { birth_timezone: '+05:30' }],
      ['a pole', { latitude: 90 }],
      ['a date beyond the ephemeris', { birth_date: '2300-01-01' }],
    ])('with %s is 422, and costs nothing', async (_, change) => {
      const { service, key, account } = await served({ works: false });
      expect(await order(service, key, changed(change))).toMatchObject({
        status: 422,
        told: { error: { code: 'engine_error' } },
      });
      expect(await left(account)).toBe(100);
    });

    it('may hold any name that JSON can say', async () => {
      const { service, key } = await served();
      const person_name = 'अशा \u0000 \ud800 "\\ \' ; drop table 🦜';
      const { told } = await order(service, key, changed({ person_name }));
      const { result } = await finished(service, key, told['job_id']);
      expect(result).toMatchObject({ person_name });
    });
  });

  describe('credits', () => {
    it('are enough for exactly as many of a hundred requests at once', async () => {
      const { service, key, account } = await served({}, { calculated: 20 });
      // Those who waited too long for their turn, on a busy machine, ask again.
      const ordered = async (): ReturnType<typeof order> => {
        const answer = await order(service, key);
        return answer.status === 429 ? ordered() : answer;
      };
      const answers = await Promise.all(Array.from({ length: 100 }, ordered));
      const codes = answers.map(({ status, told }) =>
        status === 202 ? 'accepted' : (told['error'] as { code: string }).code,
      );
      expect(codes.filter((code) => code === 'accepted')).toHaveLength(20);
      expect(codes.filter((code) => code === 'insufficient_credits')).toHaveLength(80);
      expect(new Set(answers.map(({ told }) => told['credits_remaining'])).size).toBe(21);
      expect(await left(account)).toBe(0);
      const ids = answers.flatMap(({ told }) => told['job_id'] ?? []);
      const jobs = await Promise.all(ids.map((id) => finished(service, key, id)));
      expect(jobs.map(({ status }) => status)).toEqual(ids.map(() => 'succeeded'));
    }, 60_000);

    it('that are used up are told as 402', async () => {
      const { service, key } = await served({ works: false }, { calculated: 0 });
      expect(await order(service, key)).toMatchObject({
        status: 402,
        told: { error: { code: 'insufficient_credits' } },
      });
    });
  });

  describe('an Idempotency-Key', () => {
    it('gives the first answer again, to the letter, and deducts once', async () => {
      const { service, key, account } = await served();
      const first = await order(service, key, idempotency('a'));
      const { person_name, ...rest } = careerDnaTool.example;
      const again = await order(service, key, { ...idempotency('a'), body: { value: { ...rest, person_name } } });
      expect(again).toEqual(first);
      await order(service, key);
      expect((await order(service, key, idempotency('a'))).body).toBe(first.body);
      expect(await left(account)).toBe(98);
    });

    it('is for one request also where twenty come at the same instant', async () => {
      const { service, key, account } = await served();
      const answers = await Promise.all(Array.from({ length: 20 }, () => order(service, key, idempotency('once'))));
      // The first is accepted, and those that come before its answer are told so at once.
      const [accepted, ...surplus] = answers.filter(({ status }) => status === 202);
      const others = answers.filter(({ status }) => status !== 202);
      expect(surplus).toEqual([]);
      expect(
        new Set(others.map(({ status, told }) => [status, told['error'] && Object(told['error']).message])),
      ).toEqual(
        new Set(others.map(() => [409, 'A request with this Idempotency-Key is being answered. Send it again later.'])),
      );
      expect((await order(service, key, idempotency('once'))).body).toBe(accepted?.body);
      expect(await left(account)).toBe(99);
    });

    it.each([
      ['another body', changed({ birth_time: '10:21' }), ''],
      ['another output', {}, '?output=interpreted'],
    ])('with %s is 409', async (_, other, query) => {
      const { service, key, account } = await served({ works: false });
      await order(service, key, idempotency('b'));
      expect(await order(service, key, { ...other, query, ...idempotency('b') })).toMatchObject({
        status: 409,
        told: { error: { code: 'idempotency_conflict', field_errors: [] } },
      });
      expect([await left(account), await left(account, 'interpreted')]).toEqual([99, 5]);
    });

    it('is each account’s own', async () => {
      const service = keyed({ works: false });
      const [one, other] = [await customer(database()), await customer(database())];
      const first = await order(service, one.key, idempotency('c'));
      const second = await order(service, other.key, { ...changed({ birth_time: '10:21' }), ...idempotency('c') });
      expect(second.status).toBe(202);
      expect(second.told['job_id']).not.toBe(first.told['job_id']);
    });

    it('is free again after 24 hours', async () => {
      let now = new Date('2026-03-01T00:00:00Z');
      const { service, key } = await served({ works: false, now: () => now });
      const first = await order(service, key, idempotency('d'));
      now = new Date('2026-03-01T23:59:59Z');
      expect((await order(service, key, idempotency('d'))).body).toBe(first.body);
      now = new Date('2026-03-02T00:00:00Z');
      const next = await order(service, key, { ...changed({ birth_time: '10:21' }), ...idempotency('d') });
      expect(next.status).toBe(202);
      expect((await order(service, key, { ...changed({ birth_time: '10:21' }), ...idempotency('d') })).body).toBe(
        next.body,
      );
    });

    it('is not used up by a request that is refused', async () => {
      const { service, key, account } = await served({ works: false }, { calculated: 0 });
      expect((await order(service, key, { ...changed({ latitude: 91 }), ...idempotency('e') })).status).toBe(400);
      expect((await order(service, key, idempotency('e'))).status).toBe(402);
      await grant(database(), { account, output: 'calculated', amount: 1, reason: 'A present.', at: new Date() });
      expect((await order(service, key, idempotency('e'))).status).toBe(202);
    });

    it.each(['', 'x'.repeat(256)])('of %j is 400', async (value) => {
      const { service, key } = await served({ works: false });
      expect(await order(service, key, idempotency(value))).toMatchObject({
        status: 400,
        told: { error: { field_errors: [{ field: 'Idempotency-Key' }] } },
      });
      expect((await order(service, key, idempotency('x'.repeat(255)))).status).toBe(202);
    });
  });

  describe('the rate', () => {
    it('is counted for each account, told on every answer, and free for polls', async () => {
      const service = keyed({ works: false, rateLimiter: new SlidingWindowLimiter({ limit: 2 }) });
      const [one, other] = [await customer(database()), await customer(database())];
      const first = await order(service, one.key);
      expect(first.headers).toMatchObject({ 'RateLimit-Limit': '2', 'RateLimit-Remaining': '1' });
      const failing = await order(service, one.key, changed({ latitude: 91 }));
      expect(failing).toMatchObject({ status: 400, headers: { 'RateLimit-Remaining': '0' } });
      const third = await order(service, one.key);
      expect(third).toMatchObject({ status: 429, told: { error: { code: 'rate_limited' } } });
      expect(third.headers['Retry-After']).toBe(third.headers['RateLimit-Reset']);
      expect((await order(service, other.key)).status).toBe(202);
      for (let polls = 0; polls < 5; polls++) {
        expect((await poll(service, one.key, first.told['job_id']))['status']).toBe('queued');
      }
    });

    it('is told nowhere without a limit', async () => {
      const { service, key } = await served({ works: false });
      const { headers } = await order(service, key);
      expect(Object.keys(headers).filter((name) => name.startsWith('RateLimit'))).toEqual([]);
    });
  });

  describe('an address', () => {
    it.each([
      ['GET', CAREER_DNA, 'POST, OPTIONS'],
      ['DELETE', `/api/b2b/jobs/${crypto.randomUUID()}`, 'GET, HEAD, OPTIONS'],
      ['POST', '/api/b2b/openapi.json', 'GET, HEAD, OPTIONS'],
    ])('does not take %s %s', async (method, path, allow) => {
      expect(await ask(keyed(), method, path)).toMatchObject({
        status: 405,
        headers: { Allow: allow },
        told: { error: { code: 'invalid_input' } },
      });
      expect(await ask(keyed(), 'OPTIONS', path)).toMatchObject({ status: 204, headers: { Allow: allow } });
    });

    it.each(['/api/b2b', '/api/b2b/', '/api/b2b/jobs/', '/api/b2b/career-dna/', '/api/b2b/jobs/a/b'])(
      'of nothing is 404: %s',
      async (path) => {
        expect(await ask(keyed(), 'GET', path)).toMatchObject({ status: 404, told: { error: { code: 'not_found' } } });
      },
    );

    it('refuses parameters that it does not know', async () => {
      const { service, key } = await served({ works: false });
      for (const query of ['?output=spoken', '?verbose=1', '?output=calculated&output=calculated']) {
        expect((await order(service, key, { query })).status).toBe(400);
      }
      expect((await order(service, key, { query: '?output=calculated' })).status).toBe(202);
    });
  });

  it('is unavailable while the store is away, and leaves it to the store to tell the operator why', async () => {
    let isAway = true;
    const store = {
      exists: () => true,
      database: () => (isAway ? Promise.reject(new Error('secret host is down')) : Promise.resolve(database())),
    };
    const { service, key } = await served({ store });
    const answer = await order(service, key);
    expect(answer).toMatchObject({ status: 502, told: { error: { code: 'engine_unavailable' } } });
    expect(answer.body).not.toContain('secret');
    expect(service.errors).toEqual([]);
    isAway = false;
    expect((await order(service, key)).status).toBe(202);
  });

  it('tells once that it cannot take up what was left, however often it tries', async () => {
    const broken: Database = { ...database(), kind: 'embedded', transaction: never, query: never };
    const service = keyed({ store: { exists: () => true, database: async () => broken } });
    expect(service.hasFailed()).toBe(false);
    const starting = service.start();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await service.stop();
    await starting;
    expect(service.errors.map(String)).toEqual(['Error: no jobs']);
    expect(service.hasFailed()).toBe(true);
  });
});

const never = () => Promise.reject(new Error('no jobs'));
