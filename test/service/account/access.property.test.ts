import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { ROUTES } from '../../../src/service/account/room/room.js';
import { createKeyed, type Keyed } from '../../../src/service/jobs/keyed.js';
import { keyedOpenApi } from '../../../src/service/jobs/openapi.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import type { Database } from '../../../src/service/store/database.js';
import { createKey, listKeys } from '../../../src/service/store/keys.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { listSessions, startSession } from '../../../src/service/store/sessions.js';
import { accountService, Browser, HOME } from '../../support/account.js';
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
    const marks = ({ jobs, ...all }: Held): string[] => [...Object.values(all), ...jobs];

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
      .tuple(fc.nat(COUNT - 1), fc.nat(COUNT - 2), fc.constantFrom(...LANGUAGE_CODES))
      .map(([mine, step, locale]) => ({ mine, other: (mine + 1 + step) % COUNT, locale }));
    const runs = { numRuns: 8, seed: 20 };

    /** Every form with what is of `other` in it; the own session is none of them, since it ends with the first. */
    const forms = ({ id, keyId, session }: Held): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
      '/account/sessions': { session },
      '/account/keys/revoke': { key: keyId },
      '/account/keys': { name: 'x', account: id },
      '/account/password': { account: id, old: 'x', fresh: 'a horse at noon', again: 'a horse at noon' },
      '/account/log-in': { account: id, password: 'a horse at noon' },
      '/account/close': { account: id, password: 'a horse at noon' },
      '/account/log-out': { account: id, session },
    });

    it('is asked at every path that there is, and a new one is not forgotten', () => {
      const [other] = all as [Held, ...Held[]];
      const asked = new Set(
        shown(other).map((path) => `/account${path}`.replace(/\?.*$/, '').replace(other.jobs[0] ?? '', ':job')),
      );
      expect(ROUTES.shown.filter((path) => !asked.has(path))).toEqual([]);
      expect(Object.keys(forms(other)).sort()).toEqual([...ROUTES.changed].sort());
      const ofKeys = new Set(
        told(other).map((path) => `/api/b2b${path}`.replace(/\?.*$/, '').replace(other.jobs[0] ?? '', '{job_id}')),
      );
      const { paths } = keyedOpenApi(HOME) as { readonly paths: Readonly<Record<string, object>> };
      const readable = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}) && !path.endsWith('.json'));
      expect(readable.filter((path) => !ofKeys.has(path))).toEqual([]);
      expect(readable.length).toBeGreaterThan(3);
    });

    it('never sees anything of another, at whichever address, by session', async () => {
      const handle = accountService(database);
      await fc.assert(
        fc.asyncProperty(pairs, async ({ mine, other, locale }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          const one = new Browser(handle);
          one.cookies.set(COOKIE, me.secret);
          for (const below of shown(them)) {
            const path = `${locale === 'en' ? '' : `/${locale}`}/account${below}`;
            const { status, text } = await one.get(path);
            expect([200, 303, 404]).toContain(status);
            const sent = marks(them).filter((mark) => text.includes(mark) && !path.includes(mark));
            expect([path, sent]).toEqual([path, []]);
            // What was asked for is at most repeated in the links to the other languages.
            expect(text).not.toContain(them.name);
            expect(text).not.toContain(them.person);
          }
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
        fc.asyncProperty(pairs, async ({ mine, other }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          const before = await state(them.id);
          for (const [path, fields] of Object.entries(forms(them))) {
            const one = new Browser(handle);
            // A session of its own, since some of these end it.
            one.cookies.set(COOKIE, await startSession(database, { account: me.id, at: new Date() }));
            await one.post(path, fields);
            expect([path, await state(them.id)]).toEqual([path, before]);
            await database.query('delete from nirayana.tries');
          }
        }),
        runs,
      );
    });

    it('never sees anything of another by key, at whichever address', async () => {
      await fc.assert(
        fc.asyncProperty(pairs, async ({ mine, other }) => {
          const [me, them] = [all[mine] as Held, all[other] as Held];
          for (const path of told(them)) {
            const { status, body } = await ask(keyed, 'GET', `/api/b2b${path}`, { key: me.key });
            expect([200, 404]).toContain(status);
            expect([path, marks(them).filter((mark) => body?.includes(mark))]).toEqual([path, []]);
          }
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
