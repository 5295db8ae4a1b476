import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColumnSource, fileWriter, parquetWrite } from 'hyparquet-writer';
import { BIN, pause } from './processes.js';

const BIRTHS = 60_000;
const SELECT = 'n,dob,birth_time,rashi.*,nakshatra.*,tropical_moon_sign.*,error';

/** How often a batch is killed: most of them while it calculates, two when all rows are there and the file is not. */
const KILLS = 10;
const WHILE_WRITING = 2;

/**
 * A batch from Parquet to Parquet that is killed again and again.
 *
 * @returns what was lost: nothing, where its file has the bytes of one that nobody has disturbed
 */
export async function onTables(folder: string, tell: (text: string) => void): Promise<string[]> {
  const input = join(folder, 'births.parquet');
  parquetWrite({ writer: fileWriter(input), columnData: births() });
  const whole = join(folder, 'whole.parquet');
  const began = performance.now();
  const code = await batch(input, whole).ended;
  const milliseconds = performance.now() - began;
  if (code !== 0) return [`A batch that nobody has killed ends with ${code}.`];
  const output = join(folder, 'killed.parquet');
  let kills = 0;
  while (kills < KILLS && !existsSync(output)) {
    const running = batch(input, output);
    const isLate = kills >= KILLS - WHILE_WRITING;
    const until = isLate ? () => linesIn(`${output}.rows`) === BIRTHS : undefined;
    await Promise.race([running.ended, until ? reached(until) : pause((Math.random() * milliseconds) / KILLS + 300)]);
    running.kill();
    await running.ended;
    kills += 1;
  }
  await batch(input, output).ended;
  const isSame = existsSync(output) && readFileSync(output).equals(readFileSync(whole));
  tell(`Tables: ${kills} kills of a batch of ${BIRTHS} births, the file is ${isSame ? 'the same' : 'ANOTHER ONE'}`);
  const left = [`${output}.rows`, `${output}.rows.journal`, `${output}.part`].filter((path) => existsSync(path));
  return [
    ...(isSame ? [] : [`A batch that was killed ${kills} times ends with another file.`]),
    ...(kills < KILLS ? [`A batch was killed ${kills} times only, in place of ${KILLS}.`] : []),
    ...left.map((path) => `${path} is left behind.`),
  ];
}

function batch(input: string, output: string): { readonly ended: Promise<number | null>; readonly kill: () => void } {
  const args = ['batch', 'moonSign', '--input', input, '--output', output, '--select', SELECT, '--now', '2026-01-01'];
  const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { ended, kill: () => child.kill('SIGKILL') };
}

function linesIn(path: string): number {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
}

async function reached(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

function births(): ColumnSource[] {
  const each = <Value>(value: (index: number) => Value) => Array.from({ length: BIRTHS }, (_, index) => value(index));
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    { name: 'n', type: 'INT32', data: each((index) => index) },
    {
      name: 'dob',
      type: 'STRING',
      data: each((index) => `${1900 + (index % 120)}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`),
    },
    { name: 'tob', type: 'STRING', data: each((index) => `${two(index % 24)}:${two(index % 60)}`) },
    { name: 'lat', type: 'DOUBLE', data: each((index) => (index % 120) - 60) },
    { name: 'lng', type: 'DOUBLE', data: each((index) => (index % 360) - 180) },
  ];
}
