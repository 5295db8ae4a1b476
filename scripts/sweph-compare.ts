/**
 * How the adapter nirayana/sweph compares with the package sweph, which is no part of this project: random calls of every
 * function that both have, at equal delta-T, and the time that a chart takes in each.
 *
 * node --import tsx scripts/sweph-compare.ts <folder of sweph> <folder of its files> [calls] [seed] [folder of swisseph]
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as ours from '../src/entries/sweph.js';
import { swisseph } from '../src/entries/swisseph.js';
import type { Case } from './sweph/case.js';
import { CASES } from './sweph/cases.js';
import { Random } from './sweph/random.js';
import { compareShapes, type Functions } from './sweph/shapes.js';
import { timeCharts } from './sweph/timing.js';

type Package = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

const [folder, files, calls = '100000', seed = '1', callbacks] = process.argv.slice(2);
if (folder === undefined || files === undefined) {
  throw new Error('Give the folder of the package sweph and the folder of its ephemeris files.');
}
const theirs = createRequire(import.meta.url)(resolve(folder)) as Package;
(theirs['set_ephe_path'] as (path: string) => void)(resolve(files));

/** What was found of a function. */
interface Tally {
  calls: number;
  apart: number;
  listed: Partial<Record<string, number>>;
  worst: number;
  example: string;
}

const random = new Random(Number(seed));
const tallies = new Map<string, Tally>();
const MODES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 21, 22, 23, 24, 25, 26, 27, 28, 29, 35, 36, 37, 39, 43, 44, 45, 46];
const drawn = draws();
let mode = 0;
let observer: readonly [number, number, number] = [0, 0, 0];

/** What both are set to before a call. */
function prepare(): void {
  mode = random.one(MODES);
  const deltaT = random.between(-5, 200) / 86_400;
  observer = [random.longitude(), random.latitude(80), random.between(0, 4000)];
  for (const each of [theirs, ours as unknown as Package]) {
    (each['set_sid_mode'] as Package[string])(mode, 0, 0);
    (each['set_delta_t_userdef'] as Package[string])(deltaT);
  }
}

function draws(): readonly string[] {
  return Object.entries(CASES).flatMap(([name, { weight }]) => Array.from({ length: weight * 2 }, () => name));
}

function compare(name: string, { draw, measure, listed }: Case): void {
  const args = draw(random);
  const tally = tallies.get(name) ?? { calls: 0, apart: 0, listed: {}, worst: 0, example: '' };
  tallies.set(name, tally);
  tally.calls++;
  const [a, b] = [theirs, ours as unknown as Package].map((each) => answerOf(each, name, args));
  const apart = measure(args)(a, b);
  if (apart <= 1) {
    tally.worst = Math.max(tally.worst, apart);
    return;
  }
  const reason = listed?.(args, mode);
  if (reason && reason.within(a, b) <= 1) {
    tally.listed[reason.why] = (tally.listed[reason.why] ?? 0) + 1;
    return;
  }
  tally.apart++;
  if (tally.apart <= 3)
    tally.example += `mode ${mode} ${JSON.stringify(args)}\n    theirs ${JSON.stringify(a)}\n    ours   ${JSON.stringify(b)}\n    `;
}

function answerOf(from: Package, name: string, args: readonly unknown[]): unknown {
  try {
    // Its searches for a place leave their own behind.
    (from['set_topo'] as Package[string])(...observer);
    return (from[name.trim()] as Package[string])(...args);
  } catch (error) {
    return `thrown: ${String(error)}`;
  }
}

for (let call = 0; call < Number(calls); call++) {
  if (call % 20 === 0) prepare();
  const name = random.one(drawn);
  compare(name, CASES[name] as Case);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

let all = { calls: 0, apart: 0, listed: 0 };
for (const [name, tally] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
  const { calls: count, apart, worst, example } = tally;
  const reasons = Object.entries(tally.listed).map(([why, times = 0]) => ({ why, times }));
  const listed = reasons.reduce((sum, { times }) => sum + times, 0);
  all = { calls: all.calls + count, apart: all.apart + apart, listed: all.listed + listed };
  const told = reasons.map(({ why, times }) => `${why} ${times}`).join(', ') || 'none';
  say(
    `${name.padEnd(20)} ${String(count).padStart(6)} calls, apart ${apart}, worst ${worst.toFixed(3)}, listed: ${told}`,
  );
  if (apart > 0) say(`    ${example}`);
}
say(
  `${all.calls} calls of ${tallies.size} functions: ${all.apart} apart, ${all.listed} differ as docs/sweph.md lists, within its bounds.`,
);
if (callbacks !== undefined) {
  const package_ = createRequire(import.meta.url)(resolve(callbacks)) as Functions;
  package_['swe_set_ephe_path']?.(resolve(files));
  say(compareShapes(package_, swisseph as unknown as Functions, random));
}
say(timeCharts(theirs as never, random));
