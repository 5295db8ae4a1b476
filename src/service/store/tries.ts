import { KNOWN_DAYS, TRIES_HOURS, type Tried, waitSeconds } from '../../jobs/logins.js';
import type { Database, Row, Statements } from './database.js';
import { digestOf } from './values.js';

/** Who logs in, and from where. */
export interface Try {
  /** As it was typed, which may be no account. */
  readonly account: string;
  /** '' where nobody knows, which is then not counted: all the world would be one address. */
  readonly address: string;
  readonly at: Date;
}

/**
 * Counts a try as a wrong one when its turn to be looked at has come, so that of many at one instant no more are looked at
 * than of many in a row, and none is counted that was not looked at. One that has to wait is not counted for its account.
 * Where the account has logged in from the address before, nobody else's tries count.
 *
 * @returns the seconds to wait, 0 where the password may be looked at
 */
export function countTry(
  database: Database,
  { account, address, at, isKnown = false }: Try & { readonly isKnown?: boolean },
): Promise<number> {
  return database.transaction(async (statements) => {
    if (isKnown) return count(statements, { tried: 'known', name: `${account} ${address}`, at });
    // Addresses before accounts, so that no two that lock wait for each other.
    const wait = address === '' ? 0 : await count(statements, { tried: 'address', name: address, at });
    return wait > 0 ? wait : count(statements, { tried: 'account', name: account, at });
  });
}

/** What is known of a try before it waits for its turn: whether of its address, and the seconds that it has to wait. */
export async function beforeTry(
  { query }: Statements,
  { account, address, at }: Try,
): Promise<{ readonly isKnown: boolean; readonly wait: number }> {
  const both = `${account} ${address}`;
  const mark = markOf(account, address);
  const known = subjectOf('known', both);
  const rows = await query<TriesRow & { readonly subject: string }>(
    'select subject, count, free_at, forgotten_at from nirayana.tries where subject = any($1) and forgotten_at > $2',
    [[mark, known, subjectOf('address', address), subjectOf('account', account)], at],
  );
  const isKnown = address !== '' && rows.some(({ subject }) => subject === mark);
  const counted = rows.filter(({ subject }) => subject !== mark && (subject === known) === isKnown);
  const waits = counted.map(({ free_at }) => Math.ceil((free_at.getTime() - at.getTime()) / 1000));
  return { isKnown, wait: Math.max(0, ...waits) };
}

/**
 * Forgets the wrong tries of an account whose password was right, and knows the address from now on. The tries of the
 * address stay: it may have tried others.
 */
export async function forgetTries({ query }: Statements, { account, address, at }: Try): Promise<void> {
  const counted = [subjectOf('account', account), subjectOf('known', `${account} ${address}`)];
  await query('delete from nirayana.tries where subject = any($1)', [counted]);
  if (address === '') return;
  await query(
    `insert into nirayana.tries (subject, count, free_at, forgotten_at) values ($1, 0, $2, $3)
     on conflict (subject) do update set forgotten_at = excluded.forgotten_at`,
    [markOf(account, address), at, new Date(at.getTime() + KNOWN_DAYS * 86_400_000)],
  );
}

/** Forgets the wrong tries of an account that is no more. */
export async function forgetTriesOf({ query }: Statements, account: string): Promise<void> {
  await query('delete from nirayana.tries where subject = $1', [subjectOf('account', account)]);
}

function markOf(account: string, address: string): string {
  return digestOf(`logged in ${account} ${address}`);
}

interface TriesRow extends Row {
  readonly count: number;
  readonly free_at: Date;
  readonly forgotten_at: Date;
}

async function count(
  { query }: Statements,
  { tried, name, at }: { readonly tried: Tried; readonly name: string; readonly at: Date },
): Promise<number> {
  const subject = subjectOf(tried, name);
  const forgottenAt = new Date(at.getTime() + TRIES_HOURS * 3_600_000);
  // The row is held from here on, also by a try that comes at the same instant to another server.
  const [row] = await query<TriesRow>(
    `insert into nirayana.tries (subject, count, free_at, forgotten_at) values ($1, 0, $2, $3)
     on conflict (subject) do update set subject = excluded.subject returning count, free_at, forgotten_at`,
    [subject, at, forgottenAt],
  );
  const known = row as TriesRow;
  const wait = known.free_at.getTime() - at.getTime();
  if (wait > 0) return Math.ceil(wait / 1000);
  const now = known.forgotten_at <= at ? 1 : known.count + 1;
  const freeAt = new Date(at.getTime() + waitSeconds(now, tried) * 1000);
  await query('update nirayana.tries set count = $2, free_at = $3, forgotten_at = $4 where subject = $1', [
    ...[subject, now, freeAt, forgottenAt],
  ]);
  return 0;
}

/** A digest: someone may type a password where the account is asked for. */
function subjectOf(tried: Tried, name: string): string {
  return digestOf(`${tried} ${name}`);
}
