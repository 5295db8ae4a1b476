import { daysFromFields, weekdayOf } from '../../base/time/gregorian.js';
import { ENGLISH_CHARTS } from '../../languages/en/charts.js';
import type { Language } from '../../languages/language.js';
import { requireLanguage, requireNumber } from '../arguments.js';

/** A month as a calendar shows it. */
export interface MonthWeeks {
  /** The days of the week in the order of the columns, 1 Sunday to 7 Saturday. */
  readonly weekdays: readonly number[];
  /** Seven days of the month each; null before the first and after the last. */
  readonly weeks: readonly (readonly (number | null)[])[];
}

/**
 * The weeks of a month, which begin on the day that the readers of a language expect: Sunday in Hindi, Monday in the
 * others.
 *
 * @throws RangeError for a year that is no whole number, a month beyond 1 to 12, an a locale that is no language.
 *
 * @example
 * import { monthWeeks } from 'nirayana/charts';
 *
 * const { weekdays, weeks } = monthWeeks(2026, 5);
 * weekdays; // => [2, 3, 4, 5, 6, 7, 1]
 * weeks[0]; // => [null, null, null, null, 1, 2, 3]
 * weeks.length; // => 5
 */
export function monthWeeks(year: number, month: number, locale?: Language): MonthWeeks {
  requireNumber(year, 'year');
  requireNumber(month, 'month');
  if (!Number.isInteger(year)) throw new RangeError('year must be a whole number.');
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw new RangeError('month must be a whole number from 1 to 12.');
  if (locale !== undefined) requireLanguage(locale);
  const { firstWeekday } = locale?.charts ?? ENGLISH_CHARTS;
  const first = daysFromFields({ year, month, day: 1 });
  const length = daysFromFields({ year, month: month + 1, day: 1 }) - first;
  const before = (weekdayOf(first) - (firstWeekday - 1) + 7) % 7;
  const days = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day >= 1 && day <= length ? day : null;
  });
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1),
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  };
}
