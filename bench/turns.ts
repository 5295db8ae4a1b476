// How long a job of one input takes while another account has 100 jobs of 1,000 waiting, on PostgreSQL:
// `npm run bench:turns`. ORDERS says how many jobs of one are ordered, one after the other; BUSY what the other account
// asks for: `charts`, or `years` of muhurta-finder and vrata-calendar, the dearest inputs that there are. `-- --write` puts the
// table into docs/performance.md.

import { buildIfStale } from '../scripts/build.mjs';
import { freePort, Log, run } from '../scripts/kill/processes.js';
import { createAccount } from '../src/service/store/accounts.js';
import { createKey } from '../src/service/store/keys.js';
import { openServer } from '../src/service/store/store.js';
import { startCluster } from '../test/support/postgres.js';
import { table, tell } from './written.mjs';

const ORDERS = Number(process.env['ORDERS'] ?? 200);
const BUSY_JOBS = 100;
const BUSY_INPUTS = 1_000;
const PLACE = { latitude: 28.6139, longitude: 77.209 };
const BIRTH = { date: '1990-05-17', time: '10:20', lat: PLACE.latitude, lon: PLACE.longitude, tz: 'Asia/Kolkata' };
const CHART = 'birth-chart-calculator';

interface Asked {
  readonly tool: string;
  readonly inputs: readonly object[];
}

const charts: readonly Asked[] = [
  {
    tool: CHART,
    inputs: Array.from({ length: BUSY_INPUTS }, (_, index) => ({ ...BIRTH, date: `${1850 + (index % 300)}-05-17` })),
  },
];
const everyYear = (more: object) =>
  Array.from({ length: BUSY_INPUTS }, (_, index) => {
    const year = 1850 + (index % 300);
    return { ...PLACE, timezone: 'Asia/Kolkata', ...more, from: `${year}-01-01`, to: `${year}-12-31` };
  });
const years: readonly Asked[] = [
  { tool: 'muhurta-finder', inputs: everyYear({ activity: 'griha_pravesh' }) },
  { tool: 'vrata-calendar', inputs: everyYear({}) },
];
const BUSY = { charts, years };
const busyWith = process.env['BUSY'] ?? 'charts';
if (!(busyWith === 'charts' || busyWith === 'years')) throw new Error('BUSY is charts or years.');

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
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { ...process.env, DATABASE_URL: databaseUrl };
const server = await run(['serve', '--port', String(port), '--rate-limit', '0'], {
  env,
  log: new Log(),
  ready: /listens on/,
});

async function order(headers: Readonly<Record<string, string>>, asked: Asked): Promise<string> {
  const body = JSON.stringify(asked);
  const response = await fetch(`${url}/api/b2b/calculations`, { method: 'POST', headers, body });
  if (response.status !== 202) throw new Error(await response.text());
  return ((await response.json()) as { readonly poll_url: string }).poll_url;
}

async function statusOf(path: string, headers: Readonly<Record<string, string>>) {
  return (await (await fetch(url + path, { headers })).json()) as {
    readonly status: string;
    readonly progress: number;
    readonly result: { readonly failed_count: number } | null;
  };
}

const waiting: string[] = [];
for (let jobs = 0; jobs < BUSY_JOBS; jobs++) {
  const kinds = BUSY[busyWith];
  waiting.push(await order(busy, kinds[jobs % kinds.length] ?? (kinds[0] as Asked)));
}

/** Milliseconds of the parts of each job of one. */
const parts = { whole: [], accepting: [], waiting: [], doing: [], telling: [] } as Record<string, number[]>;
for (let orders = 0; orders < ORDERS; orders++) {
  const began = Date.now();
  const path = await order(other, { tool: CHART, inputs: [BIRTH] });
  const accepted = Date.now();
  while ((await statusOf(path, other)).status !== 'succeeded') {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const told = Date.now();
  const [row] = await database.query<{ started: Date; finished: Date }>(
    'select started_at as started, finished_at as finished from nirayana.jobs where id = $1',
    [path.slice(path.lastIndexOf('/') + 1)],
  );
  const [started, finished] = [row?.started.getTime() ?? Number.NaN, row?.finished.getTime() ?? Number.NaN];
  parts['whole']?.push(told - began);
  parts['accepting']?.push(accepted - began);
  parts['waiting']?.push(Math.max(0, started - accepted));
  parts['doing']?.push(finished - started);
  parts['telling']?.push(told - finished);
}
const rows = Object.entries(parts).map(([part, took]) => {
  took.sort((one, two) => one - two);
  const at = (share: number) => String(took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0);
  return [part, at(0.5), at(0.99), at(1)];
});
const [done] = await database.query<{ inputs: number; failed: number }>(
  'select sum(done)::int as inputs, sum(failed_count)::int as failed from nirayana.jobs where input_count > 1',
);
const last = await statusOf(waiting.at(-1) ?? '', busy);
const large = `${BUSY_JOBS} jobs of ${BUSY_INPUTS} ${busyWith}`;
tell({ command: 'bench:turns', more: `${ORDERS} jobs of one beside ${large}` }, [
  table(['a job of one, ms', 'median', '99 % within', 'longest'], rows),
  `At the end the last of the others is ${last.status}; of their inputs ${done?.inputs} are done, ${done?.failed} failed.`,
]);
await database.close();
await server.stop();
await cluster.remove();
