// How long a job of one input takes while another account has 100 jobs of 1,000 waiting, on PostgreSQL:
// `npm run bench:turns`. ORDERS says how many jobs of one are ordered, one after the other.

import { buildIfStale } from '../scripts/build.mjs';
import { freePort, Log, run } from '../scripts/kill/processes.js';
import { createAccount } from '../src/adapters/store/accounts.js';
import { createKey } from '../src/adapters/store/keys.js';
import { openServer } from '../src/adapters/store/store.js';
import { startCluster } from '../test/support/postgres.js';

const ORDERS = Number(process.env['ORDERS'] ?? 200);
const BUSY_JOBS = 100;
const BUSY_INPUTS = 1_000;
const TOOL = 'birth-chart-calculator';
const BIRTH = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

buildIfStale({ runnable: true });
const cluster = await startCluster();
const databaseUrl = await cluster.createDatabase();
const database = await openServer(databaseUrl);

async function customer(): Promise<Readonly<Record<string, string>>> {
  const at = new Date();
  const allowances = { calculated: 1_000_000, interpreted: 0 };
  const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
  const made = await createKey(database, { account: id, at });
  if (!made) throw new Error('There is no account.');
  return { 'X-API-Key': made.key, 'Content-Type': 'application/json' };
}

const [busy, other] = [await customer(), await customer()];
await database.close();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { ...process.env, DATABASE_URL: databaseUrl };
const server = await run(['serve', '--port', String(port), '--rate-limit', '0'], {
  env,
  log: new Log(),
  ready: /listens on/,
});

async function order(headers: Readonly<Record<string, string>>, inputs: readonly object[]): Promise<string> {
  const body = JSON.stringify({ tool: TOOL, inputs });
  const response = await fetch(`${url}/api/b2b/calculations`, { method: 'POST', headers, body });
  if (response.status !== 202) throw new Error(await response.text());
  return ((await response.json()) as { readonly poll_url: string }).poll_url;
}

async function statusOf(path: string, headers: Readonly<Record<string, string>>) {
  return (await (await fetch(url + path, { headers })).json()) as {
    readonly status: string;
    readonly progress: number;
  };
}

const many = Array.from({ length: BUSY_INPUTS }, (_, index) => ({
  ...BIRTH,
  date: `${1850 + (index % 300)}-05-17`,
}));
const waiting: string[] = [];
for (let jobs = 0; jobs < BUSY_JOBS; jobs++) waiting.push(await order(busy, many));
process.stdout.write(`${BUSY_JOBS} jobs of ${BUSY_INPUTS} wait.\n`);

const took: number[] = [];
for (let orders = 0; orders < ORDERS; orders++) {
  const began = performance.now();
  const path = await order(other, [BIRTH]);
  for (;;) {
    if ((await statusOf(path, other)).status === 'succeeded') break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  took.push(performance.now() - began);
}
took.sort((one, two) => one - two);
const at = (share: number) => Math.round(took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0);
const last = await statusOf(waiting.at(-1) ?? '', busy);
process.stdout.write(
  `A job of one: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms. ` +
    `The last of those that wait is ${last.status}.\n`,
);
await server.stop();
await cluster.remove();
