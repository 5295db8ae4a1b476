import type { Place } from '../ephemeris/ascendant.js';
import { crossings } from '../ephemeris/crossings.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import {
  epochMillisecondsOf,
  epochMillisecondsOfUniversalTime,
  momentAt,
  universalTimeAt,
} from '../ephemeris/moment.js';
import { horizonEvents } from '../ephemeris/rise-set.js';
import type { DayAndNight, Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbSpan, limbSpans, nextSpan } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../panchanga/lunar-month.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { localDay, wallClockAt } from '../time/zone.js';
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

/** A tithi with its month and the tithi after it; without them in the last weeks that the ephemeris covers. */
export interface MonthTithi extends Running {
  readonly lunation: () => Lunation | undefined;
  readonly next: () => MonthTithi | undefined;
}

/** An entry of the Sun into a sign, 1 (Aries) to 12. */
export interface SunEntry {
  readonly at: number;
  readonly sign: number;
}

/** Dates of a place, both inside. */
export interface DatesAtPlace {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly place: Place;
  readonly timeZone: string;
}

/** What the days of a span at a place are chosen by. All of it is reckoned when it is asked for, and once. */
export interface VrataAlmanac extends DatesAtPlace {
  readonly sky: Sky;
  /** The day of a date, in the span or about it; undefined where the Sun makes none. */
  readonly dayOn: (date: CalendarDate) => VrataDay | undefined;
  /** The month that holds an instant; undefined where the ephemeris does not have both of its new moons. */
  readonly lunationAt: (at: number) => Lunation | undefined;
  /** In order, all that may have a day in the span. */
  readonly tithis: () => readonly MonthTithi[];
  readonly nakshatras: () => readonly Running[];
  readonly entries: () => readonly SunEntry[];
}

/** Days from the end of a tithi or nakshatra to the sunrise of the last day that a rule may choose for it. */
const DAY_AFTER = 1.25;
/** Days that roundings at the other end may take. */
const DAY_BEFORE = 0.25;
/** Days between an entry of the Sun and the days that a rule may choose for it, on either side. */
const ABOUT_ENTRY = 3;
/** Days that are kept from the ends of the ephemeris, so that days and limbs on its edge are whole. */
const FROM_ENDS = 4;

/** The almanac of a span of dates, both inside. `found` are days of the Sun there that somebody has found already. */
export function vrataAlmanac(
  sky: Sky,
  dates: DatesAtPlace,
  found: readonly (DayAndNight & { readonly date: CalendarDate })[] = [],
): VrataAlmanac {
  const { first, last } = sky.ephemeris.span;
  const within = { start: epochMillisecondsOf(first + FROM_ENDS), end: epochMillisecondsOf(last - FROM_ENDS) };
  const known = found.map((day) => [day.date, withMoonrise(sky.ephemeris, day, dates.place)] as const);
  const dayOn = days(sky, dates, within, new Map(known));
  const { from, to, timeZone } = dates;
  const start = dayOn(from)?.sunrise ?? localDay(timeZone, from).start;
  const end = dayOn(to)?.nextSunrise ?? localDay(timeZone, to).end;
  const about = (before: number, after: number): Span => ({
    start: Math.max(within.start, start - before * MILLISECONDS_PER_DAY),
    end: Math.min(within.end, end + after * MILLISECONDS_PER_DAY),
  });
  const lunations: Lunation[] = [];
  const lunationAt = (at: number) => {
    const known = lunations.find((one) => holds(one, at));
    const found = known ?? lunationOf(sky, at);
    if (found && !known) lunations.push(found);
    return found;
  };
  let [tithis, nakshatras, entries]: [MonthTithi[]?, Running[]?, SunEntry[]?] = [];
  return {
    ...dates,
    sky,
    dayOn,
    lunationAt,
    tithis: () => {
      tithis ??= tithisOf(sky, about(DAY_AFTER, DAY_BEFORE), lunationAt);
      return tithis;
    },
    nakshatras: () => {
      const { start: from, end: to } = about(DAY_AFTER, DAY_BEFORE);
      nakshatras ??= limbSpans(sky, 'nakshatra', { from, to }).map(running);
      return nakshatras;
    },
    entries: () => {
      entries ??= entriesOf(sky, about(ABOUT_ENTRY, ABOUT_ENTRY));
      return entries;
    },
  };
}

