import { describe, expect, it } from 'vitest';
import { clockDifferences, daylightDifference, excuses, offsetDifference, unexcused } from './clocks.js';
import { readTable } from './compare.js';

const rows = readTable('zone_offsets.tsv');

describe('local times in 400 zones against the IANA database', () => {
  const found = clockDifferences(rows, offsetDifference);

  it('have the same offsets, gaps and overlaps from 1970 on', () => {
    process.stdout.write(excuses('Local times', found, rows.length));
    expect(unexcused(found)).toEqual([]);
    expect(found.length).toBeLessThan(80);
  });

  it('are daylight time alike, where the database counts summer as the exception', () => {
    const comparable = rows.filter(
      (row) => row['dst'] !== '-' && row['kind'] !== 'gap' && !found.some((difference) => difference.row === row),
    );
    const daylight = clockDifferences(comparable, daylightDifference);
    process.stdout.write(excuses('Daylight time', daylight, comparable.length));
    expect(unexcused(daylight)).toEqual([]);
    expect(comparable.length).toBeGreaterThan(900);
  });
});
