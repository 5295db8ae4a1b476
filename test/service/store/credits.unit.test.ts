import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIXED_PLANS, OUTPUTS } from '../../../src/jobs/states.js';
import { changePlan, createAccount, disableAccount } from '../../../src/service/store/accounts.js';
import { balanceOf, deduct, grant, type Purse, refund } from '../../../src/service/store/credits.js';
import type { Database } from '../../../src/service/store/database.js';
import { eraseAccount } from '../../../src/service/store/erasure.js';
import { accountOfKey, createKey, listKeys, revokeKey } from '../../../src/service/store/keys.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { type RunningStore, STORES } from '../../support/stores.js';
import { runs } from '../../support/support.js';

const AT = new Date('2026-11-30T23:59:59Z');
const NEXT_MONTH = new Date('2026-12-01T00:00:00Z');

describe.each(STORES)('$name', ({ isHere, start }) => {
  describe.skipIf(!isHere)('holds credits', () => {
    let store: RunningStore;
    let database: Database;
    let purse: Purse;
    let jobs = 0;

    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
    }, 60_000);
    afterAll(() => store.stop());
    beforeEach(async () => {
      purse = await purseOf(FIXED_PLANS.free);
    });

    async function purseOf(allowances: { calculated: number; interpreted: number }): Promise<Purse> {
      const account = await createAccount(database, { name: 'Test', plan: 'custom', allowances, at: AT });
      return { account: account.id, output: 'calculated', at: AT };
    }

    const jobId = () => `job-${++jobs}`;
    const spend = (cost: number, from: Purse = purse, job = jobId()) =>
      database.transaction((statements) => deduct(statements, { ...from, job, cost }));
    const give = (amount: number) => grant(database, { ...purse, amount, reason: 'Test.' });

    async function ledgerOf({ account, output }: Purse) {
      return database.query<{ pool: string; kind: string; amount: number; job: string | null }>(
        'select pool, kind, amount, job from nirayana.ledger where account = $1 and output = $2 order by id',
        [account, output],
      );
    }

    /** Balances that are not the sum of their rows in the ledger. */
    const wrongBalances = () =>
      database.query(`select * from nirayana.balances b where balance <> (
        select coalesce(sum(amount), 0) from nirayana.ledger l
        where l.account = b.account and l.output = b.output and l.pool = b.pool)`);

    it('grants the allowance of a month once, at the first use in it', async () => {
      expect(await ledgerOf(purse)).toEqual([]);
      await Promise.all(Array.from({ length: 10 }, () => balanceOf(database, purse)));
      expect(await ledgerOf(purse)).toEqual([{ pool: '2026-11', kind: 'grant', amount: 100, job: null }]);
      expect(await balanceOf(database, { ...purse, output: 'interpreted' })).toBe(5);
      expect(await wrongBalances()).toEqual([]);
    });

    it('accepts exactly 20 of 100 jobs that come at once', async () => {
      const twenty = await purseOf({ calculated: 20, interpreted: 0 });
      const answers = await Promise.all(Array.from({ length: 100 }, () => spend(1, twenty)));
      const remaining = answers.flatMap((answer) => (answer ? [answer.remaining] : []));
      expect(remaining.sort((first, second) => first - second)).toEqual(
        Array.from({ length: 20 }, (_, index) => index),
      );
      expect(await balanceOf(database, twenty)).toBe(0);
      expect(await wrongBalances()).toEqual([]);
    });

    it('counts the outputs apart', async () => {
      expect(await spend(5, { ...purse, output: 'interpreted' })).toEqual({ remaining: 0 });
      expect(await spend(1, { ...purse, output: 'interpreted' })).toBeUndefined();
      expect(await spend(1)).toEqual({ remaining: 99 });
    });

    it('takes from the month first and gives back to where it came from', async () => {
      await give(50);
      expect(await spend(120, purse, 'split')).toEqual({ remaining: 30 });
      expect((await ledgerOf(purse)).filter(({ job }) => job === 'split')).toEqual([
        { pool: '2026-11', kind: 'deduct', amount: -100, job: 'split' },
        { pool: 'lasting', kind: 'deduct', amount: -20, job: 'split' },
      ]);
      expect(await refund(database, { job: 'split', at: AT })).toBe(120);
      // Orders that fail would fill the ledger for no credit.
      expect((await ledgerOf(purse)).filter(({ job }) => job === 'split')).toEqual([]);
      expect(await balanceOf(database, purse)).toBe(150);
      expect(await balanceOf(database, { ...purse, at: NEXT_MONTH })).toBe(150);
    });

    it('gives back once, however often it is asked', async () => {
      const job = jobId();
      await spend(7, purse, job);
      const given = await Promise.all(Array.from({ length: 10 }, () => refund(database, { job, at: AT })));
      expect(given.filter((amount) => amount !== 0)).toEqual([7]);
      expect(await balanceOf(database, purse)).toBe(100);
      expect(await refund(database, { job: 'never-deducted', at: AT })).toBe(0);
      expect(await wrongBalances()).toEqual([]);
    });

    it('charges no job twice', async () => {
      await spend(1, purse, 'charged');
      await expect(spend(1, purse, 'charged')).rejects.toMatchObject({ code: '23505' });
      expect(await balanceOf(database, purse)).toBe(99);
    });

    it('takes a deduction back with the transaction around it', async () => {
      const failing = database.transaction(async (statements) => {
        await deduct(statements, { ...purse, job: jobId(), cost: 10 });
        throw new Error('No queue.');
      });
      await expect(failing).rejects.toThrow('No queue.');
      expect(await balanceOf(database, purse)).toBe(100);
    });

    it('ends a month at midnight in UTC, with what was left of it', async () => {
      await spend(40, purse, 'november');
      await give(3);
      expect(await balanceOf(database, purse)).toBe(63);
      expect(await balanceOf(database, { ...purse, at: NEXT_MONTH })).toBe(103);
      await refund(database, { job: 'november', at: NEXT_MONTH });
      expect(await balanceOf(database, { ...purse, at: NEXT_MONTH })).toBe(103);
      expect(await balanceOf(database, purse)).toBe(103);
    });

    it('gives more at once with a larger plan, and less from the next month', async () => {
      const change = (plan: 'free' | 'starter' | 'growth') =>
        changePlan(database, { id: purse.account, plan, allowances: FIXED_PLANS[plan], at: AT });
      await spend(100);
      await change('starter');
      expect(await balanceOf(database, purse)).toBe(900);
      await change('free');
      expect(await balanceOf(database, purse)).toBe(900);
      await change('starter');
      expect(await balanceOf(database, purse)).toBe(900);
      await change('growth');
      expect(await balanceOf(database, purse)).toBe(2900);
      await change('free');
      expect(await balanceOf(database, { ...purse, at: NEXT_MONTH })).toBe(100);
      expect(await wrongBalances()).toEqual([]);
    });

    it('grants nothing twice when the plan changes while the month is opened', async () => {
      const { starter } = FIXED_PLANS;
      await Promise.all([
        ...Array.from({ length: 8 }, () => spend(1)),
        changePlan(database, { id: purse.account, plan: 'starter', allowances: starter, at: AT }),
        ...Array.from({ length: 8 }, () => spend(1)),
      ]);
      expect(await balanceOf(database, purse)).toBe(1000 - 16);
      expect(await wrongBalances()).toEqual([]);
    });

    it('keeps the balance at the sum of the ledger whatever happens at once', { timeout: 60_000 }, async () => {
      type Move = { what: 'spend' | 'refund' | 'grant'; amount: number; job: number };
      const move: fc.Arbitrary<Move> = fc.record({
        what: fc.constantFrom('spend', 'refund', 'grant'),
        amount: fc.integer({ min: 1, max: 60 }),
        job: fc.integer({ min: 0, max: 9 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
          const own = await purseOf({ calculated: 50, interpreted: 0 });
          const run = ({ what, amount, job }: Move) => {
            const id = `${own.account}-${job}`;
            if (what === 'grant') return grant(database, { ...own, amount, reason: 'Test.' });
            if (what === 'refund') return refund(database, { job: id, at: AT });
            // The table refuses the same job again.
            return spend(amount, own, id).catch((error) => expect(error).toMatchObject({ code: '23505' }));
          };
          await Promise.all(moves.map(run));
          const balance = await balanceOf(database, own);
          const sum = (await ledgerOf(own)).reduce((total, { amount }) => total + amount, 0);
          expect(balance).toBe(sum);
          expect(await wrongBalances()).toEqual([]);
        }),
        runs(25),
      );
    });

    it('refuses a balance below zero whoever writes it', async () => {
      await balanceOf(database, purse);
      const below = database.query('update nirayana.balances set balance = -1 where account = $1', [purse.account]);
      await expect(below).rejects.toMatchObject({ code: '23514' });
    });

    it('knows no credits of an account that does not exist', async () => {
      expect(await balanceOf(database, { ...purse, account: 'acc_none' })).toBe(0);
      expect(await spend(1, { ...purse, account: 'acc_none' })).toBeUndefined();
    });

    it('deletes an account with all that is of it, also while it spends', async () => {
      await createKey(database, { account: purse.account, at: AT });
      await database.query(
        "insert into nirayana.idempotency_keys (account, key, digest, expires_at) values ($1, 'order-1', 'd', $2)",
        [purse.account, AT],
      );
      await spend(1);
      const spending = Array.from({ length: 10 }, () => spend(1).catch(() => undefined));
      expect(await eraseAccount(database, purse.account)).toBe(true);
      await Promise.all(spending);
      expect(await eraseAccount(database, purse.account)).toBe(false);
      for (const table of ['keys', 'balances', 'ledger', 'idempotency_keys'])
        expect(await database.query(`select * from nirayana.${table} where account = $1`, [purse.account])).toEqual([]);
    });

    describe('and keys', () => {
      const newKey = async () => {
        const made = await createKey(database, { account: purse.account, at: AT });
        if (!made) throw new Error('No account.');
        return made;
      };

      it('knows the account of a key, of which it keeps only a digest', async () => {
        const { id, key } = await newKey();
        expect(key).toMatch(/^nir_[0-9A-Za-z]{32}$/);
        expect(await accountOfKey(database, key)).toEqual({
          id: purse.account,
          name: 'Test',
          plan: 'custom',
          allowances: FIXED_PLANS.free,
        });
        const rows = await database.query('select * from nirayana.keys where id = $1', [id]);
        expect(JSON.stringify(rows)).not.toContain(key.slice(4));
        expect(rows[0]?.['digest']).toMatch(/^[0-9a-f]{64}$/);
      });

      it('knows no account for anything else', async () => {
        const { key } = await newKey();
        const swapped = key.endsWith('A') ? `${key.slice(0, -1)}B` : `${key.slice(0, -1)}A`;
        const wrong = ['', 'nir_', swapped, key.slice(0, -1), `${key}A`, ` ${key}`, `${key}\n`, key.toUpperCase()];
        const odd = [`${key.slice(0, -1)}\0`, `${key.slice(0, -1)}é`, "nir_' or 1=1 --", 'x'.repeat(10_000_000)];
        for (const text of [...wrong, ...odd]) expect(await accountOfKey(database, text)).toBeUndefined();
      });

      it('notes the use of a key once an hour', async () => {
        const { id, key } = await newKey();
        const lastUse = async () =>
          (await listKeys(database, purse.account)).find((record) => record.id === id)?.last_used_at;
        expect(await lastUse()).toBeNull();
        await Promise.all(Array.from({ length: 20 }, () => accountOfKey(database, key)));
        const first = await lastUse();
        expect(Math.abs(Date.now() - Number(first))).toBeLessThan(600_000);
        await accountOfKey(database, key);
        expect(await lastUse()).toEqual(first);
        await database.query(`update nirayana.keys set last_used_at = now() - interval '2 hours' where id = $1`, [id]);
        await accountOfKey(database, key);
        expect(Number(await lastUse())).toBeGreaterThanOrEqual(Number(first));
      });

      it('stops a key at once when it is revoked, and only that one', async () => {
        const [revoked, other] = [await newKey(), await newKey()];
        expect(await revokeKey(database, { id: revoked.id, at: AT })).toBe(true);
        expect(await accountOfKey(database, revoked.key)).toBeUndefined();
        expect(await accountOfKey(database, other.key)).toBeDefined();
        await revokeKey(database, { id: revoked.id, at: NEXT_MONTH });
        const record = (await listKeys(database, purse.account)).find(({ id }) => id === revoked.id);
        expect(record?.revoked_at).toEqual(AT);
        expect(await revokeKey(database, { id: 'key_none', at: AT })).toBe(false);
      });

      it('stops the keys of a disabled account, and of a deleted one', async () => {
        const { key } = await newKey();
        await disableAccount(database, { id: purse.account, at: AT });
        expect(await accountOfKey(database, key)).toBeUndefined();
        await disableAccount(database, { id: purse.account, at: null });
        expect(await accountOfKey(database, key)).toBeDefined();
        await eraseAccount(database, purse.account);
        expect(await accountOfKey(database, key)).toBeUndefined();
        expect(await createKey(database, { account: purse.account, at: AT })).toBeUndefined();
      });
    });
  });
});

describe('plans', () => {
  it('have the allowances of the specification', () => {
    const figures = Object.entries(FIXED_PLANS).map(([plan, of]) => [plan, ...OUTPUTS.map((output) => of[output])]);
    expect(figures).toEqual([
      ['free', 100, 5],
      ['starter', 1000, 50],
      ['growth', 3000, 150],
      ['scale', 10_000, 400],
    ]);
  });
});
