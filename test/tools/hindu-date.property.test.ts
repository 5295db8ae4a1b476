import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hinduDate, panchang } from '../../src/entries/index.js';
import { ENTRY_CALENDARS, SUN_CALENDARS } from '../../src/rules/calendars/solar-tables.js';
import { datesBetween } from '../support/arbitrary.js';
import { runs } from '../support/support.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const place = fc.constantFrom(
  DELHI,
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -20.1609, longitude: 57.5012, timezone: 'Indian/Mauritius' },
  { latitude: 59.9139, longitude: 10.7522, timezone: 'Europe/Oslo' },
);
const date = datesBetween('1801-02-01', '2199-11-30');

function civilDays(from: string, to: string): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Array.from({ length: days + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  );
}

const yearOf = (text: string) => Number(text.slice(0, 4));

describe('a date by the Moon', () => {
  test.prop([date, place], runs(150))('leads back to its civil date, amanta and purnimanta', (civil, where) => {
    const { lunar_date: lunar } = hinduDate({ date: civil, ...where }).result;
    if (!lunar) throw new Error('The ephemeris has the month.');
    for (const [calendar_code, month] of [
      ['amanta', lunar.amanta_month],
      ['purnimanta', lunar.purnimanta_month],
    ] as const) {
      const { found } = hinduDate({
        calendar_code,
        month_number: month.number,
        tithi_number: lunar.tithi.number,
        from_year: yearOf(civil),
        to_year: yearOf(civil),
        ...where,
      }).result;
      const row = found.find((one) => one.date === civil);
      expect(row?.sunrise_code).toBe(lunar.sunrise_code);
      expect(row?.tithi_span).toEqual({ starts_at: lunar.tithi.starts_at, ends_at: lunar.tithi.ends_at });
      expect(row?.lunar_month).toMatchObject({ name: lunar.amanta_month.name, adhika: lunar.amanta_month.adhika });
    }
  });

  test.prop([date, place], runs(60))('has what panchang has of the same day', (civil, where) => {
    const { lunar_date: lunar, year_numbers, samvatsara } = hinduDate({ date: civil, ...where }).result;
    const day = panchang({ date: civil, ...where }).result;
    expect(day.lunar_month?.amanta).toMatchObject({
      name: lunar?.amanta_month.name,
      adhika: lunar?.amanta_month.adhika,
    });
    expect(day.lunar_month?.purnimanta.name).toBe(lunar?.purnimanta_month.name);
    expect(day.tithi.ends_at).toBe(lunar?.tithi.ends_at);
    const { nepal_sambat, saptarshi, ...shared } = year_numbers ?? { nepal_sambat: 0, saptarshi: 0 };
    expect(day.year_numbers).toMatchObject(shared);
    expect([nepal_sambat, saptarshi]).toEqual([
      (day.year_numbers?.vikrama_gujarat ?? 0) - 936,
      (day.year_numbers?.saka ?? 0) + 3154,
    ]);
    expect(day.samvatsara).toMatchObject(samvatsara ?? {});
  });

  test.prop([date, place], runs(60))(
    'lies in its months, and its tithi has as many sunrises as it says',
    (civil, where) => {
      const { lunar_date: lunar } = hinduDate({ date: civil, ...where }).result;
      if (!lunar) throw new Error('The ephemeris has the month.');
      const at = Date.parse(lunar.sunrise_at);
      for (const span of [lunar.amanta_month, lunar.purnimanta_month, lunar.tithi]) {
        expect(Date.parse(span.starts_at ?? '')).toBeLessThanOrEqual(at);
        expect(Date.parse(span.ends_at ?? '')).toBeGreaterThan(at);
      }
      const days = [-1, 1].map((way) => new Date(Date.parse(civil) + way * 86_400_000).toISOString().slice(0, 10));
      const [before, after] = days.map((day) => hinduDate({ date: day, ...where }).result.lunar_date?.tithi.starts_at);
      const same = [before === lunar.tithi.starts_at, after === lunar.tithi.starts_at];
      expect(lunar.sunrise_code).toBe(same[1] ? 'first_of_two' : same[0] ? 'second_of_two' : 'one');
    },
  );
});

