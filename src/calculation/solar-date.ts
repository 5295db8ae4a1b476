import type { Place } from '../base/ephemeris/ascendant.js';
import { modulo } from '../base/math/angle.js';
import { type CalendarDate, readDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import type { MomentPanchanga } from '../contract/birth-panchanga.js';
import { entryResult, fixedResult, type SolarDateResult } from '../contract/solar-date.js';
import { BANGLADESH_FROM, fixedDate } from '../rules/calendars/fixed-calendars.js';
import { sunDate } from '../rules/calendars/solar-dates.js';
import { varaOf } from '../rules/panchanga/limbs.js';
import type { EntryCalendar } from '../rules/panchanga/month-beginnings.js';
import type { ToldOptions } from './conventions.js';
import { DEFAULTS, type Environment, resolveEnvironment } from './options.js';

/** By which sky a date is told, and where. */
export interface SolarReckoned {
  readonly environment: Partial<Pick<Environment, 'ephemeris'>>;
  /** The conventions of the result beside which it stands. */
  readonly options?: ToldOptions | undefined;
  /** A place whose sunset and clock decide; at the town of the calendar where none is named. */
  readonly place?: (Place & { readonly timezone: string }) | undefined;
}

/** Tells dates of one calendar of the Sun; undefined before its first month, and where the Sun made no day as one began. */
export function solarDates(
  calendar: EntryCalendar,
  { environment: { ephemeris }, options: { ayanamsha, sunrise } = {}, place }: SolarReckoned,
): (date: CalendarDate) => SolarDateResult | undefined {
  const { sky } = resolveEnvironment(
    { ...(ephemeris && { ephemeris }), ...(ayanamsha && { ayanamsha }), ...(sunrise && { sunrise }) },
    DEFAULTS,
  );
  const given = place && ({ ...place, town: 'given', zone: zoneOf(place.timezone) } as const);
  return (date) => {
    const found = sunDate(sky, calendar, date, given);
    return found && entryResult(calendar, found);
  };
}

/** The zone of Bangladesh, which has one alone, by its names in the IANA database. */
const OF_BANGLADESH = ['Asia/Dhaka', 'Asia/Dacca'];

/** The date of a day in the civil calendar of its country, where that is another than the one of the almanacs: Bangladesh. */
export function civilSolarDate(date: CalendarDate, timezone: string | undefined): SolarDateResult | undefined {
  if (timezone === undefined || !OF_BANGLADESH.includes(timezone) || date < BANGLADESH_FROM) return undefined;
  return fixedResult('bangladesh', fixedDate('bangladesh', date));
}

const WEEK = 7;

/**
 * The date of the day that a sunrise opened: the hours between midnight and sunrise belong to the date before. It is the
 * one that has the weekday, since the sunrise may be told by the clock of a zone far from the place.
 */
export function dateOpened({
  sunrise_at,
  vara,
}: Pick<MomentPanchanga, 'sunrise_at' | 'vara'>): CalendarDate | undefined {
  if (sunrise_at === null || vara === null) return undefined;
  const told = readDate(sunrise_at.slice(0, 10));
  const ahead = modulo(vara.number - varaOf(told).number + 3, WEEK) - 3;
  return (told + ahead) as CalendarDate;
}
