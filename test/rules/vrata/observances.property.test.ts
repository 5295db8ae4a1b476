import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { type DatesAtPlace, type VrataAlmanac, vrataAlmanac } from '../../../src/rules/vrata/almanac.js';
import { type Observance, observances, observancesBetween } from '../../../src/rules/vrata/observances.js';
import { VRATA_CODES, vrataRules } from '../../../src/rules/vrata/rule-tables.js';
import { longitude, mildLatitude } from '../../support/arbitrary.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { runs } from '../../support/support.js';

const DAY = 86_400_000;
/** Kinds of rules whose day is not that of their tithi. */
const MOVED: readonly string[] = ['relative', 'weekday_after', 'chandra_darshana'];
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const years = fc.integer({ min: 1801, max: 2199 });

/** The almanac of a year, or of so many days more on either side. */
function yearOf(year: number, place = DELHI, timeZone = 'Asia/Kolkata', more = 0): VrataAlmanac {
  const [from, to] = [readDate(`${year}-01-01`) - more, readDate(`${year}-12-31`) + more] as CalendarDate[];
  return vrataAlmanac(DEFAULT_SKY, { from, to, place, timeZone: zoneOf(timeZone) } as DatesAtPlace);
}

/** The days and the codes of what is found, in order. */
function told(found: readonly Observance[]): string[] {
  return found.map(({ code, chosen }) => `${formatDate(chosen.day.date)} ${code}`);
}

const monthly = vrataRules().flatMap((rule) =>
  rule.kind === 'tithi' && rule.days.every(([month]) => month === null) && !('months' in rule) && !rule.onWeekdays
    ? rule.days.map(([, number]) => ({ code: rule.code, number }))
    : [],
);

describe('observances', () => {
  test.prop([years, mildLatitude, longitude], runs(12))(
    'stand once in every lunar month where their rule is of every month',
    (year, latitude, east) => {
      const place = { latitude, longitude: east };
      const { from, to, tithis } = yearOf(year, place, 'UTC');
      const wide = observances(yearOf(year, place, 'UTC', 20), { tradition: 'smarta' });
      const inYear = tithis().filter(({ start }) => start > from * DAY && start < (to - 1) * DAY);
      expect(monthly.length).toBeGreaterThan(9);
      for (const { code, number } of monthly) {
        const starts = wide.flatMap((one) => (one.code === code && one.tithi ? [one.tithi.start] : []));
        const wanted = inYear.filter((tithi) => tithi.number === number).map(({ start }) => start);
        expect(wanted.length).toBeGreaterThan(10);
        // Two searches for one instant may part by a rounding.
        const near = (start: number) => starts.filter((one) => Math.abs(one - start) < 1000).length;
        expect(wanted.map(near)).toEqual(wanted.map(() => 1));
      }
    },
  );

  test.prop([years], runs(12))('have a day that meets their tithi or star, or the next', (year) => {
    for (const { chosen, tithi, nakshatra, rule } of observances(yearOf(year), { tradition: 'vaishnava' })) {
      const span = tithi ?? nakshatra;
      // A Friday may be six days before, and what follows another day, or the young Moon, lies behind its tithi.
      if (!span || MOVED.includes(rule.kind) || (rule.kind === 'special' && rule.special === 'varalakshmi')) continue;
      expect(chosen.day.nextSunrise).toBeGreaterThanOrEqual(span.start);
      expect(chosen.day.sunrise).toBeLessThan(span.end + 1.1 * DAY);
      expect(chosen.neighbours().map(({ day }) => day.date - chosen.day.date)).toEqual([-1, 1]);
    }
  });

  test.prop([years, mildLatitude, longitude, fc.constantFrom('smarta', 'vaishnava')], runs(6))(
    'are those of each of their days, asked for one by one',
    (year, latitude, east, tradition) => {
      const almanac = yearOf(year, { latitude, longitude: east }, 'UTC');
      const { from, to } = almanac;
      const days = Array.from({ length: to - from + 1 }, (_, index) => (from + index) as CalendarDate);
      const one = (date: CalendarDate) =>
        observancesBetween(DEFAULT_SKY, { ...almanac, from: date, to: date }, { tradition });
      expect(days.flatMap((date) => told(one(date)))).toEqual(told(observances(almanac, { tradition })));
    },
  );

  test.prop([years, fc.uniqueArray(fc.constantFrom(...VRATA_CODES), { maxLength: 9 })], runs(12))(
    'of some codes are those of all that have them',
    (year, codes) => {
      const almanac = yearOf(year);
      const all = observances(almanac, { tradition: 'smarta' });
      const some = observances(yearOf(year), { tradition: 'smarta', codes });
      expect(told(some)).toEqual(told(all.filter(({ code }) => codes.includes(code))));
    },
  );

  it('are there at both ends of the accepted dates, also in the west and where the Sun makes no day', () => {
    for (const [place, timeZone] of [
      [{ latitude: 47.6, longitude: -122.3 }, 'America/Los_Angeles'],
      [{ latitude: 69.65, longitude: 18.96 }, 'Europe/Oslo'],
    ] as const) {
      for (const year of [1800, 2200]) {
        const almanac = yearOf(year, place, timeZone);
        const found = told(observances(almanac, { tradition: 'smarta' }));
        expect(found.filter((one) => one.endsWith(' maha_shivaratri'))).toHaveLength(1);
        expect(found.every((one) => almanac.dayOn(readDate(one.slice(0, 10))))).toBe(true);
      }
    }
  });

  it('of a month stand once in a year that skips one, and adhika months have the monthly ones alone', () => {
    // 1963: adhika Kartika, and Margashirsha that has swallowed Pausha; 1983: Magha swallowed.
    for (const year of [1963, 1964, 1982, 1983]) {
      const all = observances(yearOf(year), { tradition: 'smarta' });
      for (const code of ['maha_shivaratri', 'rama_navami', 'dhanteras', 'ganesha_chaturthi', 'vasanta_panchami']) {
        expect(all.filter((one) => one.code === code)).toHaveLength(1);
      }
    }
    const adhika = observances(yearOf(2026), { tradition: 'smarta' }).filter(({ tithi }) => tithi?.lunation()?.adhika);
    const codes = [...new Set(adhika.map(({ code }) => code))];
    expect(codes).toContain('ganga_dussehra');
    expect(codes).toContain('ekadashi');
    expect(codes).not.toContain('vata_savitri');
  });
});

