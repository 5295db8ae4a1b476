import { describe, expect, it } from 'vitest';
import { type CalendarDate, readDate } from '../../../src/base/time/calendar.js';
import { sunDate } from '../../../src/rules/calendars/solar-dates.js';
import type { EntryCalendar } from '../../../src/rules/panchanga/month-beginnings.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Published {
  readonly calendar: EntryCalendar;
  readonly month: number;
  /** 0 is the last of the month before. */
  readonly day: number;
  readonly date: string;
  readonly source: string;
}

describe('a month of the Sun', () => {
  it.each(readRows<Published>('solar_dates.json'))('is on its published day: $calendar $month/$day, $date', (row) => {
    const { calendar, month, day, date } = row;
    // The day after the last of a month is the first of the next.
    const asked = (readDate(date) + (day === 0 ? 1 : 0)) as CalendarDate;
    expect(sunDate(DEFAULT_SKY, calendar, asked, undefined)).toMatchObject({ month, day: day === 0 ? 1 : day });
  });
});

/** Months of the published table that begin a day earlier (-1) or later (1) than the rule has them. */
const OFF: Readonly<Record<string, number>> = {
  '1871/3': -1,
  '1873/8': 1,
  '1886/5': -1,
  '1903/11': -1,
  '1923/12': -1,
  '1974/2': -1,
  '1977/2': -1,
  '1988/11': -1,
  '1998/6': -1,
  '2005/11': 1,
  '2006/11': 1,
  '2007/11': 1,
  '2008/12': -1,
  '2014/3': -1,
  '2018/9': -1,
  '2024/4': -1,
  '2029/5': -1,
  '2035/2': -1,
  '2035/10': 1,
  '2038/2': 1,
  '2046/11': -1,
  '2066/12': -1,
  '2073/11': -1,
  '2090/4': -1,
  '2093/10': -1,
};

describe('Bikram Sambat in Nepal', () => {
  it('has 2,831 of 2,856 published months on their date, and the others a day off', () => {
    const rows = readRows<{ readonly year: number; readonly month_days: readonly number[] }>('nepali_months.json');
    const known = readDate('2023-04-14');
    const days = rows.map(({ month_days: months }) => months.reduce((sum, each) => sum + each, 0));
    const before = days
      .slice(
        0,
        rows.findIndex(({ year }) => year === 2080),
      )
      .reduce((sum, each) => sum + each, 0);
    let date = known - before;
    const off: Record<string, number> = {};
    for (const { year, month_days: months } of rows) {
      for (const [index, length] of months.entries()) {
        const first = [-1, 0, 1].find((way) => {
          const told = sunDate(DEFAULT_SKY, 'nepali', (date - way) as CalendarDate, undefined);
          return told?.year === year && told.month === index + 1 && told.day === 1;
        });
        if (first !== 0) off[`${year}/${index + 1}`] = first ?? Number.NaN;
        date += length;
      }
    }
    expect(rows.length * 12).toBe(2856);
    expect(off).toEqual(OFF);
    expect(Object.keys(OFF)).toHaveLength(25);
  });
});
