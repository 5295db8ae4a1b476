import type { Row, Statements } from '../../store/database.js';
import type { Calculated, Calculation, Chunk } from '../chunk.js';

/** A chunk that somebody waits for. */
export interface ChunkId {
  /** The batch, a UUID of each run of its command. */
  readonly batch: string;
  readonly number: number;
}

/** A chunk in the hands of a worker. */
export interface ClaimedChunk extends ChunkId {
  readonly calculation: Calculation;
  readonly chunk: Chunk;
  readonly attempt: number;
}

/**
 * Seconds for which a worker has a chunk to itself, and a batch its chunks, unless they say in time that they are alive.
 * The clock is that of the database, so that those of the machines may differ.
 */
const LEASE_SECONDS = 15;

/** How often they say so. */
export const RENEWAL_MILLISECONDS = 4_000;

/** A chunk that ends this many workers is given to no further one. */
const MOST_ATTEMPTS = 5;

const LEASE = `clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

interface Given extends ChunkId {
  readonly version: string;
  readonly calculation: Calculation;
  readonly chunk: Chunk;
}

/** Puts a chunk where the workers of a version of the program find it. */
export async function give(
  statements: Statements,
  { batch, number, version, calculation, chunk }: Given,
): Promise<void> {
  await statements.query(
    `insert into nirayana.batch_chunks (batch, number, version, calculation, input, count, refused, wanted_until)
     values ($1, $2, $3, $4, $5, $6, $7, ${LEASE})`,
    [
      batch,
      number,
      version,
      JSON.stringify(calculation),
      Buffer.from(chunk.bytes.buffer),
      chunk.count,
      JSON.stringify([...chunk.refused]),
    ],
  );
}

interface DoneRow extends Row {
  readonly output: Uint8Array | null;
  readonly failed: number;
  readonly reports: string;
}

/** What has become of a chunk, which is deleted with it; undefined where it is not done. */
export async function collect(statements: Statements, { batch, number }: ChunkId): Promise<Calculated | undefined> {
  const [row] = await statements.query<DoneRow>(
    `delete from nirayana.batch_chunks where batch = $1 and number = $2 and output is not null
     returning output, failed, reports`,
    [batch, number],
  );
  if (!row?.output) return undefined;
  return { bytes: new Uint8Array(row.output), failed: row.failed, reports: JSON.parse(row.reports) as string[] };
}

/** Whether a chunk has ended so many workers that no further one takes it, or is gone. */
export async function isGivenUp(statements: Statements, { batch, number }: ChunkId): Promise<boolean> {
  const rows = await statements.query(
    `select 1 from nirayana.batch_chunks where batch = $1 and number = $2
       and (output is not null or attempts < ${MOST_ATTEMPTS} or lease_until > clock_timestamp())`,
    [batch, number],
  );
  return rows.length === 0;
}

/** Tells that a batch is alive, and how many of its chunks a worker has or had. */
export async function want(statements: Statements, batch: string): Promise<number> {
  const rows = await statements.query<{ readonly attempts: number }>(
    `update nirayana.batch_chunks set wanted_until = ${LEASE} where batch = $1 returning attempts`,
    [batch],
  );
  return rows.filter(({ attempts }) => attempts > 0).length;
}

/** Deletes what is left of a batch. */
export async function forget(statements: Statements, batch: string): Promise<void> {
  await statements.query('delete from nirayana.batch_chunks where batch = $1', [batch]);
}

/** Deletes the chunks of batches that are gone: nobody will collect them, and there are births in them. */
export async function forgetUnwanted(statements: Statements): Promise<void> {
  await statements.query('delete from nirayana.batch_chunks where wanted_until < clock_timestamp()');
}

interface ClaimedRow extends Row {
  readonly batch: string;
  readonly number: number;
  readonly calculation: string;
  readonly input: Uint8Array;
  readonly count: number;
  readonly refused: string;
  readonly attempts: number;
}

/** Takes the next chunk that nobody works on. */
export async function claim(statements: Statements, version: string): Promise<ClaimedChunk | undefined> {
  const [row] = await statements.query<ClaimedRow>(
    `update nirayana.batch_chunks set attempts = attempts + 1, lease_until = ${LEASE}
     where (batch, number) = (
       select batch, number from nirayana.batch_chunks
       where output is null and version = $1 and attempts < ${MOST_ATTEMPTS}
         and wanted_until > clock_timestamp() and (lease_until is null or lease_until < clock_timestamp())
       order by number limit 1 for update skip locked)
     returning batch, number, calculation, input, count, refused, attempts`,
    [version],
  );
  if (!row) return undefined;
  const { batch, number, calculation, input, count, refused, attempts } = row;
  return {
    batch,
    number,
    attempt: attempts,
    calculation: JSON.parse(calculation) as Calculation,
    chunk: { bytes: new Uint8Array(input), count, refused: new Map(JSON.parse(refused) as [number, string][]) },
  };
}

const STILL_OURS = 'batch = $1 and number = $2 and attempts = $3 and output is null';

/** Tells that the worker of a chunk is alive. */
export async function renew(statements: Statements, { batch, number, attempt }: ClaimedChunk): Promise<void> {
  await statements.query(`update nirayana.batch_chunks set lease_until = ${LEASE} where ${STILL_OURS}`, [
    batch,
    number,
    attempt,
  ]);
}

/** Writes what has become of a chunk, and takes its input away. */
export async function finish(
  statements: Statements,
  { batch, number, attempt }: ClaimedChunk,
  { bytes, failed, reports }: Calculated,
): Promise<void> {
  await statements.query(
    `update nirayana.batch_chunks set output = $4, failed = $5, reports = $6, input = null, lease_until = null
     where ${STILL_OURS}`,
    [batch, number, attempt, Buffer.from(bytes.buffer), failed, JSON.stringify(reports)],
  );
}

/** Gives a chunk back that its worker will not finish. */
export async function giveBack(statements: Statements, { batch, number, attempt }: ClaimedChunk): Promise<void> {
  await statements.query(
    `update nirayana.batch_chunks set lease_until = null, attempts = attempts - 1 where ${STILL_OURS}`,
    [batch, number, attempt],
  );
}
