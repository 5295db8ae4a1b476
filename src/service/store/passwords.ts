import crypto, { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { AtMost, type Waiting } from './at-most.js';
import type { Statements } from './database.js';

/** What scrypt takes for a hash: N, as its logarithm to base 2, r and p, which stand in the hash. */
export interface HashCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** What the OWASP Password Storage Cheat Sheet asks, with 32 MiB. */
const COST: HashCost = { ln: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Each takes 32 MiB and a tenth of a second of a core, and one of the four threads that read files and pack answers: two are
 * left to them. Who comes when so many wait is refused, and tries again.
 */
const HASHING = new AtMost({ atOnce: 2, waiting: 30, ofOne: 4 });

/** Tries a password when its turn has come; of one network few may wait for theirs. @throws Crowded where too many wait */
export function inTurn<T>(who: Waiting, work: () => Promise<T>): Promise<T> {
  return HASHING.run(work, who);
}

const FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** The hash of a password with its parameters and salt: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function passwordHash(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await HASHING.run(() => derive(password, salt, cost));
  return written(cost, salt.toString('base64url'), hash.toString('base64url'));
}

/** No password has this hash. It is tried where an account has none, which costs the same. */
function nobodys(cost: HashCost): string {
  return written(cost, 'A'.repeat(22), 'A'.repeat(43));
}

function written({ ln, r, p }: HashCost, salt: string, hash: string): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`;
}

/** A password that is tried. */
export interface PasswordTry {
  /** As it was typed, which may be no account. */
  readonly account: string;
  readonly password: string;
  /** Of the hashes that are made, and of the work for an account that has none. Default: what OWASP asks. */
  readonly cost?: HashCost | undefined;
}

/**
 * The hash of the password of an account where it is this one, for {@link isStillHash}: undefined for another. It does the
 * same work for an account that has none, or does not exist. To be done {@link inTurn}.
 */
export async function hashOfRight(
  { query }: Statements,
  { account, password, cost = COST }: PasswordTry,
): Promise<string | undefined> {
  const [row] = await query<{ hash: string }>(
    `select hash from nirayana.passwords join nirayana.accounts on accounts.id = account
     where account = $1 and disabled_at is null`,
    [account],
  );
  const isRight = await matches(password, row?.hash ?? nobodys(cost));
  return isRight ? row?.hash : undefined;
}

/**
 * Whether a hash is still that of the password of an account, which then stays so until the transaction ends: to hash takes
 * a tenth of a second, in which another may have set one and ended all sessions.
 */
export async function isStillHash(
  { query }: Statements,
  { account, hash }: { readonly account: string; readonly hash: string },
): Promise<boolean> {
  const rows = await query(
    `select account from nirayana.passwords join nirayana.accounts on accounts.id = account
     where account = $1 and hash = $2 and disabled_at is null for update of passwords`,
    [account, hash],
  );
  return rows.length > 0;
}

/** Sets the password of an account, by its hash. */
export async function setPassword(
  { query }: Statements,
  { account, hash, at }: { readonly account: string; readonly hash: string; readonly at: Date },
): Promise<void> {
  await query(
    `insert into nirayana.passwords (account, hash, set_at) values ($1, $2, $3)
     on conflict (account) do update set hash = excluded.hash, set_at = excluded.set_at`,
    [account, hash, at],
  );
}

async function matches(password: string, kept: string): Promise<boolean> {
  const [, ln, r, p, salt, hash] = FORM.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('The store has a hash of a password of another form.');
  const expected = Buffer.from(hash, 'base64url');
  const made = await derive(password, Buffer.from(salt, 'base64url'), { ln: Number(ln), r: Number(r), p: Number(p) });
  return made.length === expected.length && timingSafeEqual(made, expected);
}

function derive(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  const N = 2 ** ln;
  // What scrypt takes, and as much again for what stands beside it.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    crypto.scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

/** When the password of an account was set: its holder sees what nobody writes a letter about. */
export async function passwordSetAt({ query }: Statements, account: string): Promise<Date | undefined> {
  const [row] = await query<{ set_at: Date }>('select set_at from nirayana.passwords where account = $1', [account]);
  return row?.set_at;
}
