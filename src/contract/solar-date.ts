import { modulo } from '../base/math/angle.js';
import { ACCEPTED_FROM } from '../base/time/accepted.js';
import { type CalendarDate, dayStart, formatDate } from '../base/time/calendar.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import { rashiNumbered, type SignName } from '../base/zodiac/rashi.js';
import type { FixedDate } from '../rules/calendars/fixed-calendars.js';
import type { SunDate } from '../rules/calendars/solar-dates.js';
import {
  ENTRY_RULES,
  type FixedCalendar,
  type HomeTown,
  MONTHS_OF,
  type MonthRule,
  type SunCalendar,
  type SunEra,
  type SunReckoning,
} from '../rules/calendars/solar-tables.js';
import { SAMVATSARAS, type SamvatsaraName } from '../rules/panchanga/calendar-tables.js';
import type { EntryCalendar } from '../rules/panchanga/month-beginnings.js';

/** How a month of a calendar of the Sun began. */
export interface MonthBegunResult {
  /** The first day of the month. */
  readonly date: string;
  /** The entry of the Sun with which it begins, on the clock of the town; null in a calendar of fixed dates. */
  readonly sign_name: SignName | null;
  readonly entered_at: string | null;
  /** By which Sun. */
  readonly sun_code: SunReckoning | null;
  readonly month_rule_code: MonthRule;
  /** The nearest instant beyond which the entry would have made another date the first. */
  readonly limit_at: string | null;
  /** Whether less than half an hour lies between them, so that almanacs may differ by a day. */
  readonly is_near_limit: boolean;
}

/** Where a calendar was reckoned. */
export interface ReckonedAtResult {
  readonly town_code: HomeTown | 'given';
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** A date in a calendar of the Sun. */
export interface SolarDateResult<Calendar extends SunCalendar = SunCalendar> {
  /** 1 to 12: from Mesha on, in the national calendar from Chaitra and in the Nanakshahi one from Chet on. */
  readonly number: number;
  readonly name: (typeof MONTHS_OF)[Calendar][number];
  /** 1 to 32. */
  readonly day_number: number;
  /** Null in the Tamil calendar, whose years have names. */
  readonly year_number: number | null;
  readonly era_code: SunEra | null;
  /** The name of a Tamil year; null in the others. */
  readonly samvatsara_name: SamvatsaraName | null;
  readonly grade: 'A' | 'B';
  /** Null in a calendar of fixed dates. */
  readonly reckoned_at: ReckonedAtResult | null;
  /** Null where it began before 1800. */
  readonly month_began: MonthBegunResult | null;
}

/** Milliseconds: what the reckonings of almanacs of one rule differ by. */
const NEAR = 1_800_000;
/** The Tamil year that began in a civil year, in the cycle from Prabhava on. */
const TAMIL_CYCLE = 67;

/** A date of a calendar of entries as results have it. */
export function entryResult(calendar: EntryCalendar, found: SunDate): SolarDateResult {
  const { sun, era, grade } = ENTRY_RULES[calendar];
  const { month, day, year, yearBegan, where, enteredAt, limitAt, rule, first } = found;
  return {
    number: month,
    name: MONTHS_OF[calendar][month - 1] as SolarDateResult['name'],
    day_number: day,
    year_number: year ?? null,
    era_code: era ?? null,
    samvatsara_name: calendar === 'tamil' ? (SAMVATSARAS[modulo(yearBegan - TAMIL_CYCLE, 60)] as SamvatsaraName) : null,
    grade,
    reckoned_at: {
      town_code: where.town,
      latitude: where.latitude + 0,
      longitude: where.longitude + 0,
      timezone: where.zone.name,
    },
    month_began: begunResult(first, {
      sign_name: rashiNumbered(month).name,
      entered_at: formatLocalWithOffset(where.zone, enteredAt),
      sun_code: sun,
      month_rule_code: rule,
      limit_at: formatLocalWithOffset(where.zone, limitAt),
      is_near_limit: Math.abs(enteredAt - limitAt) < NEAR,
    }),
  };
}

const FIXED: Readonly<Record<FixedCalendar, { readonly era: SunEra; readonly grade: 'A' | 'B' }>> = {
  national: { era: 'saka', grade: 'A' },
  // The lengths of its months were changed in 2019, and newspapers and programs followed late.
  bangladesh: { era: 'bangla_san', grade: 'B' },
  nanakshahi: { era: 'nanakshahi', grade: 'A' },
};

/** A date of a calendar of fixed dates as results have it. */
export function fixedResult(calendar: FixedCalendar, { year, month, day, first }: FixedDate): SolarDateResult {
  const { era, grade } = FIXED[calendar];
  return {
    number: month,
    name: MONTHS_OF[calendar][month - 1] as SolarDateResult['name'],
    day_number: day,
    year_number: year,
    era_code: era,
    samvatsara_name: null,
    grade,
    reckoned_at: null,
    month_began: begunResult(first, {
      sign_name: null,
      entered_at: null,
      sun_code: null,
      month_rule_code: 'fixed_date',
      limit_at: null,
      is_near_limit: false,
    }),
  };
}

/** How a month began, where it did so in the accepted dates. */
function begunResult(first: CalendarDate, begun: Omit<MonthBegunResult, 'date'>): MonthBegunResult | null {
  return dayStart(first) < ACCEPTED_FROM ? null : { date: formatDate(first), ...begun };
}
