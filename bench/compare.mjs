// How long each calculator takes beside an earlier state of the source: `npm run bench:compare -- <revision>`.
// Both are loaded into this process and take turns, so that what slows the machine slows both; the median of the ratios
// of many turns is printed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROUNDS = 41;
const TURN_MILLISECONDS = 12;

const [revision = 'HEAD', ...only] = process.argv.slice(2);
const cache = resolve('node_modules/.cache/compare');
rmSync(cache, { recursive: true, force: true });
mkdirSync(`${cache}/before`, { recursive: true });
const archive = execFileSync('git', ['archive', revision, 'src'], { maxBuffer: 2 ** 28 });
execFileSync('tar', ['-x', '-C', `${cache}/before`], { input: archive });
symlinkSync(resolve('node_modules'), `${cache}/before/node_modules`);

/** The library of a source folder, bundled as a user would. */
async function library(folder, name) {
  const outfile = `${cache}/${name}.mjs`;
  await build({
    entryPoints: [`${folder}/src/index.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

const [before, after] = [await library(`${cache}/before`, 'before'), await library('.', 'after')];
const now = new Date('2026-01-01T00:00:00Z');

/** Births and days of different dates, so that no memo of one moment can flatter a figure. */
function inputs(example) {
  return Array.from({ length: 200 }, (_, index) => {
    const varied = Object.entries(example).map(([name, value]) => {
      if (name === 'year') return [name, 1901 + index];
      return [name, name === 'date' || name.endsWith('birth_date') ? `${1901 + index}${value.slice(4)}` : value];
    });
    return Object.fromEntries(varied);
  });
}

/** Microseconds a call over one turn. */
function turn({ calculate, findTool }, slug, varied) {
  const tool = findTool(slug);
  let calls = 0;
  const start = process.hrtime.bigint();
  const end = start + BigInt(TURN_MILLISECONDS * 1_000_000);
  let at = start;
  while (at < end) {
    for (let i = 0; i < 10; i++) calculate(tool, varied[calls++ % varied.length], { now });
    at = process.hrtime.bigint();
  }
  return Number(at - start) / 1000 / calls;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

process.stdout.write(`${'microseconds a call'.padEnd(32)}${'before'.padStart(9)}${'now'.padStart(9)}    ratio\n`);
for (const { slug, example } of after.tools) {
  if (only.length > 0 && !only.includes(slug)) continue;
  const varied = inputs(example);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const sides = [before, after];
    const [first, second] = round % 2 === 0 ? sides : sides.toReversed();
    const [one, other] = [turn(first, slug, varied), turn(second, slug, varied)];
    return round % 2 === 0 ? [one, other] : [other, one];
  }).slice(1);
  const [old, fresh] = [0, 1].map((side) => median(rounds.map((pair) => pair[side])));
  const ratio = median(rounds.map(([one, other]) => other / one));
  process.stdout.write(
    `${slug.padEnd(32)}${old.toFixed(1).padStart(9)}${fresh.toFixed(1).padStart(9)}${ratio.toFixed(3).padStart(9)}\n`,
  );
}
