import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { entryNear, type Sun } from '../panchanga/suns.js';
import { odiaYear } from './lunar-dates.js';
import { ENTRY_RULES, type EntryCalendar, type MonthRule, type Reckoned, townOf } from './solar-tables.js';
import { monthAbout, SIGN_DAYS, signOf, sunBy } from './suns.js';

/** How a month of the Sun began. */
interface MonthBegun {
  /** 1 to 12: the sign that the Sun entered, from Mesha on. */
  readonly month: number;
  readonly first: CalendarDate;
  /** When it entered, milliseconds since 1970. */
  readonly enteredAt: number;
  readonly rule: MonthRule;
  /** The instant on whose other side the entry would have made another date the first, the nearest one. */
  readonly limitAt: number;
  readonly where: Reckoned;
}

/** A date of a calendar of entries. */
export interface SunDate extends MonthBegun {
  /** 1 to 32. */
  readonly day: number;
  /** By the era of the calendar; undefined in the Tamil one, which has names. */
  readonly year: number | undefined;
  /** The civil year in which its year began. */
  readonly yearBegan: number;
}

/** Where a calendar is reckoned: at its town, or where somebody asks for, but for one that is bound to its town. */
function whereOf(calendar: EntryCalendar, given: Reckoned | undefined): Reckoned {
  const { town, isBound } = ENTRY_RULES[calendar];
  return isBound || !given ? townOf(town) : given;
}

const CANCER = 4;
const CAPRICORN = 10;

/** The months of the published years 1908, 1950 and 2051 need it; the disc's rim and refraction would shift them. */
const NEPAL_SUNRISE = 'hindu_rising';

interface First {
  readonly first: number;
  readonly rule: MonthRule;
  readonly limits: readonly number[];
}

/** The first day of the month that begins with an entry; undefined where the Sun makes no day of that date. */
function firstDay(sky: Sky, calendar: EntryCalendar, sign: number, at: number, where: Reckoned): First | undefined {
  const { date } = wallClockAt(where.zone, at);
  const civil = localDay(where.zone, date);
  const midnights = [civil.start, civil.end];
  const { begins } = ENTRY_RULES[calendar];
  const sun = (of = sky) => {
    const found = findSolarDay(of, civil, where);
    return 'why' in found ? undefined : found;
  };
  switch (begins) {
    case 'same_date':
      return { first: date, rule: 'same_date', limits: midnights };
    case 'next_date':
      return { first: date + 1, rule: 'next_date', limits: midnights };
    case 'sunset': {
      const day = sun();
      return day && beforeOrAfter(at, date, day.sunset, ['before_sunset', 'after_sunset']);
    }
    case 'three_fifths': {
      const day = sun();
      const limit = day && day.sunrise + (3 / 5) * (day.sunset - day.sunrise);
      return limit === undefined
        ? undefined
        : beforeOrAfter(at, date, limit, ['before_three_fifths', 'after_three_fifths']);
    }
    case 'nepal': {
      const day = sign === CANCER || sign === CAPRICORN ? sun({ ...sky, sunrise: NEPAL_SUNRISE }) : undefined;
      if (!day) return { first: date, rule: 'same_date', limits: midnights };
      return sign === CANCER ? ofKarka(at, date, day.sunrise) : ofMakara(at, date, day.sunset);
    }
  }
}

function beforeOrAfter(
  at: number,
  date: number,
  limit: number,
  [before, after]: readonly [MonthRule, MonthRule],
): First {
  return at < limit
    ? { first: date, rule: before, limits: [limit] }
    : { first: date + 1, rule: after, limits: [limit] };
}

/** The day from sunrise to sunrise that holds the entry. */
function ofKarka(at: number, date: number, sunrise: number): First {
  const limits = [sunrise, sunrise + MILLISECONDS_PER_DAY];
  return at < sunrise
    ? { first: date - 1, rule: 'karka_before_sunrise', limits }
    : { first: date, rule: 'same_date', limits };
}

/** After sunset the next day. */
function ofMakara(at: number, date: number, sunset: number): First {
  const limits = [sunset, sunset - MILLISECONDS_PER_DAY];
  return at >= sunset
    ? { first: date + 1, rule: 'makara_after_sunset', limits }
    : { first: date, rule: 'same_date', limits };
}

