// What one core and one PostgreSQL carry, and a model of many births and visitors made of it: `npm run bench:scale`,
// where PostgreSQL is installed. `-- --write` puts the tables into docs/scaling.md. SECONDS says how long a server is
// asked, WAITING how many jobs of one and of a thousand inputs wait for workers, CACHED which share of visits a cache answers
// (`npm run bench:cache` tells it).
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { buildIfStale } from '../scripts/build.mjs';
import { startCluster } from '../test/support/postgres.js';
import { measureJobs } from './scale/jobs.js';
import { measureLimits } from './scale/limits.js';
import { type Measured, modelled } from './scale/model.js';
import { measureServer } from './scale/server.js';

const DOCUMENT = 'docs/scaling.md';
const MARKS = ['<!-- bench:scale -->', '<!-- end of bench:scale -->'] as const;
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
  const written = tables(measured);
  process.stdout.write(`${written}\n`);
  if (process.argv.includes('--write')) {
    const text = readFileSync(DOCUMENT, 'utf8');
    const [before, after] = [text.split(MARKS[0])[0], text.split(MARKS[1])[1]];
    writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n\n${written}\n\n${MARKS[1]}${after}`);
  }
} finally {
  await cluster.remove();
}

function tables(measured: Measured): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const rate = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)));
  return [
    `Measured on ${day} by \`npm run bench:scale\`, Node ${process.versions.node}, ${machine}, the database on the same.`,
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
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
