// How long a process takes from its start to the end of one call: `npm run bench:start`. Each other folder that is named
// (`-- <folder> …`), a checkout in which the package is built, is measured beside this one. All kinds of process take
// turns, so that what slows the machine slows all alike; medians of many turns are printed.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

const ROUNDS = Number(process.env.ROUNDS ?? 41);
const BIRTH = `{ birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 }`;
const folders = ['.', ...process.argv.slice(2)].map((folder) => resolve(folder));

/** What each process does, in the folder of a package, which there goes by its own name. */
const KINDS = {
  'one call, by import': ['--input-type=module', '-e', `import { moonSign } from 'nirayana'; moonSign(${BIRTH});`],
  'one call, by require': ['--input-type=commonjs', '-e', `require('nirayana').moonSign(${BIRTH});`],
  'nirayana --version': ['dist/bin.js', '--version'],
};

const bare = { name: 'node -e 0', cwd: folders[0], args: ['-e', '0'], times: [] };
const kinds = folders.flatMap((cwd) => Object.entries(KINDS).map(([name, args]) => ({ name, cwd, args, times: [] })));
for (let round = 0; round < ROUNDS; round++) {
  for (const each of rotated([bare, ...kinds], round)) each.times.push(milliseconds(each));
}

const start = median(bare.times);
process.stdout.write(`node -e 0: ${start.toFixed(1)} ms\n`);
for (const folder of folders) {
  process.stdout.write(`\n${folder}\n${'ms'.padStart(32)}   over node -e 0   ratio to it\n`);
  for (const { name, times } of kinds.filter(({ cwd }) => cwd === folder)) {
    const [own, over, ratio] = [median(times), median(times) - start, median(times) / start];
    const figures = [own.toFixed(1).padStart(10), over.toFixed(1).padStart(17), ratio.toFixed(2).padStart(14)];
    process.stdout.write(`${name.padEnd(22)}${figures.join('')}\n`);
  }
}

function milliseconds({ name, cwd, args }) {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} in ${cwd} fails: ${stderr}`);
  return performance.now() - from;
}

/** Who begins changes from round to round. */
function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
