import { ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { type CalendarDate, dateOf, formatDate, readDate, utcDateAt } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';

/** The last accepted day. */
const LAST = utcDateAt(ACCEPTED_UNTIL - 1);

/** The fields of a span of days. */
export const SPAN_FIELDS: readonly string[] = ['from', 'to'];

/** How many months a span has that nobody has chosen yet; of what is rare, years. */
const USUAL_MONTHS = 3;
const MONTHS_OF: Readonly<Record<string, number>> = { eclipses: 60 };

/** The same where one observance is looked for: most come once a year, which may have thirteen lunar months. */
export const MONTHS_OF_ONE = 13;

export function usualMonths(slug: string): number {
  return MONTHS_OF[slug] ?? USUAL_MONTHS;
}

/** A day of a span that nobody has chosen yet, YYYY-MM-DD: today, and the last of so many months. */
export function usualDate(field: string, today: string, months: number): string {
  if (field === 'from') return today;
  const { year, month, day } = fieldsFromDays(readDate(today));
  const first = month - 1 + months;
  const end = dateOf(year + Math.floor(first / 12), (first % 12) + 1, day) - 1;
  return formatDate(Math.min(end, LAST) as CalendarDate);
}
