import { invalidInput } from '../../base/errors.js';
import { because } from '../../base/reasons.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { missing, refuse, superfluous } from '../../contract/asked-fields.js';
import type { LunarDay } from '../../rules/calendars/lunar-dates.js';
import { SUN_CALENDARS, type SunCalendar } from '../../rules/calendars/solar-tables.js';

/** The calendars in which a date can be told: the civil one, or one of those that lead back to it. */
export const CALENDARS = ['civil', 'amanta', 'purnimanta', ...SUN_CALENDARS] as const;
export type CalendarCode = (typeof CALENDARS)[number];

/** Which of them an input fills depends on its calendar. */
export interface QueryFields {
  readonly date?: CalendarDate | undefined;
  readonly calendar_code?: CalendarCode | undefined;
  readonly month_number?: number | undefined;
  readonly tithi_number?: number | undefined;
  readonly day_number?: number | undefined;
  readonly from_year?: number | undefined;
  readonly to_year?: number | undefined;
}

interface Years {
  readonly fromYear: number;
  readonly toYear: number;
}

/** What an input asks. */
export type Query =
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | ({ readonly kind: 'lunar' } & LunarDay & Years)
  | ({ readonly kind: 'solar'; readonly calendar: SunCalendar; readonly month: number; readonly day: number } & Years);

/** Civil years of one question. */
export const MOST_YEARS = 100;

const SOUGHT = ['month_number', 'tithi_number', 'day_number', 'from_year', 'to_year'] as const;
type Sought = (typeof SOUGHT)[number];

/** @throws CalculationError `invalid_input` with an item for each field that is missing, or that the calendar has not. */
export function readQuery(fields: QueryFields): Query {
  const { calendar_code: calendar = 'civil', date } = fields;
  if (calendar === 'civil') {
    refuse([
      ...missing(fields, ['date']),
      ...superfluous(fields, SOUGHT, 'Leave this field out: a civil date is told.'),
    ]);
    return { kind: 'date', date: date as CalendarDate };
  }
  const isLunar = calendar === 'amanta' || calendar === 'purnimanta';
  const [needed, other] = isLunar
    ? (['tithi_number', 'day_number'] as const)
    : (['day_number', 'tithi_number'] as const);
  refuse([
    ...superfluous(fields, ['date'], 'Leave this field out: a date of another calendar is sought.'),
    ...missing(fields, ['month_number', needed, 'from_year', 'to_year']),
    ...superfluous(fields, [other], `Leave this field out: the ${calendar} calendar has none.`),
  ]);
  const { month_number: month, from_year: fromYear, to_year: toYear } = fields as Record<Sought, number>;
  requireYears(fromYear, toYear);
  const years = { month, fromYear, toYear };
  return isLunar
    ? { kind: 'lunar', system: calendar, tithi: fields.tithi_number as number, ...years }
    : { kind: 'solar', calendar, day: fields.day_number as number, ...years };
}

function requireYears(from: number, to: number): void {
  if (to < from) {
    const message = 'Must not be before from_year.';
    throw invalidInput([because({ field: 'to_year', message }, 'ends_before_start', {})]);
  }
  if (to - from >= MOST_YEARS) {
    const message = `Must be ${from + MOST_YEARS - 1} at the latest, ${MOST_YEARS} years with the first.`;
    throw invalidInput([because({ field: 'to_year', message }, 'span_too_long', { most: MOST_YEARS, unit: 'year' })]);
  }
}
