import { describe, expect, it } from 'vitest';
import { dayLagnas } from '../../src/entries/index.js';
import { numberIn, placeIn, readRows, readTable } from '../support/reference/compare.js';
import { epochOf, unlessRefused } from '../support/support.js';

interface BeginRow {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly date: string;
  readonly signs: readonly (readonly [string, string])[];
  readonly navamsas: readonly (readonly [string, string])[];
}

type Begin = readonly [sign: string, at: string];

/** Seconds from each begin to the nearest that the table has of its sign. */
function seconds(ours: readonly Begin[], theirs: readonly Begin[]): number[] {
  return ours.map(([sign, at]) =>
    Math.min(
      ...theirs.filter(([name]) => name === sign).map(([, when]) => Math.abs(epochOf(at) - Date.parse(when)) / 1000),
    ),
  );
}

describe('Rising signs and navamsas of a day', () => {
  it.each(readRows<BeginRow>('day_lagnas.json'))(
    'begin in $place within 0.7 s of another program',
    ({ signs, navamsas, latitude, longitude, timezone, date }) => {
      const asked = { latitude, longitude, timezone, date, lagna_parts: 'navamsas' } as const;
      const { lagnas } = dayLagnas(asked).result;
      const [first, last] = [lagnas[0], lagnas.at(-1)];
      const begins = lagnas.slice(1).map(({ sign_name, starts_at }): Begin => [sign_name, starts_at]);
      expect(begins).toHaveLength(12);
      // Ours are rounded to the second.
      expect(Math.max(...seconds(begins, signs))).toBeLessThan(0.7);
      const parts = lagnas
        .flatMap((lagna) => lagna.navamsas ?? [])
        .slice(1)
        .map(({ sign_name, starts_at }): Begin => [sign_name, starts_at]);
      expect(parts.length).toBeGreaterThanOrEqual(108);
      expect(Math.max(...seconds(parts, navamsas))).toBeLessThan(0.7);
      // That in which the Sun rises, which begins before it.
      expect(epochOf(first?.entered_at ?? '')).toBeLessThan(epochOf(first?.starts_at ?? ''));
      expect(epochOf(last?.left_at ?? '')).toBeGreaterThan(epochOf(last?.ends_at ?? ''));
    },
  );

  it('hold the lagna and its navamsa of 600 births by the Swiss Ephemeris', () => {
    const births = readTable('births.tsv');
    expect(births).toHaveLength(600);
    const found = births.map((row) => {
      const at = (numberIn(row, 'jd_ut') - 2440587.5) * 86_400_000;
      const date = row['date'] as string;
      const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
      const lagnas = [dayBefore, date].flatMap(
        (one) =>
          unlessRefused(() =>
            dayLagnas({ ...placeIn(row), timezone: row['zone'] as string, date: one, lagna_parts: 'navamsas' }),
          )?.result.lagnas ?? [],
      );
      const holds = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
        epochOf(starts_at) <= at && at < epochOf(ends_at);
      const lagna = lagnas.find(holds);
      if (!lagna) return undefined;
      return (
        lagna.sign_number === numberIn(row, 'ascendant_sign') &&
        lagna.navamsas?.find(holds)?.sign_number === numberIn(row, 'navamsa_ascendant_sign')
      );
    });
    expect(found.filter((one) => one === false)).toEqual([]);
    // The others are of polar days and nights.
    expect(found.filter((one) => one === true).length).toBeGreaterThan(590);
  });

  it('have the pushkara navamsas that a birth has', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209, date: '2026-01-01', timezone: 'Asia/Kolkata' };
    const { lagnas } = dayLagnas({ ...delhi, lagna_parts: 'navamsas' }).result;
    const pushkara = lagnas
      .slice(1, -1)
      .map(({ navamsas }) => (navamsas ?? []).filter((one) => one.is_pushkara).map(({ number }) => number));
    // From Capricorn to Scorpio: earth 3 and 5, air 6 and 8, water 1 and 3, fire 7 and 9.
    expect(pushkara).toEqual([
      [3, 5],
      [6, 8],
      [1, 3],
      [7, 9],
      [3, 5],
      [6, 8],
      [1, 3],
      [7, 9],
      [3, 5],
      [6, 8],
      [1, 3],
    ]);
  });
});
