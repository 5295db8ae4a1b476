import crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { createAccount, disableAccount } from '../../../src/service/store/accounts.js';
import { Crowded } from '../../../src/service/store/at-most.js';
import type { Database } from '../../../src/service/store/database.js';
import { eraseAccount } from '../../../src/service/store/erasure.js';
import { invite, redeem } from '../../../src/service/store/invitations.js';
import { changePassword, deleteEnded, logIn } from '../../../src/service/store/logins.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { type HashCost, inTurn } from '../../../src/service/store/passwords.js';
import {
  endSession,
  holderOf,
  listSessions,
  MOST_SESSIONS,
  startSession,
} from '../../../src/service/store/sessions.js';
import { countTry } from '../../../src/service/store/tries.js';
import { CHEAP, OTHER_PASSWORD as OTHER, PASSWORD } from '../../support/account.js';
import { deferred } from '../../support/deferred.js';
import { type RunningStore, STORES } from '../../support/stores.js';

/** Tests that share a process share its modules: what is counted is the function of the one object that all call. */
vi.spyOn(crypto, 'scrypt');

const AT = new Date('2026-11-22T12:00:00Z');

function later({ minutes = 0, seconds = 0 }: { readonly minutes?: number; readonly seconds?: number }): Date {
  return new Date(AT.getTime() + minutes * 60_000 + seconds * 1000);
}

/** A database at which something happens once, right after the hash of a password was read. */
function overtakenBy(database: Database, overtake: () => Promise<unknown>): Database {
  let isDone = false;
  const query: Database['query'] = async (sql, values) => {
    const rows = await database.query(sql, values);
    if (!isDone && sql.includes('select hash')) {
      isDone = true;
      await overtake();
    }
    return rows as never;
  };
  return { ...database, query };
}

