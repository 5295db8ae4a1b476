// All figures that benches write into documents, one after another: `npm run figures`, at a release, on a machine with nothing
// else to do. What fails is told at the end; the others are taken all the same.
import { spawnSync } from 'node:child_process';

const BENCHES = [
  ['bench:size'],
  ['bench'],
  ['bench:http'],
  ['bench:http', '--requests', '1000000'],
  ['bench:start'],
  ['bench:cost'],
  ['bench:batch'],
  ['bench:turns'],
  ['bench:scale'],
  ['bench:cache'],
];

const failed = BENCHES.filter(([name, ...more]) => {
  const args = ['run', name, '--', ...more, '--write'];
  return spawnSync('npm', args, { stdio: 'inherit' }).status !== 0;
});
for (const bench of failed) process.stderr.write(`npm run ${bench.join(' ')} failed.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
