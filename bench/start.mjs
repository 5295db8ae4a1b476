// How long a process takes from its start to the end of one call, by the clock: `npm run bench:start`. Each other folder that
// is named (`-- <folder> …`), a checkout in which the package is built, is measured beside this one. All kinds of process take
// turns, so that what slows the machine slows all alike; medians of many turns are printed. `-- --write` puts them into
// docs/performance.md.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildIfStale } from '../scripts/build.mjs';
import { table, tell, words } from './written.mjs';

buildIfStale({ runnable: true });

const ROUNDS = Number(process.env.ROUNDS ?? 41);
const BIRTH = `{ birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 }`;
const named = ['.', ...words];
const folders = named.map((folder) => resolve(folder));

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
const rows = kinds.map(({ name, cwd, times }) => {
  const own = median(times);
  const where = cwd === folders[0] ? '' : `, ${named[folders.indexOf(cwd)]}`;
  return [name + where, own.toFixed(1), (own - start).toFixed(1), (own / start).toFixed(2)];
});
tell({ command: 'bench:start', more: `${ROUNDS} rounds` }, [
  table(['process', 'ms', 'over `node -e 0`', 'ratio to it'], [['`node -e 0`', start.toFixed(1), '', ''], ...rows]),
]);

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
