import { LASTING, monthOf, type Pool, type PoolBalance, sharesOf, totalOf } from '../../jobs/credits.js';
import type { Output } from '../../jobs/states.js';
import type { Row, Statements } from './database.js';
import { type Mark, type Page, type PageAsked, pageOf } from './page.js';

/** The credits of an account for one kind of output, at a moment that says which month runs. */
export interface Purse {
  readonly account: string;
  readonly output: Output;
  readonly at: Date;
}

/**
 * Takes credits for a job: those of the month first, then those that last. Within a transaction only, whose end frees
 * the balances for others.
 *
 * @returns undefined, and nothing is taken, where the credits do not suffice
 */
export async function deduct(
  statements: Statements,
  { job, cost, ...purse }: Purse & { readonly job: string; readonly cost: number },
): Promise<{ readonly remaining: number } | undefined> {
  const pools = await poolsOf(statements, purse, 'for no key update');
  const shares = sharesOf(cost, pools);
  if (!shares) return undefined;
  for (const { pool, amount } of shares) {
    await statements.query(
      `with taken as (
        update nirayana.balances set balance = balance - $4::bigint
        where account = $1 and output = $2 and pool = $3 returning account, output, pool
      )
      insert into nirayana.ledger (account, output, pool, kind, amount, reason, job, at)
      select account, output, pool, 'deduct', -$4::bigint, 'A job was accepted.', $5, $6 from taken`,
      [purse.account, purse.output, pool, amount, job, purse.at],
    );
  }
  return { remaining: totalOf(pools) - cost };
}

interface Refund {
  readonly job: string;
  /** Credits; all that the job has cost when left out. */
  readonly amount?: number;
  readonly reason?: string;
  readonly at: Date;
}

/**
 * Gives back what a job has cost, or a part of it, to where it came from, what lasts first: what came from a month that is
 * over stays with that month. Of one that gets all of it nothing is left in the ledger, which orders that fail would fill
 * for no credit. One statement: whoever asks again, also at the same instant, gets nothing more.
 *
 * @returns the credits given back
 */
export async function refund({ query }: Statements, { job, amount, reason = '', at }: Refund): Promise<number> {
  const [row] = await (amount === undefined
    ? query<{ refunded: number }>(`with refunds as (${UNDONE}), ${GIVEN}`, [job])
    : query<{ refunded: number }>(`with ${SHARES}, ${GIVEN}`, [job, at, amount, reason]));
  return row?.refunded ?? 0;
}

const UNDONE = `
  delete from nirayana.ledger taken where job = $1 and kind = 'deduct'
    and not exists (select from nirayana.ledger where job = $1 and kind = 'refund')
  returning account, output, pool, -amount as amount`;

const SHARES = `
  shares as (
    select account, output, pool, least(taken, $3::bigint - before) as amount from (
      select account, output, pool, -amount as taken, coalesce(sum(-amount) over (
        order by pool desc rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from nirayana.ledger where job = $1 and kind = 'deduct'
    ) as deductions
  ), refunds as (
    insert into nirayana.ledger (account, output, pool, kind, amount, reason, job, at)
    select account, output, pool, 'refund', amount, $4, $1, $2 from shares where amount > 0
    on conflict (job, pool, kind) where job is not null do nothing
    returning account, output, pool, amount
  )`;

const GIVEN = `
  locked as (
    select account, output, pool from nirayana.balances
    where (account, output, pool) in (select account, output, pool from refunds)
    order by pool for no key update
  ), given as (
    update nirayana.balances set balance = balances.balance + amount
    from locked join refunds using (account, output, pool)
    where balances.account = locked.account and balances.output = locked.output and balances.pool = locked.pool
    returning amount
  )
  select coalesce(sum(amount), 0)::bigint as refunded from given`;

/** Gives credits that do not end with the month. */
export async function grant(
  { query }: Statements,
  { account, output, amount, reason, at }: Purse & { readonly amount: number; readonly reason: string },
): Promise<void> {
  await query(GRANT, [account, output, LASTING, amount, reason, at]);
}

const GRANT = `
  with given as (
    insert into nirayana.balances (account, output, pool, balance) values ($1, $2, $3, $4::bigint)
    on conflict (account, output, pool) do update set balance = balances.balance + excluded.balance
    returning account, output, pool
  )
  insert into nirayana.ledger (account, output, pool, kind, amount, reason, at)
  select account, output, pool, 'grant', $4::bigint, $5, $6 from given`;

/** What an account can spend: what is left of the month, and what lasts. */
export async function balanceOf(statements: Statements, purse: Purse): Promise<number> {
  return totalOf(await poolsOf(statements, purse));
}

