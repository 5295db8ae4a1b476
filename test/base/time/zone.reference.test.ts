import { describe, expect, it } from 'vitest';
import { zoneHistory } from '../../../src/base/time/zone-history.js';
import { clockDifferences, daylightDifference, flagged, offsetDifference } from '../../support/reference/clocks.js';
import { readTable } from '../../support/reference/compare.js';
import { changesOf, summaryOf } from '../../support/reference/zone-changes.js';

describe('local times in 400 zones against the IANA database', () => {
  const rows = readTable('zone_offsets.tsv');

  it('have the same offsets, gaps and overlaps', () => {
    expect(clockDifferences(rows, offsetDifference)).toEqual([]);
  });

  it('are daylight time alike, where the database counts summer as the exception', () => {
    expect(clockDifferences(flagged(rows), daylightDifference)).toEqual([]);
    expect(flagged(rows).length).toBeGreaterThan(1100);
  });
});

describe('every change of every clock, as the C library reads the IANA database', () => {
  const rows = readTable('zone_changes.tsv');

  it('knows all zones and links', () => {
    expect(rows.length).toBeGreaterThan(590);
    expect(rows.filter(({ zone }) => zoneHistory(zone as string) === undefined)).toEqual([]);
  });

  it('has the same changes at the same seconds, with the same offsets and flags', () => {
    const different = rows.filter(({ zone, changes, offsets, daylight }) => {
      const history = zoneHistory(zone as string);
      return history && summaryOf(changesOf(history), daylight === '-').join() !== [changes, offsets, daylight].join();
    });
    expect(different.map(({ zone }) => zone)).toEqual([]);
    expect(rows.filter(({ daylight }) => daylight === '-').length).toBeLessThan(10);
  });
});
