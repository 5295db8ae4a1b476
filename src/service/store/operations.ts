import { shortened } from '../../base/errors.js';
import { monthOf } from '../../jobs/credits.js';
import { INVITATION_DAYS } from '../../jobs/logins.js';
import type { Allowances, Output, Plan } from '../../jobs/states.js';
import {
  type AccountRecord,
  changePlan,
  createAccount,
  disableAccount,
  findAccount,
  listAccounts,
} from './accounts.js';
import { exportStore, importStore, stepsOf } from './archive.js';
import { grant, ledgerOf } from './credits.js';
import type { Database } from './database.js';
import { eraseAccount, eraseJob } from './erasure.js';
import { holdingsOf } from './holdings.js';
import { invite } from './invitations.js';
import { createKey, type KeyRecord, pageOfKeys, revokeKey } from './keys.js';
import type { Mark } from './page.js';

/**
 * What the command line does with a store, in this process or in the one that owns it: all of this travels as JSON. What
 * cannot be done is an Error with a sentence for people.
 */
const OPERATIONS = {
  'accounts.create': async (
    database: Database,
    account: { readonly name: string; readonly plan: Plan; readonly allowances: Allowances },
    at: Date,
  ) => accountView(await createAccount(database, { ...account, at })),

  /** Lists travel a page at a time: a server would keep its clients waiting while it writes a long one as one line. */
  'accounts.list': async (database: Database, { after }: After) => {
    const { rows, next } = await listAccounts(database, { after, limit: PAGE_ROWS });
    return { rows: rows.map(accountView), next };
  },

  'accounts.plan': async (
    database: Database,
    change: { readonly id: string; readonly plan: Plan; readonly allowances: Allowances },
    at: Date,
  ) => accountView(existing(await changePlan(database, { ...change, at }), change.id)),

  'accounts.disable': async (database: Database, { id }: Named, at: Date) =>
    accountView(existing(await disableAccount(database, { id, at }), id)),

  'accounts.enable': async (database: Database, { id }: Named) =>
    accountView(existing(await disableAccount(database, { id, at: null }), id)),

  'accounts.invite': async (database: Database, { id }: Named, at: Date) => {
    const endsAt = new Date(at.getTime() + INVITATION_DAYS * 86_400_000);
    return { id, secret: existing(await invite(database, { account: id, at }), id), ends_at: instant(endsAt) };
  },

  'accounts.erase': async (database: Database, { id, job }: Named & { readonly job?: string }) => {
    if (job === undefined) {
      existing((await eraseAccount(database, id)) || undefined, id);
      return { id };
    }
    existing(await findAccount(database, id), id);
    if (await eraseJob(database, { account: id, job })) return { id, job };
    throw new Error(`The account has no finished job ${JSON.stringify(shortened(job))}.`);
  },

  'keys.create': async (database: Database, { account, name }: OfAccount & { readonly name?: string }, at: Date) =>
    existing(await createKey(database, { account, name, at }), account),

  'keys.list': async (database: Database, { account, after }: Partial<OfAccount> & After) => {
    if (account !== undefined) existing(await findAccount(database, account), account);
    const { rows, next } = await pageOfKeys(database, { account, after, limit: PAGE_ROWS });
    return { rows: rows.map(keyView), next };
  },

  'keys.revoke': async (database: Database, { id }: Named, at: Date) => {
    if (!(await revokeKey(database, { id, at }))) {
      throw new Error(`There is no key with the id ${JSON.stringify(shortened(id))}. See: nirayana keys list`);
    }
    return { id };
  },

  'credits.show': (database: Database, { account }: OfAccount, at: Date) => creditsView(database, account, at),

  'credits.ledger': async (database: Database, { account, after }: OfAccount & After<number>) => {
    existing(await findAccount(database, account), account);
    const { rows, next } = await ledgerOf(database, { account, after, limit: PAGE_ROWS });
    return { rows: rows.map(({ at, ...row }) => ({ ...row, at: instant(at) })), next };
  },

  'credits.grant': async (
    database: Database,
    { account, output, amount }: OfAccount & { readonly output: Output; readonly amount: number },
    at: Date,
  ) => {
    existing(await findAccount(database, account), account);
    await grant(database, { account, output, amount, reason: 'Granted by the operator.', at });
    return creditsView(database, account, at);
  },

  'store.export': async (database: Database, { file }: InFile) => ({
    rows: await withFile(file, () => exportStore(database, file)),
  }),

  'store.import': async (database: Database, { file }: InFile) => ({
    rows: await withFile(file, () => importStore(database, file)),
  }),

  /** Whoever opened the database has brought it up to date. */
  'store.migrate': async (database: Database) => ({ steps: await stepsOf(database) }),
} as const;

/** Rows of a list that travel at once. */
const PAGE_ROWS = 5_000;

export type Operation = keyof typeof OPERATIONS;
export type ArgumentsOf<O extends Operation> = Parameters<(typeof OPERATIONS)[O]>[1];
export type ResultOf<O extends Operation> = Awaited<ReturnType<(typeof OPERATIONS)[O]>>;

interface Named {
  readonly id: string;
}

interface InFile {
  /** An absolute path. */
  readonly file: string;
}

/** Where a page of a list begins: after a row, or with the first. */
interface After<Id = string> {
  readonly after?: Mark<Id>;
}

interface OfAccount {
  readonly account: string;
}

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(OPERATIONS, name);
}

/** Does an operation, whose name and arguments go together, as the callers of both types make sure. */
export function operate<O extends Operation>(
  database: Database,
  name: O,
  values: ArgumentsOf<O>,
  at: Date,
): Promise<ResultOf<O>> {
  const run = OPERATIONS[name] as (database: Database, values: ArgumentsOf<O>, at: Date) => Promise<ResultOf<O>>;
  return run(database, values, at);
}

function accountView({ id, name, plan, allowances, created_at, disabled_at }: AccountRecord) {
  return { id, name, plan, allowances, created_at: instant(created_at), disabled_at: instant(disabled_at) };
}

function keyView({ id, account, name, created_at, last_used_at, revoked_at }: KeyRecord) {
  return {
    id,
    account,
    created_at: instant(created_at),
    last_used_at: instant(last_used_at),
    revoked_at: instant(revoked_at),
    name,
  };
}

/** What can be spent now; `balance` is that of calculated outputs. */
async function creditsView(database: Database, account: string, at: Date) {
  const record = existing(await findAccount(database, account), account);
  const { calculated, interpreted } = await holdingsOf(database, record, at);
  return { account, plan: record.plan, month: monthOf(at), balance: calculated.balance, calculated, interpreted };
}

async function withFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = FILE_REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new Error(`${file} ${reason}.`, { cause: error });
  }
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'exists already',
  ENOENT: 'does not exist',
  EACCES: 'is not open to this user, or to that of the server',
  EISDIR: 'is a directory',
  ENOTDIR: 'is no place for a file',
  ENOSPC: 'is on a disk that is full',
  EROFS: 'is on a disk that cannot be written',
};

function existing<T>(found: T | undefined, id: string): T {
  if (found !== undefined) return found;
  throw new Error(`There is no account ${JSON.stringify(shortened(id))}. See: nirayana accounts list`);
}

function instant<T extends Date | null>(at: T): T extends Date ? string : string | null;
function instant(at: Date | null): string | null {
  return at && new Date(Math.round(at.getTime() / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}
