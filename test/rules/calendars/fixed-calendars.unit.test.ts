import { describe, expect, it } from 'vitest';
import { type CalendarDate, dateOf, formatDate, readDate } from '../../../src/base/time/calendar.js';
import { fieldsFromDays } from '../../../src/base/time/gregorian.js';
import { dateOfFixed, fixedDate } from '../../../src/rules/calendars/fixed-calendars.js';
import { FIXED_CALENDARS } from '../../../src/rules/calendars/solar-tables.js';
import { nationalDate } from '../../../src/rules/panchanga/solar-months.js';

const FIRST = dateOf(1800, 1, 1);
const LAST = dateOf(2200, 12, 31);

type Told = ReturnType<typeof fixedDate>;

function follows(told: Told, before: Told): boolean {
  if (told.day > 1) return told.day === before.day + 1 && told.month === before.month && told.year === before.year;
  const year = before.year + (told.month === 1 ? 1 : 0);
  return told.month === (before.month % 12) + 1 && told.year === year;
}

describe.each(FIXED_CALENDARS)('the %s calendar', (calendar) => {
  it('leads from each of 146,462 days to its date and back, one day after the other', () => {
    const days = Array.from({ length: LAST - FIRST + 1 }, (_, index) => (FIRST + index) as CalendarDate);
    const told = days.map((day) => fixedDate(calendar, day));
    const wrong = days.filter((day, index) => {
      const [here, before] = [told[index] as Told, told[index - 1]];
      const { year: civil } = fieldsFromDays(day);
      const back = [civil - 1, civil].map((each) => dateOfFixed(calendar, each, here)?.date);
      return !back.includes(day) || (before !== undefined && !follows(here, before));
    });
    expect(wrong.map(formatDate)).toEqual([]);
    expect(days).toHaveLength(146_462);
    expect(told.filter(({ month, day }) => month === 1 && day === 1)).toHaveLength(401);
  });
});

describe('the fixed calendars', () => {
  it('begin as they were published', () => {
    expect(fixedDate('national', readDate('2024-03-21'))).toMatchObject({ year: 1946, month: 1, day: 1 });
    expect(fixedDate('national', readDate('2023-03-22'))).toMatchObject({ year: 1945, month: 1, day: 1 });
    expect(fixedDate('bangladesh', readDate('2024-04-14'))).toMatchObject({ year: 1431, month: 1, day: 1 });
    // Shohid Dibosh has been 8 Falgun, and Victory Day 1 Poush, since the lengths of 2019.
    expect(fixedDate('bangladesh', readDate('2020-02-21'))).toMatchObject({ month: 11, day: 8 });
    expect(fixedDate('bangladesh', readDate('2020-12-16'))).toMatchObject({ month: 9, day: 1 });
    expect(fixedDate('nanakshahi', readDate('2003-03-14'))).toMatchObject({ year: 535, month: 1, day: 1 });
    // Gurpurab of Guru Gobind Singh: 23 Poh.
    expect(fixedDate('nanakshahi', readDate('2024-01-05'))).toMatchObject({ month: 10, day: 23 });
  });

  it.each([
    // Bangla Academy and bdnews24 of 17 October 2019: Ashwin had 31 days for the first time, and 21 February had been 9 Falgun.
    ['2019-02-21', 9, 11, 1425],
    ['2019-10-15', 30, 6, 1426],
    ['2019-10-16', 31, 6, 1426],
    ['2019-10-17', 1, 7, 1426],
    ['2018-10-16', 1, 7, 1425],
    ['2018-12-16', 2, 9, 1425],
    ['2020-12-16', 1, 9, 1427],
    ['2021-02-21', 8, 11, 1427],
    ['2023-02-21', 8, 11, 1429],
    ['2021-03-26', 12, 12, 1427],
    ['2024-05-08', 25, 1, 1431],
    ['2024-05-25', 11, 2, 1431],
    // A day more in Falgun of a leap year: 31 before, 30 since.
    ['2016-03-14', 31, 11, 1422],
    ['2016-03-15', 1, 12, 1422],
    ['2020-03-14', 30, 11, 1426],
    ['2020-03-15', 1, 12, 1426],
    ['1987-04-14', 1, 1, 1394],
    ['2018-04-14', 1, 1, 1425],
  ] as const)('tell %s in Bangladesh as its calendar was printed: %i of month %i, %i', (date, day, month, year) => {
    expect(fixedDate('bangladesh', readDate(date))).toMatchObject({ year, month, day });
  });

  it('agree with the national date of the panchang', () => {
    for (let day = dateOf(2020, 1, 1); day < dateOf(2029, 1, 1); day = (day + 1) as CalendarDate) {
      const { year, month, day: of } = fixedDate('national', day);
      expect({ year, month, day: of }).toEqual(nationalDate(day, fieldsFromDays(day).year));
    }
  });
});
