import { describe, expect, it } from 'vitest';
import { type HouseSystem, housesOf } from '../../../src/base/ephemeris/houses.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { houses, orientation } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

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

interface SystemRow {
  readonly sidereal_time: number;
  readonly latitude: number;
  readonly obliquity: number;
  readonly ascendant: number;
  readonly cusps: Readonly<Partial<Record<HouseSystem, readonly number[]>>>;
}

describe('houses by circles of the sky', () => {
  const rows = readRows<SystemRow>('house_systems.json');
  const systems = Object.keys(rows[0]?.cusps ?? {}) as HouseSystem[];

  it.each(systems)('%s: are those of the Swiss Ephemeris', (system) => {
    const apart = rows.flatMap(({ sidereal_time, latitude, obliquity, ascendant, cusps }) => {
      const earth = { obliquity, siderealTime: sidereal_time, toTrueEquinox: 0 };
      const houses = housesOf({ earth, place: { latitude, longitude: 0 }, system, origin: 0 });
      const ours = [10, 11, 1, 2].map((house) => houses.cusps[house] as number);
      return [...ours, houses.ascendant].map((cusp, i) =>
        Math.abs(wrap180(cusp - ([...(cusps[system] ?? []), ascendant][i] ?? Number.NaN))),
      );
    });
    expect(apart).toHaveLength(5 * 80);
    expect(apart.filter((degrees) => !(degrees < 0.000_001))).toEqual([]);
  });
});
