import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import type { MonthlySnapshotResult } from '../../src/entries/index.js';
import { BORN_IN_DELHI } from '../support/births.js';
import { numberIn, type Row, readTable } from '../support/reference/compare.js';
import { monthlySnapshot } from '../support/timing.js';

/** Years that the tables have. */
const PHASE_YEARS = [2024, 2025];
const STATION_YEARS = [2012, 2013, 2014];

function monthOf(target_month: string): MonthlySnapshotResult {
  return monthlySnapshot({ date: '2024-01-01', timezone: 'UTC', target_month, ...BORN_IN_DELHI }).result;
}

function monthsOf(years: readonly number[]): MonthlySnapshotResult[] {
  return years.flatMap((year) =>
    Array.from({ length: 12 }, (_, i) => monthOf(`${year}-${String(i + 1).padStart(2, '0')}`)),
  );
}

const isIn =
  (years: readonly number[]) =>
  ({ utc }: Row) =>
    years.includes(Number(utc?.slice(0, 4)));
const secondsApart = (ours: string, theirs: string) => Math.abs(Date.parse(ours) - Date.parse(theirs)) / 1000;

/** Stations creep; the same tolerances as for the event finder itself, and half a second of rounding on both sides. */
const STATION_SECONDS: Readonly<Record<string, number>> = {
  Mercury: 31,
  Venus: 31,
  Mars: 121,
  Jupiter: 121,
  Saturn: 301,
};

describe('months against the Swiss Ephemeris', () => {
  it('have every quarter of the Moon and no other', () => {
    const theirs = readTable('moon_phases.tsv').filter(isIn(PHASE_YEARS));
    const ours = monthsOf(PHASE_YEARS).flatMap(({ moon_phases }) => moon_phases);
    const names: Readonly<Record<string, string>> = { new: 'new_moon', full: 'full_moon' };
    expect(theirs.length).toBeGreaterThan(95);
    expect(ours.map(({ phase_code }) => phase_code)).toEqual(theirs.map(({ phase = '' }) => names[phase] ?? phase));
    for (const [i, { occurs_at }] of ours.entries())
      expect(secondsApart(occurs_at, theirs[i]?.['utc'] as string)).toBeLessThan(3);
  });

  it('have every station of Mercury to Saturn and no other, in its sidereal sign', () => {
    const theirs = readTable('stations.tsv')
      .filter((row) => isIn(STATION_YEARS)(row) && (row['body'] as string) in STATION_SECONDS)
      .sort((a, b) => Date.parse(a['utc'] as string) - Date.parse(b['utc'] as string));
    const ours = monthsOf(STATION_YEARS).flatMap(({ stations }) => stations);
    expect(theirs.length).toBeGreaterThan(20);
    expect(ours.map(({ planet, motion_after, sign_name }) => [planet, motion_after, sign_name])).toEqual(
      theirs.map((row) => [
        row['body'],
        row['kind'] === 'R' ? 'retrograde' : 'direct',
        RASHIS[Math.floor(numberIn(row, 'sidereal_longitude_deg') / 30)]?.name,
      ]),
    );
    for (const [i, { occurs_at, planet }] of ours.entries()) {
      expect(secondsApart(occurs_at, theirs[i]?.['utc'] as string)).toBeLessThan(STATION_SECONDS[planet] as number);
    }
  });

  it('have every sign change of Saturn since 1800 in its month', () => {
    const rows = readTable('saturn_ingresses.tsv');
    const found = [...new Set(rows.map(({ utc }) => utc?.slice(0, 7) as string))].flatMap((target_month) =>
      monthOf(target_month).ingresses.filter(({ planet }) => planet === 'Saturn'),
    );
    expect(found.map(({ from_sign_name, to_sign_name, motion }) => [from_sign_name, to_sign_name, motion])).toEqual(
      rows.map((row) => [row['from_sign'], row['to_sign'], row['direction']]),
    );
    for (const [i, { occurs_at }] of found.entries())
      expect(secondsApart(occurs_at, rows[i]?.['utc'] as string)).toBeLessThan(60);
  });
});
