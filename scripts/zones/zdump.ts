import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COMPARED_YEARS, type ListedChange } from '../../test/support/reference/zone-changes.js';

/**
 * What the C library of this machine makes of a compiled zone: its state at the start and its changes, read with
 * `zdump -i`, which says the reading after each change and its offset.
 */
export function zdump(folder: string, zone: string): ListedChange[] {
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
