// What hostile clients cost a server, each on one of its own: `npm run attacks`. Seconds and bytes depend on the machine,
// so they are printed here, with limits that a slow one keeps, and counted nowhere in the tests. Words after `--` choose
// attacks by their names. A further attack is an entry in a file of scripts/attacks. It reads /proc, as Linux has it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack, Cost, Scene, Target } from './attacks/attack.js';
import { CONNECTION_ATTACKS } from './attacks/connections.js';
import { JOBS_STORE } from './attacks/jobs-store.js';
import { KEY_ATTACKS } from './attacks/keys.js';
import { LONG_ATTACKS } from './attacks/long.js';
import { MESSAGE_ATTACKS, QUERY_ATTACKS } from './attacks/messages.js';
import { PICTURE_ATTACKS } from './attacks/pictures.js';
import { RATE_LIMIT_STORE } from './attacks/rate-limit-store.js';
import { REQUEST_ATTACKS } from './attacks/requests.js';
import { SLOW_ATTACKS } from './attacks/slow.js';
import { STOPPING_ATTACKS } from './attacks/stopping.js';
import { STRANGER_ATTACKS } from './attacks/strangers.js';
import { TEXT_ATTACKS } from './attacks/texts.js';
import { buildIfStale } from './build.mjs';
import { Log, run } from './kill/processes.js';

const alone = (name: string, attacks: readonly Attack[]): Scene => ({ name, attacks: async () => ({ attacks }) });

const SCENES: readonly Scene[] = [
  alone('texts', TEXT_ATTACKS),
  alone('messages', MESSAGE_ATTACKS),
  alone('queries', QUERY_ATTACKS),
  alone('strangers', STRANGER_ATTACKS),
  alone('requests', REQUEST_ATTACKS),
  alone('pictures', PICTURE_ATTACKS),
  alone('long calculations', LONG_ATTACKS),
  KEY_ATTACKS,
  alone('connections', CONNECTION_ATTACKS),
  alone('slow clients', SLOW_ATTACKS),
  alone('stopping', STOPPING_ATTACKS),
  RATE_LIMIT_STORE,
  JOBS_STORE,
];

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Attack) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const tell = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'nirayana-attacks-'));
const outcomes = { passed: 0, failed: 0, skipped: 0 };

function line({ what, value, unit, most }: Cost): string {
  const shown = (number: number) => (number < 10 ? number.toPrecision(2) : number.toFixed(0));
  return `    ${value <= most ? '✓' : '×'} ${what}: ${shown(value)} ${unit}, at most ${most} ${unit}`;
}

async function tried({ name, serve = [], env, run: attack }: Attack): Promise<void> {
  tell(`  ${name}`);
  const settings = ['--rate-limit', '0', '--data', join(folder, 'data')];
  const log = new Log();
  const server = await run(['serve', '--port', '0', ...(env ? [] : settings), ...serve], {
    env: { ...process.env, ...env },
    log,
    ready: /listens on \S+\n/,
  });
  const [, url = ''] = /listens on (\S+)\n/.exec(log.text) ?? [];
  const target: Target = { url, pid: server.child.pid ?? 0, stop: server.stop };
  try {
    const costs = await attack(target);
    for (const cost of costs) tell(line(cost));
    outcomes[costs.every(({ value, most }) => value <= most) ? 'passed' : 'failed'] += 1;
  } catch (error) {
    outcomes.failed += 1;
    tell(`    × ${error instanceof Error ? error.stack : error}`);
  } finally {
    await server.kill();
  }
}

buildIfStale({ runnable: true });
try {
  for (const { name, skippedBecause, attacks: open } of SCENES) {
    tell(`${name}${skippedBecause === undefined ? '' : `: skipped, ${skippedBecause}`}`);
    if (skippedBecause !== undefined) {
      outcomes.skipped += 1;
      continue;
    }
    const { attacks, remove } = await open();
    for (const attack of attacks.filter(isWanted)) await tried(attack);
    await remove?.();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { passed, failed, skipped } = outcomes;
tell(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
