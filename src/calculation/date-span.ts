import { invalidInput } from '../base/errors.js';
import { because, type SpanUnit } from '../base/reasons.js';
import * as field from '../base/schema/fields.js';
import { requireAccepted } from '../base/time/accepted.js';
import { type CalendarDate, dateOf, formatDate } from '../base/time/calendar.js';
import { fieldsFromDays } from '../base/time/gregorian.js';
import type { PlainDateLike } from '../base/time/temporal.js';

/** The days that a result is asked about, both inside. */
export interface DateSpanFields {
  /** First day, YYYY-MM-DD. */
  readonly from: string | PlainDateLike;
  /** Last day, YYYY-MM-DD. */
  readonly to: string | PlainDateLike;
}

/** How long a span may be. */
export interface LongestSpan {
  readonly most: number;
  readonly unit: SpanUnit;
}

/** `whose` says by which clock the days are counted. */
export function dateSpanInput({ most, unit }: LongestSpan, whose: string) {
  const length = `${most} ${unit}s`;
  return {
    from: field.date(`First day, YYYY-MM-DD, ${whose}.`),
    to: field.date(`Last day, YYYY-MM-DD, ${whose}, at most ${length} from the first day on.`),
  };
}

/**
 * Refuses a span whose last day lies before its first, or that has more days than `longest`; a span of a year from 5 May
 * ends on 4 May.
 */
export function requireSpan(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  longest: LongestSpan,
) {
  if (to < from) {
    throw invalidInput([because({ field: 'to', message: 'Must not be before from.' }, 'ends_before_start', {})]);
  }
  const end = endOfLongest(from, longest);
  if (to >= end) {
    const last = formatDate((end - 1) as CalendarDate);
    const message = `Must be ${last} at the latest, ${longest.most} ${longest.unit}s from the first day on.`;
    throw invalidInput([because({ field: 'to', message }, 'span_too_long', { ...longest })]);
  }
  requireAccepted(from, 'date');
  requireAccepted(to, 'date');
}

/** The day after the last that a span from a day may have. */
function endOfLongest(from: CalendarDate, { most, unit }: LongestSpan): CalendarDate {
  if (unit === 'day') return (from + most) as CalendarDate;
  const { year, month, day } = fieldsFromDays(from);
  const months = month - 1 + (unit === 'month' ? most : 0);
  return dateOf(year + Math.floor(months / 12) + (unit === 'year' ? most : 0), (months % 12) + 1, day);
}
