import { type CalendarDate, dateOf } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { NATIONAL_MONTH_DAYS } from '../panchanga/calendar-tables.js';
import type { FixedCalendar } from './solar-tables.js';

/** A date of a calendar whose months begin on dates of the civil calendar. */
export interface FixedDate {
  readonly year: number;
  /** 1 to 12 and 1 to 32. */
  readonly month: number;
  readonly day: number;
  /** The first of its month. */
  readonly first: CalendarDate;
}

interface FixedRules {
  /** The first days of the twelve months of the year that begins in a civil year. */
  readonly starts: (civilYear: number) => readonly CalendarDate[];
  /** What that civil year is more than the year that begins in it. */
  readonly ahead: number;
}

/** The first day of 1394, from which on Bangladesh keeps its own calendar. */
export const BANGLADESH_FROM = dateOf(1987, 4, 14);

/** The civil years with which the lengths of 1966 and those of 2019 begin to hold. */
const [ENACTED, REVISED] = [1987, 2019] as const;

/**
 * Bangladesh: the lengths that the committee of Muhammad Shahidullah proposed in 1966, law since 1987, and from Ashwin of
 * 1426 those of the Bangla Academy, by which 21 February is the 8 Falgun that it was in 1952, and 16 December 1 Poush. No
 * one kept either before 1987: those of 2019 are told for those years.
 */
function bangladeshMonths(civilYear: number): readonly number[] {
  const leap = Number(isLeap(civilYear + 1));
  const isRevised = civilYear < ENACTED || civilYear >= REVISED;
  return isRevised
    ? [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29 + leap, 30]
    : [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30 + leap, 30];
}

/** National: Calendar Reform Committee, 1955. Bangladesh: see its months. Nanakshahi: as it was passed in 2003. */
const FIXED_RULES: Readonly<Record<FixedCalendar, FixedRules>> = {
  national: {
    starts: (civilYear) => {
      const isLong = isLeap(civilYear);
      const first = dateOf(civilYear, 3, isLong ? 21 : 22);
      return startsFrom(first, [30 + Number(isLong), ...NATIONAL_MONTH_DAYS.slice(1)]);
    },
    ahead: 78,
  },
  bangladesh: {
    starts: (civilYear) => startsFrom(dateOf(civilYear, 4, 14), bangladeshMonths(civilYear)),
    ahead: 593,
  },
  nanakshahi: {
    starts: (civilYear) => NANAKSHAHI_STARTS.map(([month, day]) => dateOf(civilYear + (month < 3 ? 1 : 0), month, day)),
    ahead: 1468,
  },
};

/** Civil month and day with which each month begins, from Chet on. */
const NANAKSHAHI_STARTS: readonly (readonly [month: number, day: number])[] = [
  [3, 14],
  [4, 14],
  [5, 15],
  [6, 15],
  [7, 16],
  [8, 16],
  [9, 15],
  [10, 15],
  [11, 14],
  [12, 14],
  [1, 13],
  [2, 12],
];

function startsFrom(first: CalendarDate, lengths: readonly number[]): CalendarDate[] {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next = (start + length) as CalendarDate;
    return start;
  });
}

/** What a date is called in a calendar. */
export function fixedDate(calendar: FixedCalendar, date: CalendarDate): FixedDate {
  const { starts, ahead } = FIXED_RULES[calendar];
  const { year: civil } = fieldsFromDays(date);
  const [first] = starts(civil);
  const began = first !== undefined && first <= date ? civil : civil - 1;
  const all = starts(began);
  const month = all.findLastIndex((start) => start <= date);
  const start = all[month] as CalendarDate;
  return { year: began - ahead, month: month + 1, day: date - start + 1, first: start };
}

/** The date of a day of a month in the year that begins in a civil year; null where the month is shorter. */
export function dateOfFixed(
  calendar: FixedCalendar,
  civilYear: number,
  { month, day }: Pick<FixedDate, 'month' | 'day'>,
): (FixedDate & { readonly date: CalendarDate }) | null {
  const { starts, ahead } = FIXED_RULES[calendar];
  const all = [...starts(civilYear), ...starts(civilYear + 1)];
  const [first, next] = [all[month - 1], all[month]] as [CalendarDate, CalendarDate];
  if (first + day > next) return null;
  return { year: civilYear - ahead, month, day, first, date: (first + day - 1) as CalendarDate };
}

function isLeap(year: number): boolean {
  return dateOf(year + 1, 1, 1) - dateOf(year, 1, 1) === 366;
}
