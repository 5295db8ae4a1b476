import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../base/time/accepted.js';
import { dayStart, parseDate } from '../base/time/calendar.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';
import { monthCalled } from './month-names.js';

/** A date as it was typed: three texts, any of which may be empty or no number. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What keeps a date typed in parts from being one. */
export type PartFault = 'missing' | 'day' | 'month' | 'year' | 'none' | 'range';

const ISO = /^(-?\d+)-(\d+)-(\d{1,2})$/;

/** The three texts of a date as addresses have it. What is none stands as the day, so that it is seen. */
export function typedDate(text: string): TypedDate {
  const [, year, month, day] = (text.length <= LONGEST_NUMBERS && ISO.exec(latinDigits(text))) || [];
  if (year === undefined || month === undefined || day === undefined) return { day: text, month: '', year: '' };
  return { day: plain(day), month: plain(month), year };
}

function plain(digits: string): string {
  return digits.replace(/^0+/, '') || '0';
}

/** A typed date as YYYY-MM-DD, or what is wrong with it. */
export function readTypedDate(typed: TypedDate): { readonly date: string } | { readonly fault: PartFault } {
  const [dayText, month, year] = [typed.day, typed.month, typed.year].map(latinDigits) as [string, string, string];
  const day = dayText.replace(ORDINAL, '$1');
  if (day === '' && month === '' && year === '') return { fault: 'missing' };
  if (!isWithin(day, 31)) return { fault: 'day' };
  if (!isWithin(month, MONTHS)) return { fault: 'month' };
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
}: Omit<TypedDate, 'day'>): { readonly month: string } | { readonly fault: PartFault } {
  if (latinDigits(month) === '' && latinDigits(year) === '') return { fault: 'missing' };
  const read = readTypedDate({ day: '1', month, year });
  return 'date' in read ? { month: read.date.slice(0, 7) } : read;
}

/** 17., 17th, 1er */
const ORDINAL = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)$/i;

function isWithin(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/;
const NUMBERS = /^(\d{1,2}) ?([-./ ]) ?(\d{1,2}) ?\2 ?(\d{4})$/;
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -]{0,3}(?:of |de )?([\p{L}\p{M}]+)[.॰]?,?[ -]{0,3}(?:de |del )?(\d{4})$/u;
const MONTH_FIRST = /^([\p{L}\p{M}]+)[.॰]? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
/** As Malayalam has it: the year, then the month by its name. */
const YEAR_AND_NAME = /^(\d{4}),? ([\p{L}\p{M}]+)[.॰]? ?(\d{1,2})$/u;

/** Joiners, which stand inside words of India and cannot be seen. */
const WITHOUT_WIDTH = /\u200c|\u200d/g;

/** "1990 г." */
const WORD_FOR_YEAR = / ?(?:г|р|года|року)\.?$/u;

/** What of day and month stands first in numbers, or that either may. */
export type DateOrder = 'day_first' | 'month_first' | 'ask';

/** How a whole date is read: in whose language, and what stands first where that is known. */
export interface DateReader {
  readonly locale: LanguageCode;
  readonly order?: DateOrder | undefined;
}

/**
 * The readings of a date that stands whole in one field, as somebody pastes it: 17.05.1990, 17 May 1990, 1990-05-17.
 * None of what is no whole date. In English the day or the month may come first, so 05/06/1990 has two; everywhere else
 * the day does.
 */
export function wholeDates(typed: string, reader: DateReader): readonly TypedDate[] {
  if (typed.length > LONGEST_NUMBERS) return [];
  const text = latinDigits(typed).toLowerCase().replace(WITHOUT_WIDTH, '').replace(WORD_FOR_YEAR, '');
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dated(iso[4], iso[3], iso[1]);
  const [, first, , second, year] = NUMBERS.exec(text) ?? [];
  if (first !== undefined) return numbered(Number(first), Number(second), year, reader);
  const [, day, name, after] = DAY_FIRST.exec(text) ?? [];
  if (name !== undefined) return dated(day, monthCalled(name, reader.locale), after);
  const [, leading, dayAfter, last] = MONTH_FIRST.exec(text) ?? [];
  if (leading !== undefined) return dated(dayAfter, monthCalled(leading, reader.locale), last);
  const [, begun, within = '', lastDay] = YEAR_AND_NAME.exec(text) ?? [];
  return begun === undefined ? [] : dated(lastDay, monthCalled(within, reader.locale), begun);
}

const SHORT_YEAR = /^(.*[^\d'’])['’]?(\d{2})$/u;

/** A text that ends in a year of two figures, with that of each century which may be meant. */
export function inBothCenturies(typed: string): string[] {
  if (typed.length > LONGEST_NUMBERS) return [];
  const [, before, year] = SHORT_YEAR.exec(latinDigits(typed).replace(WORD_FOR_YEAR, '')) ?? [];
  return year === undefined ? [] : ['19', '20'].map((century) => `${before}${century}${year}`);
}

const MONTHS = 12;

function numbered(
  first: number,
  second: number,
  year: string | undefined,
  { locale, order = locale === 'en' ? 'ask' : 'day_first' }: DateReader,
): TypedDate[] {
  const [dayFirst, monthFirst] = [dated(first, second, year), dated(second, first, year)];
  if (order !== 'ask') return order === 'day_first' ? dayFirst : monthFirst;
  return first === second ? dayFirst : [...dayFirst, ...monthFirst];
}

function dated(
  day: string | number | undefined,
  month: string | number | undefined,
  year: string | undefined,
): TypedDate[] {
  const number = Number(month);
  if (year === undefined || !(number >= 1 && number <= MONTHS)) return [];
  return [{ day: String(Number(day)), month: String(number), year }];
}
