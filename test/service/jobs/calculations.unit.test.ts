import { beforeEach, describe, expect, it } from 'vitest';
import { runTool } from '../../../src/calculation/run.js';
import { WORDED_TOOLS } from '../../../src/jobs/interpreter/findings.js';
import { keyedError, neverFinished } from '../../../src/jobs/refusals.js';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import { deleteExpired } from '../../../src/service/jobs/retention.js';
import { advance, claim, fail } from '../../../src/service/jobs/running.js';
import { balanceOf, grant } from '../../../src/service/store/credits.js';
import { dashaTool } from '../../../src/tools/dasha-calculator/tool.js';
import { allTools, findTool } from '../../../src/tools/registry.js';
import { moonSignTool } from '../../../src/tools/vedic-moon-sign-calculator/tool.js';
import { ask, customer, ended, finished, onEachStore, poll } from '../../support/keyed.js';

const CALCULATIONS = '/api/b2b/calculations';
const birth = (minute: number) => ({
  ...moonSignTool.example,
  birth_time: `10:${String(minute % 60).padStart(2, '0')}`,
});
const SKIPPED = { birth_date: '2021-03-28', birth_time: '02:30', latitude: 52.52, longitude: 13.405 };
const births = (count: number) => Array.from({ length: count }, (_, index) => birth(index));

