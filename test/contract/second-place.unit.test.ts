import { expect, it } from 'vitest';
import { secondPlace } from '../../src/contract/second-place.js';
import { annualChart, kpChart } from '../../src/entries/index.js';
import { errorOf } from '../support/support.js';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

it('is none without both of its coordinates, and refused with one', () => {
  expect(secondPlace({})).toBeUndefined();
  expect(secondPlace({ current_latitude: null, current_longitude: null })).toBeUndefined();
  expect(secondPlace({ current_latitude: 0, current_longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
  for (const [given, missing] of [
    [{ current_latitude: 1 }, 'current_longitude'],
    [{ current_latitude: null, current_longitude: 1 }, 'current_latitude'],
  ] as const) {
    expect(errorOf(() => secondPlace(given)).fieldErrors.map(({ field }) => field)).toEqual([missing]);
  }
});

it('has no negative zero, which JSON would not keep', () => {
  expect(secondPlace({ current_latitude: -0, current_longitude: -0 })).toStrictEqual({ latitude: 0, longitude: 0 });
  const there = { ...birth, as_of: '2026-01-01', current_latitude: -0, current_longitude: -0 };
  expect(kpChart(there).result.ruling_planets.longitude).toBe(0);
  expect(annualChart(there).result.latitude).toBe(0);
});
