// Other libraries beside this one: `npm run bench:peers [-- <folder of tables>]`. Each is installed from the registry, at
// an exact version, into a folder of its own below node_modules/.cache, and asked by its adapter, bench/peers/<name>.mjs,
// in a process of its own. What is found goes to bench/peers/rows.json and, as tables, into docs/performance.md.
// `--speed` measures charts a second and the start again and keeps the rest; `--only <name>` measures one and keeps the
// others.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildIfStale } from '../scripts/build.mjs';
import { folderWith, root } from '../scripts/own-folder.mjs';
import { median, rounded } from './peers/run/figures.mjs';
import { browserBytes, installedBytes } from './peers/run/size.mjs';
import { tables } from './peers/run/table.mjs';
import { writeBetween } from './written.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { speed: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
const folder = resolve(positionals[0] ?? join(root, 'golden/reference'));
const NAMES = [
  'nirayana',
  'sweph',
  'swisseph-wasm',
  'caelus',
  'panchangam-js',
  'mhah-panchang',
  'astronomy-engine',
  'ephemeris',
];
/** Libraries that no registry that was asked could install; they are tried again each time. */
const WANTED = { vedaksha: { vedaksha: '*' }, 'sweph-wasm': { 'sweph-wasm': '2.6.9' } };
/** Years that delta-T is observed of, and all that we take. */
const SPANS = [
  [1900, 2025],
  [1800, 2200],
];
/** Of 2023: a lunar month and a half in each half of the year. */
const LIMBS = [2459950.5, 2460010.5];
const VINDHYACHAL = { latitude: 25.15, longitude: 82.55 };
const ROUNDS = 15;
const TURN_MILLISECONDS = 150;
const WARMING_MILLISECONDS = 10_000;
const CHART_JD = 2448028.7;
const ROWS = join(root, 'bench/peers/rows.json');
const DOCUMENT = join(root, 'docs/performance.md');

