import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { toNodeListener } from '../../../src/service/node/listener.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import type { LedgerMark } from '../../../src/service/store/credits.js';
import type { Database, Row } from '../../../src/service/store/database.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { operate } from '../../../src/service/store/operations.js';
import { accountService, Browser } from '../../support/account.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const ROWS = 10_000;
const PAGE = 500;
const PATH = '/account/ledger.csv?month=2026-10';

describe.each(STORES)('on $name', { timeout: 60_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)(`a ledger of ${ROWS} rows`, () => {
    let store: RunningStore;
    let database: Database;
    let account: string;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
      const at = new Date('2026-10-01T00:00:00Z');
      const given = { name: 'Example Ltd', plan: 'starter', allowances: FIXED_PLANS.starter, at } as const;
      account = (await createAccount(database, given)).id;
      // A hundred a moment, and rows of another account and of the next month between them.
      const other = (await createAccount(database, given)).id;
      await database.query(
        `insert into nirayana.balances (account, output, pool, balance)
         select unnest($1::text[]), 'calculated', 'lasting', 0`,
        [[account, other]],
      );
      await database.query(
        `insert into nirayana.ledger (account, output, pool, kind, amount, reason, at)
         select case when n % 3 = 0 then $2 else $1 end, 'calculated', 'lasting', 'grant', 1, n::text,
           $3::timestamptz + (n / 150) * interval '1 minute' + case n % 3 when 1 then interval '40 days' else '0' end
         from generate_series(1, ${3 * ROWS}) n`,
        [account, other, at],
      );
    }, 60_000);
    afterAll(() => store.stop(), 60_000);

    /** The service on this database, with what was read of the ledger and what is done before that. */
    async function watched(before: () => Promise<void> = async () => {}) {
      const pages: number[] = [];
      const query = async <R extends Row>(sql: string, values?: readonly unknown[]): Promise<readonly R[]> => {
        if (!sql.includes('from nirayana.ledger') || sql.includes('count(*)')) return database.query<R>(sql, values);
        if (pages.length > 0) await before();
        const rows = await database.query<R>(sql, values);
        pages.push(rows.length);
        return rows;
      };
      const handle = accountService({ ...database, query });
      const one = new Browser(handle);
      expect(await one.enter(database, account)).toMatchObject({ status: 303 });
      const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { handle, pages, headers: { cookie } };
    }

    it('gives every row once, in order, and has no more of them than a page', async () => {
      const { handle, pages, headers } = await watched();
      const { status, body } = await handle(new Request(`https://example.test${PATH}`, { headers }));
      expect(status).toBe(200);
      let [text, taken] = ['', 0];
      for await (const bytes of body as ReadableStream<Uint8Array>) {
        text += new TextDecoder().decode(bytes);
        taken += 1;
        // What was read for whoever takes the head and some pages.
        expect(pages.length).toBeLessThanOrEqual(taken + 1);
      }
      const [head, ...lines] = text.trimEnd().split('\r\n');
      expect(head).toBe('at,output,pool,kind,amount,reason,job');
      const numbers = lines.map((line) => Number(line.split(',')[5]));
      expect(numbers).toEqual(Array.from({ length: ROWS }, (_, at) => 3 * at + 2));
      expect(Math.max(...pages)).toBe(PAGE);
    });

    it('travels to the command line in pages too', async () => {
      const numbers: number[] = [];
      let after: LedgerMark | undefined;
      do {
        const asked = { account, ...(after && { after }) };
        const { rows, next } = await operate(database, 'credits.ledger', asked, new Date());
        expect(rows.length).toBeLessThanOrEqual(ROWS / 2);
        numbers.push(...rows.map(({ reason }) => Number(reason)));
        // As it comes out of JSON.
        after = JSON.parse(JSON.stringify({ next })).next;
      } while (after);
      const every = (rest: number) => Array.from({ length: ROWS }, (_, at) => 3 * at + rest);
      expect(numbers).toEqual([...every(2), ...every(1)]);
    });

    it('is read no further for a client that has gone, and not at all for the rest of a HEAD', async () => {
      const { handle, pages, headers } = await watched();
      const { body } = await handle(new Request(`https://example.test${PATH}`, { headers }));
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      for (let taken = 0; taken < 3; taken++) await reader.read();
      await reader.cancel();
      const read = pages.length;
      expect(read).toBeLessThanOrEqual(3);
      await handle(new Request(`https://example.test${PATH}`, { method: 'HEAD', headers }));
      expect(pages.length).toBe(read + 1);
    });

    it('is read no further where the connection has ended', async () => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { handle, pages, headers } = await watched(() => gate);
      const server = createServer(toNodeListener(handle)).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const gone = new Promise((resolve) => server.on('request', (_, outgoing) => outgoing.once('close', resolve)));
      const { port } = server.address() as AddressInfo;
      const [incoming] = await once(get({ port, host: '127.0.0.1', path: PATH, headers }), 'response');
      await once(incoming, 'data');
      incoming.destroy();
      await gone;
      release();
      // The page that was being read is the last one: whatever came after it would have been read before these.
      for (let turn = 0; turn < 5; turn++) await database.query('select 1');
      expect(pages.length).toBeLessThanOrEqual(2);
    });
  });
});
