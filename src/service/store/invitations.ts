import { INVITATION_DAYS } from '../../jobs/logins.js';
import type { Database, Statements } from './database.js';
import { type PasswordTry, passwordHash, setPassword } from './passwords.js';
import { endSessions, randomSecret } from './sessions.js';
import { digestOf } from './values.js';

/**
 * Lets the holder of an account set a password, once. One that was made before and not used is no more.
 *
 * @returns the secret, of which only the digest is kept; undefined for an account that does not exist
 */
export async function invite(
  { query }: Statements,
  { account, at }: { readonly account: string; readonly at: Date },
): Promise<string | undefined> {
  const secret = randomSecret();
  const endsAt = new Date(at.getTime() + INVITATION_DAYS * 86_400_000);
  const rows = await query(
    `insert into nirayana.invitations (account, digest, ends_at)
     select id, $2, $3 from nirayana.accounts where id = $1
     on conflict (account) do update set digest = excluded.digest, ends_at = excluded.ends_at returning account`,
    [account, digestOf(secret), endsAt],
  );
  return rows.length > 0 ? secret : undefined;
}

/** Whose invitation it is: undefined where there is none any more. It is not used up by that. */
export async function invitedBy(
  { query }: Statements,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<{ readonly account: string; readonly name: string } | undefined> {
  const [row] = await query<{ account: string; name: string }>(
    `select account, name from nirayana.invitations join nirayana.accounts on accounts.id = account
     where digest = $1 and ends_at > $2 and disabled_at is null`,
    [digestOf(secret), at],
  );
  return row;
}

/**
 * Sets the password by an invitation, which is used up, and ends all sessions: whoever had the old password is out.
 *
 * @returns the account; undefined where there is no such invitation any more
 */
export async function redeem(
  database: Database,
  { secret, password, at, cost }: Omit<PasswordTry, 'account'> & { readonly secret: string; readonly at: Date },
): Promise<string | undefined> {
  // A wrong one costs no hash.
  if ((await invitedBy(database, { secret, at })) === undefined) return undefined;
  const hash = await passwordHash(password, cost);
  return database.transaction(async (statements) => {
    const [used] = await statements.query<{ account: string }>(
      'delete from nirayana.invitations where digest = $1 and ends_at > $2 returning account',
      [digestOf(secret), at],
    );
    if (!used) return undefined;
    await setPassword(statements, { account: used.account, hash, at });
    await endSessions(statements, { account: used.account });
    return used.account;
  });
}
