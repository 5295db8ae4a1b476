import { type CalendarDate, dayStart, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt } from '../../base/time/zone.js';
import { monthBegun } from '../calendars/solar-dates.js';
import { ENTRY_RULES, townOf } from '../calendars/solar-tables.js';
import { firstOfMonth, LATEST, MONTH_BEGINNINGS } from '../panchanga/month-beginnings.js';
import { ARYABHATIYA, entryNear, SURYA_SIDDHANTA, type Sun } from '../panchanga/suns.js';
import type { SunEntry, VrataAlmanac } from './almanac.js';
import type { CalendarOfSiddhanta, SolarCalendar } from './rules.js';

/** The calendars whose months begin by the sidereal zodiac of the caller, at the place. */
export type CalendarOfPlace = Exclude<SolarCalendar, CalendarOfSiddhanta>;
/** Those reckoned at a town, whose date counts wherever the calendar is kept. */
type CalendarOfTown = 'assamese' | 'nepali';

/** The Sun and the clock, milliseconds from UTC, of the calendars that are reckoned without a town. */
const RECKONED: Readonly<Record<Exclude<CalendarOfSiddhanta, CalendarOfTown>, { sun: Sun; clock: number }>> = {
  siddhanta: { sun: SURYA_SIDDHANTA, clock: 5.5 * 3_600_000 },
  // The mean Sun of Ujjain, whose sunrise at six begins the days of the almanac.
  vakya: { sun: ARYABHATIYA, clock: (75.7683 / 360) * MILLISECONDS_PER_DAY },
};
/** The part of a date until thirty ghatis after a sunrise at six. */
const SUNSET = 3 / 4;

export function isOfPlace(calendar: SolarCalendar): calendar is CalendarOfPlace {
  return !isReckoned(calendar) && calendar !== 'assamese' && calendar !== 'nepali';
}

function isReckoned(calendar: SolarCalendar): calendar is keyof typeof RECKONED {
  return Object.hasOwn(RECKONED, calendar);
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

/** The first dates of a span on which a month of a sign begins: at the town of the calendar, or as it is reckoned. */
export function siddhantaMonthStarts(
  almanac: VrataAlmanac,
  calendar: CalendarOfSiddhanta,
  sign: number,
  span: Dates,
): number[] {
  return isReckoned(calendar) ? reckonedStarts(calendar, sign, span) : startsAtTown(almanac, calendar, sign, span);
}

interface Dates {
  readonly from: number;
  readonly to: number;
}

/** The dates of the entries, after sunset the next. */
function reckonedStarts(calendar: keyof typeof RECKONED, sign: number, { from, to }: Dates): number[] {
  const { sun, clock } = RECKONED[calendar];
  const starts = new Set<number>();
  for (let near = from; near < to + YEAR; near += YEAR) {
    // These Suns have no beginning and no end.
    const at = entryNear(sun, sign, dayStart(near as CalendarDate)) as number;
    const first = Math.floor((at + clock) / MILLISECONDS_PER_DAY - SUNSET) + 1;
    if (first >= from && first <= to) starts.add(first);
  }
  return [...starts];
}

function startsAtTown({ sky }: VrataAlmanac, calendar: CalendarOfTown, sign: number, { from, to }: Dates): number[] {
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