/** Days by their dates, each reckoned once. */
function days(
  { ephemeris }: Sky,
  { place, timeZone }: DatesAtPlace,
  within: Span,
  known: Map<CalendarDate, VrataDay | undefined>,
): VrataAlmanac['dayOn'] {
  const dayOf = (date: CalendarDate): VrataDay | undefined => {
    const civil = localDay(timeZone, date);
    if (civil.start < within.start || civil.end > within.end) return undefined;
    const found = findSolarDay(ephemeris, civil, place);
    return 'why' in found ? undefined : withMoonrise(ephemeris, { date, ...found }, place);
  };
  return (date) => {
    if (!known.has(date)) known.set(date, dayOf(date));
    return known.get(date);
  };
}

function withMoonrise(
  ephemeris: Ephemeris,
  day: DayAndNight & { readonly date: CalendarDate },
  place: Place,
): VrataDay {
  const { date, sunrise, sunset, nextSunrise } = day;
  return { date, sunrise, sunset, nextSunrise, moonrise: moonriseOf(ephemeris, day, place) };
}

function moonriseOf(ephemeris: Ephemeris, { sunrise, nextSunrise }: DayAndNight, place: Place): VrataDay['moonrise'] {
  let moonrise: { readonly at: number | undefined } | undefined;
  return () => {
    moonrise ??= {
      at: horizonEvents(
        ephemeris,
        { body: 'Moon', place },
        { from: universalTimeAt(sunrise), to: universalTimeAt(nextSunrise) },
      )
        .filter(({ event }) => event === 'rise')
        .map(({ at }) => epochMillisecondsOfUniversalTime(at))[0],
    };
    return moonrise.at;
  };
}

/** The tithis that run in a span; each finds the one after it, also beyond the span. */
function tithisOf(sky: Sky, { start, end }: Span, lunationAt: VrataAlmanac['lunationAt']): MonthTithi[] {
  const tithiOf = (span: LimbSpan<'tithi'>): MonthTithi => {
    const tithi = running(span);
    let next: MonthTithi | undefined;
    return {
      ...tithi,
      lunation: () => lunationAt((tithi.start + tithi.end) / 2),
      next: () => {
        const following = next ? undefined : nextSpan(sky, 'tithi', span);
        next ??= following && tithiOf(following);
        return next;
      },
    };
  };
  const tithis: MonthTithi[] = [];
  for (
    let tithi: MonthTithi | undefined = tithiOf(limbSpan(sky, 'tithi', start));
    tithi && tithi.start < end;
    tithi = tithi.next()
  ) {
    tithis.push(tithi);
  }
  return tithis;
}

function running({ value, startsAt, endsAt }: LimbSpan<'tithi' | 'nakshatra'>): Running {
  return { number: value.number, start: startsAt, end: endsAt };
}

function entriesOf(sky: Sky, { start, end }: Span): SunEntry[] {
  return crossings(siderealTrack(sky, 'Sun'), momentAt(start).tt, momentAt(end).tt, RASHI_EDGES).map(
    ({ tt, target }) => ({ at: epochMillisecondsOf(tt), sign: target + 1 }),
  );
}

function lunationOf(sky: Sky, at: number): Lunation | undefined {
  const month = lunarMonth(sky, at)?.amanta;
  return month && { start: month.startsAt, end: month.endsAt, numbers: numbersOf(month), adhika: month.adhika };
}

function numbersOf({ number, omitted }: LunarMonth['amanta']): number[] {
  return omitted === undefined ? [number] : [number, LUNAR_MONTHS.indexOf(omitted) + 1];
}

/** Whether the month of the last tithis ends after the ephemeris does, so that no rule of a month finds them. */
export function isCutOff({ tithis }: VrataAlmanac): boolean {
  const last = tithis().at(-1);
  return last !== undefined && last.lunation() === undefined;
}

/** The day that holds an instant; undefined where the Sun makes none. */
export function dayOf({ dayOn, timeZone }: VrataAlmanac, at: number): VrataDay | undefined {
  const { date } = wallClockAt(timeZone, at);
  for (const back of [0, 1, 2]) {
    const day = dayOn((date - back) as CalendarDate);
    if (day && day.sunrise <= at && at < day.nextSunrise) return day;
  }
  return undefined;
}

/** A day so many after another; undefined where that date has no sunrise. */
export function dayAfter({ dayOn }: VrataAlmanac, { date }: VrataDay, count = 1): VrataDay | undefined {
  return dayOn((date + count) as CalendarDate);
}

/** Whether a span, which holds its start and not its end, holds an instant. */
export function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at < end;
}