/** The pools that can be spent from. The first look in a month grants its allowance. */
export async function poolsOf(
  { query }: Statements,
  purse: Purse,
  lock: 'for no key update' | '' = '',
): Promise<readonly PoolBalance[]> {
  const month = monthOf(purse.at);
  const read = () =>
    // All rows or none, and always in this order, so that no two that lock wait for each other.
    query<{ pool: Pool; balance: number }>(
      `select pool, balance from nirayana.balances
      where account = $1 and output = $2 and pool in ($3, $4)
        and exists (select from nirayana.balances where account = $1 and output = $2 and pool = $3)
      order by pool ${lock}`,
      [purse.account, purse.output, month, LASTING],
    );
  const pools = await read();
  if (pools.length > 0) return pools;
  await openMonth({ query }, purse);
  return read();
}

/** A row of the ledger. */
export interface Movement {
  readonly at: Date;
  readonly output: Output;
  readonly pool: Pool;
  readonly kind: 'grant' | 'deduct' | 'refund';
  /** Below zero for a deduction. */
  readonly amount: number;
  readonly reason: string;
  readonly job: string | null;
}

/** A stretch of time. */
interface LedgerSpan {
  readonly account: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Where in it a page of a ledger begins: after a row, or after so many. */
interface LedgerPage extends LedgerSpan, PageAsked<number> {
  readonly offset?: number;
}

/** A row as a place in the ledger, by its number. */
export type LedgerMark = Mark<number>;

const OF_SPAN = `account = $1 and at >= coalesce($2::timestamptz, '-infinity') and at < coalesce($3::timestamptz, 'infinity')`;

/** The credits of an account that moved, ever or in a span of time, a page of them; oldest first. */
export async function ledgerOf(
  { query }: Statements,
  { account, from, to, after, offset = 0, limit }: LedgerPage,
): Promise<Page<Movement, number>> {
  const rows = await query<Movement & LedgerMark & Row>(
    `select at, output, pool, kind, amount, reason, job, at::text as moment, id from nirayana.ledger
     where ${OF_SPAN} and ($4::timestamptz is null or (at, id) > ($4, $5::bigint))
     order by at, id offset $6 limit $7`,
    [account, from ?? null, to ?? null, after?.moment ?? null, after?.id ?? null, offset, limit],
  );
  return pageOf(
    rows,
    limit,
    ({ at, output, pool, kind, amount, reason, job }): Movement => ({
      at,
      output,
      pool,
      kind,
      amount,
      reason,
      job,
    }),
  );
}

/** How many rows a ledger has in a span of time. */
export async function ledgerLength({ query }: Statements, { account, from, to }: LedgerSpan): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::bigint as count from nirayana.ledger where ${OF_SPAN}`,
    [account, from ?? null, to ?? null],
  );
  return row?.count ?? 0;
}

/** One statement, so that of many that come at once one grants. A change of plan meanwhile is waited for. */
async function openMonth({ query }: Pick<Statements, 'query'>, { account, output, at }: Purse): Promise<void> {
  await query(
    `with plan as (
      select id, plan, case $2 when 'calculated' then calculated else interpreted end as allowance
      from nirayana.accounts where id = $1 for share
    ), opened as (
      insert into nirayana.balances (account, output, pool, balance) select id, $2, $3, allowance from plan
      on conflict do nothing returning account, output, pool, balance
    )
    insert into nirayana.ledger (account, output, pool, kind, amount, reason, at)
    select account, output, pool, 'grant', balance, 'Allowance of the plan ' || plan.plan || '.', $4
    from opened, plan where balance > 0`,
    [account, output, monthOf(at), at],
  );
}

/**
 * Raises the month that runs to what the plan of an account now gives, where that is more than was granted. What was
 * granted stays: a smaller plan begins with the next month. Within the transaction that changes the plan.
 */
export async function raiseMonth({ query }: Statements, { account, output, at }: Purse): Promise<void> {
  const [row] = await query<{ plan: string; missing: number }>(
    `select plan, case $2 when 'calculated' then calculated else interpreted end - (
      select coalesce(sum(amount), 0)::bigint from nirayana.ledger
      where account = $1 and output = $2 and pool = $3 and kind = 'grant'
    ) as missing
    from nirayana.accounts join nirayana.balances on account = id and output = $2 and pool = $3 where id = $1`,
    [account, output, monthOf(at)],
  );
  if (!row || row.missing <= 0) return;
  await query(GRANT, [account, output, monthOf(at), row.missing, `Change to the plan ${row.plan}.`, at]);
}