describe.each(STORES)('$name', { timeout: 60_000 }, ({ isHere, start }) => {
  describe.skipIf(!isHere)('knows who logs in', () => {
    let store: RunningStore;
    let database: Database;
    let account: string;
    beforeAll(async () => {
      store = await start();
      database = await store.open();
      await migrate(database);
    }, 60_000);
    afterAll(() => store.stop());
    beforeEach(async () => {
      await database.query('delete from nirayana.tries');
      account = await newAccount();
    });

    async function newAccount(): Promise<string> {
      const made = await createAccount(database, { name: 'A', plan: 'free', allowances: FIXED_PLANS.free, at: AT });
      return made.id;
    }

    async function withPassword({ cost }: { readonly cost?: HashCost | undefined } = { cost: CHEAP }): Promise<void> {
      const secret = (await invite(database, { account, at: AT })) as string;
      expect(await redeem(database, { secret, password: PASSWORD, at: AT, cost })).toBe(account);
    }

    const login = (more: object = {}) =>
      logIn(database, { account, password: PASSWORD, address: '192.0.2.1', at: AT, cost: CHEAP, ...more });

    async function session(at = AT): Promise<string> {
      const secret = await startSession(database, { account, at });
      return secret;
    }

    it('in twenty sessions at most: with one more the one ends that was not used for longest', async () => {
      const first = await session();
      const second = await session();
      for (let more = 2; more < MOST_SESSIONS; more++) await session(later({ minutes: 1 }));
      expect(await holderOf(database, { secret: first, at: later({ minutes: 2 }) })).toBeDefined();
      const last = await session(later({ minutes: 2 }));
      const held = (secret: string) => holderOf(database, { secret, at: later({ minutes: 3 }) });
      expect([await held(first), await held(second), await held(last)]).toEqual([
        expect.anything(),
        undefined,
        expect.anything(),
      ]);
      expect(await listSessions(database, { account, at: later({ minutes: 3 }) })).toHaveLength(MOST_SESSIONS);
    });

    it('by a password that an invitation has set', async () => {
      expect(await login()).toBeUndefined();
      await withPassword();
      expect(await login({ password: OTHER })).toBeUndefined();
      const { secret } = (await login()) as { secret: string };
      expect((await holderOf(database, { secret, at: AT }))?.account.id).toBe(account);
    });

    it('by an invitation that works once, for seven days, and until the next one', async () => {
      const first = (await invite(database, { account, at: AT })) as string;
      const second = (await invite(database, { account, at: AT })) as string;
      const days = (count: number) => later({ minutes: count * 1440 });
      expect(await redeem(database, { secret: first, password: PASSWORD, at: AT })).toBeUndefined();
      expect(await redeem(database, { secret: second, password: PASSWORD, at: days(7) })).toBeUndefined();
      expect(await redeem(database, { secret: second, password: PASSWORD, at: days(6.9), cost: CHEAP })).toBe(account);
      expect(await redeem(database, { secret: second, password: OTHER, at: days(6.9) })).toBeUndefined();
      expect(await invite(database, { account: 'acc_none', at: AT })).toBeUndefined();
    });

    it('and keeps no secret, but a hash with its parameters and digests', async () => {
      await withPassword({ cost: undefined });
      const invitation = (await invite(database, { account, at: AT })) as string;
      const { secret } = (await login({ cost: undefined })) as { secret: string };
      const rows = await database.query(
        `select t::text as row from nirayana.passwords t union all select t::text from nirayana.sessions t
         union all select t::text from nirayana.invitations t union all select t::text from nirayana.tries t`,
      );
      const all = JSON.stringify(rows);
      expect(all).toContain('$scrypt$ln=15,r=8,p=3$');
      for (const kept of [PASSWORD, secret, invitation, '192.0.2.1']) expect(all).not.toContain(kept);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    });

    it('with the same work whether there is such an account, has a password, or is disabled', async () => {
      await withPassword();
      const withoutPassword = await newAccount();
      const disabled = account;
      await disableAccount(database, { id: disabled, at: AT });
      const derived = vi.mocked(crypto.scrypt);
      for (const tried of ['acc_none', 'x'.repeat(200), withoutPassword, disabled]) {
        derived.mockClear();
        expect(await login({ account: tried })).toBeUndefined();
        expect(derived).toHaveBeenCalledOnce();
        expect(derived.mock.lastCall?.[3]).toEqual({ N: 16, r: 1, p: 1, maxmem: 4096 });
      }
      expect(await login({ account: 'acc_none', cost: undefined })).toBeUndefined();
      expect(derived.mock.lastCall?.[3]).toEqual({ N: 32_768, r: 8, p: 3, maxmem: 67_108_864 });
    });

    it('by a hash of whichever cost, with the work that it asks for', async () => {
      const derived = vi.mocked(crypto.scrypt);
      for (const cost of [{ ln: 5, r: 2, p: 2 }, CHEAP]) {
        await withPassword({ cost });
        derived.mockClear();
        expect(await login({ cost: undefined })).toHaveProperty('secret');
        expect(await login({ cost: undefined, password: OTHER })).toBeUndefined();
        expect(derived.mock.calls.map(([, , , options]) => options)).toEqual(
          Array(2).fill(expect.objectContaining({ N: 2 ** cost.ln, r: cost.r, p: cost.p })),
        );
      }
    });

    it('and slows who guesses an account, whether it exists or not, from however many addresses at once', async () => {
      for (const tried of [account, 'acc_none']) {
        const at = AT;
        const waits = await Promise.all(
          Array.from({ length: 60 }, (_, n) => countTry(database, { account: tried, address: `192.0.2.${n}`, at })),
        );
        expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
        expect(await countTry(database, { account: tried, address: 'b', at: later({ seconds: 1 }) })).toBe(0);
        expect(await countTry(database, { account: tried, address: 'c', at: later({ seconds: 1 }) })).toBe(2);
      }
    });

    it('and slows an address that guesses many accounts', async () => {
      const waits: number[] = [];
      for (let n = 0; n < 30; n++) waits.push(await countTry(database, { account: `acc_${n}`, address: 'a', at: AT }));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(21);
      expect(await countTry(database, { account, address: 'b', at: AT })).toBe(0);
    });

    it('and looks at no password while one has to wait, also the right one', async () => {
      await withPassword();
      for (let n = 0; n < 6; n++) await countTry(database, { account, address: `${n}`, at: AT });
      vi.mocked(crypto.scrypt).mockClear();
      expect(await login()).toEqual({ waitSeconds: 1 });
      expect(crypto.scrypt).not.toHaveBeenCalled();
      expect(await login({ at: later({ seconds: 1 }) })).toHaveProperty('secret');
      expect(await countTry(database, { account, address: 'b', at: later({ seconds: 1 }) })).toBe(0);
    });

    it('and lets in whoever has logged in from there before, while strangers guess, with an allowance of its own', async () => {
      await withPassword();
      await login();
      for (let n = 0; n < 40; n++) await countTry(database, { account, address: `${n}`, at: AT });
      expect(await login({ address: '198.51.100.1' })).toHaveProperty('waitSeconds');
      expect(await login()).toHaveProperty('secret');
      for (let n = 0; n < 6; n++) expect(await login({ password: OTHER })).toBeUndefined();
      expect(await login()).toEqual({ waitSeconds: 1 });
      expect(await login({ at: later({ minutes: 31 * 1440 }), address: '198.51.100.1' })).toHaveProperty('secret');
    });

    it('and counts no try for which there was no place', async () => {
      await withPassword();
      const { promise: gate, resolve: open } = deferred();
      const others = Array.from({ length: 32 }, (_, n) => inTurn({ name: `${n}`, isKnown: false }, () => gate));
      for (let n = 0; n < 8; n++) await expect(login({ password: OTHER })).rejects.toThrow(Crowded);
      open();
      await Promise.all(others);
      expect(await login()).toHaveProperty('secret');
    });

    it('until a session was not used for half an hour, or is twelve hours old', async () => {
      const idle = await session();
      expect(await holderOf(database, { secret: idle, at: later({ minutes: 29 }) })).toBeDefined();
      expect(await holderOf(database, { secret: idle, at: later({ minutes: 58 }) })).toBeDefined();
      expect(await holderOf(database, { secret: idle, at: later({ minutes: 88 }) })).toBeUndefined();
      const busy = await session();
      for (let minutes = 0; minutes < 720; minutes += 20) {
        expect(await holderOf(database, { secret: busy, at: later({ minutes }) })).toBeDefined();
      }
      expect(await holderOf(database, { secret: busy, at: later({ minutes: 720 }) })).toBeUndefined();
    });

    it('by a secret that is new with each login and that no browser can choose', async () => {
      const secrets = await Promise.all([session(), session(), session()]);
      expect(new Set(secrets).size).toBe(3);
      expect(await holderOf(database, { secret: 'chosen', at: AT })).toBeUndefined();
      const [listed] = await listSessions(database, { account, at: AT });
      expect(await holderOf(database, { secret: listed?.id as string, at: AT })).toBeUndefined();
    });

    it('not after a logout, by the same cookie', async () => {
      const secret = await session();
      const holder = await holderOf(database, { secret, at: AT });
      expect(await endSession(database, { account, id: holder?.session as string })).toBe(true);
      expect(await holderOf(database, { secret, at: AT })).toBeUndefined();
    });

    it('and lets nobody list or end the sessions of another', async () => {
      const secret = await session();
      const [mine] = await listSessions(database, { account, at: AT });
      const other = await newAccount();
      expect(await listSessions(database, { account: other, at: AT })).toEqual([]);
      expect(await endSession(database, { account: other, id: mine?.id as string })).toBe(false);
      expect(await holderOf(database, { secret, at: AT })).toBeDefined();
    });

    it('and ends the other sessions with a change of the password, all with an invitation', async () => {
      await withPassword();
      const [asking, stolen] = [await session(), await session()];
      const own = (await holderOf(database, { secret: asking, at: AT }))?.session as string;
      const change = { account, session: own, newPassword: OTHER, address: 'a', at: AT, cost: CHEAP };
      expect(await changePassword(database, { ...change, password: OTHER })).toBe(false);
      expect(await holderOf(database, { secret: stolen, at: AT })).toBeDefined();
      expect(await changePassword(database, { ...change, password: PASSWORD })).toBe(true);
      expect(await holderOf(database, { secret: stolen, at: AT })).toBeUndefined();
      expect(await holderOf(database, { secret: asking, at: AT })).toBeDefined();
      expect(await login()).toBeUndefined();
      await withPassword();
      expect(await holderOf(database, { secret: asking, at: AT })).toBeUndefined();
    });

    it('and not by a password that was replaced while it was being looked at', async () => {
      await withPassword();
      const invitation = (await invite(database, { account, at: AT })) as string;
      const overtaken = overtakenBy(database, () =>
        redeem(database, { secret: invitation, password: OTHER, at: AT, cost: CHEAP }),
      );
      const tried = { account, password: PASSWORD, address: '192.0.2.1', at: AT, cost: CHEAP };
      expect(await logIn(overtaken, tried)).toBeUndefined();
      expect(await listSessions(database, { account, at: AT })).toEqual([]);
      expect(await login({ password: OTHER })).toHaveProperty('secret');
    });

    it('and changes no password that was replaced meanwhile', async () => {
      await withPassword();
      const secret = await session();
      const { session: id } = (await holderOf(database, { secret, at: AT })) as { session: string };
      const invitation = (await invite(database, { account, at: AT })) as string;
      const overtaken = overtakenBy(database, () =>
        redeem(database, { secret: invitation, password: OTHER, at: AT, cost: CHEAP }),
      );
      const change = {
        account,
        session: id,
        password: PASSWORD,
        newPassword: `${PASSWORD}!`,
        address: '192.0.2.1',
        at: AT,
        cost: CHEAP,
      };
      expect(await changePassword(overtaken, change)).toBe(false);
      expect(await login({ password: `${PASSWORD}!` })).toBeUndefined();
      expect(await login({ password: OTHER })).toHaveProperty('secret');
    });

    it('not once the account is disabled or deleted', async () => {
      const secret = await session();
      await disableAccount(database, { id: account, at: AT });
      expect(await holderOf(database, { secret, at: AT })).toBeUndefined();
      await disableAccount(database, { id: account, at: null });
      expect(await holderOf(database, { secret, at: AT })).toBeDefined();
      await eraseAccount(database, account);
      expect(await holderOf(database, { secret, at: AT })).toBeUndefined();
    });

    it('and keeps nothing of what has ended', async () => {
      await session();
      await invite(database, { account, at: AT });
      await countTry(database, { account, address: 'a', at: AT });
      // An address from which somebody has logged in is known for a month, and longest.
      await deleteEnded(database, later({ minutes: 62 * 1440 }));
      for (const table of ['sessions', 'invitations', 'tries']) {
        expect(await database.query(`select from nirayana.${table}`)).toEqual([]);
      }
    });
  });
});
