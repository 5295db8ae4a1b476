import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { type EntryCalendar, firstOfMonth } from '../panchanga/month-beginnings.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { entryNear, type Sun } from '../panchanga/suns.js';
import { odiaYear } from './lunar-dates.js';
import { ENTRY_RULES, type MonthRule, type Reckoned, townOf } from './solar-tables.js';
import { monthAbout, SIGN_DAYS, signOf, sunBy } from './suns.js';

/** An entry of the Sun into a sign, 1 (Mesha) to 12, milliseconds since 1970. */
interface SunEntry {
  readonly sign: number;
  readonly at: number;
}

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

/** The months of the published years 1908, 1950 and 2051 need it; the disc's rim and refraction would shift them. */
const NEPAL_SUNRISE = 'hindu_rising';

/** The month that begins with an entry; undefined where the Sun makes no day that its rule asks for. */
export function monthBegun(
  sky: Sky,
  calendar: EntryCalendar,
  { sign, at }: SunEntry,
  where: Reckoned,
): MonthBegun | undefined {
  const { zone: timeZone } = where;
  const { date } = wallClockAt(timeZone, at);
  const day = () => {
    const sun = calendar === 'nepali' ? ({ ...sky, sunrise: NEPAL_SUNRISE } as const) : sky;
    const found = findSolarDay(sun, localDay(timeZone, date), where);
    return 'why' in found ? undefined : found;
  };
  const found = firstOfMonth(calendar, { sign, at, date, timeZone, day });
  if (!found) return undefined;
  const { first, rule, limits } = found;
  const limitAt = limits().reduce((near, limit) => (Math.abs(limit - at) < Math.abs(near - at) ? limit : near));
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
    const month = monthBegun(sky, calendar, look, where);
    if (!month) return undefined;
    if (month.first <= date) return dated(sky, calendar, month, date);
    const sign = ((look.sign + 10) % 12) + 1;
    const at = entryNear(sun, sign, look.at - MONTH);
    look = at === undefined ? undefined : { sign, at };
  }
  return undefined;
}

/** The last entry before an instant, which the ephemeris may not reach any more: then that before its end. */
function latestEntry(sun: Sun, instant: number): SunEntry | undefined {
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
  const began = at === undefined ? undefined : monthBegun(sky, calendar, { sign: month, at }, where);
  if (!began) return undefined;
  const date = (began.first + day - 1) as CalendarDate;
  // Only the last days of a month may be those of the next.
  const isOfNext = day >= SHORTEST && sunDate(sky, calendar, date, given)?.month !== month;
  return isOfNext ? null : { ...dated(sky, calendar, began, date), date };
}

/** No month of the Sun has fewer days. */
const SHORTEST = 29;
