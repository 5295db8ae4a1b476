import type { CalendarDate } from '../../base/time/calendar.js';
import { fieldsFromDays, weekdayOf } from '../../base/time/gregorian.js';
import type { VrataAlmanac } from './almanac.js';
import { sunSignAt } from './entry-days.js';
import { type Found, foundOn, type RuleOf } from './found.js';
import { instantOfMonth, isOfPlace } from './solar-calendars.js';
import { mayReach } from './sun-reach.js';

const WEEK = 7;
const BRIGHT_TITHIS = 15;
const MONTHS = 12;

/** The dates of a month and a day of the civil calendar. */
export function daysOfDate(almanac: VrataAlmanac, { month, day }: RuleOf<'civil'>): Found[] {
  const { from, to } = almanac;
  const found: Found[] = [];
  for (let date = from as number; date <= to; date++) {
    const fields = fieldsFromDays(date);
    const one = fields.month === month && fields.day === day ? foundOn(almanac, date) : undefined;
    if (one) found.push(one);
  }
  return found;
}

/** The days of a weekday in a month. */
export function daysOfWeekday(almanac: VrataAlmanac, rule: RuleOf<'weekday'>): Found[] {
  const { from, to } = almanac;
  const found: Found[] = [];
  const first = from + ((rule.weekday - weekdayOf(from) + WEEK) % WEEK);
  for (let date = first; date <= to; date += WEEK) {
    if (!isInMonth(almanac, date, rule)) continue;
    const isAgain = rule.isLast && isInMonth(almanac, date + WEEK, rule);
    const one = isAgain ? undefined : foundOn(almanac, date, almanac.dayOn(date as CalendarDate)?.sunrise);
    if (one) found.push(isLunar(rule) ? { ...one, month: rule.month } : one);
  }
  return found;
}

function isLunar({ calendar }: RuleOf<'weekday'>): boolean {
  return calendar === 'amanta' || calendar === 'purnimanta';
}

/** Whether a date lies in the month of a rule: by its sunrise, or as the solar calendar counts. */
function isInMonth(almanac: VrataAlmanac, date: number, rule: RuleOf<'weekday'>): boolean {
  const { calendar } = rule;
  if (isLunar(rule)) return isInLunarMonth(almanac, date, rule);
  const far = Math.max(0, date - almanac.to);
  const middle = (rule.month - 1) * 30 + 15;
  if (!mayReach(almanac, middle, { slack: 15 + far })) return false;
  const at =
    calendar !== 'amanta' && calendar !== 'purnimanta' && isOfPlace(calendar)
      ? instantOfMonth(almanac, date as CalendarDate, calendar)
      : undefined;
  // An entry at that very instant begins the next month.
  return at !== undefined && sunSignAt(almanac, at - 1) === rule.month;
}

/**
 * Where months end with the full moon an adhika month stands between the halves of the nija one, and the dark half bears
 * the name of the next.
 */
function isInLunarMonth(almanac: VrataAlmanac, date: number, { calendar, month, adhika }: RuleOf<'weekday'>): boolean {
  const day = almanac.dayOn(date as CalendarDate);
  const tithi = day && almanac.tithiAt(day.sunrise);
  const lunation = tithi?.lunation();
  if (!tithi || !lunation || lunation.adhika !== adhika) return false;
  const isNext = calendar === 'purnimanta' && tithi.number > BRIGHT_TITHIS && !lunation.adhika;
  return lunation.numbers.some((number) => (isNext ? (number % MONTHS) + 1 : number) === month);
}
