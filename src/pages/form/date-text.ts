import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { dayStart, parseDate } from '../../base/time/calendar.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';

/** A date as it was typed: three texts, any of which may be empty or no number. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What keeps a typed date from being one. */
export type DateFault = 'missing' | 'day' | 'month' | 'year' | 'none' | 'range';

const ISO = /^(-?\d+)-(\d+)-(\d{1,2})$/;

/** The three texts of a date as addresses have it. What is none stands as the day, so that it is seen. */
export function typedDate(text: string): TypedDate {
  const [, year, month, day] = (text.length <= LONGEST_NUMBERS && ISO.exec(latinDigits(text))) || [];
  if (year === undefined || month === undefined || day === undefined) return { day: text, month: '', year: '' };
  return { day: plain(day), month: plain(month), year };
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** A typed date as YYYY-MM-DD, or what is wrong with it. */
export function readTypedDate(typed: TypedDate): { readonly date: string } | { readonly fault: DateFault } {
  const [dayText, month, year] = [typed.day, typed.month, typed.year].map(latinDigits) as [string, string, string];
  const day = dayText.replace(ORDINAL, '$1');
  if (day === '' && month === '' && year === '') return { fault: 'missing' };
  if (!isWithin(day, 31)) return { fault: 'day' };
  if (!isWithin(month, 12)) return { fault: 'month' };
  if (!/^\d{4}$/.test(year)) return { fault: 'year' };
  const date = `${year}-${month.padStart(2, '0').slice(-2)}-${day.padStart(2, '0').slice(-2)}`;
  const parsed = parseDate(date);
  if (parsed === undefined) return { fault: 'none' };
  const start = dayStart(parsed);
  return start >= ACCEPTED_FROM && start < ACCEPTED_UNTIL ? { date } : { fault: 'range' };
}

/** A month as YYYY-MM, or what is wrong with it. */
export function readTypedMonth({
  month,
  year,
}: Omit<TypedDate, 'day'>): { readonly month: string } | { readonly fault: DateFault } {
  if (latinDigits(month) === '' && latinDigits(year) === '') return { fault: 'missing' };
  const read = readTypedDate({ day: '1', month, year });
  return 'date' in read ? { month: read.date.slice(0, 7) } : read;
}

/** 17., 17th, 1er */
const ORDINAL = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)$/i;

function isWithin(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
