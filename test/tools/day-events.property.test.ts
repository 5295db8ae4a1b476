import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { eclipses, panchang, panchangMonth, vrataCalendar } from '../../src/entries/index.js';
import { mildLatitude } from '../support/arbitrary.js';
import { runs } from '../support/support.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const TRADITIONS = ['smarta', 'vaishnava'] as const;
const years = fc.integer({ min: 1801, max: 2199 });
const twelve = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

type Named = readonly { readonly code: string; readonly name: string; readonly ekadashi_name: string | null }[];

function namesOf(observances: Named): string[] {
  return observances.map(({ code, name, ekadashi_name }) => `${code} ${name} ${ekadashi_name}`);
}

/** What `vrata-calendar` has on each date of a year. */
function calendarOf(year: number, place: typeof DELHI, tradition: (typeof TRADITIONS)[number]): Map<string, string[]> {
  const { observances } = vrataCalendar({ from: `${year}-01-01`, to: `${year}-12-31`, ...place, tradition }).result;
  const dates = new Map<string, string[]>();
  for (const one of observances) dates.set(one.date, [...(dates.get(one.date) ?? []), ...namesOf([one])]);
  return dates;
}

describe('the observances of a day', () => {
  it.each(TRADITIONS)('are those of the calendar of a whole year, each day asked alone: %s', (tradition) => {
    const calendar = calendarOf(2026, DELHI, tradition);
    const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const found = days.map((day) => {
      const date = day.toISOString().slice(0, 10);
      return [date, namesOf(panchang({ date, ...DELHI }, { tradition }).result.observances ?? [])] as const;
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(found.map(([date]) => [date, calendar.get(date) ?? []])),
    );
    // What is kept widely in the region of the place; all that there is falls on more.
    expect(found.filter(([, names]) => names.length > 0).length).toBeGreaterThan(150);
  });

  test.prop([years, mildLatitude, fc.constantFrom(...TRADITIONS)], runs(6))(
    'are those of the calendar of the year in every row of its months',
    (year, latitude, tradition) => {
      const place = { ...DELHI, latitude };
      const calendar = calendarOf(year, place, tradition);
      const rows = twelve.flatMap(
        (month) => panchangMonth({ target_month: `${year}-${month}`, ...place }, { tradition }).result.days,
      );
      for (const { date, observances } of rows) {
        expect([date, namesOf(observances ?? [])]).toEqual([date, calendar.get(date) ?? []]);
      }
    },
  );

  it('differ by tradition, and name an Ekadashi by its month', () => {
    const varanasi = { date: '2026-11-20', latitude: 25.3176, longitude: 82.9739 };
    const of = (tradition: (typeof TRADITIONS)[number]) =>
      panchang(varanasi, { tradition }).result.observances?.map(({ code }) => code);
    expect(of('smarta')).toContain('ekadashi');
    expect(of('vaishnava')).not.toContain('ekadashi');
    const named = panchang(varanasi).result.observances?.find(({ code }) => code === 'ekadashi');
    expect(named).toMatchObject({
      code: 'ekadashi',
      name: 'Prabodhini Ekadashi',
      called_code: 'Devutthana.north',
      ekadashi_name: 'Devutthana',
      weekday_observance_name: null,
      windows: [{ code: 'parana' }],
    });
  });

  it('are not asked for with the basic parts, nor are eclipses', () => {
    const { observances, eclipses } = panchang({ date: '2026-11-08', ...DELHI }, { parts: 'basic' }).result;
    expect([observances, eclipses]).toEqual([null, null]);
  });

  it('are said to be incomplete where the ephemeris ends before the month', () => {
    const last = panchang({ date: '2200-12-31', ...DELHI }).provenance.caveats.map(({ code }) => code);
    expect(last).toContain('observances_cut_off');
    const before = panchang({ date: '2200-10-31', ...DELHI }).provenance.caveats.map(({ code }) => code);
    expect(before).not.toContain('observances_cut_off');
  });
});

describe('the eclipses of a day', () => {
  test.prop([years, mildLatitude, fc.double({ min: -180, max: 180, noNaN: true })], runs(12))(
    'are each on one day of the months, as the tool of eclipses has them',
    (year, latitude, longitude) => {
      const place = { latitude, longitude, timezone: 'UTC' };
      const rows = [
        { target_month: `${year - 1}-12` },
        ...twelve.map((month) => ({ target_month: `${year}-${month}` })),
        { target_month: `${year + 1}-01` },
      ].flatMap(({ target_month }) => panchangMonth({ target_month, ...place }).result.days);
      const told = rows.flatMap(({ eclipses: of }) => of ?? []);
      const all = eclipses({ from: `${year}-01-01`, to: `${year}-12-31`, ...place }).result.eclipses;
      expect(told.filter(({ maximum_at }) => maximum_at.startsWith(String(year)))).toEqual(all);
      for (const { eclipses: of, sunrise_at, next_sunrise_at } of rows) {
        for (const { starts_at, ends_at } of of ?? []) {
          expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(sunrise_at as string));
          expect(Date.parse(starts_at)).toBeLessThan(Date.parse(next_sunrise_at as string));
        }
      }
    },
  );

  it('go by what the place sees: a Sun that rises eclipsed belongs to the day that begins', () => {
    // Hudson Bay: the Sun rises half an hour after the maximum of the Earth, still eclipsed.
    const place = { latitude: 52, longitude: -84, timezone: 'America/Toronto' };
    const [before, day] = ['2025-03-28', '2025-03-29'].map((date) => panchang({ date, ...place }).result);
    const [eclipse] = day?.eclipses ?? [];
    expect(Date.parse(eclipse?.maximum_at ?? '')).toBeLessThan(Date.parse(day?.sunrise_at ?? ''));
    expect(eclipse?.at_place?.rises_at).toBe(eclipse?.at_place?.maximum_at);
    expect(before?.eclipses).toEqual([]);
  });
});
