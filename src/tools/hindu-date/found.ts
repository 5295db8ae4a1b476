import type { Place } from '../../base/ephemeris/ascendant.js';
import { universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import * as field from '../../base/schema/fields.js';
import { type CalendarDate, dateOf, formatDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import { type Running, running, runningFields } from '../../contract/limbs.js';
import { entryResult, fixedResult, type MonthBegunResult } from '../../contract/solar-date.js';
import { dateOfFixed } from '../../rules/calendars/fixed-calendars.js';
import { daysOfTithi, type SunriseOfTithi, tithisOfMonth } from '../../rules/calendars/lunar-dates.js';
import { dateOfSun } from '../../rules/calendars/solar-dates.js';
import { FIXED_CALENDARS, type FixedCalendar, type Reckoned, type SunEra } from '../../rules/calendars/solar-tables.js';
import { monthAbout } from '../../rules/calendars/suns.js';
import type { LunarMonthName } from '../../rules/panchanga/tables.js';
import { vrataDays } from '../../rules/vrata/days.js';
import { sunriseSchema } from './lunar.js';
import type { Query } from './query.js';
import { eraSchema, monthBegunSchema } from './solar.js';

/** A civil date that has the date sought. */
export interface FoundDateResult {
  /** Null where the Sun makes no day in the tithi. */
  readonly date: string | null;
  /** Of a lunar date: how many sunrises its tithi has, and which of them the date has; else null. */
  readonly sunrise_code: SunriseOfTithi | null;
  /** The amanta month in which the tithi runs; null of a date by the Sun. */
  readonly lunar_month: {
    readonly name: LunarMonthName;
    readonly adhika: boolean;
    readonly omitted_month_name: LunarMonthName | null;
  } | null;
  /** When the tithi runs; null of a date by the Sun. */
  readonly tithi_span: Running | null;
  /** The year of a date by the Sun in the era of its calendar; else null. */
  readonly year_number: number | null;
  readonly era_code: SunEra | null;
  /** How the month of a date by the Sun began; else null. */
  readonly month_began: MonthBegunResult | null;
}

interface Searched {
  readonly sky: Sky;
  readonly place: Place;
  readonly zone: Zone;
  /** Where calendars of the Sun are reckoned if not at their towns. */
  readonly given: Reckoned | undefined;
}

/** What was found, and whether the ephemeris ends before all of it. */
export interface FoundDates {
  readonly found: readonly FoundDateResult[];
  readonly isCutOff: boolean;
}

type Sought = Exclude<Query, { kind: 'date' }>;

/** Days by which a month may begin earlier or later than about its day. */
const ABOUT = 25;

/** The civil dates that have the date sought, in order. */
export function findDates(searched: Searched, query: Sought): FoundDates {
  const { fromYear, toYear, month } = query;
  const [first, last] = [dateOf(fromYear, 1, 1), dateOf(toYear, 12, 31)];
  const rowsOf = query.kind === 'lunar' ? lunarRows(searched, query) : solarRows(searched, query);
  const rows: Row[] = [];
  let isCutOff = false;
  // A month may begin in the civil year before that of a date, or be counted to the one after it.
  for (let year = fromYear - 1; year <= toYear + 1; year++) {
    const about = Math.floor(monthAbout(year, month) / MILLISECONDS_PER_DAY);
    const found = rowsOf(year);
    if (!found && about > first - ABOUT && about < last + ABOUT) isCutOff = true;
    rows.push(...(found ?? []).filter((row) => row.about >= first && row.about <= last));
  }
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const inOrder = [...byKey.values()].sort((one, other) => one.about - other.about);
  return { found: inOrder.map(({ result }) => result), isCutOff };
}

interface Row {
  /** The date, or where none is the day of UTC in which the tithi begins. */
  readonly about: number;
  readonly key: string;
  readonly result: FoundDateResult;
}

/** The dates about a civil year; undefined where the ephemeris does not reach. */
type RowsOf = (civilYear: number) => Row[] | undefined;

const NOT_SOLAR = { year_number: null, era_code: null, month_began: null };
const NOT_LUNAR = { sunrise_code: null, lunar_month: null, tithi_span: null };

function lunarRows({ sky, place, zone }: Searched, query: Extract<Query, { kind: 'lunar' }>): RowsOf {
  const dayOn = vrataDays(sky, { place, civilDay: (date) => civilDay(sky, zone, date), known: [] });
  return (year) =>
    tithisOfMonth(sky, year, query)?.flatMap(({ start, end, month }) => {
      const { name, adhika, omitted } = month.amanta;
      const told = {
        lunar_month: { name, adhika, omitted_month_name: omitted ?? null },
        tithi_span: running(zone, { startsAt: start, endsAt: end }),
        ...NOT_SOLAR,
      };
      return daysOfTithi({ start, end }, dayOn, zone).map(({ date, sunrise }): Row => {
        const about = date ?? Math.floor(start / MILLISECONDS_PER_DAY);
        const result = { date: date === undefined ? null : formatDate(date), sunrise_code: sunrise, ...told };
        return { about, key: `${about} ${start}`, result };
      });
    });
}

/** Days that are kept from the ends of the ephemeris, so that a day on its edge is whole. */
const FROM_ENDS = 2;

function civilDay({ ephemeris: { span } }: Sky, zone: Zone, date: CalendarDate) {
  const day = localDay(zone, date);
  const isWhole =
    universalTimeAt(day.start) > span.first + FROM_ENDS && universalTimeAt(day.end) < span.last - FROM_ENDS;
  return isWhole ? day : undefined;
}

function solarRows({ sky, given }: Searched, query: Extract<Query, { kind: 'solar' }>): RowsOf {
  const { calendar } = query;
  return (year) => {
    if (isFixed(calendar)) {
      const found = dateOfFixed(calendar, year, query);
      return found ? [rowOf(found.date, fixedResult(calendar, found))] : [];
    }
    const found = dateOfSun(sky, calendar, { civilYear: year, ...query }, given);
    if (found === null) return [];
    return found && [rowOf(found.date, entryResult(calendar, found))];
  };
}

function isFixed(calendar: string): calendar is FixedCalendar {
  return (FIXED_CALENDARS as readonly string[]).includes(calendar);
}

function rowOf(date: CalendarDate, { year_number, era_code, month_began }: ReturnType<typeof entryResult>): Row {
  const result = { date: formatDate(date), ...NOT_LUNAR, year_number, era_code, month_began };
  return { about: date, key: String(date), result };
}

export function foundDateSchema() {
  return field.open({
    date: field.orNull(field.date('A civil date; null where the Sun makes no day in the tithi.')),
    sunrise_code: field.orNull(sunriseSchema()),
    lunar_month: field.orNull(
      field.open({
        name: lunarMonthName('The amanta month of the tithi.'),
        adhika: field.flag('Whether it is the additional month before the one of the same name.'),
        omitted_month_name: field.orNull(lunarMonthName('The month that the year loses in this one.')),
      }),
    ),
    tithi_span: field.orNull(field.open(runningFields())),
    year_number: field.orNull(field.integer(300, 2400, 'The year of a date by the Sun; null in the Tamil calendar.')),
    era_code: field.orNull(eraSchema()),
    month_began: field.orNull(monthBegunSchema()),
  });
}
