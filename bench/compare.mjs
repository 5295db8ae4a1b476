// How long each calculator takes beside an earlier state of the source: `npm run bench:compare -- <revision> [slug …]`.
// Each state has a process of its own, since of two libraries in one process the second is up to a third slower. They
// take turns, so that what slows the machine slows both, and count the time of the processor, which waiting is no part
// of. The median of the ratios of many turns is printed.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const ROUNDS = 41;
const TURN_MICROSECONDS = 12_000;
/** Until the compiler has done what it can; a year of a calendar takes so long that it has by then. */
const WARMING_CALLS = 3000;
const WARMING_MICROSECONDS = 3_000_000;
const now = new Date('2026-01-01T00:00:00Z');

if (process.send) answerTurns(await import(process.argv[2]));
else await compare(process.argv.slice(2));

/** Answers each slug with the microseconds a call, over one turn. */
function answerTurns({ calculate, allTools }) {
  let warm;
  process.on('message', (slug) => {
    const tool = allTools.find((each) => each.slug === slug);
    const varied = inputs(tool.example);
    const call = (count) => calculate(tool, varied[count % varied.length], { now });
    if (slug !== warm) spend(WARMING_MICROSECONDS, WARMING_CALLS, call);
    warm = slug;
    const { spent, calls } = spend(TURN_MICROSECONDS, Number.POSITIVE_INFINITY, call);
    process.send(spent / calls);
  });
  process.send(allTools.map(({ slug }) => slug));
}

/** Calls for so long, or so often if that is sooner, counted in tens. */
function spend(microseconds, most, call) {
  const start = process.cpuUsage();
  let [calls, spent] = [0, 0];
  while (spent < microseconds && calls < most) {
    for (let i = 0; i < 10; i++) call(calls++);
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return { spent, calls };
}

/** Births and days of different dates, so that no memo of one moment can flatter a figure. */
function inputs(example) {
  return Array.from({ length: 200 }, (_, index) => {
    // A language would have to be given, which older checkouts take from the input.
    const fields = Object.entries(example).filter(([name]) => name !== 'locale');
    const varied = fields.map(([name, value]) => {
      if (name === 'year') return [name, 1901 + index];
      return [name, name === 'date' || name.endsWith('birth_date') ? `${1901 + index}${value.slice(4)}` : value];
    });
    return Object.fromEntries(varied);
  });
}

async function compare([revision = 'HEAD', ...only]) {
  const cache = resolve('node_modules/.cache/compare');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(`${cache}/before`, { recursive: true });
  const archive = execFileSync('git', ['archive', revision, 'src'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', `${cache}/before`], { input: archive });
  symlinkSync(resolve('node_modules'), `${cache}/before/node_modules`);

  /** A process with the library of a source folder, bundled as a user would, and its slugs. */
  const started = async (folder, name) => {
    const outfile = `${cache}/${name}.mjs`;
    const options = { bundle: true, platform: 'node', format: 'esm', logLevel: 'error' };
    // The entries had no folder of their own at first.
    const entry = ['src/entries/index.ts', 'src/index.ts'].find((file) => existsSync(`${folder}/${file}`));
    await build({ entryPoints: [`${folder}/${entry}`], outfile, ...options });
    const child = fork(import.meta.filename, [outfile]);
    const [slugs] = await once(child, 'message');
    return { child, slugs };
  };
  const [before, after] = [await started(`${cache}/before`, 'before'), await started('.', 'after')];
  process.stdout.write(`${'microseconds a call'.padEnd(32)}${'before'.padStart(9)}${'now'.padStart(9)}    ratio\n`);
  const asked = after.slugs.filter((slug) => before.slugs.includes(slug) && (only.length === 0 || only.includes(slug)));
  for (const slug of asked) process.stdout.write(row(slug, await turns(before.child, after.child, slug)));
  for (const { child } of [before, after]) child.disconnect();
}

/** Microseconds a call before and now, a pair a round; who begins changes from round to round. */
async function turns(before, after, slug) {
  const turn = async (child) => {
    child.send(slug);
    return (await once(child, 'message'))[0];
  };
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const isEven = round % 2 === 0;
    const pair = [await turn(isEven ? before : after), await turn(isEven ? after : before)];
    rounds.push(isEven ? pair : pair.toReversed());
  }
  return rounds;
}

function row(slug, rounds) {
  const [old, fresh] = [0, 1].map((side) =>
    median(rounds.map((pair) => pair[side]))
      .toFixed(1)
      .padStart(9),
  );
  const ratio = median(rounds.map(([one, other]) => other / one));
  return `${slug.padEnd(32)}${old}${fresh}${ratio.toFixed(3).padStart(9)}\n`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