describe('a date by the Sun', () => {
  test.prop([date, place, fc.constantFrom('home', 'place')], runs(80))(
    'leads back to its civil date in each calendar',
    (civil, where, reckoning) => {
      const { solar_months: dates } = hinduDate({ date: civil, reckoning, ...where }).result;
      for (const calendar_code of SUN_CALENDARS) {
        const told = dates?.[`${calendar_code}_month`];
        if (!told) throw new Error('The ephemeris has the entry.');
        const { found } = hinduDate({
          calendar_code,
          month_number: told.number,
          day_number: told.day_number,
          from_year: yearOf(civil),
          to_year: yearOf(civil),
          reckoning,
          ...where,
        }).result;
        const row = found.find((one) => one.date === civil);
        expect(row?.month_began).toEqual(told.month_began);
        expect(row?.year_number).toBe(told.year_number);
      }
    },
  );

  it.each(ENTRY_CALENDARS)('is followed by the next for four years, in months of 29 to 32 days: %s', (calendar) => {
    const told = civilDays('2022-03-01', '2026-06-01').map((civil) => {
      const month = hinduDate({ date: civil, ...DELHI }).result.solar_months?.[`${calendar}_month`];
      if (!month) throw new Error('The ephemeris has the entry.');
      return month;
    });
    const firsts = told.flatMap((one, index) => (index > 0 && one.day_number === 1 ? [index] : []));
    const within = told.filter((one, index) => index > 0 && one.day_number !== 1);
    expect(within.map(({ number, day_number: day }) => [number, day - 1])).toEqual(
      within.map((one) => {
        const before = told[told.indexOf(one) - 1];
        return [before?.number, before?.day_number];
      }),
    );
    expect(firsts.map((index) => told[index]?.number)).toEqual(
      firsts.map((index) => ((told[index - 1]?.number ?? 0) % 12) + 1),
    );
    const lengths = firsts.map((index) => told[index - 1]?.day_number ?? 0);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([29, 32]);
  });

  it.each([
    ['malayalam', 5],
    ['bengali', 1],
    ['assamese', 1],
    ['nepali', 1],
    ['punjabi', 1],
  ] as const)('changes the year with its first month: %s', (calendar, first) => {
    const days = civilDays('2023-01-01', '2025-12-31').map(
      (civil) => hinduDate({ date: civil, ...DELHI }).result.solar_months?.[`${calendar}_month`],
    );
    const turns = days.filter((one, index) => index > 0 && one?.year_number !== days[index - 1]?.year_number);
    expect(turns.map((one) => [one?.number, one?.day_number])).toEqual(Array.from({ length: 3 }, () => [first, 1]));
  });

  it('changes the year of Odisha on Sunia', () => {
    const yearOn = (day: string) => hinduDate({ date: day, ...DELHI }).result.solar_months?.odia_month?.year_number;
    // Bhadra Shukla 12 of 2024 and 2025.
    expect([yearOn('2024-09-14'), yearOn('2024-09-15')]).toEqual([1431, 1432]);
    expect([yearOn('2025-09-03'), yearOn('2025-09-04')]).toEqual([1432, 1433]);
  });
});

describe('what is asked of a calendar', () => {
  it('is refused field by field', () => {
    const fields = (input: object) => {
      try {
        hinduDate({ ...input, ...DELHI } as never);
      } catch (error) {
        return (error as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field);
      }
      return [];
    };
    expect(fields({})).toEqual(['date']);
    expect(fields({ date: '2026-01-01', day_number: 3, to_year: 2026 })).toEqual(['day_number', 'to_year']);
    expect(fields({ calendar_code: 'tamil', date: '2026-01-01', tithi_number: 3 })).toEqual([
      'date',
      'month_number',
      'day_number',
      'from_year',
      'to_year',
      'tithi_number',
    ]);
    const years = { calendar_code: 'amanta', month_number: 1, tithi_number: 1 };
    expect(fields({ ...years, from_year: 2026, to_year: 2025 })).toEqual(['to_year']);
    expect(fields({ ...years, from_year: 1900, to_year: 2000 })).toEqual(['to_year']);
    expect(fields({ ...years, from_year: 1900, to_year: 1999 })).toEqual([]);
  });
});
