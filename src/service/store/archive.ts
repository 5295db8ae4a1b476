import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { Database, Statements } from './database.js';

/** Rows read or written at a time. */
const CHUNK = 500;

/** The first line of an archive. The others are a row each, as a table and its values, and the last is the end. */
interface Head {
  readonly archive: 'nirayana';
  readonly steps: readonly string[];
}
type Line = readonly [table: string, row: string] | { readonly rows: number };

/**
 * Writes all of a store into a new file, as it is at one moment, while it is in use.
 *
 * @returns the number of rows
 * @throws Error where the file exists
 */
export async function exportStore(database: Database, path: string): Promise<number> {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await once(output, 'open');
  const write = async (line: Head | Line) => {
    if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, 'drain');
  };
  try {
    const rows = await database.transaction(async (statements) => {
      await statements.script('set transaction isolation level repeatable read, read only');
      await write({ archive: 'nirayana', steps: await stepsOf(statements) });
      let count = 0;
      for (const table of await tablesOf(statements)) count += await writeTable(statements, table, write);
      return count;
    });
    await write({ rows });
    await finished(output.end());
    return rows;
  } catch (error) {
    output.destroy();
    await rm(path, { force: true });
    throw error;
  }
}

async function writeTable(
  { query, script }: Statements,
  table: string,
  write: (line: Line) => Promise<void>,
): Promise<number> {
  await script(`declare archived cursor for select row_to_json(t)::text as row from nirayana.${table} t`);
  let count = 0;
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${CHUNK} from archived`);
    for (const { row } of rows) await write([table, row]);
    count += rows.length;
    if (rows.length < CHUNK) break;
  }
  await script('close archived');
  return count;
}

/**
 * Fills an empty store from a file, wholly or not at all.
 *
 * @returns the number of rows
 * @throws Error with a sentence for people
 */
export async function importStore(database: Database, path: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
  const next = async () => parsed((await lines.next()).value);
  return database.transaction(async (statements) => {
    await statements.script('lock table nirayana.accounts in exclusive mode');
    await requireFit(statements, (await next()) as Head | undefined);
    const count = await readRows(statements, next);
    await statements.query(
      `select setval(pg_get_serial_sequence('nirayana.ledger', 'id'), (select coalesce(max(id), 0) + 1 from nirayana.ledger), false)`,
    );
    return count;
  });
}

async function requireFit(statements: Statements, head: Head | undefined): Promise<void> {
  if (head?.archive !== 'nirayana') throw new Error('The file is no archive of nirayana.');
  const steps = await stepsOf(statements);
  if (String(head.steps) !== String(steps)) {
    throw new Error(
      'The archive is of another version of nirayana. Import it with that version, which can then be updated.',
    );
  }
  const [account] = await statements.query('select from nirayana.accounts limit 1');
  if (account) throw new Error('The store has accounts already. An archive is imported into an empty one.');
}

async function readRows(statements: Statements, next: () => Promise<Head | Line | undefined>): Promise<number> {
  const tables = await tablesOf(statements);
  let count = 0;
  let chunk: string[] = [];
  let table = '';
  const flush = async () => {
    if (chunk.length > 0) await insert(statements, table, chunk);
    chunk = [];
  };
  for (;;) {
    const line = await next();
    if (!Array.isArray(line)) {
      await flush();
      if (line && 'rows' in line && line.rows === count) return count;
      throw new Error('The archive is not complete.');
    }
    if (!tables.includes(line[0])) throw new Error('The archive is not complete.');
    if (line[0] !== table || chunk.length === CHUNK) await flush();
    table = line[0];
    chunk.push(line[1]);
    count++;
  }
}

/** PostgreSQL reads its own JSON, so that no type passes through JavaScript. */
async function insert({ query }: Statements, table: string, rows: readonly string[]): Promise<void> {
  await query(
    `insert into nirayana.${table} overriding system value
    select * from json_populate_recordset(null::nirayana.${table}, $1::text::json)`,
    [`[${rows.join(',')}]`],
  );
}

/**
 * The tables of ours, each after those that it refers to, since these had to be there when it was made. Which jobs are
 * waiting is kept elsewhere and not among them: a worker finds those that nobody has told it of. Sessions, invitations
 * and tries are left out: one that was ended after the archive was made must not begin again.
 */
async function tablesOf({ query }: Statements): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'nirayana'::regnamespace and relkind = 'r'
      and relname not in ('migrations', 'sessions', 'invitations', 'tries') order by oid`,
  );
  return rows.map(({ name }) => name);
}

/** The names of the steps that have made the tables, oldest first. */
export async function stepsOf({ query }: Pick<Statements, 'query'>): Promise<string[]> {
  const rows = await query<{ name: string }>('select name from nirayana.migrations order by number');
  return rows.map(({ name }) => name);
}

function parsed(line: string | undefined): Head | Line | undefined {
  try {
    return line === undefined ? undefined : (JSON.parse(line) as Head | Line);
  } catch {
    return undefined;
  }
}
