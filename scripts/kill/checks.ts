import type { Database, Row } from '../../src/service/store/database.js';
import { type Accepted, BIRTH, type Job, skippedOf } from './load.js';

/** What must be true of every job that was accepted. */
export function missesOfJob(order: Accepted, job: Job | undefined): string[] {
  if (!job) return [`Job ${order.id} is lost.`];
  return order.times ? missesOfCalculations(order.id, order.times, job) : missesOfOne(order, job);
}

/** Every input answered once, in its place, and those without an answer refunded. */
function missesOfCalculations(id: string, times: readonly string[], { status, result, lines, ...job }: Job): string[] {
  const skipped = skippedOf(times);
  const told = lines?.map((line) => JSON.parse(line) as { readonly input?: { readonly time: string } });
  const wrong = {
    'has not succeeded': status !== 'succeeded' || result?.failed_count !== skipped,
    'has not an answer for each input': told?.length !== times.length,
    'has answers in the wrong place': told?.some(({ input }, index) => input && input.time !== times[index]),
    'has answers where there is none': status === 'succeeded' && told?.filter(({ input }) => !input).length !== skipped,
    'was not refunded for what has no answer': job.credits_refunded !== skipped,
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`Job ${id} of ${times.length} ${what}.`] : []));
}

function missesOfOne({ id, name, output }: Accepted, { status, result, error, credits_refunded }: Job): string[] {
  const wrong = {
    'is not finished': status !== 'succeeded' && status !== 'failed',
    'has not its own result': status === 'succeeded' && result?.person_name !== name,
    'has no interpretation': status === 'succeeded' && output === 'interpreted' && !result?.interpretation,
    'has a result and was refunded': status === 'succeeded' && credits_refunded !== 0,
    'has failed and was not refunded': status === 'failed' && (error === null || credits_refunded !== 1),
    'has failed without a reason': status === 'failed' && output === 'calculated',
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`Job ${id} ${what}.`] : []));
}

/** What must be true of the store: nothing in it that was not accepted, and nothing paid twice. */
export async function missesOfStore(
  database: Pick<Database, 'query'>,
  accepted: readonly Accepted[],
  credits: number,
): Promise<string[]> {
  const misses = (await discrepancies(database)).map((row) => `The books do not agree: ${JSON.stringify(row)}`);
  const rows = await database.query<{ id: string; output: string; spent: number }>(
    'select id, output, credits_deducted - credits_refunded as spent from nirayana.jobs',
  );
  const [open] = await database.query<{ count: number }>(
    `select count(*)::int as count from nirayana.calculations where answer is null`,
  );
  if (open?.count !== 0) misses.push(`${open?.count} inputs have no answer.`);
  const ids = new Set(accepted.map(({ id }) => id));
  if (ids.size !== accepted.length) misses.push('Two orders have the same job.');
  for (const { id } of rows) if (!ids.has(id)) misses.push(`Job ${id} was never ordered.`);
  if (rows.length !== ids.size) misses.push(`There are ${rows.length} jobs, and ${ids.size} were accepted.`);
  const paid = await database.query<{ job: string; count: number }>(
    `select job, count(*)::int as count from nirayana.ledger where kind = 'deduct' group by job`,
  );
  for (const { job, count } of paid)
    if (count !== 1 || !ids.has(job)) misses.push(`Job ${job} was paid ${count} times.`);
  for (const output of ['calculated', 'interpreted']) {
    const [row] = await database.query<{ left: number }>(
      'select coalesce(sum(balance), 0)::int as left from nirayana.balances where output = $1',
      [output],
    );
    const jobs = rows.filter((job) => job.output === output);
    const spent = jobs.reduce((sum, job) => sum + job.spent, 0);
    if (jobs.length > 0 && row?.left !== credits - spent) {
      misses.push(`${row?.left} credits are left of ${credits} for ${spent} outputs that are ${output}.`);
    }
  }
  return misses;
}

/** No log tells a key or a birth. */
export function missesOfLog(text: string, key: string): string[] {
  const secrets = [key, key.slice(4), 'Customer ', BIRTH.birth_date, String(BIRTH.latitude), String(BIRTH.longitude)];
  return secrets.filter((secret) => text.includes(secret)).map((secret) => `A log tells ${secret}.`);
}

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
