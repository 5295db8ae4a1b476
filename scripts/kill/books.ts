import type { Database, Row } from '../../src/service/store/database.js';

/** Balances that their ledgers do not sum to, and jobs that were charged otherwise than they say. */
export async function discrepancies({ query }: Pick<Database, 'query'>): Promise<readonly Row[]> {
  const balances = await query(
    `select b.account, b.output, b.pool, b.balance, coalesce(sum(l.amount), 0)::bigint as summed
     from nirayana.balances b left join nirayana.ledger l using (account, output, pool)
     group by b.account, b.output, b.pool, b.balance having b.balance <> coalesce(sum(l.amount), 0) or b.balance < 0`,
  );
  const jobs = await query(
    `select j.id, j.status, j.credits_deducted, j.credits_refunded, coalesce(sum(l.amount), 0)::bigint as summed
     from nirayana.jobs j left join nirayana.ledger l on l.job = j.id::text
     group by j.id having coalesce(sum(l.amount), 0) <> j.credits_refunded - j.credits_deducted
       or j.credits_refunded <> case j.status when 'failed' then j.credits_deducted when 'succeeded' then j.failed_count else 0 end`,
  );
  return [...balances, ...jobs];
}
