import { LASTING, monthOf, returnOf, totalOf } from '../../jobs/credits.js';
import { type Account, OUTPUTS, type Output } from '../../jobs/states.js';
import { poolsOf } from './credits.js';
import type { Row, Statements } from './database.js';

/** What an account can spend of one kind of output. */
export interface Holding {
  /** Of the month and lasting. */
  readonly balance: number;
  /** What the plan gives for a month. */
  readonly allowance: number;
  /** What is left of this month. */
  readonly month: number;
  /** What does not end with the month. */
  readonly lasting: number;
}

/** What can be spent now. */
export async function holdingsOf(
  statements: Statements,
  { id, allowances }: Pick<Account, 'id' | 'allowances'>,
  at: Date,
): Promise<Readonly<Record<Output, Holding>>> {
  const holding = async (output: Output): Promise<Holding> => {
    const pools = await poolsOf(statements, { account: id, output, at });
    const inPool = (name: string) => totalOf(pools.filter(({ pool }) => pool === name));
    const [month, lasting] = [inPool(monthOf(at)), inPool(LASTING)];
    return { balance: month + lasting, allowance: allowances[output], month, lasting };
  };
  return { calculated: await holding('calculated'), interpreted: await holding('interpreted') };
}

/** What was used on a day, UTC, without what jobs of that day have given back since. */
export interface DayOfUse extends Readonly<Record<Output, number>> {
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** A month in UTC, such as `2026-11`: its first moment and that of the next one; undefined for what is none. */
export function monthSpan(month: string): { readonly from: Date; readonly to: Date } | undefined {
  if (!/^2\d{3}-(?:0[1-9]|1[0-2])$/.test(month)) return undefined;
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(`${returnOf(from)}T00:00:00Z`) };
}

/** The days of a month on which an account has used something, in their order. */
export async function useOf(
  { query }: Statements,
  { account, from, to }: { readonly account: string; readonly from: Date; readonly to: Date },
): Promise<readonly DayOfUse[]> {
  const rows = await query<Row & { readonly date: string; readonly output: Output; readonly used: number }>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as date, output, sum(-amount)::bigint as used from (
       select at, output, amount from nirayana.ledger
       where account = $1 and kind = 'deduct' and at >= $2 and at < $3
       union all
       select taken.at, taken.output, returned.amount from nirayana.ledger returned
       join nirayana.ledger taken on taken.job = returned.job and taken.pool = returned.pool and taken.kind = 'deduct'
       where returned.account = $1 and returned.kind = 'refund' and taken.at >= $2 and taken.at < $3
     ) as moved group by 1, 2 order by 1, 2`,
    [account, from, to],
  );
  const dates = [...new Set(rows.map(({ date }) => date))];
  return dates.map((date) => {
    const [calculated = 0, interpreted = 0] = OUTPUTS.map(
      (output) => rows.find((row) => row.date === date && row.output === output)?.used,
    );
    return { date, calculated, interpreted };
  });
}
