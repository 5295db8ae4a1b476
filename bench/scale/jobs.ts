import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, Log, type Running, run } from '../../scripts/kill/processes.js';
import { createAccount } from '../../src/service/store/accounts.js';
import type { Database } from '../../src/service/store/database.js';
import { createKey } from '../../src/service/store/keys.js';
import { openServer } from '../../src/service/store/store.js';
import type { Cluster } from '../../test/support/postgres.js';
import { birthAt } from './births.js';
import { processorOf, processorOfAll } from './server.js';
import { countStatements, statementsOf } from './statements.js';

export interface JobRate {
  readonly name: string;
  readonly workers: number;
  readonly jobsASecond: number;
  readonly inputsASecond: number;
  /** Of the processor of the workers, for each input. */
  readonly micros: number;
  /** Of that of PostgreSQL while they work, for each input. */
  readonly databaseMicros: number;
  /** Of that of the server which takes the orders, its start aside, for each input. */
  readonly orderMicros: number;
  /** Of workers and of the order, for each input. */
  readonly statements: number;
  /** In the tables of the database, with their indexes, for each input. */
  readonly bytes: number;
}

interface Shape {
  readonly name: string;
  readonly jobs: number;
  readonly inputs: number;
}

/** How fast workers do the jobs that wait, one worker and then two. */
export async function measureJobs(
  cluster: Cluster,
  { ones, thousands }: { readonly ones: number; readonly thousands: number },
): Promise<JobRate[]> {
  const shapes: readonly Shape[] = [
    { name: 'of one birth chart', jobs: ones, inputs: 1 },
    { name: 'of 1,000 birth charts', jobs: thousands, inputs: 1_000 },
  ];
  const rates = [];
  for (const shape of shapes) for (const workers of [1, 2]) rates.push(await measure(cluster, shape, workers));
  return rates;
}

async function measure(cluster: Cluster, { name, jobs, inputs }: Shape, workers: number): Promise<JobRate> {
  const url = await cluster.createDatabase();
  const database = await openServer(url);
  await countStatements(database);
  const env = { ...process.env, DATABASE_URL: url };
  const before = await sizeOf(database);
  const ordering = await order({ database, env }, { jobs, inputs });
  const databaseBefore = processorOfAll(cluster.pid());
  const running: Running[] = [];
  for (let worker = 0; worker < workers; worker++) {
    running.push(await run(['worker'], { env, log: new Log(), ready: /works on jobs/ }));
  }
  while (await isWaiting(database)) await sleep(100);
  const processor = running.reduce((sum, { child }) => sum + processorOf(child.pid), 0);
  const ofDatabase = processorOfAll(cluster.pid()) - databaseBefore;
  for (const worker of running) await worker.stop();
  const statements = await statementsOf(database);
  const [told] = await database.query<{ seconds: number; failed: number }>(
    `select extract(epoch from max(finished_at) - min(started_at))::float8 as seconds,
      (sum(failed_count) + count(*) filter (where status <> 'succeeded'))::int as failed from nirayana.jobs`,
  );
  if (!told || told.failed > 0) throw new Error('Not every input has an answer.');
  const bytes = (await sizeOf(database)) - before;
  await database.close();
  const all = jobs * inputs;
  return {
    ...{ name, workers, jobsASecond: jobs / told.seconds, inputsASecond: all / told.seconds },
    ...{ micros: (1000 * processor) / all, databaseMicros: (1000 * ofDatabase) / all },
    ...{ orderMicros: (1000 * ordering) / all, statements: statements / all, bytes: bytes / all },
  };
}

/** @returns milliseconds of the server's processor for the orders */
async function order(
  { database, env }: { readonly database: Database; readonly env: NodeJS.ProcessEnv },
  { jobs, inputs }: { readonly jobs: number; readonly inputs: number },
): Promise<number> {
  const at = new Date();
  const allowances = { calculated: 1_000_000, interpreted: 0 };
  const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
  const made = await createKey(database, { account: id, at });
  const port = await freePort();
  const args = ['serve', '--port', String(port), '--rate-limit', '0', '--jobs', 'elsewhere'];
  const server = await run(args, { env, log: new Log(), ready: /listens on/ });
  const before = processorOf(server.child.pid);
  const headers = { 'X-API-Key': made?.key ?? '', 'Content-Type': 'application/json' };
  for (let job = 0; job < jobs; job++) {
    const births = Array.from({ length: inputs }, (_, index) => {
      return { ...birthAt(job * inputs + index), lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
    });
    const body = JSON.stringify({ tool: 'birth-chart-calculator', inputs: births });
    const answer = await fetch(`http://127.0.0.1:${port}/api/b2b/calculations`, { method: 'POST', headers, body });
    if (answer.status !== 202) throw new Error(await answer.text());
    await answer.text();
  }
  const used = processorOf(server.child.pid) - before;
  await server.stop();
  return used;
}

async function isWaiting(database: Database): Promise<boolean> {
  const [row] = await database.query<{ inputs: number }>('select sum(inputs)::int as inputs from nirayana.queue');
  return (row?.inputs ?? 0) > 0;
}

async function sizeOf(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
     where relnamespace = 'nirayana'::regnamespace and relkind = 'r'`,
  );
  return row?.bytes ?? 0;
}
