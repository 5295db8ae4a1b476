// What one core and one PostgreSQL carry, and a model of many births and visitors made of it: `npm run bench:scale`,
// where PostgreSQL is installed. `-- --write` puts the tables into docs/scaling.md. SECONDS says how long a server is
// asked, WAITING how many jobs of one and of a thousand inputs wait for workers, CACHED which share of visits a cache answers
// (`npm run bench:cache` tells it).
import { buildIfStale } from '../scripts/build.mjs';
import { startCluster } from '../test/support/postgres.js';
import { measureJobs } from './scale/jobs.js';
import { measureLimits } from './scale/limits.js';
import { type Measured, modelled } from './scale/model.js';
import { measureServer } from './scale/server.js';
import { table, tell } from './written.mjs';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const [ONES = 0, THOUSANDS = 0] = (process.env['WAITING'] ?? '400,10').split(',').map(Number);
const CACHED = Number(process.env['CACHED'] ?? 0.8);

buildIfStale({ runnable: true });
const cluster = await startCluster(['shared_preload_libraries=pg_stat_statements']);
try {
  const requests = await measureServer(SECONDS);
  const jobs = await measureJobs(cluster, { ones: ONES, thousands: THOUSANDS });
  const limits = await measureLimits(cluster);
  const measured: Measured = { requests, jobs, limits, cached: CACHED };
  tell({ command: 'bench:scale', document: 'docs/scaling.md', more: 'the database on the same' }, tables(measured));
} finally {
  await cluster.remove();
}

function tables(measured: Measured): string[] {
  const rate = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)));
  return [
    table(
      ['request', 'processor, µs', 'requests a second of a core', 'kB of an answer'],
      measured.requests.map((one) => [
        one.name,
        rate(one.micros),
        rate(1e6 / one.micros),
        (one.bytes / 1000).toFixed(1),
      ]),
    ),
    table(
      [
        'jobs that wait',
        'workers',
        'jobs/s',
        'inputs/s',
        'worker, µs an input',
        'statements an input',
        'bytes an input',
      ],
      measured.jobs.map((one) => [
        one.name,
        String(one.workers),
        rate(one.jobsASecond),
        rate(one.inputsASecond),
        rate(one.micros),
        one.statements.toFixed(3),
        rate(one.bytes),
      ]),
    ),
    table(
      ['rate limit', 'statements a request', 'requests/s', 'refused early', 'admitted beyond the limit'],
      measured.limits.map((one) => [
        one.name,
        one.statements.toFixed(2),
        rate(one.requestsASecond),
        `${one.early} of ${one.requests}`,
        String(one.beyond),
      ]),
    ),
    table(['carried to', 'cores', 'statements/s', 'GB a day'], modelled(measured)),
  ];
}
