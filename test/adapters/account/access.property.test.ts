import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyed, type Keyed } from '../../../src/adapters/jobs/keyed.js';
import { createAccount } from '../../../src/adapters/store/accounts.js';
import type { Database } from '../../../src/adapters/store/database.js';
import { createKey, listKeys } from '../../../src/adapters/store/keys.js';
import { migrate } from '../../../src/adapters/store/migrations.js';
import { listSessions, startSession } from '../../../src/adapters/store/sessions.js';
import { LOCALES } from '../../../src/locale/locales.js';
import { accountService, Browser } from '../../support/account.js';
import { ask, finished, order } from '../../support/keyed.js';
import { type RunningStore, STORES } from '../../support/stores.js';

/** An account with all that only its holder may see. */
interface Held {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly keyId: string;
  readonly session: string;
  readonly jobs: readonly string[];
  readonly person: string;
  readonly secret: string;
}

const COOKIE = '__Host-nirayana_session';
const COUNT = 5;

describe.each(STORES)('on $name', { timeout: 120_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)('a holder', () => {
    let store: RunningStore;
    let database: Database;
    let keyed: Keyed;
    const all: Held[] = [];
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
      keyed = createKeyed({
        store: { database: async () => database, exists: () => true },
        retentionDays: 30,
        works: true,
        now: () => new Date(),
        report: () => {},
      });
      for (let n = 0; n < COUNT; n++) all.push(await held(n));
    }, 120_000);
    afterAll(async () => {
      await keyed.stop();
      await store.stop();
    }, 60_000);

    async function held(n: number): Promise<Held> {
      const at = new Date();
      const name = `Holder-${n}-Unmistakable`;
      const person = `Person-${n}-Unmistakable`;
      const allowances = { calculated: 40 + n, interpreted: 3 };
      const { id } = await createAccount(database, { name, plan: 'custom', allowances, at });
      const made = await createKey(database, { account: id, name: `Key-${n}-Unmistakable`, at });
      const secret = await startSession(database, { account: id, at });
      const [session] = await listSessions(database, { account: id, at });
      const { id: keyId, key } = made as { id: string; key: string };
      const jobs: string[] = [];
      for (let count = 0; count < 2; count++) {
        const value = {
          ...{ person_name: person, birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Asia/Kolkata' },
          ...{ latitude: 28.6139, longitude: 77.209 },
        };
        jobs.push(String((await order(keyed, key, { body: { value } })).told['job_id']));
      }
      const input = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
      const body = { value: { tool: 'vedic-moon-sign-calculator', inputs: [input, input] } };
      jobs.push(String((await ask(keyed, 'POST', '/api/b2b/calculations', { key, body })).told['job_id']));
      for (const job of jobs) await finished(keyed, key, job);
      return { id, name, key, keyId, session: session?.id as string, jobs, person, secret };
    }

    /** What tells of a holder. */
    const marks = ({ id, name, key, keyId, session, jobs, person, secret }: Held) => [
      id,
      name,
      key,
      keyId,
      session,
      ...jobs,
      person,
      secret,
    ];

    /** Every address of a page that shows something, asked for what is of `other`. */
    const shown = ({ id, keyId, session, jobs }: Held) => [
      ...['', `?month=2026-11&account=${id}`, '/password', '/close', '/ledger.csv', `/ledger.csv?account=${id}`],
      ...['/jobs', `/jobs?account=${id}`, `/jobs?cursor=${Date.now() + 1e9}.${jobs[0]}`, `/keys/revoke?key=${keyId}`],
      ...jobs.flatMap((job) => [`/jobs/${job}`, `/jobs/${job}.json`, `/jobs/${job}/answers?from=0`]),
      ...[`/sessions?session=${session}`, `/keys?key=${keyId}`, `/jobs/${id}`],
    ];

    /** Every address of the keyed interface likewise. */
    const told = ({ id, jobs }: Held) => [
      ...['/account', `/account?month=2026-11`, '/jobs', `/jobs?cursor=${Date.now() + 1e9}.${jobs[0]}`, '/keys'],
      ...[`/account/${id}`, `/keys/${id}`],
      ...jobs.flatMap((job) => [`/jobs/${job}`, `/jobs/${job}/results`]),
    ];

    const pairs = fc
      .tuple(fc.nat(COUNT - 1), fc.nat(COUNT - 2), fc.constantFrom(...LOCALES), fc.nat(100))
      .map(([mine, step, locale, pick]) => ({ mine, other: (mine + 1 + step) % COUNT, locale, pick }));
    const runs = { numRuns: 60, seed: 20 };

    it('never sees anything of another, at whichever address, by session', async () => {
      const handle = accountService(database);
      await fc.assert(
        fc.asyncProperty(pairs, async ({ mine, other, locale, pick }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          const one = new Browser(handle);
          one.cookies.set(COOKIE, me.secret);
          const paths = shown(them);
          const path = `${locale === 'en' ? '' : `/${locale}`}/account${paths[pick % paths.length]}`;
          const { status, text } = await one.get(path);
          expect([200, 303, 404]).toContain(status);
          const sent = marks(them).filter((mark) => text.includes(mark) && !path.includes(mark));
          expect([path, sent]).toEqual([path, []]);
          // What was asked for is at most repeated in the links to the other languages.
          expect(text).not.toContain(them.name);
          expect(text).not.toContain(them.person);
        }),
        runs,
      );
    });

    it('changes nothing of another, by whichever form', async () => {
      const handle = accountService(database);
      const state = (id: string) =>
        database.query(
          `select (select json_agg(k order by id) from (select id, revoked_at from nirayana.keys where account = $1) k)::text,
                  (select json_agg(s order by id) from (select id from nirayana.sessions where account = $1) s)::text,
                  (select count(*) from nirayana.jobs where account = $1) as jobs,
                  (select count(*) from nirayana.accounts where id = $1) as accounts,
                  (select json_agg(p) from nirayana.passwords p where account = $1)::text`,
          [id],
        );
      await fc.assert(
        fc.asyncProperty(pairs, async ({ mine, other, pick }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          const one = new Browser(handle);
          one.cookies.set(COOKIE, me.secret);
          const before = await state(them.id);
          const forms = [
            ['/account/sessions', { session: them.session }],
            ['/account/keys/revoke', { key: them.keyId }],
            ['/account/keys', { name: 'x', account: them.id }],
            ['/account/password', { account: them.id, old: 'x', fresh: 'a horse at noon', again: 'a horse at noon' }],
          ] as const;
          const [path, fields] = forms[pick % forms.length] as (typeof forms)[number];
          await one.post(path, fields);
          expect(await state(them.id)).toEqual(before);
          await database.query('delete from nirayana.tries');
        }),
        runs,
      );
    });

    it('never sees anything of another by key, at whichever address', async () => {
      await fc.assert(
        fc.asyncProperty(pairs, async ({ mine, other, pick }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          const paths = told(them);
          const path = `/api/b2b${paths[pick % paths.length]}`;
          const { status, body } = await ask(keyed, 'GET', path, { key: me.key });
          expect([200, 404]).toContain(status);
          expect(marks(them).filter((mark) => body?.includes(mark))).toEqual([]);
        }),
        runs,
      );
    });

    it('sees all of that as the own, so that these tests could fail', async () => {
      const [me] = all as [Held, ...Held[]];
      const one = new Browser(accountService(database));
      one.cookies.set(COOKIE, me.secret);
      const seen = (await Promise.all(shown(me).map((path) => one.get(`/account${path}`))))
        .map(({ text }) => text)
        .join();
      const known = marks(me).filter((mark) => seen.includes(mark));
      // Neither the key nor the secret of the session is shown to anybody, nor the id of the session that asks.
      expect(known.sort()).toEqual([me.id, me.name, me.keyId, ...me.jobs, me.person].sort());
      expect((await listKeys(database, me.id)).length).toBeGreaterThan(0);
    });
  });
});
