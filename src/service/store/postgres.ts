import type { Duplex } from 'node:stream';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Database, Row, Statements } from './database.js';
import { required } from './peer.js';
import { forDriver, PARSERS } from './values.js';
import { within } from './within.js';

const CONNECTIONS = 10;
const CONNECT_MILLISECONDS = 5_000;

export interface PostgresOptions {
  /** How long a connection may take to be had. Default 5 seconds. */
  readonly connectMilliseconds?: number;
  /** How long the answer to a statement may take; after it the connection is given up. Default: for ever. */
  readonly answerMilliseconds?: number;
  /** How long the server may work on a statement. Default: for ever. */
  readonly statementMilliseconds?: number;
  /** How long a statement may wait for a lock. Default: for ever. */
  readonly lockMilliseconds?: number;
  /** Connections at most. Default 10. */
  readonly connections?: number;
  /** How often the server is asked whether it is there. Default: never. */
  readonly heartbeatMilliseconds?: number;
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
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connectMilliseconds = CONNECT_MILLISECONDS, answerMilliseconds, onAnswer = () => undefined } = options;
  const pg = required<typeof import('pg')>('pg');
  const settings = settingsOf(options);
  const clients = new Set<ClientBase>();
  const pool = new pg.Pool({
    connectionString: url,
    // As a statement and not with the connection: a pooler in between refuses parameters that it does not know. Nobody
    // is given the connection before its answer: two statements at once are what the driver has deprecated.
    onConnect: async (client) => {
      client.on('error', () => undefined);
      clients.add(client);
      if (settings === '') return;
      await client.query(settings).catch((error) => {
        if (isUnanswered(error)) throw error;
      });
    },
    max: options.connections ?? CONNECTIONS,
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
  pool.on('remove', (client) => clients.delete(client));
  const watched = watching(onAnswer);
  const heartbeat = keepAsking(pool, options, onAnswer);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...statementsOf(pool, watched),
    transaction: async (work) => inTransaction(await watched(() => pool.connect()), watched, work),
    close: () => {
      clearInterval(heartbeat);
      closing ??= endOf(pool, clients);
      return closing;
    },
  };
}

/** What a session that holds a transaction open without a statement is given, beside how long it waits. */
const IDLE_MILLISECONDS = 10_000;

function settingsOf({ statementMilliseconds, lockMilliseconds }: PostgresOptions): string {
  const settings = [
    statementMilliseconds === undefined
      ? ''
      : `set statement_timeout = ${statementMilliseconds}; set idle_in_transaction_session_timeout = ${IDLE_MILLISECONDS}`,
    lockMilliseconds === undefined ? '' : `set lock_timeout = ${lockMilliseconds}`,
  ];
  return settings.filter((setting) => setting !== '').join('; ');
}

function keepAsking(
  pool: Pool,
  { heartbeatMilliseconds }: PostgresOptions,
  onAnswer: (isThere: boolean) => void,
): ReturnType<typeof setInterval> | undefined {
  if (heartbeatMilliseconds === undefined) return undefined;
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    await within(heartbeatMilliseconds, pool.query('select 1')).then(
      () => onAnswer(true),
      () => onAnswer(false),
    );
    isAsking = false;
  };
  return setInterval(ask, heartbeatMilliseconds).unref();
}

/** How long the statements that are under way at the end may take. */
const END_MILLISECONDS = 1_500;

/** A server that hangs answers nothing any more: its connections are broken off. */
async function endOf(pool: Pool, clients: ReadonlySet<ClientBase>): Promise<void> {
  await within(END_MILLISECONDS, pool.end()).catch(() => {
    for (const client of clients) (client as ClientBase & Wired).connection.stream.destroy();
  });
}

/** What the types of the driver do not tell of a connection. */
interface Wired {
  readonly connection: { readonly stream: Duplex };
}

/** What the driver says where the answer to a statement did not come in time. */
function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
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
    // Without an answer nobody knows what the connection is in the middle of: it is thrown away.
    if (isUnanswered(error)) broken = error;
    else
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
