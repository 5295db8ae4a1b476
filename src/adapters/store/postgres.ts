import type { PoolClient } from 'pg';
import type { Database, Row, Statements } from './database.js';
import { required } from './peer.js';
import { forDriver, PARSERS } from './values.js';

const CONNECTIONS = 10;
const CONNECT_MILLISECONDS = 5_000;

export interface PostgresOptions {
  /** How long a connection may take to be had. Default 5 seconds. */
  readonly connectMilliseconds?: number;
  /** How long the answer to a statement may take; after it the connection is given up. Default: for ever. */
  readonly answerMilliseconds?: number;
  /** Told with each statement whether the server could do its work. */
  readonly onAnswer?: (isThere: boolean) => void;
}

/** What a pool and each of its connections can do. */
type Runner = Pick<PoolClient, 'query'>;

/**
 * A PostgreSQL server. It connects with the first statement, and again whenever it was away.
 *
 * @param url such as `postgresql://user:password@host/database`
 */
export async function openPostgres(
  url: string,
  { connectMilliseconds = CONNECT_MILLISECONDS, answerMilliseconds, onAnswer = () => undefined }: PostgresOptions = {},
): Promise<Database> {
  const pg = required<typeof import('pg')>('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMilliseconds,
    ...(answerMilliseconds !== undefined && { query_timeout: answerMilliseconds }),
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS[type]) || pg.types.getTypeParser(type, format),
    } as typeof pg.types,
  });
  // A connection that breaks while nobody waits for it would end the process; whoever uses one is told by the statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watched = watching(onAnswer);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...statementsOf(pool, watched),
    transaction: async (work) => inTransaction(await watched(() => pool.connect()), watched, work),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

type Watched = <T>(statement: () => Promise<T>) => Promise<T>;

/** Codes of a server that did not do a statement because of the statement, and not for want of itself. */
const OF_STATEMENT = /^(?!08|28|3D|53|57P|E)[0-9A-Z]{5}$/;

function watching(onAnswer: (isThere: boolean) => void): Watched {
  return async (statement) => {
    try {
      const result = await statement();
      onAnswer(true);
      return result;
    } catch (error) {
      onAnswer(OF_STATEMENT.test((error as { code?: string }).code ?? ''));
      throw error;
    }
  };
}

async function inTransaction<T>(
  client: PoolClient,
  watched: Watched,
  work: (statements: Statements) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined;
  try {
    await watched(() => client.query('begin'));
    const result = await work(statementsOf(client, watched));
    await watched(() => client.query('commit'));
    return result;
  } catch (error) {
    // Without an answer to this nobody knows what the connection is in the middle of: it is thrown away.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function statementsOf(runner: Runner, watched: Watched): Statements {
  return {
    query: async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await watched(() => runner.query<R>(sql, values.map(forDriver)))).rows,
    script: async (sql) => {
      await watched(() => runner.query(sql));
    },
  };
}
