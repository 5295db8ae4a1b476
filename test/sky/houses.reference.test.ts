import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../src/math/angle.js';
import { houses, orientation } from '../../src/sky.js';
import { readRows } from '../support/reference/compare.js';

interface PrintedRow {
  readonly source: string;
  readonly sidereal_time: string;
  readonly latitude: number;
  readonly year: number;
  readonly cusps: Readonly<Record<string, number>>;
}

/** The corners are printed to the minute of arc, the other cusps in whole or half degrees. */
const toleranceOf = (house: string) => (house === '1' || house === '10' ? 0.1 : 0.6);

describe('the houses of Placidus', () => {
  it.each(readRows<PrintedRow>('houses.json'))('are those that a table of houses prints: $source', (row) => {
    const [hours = 0, minutes = 0, seconds = 0] = row.sidereal_time.split(':').map(Number);
    const when = new Date(`${row.year}-07-01T00:00:00Z`);
    const longitude = wrap180((hours + minutes / 60 + seconds / 3600) * 15 - orientation(when).siderealTime);
    const place = { latitude: row.latitude, longitude };
    const { cusps } = houses(when, place, { houses: 'placidus', zodiac: 'tropical' });
    const apart = Object.entries(row.cusps).map(([house, printed]) => ({
      house,
      apart: Math.abs(wrap180((cusps[Number(house) - 1] as number) - printed)),
    }));
    expect(apart.filter(({ house, apart }) => apart > toleranceOf(house))).toEqual([]);
  });
});
