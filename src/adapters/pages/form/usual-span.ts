import { type CalendarDate, dateOf, formatDate, readDate } from '../../../time/calendar.js';
import { fieldsFromDays } from '../../../time/gregorian.js';

/** The fields of a span of days. */
export const SPAN_FIELDS: readonly string[] = ['from', 'to'];

/** How many months a span has that nobody has chosen yet. */
const USUAL_MONTHS = 3;

/** A day of a span that nobody has chosen yet, YYYY-MM-DD: today, and the last of three months. */
export function usualDate(field: string, today: string): string {
  if (field === 'from') return today;
  const { year, month, day } = fieldsFromDays(readDate(today));
  return formatDate((dateOf(year, month + USUAL_MONTHS, day) - 1) as CalendarDate);
}
