import { describe, expect, it } from 'vitest';
import { chartPoints, eclipses, planetaryHours } from '../../../src/entries/index.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly from: string;
  readonly starts: string;
  readonly ends: string;
}

const MINUTE = 60_000;

function sutakOf({ from, latitude, longitude }: Pick<Row, 'from' | 'latitude' | 'longitude'>, options: object) {
  const asked = { from, to: from, latitude, longitude, timezone: 'Asia/Kolkata' };
  return eclipses(asked, options).result.eclipses[0]?.sutak;
}

describe('sutak by whole praharas', () => {
  it.each(readRows<Row>('sutak.json'))('is that of the almanac in $city on $from', (row) => {
    const told = sutakOf(row, { sutak: 'praharas' });
    for (const [ours, printed] of [
      [told?.starts_at, row.starts],
      [told?.ends_at, row.ends],
    ]) {
      expect(Math.abs(Date.parse(ours ?? '') - Date.parse(`${printed}:00+05:30`))).toBeLessThan(MINUTE);
    }
  });

  it('begins in the night before an afternoon and ends with the sunset that hides the Sun', () => {
    const delhi = { from: '2022-10-25', latitude: 28.6139, longitude: 77.209 };
    expect(sutakOf(delhi, { sutak: 'praharas' })).toMatchObject({
      starts_at: '2022-10-25T03:16:49+05:30',
      ends_at: '2022-10-25T17:42:04+05:30',
    });
    expect(sutakOf(delhi, { sutak: 'hours' })).toEqual(sutakOf(delhi, {}));
    expect(sutakOf(delhi, {})?.starts_at).toMatch(/^2022-10-25T04:2/);
  });

  it('has praharas of three hours where the Sun makes no day', () => {
    const north = { from: '2015-03-20', latitude: 89.5, longitude: 15 };
    expect(sutakOf(north, { sutak: 'praharas' })).toEqual(sutakOf(north, {}));
    expect(sutakOf(north, {})).not.toBeNull();
  });
});

describe('the centre of the Sun on the horizon as sunrise', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };

  it('is minutes later, and the sunset as much earlier', () => {
    const [usual, centre] = [{}, { sunrise: 'hindu_rising' } as const].map(
      (options) => planetaryHours({ date: '2026-01-01', ...delhi }, options).result,
    );
    const later = (key: 'sunrise_at' | 'sunset_at') =>
      (Date.parse(centre?.[key] ?? '') - Date.parse(usual?.[key] ?? '')) / MINUTE;
    expect(later('sunrise_at')).toBeGreaterThan(3);
    expect(later('sunrise_at')).toBeLessThan(5);
    expect(later('sunrise_at') + later('sunset_at')).toBeCloseTo(0, 0);
    expect(centre?.sunrise_definition).toContain('without refraction');
  });

  it('moves the ghati lagna by some five degrees', () => {
    const born = { birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Asia/Kolkata', ...delhi };
    const ghati = (options: object) =>
      chartPoints(born, options).result.special_lagnas.find(({ code }) => code === 'ghati')?.longitude_sidereal ?? 0;
    const moved = ghati({}) - ghati({ sunrise: 'hindu_rising' });
    expect(moved).toBeGreaterThan(4);
    expect(moved).toBeLessThan(6);
  });
});

describe('the parts of a day without a lordless eighth', () => {
  // Thursday 17 May 1990: Jupiter, Venus, Saturn, then one without a ruler or at once the Sun.
  const born = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
  const partsOf = (options: object) =>
    Object.fromEntries(
      (chartPoints(born, options).result.time_upagrahas ?? []).map(({ code, starts_at }) => [code, starts_at]),
    );

  it('bring the rulers after Saturn a part earlier, and move neither Gulika nor Mandi', () => {
    const [usual, seven] = [partsOf({}), partsOf({ kala_parts: 'without_lordless' })];
    for (const code of ['gulika', 'mandi', 'yamaghantaka']) expect(seven[code]).toBe(usual[code]);
    const part = (Date.parse(usual['gulika'] ?? '') - Date.parse(usual['yamaghantaka'] ?? '')) / 2;
    for (const code of ['kala', 'mrityu', 'ardhaprahara']) {
      expect(Date.parse(usual[code] ?? '') - Date.parse(seven[code] ?? '')).toBeCloseTo(part, -4);
    }
  });
});
