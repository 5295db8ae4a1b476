import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../src/rules/vrata/regions.js';
import { vrataCalendar } from '../../src/tools/vrata-calendar/tool.js';
import { mildLatitude } from '../support/arbitrary.js';
import { runs } from '../support/support.js';

const VARANASI = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const years = fc.integer({ min: 1801, max: 2199 });

describe('vrataCalendar', () => {
  test.prop([years, mildLatitude], runs(8))(
    'has what one tradition keeps as the other day of the other',
    (year, latitude) => {
      // Days of the turn of a year may fall out of one of both.
      const of = (tradition: 'smarta' | 'vaishnava') =>
        vrataCalendar({
          from: `${year}-01-01`,
          to: `${year}-12-31`,
          ...VARANASI,
          latitude,
          tradition,
          observance_codes: ['ekadashi'],
        }).result.observances.filter(({ date }) => date > `${year}-01-04` && date < `${year}-12-28`);
      const [smarta, vaishnava] = [of('smarta'), of('vaishnava')];
      expect(smarta.length).toBeGreaterThan(20);
      const others = vaishnava.map((one) => one.other_tradition?.date ?? one.date);
      for (const { date, other_tradition, differs_by_tradition } of smarta) {
        expect(others).toContain(date);
        expect(differs_by_tradition).toBe(other_tradition !== null);
      }
    },
  );

  it.each(REGIONS)('tells no two rows of one day by one name in %s', (region) => {
    const span = { from: '2026-01-01', to: '2027-01-31', ...VARANASI };
    const rows = vrataCalendar(span, { region }).result.observances.map(({ date, name }) => `${date} ${name}`);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  test.prop([years], runs(6))(
    'gives each parana on the day after the fast, before Dvadashi ends where it reaches',
    (year) => {
      const { observances } = vrataCalendar({
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        ...VARANASI,
        observance_codes: ['ekadashi'],
      }).result;
      for (const { date, parana } of observances) {
        const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
        expect(parana?.starts_at.slice(0, 10)).toBe(next);
        expect(Date.parse(parana?.ends_at ?? '')).toBeGreaterThan(Date.parse(parana?.starts_at ?? ''));
      }
    },
  );

  it('names the dates without a sunrise, and no date that the zone skipped', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { excluded, observances } = vrataCalendar({ from: '2026-01-10', to: '2026-01-20', ...tromso }).result;
    expect(excluded.length).toBeGreaterThan(3);
    const sunless = excluded.map(({ date }) => date);
    expect(observances.filter(({ date }) => sunless.includes(date))).toEqual([]);
    const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
    expect(vrataCalendar({ from: '2011-12-28', to: '2012-01-02', ...apia }).result.excluded).toEqual([]);
  });

  it('says which day of Diwali is not it, and why', () => {
    const { observances } = vrataCalendar({
      from: '2026-11-01',
      to: '2026-11-30',
      ...VARANASI,
      observance_codes: ['lakshmi_puja', 'ekadashi'],
    }).result;
    expect(observances.map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-11-05 Rama Ekadashi',
      '2026-11-08 Diwali',
      '2026-11-20 Prabodhini Ekadashi',
    ]);
    expect(observances[1]?.neighbours).toEqual([
      { date: '2026-11-07', reason_code: 'outside_window' },
      { date: '2026-11-09', reason_code: 'outside_window' },
    ]);
    // The fast moves, since Dvadashi has no sunrise; broken from 12:49 to 14:59 by another reckoning of these rules.
    expect(observances[2]?.decided_by.clause_code).toBe('dvadashi_without_sunrise');
    const { starts_at = '', ends_at = '' } = observances[2]?.parana ?? {};
    const published = ['2026-11-21T12:49+05:30', '2026-11-21T14:59+05:30'].map((at) => Date.parse(at));
    [starts_at, ends_at].forEach((at, index) => {
      expect(Math.abs(Date.parse(at) - (published[index] ?? 0))).toBeLessThan(60_000);
    });
  });
});