describe('the parana of an Ekadashi', () => {
  it('is that of published hours, which are minutes, and the second of no town but India', () => {
    const seattle = { latitude: 47.6062, longitude: -122.3321 };
    for (const { place, timeZone, eve, hours } of [
      { place: DELHI, timeZone: 'Asia/Kolkata', eve: '2024-12-26', hours: ['2024-12-27T01:42Z', '2024-12-27T03:46Z'] },
      { place: DELHI, timeZone: 'Asia/Kolkata', eve: '2025-01-10', hours: ['2025-01-11T01:44Z', '2025-01-11T02:51Z'] },
      {
        place: seattle,
        timeZone: 'America/Los_Angeles',
        eve: '2026-06-11',
        hours: ['2026-06-12T12:11Z', '2026-06-12T14:06Z'],
      },
    ]) {
      const dates = { from: readDate(eve), to: readDate(eve), place, timeZone: zoneOf(timeZone) };
      const [fast] = observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta', codes: ['ekadashi'] });
      const { start = 0, end = 0 } = fast?.ekadashi?.smarta.parana ?? {};
      [start, end].forEach((at, index) => {
        expect(Math.abs(at - Date.parse(hours[index] as string)), `${eve} ${index}`).toBeLessThan(75_000);
      });
    }
  });

  it('follows the fast of the tradition, and differs where the fast does', () => {
    const almanac = yearOf(2026, { latitude: 25.3176, longitude: 82.9739 });
    const days = (tradition: 'smarta' | 'vaishnava') =>
      observances(almanac, { tradition, codes: ['ekadashi'] }).map(({ chosen }) => formatDate(chosen.day.date));
    const [smarta, vaishnava] = [days('smarta'), days('vaishnava')];
    expect(smarta).toHaveLength(24);
    expect(vaishnava.filter((date) => !smarta.includes(date))).toEqual(['2026-07-11', '2026-08-24', '2026-11-21']);
  });
});
