import crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { createAccount, disableAccount, findAccount } from '../../../src/service/store/accounts.js';
import { grant, poolsOf } from '../../../src/service/store/credits.js';
import type { Database } from '../../../src/service/store/database.js';
import { invite } from '../../../src/service/store/invitations.js';
import { accountOfKey, createKey, listKeys } from '../../../src/service/store/keys.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { holderOf } from '../../../src/service/store/sessions.js';
import { moonSignTool } from '../../../src/tools/vedic-moon-sign-calculator/tool.js';
import { accountService, Browser, HOME, OTHER_PASSWORD, PASSWORD } from '../../support/account.js';
import { type RunningStore, STORES } from '../../support/stores.js';

const COOKIE = '__Host-nirayana_session';

vi.spyOn(crypto, 'scrypt');

describe.each(STORES)('on $name', { timeout: 60_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)('the account of a holder', () => {
    let store: RunningStore;
    let database: Database;
    let account: string;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
    }, 60_000);
    afterAll(() => store.stop(), 60_000);
    beforeEach(async () => {
      await database.query('delete from nirayana.tries');
      account = await newAccount();
    });

    async function newAccount(name = 'Example Ltd'): Promise<string> {
      const at = new Date();
      return (await createAccount(database, { name, plan: 'starter', allowances: FIXED_PLANS.starter, at })).id;
    }

    const browser = (options = {}) => new Browser(accountService(database, options));

    async function entered(): Promise<Browser> {
      const one = browser();
      expect(await one.enter(database, account)).toMatchObject({ status: 303, location: '/account' });
      return one;
    }

    it('opens by an invitation, whose link may be looked at before, and by the password from then on', async () => {
      const one = browser();
      const invitation = (await invite(database, { account, at: new Date() })) as string;
      const link = `/account/password?invitation=${invitation}`;
      for (let looks = 0; looks < 2; looks++) {
        const { status, text } = await one.get(link);
        expect([status, text.includes(`value="${account}"`)]).toEqual([200, true]);
      }
      const set = (fresh: string, again = fresh) => one.post('/account/password', { invitation, fresh, again });
      expect((await set(PASSWORD, OTHER_PASSWORD)).status).toBe(422);
      const common = await set('Example Ltd 2026');
      expect([common.status, common.text.includes('tried first')]).toEqual([422, true]);
      expect((await set('short')).text).toContain('12 to 128');
      expect(await set(PASSWORD)).toMatchObject({ status: 303, location: '/account' });
      expect((await one.get('/account')).text).toContain('1,000 calculated and 50 interpreted outputs left');
      expect([(await one.get(link)).status, (await set(PASSWORD)).status]).toEqual([404, 404]);
      const other = browser();
      expect(await other.logIn(` ${account} `)).toMatchObject({ status: 303, location: '/account' });
      expect((await other.get('/account')).text).toContain('Example Ltd');
    });

    it('gives a cookie that no script reads, no other site sends, and no other host sets', async () => {
      const one = await entered();
      const [line = ''] = one.headers.getSetCookie();
      expect(line).toMatch(new RegExp(`^${COOKIE}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Secure$`));
      const attributes = async (home: string, options: object) => {
        const there = new Browser(accountService(database, options), { home });
        await there.enter(database, account);
        return there.headers.getSetCookie()[0]?.replace(/=[\w-]{43}/, '=…');
      };
      const path = { baseUrl: HOME, basePath: '/astro' };
      expect(await attributes(`${HOME}/astro`, path)).toBe(
        '__Secure-nirayana_session=…; Path=/astro; HttpOnly; SameSite=Lax; Secure',
      );
      const plain = { baseUrl: 'http://127.0.0.1:8787' };
      expect(await attributes('http://127.0.0.1:8787', plain)).toBe(
        'nirayana_session=…; Path=/; HttpOnly; SameSite=Lax',
      );
    });

    it('is kept by nobody on the way, and tells no other site where one was', async () => {
      const one = await entered();
      for (const path of ['/account', '/account/password', '/account/jobs', '/account/close', '/account/ledger.csv']) {
        await one.get(path);
        expect([path, one.headers.get('cache-control')]).toEqual([path, 'no-store']);
        expect(one.headers.get('referrer-policy')).toBe('same-origin');
        expect(one.headers.get('access-control-allow-origin')).toBeNull();
        expect(one.headers.get('x-robots-tag')).toBe('noindex');
      }
      expect((await one.get('/account')) && one.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'none'",
      );
    });

    it('begins a session of its own with each login: none that a browser came with becomes one', async () => {
      await entered();
      const chosen = 'A'.repeat(43);
      const one = browser();
      one.cookies.set(COOKIE, chosen);
      expect((await one.get('/account')).text).toContain('type="password"');
      // What is no session is taken from the browser, and what is one ends with the next login.
      expect(one.cookies.has(COOKIE)).toBe(false);
      one.cookies.set(COOKIE, chosen);
      await one.logIn(account);
      const first = one.cookies.get(COOKIE) as string;
      expect(first).not.toBe(chosen);
      await one.logIn(account);
      const second = one.cookies.get(COOKIE);
      expect(second).not.toBe(first);
      expect(await holderOf(database, { secret: first, at: new Date() })).toBeUndefined();
      expect(await holderOf(database, { secret: chosen, at: new Date() })).toBeUndefined();
    });

    it('is closed to a stolen cookie after the logout, at every address', async () => {
      const one = await entered();
      const stolen = one.cookies.get(COOKIE) as string;
      const { text } = await one.post('/account/log-out', {});
      expect(text).toContain('You are logged out.');
      expect(one.cookies.has(COOKIE)).toBe(false);
      const thief = browser();
      for (const path of ['/account', '/account/jobs', '/account/ledger.csv', '/account/close', '/account/password']) {
        thief.cookies.set(COOKIE, stolen);
        const seen = await thief.get(path);
        expect([path, seen.status, seen.text.includes('Example Ltd')]).toEqual([path, 403, false]);
      }
      thief.cookies.set(COOKIE, stolen);
      expect((await thief.post('/account/keys', { name: 'mine' })).status).toBe(403);
      expect(await listKeys(database, account)).toEqual([]);
    });

    it('takes a change from its own pages only', async () => {
      const one = await entered();
      const forged: Readonly<Record<string, string>>[] = [
        { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.test' },
        // A page of a neighbour, a sandboxed frame, plain http of the same name, and whoever says nothing.
        { origin: 'https://shop.example.test', 'sec-fetch-site': 'same-site' },
        { origin: 'null' },
        { origin: 'http://example.test' },
        { origin: `${HOME}.evil.test` },
        { origin: HOME, 'sec-fetch-site': 'none' },
        { origin: '' },
      ];
      const changes = ['log-in', 'log-out', 'password', 'sessions', 'keys', 'keys/revoke', 'close'];
      for (const path of changes) {
        for (const headers of forged) {
          const more = { 'sec-fetch-site': 'same-origin', ...headers };
          const { status, text } = await one.post(`/account/${path}`, { account, password: PASSWORD }, more);
          expect([path, headers, status]).toEqual([path, headers, 403]);
          expect(text).toContain('This was not sent from here');
        }
      }
      // Nothing of it has happened.
      expect((await one.get('/account')).status).toBe(200);
      expect(await listKeys(database, account)).toEqual([]);
      expect(await findAccount(database, account)).toBeDefined();
    });

    it('takes a change from the host that the browser has asked, where no address was given', async () => {
      const host = (headers: object) => {
        const one = new Browser(accountService(database, {}, null), { home: 'http://astro.test' });
        return one.post('/account/log-in', { account, password: 'wrong' }, { ...headers });
      };
      // A proxy in front speaks https.
      expect((await host({ origin: 'https://astro.test' })).text).toContain('Account or password is wrong.');
      expect((await host({ origin: 'https://evil.test' })).text).toContain('This was not sent from here');
    });

    it('takes nothing by an address alone, and no change in another form', async () => {
      const one = await entered();
      await createKey(database, { account, name: 'Shop', at: new Date() });
      const [key] = await listKeys(database, account);
      for (const path of ['log-out', 'sessions', 'keys']) {
        expect(await one.get(`/account/${path}?name=x`)).toMatchObject({ status: 303, location: '/account' });
      }
      const asked = await one.get(`/account/keys/revoke?key=${key?.id}`);
      expect(asked.text).toContain('Revoke the key “Shop”?');
      expect((await listKeys(database, account))[0]?.revoked_at).toBeNull();
      const handle = accountService(database);
      const json = await handle(
        new Request(`${HOME}/account/log-in`, {
          method: 'POST',
          headers: { origin: HOME, 'content-type': 'application/json', accept: 'text/html' },
          body: JSON.stringify({ account, password: PASSWORD }),
        }),
      );
      expect(json.status).toBe(415);
      expect((await one.post('/account/log-in', { account: 'x'.repeat(70_000) })).status).toBe(413);
      expect((await handle(new Request(`${HOME}/account`, { method: 'DELETE' }))).status).toBe(405);
    });

    it('refuses what no database can keep, and leads from a slash too many to the page', async () => {
      const one = await entered();
      for (const [path, fields] of [
        ['/account/log-in', { account: `${account}\0`, password: PASSWORD }],
        ['/account/sessions', { session: 'ses_\0' }],
        ['/account/keys', { name: 'a\0b' }],
      ] as const) {
        expect([path, (await one.post(path, fields)).status]).toEqual([path, 400]);
      }
      for (const [path, location] of [
        ['/account/?month=2026-11', '/account?month=2026-11'],
        ['/hi/account/password/', '/hi/account/password'],
        ['/plans/', '/plans'],
        ['/en/account', '/account'],
        ['/en/account/jobs?cursor=1', '/account/jobs?cursor=1'],
        ['/en/plans/', '/plans'],
      ] as const) {
        expect(await one.get(path)).toMatchObject({ status: 308, location });
      }
      expect((await one.get('/account//')).status).toBe(404);
      expect((await one.get('/account/nothing')).status).toBe(404);
      expect((await one.get('/en/account/nothing')).status).toBe(404);
      expect((await one.post('/en/account/log-out', {})).status).toBe(404);
      expect((await browser({ hasAccounts: false }).get('/account/')).status).toBe(404);
    });

    it('tells nothing of whether there is such an account', async () => {
      await entered();
      const withoutPassword = await newAccount();
      const disabled = await newAccount();
      await browser().enter(database, disabled);
      await disableAccount(database, { id: disabled, at: new Date() });
      const told = new Set<string>();
      const others = ['acc_0000000000000000', '', "' or true --", 'x'.repeat(500)];
      for (const tried of [account, withoutPassword, disabled, ...others]) {
        vi.mocked(crypto.scrypt).mockClear();
        const one = browser();
        const { status, text } = await one.logIn(tried, 'a password that is wrong');
        // The same work, so that a clock tells nothing either.
        expect(vi.mocked(crypto.scrypt)).toHaveBeenCalledOnce();
        expect(one.headers.getSetCookie()).toEqual([]);
        told.add(`${status} ${text.replaceAll(/ value="[^"]*"/g, '')}`);
      }
      expect(told.size).toBe(1);
      expect([...told][0]).toContain('Account or password is wrong.');
    });

    it('looks at twelve of 200 guesses in 100 seconds at most, from however many addresses, and lets the holder in after', async () => {
      await entered();
      let at = new Date();
      const handle = accountService(database, { now: () => at });
      vi.mocked(crypto.scrypt).mockClear();
      for (let n = 0; n < 200; n++) {
        const one = new Browser(handle, { client: `192.0.2.${n % 200}` });
        const { status } = await one.logIn(account, `guess number ${n}`);
        expect([403, 429]).toContain(status);
        if (status === 429) expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
        at = new Date(at.getTime() + 500);
      }
      // Five that are free, then waits of 1, 2, 4 … 32 seconds: twelve within 100 seconds.
      expect(vi.mocked(crypto.scrypt).mock.calls.length).toBeLessThanOrEqual(12);
      // No wait is longer than a minute: test/jobs goes on to 10,000 guesses by the same rule.
      at = new Date(at.getTime() + 60_000);
      expect((await new Browser(handle).logIn(account)).status).toBe(303);
    });

    it('slows an address that tries sessions or invitations', async () => {
      const take = vi.fn(async () => ({ allowed: false, limit: 1, remaining: 0, resetSeconds: 60 }));
      const one = browser({ rateLimiter: { take } });
      one.cookies.set(COOKIE, 'B'.repeat(43));
      expect((await one.get('/account')).status).toBe(403);
      one.cookies.set(COOKIE, 'C'.repeat(43));
      expect((await one.get('/account')).status).toBe(429);
      expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
      const two = browser({ rateLimiter: { take } });
      expect((await two.get(`/account/password?invitation=${'D'.repeat(43)}`)).status).toBe(404);
      expect((await two.get(`/account/password?invitation=${'E'.repeat(43)}`)).status).toBe(429);
      expect(Number(two.headers.get('retry-after'))).toBeGreaterThan(0);
      // Who is logged in goes on, though another of the address tries.
      const right = await entered();
      expect((await right.get('/account')).status).toBe(200);
    });

    it('changes the password of whoever knows it, and ends all other sessions', async () => {
      const [one, other] = [await entered(), browser()];
      await other.logIn(account);
      const change = { old: PASSWORD, fresh: OTHER_PASSWORD, again: OTHER_PASSWORD };
      const wrong = await one.post('/account/password', { ...change, old: 'not the password' });
      expect([wrong.status, wrong.text.includes('The password until now is wrong.')]).toEqual([422, true]);
      const done = await one.post('/account/password', change);
      expect([done.status, done.text.includes('All other sessions are ended.')]).toEqual([200, true]);
      const home = await one.get('/account');
      expect(home.status).toBe(200);
      expect(home.text).toMatch(/Password set<\/dt>\s*<dd>[^<]*20\d\d[^<]*UTC/);
      expect((await other.get('/account')).status).toBe(403);
      expect((await browser().logIn(account)).status).toBe(403);
      expect((await browser().logIn(account, OTHER_PASSWORD)).status).toBe(303);
    });

    it('keeps whoever is logged in there while somebody else guesses the password', async () => {
      // The clock stands, so that no wait is over before it was looked at.
      const at = new Date();
      const service = () => accountService(database, { now: () => at });
      const one = new Browser(service());
      await one.enter(database, account);
      for (let n = 0; n < 7; n++) await new Browser(service(), { client: `${n}` }).logIn(account, 'wrong one');
      const change = { old: PASSWORD, fresh: OTHER_PASSWORD, again: OTHER_PASSWORD };
      for (const [path, fields] of [
        ['/account/password', change],
        ['/account/close', { password: PASSWORD }],
      ] as const) {
        const { status, text } = await one.post(path, fields);
        expect([status, text.includes('Too many tries')]).toEqual([429, true]);
        expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await one.get('/account')).status).toBe(200);
    });

    it('lists the sessions and ends one, or all others', async () => {
      const [one, two, three] = [await entered(), browser(), browser()];
      await two.logIn(account);
      await three.logIn(account);
      const { text } = await one.get('/account');
      const ids = [...text.matchAll(/name="session" value="(ses_\w+)"/g)].map(([, id]) => id as string);
      // This one is not offered to be ended: for that there is the logout.
      expect(ids).toHaveLength(2);
      expect(text).not.toContain(two.cookies.get(COOKIE));
      await one.post('/account/sessions', { session: ids[0] as string });
      const ended = [(await two.get('/account')).status, (await three.get('/account')).status];
      expect(ended.sort()).toEqual([200, 403]);
      await one.post('/account/sessions', {});
      for (const each of [two, three]) expect((await each.get('/account')).text).not.toContain('Example Ltd');
      expect((await one.get('/account')).text).toContain('Example Ltd');
    });

    it('shows with a new key how it is sent, in every language', async () => {
      const one = await entered();
      for (const locale of LANGUAGE_CODES) {
        const path = locale === 'en' ? '' : `/${locale}`;
        const { text } = await one.post(`${path}/account/keys`, { name: locale });
        const [key = ''] = /nir_[0-9A-Za-z]{32}/.exec(text) ?? [];
        const [, told = ''] = /<code id="example">(.*?)<\/code>/s.exec(text) ?? [];
        expect(told.replaceAll('&#39;', "'").replaceAll('&quot;', '"').split(' \\\n  ')).toEqual([
          `curl '${HOME}/api/b2b/calculations'`,
          `-H 'X-API-Key: ${key}'`,
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify({ tool: moonSignTool.slug, inputs: [moonSignTool.example] })}'`,
        ]);
        expect(text).toMatch(/<p>[^<]*X-API-Key[^<]*<\/p>/);
        expect(text).toContain('data-copy-of="key"');
        expect(text).toContain('data-copy-of="example"');
        expect(text).toContain(`href="${path}/docs"`);
        expect(text).toContain('href="/api/b2b/openapi.json"');
      }
    });

    it('offers to show what is typed by script, in each form with passwords, and sends nothing of it', async () => {
      const one = browser();
      const [link, form] = [`/account/password?invitation=`, /<label class="check" hidden[^>]*>\s*<input ([^>]*)>/g];
      const invitation = (await invite(database, { account, at: new Date() })) as string;
      const seen = [(await one.get('/account')).text, (await one.get(link + invitation)).text];
      await one.enter(database, account);
      for (const path of ['/account/password', '/account/close']) seen.push((await one.get(path)).text);
      for (const text of seen) {
        expect(text).toContain('type="password"');
        const switches = [...text.matchAll(form)].map(([, attributes = '']) => attributes);
        expect(switches.map((attributes) => /type="checkbox".*data-typed/.test(attributes))).toEqual([true]);
        expect(switches.join()).not.toContain('name=');
      }
    });

    it('makes a key, shows it once, and revokes it at once', async () => {
      const one = await entered();
      const { text } = await one.post('/account/keys', { name: ' <b>Shop</b> & co ' });
      const [key = ''] = /nir_[0-9A-Za-z]{32}/.exec(text) ?? [];
      expect((await accountOfKey(database, key))?.id).toBe(account);
      const after = await one.get('/account');
      expect(after.text).not.toContain(key);
      expect(after.text).toContain('&lt;b&gt;Shop&lt;/b&gt; &amp; co');
      const [made] = await listKeys(database, account);
      expect(await one.post('/account/keys/revoke', { key: made?.id as string })).toMatchObject({ status: 303 });
      expect(await accountOfKey(database, key)).toBeUndefined();
      expect((await one.get('/account')).text).toContain('revoked on');
      expect((await one.post('/account/keys', { name: 'a\nb' })).status).toBe(422);
      expect((await one.post('/account/keys', { name: 'a\u202Egnp' })).status).toBe(422);
      expect((await one.post('/account/keys', { name: 'x'.repeat(201) })).status).toBe(422);
    });

    it('takes a hundred keys at most', async () => {
      const one = await entered();
      const at = new Date();
      await database.query(
        `insert into nirayana.keys (id, account, digest, created_at)
         select 'key_' || $1 || n, $1, $1 || n, $2 from generate_series(1, 99) n`,
        [account, at],
      );
      expect((await one.post('/account/keys', {})).status).toBe(200);
      expect((await one.post('/account/keys', {})).status).toBe(409);
    });

    it('tells what was used and gives every credit of a month as a file', async () => {
      const one = await entered();
      const at = new Date();
      await poolsOf(database, { account, output: 'calculated', at });
      await grant(database, { account, output: 'calculated', amount: 5, reason: 'Says "hello", \n twice.', at });
      const { text } = await one.get('/account/ledger.csv');
      expect(one.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(one.headers.get('content-disposition')).toMatch(/^attachment; filename="ledger-\d{4}-\d\d\.csv"$/);
      expect(text.split('\r\n')[0]).toBe('at,output,pool,kind,amount,reason,job');
      expect(text).toContain(',grant,5,"Says ""hello"", \n twice.",\r\n');
      const formula = '=HYPERLINK("https://example.test")';
      await grant(database, { account, output: 'calculated', amount: 1, reason: formula, at: new Date() });
      const row = (await one.get('/account/ledger.csv')).text.trim().split('\r\n').at(-1);
      expect(row).toContain(`,grant,1,"'=HYPERLINK(""https://example.test"")",`);
      expect((await one.get('/account/ledger.csv?month=2001-01')).text.trim().split('\r\n')).toHaveLength(1);
      expect((await one.get('/account/ledger.csv?month=never')).status).toBe(404);
      expect((await one.get('/account?month=2025-02')).text).toContain('Nothing was used in this month.');
    });

    it('is closed by its holder who knows the password, with all that is in it', async () => {
      const one = await entered();
      expect((await one.post('/account/close', { password: 'not the password' })).status).toBe(422);
      expect(await findAccount(database, account)).toBeDefined();
      const done = await one.post('/account/close', { password: PASSWORD });
      expect([done.status, done.text.includes('The account is closed')]).toEqual([200, true]);
      expect(await findAccount(database, account)).toBeUndefined();
      for (const table of ['passwords', 'sessions', 'keys', 'ledger', 'jobs']) {
        expect(await database.query(`select from nirayana.${table} where account = $1`, [account])).toEqual([]);
      }
      expect((await browser().logIn(account)).status).toBe(403);
    });

    it.each(LANGUAGE_CODES)('speaks %s, each page to the end', async (locale) => {
      const one = await entered();
      const prefix = locale === 'en' ? '' : `/${locale}`;
      for (const path of ['/account', '/account/password', '/account/close', '/account/jobs', '/plans']) {
        const { status, text } = await one.get(prefix + path);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain(`<html lang="${locale}">`);
        expect(text).toContain(`href="/hi${path}"`);
        expect(text).not.toMatch(/undefined|\[object|NaN/);
      }
      await one.post(`${prefix}/account/log-out`, {});
      const { location } = await one.post(`${prefix}/account/log-in`, { account, password: PASSWORD });
      expect(location).toBe(`${prefix}/account`);
    });

    it('lists the plans of the service to everybody, and sets and reads no cookie for that', async () => {
      const one = browser();
      const { text } = await one.get('/plans');
      expect(one.headers.getSetCookie()).toEqual([]);
      expect(one.headers.get('cache-control')).toContain('max-age');
      for (const figure of ['1,000', '3,000', '10,000', '400', 'as agreed']) expect(text).toContain(figure);
    });

    it('is away with --no-accounts, and the plans are not', async () => {
      const one = browser({ hasAccounts: false });
      for (const path of ['/account', '/account/password?invitation=x', '/hi/account']) {
        expect((await one.get(path)).status).toBe(404);
      }
      expect((await one.post('/account/log-in', { account, password: PASSWORD })).status).toBe(404);
      expect((await one.get('/plans')).status).toBe(200);
    });

    it('says that it is busy where too many log in at once, and that it is away with the store', async () => {
      // Two are being hashed until all others have come, of whom four may wait: they are of one network.
      const held: (() => void)[] = [];
      const hold = ((...call: unknown[]) => {
        const done = call.at(-1) as (error: null, made: Buffer) => void;
        held.push(() => done(null, Buffer.alloc(32)));
      }) as typeof crypto.scrypt;
      vi.mocked(crypto.scrypt).mockImplementationOnce(hold).mockImplementationOnce(hold);
      onTestFinished(() => void vi.mocked(crypto.scrypt).mockReset());
      const statuses: number[] = [];
      const all = Array.from({ length: 40 }, async (_, n) => {
        const one = new Browser(accountService(database), { client: `198.51.100.${n}` });
        statuses.push((await one.logIn(`acc_${n}`)).status);
      });
      await vi.waitFor(() => expect([statuses.length, held.length]).toEqual([34, 2]), 30_000);
      for (const end of held) end();
      await Promise.all(all);
      expect(statuses).toEqual([...Array(34).fill(503), ...Array(6).fill(403)]);
      const reported: unknown[] = [];
      const open = () => Promise.reject(new Error('away'));
      const one = browser({ store: { exists: () => true, open }, report: (error: unknown) => reported.push(error) });
      expect((await one.get('/account')).status).toBe(503);
      expect(reported).toHaveLength(1);
      // Before there is a store there is no account.
      const none = browser({ store: { exists: () => false, open } });
      expect((await none.get('/account')).status).toBe(200);
      expect((await none.logIn('acc_1')).text).toContain('Account or password is wrong.');
    });
  });
});
