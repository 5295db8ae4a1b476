import { parseDate } from '../../base/time/calendar.js';

/** In which order the numbers of a date stand. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A date as YYYY-MM-DD; `open` for one that may be two dates, with both. */
export type TypedDate = { readonly date: string } | { readonly open: readonly [string, string] };

const SEPARATED = /^(\d{1,4})([-./ ])(\d{1,2})\2(\d{1,4})$/;
/** 17 May 1990, 17-May-1990, 17th May, 1990. */
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/;
/** May 17, 1990. */
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const DIGITS = /^\d{8}$/;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const FEWEST_LETTERS = 3;
/** No date is longer. */
const LONGEST = 30;

/**
 * A date of a table. Without an order, only what can be one date and no other is taken: with the year first, with the
 * month in English words, or with numbers that only one order makes a date of. Of a year with fewer than four digits
 * nothing is made.
 *
 * @returns undefined for what is no date
 */
export function readTypedDate(text: string, order?: DateOrder): TypedDate | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = text.trim().toLowerCase();
  const [, first = '', , second = '', third = ''] = SEPARATED.exec(typed) ?? [];
  if (first !== '') return first.length > 2 ? dated(first, second, third) : numbered(first, second, third, order);
  const [, day, named = '', year] = DAY_FIRST.exec(typed) ?? [];
  if (day !== undefined) return dated(year, monthCalled(named), day);
  const [, month = '', dayAfter, last] = MONTH_FIRST.exec(typed) ?? [];
  if (dayAfter !== undefined) return dated(last, monthCalled(month), dayAfter);
  return DIGITS.test(typed) && order ? inDigits(typed, order) : undefined;
}

function numbered(first: string, second: string, year: string, order: DateOrder | undefined): TypedDate | undefined {
  if (order === 'ymd') return undefined;
  if (order) return order === 'dmy' ? dated(year, second, first) : dated(year, first, second);
  const [dayFirst, monthFirst] = [dated(year, second, first), dated(year, first, second)];
  if (!dayFirst || !monthFirst || dayFirst.date === monthFirst.date) return dayFirst ?? monthFirst;
  return { open: [dayFirst.date, monthFirst.date] };
}

function inDigits(text: string, order: DateOrder): TypedDate | undefined {
  if (order === 'ymd') return dated(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  const [first, second] = [text.slice(0, 2), text.slice(2, 4)];
  return numbered(first, second, text.slice(4), order);
}

function monthCalled(name: string): string {
  const index = name.length < FEWEST_LETTERS ? -1 : MONTHS.findIndex((month) => month.startsWith(name));
  return String(index + 1);
}

function dated(year = '', month = '', day = ''): { readonly date: string } | undefined {
  if (year.length !== 4) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(date) === undefined ? undefined : { date };
}

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.0+)?)?(?: ?([ap])\.?m\.?)?$/i;

/** A time of a table as HH:MM or HH:MM:SS: 7:05, 9:30 PM; undefined for what is none. */
export function readTypedTime(text: string): string | undefined {
  const [, hourText, minute = '', second, half] = (text.length <= LONGEST && CLOCK.exec(text.trim())) || [];
  if (hourText === undefined) return undefined;
  const shown = Number(hourText);
  if (half !== undefined && (shown < 1 || shown > 12)) return undefined;
  const hour = half === undefined ? shown : (shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  return [String(hour).padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':');
}
