import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import type { Database } from '../../../src/service/store/database.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { operate } from '../../../src/service/store/operations.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const ROWS = 12_000;
const PAGE = 5_000;
const AT = new Date('2026-11-22T12:00:00Z');

describe.each(STORES)('on $name', { timeout: 60_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)(`${ROWS} accounts, each with a key`, () => {
    let store: RunningStore;
    let database: Database;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
      // A hundred a moment, which is finer than a date of JavaScript, and ids that fall as the moments rise.
      await database.query(
        `insert into nirayana.accounts (id, name, plan, calculated, interpreted, created_at)
         select 'acc_' || lpad((${ROWS} - n)::text, 6, '0'), n::text, 'free', 1, 1,
           $1::timestamptz + (n / 100) * interval '3 microseconds' from generate_series(0, ${ROWS - 1}) n`,
        [AT],
      );
      await database.query(
        `insert into nirayana.keys (id, account, digest, created_at, name)
         select 'key_' || substr(id, 5), id, id, created_at, name from nirayana.accounts`,
      );
    }, 60_000);
    afterAll(() => store.stop(), 60_000);

    const inOrder = Array.from({ length: ROWS }, (_, n) => Math.floor(n / 100) * 100 + 99 - (n % 100)).map(String);

    it.each(['accounts.list', 'keys.list'] as const)('%s gives each once, oldest first, in pages', async (list) => {
      const [names, pages]: [string[], number[]] = [[], []];
      let after: Awaited<ReturnType<typeof operate<typeof list>>>['next'];
      do {
        const { rows, next } = await operate(database, list, after ? { after } : {}, AT);
        pages.push(rows.length);
        names.push(...rows.map(({ name }) => name));
        // As it comes out of JSON.
        after = JSON.parse(JSON.stringify({ next })).next;
      } while (after);
      expect(pages).toEqual([PAGE, PAGE, ROWS - 2 * PAGE]);
      expect(names).toEqual(inOrder);
    });

    it('keys.list has the keys of one account alone', async () => {
      const given = { name: 'Example Ltd', plan: 'starter', allowances: FIXED_PLANS.starter, at: AT } as const;
      const { id } = await createAccount(database, given);
      expect(await operate(database, 'keys.list', { account: id }, AT)).toEqual({ rows: [], next: undefined });
      const { rows, next } = await operate(database, 'keys.list', { account: 'acc_000007' }, AT);
      expect(rows.map((key) => key.id)).toEqual(['key_000007']);
      expect(next).toBeUndefined();
      await database.query('delete from nirayana.accounts where id = $1', [id]);
    });
  });
});
