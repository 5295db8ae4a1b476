import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hinduDate, panchang, tithiAnniversaries, vrataCalendar } from '../../src/entries/index.js';
import { datesBetween } from '../support/arbitrary.js';
import { runs } from '../support/support.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const event = fc.record({
  event_date: datesBetween('1900-01-01', '1999-12-31'),
  event_time: fc.constantFrom('00:10', '05:50', '12:00', '23:40'),
});
const DAY = 86_400_000;

function daysOf(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY;
  return Array.from({ length: count + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10),
  );
}

describe('an anniversary by tithi', () => {
  test.prop([event], runs(60))('comes each year in the nija month, at the sunrise in its tithi', (born) => {
    const { lunar_mark: mark, anniversaries } = tithiAnniversaries({
      kind: 'birthday',
      ...born,
      from: '2001-01-01',
      years: 8,
      ...DELHI,
    }).result;
    expect(Math.abs(anniversaries.length - 8)).toBeLessThanOrEqual(1);
    const numbers = anniversaries.map(({ anniversary_number: number }) => number ?? 0);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    for (const { date, anniversary_rule_code: code } of anniversaries) {
      const { lunar_date: lunar } = hinduDate({ date: date ?? '', ...DELHI }).result;
      if (code === 'begins') expect(lunar?.skipped_tithi?.number).toBe(mark?.tithi.number);
      else {
        expect(lunar?.tithi.number).toBe(mark?.tithi.number);
        expect(lunar?.amanta_month).toMatchObject({ name: mark?.name, adhika: false });
      }
    }
  });

  it('leaves out no day of six years, and tells both of two sunrises and of two months', () => {
    const asked = { kind: 'birthday', month_number: 5, month_kind: 'adhika', tithi_number: 6 } as const;
    const { anniversaries } = tithiAnniversaries({ ...asked, from: '2020-01-01', years: 6, ...DELHI }).result;
    const told = anniversaries.flatMap(({ date, other_days }) => [date, ...other_days.map((one) => one.date)]);
    const found = daysOf('2020-01-01', '2025-12-31').filter((date) => {
      const { lunar_date: lunar } = hinduDate({ date, ...DELHI }).result;
      const isIn = lunar?.amanta_month.number === 5;
      return isIn && (lunar.tithi.number === 6 || lunar.skipped_tithi?.number === 6);
    });
    expect([...told].sort()).toEqual(found);
  });
});

describe('a shraddha', () => {
  it('is in the fortnight of the fathers as the calendar of fasts has it', () => {
    const names = ['pratipada', 'dvitiya', 'tritiya', 'chaturthi', 'panchami', 'shashthi', 'saptami', 'ashtami'];
    for (const year of [2023, 2024, 2025, 2026]) {
      const { observances } = vrataCalendar({ from: `${year}-08-15`, to: `${year}-10-31`, ...DELHI }).result;
      names.forEach((name, index) => {
        const kept = observances.find(({ code }) => code === `${name}_shraddha`);
        if (!kept) return;
        const asked = { kind: 'shraddha', month_number: 6, tithi_number: 16 + index } as const;
        const { anniversaries } = tithiAnniversaries({ ...asked, from: `${year}-01-01`, years: 1, ...DELHI }).result;
        expect([name, year, anniversaries[0]?.date]).toEqual([name, year, kept.date]);
      });
    }
  });

  it('of a death in an additional month is kept in one when it comes again, and tells the other', () => {
    const asked = { kind: 'shraddha', event_date: '2004-08-01', event_time: '10:00' } as const;
    const { lunar_mark: mark, anniversaries } = tithiAnniversaries({
      ...asked,
      from: '2022-01-01',
      years: 2,
      ...DELHI,
    }).result;
    expect(mark).toMatchObject({ name: 'Shravana', adhika: true });
    expect(anniversaries.map(({ in_month: month }) => month?.adhika)).toEqual([false, true]);
    expect(anniversaries[1]?.other_days.map(({ anniversary_rule_code: code }) => code)).toContain('nija_month');
    const { anniversaries: births } = tithiAnniversaries({
      ...asked,
      kind: 'birthday',
      from: '2022-01-01',
      years: 2,
      ...DELHI,
    }).result;
    expect(births.map(({ in_month: month }) => month?.adhika)).toEqual([false, false]);
    expect(births[1]?.other_days.map(({ anniversary_rule_code: code }) => code)).toContain('adhika_month');
  });
});

describe('an anniversary by nakshatra', () => {
  test.prop([event], runs(40))('has the star at its sunrise, with the Sun in the sign', (born) => {
    const { solar_mark: mark, anniversaries } = tithiAnniversaries({
      kind: 'wedding',
      kept_by: 'nakshatra',
      ...born,
      from: '2001-01-01',
      years: 4,
      ...DELHI,
    }).result;
    expect(Math.abs(anniversaries.length - 4)).toBeLessThanOrEqual(1);
    for (const { date, anniversary_rule_code: code } of anniversaries) {
      const { nakshatra, sun_sign: sun } = panchang({ date: date ?? '', ...DELHI }).result;
      if (code !== 'begins') expect(nakshatra.name).toBe(mark?.nakshatra_name);
      expect(sun.name).toBe(mark?.sign_name);
    }
  });
});

describe('what is asked', () => {
  it('is refused field by field', () => {
    const fields = (input: object) => {
      try {
        tithiAnniversaries({ from: '2026-01-01', ...DELHI, kind: 'birthday', ...input } as never);
      } catch (error) {
        return (error as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field);
      }
      return [];
    };
    expect(fields({})).toEqual(['event_date']);
    expect(fields({ event_date: '1990-05-17', tithi_number: 3, month_kind: 'nija' })).toEqual([
      'month_kind',
      'tithi_number',
    ]);
    expect(fields({ tithi_number: 3, event_time: '10:00' })).toEqual(['month_number', 'event_time']);
    expect(fields({ kind: 'shraddha', kept_by: 'nakshatra', event_date: '1990-05-17' })).toEqual(['kept_by']);
    expect(fields({ kept_by: 'nakshatra', month_number: 3, nakshatra_name: 'Rohini', tithi_number: 2 })).toEqual([
      'tithi_number',
    ]);
    expect(fields({ month_number: 3, tithi_number: 2 })).toEqual([]);
  });
});