onEachStore(({ database, keyed, served }) => {
  const left = (account: string) => balanceOf(database(), { account, output: 'calculated', at: new Date() });
  const order = (service: ReturnType<typeof keyed>, key: string, value: unknown, headers = {}) =>
    ask(service, 'POST', CALCULATIONS, { key, headers, body: { value } });
  const asked = (inputs: readonly unknown[], more: object = {}) => ({ tool: moonSignTool.slug, inputs, ...more });

  describe('calculations', () => {
    beforeEach(() => database().script('delete from nirayana.jobs'));

    it('are read as often in a minute as jobs are ordered, and counted apart from them', async () => {
      const { service, key } = await served({ rateLimiter: new SlidingWindowLimiter({ limit: 2 }) });
      const { told } = await order(service, key, asked(births(2)));
      await finished(service, key, told['job_id']);
      const read = () => ask(service, 'GET', `/api/b2b/jobs/${told['job_id']}/results`, { key });
      const [first, second, third] = [await read(), await read(), await read()];
      expect(first).toMatchObject({ status: 200, headers: { 'RateLimit-Limit': '2', 'RateLimit-Remaining': '1' } });
      expect(second).toMatchObject({ status: 200, headers: { 'RateLimit-Remaining': '0' } });
      expect(third).toMatchObject({ status: 429, told: { error: { code: 'rate_limited' } } });
      expect(third.headers['Retry-After']).toBe(third.headers['RateLimit-Reset']);
      expect((await order(service, key, asked(births(1)))).status).toBe(202);
    });

    it('are accepted for a credit each, answered in their order, and refunded where they fail', async () => {
      const { service, key, account } = await served();
      const inputs = [birth(1), SKIPPED, 'no input', birth(2), { ...birth(3), gender: 'f' }];
      const { status, told } = await order(service, key, asked(inputs, { options: { ayanamsha: 'raman' } }));
      expect({ status, told }).toEqual({
        status: 202,
        told: {
          job_id: expect.any(String),
          poll_url: `/api/b2b/jobs/${told['job_id']}`,
          estimated_seconds: 2,
          credits_deducted: 5,
          credits_remaining: 95,
        },
      });
      const job = await finished(service, key, told['job_id']);
      expect(job).toMatchObject({ status: 'succeeded', progress: 1, credits_deducted: 5, credits_refunded: 3 });
      expect(job['result']).toEqual({
        tool: moonSignTool.slug,
        input_count: 5,
        failed_count: 3,
        results_url: `/api/b2b/jobs/${told['job_id']}/results`,
      });
      const { body, headers } = await lines(service, key, told['job_id']);
      expect(headers['Content-Type']).toBe('application/x-ndjson; charset=utf-8');
      const expected = inputs.map((input) =>
        JSON.stringify(
          runTool(moonSignTool, input, {
            now: new Date(String(job['created_at'])),
            inputs: 'specified',
            baseUrl: 'https://example.test',
            environment: { ayanamsha: 'raman' },
          }),
        ),
      );
      expect(body).toBe(`${expected.join('\n')}\n`);
      expect(await left(account)).toBe(98);
      expect(service.errors).toEqual([]);
    });

    it('keep the credit of an input that was worked on, and give back that of one that was refused', async () => {
      const { service, key, account } = await served();
      const arctic = { latitude: 69, longitude: 18, timezone: 'Europe/Oslo' };
      const year = { activity: 'marriage', from: '2200-01-01', ...arctic };
      const inputs = [{ ...year, to: '2200-12-31' }, { ...year, to: '2200-02-31' }, {}];
      const { told } = await order(service, key, { tool: 'muhurta-finder', inputs });
      const result = { input_count: 3, failed_count: 3 };
      expect(await finished(service, key, told['job_id'])).toMatchObject({ credits_refunded: 2, result });
      expect(await left(account)).toBe(99);
      const { told: other } = await order(service, key, { tool: 'muhurta-finder', inputs: [{}, {}] });
      expect(await finished(service, key, other['job_id'])).toMatchObject({ credits_refunded: 2 });
      expect(await left(account)).toBe(99);
      const kept = await database().query('select kind from nirayana.ledger where job = $1', [other['job_id']]);
      expect(kept).toEqual([]);
    });

    it('are of every tool that there is', async () => {
      const { service, key } = await served();
      for (const { slug, example } of allTools) {
        const { told } = await order(service, key, { tool: slug, inputs: [example] });
        expect(await finished(service, key, told['job_id'])).toMatchObject({ result: { tool: slug, failed_count: 0 } });
      }
    });

    it('take the options of their tool, as values', async () => {
      const { service, key } = await served();
      const options = { clock: 'standard', time_within: 10, locale: 'hi' };
      const { told } = await order(service, key, asked([birth(1)], { options }));
      await finished(service, key, told['job_id']);
      const { body } = await lines(service, key, told['job_id']);
      expect(JSON.parse(String(body)).provenance.options).toEqual(options);
    });

    it('are read in parts, as far as one answer reaches', async () => {
      const { service, key } = await served();
      const { told } = await order(service, key, asked(births(5)));
      await finished(service, key, told['job_id']);
      const all = String((await lines(service, key, told['job_id'])).body).split('\n');
      const part = await lines(service, key, told['job_id'], '?from=1&limit=2');
      expect(String(part.body).split('\n')).toEqual([all[1], all[2], '']);
      expect(part.headers['Link']).toBe(`</api/b2b/jobs/${told['job_id']}/results?from=3&limit=2>; rel="next"`);
      const last = await lines(service, key, told['job_id'], '?from=3&limit=2');
      expect([String(last.body).split('\n'), last.headers['Link']]).toEqual([[all[3], all[4], ''], undefined]);
      expect((await lines(service, key, told['job_id'], '?from=5')).body).toBe('');
      for (const query of ['?from=-1', '?limit=0', '?limit=1001', '?from=x', '?page=1']) {
        expect((await lines(service, key, told['job_id'], query)).status).toBe(400);
      }
    });

    it('that are larger than one answer may be go on at the next', async () => {
      const { service, key } = await served();
      const { told } = await order(service, key, asked(births(3)));
      await finished(service, key, told['job_id']);
      const long = JSON.stringify({ text: 'x'.repeat(3 * 1024 * 1024) });
      await database().query('update nirayana.calculations set answer = $2 where job = $1', [told['job_id'], long]);
      const first = await lines(service, key, told['job_id']);
      expect(first.body).toBe(`${long}\n`);
      expect(first.headers['Link']).toContain('?from=1&limit=1000');
    });

    it('give what is selected of each answer, with what is wrong', async () => {
      const { service, key, account } = await served();
      const inputs = [{ ...birth(20), id: 'a' }, SKIPPED, 'no input'];
      const select = ['id', 'rashi.name', 'nakshatra.pada', 'error.code'];
      const { told } = await order(service, key, asked(inputs, { select }));
      await finished(service, key, told['job_id']);
      const rows = String((await lines(service, key, told['job_id'])).body)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const none = { id: null, 'rashi.name': null, 'nakshatra.pada': null };
      expect(rows).toEqual([
        { id: 'a', 'rashi.name': 'Capricorn', 'nakshatra.pada': 1, 'error.code': null },
        { ...none, 'error.code': 'engine_error' },
        { ...none, 'error.code': 'invalid_input' },
      ]);
      expect(await left(account)).toBe(99);
    });

    it('have no results for another account, before they are done, and where a job has one input', async () => {
      const service = keyed({ works: false });
      const [one, other] = [await customer(database()), await customer(database())];
      const { told } = await order(service, one.key, asked(births(1)));
      const career = await ask(service, 'POST', '/api/b2b/career-dna', { key: one.key });
      const working = keyed();
      await working.start();
      await finished(working, one.key, told['job_id']);
      await finished(working, one.key, career.told['job_id']);
      expect((await lines(service, one.key, told['job_id'])).status).toBe(200);
      const foreign = await lines(service, other.key, told['job_id']);
      expect(foreign).toMatchObject({ status: 404, told: { error: { code: 'not_found' } } });
      for (const id of [career.told['job_id'], crypto.randomUUID(), 'x']) {
        expect(await lines(service, one.key, id)).toEqual(foreign);
      }
      await working.stop();
      const waiting = await order(service, one.key, asked(births(1)));
      expect(await lines(service, one.key, waiting.told['job_id'])).toEqual(foreign);
    });

    it.each([
      [null, []],
      [{}, ['tool', 'inputs']],
      [{ tool: 'tarot', inputs: [{}] }, ['tool']],
      [{ tool: 7, inputs: [{}] }, ['tool']],
      [{ tool: moonSignTool.slug, inputs: [] }, ['inputs']],
      [{ tool: moonSignTool.slug, inputs: Array(1001).fill({}) }, ['inputs']],
      [{ tool: moonSignTool.slug, inputs: {} }, ['inputs']],
      [{ tool: moonSignTool.slug, inputs: [{}], options: [] }, ['options']],
      [{ tool: moonSignTool.slug, inputs: [{}], options: { ayanamsha: 'none', day: 'nominal' } }, ['ayanamsha', 'day']],
      [{ tool: moonSignTool.slug, inputs: [{}], output: 'calculated' }, ['output']],
      [{ tool: moonSignTool.slug, inputs: [{}], select: [] }, ['select']],
      [{ tool: moonSignTool.slug, inputs: [{}], select: 'rashi.name' }, ['select']],
      [{ tool: moonSignTool.slug, inputs: [{}], select: ['rashi.name', 7] }, ['select']],
      [{ tool: moonSignTool.slug, inputs: [{}], select: ['rashi.nam'] }, ['select']],
      [{ tool: 'tarot', inputs: [{}], select: ['rashi.nam'] }, ['tool']],
    ])('refuse the body %j', async (value, fields) => {
      const { service, key, account } = await served({ works: false });
      const { status, told } = await order(service, key, value);
      const { code, field_errors } = told['error'] as { code: string; field_errors: { field: string }[] };
      expect([status, code, field_errors.map(({ field }) => field)]).toEqual([400, 'invalid_input', fields]);
      expect(await left(account)).toBe(100);
    });

    it('refuse a body that is nested too deeply', async () => {
      const { service, key } = await served({ works: false });
      const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
      expect(await order(service, key, asked([deep]))).toMatchObject({
        status: 400,
        told: { error: { message: 'The body is nested too deeply.' } },
      });
    });

    it('take nothing where the credits do not suffice for all of them', async () => {
      const { service, key, account } = await served({ works: false }, { calculated: 4 });
      expect(await order(service, key, asked(births(5)))).toMatchObject({
        status: 402,
        told: {
          error: {
            code: 'insufficient_credits',
            message: expect.stringMatching(/fewer than 5 credits .* return on \d{4}-\d\d-01, 00:00 UTC\.$/),
          },
        },
      });
      expect(await left(account)).toBe(4);
      expect(await database().query('select from nirayana.calculations')).toEqual([]);
      expect((await order(service, key, asked(births(4)))).told).toMatchObject({ credits_remaining: 0 });
    });

    it('give the first answer again for the same body, and no other', async () => {
      const { service, key, account } = await served({ works: false });
      const headers = { 'idempotency-key': 'c' };
      const first = await order(service, key, asked(births(3)), headers);
      expect((await order(service, key, asked(births(3)), headers)).body).toBe(first.body);
      expect((await order(service, key, asked(births(2)), headers)).status).toBe(409);
      expect(await left(account)).toBe(97);
    });

    it('return credits to the pool that they came from, what lasts first', async () => {
      const { service, key, account } = await served({}, { calculated: 2 });
      await grant(database(), { account, output: 'calculated', amount: 3, reason: 'A present.', at: new Date() });
      const { told } = await order(service, key, asked([birth(1), SKIPPED, SKIPPED, SKIPPED, SKIPPED]));
      await finished(service, key, told['job_id']);
      const pools = await database().query(
        'select pool, balance from nirayana.balances where account = $1 order by pool desc',
        [account],
      );
      expect(pools.map(({ balance }) => balance)).toEqual([3, 1]);
    });
  });

  describe('a job of many inputs', () => {
    beforeEach(() => database().script('delete from nirayana.jobs'));
    const next = () => claim(database(), { output: 'calculated', at: new Date() });

    /** The next job, which must be one of calculations. */
    async function turn() {
      const job = await next();
      if (job?.task.kind !== 'calculations') throw new Error('There is no such job.');
      return { ...job, task: job.task };
    }
    const answersFrom = (from: number, count: number, hasFailed = false) =>
      Array.from({ length: count }, (_, index) => ({ number: from + index, answer: '{}', hasFailed, isSpent: false }));

    it('takes turns with those of others, and runs in between', async () => {
      const service = keyed({ works: false });
      const [many, one] = [await customer(database()), await customer(database())];
      const { told } = await order(service, many.key, asked(births(10)));
      const first = await turn();
      await advance(database(), first, { answers: answersFrom(0, 4), at: new Date() });
      const career = await ask(service, 'POST', '/api/b2b/career-dna', { key: one.key });
      expect(await poll(service, many.key, told['job_id'])).toMatchObject({ status: 'running', progress: 0.4 });
      expect((await next())?.id).toBe(career.told['job_id']);
      expect(await turn()).toMatchObject({ id: told['job_id'], done: 4, attempt: 2, settled: 1 });
    });

    it('loses nothing that was answered to a worker that dies, and takes nothing from one that comes back', async () => {
      const { service, key, account } = await served({ works: false });
      const { told } = await order(service, key, asked(births(6)));
      await advance(database(), await turn(), { answers: answersFrom(0, 2, true), at: new Date() });
      const gone = await turn();
      await database().query(`update nirayana.jobs set status = 'queued', lease_until = null where id = $1`, [gone.id]);
      const second = await turn();
      expect(second).toMatchObject({ done: 2, attempt: 3 });
      await advance(database(), gone, { answers: answersFrom(2, 4, true), at: new Date() });
      expect(await poll(service, key, told['job_id'])).toMatchObject({ status: 'running', progress: 0.333 });
      await advance(database(), second, { answers: answersFrom(2, 4), at: new Date() });
      await advance(database(), second, { answers: answersFrom(2, 4, true), at: new Date() });
      expect(await poll(service, key, told['job_id'])).toMatchObject({
        status: 'succeeded',
        credits_refunded: 2,
        result: { input_count: 6, failed_count: 2 },
      });
      expect(await left(account)).toBe(96);
    });

    it('that has failed for good gives all of its credits back, and keeps no birth', async () => {
      const { service, key, account } = await served({ works: false });
      const { told } = await order(service, key, asked(births(6)));
      await advance(database(), await turn(), { answers: answersFrom(0, 2), at: new Date() });
      await fail(database(), await turn(), { error: keyedError(neverFinished()), at: new Date() });
      expect(await poll(service, key, told['job_id'])).toMatchObject({ status: 'failed', credits_refunded: 6 });
      expect(await left(account)).toBe(100);
      expect(await database().query('select from nirayana.calculations')).toEqual([]);
    });

    it('keeps births no longer than itself, and inputs no longer than until they are answered', async () => {
      const { service, key } = await served();
      const { told } = await order(service, key, asked(births(2)));
      await finished(service, key, told['job_id']);
      const rows = await database().query('select input from nirayana.calculations');
      expect(rows).toEqual([{ input: null }, { input: null }]);
      expect(await database().query('select input from nirayana.jobs')).toEqual([{ input: null }]);
      await deleteExpired(database(), { days: 30, at: new Date(Date.now() + 31 * 86_400_000) });
      expect(await database().query('select from nirayana.calculations')).toEqual([]);
    });

    it('of a thousand is answered to the last', async () => {
      const { service, key } = await served({}, { calculated: 1_000 });
      const { told } = await order(service, key, {
        tool: 'sun-sign',
        inputs: Array(1_000).fill({ month: 5, day: 17 }),
      });
      expect(told['estimated_seconds']).toBe(41);
      expect(await finished(service, key, told['job_id'])).toMatchObject({ result: { failed_count: 0 } });
      const { body } = await lines(service, key, told['job_id']);
      expect(String(body).trimEnd().split('\n')).toHaveLength(1_000);
    });
  });

  describe('interpreted calculations', () => {
    const interpreted = (service: ReturnType<typeof keyed>, key: string, value: unknown) =>
      ask(service, 'POST', `${CALCULATIONS}?output=interpreted`, { key, body: { value } });

    it.each(WORDED_TOOLS)('of %s have their words beside the result, for an interpreted credit each', async (slug) => {
      const { service, key, account } = await served();
      const example = findTool(slug)?.example;
      const options = { locale: 'fr' };
      const { told } = await interpreted(service, key, { tool: slug, inputs: [example, {}], options });
      expect(told).toMatchObject({ credits_deducted: 2, credits_remaining: 3 });
      expect(await finished(service, key, told['job_id'])).toMatchObject({ credits_refunded: 1 });
      const [first = '', second = ''] = String((await lines(service, key, told['job_id'])).body).split('\n');
      const { interpretation, ...envelope } = JSON.parse(first);
      expect(interpretation).toMatchObject({ locale: 'fr', written_by: { kind: 'rules' } });
      expect(interpretation.sentences.length).toBeGreaterThan(2);
      expect(JSON.parse(second)).toHaveProperty('error');
      const plain = await order(service, key, { tool: slug, inputs: [example], options });
      await finished(service, key, plain.told['job_id']);
      const calculated = JSON.parse(String((await lines(service, key, plain.told['job_id'])).body));
      expect(Object.keys(calculated)).toEqual(Object.keys(envelope));
      expect(calculated.labels).toEqual(envelope.labels);
      expect(await balanceOf(database(), { account, output: 'interpreted', at: new Date() })).toBe(4);
    });

    it('are refused where a part of an answer is selected: words stand beside the whole', async () => {
      const { service, key } = await served({ works: false });
      const value = { tool: dashaTool.slug, inputs: [{}], select: ['birth_nakshatra'] };
      expect(await interpreted(service, key, value)).toMatchObject({
        status: 400,
        told: { error: { field_errors: [{ field: 'select' }] } },
      });
    });

    it('are refused for a tool without words', async () => {
      const { service, key } = await served({ works: false });
      expect(await interpreted(service, key, { tool: 'sun-sign', inputs: [{}] })).toMatchObject({
        status: 400,
        told: { error: { field_errors: [{ field: 'tool' }] } },
      });
    });

    it('fail all together where an interpreter of the operator rests on nothing, and are refunded', async () => {
      const { service, key, account } = await served({
        interpreter: async () => ({ sentences: [{ text: 'A text.', statements: [] }] }),
      });
      const { example } = dashaTool;
      const { told } = await interpreted(service, key, { tool: dashaTool.slug, inputs: [example, example] });
      const job = await ended(service, database(), key, told['job_id']);
      expect(job).toMatchObject({ status: 'failed', credits_refunded: 2 });
      expect(await balanceOf(database(), { account, output: 'interpreted', at: new Date() })).toBe(5);
    });
  });

  it('career-dna takes its options as parameters', async () => {
    const { service, key } = await served();
    const query = '?clock=standard&node=true';
    const { told } = await ask(service, 'POST', `/api/b2b/career-dna${query}`, { key });
    const { result } = await finished(service, key, told['job_id']);
    expect(result).toMatchObject({ provenance: { options: { clock: 'standard', node: 'true' } } });
    for (const refused of ['?clock=noon', '?day=nominal', '?locale=hi', '?node=true&node=mean']) {
      expect((await ask(service, 'POST', `/api/b2b/career-dna${refused}`, { key })).status).toBe(400);
    }
  });
});

function lines(service: Parameters<typeof ask>[0], key: string, id: unknown, query = '') {
  return ask(service, 'GET', `/api/b2b/jobs/${id}/results${query}`, { key });
}
