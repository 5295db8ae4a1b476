import { oneOf, refusal } from '../base/input/options.js';
import { parseDate } from '../base/time/calendar.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { type ReadOptions, requireAsked } from './asked.js';
import { daysFromToday } from './day-words.js';
import {
  type DateOrder,
  type DateReader,
  inBothCenturies,
  type PartFault,
  readTypedDate,
  typedDate,
  wholeDates,
} from './typed-date.js';

/** How a date is read. */
export interface ReadDateOptions extends ReadOptions {
  /**
   * What stands first where day and month are numbers: known from elsewhere, as of a file of one office; `ask` where it
   * may be either. Default: `ask` in English, `day_first` in every other language.
   */
  readonly order?: DateOrder | undefined;
  /**
   * The day of the reader, YYYY-MM-DD, from which `today`, `कल` or `завтра` are counted. Without it they are no date: no
   * clock is read here.
   */
  readonly today?: string | undefined;
}

/**
 * What keeps a text from being a date: `missing` for none at all; `form` for what is read as none; `ambiguous` where
 * day and month may be either; `year` for a year of two figures; `none` for a day that the calendar has not, such as
 * 30 February, or that is one only with day and month changed; `range` beyond 1800 to 2200.
 */
export type DateFault = 'missing' | 'form' | 'ambiguous' | 'year' | 'none' | 'range';

/** A date, YYYY-MM-DD, or what is wrong with the text and the dates that it may mean, none where nobody can tell. */
export type DateRead =
  | { readonly date: string; readonly fault?: undefined; readonly readings?: undefined }
  | { readonly fault: DateFault; readonly readings: readonly string[]; readonly date?: undefined };

const ORDERS: readonly DateOrder[] = ['day_first', 'month_first', 'ask'];

/**
 * Reads a date as people type it, as the fields of the pages do: `1990-05-17`, `17.05.1990`, `17 May 1990`,
 * `May 17, 1990`, `17 मई 1990`, in digits of any script, months by name or beginning. Nothing is guessed: where day and
 * month may be either, or the year has two figures, each date is told that may be meant.
 *
 * @param typed the text, of which no more than 64 units are looked at
 * @throws CalculationError `invalid_input` for what is no text and for options that there are not.
 *
 * @example
 * import { readDate } from 'nirayana/read';
 *
 * readDate('17 May 1990'); // => { date: '1990-05-17' }
 * readDate('17.5.1990'); // => { date: '1990-05-17' }
 * readDate('१७ मई १९९०', { locale: 'hi' }); // => { date: '1990-05-17' }
 * readDate('07/05/1990'); // => { fault: 'ambiguous', readings: ['1990-05-07', '1990-07-05'] }
 * readDate('आज', { today: '2026-11-29' }); // => { date: '2026-11-29' }
 * readDate('कल', { today: '2026-11-29' }).readings; // => ['2026-11-28', '2026-11-30']
 * readDate('07/05/1990', { order: 'day_first' }); // => { date: '1990-05-07' }
 * readDate('07/05/1990', { locale: 'hi', order: 'ask' }).readings; // => ['1990-05-07', '1990-07-05']
 * readDate('7 May 90'); // => { fault: 'year', readings: ['1990-05-07', '2090-05-07'] }
 * readDate('30 February 1990'); // => { fault: 'none', readings: [] }
 * readDate('7/13/1990', { locale: 'hi' }); // => { fault: 'none', readings: ['1990-07-13'] }
 */
export function readDate(typed: string, options: ReadDateOptions = {}): DateRead {
  requireAsked(typed, options, ['order', 'today']);
  const { locale = 'en', order, today } = options;
  if (today !== undefined && (typeof today !== 'string' || parseDate(today) === undefined)) {
    throw refusal('The option today must be a day of the calendar, YYYY-MM-DD.', 'today');
  }
  if (order !== undefined) oneOf('order', ORDERS, order);
  const reader: DateReader = { locale, order };
  const text = typed.trim();
  if (text === '') return { fault: 'missing', readings: [] };
  const named = today === undefined ? undefined : daysFromToday(text, today)?.map(typedDate);
  const reads = (named ?? wholeDates(text, reader)).map(readTypedDate);
  const dates = datesOf(reads);
  const [first, ...others] = reads;
  if (first === undefined) return inOtherOrder(text, locale) ?? withoutCentury(text, reader);
  if (others.length > 0 && dates.length > 0) return { fault: 'ambiguous', readings: dates };
  return 'date' in first ? first : { fault: FAULTS[first.fault], readings: [] };
}

/** Of a whole date the parts are numbers within their bounds, or no such day. */
const FAULTS: Readonly<Record<PartFault, DateFault>> = {
  missing: 'missing',
  day: 'none',
  month: 'none',
  year: 'year',
  none: 'none',
  range: 'range',
};

function datesOf(reads: readonly ReturnType<typeof readTypedDate>[]): string[] {
  return reads.flatMap((read) => ('date' in read ? [read.date] : []));
}

/** What is no date in the order of the reader, and may be one in the other. */
function inOtherOrder(text: string, locale: LanguageCode): DateRead | undefined {
  const reads = wholeDates(text, { locale, order: 'ask' }).map(readTypedDate);
  return reads.length === 0 ? undefined : { fault: 'none', readings: datesOf(reads) };
}

function withoutCentury(text: string, reader: DateReader): DateRead {
  const typed = inBothCenturies(text).flatMap((one) => wholeDates(one, reader));
  if (typed.length === 0) return { fault: 'form', readings: [] };
  return { fault: 'year', readings: datesOf(typed.map(readTypedDate)) };
}