function begun(sky: Sky, calendar: EntryCalendar, sign: number, at: number, where: Reckoned): MonthBegun | undefined {
  const found = firstDay(sky, calendar, sign, at, where);
  if (!found) return undefined;
  const { first, rule, limits } = found;
  const limitAt = limits.reduce((near, limit) => (Math.abs(limit - at) < Math.abs(near - at) ? limit : near));
  return { month: sign, first: first as CalendarDate, enteredAt: at, rule, limitAt, where };
}

/** Days from the end of a date on in which an entry may still begin a month with that date or one before it. */
const AHEAD = 1.5;
const MONTH = SIGN_DAYS * MILLISECONDS_PER_DAY;
/** The entry ahead, that of the month, and one more where the last made only the next date the first. */
const LOOKS = 3;

/** What a date is called; undefined before the ephemeris begins, or where the Sun made no day as the month began. */
export function sunDate(
  sky: Sky,
  calendar: EntryCalendar,
  date: CalendarDate,
  given: Reckoned | undefined,
): SunDate | undefined {
  const where = whereOf(calendar, given);
  const sun = sunBy(sky, ENTRY_RULES[calendar].sun);
  const last = localDay(where.zone, date).end + AHEAD * MILLISECONDS_PER_DAY;
  let look = latestEntry(sun, last);
  for (let index = 0; look && index < LOOKS; index++) {
    const month = begun(sky, calendar, look.sign, look.at, where);
    if (!month) return undefined;
    if (month.first <= date) return dated(sky, calendar, month, date);
    const sign = ((look.sign + 10) % 12) + 1;
    const at = entryNear(sun, sign, look.at - MONTH);
    look = at === undefined ? undefined : { sign, at };
  }
  return undefined;
}

/** The last entry before an instant, which the ephemeris may not reach any more: then that before its end. */
function latestEntry(sun: Sun, instant: number): { readonly sign: number; readonly at: number } | undefined {
  for (const from of [instant, instant - 2 * MILLISECONDS_PER_DAY]) {
    const position = sun.at(from);
    if (!position) continue;
    const sign = signOf(position.longitude);
    const at = entryNear(sun, sign, from - (MONTH * ((position.longitude + 3600) % 30)) / 30);
    return at === undefined ? undefined : { sign, at };
  }
  return undefined;
}

function dated(sky: Sky, calendar: EntryCalendar, month: MonthBegun, date: CalendarDate): SunDate {
  const { year: civil, month: civilMonth } = fieldsFromDays(date);
  const {
    year: [first, civilFirst, ahead],
    era,
  } = ENTRY_RULES[calendar];
  // In the civil month in which the year begins it is either the last month of the year or the first.
  const began = civilMonth > civilFirst || (civilMonth === civilFirst && month.month === first) ? civil : civil - 1;
  const yearBegan = calendar === 'odia' ? odiaYear(sky, date, month.where) : began;
  return { ...month, day: date - month.first + 1, year: era && yearBegan - ahead, yearBegan };
}

/** The date of a day of a month about a civil year; null where there is no such day, undefined outside the ephemeris. */
export function dateOfSun(
  sky: Sky,
  calendar: EntryCalendar,
  asked: { readonly civilYear: number; readonly month: number; readonly day: number },
  given: Reckoned | undefined,
): (SunDate & { readonly date: CalendarDate }) | null | undefined {
  const where = whereOf(calendar, given);
  const sun = sunBy(sky, ENTRY_RULES[calendar].sun);
  const { civilYear, month, day } = asked;
  const at = entryNear(sun, month, monthAbout(civilYear, month));
  const began = at === undefined ? undefined : begun(sky, calendar, month, at, where);
  if (!began) return undefined;
  const date = (began.first + day - 1) as CalendarDate;
  // Only the last days of a month may be those of the next.
  const isOfNext = day >= SHORTEST && sunDate(sky, calendar, date, given)?.month !== month;
  return isOfNext ? null : { ...dated(sky, calendar, began, date), date };
}

/** No month of the Sun has fewer days. */
const SHORTEST = 29;
