import { isKey, KEY_LETTERS, KEY_PREFIX } from '../../jobs/keys.js';
import type { Account } from '../../jobs/states.js';
import { type AccountRow, accountOf } from './accounts.js';
import type { Statements } from './database.js';
import { type Mark, type Page, type PageAsked, pageOf } from './page.js';
import { digestOf, randomText } from './values.js';

/** What is known of a key once it was shown. */
export interface KeyRecord {
  readonly id: string;
  readonly account: string;
  /** What its holder calls it, '' for nothing. */
  readonly name: string;
  readonly created_at: Date;
  /** Within an hour, or null for never. */
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

const ID_LETTERS = 12;

/**
 * A new key, of which only the digest is kept.
 *
 * @returns undefined for an account that does not exist
 */
export async function createKey(
  { query }: Statements,
  { account, name = '', at }: { readonly account: string; readonly name?: string | undefined; readonly at: Date },
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  const key = `${KEY_PREFIX}${randomText(KEY_LETTERS)}`;
  const id = `key_${randomText(ID_LETTERS)}`;
  const rows = await query(
    `insert into nirayana.keys (id, account, digest, created_at, name)
    select $1, id, $3, $4, $5 from nirayana.accounts where id = $2 returning id`,
    [id, account, digestOf(key), at, name],
  );
  return rows.length > 0 ? { id, key } : undefined;
}

/** The keys of an account, oldest first. */
export function listKeys({ query }: Statements, account: string): Promise<readonly KeyRecord[]> {
  return query<KeyRecord & Record<string, unknown>>(
    `select ${SHOWN} from nirayana.keys where account = $1 order by created_at, id`,
    [account],
  );
}

/** A page of the keys of one account, or of all, oldest first. */
export async function pageOfKeys(
  { query }: Statements,
  { account, after, limit }: PageAsked & { readonly account?: string | undefined },
): Promise<Page<KeyRecord>> {
  const rows = await query<KeyRecord & Mark & Record<string, unknown>>(
    `select ${SHOWN}, created_at::text as moment from nirayana.keys
    where ($1::text is null or account = $1) and ($2::timestamptz is null or (created_at, id) > ($2, $3))
    order by created_at, id limit $4`,
    [account ?? null, after?.moment ?? null, after?.id ?? null, limit],
  );
  return pageOf(rows, limit, (row) => row);
}

const SHOWN = 'id, account, name, created_at, last_used_at, revoked_at';

/**
 * From now on the key is refused. Once more changes nothing.
 *
 * @returns whether there is such a key
 */
export async function revokeKey(
  { query }: Statements,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const rows = await query(
    'update nirayana.keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id',
    [id, at],
  );
  return rows.length > 0;
}

/**
 * Whose key it is. Undefined alike for what is no key, a wrong or revoked one, and one of a disabled account. The day of
 * its use is noted, at most once an hour and never waiting for another request that notes the same.
 */
export async function accountOfKey({ query }: Statements, key: string): Promise<Account | undefined> {
  if (!isKey(key)) return undefined;
  const [row] = await query<AccountRow>(
    `with stale as (
      select id from nirayana.keys
      where digest = $1 and (last_used_at is null or last_used_at < now() - interval '1 hour')
      for update skip locked
    ), noted as (
      update nirayana.keys set last_used_at = now() where id in (select id from stale) and revoked_at is null
    )
    select accounts.* from nirayana.keys join nirayana.accounts on accounts.id = keys.account
    where keys.digest = $1 and keys.revoked_at is null and accounts.disabled_at is null`,
    [digestOf(key)],
  );
  return row && accountOf(row);
}
