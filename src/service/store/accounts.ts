import { type Account, type Allowances, OUTPUTS, type Plan } from '../../jobs/states.js';
import { raiseMonth } from './credits.js';
import type { Database, Statements } from './database.js';
import { type Mark, type Page, type PageAsked, pageOf } from './page.js';
import { randomText } from './values.js';

/** An account as an operator sees it. */
export interface AccountRecord extends Account {
  readonly created_at: Date;
  readonly disabled_at: Date | null;
}

/** A row of the table of accounts. */
export type AccountRow = Omit<AccountRecord, 'allowances'> & Allowances & Record<string, unknown>;

const ID_LETTERS = 16;

export async function createAccount(
  { query }: Statements,
  account: { readonly name: string; readonly plan: Plan; readonly allowances: Allowances; readonly at: Date },
): Promise<AccountRecord> {
  const { name, plan, allowances, at } = account;
  const [row] = await query<AccountRow>(
    `insert into nirayana.accounts (id, name, plan, calculated, interpreted, created_at)
    values ($1, $2, $3, $4, $5, $6) returning *`,
    [`acc_${randomText(ID_LETTERS)}`, name, plan, allowances.calculated, allowances.interpreted, at],
  );
  return recordOf(row as AccountRow);
}

/** A page of the accounts, oldest first. */
export async function listAccounts({ query }: Statements, { after, limit }: PageAsked): Promise<Page<AccountRecord>> {
  const rows = await query<AccountRow & Mark>(
    `select *, created_at::text as moment from nirayana.accounts
    where $1::timestamptz is null or (created_at, id) > ($1, $2) order by created_at, id limit $3`,
    [after?.moment ?? null, after?.id ?? null, limit],
  );
  return pageOf(rows, limit, recordOf);
}

export async function findAccount({ query }: Statements, id: string): Promise<AccountRecord | undefined> {
  const [row] = await query<AccountRow>('select * from nirayana.accounts where id = $1', [id]);
  return row && recordOf(row);
}

/**
 * Changes the plan: more is there at once, less begins with the next month.
 *
 * @returns undefined for an account that does not exist
 */
export function changePlan(
  database: Database,
  change: { readonly id: string; readonly plan: Plan; readonly allowances: Allowances; readonly at: Date },
): Promise<AccountRecord | undefined> {
  const { id, plan, allowances, at } = change;
  return database.transaction(async (statements) => {
    const [row] = await statements.query<AccountRow>(
      'update nirayana.accounts set plan = $2, calculated = $3, interpreted = $4 where id = $1 returning *',
      [id, plan, allowances.calculated, allowances.interpreted],
    );
    for (const output of OUTPUTS) await raiseMonth(statements, { account: id, output, at });
    return row && recordOf(row);
  });
}

/**
 * Refuses the keys of an account from now on, or takes them again where `at` is null.
 *
 * @returns undefined for an account that does not exist
 */
export async function disableAccount(
  { query }: Statements,
  { id, at }: { readonly id: string; readonly at: Date | null },
): Promise<AccountRecord | undefined> {
  const [row] = await query<AccountRow>(
    `update nirayana.accounts set disabled_at = case when $2::timestamptz is null then null else coalesce(disabled_at, $2) end
    where id = $1 returning *`,
    [id, at],
  );
  return row && recordOf(row);
}

export function accountOf({ id, name, plan, calculated, interpreted }: AccountRow): Account {
  return { id, name, plan, allowances: { calculated, interpreted } };
}

function recordOf(row: AccountRow): AccountRecord {
  return { ...accountOf(row), created_at: row.created_at, disabled_at: row.disabled_at };
}
