import type { Database, Statements } from './database.js';
import { eraseAccount } from './erasure.js';
import { hashOfRight, inTurn, isStillHash, type PasswordTry, passwordHash, setPassword } from './passwords.js';
import { endSessions, startSession } from './sessions.js';
import { beforeTry, countTry, forgetTries, type Try } from './tries.js';

/** What came of it: the secret of a new session, seconds to wait, or nothing where account or password is wrong. */
export type LoggedIn = { readonly secret: string } | { readonly waitSeconds: number } | undefined;

/**
 * Tries a password in its turn. What has to wait anyway takes no place of those who wait for one, of a network few may
 * wait, and whoever has logged in from there before goes first.
 */
async function tried(
  database: Database,
  login: Try & PasswordTry,
): Promise<{ readonly wait: number; readonly hash?: string | undefined }> {
  const { isKnown, wait: before } = await beforeTry(database, login);
  if (before > 0) return { wait: before };
  return inTurn({ name: networkOf(login.address), isKnown }, async () => {
    const wait = await countTry(database, { ...login, isKnown });
    return wait > 0 ? { wait } : { wait, hash: await hashOfRight(database, login) };
  });
}

/** Of IPv4 the first 24 bits of an address, of IPv6 48: what one customer of a network has at most. */
function networkOf(address: string): string {
  return address
    .split(address.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join();
}

/** Logs a holder in. An account that does not exist, is disabled or has no password costs what a wrong password does. */
export async function logIn(database: Database, login: Try & PasswordTry): Promise<LoggedIn> {
  const { account, at } = login;
  const { wait, hash } = await tried(database, login);
  if (wait > 0) return { waitSeconds: wait };
  if (hash === undefined) return undefined;
  return database.transaction(async (statements) => {
    if (!(await isStillHash(statements, { account, hash }))) return undefined;
    await forgetTries(statements, login);
    return { secret: await startSession(statements, { account, at }) };
  });
}

/** The change of a password by whoever is logged in. */
export interface PasswordChange extends Try, PasswordTry {
  readonly session: string;
  readonly newPassword: string;
}

/**
 * Sets another password and ends all sessions but the one that asks. The old password is wanted, since a browser may have
 * been left open, and it is tried as slowly as at a login.
 *
 * @returns the seconds to wait, or whether it was changed
 */
export async function changePassword(database: Database, change: PasswordChange): Promise<number | boolean> {
  const { account, session, newPassword, at } = change;
  const { wait, hash: old } = await tried(database, change);
  if (wait > 0) return wait;
  if (old === undefined) return false;
  const hash = await passwordHash(newPassword, change.cost);
  return database.transaction(async (statements) => {
    if (!(await isStillHash(statements, { account, hash: old }))) return false;
    await forgetTries(statements, change);
    await setPassword(statements, { account, hash, at });
    await endSessions(statements, { account, except: session });
    return true;
  });
}

/**
 * Erases an account whose holder knows the password still, for good.
 *
 * @returns the seconds to wait, or whether it was erased
 */
export async function closeAccount(database: Database, asked: Try & PasswordTry): Promise<number | boolean> {
  const { wait, hash } = await tried(database, asked);
  if (wait > 0) return wait;
  return hash !== undefined && eraseAccount(database, asked.account);
}

/** Deletes what has ended: sessions, invitations, and tries that nobody counts any more. */
export async function deleteEnded({ query }: Statements, at: Date): Promise<void> {
  await query('delete from nirayana.sessions where idle_until <= $1 or ends_at <= $1', [at]);
  await query('delete from nirayana.invitations where ends_at <= $1', [at]);
  await query('delete from nirayana.tries where forgotten_at <= $1', [at]);
}
