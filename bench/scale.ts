// What one core and one PostgreSQL carry, and a model of many births and visitors made of it: `npm run bench:scale`,
// where PostgreSQL is installed. `-- --write` puts the tables into docs/scaling.md. SECONDS says how long a server is
// asked, WAITING how many jobs of one and of a thousand inputs wait for workers, PRICES what a core costs in an hour and a
// GB in a month. What a visit takes stands in docs/performance.md, where `npm run bench:cache` writes it.
import { readFileSync } from 'node:fs';
import { buildIfStale } from '../scripts/build.mjs';
import { startCluster } from '../test/support/postgres.js';
import { measureJobs } from './scale/jobs.js';
import { measureLimits } from './scale/limits.js';
import { checked, type Measured, modelled, type VisitCost } from './scale/model.js';
import { measureServer } from './scale/server.js';
import { table, tell } from './written.mjs';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const [ONES = 0, THOUSANDS = 0] = (process.env['WAITING'] ?? '400,10').split(',').map(Number);
const [CORE_HOUR = 0, GIGABYTE_MONTH = 0] = (process.env['PRICES'] ?? '0.04,0.10').split(',').map(Number);
const visit = visitCost(readFileSync('docs/performance.md', 'utf8'));

buildIfStale({ runnable: true });
const cluster = await startCluster(['shared_preload_libraries=pg_stat_statements']);
try {
  const requests = await measureServer(SECONDS);
  const jobs = await measureJobs(cluster, { ones: ONES, thousands: THOUSANDS });
  const limits = await measureLimits(cluster);
  const prices = { coreHour: CORE_HOUR, gigabyteMonth: GIGABYTE_MONTH };
  const measured: Measured = { requests, jobs, limits, visit, prices };
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
        'PostgreSQL, µs',
        'order, µs',
        'statements an input',
        'bytes an input',
      ],
      measured.jobs.map((one) => [
        one.name,
        String(one.workers),
        rate(one.jobsASecond),
        rate(one.inputsASecond),
        rate(one.micros),
        rate(one.databaseMicros),
        rate(one.orderMicros),
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
    table(['of the model', 'predicted', 'measured', 'ratio'], checked(measured)),
    table(['carried to', 'cores', 'statements/s', 'GB in the database', '$ a day'], modelled(measured)),
    `At ${CORE_HOUR} $ for a core and hour and ${GIGABYTE_MONTH} $ for a GB and month, as PRICES says.`,
  ];
}

/** What `npm run bench:cache` has written of a visit. */
function visitCost(document: string): VisitCost {
  const [, block = ''] = /<!-- bench:cache -->(.*?)<!-- end of bench:cache -->/s.exec(document) ?? [];
  const last = (row: string) => Number(new RegExp(`^\\| ${row} \\|(?:.*\\|)? ([\\d.]+) \\|$`, 'm').exec(block)?.[1]);
  const [alone, behindCache] = [last('alone'), last('behind nginx')];
  if (!(alone > 0 && behindCache > 0)) throw new Error('docs/performance.md says nothing of a visit: run bench:cache.');
  return { alone, behindCache };
}
