import type { Database } from '../../src/service/store/database.js';

/** Begins to count the statements of a database. */
export async function countStatements(database: Database): Promise<void> {
  await database.script('create extension if not exists pg_stat_statements; select pg_stat_statements_reset();');
}

/** The statements since then, without those that ask for the queue and for statements, and the ends of transactions. */
export async function statementsOf(database: Database): Promise<number> {
  const [row] = await database.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query !~* 'nirayana.queue|pg_stat_statements|pg_total_relation_size|^(begin|commit|rollback|set )'`,
  );
  return row?.calls ?? 0;
}
