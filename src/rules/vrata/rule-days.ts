import type { CalendarDate } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import type { VrataAlmanac } from './almanac.js';
import { newCrescent } from './chandra-darshana.js';
import { chosenByRule } from './choose.js';
import { daysOfDate, daysOfWeekday } from './date-rules.js';
import type { Tradition } from './ekadashi.js';
import type { Found } from './found.js';
import { vrataRules } from './rule-tables.js';
import type { VrataRule } from './rules.js';
import { dayOfSolarTithi, dayOfStar, type StarRule, starsOf } from './star-rules.js';
import { daysOfSun } from './sun-rules.js';
import { isOfMonth, type TithiRule, tithiRules } from './tithi-rules.js';

/** Days after the new moon in which the Moon is seen again at the latest. */
const CRESCENT = 3;
const WEEK = 7;
const NEW_MOON = 30;

/** The days of one rule in the dates of an almanac, and perhaps some beside them. */
export function daysOfRule(almanac: VrataAlmanac, rule: VrataRule, tradition: Tradition): Found[] {
  switch (rule.kind) {
    case 'solar':
    case 'solar_day':
    case 'sun_at':
      return daysOfSun(almanac, rule);
    case 'nakshatra':
    case 'solar_nakshatra':
    case 'lunar_nakshatra':
      return daysOfStars(almanac, rule);
    case 'solar_tithi':
      return almanac
        .tithis()
        .flatMap((tithi) => (tithi.number === rule.tithi ? (dayOfSolarTithi(almanac, rule, tithi) ?? []) : []));
    case 'civil':
      return daysOfDate(almanac, rule);
    case 'weekday':
      return daysOfWeekday(almanac, rule);
    case 'chandra_darshana':
      return almanac
        .shifted(-CRESCENT, 0)
        .tithis()
        .flatMap((tithi) => (tithi.number === NEW_MOON ? (newCrescent(almanac, rule, tithi) ?? []) : []));
    case 'relative':
      return movedDays(almanac, ruleOf(rule.of), rule.offset, tradition);
    case 'weekday_after':
      return weekdaysAfter(almanac, rule, tradition);
    default:
      return daysOfTithis(almanac, tithiRules(rule), tradition);
  }
}

/** The rule of a code of the table. */
export function ruleOf(code: string): VrataRule {
  return vrataRules().find((rule) => rule.code === code) as VrataRule;
}

function daysOfStars(almanac: VrataAlmanac, rule: StarRule): Found[] {
  const stars = starsOf(rule);
  return almanac
    .nakshatras()
    .flatMap((one) => (stars.includes(one.number) ? (dayOfStar(almanac, rule, one) ?? []) : []));
}

function daysOfTithis(almanac: VrataAlmanac, rules: readonly TithiRule[], tradition: Tradition): Found[] {
  return rules.flatMap((rule) =>
    almanac.tithis().flatMap((tithi) => {
      if (tithi.number !== rule.number || !isOfMonth(almanac, tithi, rule)) return [];
      return foundByTithi(almanac, rule, tithi, tradition) ?? [];
    }),
  );
}

/** The day of a tithi by a rule of it. */
export function foundByTithi(
  almanac: VrataAlmanac,
  { find, inMonths, choice }: TithiRule,
  tithi: Parameters<TithiRule['find']>[1],
  tradition: Tradition,
): Found | undefined {
  const day = find(almanac, tithi, tradition);
  if (!day) return undefined;
  const month = inMonths.find((each) => each !== null && tithi.lunation()?.numbers.includes(each));
  const { chosen, ekadashi } = day;
  return { chosen, choice, month: month ?? undefined, tithi, ekadashi };
}

/** The days of a rule, each so many days later. */
function movedDays(almanac: VrataAlmanac, of: VrataRule, offset: number, tradition: Tradition): Found[] {
  const base = offset === 0 ? almanac : almanac.shifted(-offset, -offset);
  const found = daysOfRule(base, of, tradition);
  return offset === 0 ? found : found.flatMap((one) => movedTo(almanac, one, one.chosen.day.date + offset) ?? []);
}

function movedTo(almanac: VrataAlmanac, found: Found, date: number): Found | undefined {
  const day = almanac.dayOn(date as CalendarDate);
  const { decidedBy, window } = found.chosen;
  return day && { ...found, choice: undefined, chosen: chosenByRule(almanac, day, decidedBy, window) };
}

function weekdaysAfter(
  almanac: VrataAlmanac,
  { of, weekdays }: Extract<VrataRule, { kind: 'weekday_after' }>,
  tradition: Tradition,
): Found[] {
  return daysOfRule(almanac.shifted(-WEEK, -1), ruleOf(of), tradition).flatMap((one) => {
    const { date } = one.chosen.day;
    const days = weekdays.map((weekday) => ((weekday - weekdayOf(date) + WEEK - 1) % WEEK) + 1);
    return movedTo(almanac, one, date + Math.min(...days)) ?? [];
  });
}
