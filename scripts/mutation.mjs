// Changes the rules one place at a time and asks whether a test notices: `npm run test:mutation -- <mutants> <seed>`
// for a sample drawn from the rooms of rules, 420 of seed 17 when nothing is said. docs/mutation.md has what was found.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { keyOf } from './mutation/sample.mjs';
import { root } from './own-folder.mjs';

const ROOMS = ['zodiac', 'natal', 'matching', 'panchanga', 'transit', 'muhurta'];

const [, , size = '420', seed = '17', only = ROOMS.join(',')] = process.argv;
const rooms = only.split(',');
const sources = rooms
  .flatMap((room) => readdirSync(join(root, 'src', room)).map((file) => `src/${room}/${file}`))
  .sort();
const work = mkdtempSync(join(tmpdir(), 'nirayana-mutation-'));

/** Numbers in [0, 1) that a seed decides (mulberry32). */
function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Every mutant of the sources, as Stryker will make them. */
async function allMutants() {
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const files = sources.map((name) => ({
    name: join(root, name),
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { mutants } = await new Instrumenter(silent).instrument(files, options);
  return mutants.map((mutant) => keyOf({ ...mutant, location: mutant.location }, root)).sort();
}

/** The first of a shuffle: a larger sample of the same seed holds the smaller one. */
function draw(mutants, count, next) {
  const ranked = mutants.map((mutant) => [next(), mutant]).sort(([a], [b]) => a - b);
  return ranked.slice(0, count).map(([, mutant]) => mutant);
}

const mutants = await allMutants();
const sample = draw(mutants, Number(size), random(Number(seed)));
process.env.MUTATION_ROOT = root;
process.env.MUTATION_SAMPLE = join(work, 'sample.json');
writeFileSync(process.env.MUTATION_SAMPLE, JSON.stringify(sample));
process.stdout.write(`${sample.length} of ${mutants.length} mutants in ${sources.length} files, seed ${seed}\n`);

const report = join(root, 'node_modules/.cache/mutation.json');
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
process.chdir(root);
// Beside the copies that Stryker makes: it would not follow a link of its own making to a link.
symlinkSync(realpathSync(join(root, 'node_modules')), join(work, 'node_modules'));
try {
  const results = await new Stryker({
    mutate: sources,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    checkers: ['sample'],
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation/sample.mjs')],
    concurrency: 1,
    reporters: ['json', 'told'],
    jsonReporter: { fileName: report },
    symlinkNodeModules: false,
    tempDirName: join(work, 'sandbox'),
    ignorePatterns: ['docs', 'recipes', 'bench', 'dist', 'api', 'golden/charts', 'golden/career-dna'],
    disableTypeChecks: false,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
  }).runMutationTest();
  tell(results);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The score of each room. */
function tell(results) {
  const asked = results.filter(({ status }) => status !== 'CompileError');
  const isDead = ({ status }) => status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';
  const line = (name, found) => {
    const dead = found.filter(isDead).length;
    process.stdout.write(`${name}: ${dead} of ${found.length} killed, ${((100 * dead) / found.length).toFixed(1)} %\n`);
  };
  for (const room of rooms) {
    const found = asked.filter(({ fileName }) => fileName.includes(`/src/${room}/`));
    if (found.length > 0) line(room, found);
  }
  line('all', asked);
}
