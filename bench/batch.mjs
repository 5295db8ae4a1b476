// A million Moon signs by `nirayana batch`, beside a plain loop over runTool and JSON.stringify on one thread:
// `npm run bench:batch`. The output of a run that is killed three times and resumed is compared with that of one that
// is not. Then charts to 40 columns of Parquet beside the calculation alone. Processor seconds are told too, since the
// clock also counts what other processes take. `-- --write` puts the tables into docs/performance.md.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../scripts/build.mjs';
import { table, tell } from './written.mjs';

buildIfStale({ runnable: true });
const LINES = Number(process.env.LINES ?? 1_000_000);
const LOOP_LINES = Math.min(LINES, 100_000);
const CHART_LINES = Math.min(LINES, 200_000);
/** With the error 40 columns. */
const COLUMNS = [
  'date',
  ...['house', 'sign_name', 'longitude_sidereal', 'dignity'].map((name) => `planets.*.${name}`),
  ...['sign_name', 'longitude_sidereal'].map((name) => `ascendant.${name}`),
].join(',');
const KILLS = 3;
const BIN = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const LIBRARY = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nirayana-bench-'));
const births = join(folder, 'births.ndjson');

try {
  writeBirths();
  const loop = plainLoop();
  const output = join(folder, 'results.ndjson');
  const whole = await batch(output);
  const killed = join(folder, 'killed.ndjson');
  for (let kill = 0; kill < KILLS; kill++)
    await batch(killed, { killAfter: (0.1 + 0.2 * Math.random()) * whole.seconds });
  await batch(killed);
  const isSame = (await digest(output)) === (await digest(killed));
  if (!isSame) process.exitCode = 1;
  const charts = join(folder, 'charts.ndjson');
  await pipeline(createReadStream(births, { end: bytesOf(CHART_LINES) - 1 }), createWriteStream(charts));
  const chart = (output, select) => batch(join(folder, output), { tool: 'birthChart', input: charts, select });
  const alone = await chart('dates.ndjson', 'date');
  const columns = await chart('charts.parquet', COLUMNS);
  const each = ({ processor }, lines) => processor / lines;
  tell({ command: 'bench:batch' }, [
    table(
      ['births', 'how many', 's', 'a second', 'processors, s', 'resident at most, MB'],
      [
        row('Moon signs, `runTool` and `JSON.stringify`, one thread', loop, LOOP_LINES),
        row('Moon signs, `nirayana batch`', whole, LINES),
        row('charts, and of each its date', alone, CHART_LINES),
        row('charts to 40 columns of Parquet', columns, CHART_LINES),
      ],
    ),
    table(
      ['ratios, for each birth', 'time', 'processors'],
      [
        ['the loop to the batch', '', (each(loop, LOOP_LINES) / each(whole, LINES)).toFixed(2)],
        [
          'the table to the charts alone',
          ...['seconds', 'processor'].map((name) => (columns[name] / alone[name]).toFixed(2)),
        ],
      ],
    ),
    `After ${KILLS} kills the output is ${isSame ? 'the same' : 'ANOTHER ONE'}.`,
  ]);
} finally {
  rmSync(folder, { recursive: true });
}

/** Births from 1900 to 2024 all over the world, the same each time. */
function writeBirths() {
  const file = openSync(births, 'w');
  let seed = 12_345;
  const below = (bound) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * bound;
  };
  const two = (value) => String(Math.floor(value)).padStart(2, '0');
  for (let line = 0; line < LINES; line += 1_000) {
    const some = Array.from({ length: Math.min(1_000, LINES - line) }, () =>
      JSON.stringify({
        birth_date: `${Math.floor(1900 + below(125))}-${two(1 + below(12))}-${two(1 + below(28))}`,
        birth_time: `${two(below(24))}:${two(below(60))}`,
        latitude: Number((below(120) - 60).toFixed(4)),
        longitude: Number((below(360) - 180).toFixed(4)),
      }),
    );
    writeSync(file, `${some.join('\n')}\n`);
  }
}

/** So many lines of the births. */
function bytesOf(lines) {
  const text = readFileSync(births);
  let end = 0;
  for (let line = 0; line < lines; line++) end = text.indexOf('\n', end) + 1;
  return end;
}

function plainLoop() {
  const code = `
    import { moonSignTool, runTool } from ${JSON.stringify(LIBRARY)};
    import { readFileSync } from 'node:fs';
    const now = new Date();
    const lines = readFileSync(${JSON.stringify(births)}, 'utf8').split('\\n', ${LOOP_LINES});
    const [from, before] = [performance.now(), process.cpuUsage()];
    let bytes = 0;
    for (const line of lines) bytes += JSON.stringify(runTool(moonSignTool, JSON.parse(line), { now })).length;
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ seconds: (performance.now() - from) / 1000, processor: (user + system) / 1e6 }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

/** One run; with `killAfter` seconds it is killed then. */
async function batch(output, { tool = 'moonSign', input = births, select, killAfter } = {}) {
  const args = ['batch', tool, '--input', input, '--output', output, '--now', '2026-01-01'];
  if (select) args.push('--select', select);
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', usageReport(), BIN, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const exited = once(child, 'exit');
  let told = '';
  child.stdio[3].on('data', (part) => (told += part));
  const timer = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter * 1000);
  const [code] = await exited;
  clearTimeout(timer);
  const seconds = (performance.now() - from) / 1000;
  if (killAfter) return { seconds };
  if (code !== 0) throw new Error(`nirayana batch exits with ${code}.`);
  return { seconds, ...JSON.parse(told) };
}

/** What a process of its own says at its end of what it took, threads and all. */
function usageReport() {
  const code = `
    import { writeSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      writeSync(3, JSON.stringify({ megabytes: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1e6 }));
    });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function digest(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function row(name, { seconds, processor, megabytes }, lines) {
  const memory = megabytes === undefined ? '' : String(Math.round(megabytes));
  const counts = [lines, lines / seconds].map((count) => Math.round(count).toLocaleString('en'));
  return [name, counts[0], seconds.toFixed(1), counts[1], processor.toFixed(1), memory];
}
