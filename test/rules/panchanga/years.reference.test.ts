import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../src/base/time/calendar.js';
import { SAMVATSARAS } from '../../../src/rules/panchanga/calendar-tables.js';
import { nationalDate } from '../../../src/rules/panchanga/solar-months.js';
import { panchang } from '../../../src/tools/panchang/tool.js';

const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' };
const on = (date: string) => {
  const { year_numbers, samvatsara, solar_months } = panchang({ date, ...UJJAIN }).result;
  if (!year_numbers || !samvatsara || !solar_months) throw new Error('The whole day is told.');
  return { year_numbers, samvatsara, solar_months };
};

describe('the years of a day', () => {
  it('are those that jyotisha prints of 2024-05-20', () => {
    expect(on('2024-05-20').year_numbers).toMatchObject({ saka: 1946, vikrama: 2081, kali: 5125 });
  });

  it.each([
    // Ugadi as vacanza/holidays has it; 2021 had no sunrise on the day before in Chaitra.
    ['2020-03-25'],
    ['2021-04-13'],
    ['2022-04-02'],
    ['2024-04-09'],
    ['2025-03-30'],
    ['2026-03-19'],
    ['2027-04-07'],
  ])('change at Ugadi, %s', (date) => {
    const year = Number(date.slice(0, 4));
    const eve = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    expect(on(date).year_numbers).toMatchObject({ saka: year - 78, vikrama: year + 57, kali: year + 3101 });
    expect(on(eve).year_numbers).toMatchObject({ saka: year - 79, vikrama: year + 56, kali: year + 3100 });
  });

  it.each([
    // The Gujarati new year as vacanza/holidays has it.
    ['2020-11-16', 2077],
    ['2024-11-02', 2081],
    ['2025-10-22', 2082],
    ['2026-11-10', 2083],
  ])('change in Gujarat on %s', (date, vikrama) => {
    const eve = new Date(Date.parse(date) - 2 * 86_400_000).toISOString().slice(0, 10);
    expect(on(date).year_numbers.vikrama_gujarat).toBe(vikrama);
    expect(on(eve).year_numbers.vikrama_gujarat).toBe(vikrama - 1);
  });

  it('are named as almanacs have named them', () => {
    expect(on('1987-06-01').samvatsara.south.name).toBe('Prabhava');
    expect(on('2024-06-01').samvatsara).toMatchObject({ south: { name: 'Krodhi' }, north: { name: 'Pingala' } });
    expect(on('2026-06-01').samvatsara).toMatchObject({
      south: { name: 'Parabhava', number: 40 },
      north: { name: 'Siddharthi' },
      gujarat: { name: 'Pingala' },
    });
    expect(on('2026-12-01').samvatsara.gujarat?.name).toBe('Kalayukta');
    expect(on('2028-12-01').samvatsara).toMatchObject({ north: { name: 'Dundubhi' }, gujarat: null });
  });

  it('follow in the north the short rule of offsets that almanacs use from 1857 to 2113', () => {
    for (let year = 1857; year <= 2113; year++) {
      const offset = year <= 1942 ? 8 : year <= 2027 ? 9 : 10;
      const { year_numbers, samvatsara } = on(`${year}-06-01`);
      expect([year, samvatsara.north?.name]).toEqual([year, SAMVATSARAS[(year_numbers.vikrama + offset) % 60]]);
    }
  });
});

describe('the months of the Sun', () => {
  it.each([
    [
      '2024-04-14',
      { tamil_month: { name: 'Chithirai', day_number: 1 }, bengali_month: { name: 'Boishakh', day_number: 1 } },
    ],
    [
      '2026-04-14',
      { tamil_month: { name: 'Chithirai', day_number: 1 }, bengali_month: { name: 'Choitro', day_number: 30 } },
    ],
    [
      '2026-04-15',
      { bengali_month: { name: 'Boishakh', day_number: 1 }, malayalam_month: { name: 'Medam', day_number: 2 } },
    ],
    [
      '2026-08-17',
      { malayalam_month: { name: 'Chingam', day_number: 1 }, odia_month: { name: 'Bhadraba', day_number: 1 } },
    ],
    // The Sun enters Capricorn at 15:05, after three fifths of the daylight and before sunset.
    [
      '2026-01-14',
      { tamil_month: { name: 'Thai', day_number: 1 }, malayalam_month: { name: 'Dhanu', day_number: 30 } },
    ],
  ])('of %s', (date, months) => expect(on(date).solar_months).toMatchObject(months));

  it('change with their years', () => {
    expect(on('2026-08-16').year_numbers.kollam).toBe(1201);
    expect(on('2026-08-17').year_numbers.kollam).toBe(1202);
    expect(on('2026-04-14').year_numbers.bengali).toBe(1432);
    expect(on('2026-04-15').year_numbers.bengali).toBe(1433);
  });

  it('of the national calendar fill each year without a gap', () => {
    let before = nationalDate(dateOf(1999, 12, 31), 1999);
    for (let date = dateOf(2000, 1, 1); date <= dateOf(2008, 12, 31); date = (date + 1) as typeof date) {
      const here = nationalDate(date, new Date(date * 86_400_000).getUTCFullYear());
      const follows = here.day === 1 ? here.month === (before.month % 12) + 1 : here.day === before.day + 1;
      expect(follows && here.year > before.year === (here.day === 1 && here.month === 1)).toBe(true);
      before = here;
    }
    expect(nationalDate(dateOf(2024, 3, 21), 2024)).toEqual({ year: 1946, month: 1, day: 1 });
    expect(nationalDate(dateOf(2026, 3, 21), 2026)).toEqual({ year: 1947, month: 12, day: 30 });
    expect(nationalDate(dateOf(2026, 1, 26), 2026)).toEqual({ year: 1947, month: 11, day: 6 });
  });
});
