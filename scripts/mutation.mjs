// Changes the rules one place at a time and asks whether a test notices: `npm run test:mutation -- <mutants> <seed>`
// for a sample drawn from the rooms of rules, 420 of seed 17 when nothing is said. docs/mutation.md has what was found.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
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
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import { root } from './own-folder.mjs';
import { uniform } from './uniform.mjs';

const ROOMS = ['base/zodiac', 'rules/natal', 'rules/matching', 'rules/panchanga', 'rules/transit', 'rules/muhurta'];
const [, , size = '420', seed = '17', only = ROOMS.join(',')] = process.argv;
const rooms = only.split(',');
/** A mutant that does not end is one that a test notices. */
const ANSWERS_END_WITHIN = 60_000;
const TESTS_END_WITHIN = 600_000;

/** Every mutant of the sources in one copy of them, in which the environment chooses one. */
async function instrumented() {
  const names = rooms.flatMap((room) =>
    readdirSync(join(root, 'src', room))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/${room}/${file}`),
  );
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const files = names.sort().map((name) => ({
    name: join(root, name),
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  return new Instrumenter(silent).instrument(files, options);
}

/** A mutant by what it changes, which does not depend on the order in which files are read. */
function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [start.line, start.column, end.line, end.column].map((at, index) => at + (index % 2 ? 0 : 1)).join(':');
  return [relative(root, fileName), place, mutatorName, replacement.replace(/\s+/g, ' ')].join(' ');
}

/** The first of a shuffle: a larger sample of the same seed holds the smaller one. */
function draw(mutants, count, next) {
  const inOrder = mutants.map((mutant) => [keyOf(mutant), mutant]).sort(([a], [b]) => (a < b ? -1 : 1));
  const ranked = inOrder.map((each) => [next(), each]).sort(([a], [b]) => a - b);
  return ranked.slice(0, count).map(([, each]) => each);
}

/** A program that puts every golden case to the library and ends with 1 where an answer is not the recorded one. */
async function answersProgram(work) {
  const program = join(work, 'answers.mjs');
  const slugs = readdirSync(join(root, 'golden/cases')).map((file) => file.replace(/\.json$/, ''));
  const contents = `
    import { readFileSync } from 'node:fs';
    import { answersTo } from './test/support/golden-cases.ts';
    const textOf = (path) => readFileSync(path, 'utf8');
    for (const slug of ${JSON.stringify(slugs)}) {
      if (answersTo(slug, textOf('golden/cases/' + slug + '.json')) !== textOf('golden/expected/' + slug + '.json')) process.exit(1);
    }`;
  await build({
    stdin: { contents, resolveDir: work, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: program,
    logLevel: 'error',
  });
  return program;
}

/** How a program ends with a mutant: `alive` where it notices nothing. */
function ended(work, mutant, [command, ...args], timeout) {
  const env = { ...process.env, __STRYKER_ACTIVE_MUTANT__: mutant };
  const { status, error } = spawnSync(command, args, {
    cwd: work,
    env,
    timeout,
    stdio: 'ignore',
    killSignal: 'SIGKILL',
  });
  if (error?.code === 'ETIMEDOUT') return 'timeout';
  return status === 0 ? 'alive' : 'killed';
}

const work = mkdtempSync(join(tmpdir(), 'nirayana-mutation-'));
const report = join(root, 'node_modules/.cache/mutation.txt');
try {
  const { files, mutants } = await instrumented();
  const sample = draw(mutants, Number(size), uniform(Number(seed)));
  process.stdout.write(`${sample.length} of ${mutants.length} mutants in ${files.length} files, seed ${seed}\n`);
  for (const name of ['src', 'test', 'golden', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(join(root, name), join(work, name), { recursive: true });
  }
  symlinkSync(realpathSync(join(root, 'node_modules')), join(work, 'node_modules'));
  for (const { name, content } of files) writeFileSync(join(work, relative(root, name)), content);
  const answers = ['node', await answersProgram(work)];
  const tests = ['npx', 'vitest', 'run', '--config', 'scripts/mutation/vitest.config.ts', '--bail', '1'];
  execFileSync(answers[0], answers.slice(1), { cwd: work });
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(report, '');
  const decided = sample.map(([key, { id }]) => {
    // Answers first: they take two seconds, and most mutants are dead then.
    const byAnswers = ended(work, id, answers, ANSWERS_END_WITHIN);
    const status = byAnswers === 'alive' ? ended(work, id, tests, TESTS_END_WITHIN) : byAnswers;
    const line = `${status}${byAnswers === 'alive' && status !== 'alive' ? ' (by its own tests)' : ''} ${key}\n`;
    process.stdout.write(line);
    appendFileSync(report, line);
    return { status, key };
  });
  for (const room of [...rooms, '']) {
    const found = decided.filter(({ key }) => key.startsWith(`src/${room}`));
    const dead = found.filter(({ status }) => status !== 'alive').length;
    if (found.length === 0) continue;
    process.stdout.write(
      `${room || 'all'}: ${dead} of ${found.length} killed, ${((100 * dead) / found.length).toFixed(1)} %\n`,
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
