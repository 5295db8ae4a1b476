import { type CalendarDate, dayStart } from '../../base/time/calendar.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import { monthBegun } from '../calendars/solar-dates.js';
import { ENTRY_RULES, townOf } from '../calendars/solar-tables.js';
import { firstOfMonth, LATEST, MONTH_BEGINNINGS } from '../panchanga/month-beginnings.js';
import { entryNear, SURYA_SIDDHANTA } from '../panchanga/suns.js';
import type { SunEntry, VrataAlmanac } from './almanac.js';
import type { SolarCalendar } from './rules.js';

/** The calendars whose months begin by the sidereal zodiac of the caller, at the place. */
export type CalendarOfPlace = Exclude<SolarCalendar, CalendarOfTown>;
/** Those of the Sun of the Surya Siddhanta, whose date counts wherever the calendar is kept. */
export type CalendarOfTown = 'assamese' | 'nepali';

export function isOfPlace(calendar: SolarCalendar): calendar is CalendarOfPlace {
  return calendar !== 'assamese' && calendar !== 'nepali';
}

/** The first date of the month that begins with an entry, see {@link firstOfMonth}. */
export function monthStart(
  { timeZone, dayOn }: VrataAlmanac,
  { at, sign }: SunEntry,
  calendar: CalendarOfPlace,
): number | undefined {
  const { date } = wallClockAt(timeZone, at);
  return firstOfMonth(calendar, { sign, at, date, timeZone, day: () => dayOn(date) })?.first;
}

/** Days by which a month may begin before the date of its entry or after it. */
const ABOUT_ENTRY = 2;

/** The first dates of a span on which a month of a sign begins, at the town of the calendar. */
export function siddhantaMonthStarts(
  { sky }: VrataAlmanac,
  calendar: CalendarOfTown,
  sign: number,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const where = townOf(ENTRY_RULES[calendar].town);
  const starts = new Set<number>();
  for (let near = from; near < to + YEAR; near += YEAR) {
    // This Sun has no beginning and no end.
    const at = entryNear(SURYA_SIDDHANTA, sign, dayStart(near as CalendarDate)) as number;
    const { date } = wallClockAt(where.zone, at);
    if (date < from - ABOUT_ENTRY || date > to + ABOUT_ENTRY) continue;
    const first = monthBegun(sky, calendar, { sign, at }, where)?.first;
    if (first !== undefined && first >= from && first <= to) starts.add(first);
  }
  return [...starts];
}

/** Days of a year, to step from one entry to the next of the same sign. */
const YEAR = 365.25;

/** The instant of a date at which the Sun stands in the sign of the month that the date is of; see {@link monthStart}. */
export function instantOfMonth(
  almanac: VrataAlmanac,
  date: CalendarDate,
  calendar: CalendarOfPlace,
): number | undefined {
  const begins = MONTH_BEGINNINGS[calendar];
  if (begins === 'next_date') return localDay(almanac.timeZone, date).start;
  const day = almanac.dayOn(date);
  return day && LATEST[begins](day);
}
