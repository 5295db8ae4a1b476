import type { Place } from '../../base/ephemeris/ascendant.js';
import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { RASHI_EDGES, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbSpans, limbSpansFrom, nextSpan, previousSpan } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../panchanga/lunar-month.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';
import { type KnownDay, type VrataDay, vrataDays } from './days.js';
import type { EntryRule } from './rules.js';

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
interface SunEntry {
  readonly at: number;
  readonly sign: number;
}

/** Dates of a place, both inside. */
export interface DatesAtPlace {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly place: Place;
  readonly timeZone: Zone;
}

/** What the days of a span at a place are chosen by. All of it is reckoned when it is asked for, and once. */
export interface VrataAlmanac extends DatesAtPlace {
  readonly sky: Sky;
  /** The day of a date, in the span or about it; undefined where the Sun makes none. */
  readonly dayOn: (date: CalendarDate) => VrataDay | undefined;
  /** The month that holds an instant; undefined where the ephemeris does not have both of its new moons. */
  readonly lunationAt: (at: number) => Lunation | undefined;
  /** The days from the one in which a span starts to the one after its end: those that a rule may choose by a window. */
  readonly daysAbout: (span: Span) => readonly VrataDay[];
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

/** What of a span somebody has found already. */
export interface FoundOfDates {
  readonly days?: readonly KnownDay[];
  /** Without gaps, and those of a day whole. */
  readonly tithis?: readonly LimbSpan<'tithi'>[] | undefined;
  readonly nakshatras?: readonly LimbSpan<'nakshatra'>[] | undefined;
  readonly month?: LunarMonth | undefined;
}

/** The almanac of a span of dates, both inside. */
export function vrataAlmanac(sky: Sky, dates: DatesAtPlace, found: FoundOfDates = {}): VrataAlmanac {
  const { first, last } = sky.ephemeris.span;
  const within = { start: epochMillisecondsOf(first + FROM_ENDS), end: epochMillisecondsOf(last - FROM_ENDS) };
  const { from, to, timeZone, place } = dates;
  const civilDay = (date: CalendarDate) => {
    const civil = localDay(timeZone, date);
    return civil.start < within.start || civil.end > within.end ? undefined : civil;
  };
  const dayOn = vrataDays(sky, { place, civilDay, known: found.days ?? [] });
  const start = dayOn(from)?.sunrise ?? localDay(timeZone, from).start;
  const end = dayOn(to)?.nextSunrise ?? localDay(timeZone, to).end;
  const about = (before: number, after: number): Span => ({
    start: Math.max(within.start, start - before * MILLISECONDS_PER_DAY),
    end: Math.min(within.end, end + after * MILLISECONDS_PER_DAY),
  });
  const lunations: Lunation[] = found.month ? [lunationOf(found.month)] : [];
  const lunationAt = (at: number) => {
    const known = lunations.find((one) => holds(one, at));
    const month = known ? undefined : lunarMonth(sky, at);
    if (month) lunations.push(lunationOf(month));
    return known ?? (month && lunations.at(-1));
  };
  const daysOf = new Map<Span, readonly VrataDay[]>();
  let [tithis, nakshatras, entries]: [MonthTithi[]?, Running[]?, SunEntry[]?] = [];
  return {
    from,
    to,
    timeZone,
    place,
    sky,
    dayOn,
    lunationAt,
    daysAbout: (span) => {
      const known = daysOf.get(span) ?? daysAbout({ dayOn, timeZone }, span);
      daysOf.set(span, known);
      return known;
    },
    tithis: () => {
      tithis ??= tithisOf(sky, spansAbout(sky, 'tithi', about(DAY_AFTER, DAY_BEFORE), found.tithis), lunationAt);
      return tithis;
    },
    nakshatras: () => {
      nakshatras ??= spansAbout(sky, 'nakshatra', about(DAY_AFTER, DAY_BEFORE), found.nakshatras).map(running);
      return nakshatras;
    },
    entries: () => {
      entries ??= entriesOf(sky, about(ABOUT_ENTRY, ABOUT_ENTRY));
      return entries;
    },
  };
}

/** The parts of a limb that run in a span, in order, of which some may be known. */
function spansAbout<Name extends 'tithi' | 'nakshatra'>(
  sky: Sky,
  limb: Name,
  { start, end }: Span,
  known: readonly LimbSpan<Name>[] = [],
): LimbSpan<Name>[] {
  const last = known.at(-1);
  if (!last) return limbSpans(sky, limb, { from: start, to: end });
  const before: LimbSpan<Name>[] = [];
  let [span] = known;
  while (span && span.startsAt > start) {
    span = previousSpan(sky, limb, span);
    if (span) before.unshift(span);
  }
  const all = [...before, ...known.slice(0, -1), ...limbSpansFrom(sky, limb, last, end)];
  return all.filter(({ startsAt }) => startsAt < end);
}

/** Tithis that follow each other; each finds the one after it, also beyond them. */
function tithisOf(sky: Sky, spans: readonly LimbSpan<'tithi'>[], lunationAt: VrataAlmanac['lunationAt']): MonthTithi[] {
  const tithiOf = (span: LimbSpan<'tithi'>, index: number): MonthTithi => {
    const { value, startsAt, endsAt } = span;
    let next: MonthTithi | undefined;
    return {
      number: value.number,
      start: startsAt,
      end: endsAt,
      lunation: () => lunationAt((startsAt + endsAt) / 2),
      next: () => {
        const following = next ? undefined : (spans[index + 1] ?? nextSpan(sky, 'tithi', span));
        next ??= following && tithiOf(following, index + 1);
        return next;
      },
    };
  };
  const tithis: MonthTithi[] = [];
  let tithi: MonthTithi | undefined = spans[0] && tithiOf(spans[0], 0);
  for (; tithi && tithis.length < spans.length; tithi = tithi.next()) tithis.push(tithi);
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

function lunationOf({ amanta }: LunarMonth): Lunation {
  return { start: amanta.startsAt, end: amanta.endsAt, numbers: numbersOf(amanta), adhika: amanta.adhika };
}

function numbersOf({ number, omitted }: LunarMonth['amanta']): number[] {
  return omitted === undefined ? [number] : [number, LUNAR_MONTHS.indexOf(omitted) + 1];
}

/** Whether the month of the last tithis ends after the ephemeris does, so that no rule of a month finds them. */
export function isCutOff({ tithis }: VrataAlmanac): boolean {
  const last = tithis().at(-1);
  return last !== undefined && last.lunation() === undefined;
}

/** None where the Sun makes no day about an end of the span. */
function daysAbout(almanac: Pick<VrataAlmanac, 'dayOn' | 'timeZone'>, { start, end }: Span): VrataDay[] {
  const [first, last] = [dayOf(almanac, start), dayOf(almanac, end)];
  if (!first || !last) return [];
  const days: VrataDay[] = [];
  for (let date = first.date; date <= last.date + 1; date++) {
    const day = almanac.dayOn(date as CalendarDate);
    if (day) days.push(day);
  }
  return days;
}

/** The day that holds an instant; undefined where the Sun makes none. */
export function dayOf({ dayOn, timeZone }: Pick<VrataAlmanac, 'dayOn' | 'timeZone'>, at: number): VrataDay | undefined {
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

const CANCER = 4;
const CAPRICORN = 10;

/** The day of an entry of the Sun by a rule; undefined where the Sun makes no day then. */
export function entryDay(almanac: VrataAlmanac, { at, sign }: SunEntry, rule: EntryRule): VrataDay | undefined {
  const civil = wallClockAt(almanac.timeZone, at).date;
  switch (rule) {
    case 'civil':
      return almanac.dayOn(civil);
    case 'bengal':
      return almanac.dayOn((civil + 1) as CalendarDate);
    case 'next_sunrise':
      return firstFrom(almanac, civil, at);
    case 'sunset': {
      const day = almanac.dayOn(civil);
      return day && at >= day.sunset ? dayAfter(almanac, day) : day;
    }
    case 'punya':
      return punyaDay(almanac, at, sign);
  }
}

/**
 * The day of the punyakala. That of the entry into Karka is the day that holds it; of Makara the next after sunset; of
 * the others the next after the middle of the night. Source: Dharmasindhu.
 */
function punyaDay(almanac: VrataAlmanac, at: number, sign: number): VrataDay | undefined {
  const day = dayOf(almanac, at);
  if (!day || sign === CANCER) return day;
  const latest = sign === CAPRICORN ? day.sunset : (day.sunset + day.nextSunrise) / 2;
  return at < latest ? day : dayAfter(almanac, day);
}

/** The first day with a sunrise at or after an instant; undefined where neither its date nor the next has one. */
function firstFrom({ dayOn }: VrataAlmanac, date: CalendarDate, at: number): VrataDay | undefined {
  return [date, date + 1].map((one) => dayOn(one as CalendarDate)).find((day) => day && day.sunrise >= at);
}

/** The sign, 1 (Aries) to 12, in which the Sun stands at an instant. */
export function sunSignAt({ sky }: VrataAlmanac, at: number): number {
  return rashiOf(grahaLongitude(sky, 'Sun', momentAt(at))).number;
}
