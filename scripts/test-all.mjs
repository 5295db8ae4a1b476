// `npm run test:all`: `npm test`, `npm run check` and every longer command, one after the other. The last line counts
// the whole run.
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A clone without history has no earlier answers to compare with. */
const hasHistory = spawnSync('git', ['cat-file', '-e', '3c5a3d7^{commit}'], { stdio: 'ignore' }).status === 0;

const COMMANDS = [
  'test',
  'check',
  'knip',
  ...(hasHistory ? ['golden:moves'] : []),
  'docs:api',
  'test:clients',
  'test:inspector',
  'test:recipes',
  'test:browser',
];
const COUNT = /^(\d+) passed, (\d+) failed/;

/** Runs a script of package.json and passes on what it prints; one that counts nothing counts as one itself. */
async function run(script) {
  process.stdout.write(`\nnpm run ${script}\n`);
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let count;
  for await (const line of createInterface({ input: child.stdout })) {
    process.stdout.write(`${line}\n`);
    const [, passed, failed] = COUNT.exec(line) ?? [];
    if (passed !== undefined) count = { passed: Number(passed), failed: Number(failed) };
  }
  const isWell = (await ended) === 0;
  const { passed, failed } = count ?? { passed: isWell ? 1 : 0, failed: 0 };
  return { passed, failed: isWell ? failed : Math.max(1, failed) };
}

const total = { passed: 0, failed: 0 };
for (const script of COMMANDS) {
  const { passed, failed } = await run(script);
  total.passed += passed;
  total.failed += failed;
}
const skipped = hasHistory ? '' : ', 1 skipped';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
