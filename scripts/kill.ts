// Kills workers, servers and the database while jobs are ordered, and looks whether every job that was accepted is done
// once and paid once; and a batch of tables, whose file must have every byte:
// npm run test:kill -- [--rounds 50] [--only embedded|postgres|tables]. With --soak 120 a server is asked for everything it
// has for so many minutes, while its workers are killed: no answer may be wrong, and its memory and descriptors stay.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPostgres } from '../test/support/postgres.js';
import { buildIfStale } from './build.mjs';
import { type Outcome, onEmbedded, onPostgres, onSoak } from './kill/scenes.js';
import { onTables } from './kill/tables.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, only: { type: 'string' }, soak: { type: 'string' } },
});
const rounds = Number(values.rounds);
buildIfStale({ runnable: true });

const folder = mkdtempSync(join(tmpdir(), 'nirayana-kill-'));
const outcomes: Outcome[] = [];
const lost: string[] = [];
const isAsked = (scene: string) => values.soak === undefined && (values.only === undefined || values.only === scene);
const tell = (text: string) => process.stdout.write(`${text}\n`);
try {
  if (values.soak !== undefined && hasPostgres)
    outcomes.push(...(await onSoak({ minutes: Number(values.soak), tell })));
  if (isAsked('tables')) lost.push(...(await onTables(folder, tell)));
  if (isAsked('embedded')) outcomes.push(...(await onEmbedded({ rounds, folder, tell })));
  if (isAsked('postgres') && hasPostgres) outcomes.push(...(await onPostgres({ rounds, folder, tell })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if ((isAsked('postgres') || values.soak !== undefined) && !hasPostgres)
  tell('PostgreSQL is not installed: its scenes were skipped.');

const COLUMNS = [
  'scene',
  'kills',
  'accepted',
  'succeeded',
  'refunded',
  'begun again',
  'answer lost',
  'longest gap s',
  'attended s',
  'slowest s',
  'misses',
];
const rows = outcomes.map((outcome) => [
  outcome.scene,
  outcome.kills,
  outcome.accepted,
  outcome.succeeded,
  outcome.refunded,
  outcome.begunAgain,
  outcome.answerLost,
  outcome.longestGapSeconds.toFixed(1),
  outcome.longestAttendedSeconds.toFixed(1),
  outcome.slowestSeconds.toFixed(1),
  outcome.misses.length,
]);
const lines = [COLUMNS, ...rows].map((row) => row.map(String));
const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
tell('');
for (const line of lines) tell(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
const misses = [
  ...lost.map((miss) => `Tables: ${miss}`),
  ...outcomes.flatMap(({ scene, misses }) => misses.map((miss) => `${scene}: ${miss}`)),
];
const scenes = outcomes.length + (isAsked('tables') ? 1 : 0);
const failed = new Set(misses.map((miss) => miss.split(':')[0])).size;
for (const miss of misses.slice(0, 50)) tell(`  × ${miss}`);
tell(`${scenes - failed} passed, ${failed} failed`);
process.exitCode = misses.length === 0 ? 0 : 1;
