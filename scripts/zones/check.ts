import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ZoneHistory, zoneHistory } from '../../src/base/time/zone-history.js';
import { ZONE_TABLE_VERSION } from '../../src/base/time/zone-version.js';
import { COMPARED_YEARS, changesOf, type ListedChange, summaryOf } from '../../test/support/reference/zone-changes.js';
import { zoneSource } from './source.js';

/**
 * Compares every change of every zone and link with what the C library reads in a folder that holds the same version of
 * the IANA database, and writes what that said to golden/reference/zone_changes.tsv:
 *
 *     npm run zones:check -- [folder]
 */
const FILE = new URL('../../golden/reference/zone_changes.tsv', import.meta.url);
const HEADER = ['zone', 'changes', 'offsets', 'daylight'];

const [folder = '/usr/share/zoneinfo'] = process.argv.slice(2);
const source = zoneSource(folder);
if (source.version !== ZONE_TABLE_VERSION) {
  throw new RangeError(`The table is of ${ZONE_TABLE_VERSION}, the folder of ${source.version}.`);
}
const names = [...source.zones, ...source.links.keys()].toSorted();
const rows = names.map((name) => [
  name,
  ...summaryOf(zdump(folder, name), source.negative.has(source.links.get(name) ?? name)),
]);
const different = rows.filter(([name = '', ...theirs]) => {
  const ours = summaryOf(changesOf(zoneHistory(name) as ZoneHistory), theirs[2] === '-');
  return ours.join() !== theirs.join();
});
writeFileSync(FILE, `${[HEADER, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
process.stdout.write(
  `${different.map((row) => `${row.join(' ')}\n`).join('')}${names.length} names, ${different.length} differ.\n`,
);
if (different.length > 0) process.exitCode = 1;

/**
 * What the C library of this machine makes of a compiled zone: its state at the start and its changes, read with
 * `zdump -i`, which says the reading after each change and its offset.
 */
function zdump(folder: string, zone: string): ListedChange[] {
  const [from, until] = COMPARED_YEARS;
  const { stdout, status, error } = spawnSync('zdump', ['-i', '-c', `${from},${until}`, join(folder, zone)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (status !== 0) throw new Error(`zdump failed on ${zone}: ${error?.message ?? status}`);
  const rows = stdout
    .split('\n')
    .filter((line) => /^[-\d]/.test(line))
    .map((line) => line.split('\t') as [string, string, string, string?, string?]);
  const changes = rows.map(([date, time, offsetText, , flag]) => {
    const offset = offsetOf(offsetText);
    const at = date === '-' ? Number.NEGATIVE_INFINITY : Date.parse(`${date}T${fullTime(time)}Z`) / 1000 - offset;
    return { at, offset, isDaylight: flag === '1' };
  });
  if (changes.length === 0) throw new Error(`zdump says nothing about ${zone}.`);
  return changes;
}

/** 03, 0330 or 033015 with a sign. */
function offsetOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (text.slice(1).match(/\d\d/g) ?? []).map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** 03, 03:30 or 03:30:15. */
function fullTime(text: string): string {
  return [...text.split(':'), '00', '00'].slice(0, 3).join(':');
}
