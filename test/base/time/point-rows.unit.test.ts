import { describe, expect, it } from 'vitest';
import { EXTENT, PointRow } from '../../../src/base/time/point-rows.js';
import { ZONE_BORDERS } from '../../../src/base/time/zone-borders.js';

const rowsOf = (text: string, fields: number) =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => new PointRow(row, fields, row));
const rows = [...rowsOf(ZONE_BORDERS.lines, 4), ...rowsOf(ZONE_BORDERS.towns, 3)];

describe('a row of the zone table', () => {
  it('goes no farther from its first point than a search looks', () => {
    const farther = rows.filter((row) => {
      const degrees = row.degrees();
      return degrees.some((value, at) => Math.abs(value - (degrees[at % 2] as number)) > EXTENT - 0.5);
    });
    expect(rows.length).toBeGreaterThan(1_000);
    expect(farther.map(({ facts }) => facts)).toEqual([]);
  });

  it('is near to each of its points, and not to what is far from all', () => {
    for (const row of rows) {
      const degrees = row.degrees();
      const [east, north] = degrees as unknown as [number, number];
      const last = degrees.length - 2;
      expect(row.isNear(degrees[last + 1] as number, degrees[last] as number, 0, 0)).toBe(true);
      expect(row.isNear(north, east + EXTENT + 2, 1, 1)).toBe(false);
      expect(row.isNear(north - EXTENT - 2, east, 1, 1)).toBe(false);
    }
  });
});
