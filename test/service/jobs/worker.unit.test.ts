import { beforeEach, describe, expect, it } from 'vitest';
import type { Interpretation, Interpreter } from '../../../src/jobs/interpretation.js';
import { keyedError, neverFinished } from '../../../src/jobs/refusals.js';
import { deleteExpired } from '../../../src/service/jobs/retention.js';
import { claim, fail, reclaim, renew, succeed } from '../../../src/service/jobs/running.js';
import { balanceOf } from '../../../src/service/store/credits.js';
import { ask, customer, ended, finished, onEachStore, order, poll, sentencesFor, until } from '../../support/keyed.js';

const INTERPRETED = { query: '?output=interpreted' };
const error = keyedError(neverFinished());

onEachStore(({ database, keyed, served }) => {
  const left = (account: string, output: 'calculated' | 'interpreted') =>
    balanceOf(database(), { account, output, at: new Date() });

  describe('an interpreter', () => {
    it('is given statements without the person, and its text stands beside them', async () => {
      const asked: unknown[] = [];
      const interpreter: Interpreter = async (request) => {
        asked.push(request);
        return sentencesFor(request, 'Tradition links Mars with metal work.');
      };
      const { service, key, account } = await served({ interpreter });
      const { told } = await order(service, key, INTERPRETED);
      expect(told).toMatchObject({ estimated_seconds: 30, credits_remaining: 4 });
      const { result } = await finished(service, key, told['job_id']);
      const plain = await order(service, key);
      const { result: calculated } = await finished(service, key, plain.told['job_id']);
      const { as_of: _, periods: __, interpretation, ...same } = result as Record<string, unknown>;
      const { as_of: ___, periods: ____, ...expected } = calculated as Record<string, unknown>;
      expect(same).toEqual(expected);
      expect(interpretation).toEqual({
        locale: 'en',
        written_by: { kind: 'interpreter' },
        sentences: [{ text: 'Tradition links Mars with metal work.', statements: ['s1'] }],
        text: 'Tradition links Mars with metal work.',
      });
      const given = 'method statements themes disclaimer locale never_words';
      expect(Object.keys(asked[0] as object).join(' ')).toBe(given);
      expect(JSON.stringify(asked)).not.toMatch(/Example|1990|10:20|28\.6|77\.2|Kolkata/);
      expect([await left(account, 'interpreted'), await left(account, 'calculated')]).toEqual([4, 99]);
    });

    it('that is slow is seen to move', async () => {
      const STEPS = [0.25, 0.5, 0.75];
      // A tenth is the calculation.
      const SHOWN = [0.325, 0.55, 0.775];
      let isSeen = () => {};
      const interpreter: Interpreter = async function* (request) {
        for (const progress of STEPS) {
          const seen = new Promise<void>((resolve) => {
            isSeen = resolve;
          });
          yield { progress };
          await seen;
        }
        yield sentencesFor(request);
      };
      const { service, key } = await served({ interpreter });
      const { told } = await order(service, key, INTERPRETED);
      const seen: unknown[] = [];
      await until(
        () => poll(service, key, told['job_id']),
        ({ status, progress }) => {
          if (seen.at(-1) !== progress) {
            seen.push(progress);
            // It goes on when its step was seen.
            if (SHOWN.some((step) => step === progress)) isSeen();
          }
          return status === 'succeeded';
        },
      );
      expect(seen).toEqual([...seen].sort());
      expect(seen.slice(-4)).toEqual([...SHOWN, 1]);
    });

    it('that always fails is asked three times, then the job fails and its credit is back', async () => {
      let asked = 0;
      const interpreter: Interpreter = async () => {
        asked++;
        throw new Error('no model');
      };
      const { service, key, account } = await served({ interpreter });
      const { told } = await order(service, key, INTERPRETED);
      expect(await ended(service, database(), key, told['job_id'])).toMatchObject({
        status: 'failed',
        result: null,
        credits_deducted: 1,
        credits_refunded: 1,
        error: { code: 'engine_unavailable', field_errors: [] },
      });
      expect(asked).toBe(3);
      expect(await left(account, 'interpreted')).toBe(5);
      expect(service.errors.map(String)).toEqual(Array(3).fill('InterpreterFault: The interpreter failed: no model'));
    });

    it('that takes too long is left behind', async () => {
      let asked = 0;
      const interpreter: Interpreter = (request) => {
        asked++;
        return asked === 1 ? new Promise(() => {}) : Promise.resolve(sentencesFor(request));
      };
      const { service, key } = await served({ interpreter, interpreterMilliseconds: 100 });
      const { told } = await order(service, key, INTERPRETED);
      expect(await finished(service, key, told['job_id'])).toMatchObject({ status: 'succeeded', credits_refunded: 0 });
      expect(service.errors.map(String)).toEqual(['InterpreterFault: The time of the interpreter is up.']);
    });

    it('that rests a sentence on what was not found is asked three times, then the job fails', async () => {
      const interpreter: Interpreter = async () => ({ sentences: [{ text: 'A text.', statements: ['s99'] }] });
      const { service, key, account } = await served({ interpreter });
      const { told } = await order(service, key, INTERPRETED);
      const job = await ended(service, database(), key, told['job_id']);
      expect(job).toMatchObject({ status: 'failed', credits_refunded: 1 });
      expect(await left(account, 'interpreted')).toBe(5);
      expect(new Set(service.errors.map(String)).size).toBe(1);
    });

    it('where the operator has none, is the one that is built in, in any language', async () => {
      const { service, key, account } = await served();
      const { told } = await order(service, key, { query: '?output=interpreted&locale=de' });
      const { result } = await finished(service, key, told['job_id']);
      const { interpretation, statements } = result as {
        readonly interpretation: Interpretation;
        readonly statements: readonly { readonly id: string }[];
      };
      expect(interpretation).toMatchObject({ locale: 'de', written_by: { kind: 'rules', version: '1.2.0' } });
      expect(interpretation.text).toContain('Punkte');
      const ids = statements.map(({ id }) => id);
      for (const sentence of interpretation.sentences) {
        expect(ids).toEqual(expect.arrayContaining([...sentence.statements]));
      }
      expect(await left(account, 'interpreted')).toBe(4);
      expect((await order(service, key, { query: '?locale=de' })).status).toBe(400);
    });

    it('has an allowance of its own', async () => {
      const { service, key } = await served(
        { works: false, interpreter: async (request) => sentencesFor(request) },
        { calculated: 1, interpreted: 1 },
      );
      expect((await order(service, key, INTERPRETED)).told['credits_remaining']).toBe(0);
      expect((await order(service, key, INTERPRETED)).status).toBe(402);
      expect((await order(service, key)).status).toBe(202);
    });
  });

  /** What other tests have left waiting. */
  const forget = () => database().script('delete from nirayana.jobs');

  describe('accounts', () => {
    beforeEach(forget);

    it('take turns, whoever has ordered first and most', async () => {
      const service = keyed({ works: false });
      const names = new Map<unknown, string>();
      const orderFor = async (name: string, { key }: { readonly key: string }) =>
        names.set((await order(service, key)).told['job_id'], name);
      const [busy, other, late] = [
        await customer(database()),
        await customer(database()),
        await customer(database()),
      ] as const;
      for (let jobs = 0; jobs < 4; jobs++) await orderFor('busy', busy);
      for (let jobs = 0; jobs < 2; jobs++) await orderFor('other', other);
      const next = async () => {
        const job = await claim(database(), { output: 'calculated', at: new Date() });
        return names.get(job?.id);
      };
      const first = [await next(), await next(), await next()];
      await orderFor('late', late);
      const then = [await next(), await next(), await next(), await next()];
      expect(new Set(first.slice(0, 2))).toEqual(new Set(['busy', 'other']));
      expect([...first, ...then].filter((name) => name === 'busy')).toHaveLength(4);
      expect([then[0], then.at(-1), await next()]).toEqual(['late', 'busy', undefined]);
    });

    it('are served by several workers at once, each job by one of them', async () => {
      const service = keyed({ works: false });
      const customers = await Promise.all(Array.from({ length: 3 }, () => customer(database())));
      const ids = [];
      for (const { key } of [...customers, ...customers, ...customers]) {
        ids.push((await order(service, key)).told['job_id']);
      }
      const claimed = [];
      for (let rounds = 0; rounds < 20 && claimed.length < ids.length; rounds++) {
        const jobs = await Promise.all(
          Array.from({ length: 4 }, () => claim(database(), { output: 'calculated', at: new Date() })),
        );
        claimed.push(...jobs.flatMap((job) => job?.id ?? []));
      }
      expect(claimed.sort()).toEqual([...ids].sort());
    });
  });

  describe('a worker that is gone', () => {
    beforeEach(forget);

    /** A job that somebody has begun and left. */
    async function abandoned() {
      const service = keyed({ works: false });
      const someone = await customer(database());
      const { told } = await order(service, someone.key);
      const job = await claim(database(), { output: 'calculated', at: new Date() });
      expect(job?.id).toBe(told['job_id']);
      if (!job) throw new Error('There is no job.');
      return { ...someone, service, job };
    }
    const runOut = (id: string) =>
      database().query(`update nirayana.jobs set lease_until = now() - interval '1 s' where id = $1`, [id]);
    const sweep = () => reclaim(database(), { which: 'lease-over', at: new Date(), error });

    it('keeps its job while it says that it lives', async () => {
      const { job } = await abandoned();
      await runOut(job.id);
      expect(await renew(database(), job, 0.5)).toBe(true);
      await sweep();
      expect(await claim(database(), { output: 'calculated', at: new Date() })).toBeUndefined();
      await succeed(database(), job, { result: '{}', at: new Date() });
    });

    it('that is gone leaves a job that goes before those that came while it had it', async () => {
      const { service, key, job } = await abandoned();
      await order(service, key);
      await runOut(job.id);
      await sweep();
      expect(await claim(database(), { output: 'calculated', at: new Date() })).toMatchObject({ id: job.id });
    });

    it('loses its job when its lease has run out, and what it writes later is not read', async () => {
      const { service, key, account, job } = await abandoned();
      await runOut(job.id);
      await sweep();
      const next = await claim(database(), { output: 'calculated', at: new Date() });
      expect(next).toMatchObject({ id: job.id, attempt: 2, failures: 0, createdAt: job.createdAt });
      expect(await renew(database(), job, 0.9)).toBe(false);
      await succeed(database(), job, { result: '{"by":"the first"}', at: new Date() });
      await fail(database(), job, { error, at: new Date() });
      expect(await poll(service, key, job.id)).toMatchObject({ status: 'running', progress: 0, result: null });
      await succeed(database(), { ...job, attempt: 2 }, { result: '{"by":"the second"}', at: new Date() });
      await succeed(database(), { ...job, attempt: 2 }, { result: '{"by":"a third"}', at: new Date() });
      await fail(database(), { ...job, attempt: 2 }, { error, at: new Date() });
      expect(await poll(service, key, job.id)).toMatchObject({ status: 'succeeded', result: { by: 'the second' } });
      expect(await left(account, 'calculated')).toBe(99);
    });

    it('gives the same bytes as one that lives', async () => {
      const at = new Date('2026-03-01T00:00:00.250Z');
      const now = () => at;
      const { service, key, job } = await abandoned();
      await database().query('update nirayana.jobs set created_at = $2 where id = $1', [job.id, at]);
      await runOut(job.id);
      await sweep();
      const working = keyed({ now });
      await working.start();
      const again = await finished(service, key, job.id);
      const { told } = await order(working, key);
      const once = await finished(working, key, told['job_id']);
      expect(JSON.stringify(again['result'])).toBe(JSON.stringify(once['result']));
    });

    it('is followed by no more than twenty others; then the job fails and its credit is back', async () => {
      const { service, key, account, job } = await abandoned();
      await database().query('update nirayana.jobs set attempt = 20 where id = $1', [job.id]);
      await runOut(job.id);
      await sweep();
      expect(await poll(service, key, job.id)).toMatchObject({ status: 'failed', credits_refunded: 1, error });
      expect(await left(account, 'calculated')).toBe(100);
    });
  });

  it('a server that starts finishes what was left on its embedded store, and what waits', async () => {
    await forget();
    const idle = keyed({ works: false });
    const { key } = await customer(database());
    const [left, lost] = [(await order(idle, key)).told['job_id'], (await order(idle, key)).told['job_id']];
    await claim(database(), { output: 'calculated', at: new Date() });
    if (database().kind === 'postgres') {
      await database().query(`update nirayana.jobs set lease_until = now() where status = 'running'`);
    }
    const service = keyed();
    await service.start();
    for (const id of [left, lost]) expect(await finished(service, key, id)).toMatchObject({ status: 'succeeded' });
  });

  it('a worker that is stopped gives back what it cannot finish', async () => {
    let signal: AbortSignal | undefined;
    const slow: Interpreter = (_, given) => {
      signal = given;
      return new Promise(() => {});
    };
    const { service, key, account } = await served({ interpreter: slow });
    const { told } = await order(service, key, INTERPRETED);
    await until(
      () => poll(service, key, told['job_id']),
      ({ status }) => status === 'running',
    );
    await service.stop();
    expect(signal?.aborted).toBe(true);
    const idle = keyed({ works: false });
    expect(await poll(idle, key, told['job_id'])).toMatchObject({ status: 'queued', progress: 0, error: null });
    expect(await left(account, 'interpreted')).toBe(4);
    const other = keyed({ interpreter: async (request) => sentencesFor(request) });
    await other.start();
    expect(await finished(other, key, told['job_id'])).toMatchObject({ status: 'succeeded' });
  });

  it('one job of several that fails leaves the others alone', async () => {
    let asked = 0;
    const { service, key } = await served({
      interpreter: async (request) => {
        asked++;
        if (asked % 2 === 1) throw new Error('busy');
        return sentencesFor(request);
      },
    });
    const orders = await Promise.all(Array.from({ length: 4 }, () => order(service, key, INTERPRETED)));
    const jobs = await Promise.all(orders.map(({ told }) => ended(service, database(), key, told['job_id'])));
    for (const { status, credits_refunded } of jobs) {
      expect([status, credits_refunded]).toEqual(status === 'failed' ? ['failed', 1] : ['succeeded', 0]);
    }
  });

  describe('what is kept', () => {
    it('is of a birth only the result, and nothing after the days of retention but the ledger', async () => {
      const { service, key, account } = await served();
      const { told } = await order(service, key, { headers: { 'idempotency-key': 'kept' } });
      await finished(service, key, told['job_id']);
      const rows = await database().query('select * from nirayana.jobs where id = $1', [told['job_id']]);
      expect(rows).toMatchObject([{ input: null }]);
      const days = (count: number) => ({ days: 30, at: new Date(Date.now() + count * 86_400_000) });
      await deleteExpired(database(), days(29));
      expect((await poll(service, key, told['job_id']))['status']).toBe('succeeded');
      await deleteExpired(database(), days(31));
      expect((await ask(service, 'GET', String(told['poll_url']), { key })).status).toBe(404);
      expect(await database().query('select * from nirayana.idempotency_keys where account = $1', [account])).toEqual(
        [],
      );
      expect(await database().query('select * from nirayana.ledger where job = $1', [told['job_id']])).toHaveLength(1);
    });

    it('is no name, birth or key in the tables of the keys or of the turns', async () => {
      const idle = keyed({ works: false });
      const { key } = await customer(database());
      await order(idle, key, { headers: { 'idempotency-key': 'k' } });
      const tables = ['nirayana.keys', 'nirayana.turns', 'nirayana.idempotency_keys', 'nirayana.ledger'];
      const held = await Promise.all(tables.map((table) => database().query(`select * from ${table}`)));
      const text = JSON.stringify(held);
      expect(text).not.toMatch(/Example|1990-05-17|28\.6139|77\.209|Kolkata/);
      expect(text).not.toContain(key);
    });
  });
});