const kept = existsSync(ROWS) ? JSON.parse(readFileSync(ROWS, 'utf8')) : { peers: {} };
const partial = options.speed || options.only !== undefined;
buildIfStale();
await build({
  entryPoints: [join(root, 'test/support/reference/published-year.ts')],
  outfile: join(root, 'node_modules/.cache/peers-own.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

const peers = new Map();
for (const name of NAMES) peers.set(name, await prepared(name));
const rows = partial ? { ...kept.peers } : {};
if (!options.speed) {
  const truth = await question(peers.get('sweph'), { ask: 'edges', from: LIMBS[0], to: LIMBS[1] });
  for (const [name, peer] of peers) {
    if (options.only?.includes(name) ?? true) rows[name] = await measured(name, peer, truth);
  }
}
for (const [name, found] of Object.entries(await speeds())) {
  const { licence, mode } = peers.get(name).adapter;
  rows[name] = { ...rows[name], licence, mode, ...found };
}
for (const [name, packages] of Object.entries(WANTED)) rows[name] = { failed: refusal(name, packages) };
for (const { child } of peers.values()) child?.disconnect();
write();

/** An adapter with its library installed and started, or why not. */
async function prepared(name) {
  const path = join(root, `bench/peers/${name}.mjs`);
  const adapter = await import(path);
  const isOurs = name === 'nirayana';
  const own = isOurs ? root : join(root, `node_modules/.cache/peers-${name}`);
  try {
    if (!isOurs) folderWith(`peers-${name}`, adapter.packages);
    const child = fork(join(root, 'bench/peers/run/answer.mjs'), [path, own, root], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const chartIs = await Promise.race([
      once(child, 'message').then(([{ answer }]) => answer),
      once(child, 'exit').then(() => Promise.reject(new Error('Its process ends before it answers.'))),
    ]);
    return { adapter, own, isOurs, path, child, chartIs };
  } catch (error) {
    return { adapter, own, isOurs, path, failed: firstLine(error) };
  }
}

async function question({ child, failed }, asked) {
  if (failed) return { failed };
  child.send(asked);
  const [{ answer, failed: why }] = await once(child, 'message');
  return why === undefined ? answer : { failed: why };
}

async function measured(name, peer, truth) {
  const { adapter, own, isOurs, failed, chartIs } = peer;
  const { licence, mode, none, browser } = adapter;
  if (failed) return { failed };
  process.stderr.write(`${name} …\n`);
  const table = (file) => join(folder, file);
  const published = join(root, 'golden/reference/published_2023.tsv');
  return {
    version: isOurs ? '' : Object.values(adapter.packages)[0],
    licence,
    mode,
    chartIs,
    none,
    positions: await question(peer, { ask: 'positions', table: table('positions.tsv'), spans: SPANS }),
    births: none.ascendant
      ? undefined
      : await question(peer, { ask: 'births', table: table('births.tsv'), spans: SPANS }),
    limbs: truth.failed ? truth : await question(peer, { ask: 'limbs', from: LIMBS[0], to: LIMBS[1], truth }),
    festivals: none.festivals
      ? undefined
      : await question(peer, { ask: 'festivals', table: published, year: 2023, place: VINDHYACHAL }),
    installed: installedBytes(own, root, isOurs),
    browser: typeof browser === 'string' ? browser : await browserBytes(browser, own, root, isOurs).catch(unbundled),
  };
}

/** Charts a second and start, all by turns, who begins changing from round to round. */
async function speeds() {
  const running = [...peers].filter(([, { failed }]) => !failed);
  const each = (names) => Object.fromEntries(names.map((name) => [name, []]));
  const names = running.map(([name]) => name);
  // Known ones first: they warm what the compiler makes, and no new date is seen before it is measured.
  const charts = { known: each(names), new: each(names) };
  const starts = each(['bare', ...names]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, peer] of rotated(running, round)) {
      for (const dates of Object.keys(charts)) {
        const warming = round === 0 && dates === 'known' ? WARMING_MILLISECONDS : 0;
        charts[dates][name].push(
          await question(peer, { ask: 'turn', dates, milliseconds: TURN_MILLISECONDS, warming }),
        );
      }
      starts[name].push(processorMilliseconds(program(peer)));
    }
    starts.bare.push(processorMilliseconds(''));
  }
  const rate = (dates, name) => {
    const rates = charts[dates][name];
    const ratios = rates.map((one, round) => one / charts[dates].nirayana[round]);
    const failed = rates.find((one) => typeof one !== 'number');
    return failed ?? { perSecond: rounded(median(rates)), ratio: rounded(median(ratios)) };
  };
  return Object.fromEntries(
    names.map((name) => {
      const start = Math.round(median(starts[name]) - median(starts.bare));
      return [name, { charts: { known: rate('known', name), new: rate('new', name) }, start }];
    }),
  );
}

/** A program that opens a library and makes one chart. */
function program({ path, own }) {
  const where = JSON.stringify({ folder: own, root });
  return `import { open } from ${JSON.stringify(path)};
const folderOf = (name) => ${JSON.stringify(join(root, 'node_modules/.cache/peers-'))} + name;
(await open({ ...${where}, folderOf })).chart(${CHART_JD});`;
}

/** Milliseconds of the processor that a whole process takes, all its threads together. */
function processorMilliseconds(source) {
  const told = `
const { user, system } = process.cpuUsage();
process.stdout.write('\\n' + (user + system));
process.exit(0);`;
  const args = ['--input-type=module', '-e', source + told];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout.split('\n').at(-1)) / 1000;
}

/** Why the registry does not give a library. */
function refusal(name, packages) {
  try {
    folderWith(`peers-${name}`, packages);
    return 'It installs, and has no adapter yet.';
  } catch (error) {
    return firstLine(error);
  }
}

function firstLine(error) {
  const said = String(error.message)
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^npm install .* failed\.$/.test(line));
  return (said.find((line) => /404 Not Found|ERROR/.test(line)) ?? said[0] ?? '')
    .replace(/https?:\/\/[^/]+\//, '')
    .slice(0, 160);
}

function unbundled(error) {
  return `does not bundle: ${firstLine(error)}`;
}

function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function write() {
  const today = new Date().toISOString().slice(0, 10);
  const found = {
    date: options.speed ? kept.date : today,
    speed_date: today,
    machine: `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`,
    node: process.versions.node,
    instants: partial ? kept.instants : positionsNamed(),
    peers: Object.fromEntries(
      [...NAMES, ...Object.keys(WANTED)].map((name) => [name, rows[name]]).filter(([, row]) => row),
    ),
  };
  writeFileSync(ROWS, JSON.stringify(found, null, 2));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ROWS], { stdio: 'ignore' });
  const written = tables(found).join('\n');
  writeBetween({ document: DOCUMENT, mark: 'bench:peers' }, written);
  process.stdout.write(`${written}\n`);
}

function positionsNamed() {
  return folder.startsWith(root)
    ? 'those of golden/reference'
    : 'those of the whole reference tables, of which golden/reference has a part';
}
