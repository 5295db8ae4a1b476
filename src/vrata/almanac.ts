import type { Place } from '../ephemeris/ascendant.js';
import { crossings } from '../ephemeris/crossings.js';
import {
  epochMillisecondsOf,
  epochMillisecondsOfUniversalTime,
  momentAt,
  universalTimeAt,
} from '../ephemeris/moment.js';
import { horizonEvents } from '../ephemeris/rise-set.js';
import type { DayAndNight, Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbSpans } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonths } from '../panchanga/lunar-month.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { localDay } from '../time/zone.js';
import { RASHI_EDGES } from '../zodiac/rashi.js';
import { type Sky, siderealTrack } from '../zodiac/sidereal.js';

/** A day from sunrise to sunrise, named after the date of its sunrise; instants are milliseconds since 1970. */
export interface VrataDay extends DayAndNight {
  readonly date: CalendarDate;
  /** The first moonrise from this sunrise to the next; undefined where there is none. */
  readonly moonrise: () => number | undefined;
}

/** A lunar month from new moon to new moon. */
interface Lunation extends Span {
  /** 1 (Chaitra) to 12; two where it has swallowed a month (kshaya). */
  readonly numbers: readonly number[];
  readonly adhika: boolean;
}

/** A tithi or a nakshatra and when it runs. */
export interface Running extends Span {
  readonly number: number;
}

/** A tithi with its month; none in the last weeks that the ephemeris covers. */
export interface MonthTithi extends Running {
  readonly lunation: Lunation | undefined;
}

/** An entry of the Sun into a sign, 1 (Aries) to 12. */
export interface SunEntry {
  readonly at: number;
  readonly sign: number;
}

/** What the days of a span at a place are chosen by. */
export interface VrataAlmanac {
  readonly sky: Sky;
  readonly timeZone: string;
  /** In order; without the dates that have no day of the Sun. */
  readonly days: readonly VrataDay[];
  readonly tithis: readonly MonthTithi[];
  readonly nakshatras: readonly Running[];
  readonly entries: readonly SunEntry[];
}

/** Days looked at on either side of what is asked: a solar month, since two stars of one are held against each other. */
const MARGIN = 34;
/** Days: a lunar month and what rounding may want. */
const LUNATION = 31;
/** Days that are kept from the ends of the ephemeris, so that days and limbs on its edge are whole. */
const FROM_ENDS = 4;

/** Dates of a place, both inside. */
interface DatesAtPlace {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly place: Place;
  readonly timeZone: string;
}

/** The almanac of a span of dates, both inside, with a month around it. */
export function vrataAlmanac(sky: Sky, { from, to, place, timeZone }: DatesAtPlace): VrataAlmanac {
  const { first, last } = sky.ephemeris.span;
  const earliest = epochMillisecondsOf(first + FROM_ENDS);
  const latest = epochMillisecondsOf(last - FROM_ENDS);
  const start = Math.max(earliest, localDay(timeZone, from).start - MARGIN * MILLISECONDS_PER_DAY);
  const end = Math.min(latest, localDay(timeZone, to).end + MARGIN * MILLISECONDS_PER_DAY);
  const span = { from: start, to: end };
  const lunations = lunationsOf(sky, { start: Math.max(earliest, start - LUNATION * MILLISECONDS_PER_DAY), end });
  return {
    sky,
    timeZone,
    days: daysOf(
      sky,
      { from: (from - MARGIN) as CalendarDate, to: (to + MARGIN) as CalendarDate, place, timeZone },
      { start, end },
    ),
    tithis: limbSpans(sky, 'tithi', span).map((tithi) => ({
      ...running(tithi),
      lunation: lunations.find((one) => one.start <= middle(tithi) && middle(tithi) < one.end),
    })),
    nakshatras: limbSpans(sky, 'nakshatra', span).map(running),
    entries: crossings(siderealTrack(sky, 'Sun'), momentAt(start).tt, momentAt(end).tt, RASHI_EDGES).map(
      ({ tt, target }) => ({ at: epochMillisecondsOf(tt), sign: target + 1 }),
    ),
  };
}

function running({ value, startsAt, endsAt }: LimbSpan<'tithi' | 'nakshatra'>): Running {
  return { number: value.number, start: startsAt, end: endsAt };
}

function middle({ startsAt, endsAt }: LimbSpan): number {
  return (startsAt + endsAt) / 2;
}

/** The lunar months of a span, as far as the ephemeris has both of their new moons. */
function lunationsOf(sky: Sky, span: Span): Lunation[] {
  return lunarMonths(sky, span).map(({ amanta }) => ({
    start: amanta.startsAt,
    end: amanta.endsAt,
    numbers: numbersOf(amanta),
    adhika: amanta.adhika,
  }));
}

function numbersOf({ number, omitted }: LunarMonth['amanta']): number[] {
  return omitted === undefined ? [number] : [number, LUNAR_MONTHS.indexOf(omitted) + 1];
}

function daysOf({ ephemeris }: Sky, { from, to, place, timeZone }: DatesAtPlace, within: Span): VrataDay[] {
  const days: VrataDay[] = [];
  for (let date = from; date <= to; date = (date + 1) as CalendarDate) {
    const civil = localDay(timeZone, date);
    if (civil.start < within.start || civil.end > within.end) continue;
    const found = findSolarDay(ephemeris, civil, place);
    if ('why' in found) continue;
    let moonrise: { readonly at: number | undefined } | undefined;
    days.push({
      date,
      ...found,
      moonrise: () => {
        moonrise ??= {
          at: horizonEvents(
            ephemeris,
            { body: 'Moon', place },
            { from: universalTimeAt(found.sunrise), to: universalTimeAt(found.nextSunrise) },
          )
            .filter(({ event }) => event === 'rise')
            .map(({ at }) => epochMillisecondsOfUniversalTime(at))[0],
        };
        return moonrise.at;
      },
    });
  }
  return days;
}

/** The day that holds an instant; undefined where the Sun makes none. */
export function dayOf({ days }: VrataAlmanac, at: number): VrataDay | undefined {
  const day = days[lastFrom(days, at)];
  return day && at < day.nextSunrise ? day : undefined;
}

/** A day so many after another; undefined where one between has no sunrise. */
export function dayAfter({ days }: VrataAlmanac, day: VrataDay, count = 1): VrataDay | undefined {
  const other = days[days.indexOf(day) + count];
  return other?.date === day.date + count ? other : undefined;
}

/** The index of the last day that begins at or before an instant; -1 without one. */
function lastFrom(days: readonly VrataDay[], at: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((days[half] as VrataDay).sunrise <= at) low = half + 1;
    else high = half;
  }
  return low - 1;
}

/** Whether a span, which holds its start and not its end, holds an instant. */
export function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at < end;
}
