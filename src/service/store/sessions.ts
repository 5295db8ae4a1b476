import { randomBytes } from 'node:crypto';
import { IDLE_MINUTES, SESSION_HOURS } from '../../jobs/logins.js';
import type { Account } from '../../jobs/states.js';
import { type AccountRow, accountOf } from './accounts.js';
import type { Row, Statements } from './database.js';
import { digestOf, randomText } from './values.js';

/** A session as its holder sees it. */
export interface SessionRecord {
  /** Not the secret of the session, which is kept nowhere. */
  readonly id: string;
  readonly created_at: Date;
  /** Within a minute. */
  readonly used_at: Date;
}

/** Sessions of an account at a time. With one more the one ends that was not used for longest. */
export const MOST_SESSIONS = 20;

const SECRET_BYTES = 32;
const ID_LETTERS = 12;

/** A secret of 256 random bits, in letters that a cookie and an address take. */
export function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Begins a session, always with a secret of its own: none that a browser came with becomes one.
 *
 * @returns the secret, of which only the digest is kept
 */
export async function startSession(
  { query }: Statements,
  { account, at }: { readonly account: string; readonly at: Date },
): Promise<string> {
  const secret = randomSecret();
  await query(
    `insert into nirayana.sessions (id, account, digest, created_at, used_at, idle_until, ends_at)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [`ses_${randomText(ID_LETTERS)}`, account, digestOf(secret), at, idleAfter(at), endOf(at)],
  );
  await query(
    `delete from nirayana.sessions where account = $1 and id in (
       select id from nirayana.sessions where account = $1 order by used_at desc, created_at desc offset $2)`,
    [account, MOST_SESSIONS],
  );
  return secret;
}

/** Whose session it is, and which: undefined for one that has ended, and of a disabled account. It is used by that. */
export async function holderOf(
  { query }: Statements,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<{ readonly session: string; readonly account: Account } | undefined> {
  const [row] = await query<AccountRow & { readonly session: string }>(
    `with stale as (
      select id from nirayana.sessions
      where digest = $1 and idle_until > $2 and ends_at > $2 and used_at < $2::timestamptz - interval '1 minute'
      for update skip locked
    ), noted as (
      update nirayana.sessions set used_at = $2, idle_until = $3 where id in (select id from stale)
    )
    select accounts.*, sessions.id as session
    from nirayana.sessions join nirayana.accounts on accounts.id = sessions.account
    where sessions.digest = $1 and idle_until > $2 and ends_at > $2 and disabled_at is null`,
    [digestOf(secret), at, idleAfter(at)],
  );
  return row && { session: row.session, account: accountOf(row) };
}

/** The sessions of an account that have not ended, the last one used first. */
export function listSessions(
  { query }: Statements,
  { account, at }: { readonly account: string; readonly at: Date },
): Promise<readonly SessionRecord[]> {
  return query<SessionRecord & Row>(
    `select id, created_at, used_at from nirayana.sessions
     where account = $1 and idle_until > $2 and ends_at > $2 order by used_at desc, id`,
    [account, at],
  );
}

/**
 * Ends a session of an account.
 *
 * @returns whether the account has it
 */
export async function endSession(
  { query }: Statements,
  { account, id }: { readonly account: string; readonly id: string },
): Promise<boolean> {
  const ended = await query('delete from nirayana.sessions where account = $1 and id = $2 returning id', [account, id]);
  return ended.length > 0;
}

/** Ends all sessions of an account but one. */
export async function endSessions(
  { query }: Statements,
  { account, except }: { readonly account: string; readonly except?: string },
): Promise<void> {
  await query('delete from nirayana.sessions where account = $1 and id is distinct from $2', [account, except]);
}

function idleAfter(at: Date): Date {
  return new Date(at.getTime() + IDLE_MINUTES * 60_000);
}

function endOf(at: Date): Date {
  return new Date(at.getTime() + SESSION_HOURS * 3_600_000);
}
