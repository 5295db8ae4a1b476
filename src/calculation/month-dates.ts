import type { Place } from '../base/ephemeris/ascendant.js';
import type { CalendarDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import { localDay, wallClockAt } from '../base/time/zone.js';
import type { MonthReckoning, SolarReckoning } from '../languages/locale/habits.js';
import { tithisOfMonth } from '../rules/calendars/lunar-dates.js';
import { dateOfSun } from '../rules/calendars/solar-dates.js';
import { ENTRY_RULES, type Reckoned } from '../rules/calendars/solar-tables.js';
import { findSolarDay } from '../rules/panchanga/sunrise.js';
import { DEFAULTS, type Environment, resolveEnvironment } from './options.js';

/** A month by its name, and where it is reckoned. */
interface MonthAsked {
  readonly reckoning: MonthReckoning;
  /** 1 to 12: of the Moon from Chaitra on, of the Sun from that of Mesha on. */
  readonly month: number;
  /** The civil year in which, in spring, the year began that has the month. */
  readonly civilYear: number;
  readonly place: Place & { readonly timezone: string };
}

/** Both inside. */
interface MonthDates {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The civil dates of a month, of the Moon by sunrises; undefined where the ephemeris does not reach. */
export function monthDates(
  { reckoning, month, civilYear, place: { timezone, ...place } }: MonthAsked,
  environment: Partial<Pick<Environment, 'ephemeris'>>,
): MonthDates | undefined {
  const { sky } = resolveEnvironment(environment, DEFAULTS);
  const where: Reckoned = { ...place, town: 'given', zone: zoneOf(timezone) };
  const [first, next] =
    reckoning === 'amanta' || reckoning === 'purnimanta'
      ? ofMoon(reckoning)
      : [ofSun(reckoning, 0), ofSun(reckoning, 1)];
  return first === undefined || next === undefined ? undefined : { first, last: (next - 1) as CalendarDate };

  function ofSun(calendar: SolarReckoning, ahead: number): CalendarDate | undefined {
    const asked = {
      civilYear: civilYear + Math.floor((month - 1 + ahead) / 12),
      month: ((month - 1 + ahead) % 12) + 1,
    };
    return dateOfSun(sky, calendar, { ...asked, day: 1 }, where)?.date;
  }

  function ofMoon(system: 'amanta' | 'purnimanta') {
    const [opens, closes] = ENDS[system];
    const tithis = (tithi: number) => tithisOfMonth(sky, civilYear, { system, month, tithi });
    // An additional month stands before the amanta month of its name, and within the purnimanta one.
    const start = tithis(opens)?.at(system === 'amanta' ? -1 : 0)?.start;
    const end = tithis(closes)?.at(-1)?.end;
    return [start, end].map((at) => (at === undefined ? undefined : risenFrom(at)));
  }

  /** The first date whose sunrise comes after an instant. */
  function risenFrom(at: number): CalendarDate {
    const { date } = wallClockAt(where.zone, at);
    const day = findSolarDay(sky, localDay(where.zone, date), where);
    return 'why' in day || day.sunrise >= at ? date : ((date + 1) as CalendarDate);
  }
}

/** The tithis with which a month begins and ends, from the new moon on. */
const ENDS = { amanta: [1, 30], purnimanta: [16, 15] } as const;

/** The civil year in which, in spring, the year began that has a month of a year of the era of a calendar. */
export function civilYearOfEra(calendar: SolarReckoning, month: number, year: number): number | undefined {
  const {
    era,
    year: [first, , ahead],
  } = ENTRY_RULES[calendar];
  return era && year + ahead + (month < first ? 1 : 0);
}
