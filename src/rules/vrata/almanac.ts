import type { Place } from '../../base/ephemeris/ascendant.js';
import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { RASHI_EDGES } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import type { LimbSpan } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth } from '../panchanga/lunar-month.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';
import { type KnownDay, type VrataDay, vrataDays } from './days.js';
import { LimbRuns } from './limb-runs.js';
import { mayReach } from './sun-reach.js';

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
  /** The tithi that holds an instant of the span. */
  readonly tithiAt: (at: number) => MonthTithi | undefined;
  /** The sidereal longitude of the Sun as the span begins, degrees; see {@link mayReach}. */
  readonly sunAtStart: () => number;
  /** The same of other dates, so many days from these: what one has found the others know. */
  readonly shifted: (before: number, after: number) => VrataAlmanac;
}

/** Days from the end of a tithi or nakshatra to the sunrise of the last day that a rule may choose for it. */
const DAY_AFTER = 1.25;
/** Days that roundings at the other end may take. */
const DAY_BEFORE = 0.25;
/** Days between an entry of the Sun and the days that a rule may choose for it, on either side. */
const ABOUT_ENTRY = 3;
/** Days of the shortest solar month. */
const SHORTEST_MONTH = 29;
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

/** What almanacs that lie beside each other share. */
interface Shared extends Pick<VrataAlmanac, 'sky' | 'place' | 'timeZone' | 'dayOn' | 'lunationAt' | 'daysAbout'> {
  /** Where the ephemeris has all that a day needs. */
  readonly within: Span;
  readonly tithis: LimbRuns<'tithi', MonthTithi>;
  readonly nakshatras: LimbRuns<'nakshatra', Running>;
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
  const lunations: Lunation[] = found.month ? [lunationOf(found.month)] : [];
  const lunationAt = (at: number) => {
    const known = lunations.find((one) => holds(one, at));
    const month = known ? undefined : lunarMonth(sky, at);
    if (month) lunations.push(lunationOf(month));
    return known ?? (month && lunations.at(-1));
  };
  const daysOf = new Map<Span, readonly VrataDay[]>();
  const tithiOf = ({ value, startsAt, endsAt }: LimbSpan<'tithi'>, next: MonthTithi['next']): MonthTithi => {
    let lunation: Lunation | undefined;
    return {
      number: value.number,
      start: startsAt,
      end: endsAt,
      lunation: () => {
        lunation ??= lunationAt((startsAt + endsAt) / 2);
        return lunation;
      },
      next,
    };
  };
  const shared: Shared = {
    sky,
    place,
    timeZone,
    within,
    dayOn,
    lunationAt,
    daysAbout: (span) => {
      const known = daysOf.get(span) ?? daysAbout({ dayOn, timeZone }, span);
      daysOf.set(span, known);
      return known;
    },
    tithis: new LimbRuns(sky, 'tithi', tithiOf, found.tithis),
    nakshatras: new LimbRuns(sky, 'nakshatra', running, found.nakshatras),
  };
  return almanacOf(shared, from, to);
}

function almanacOf(shared: Shared, from: CalendarDate, to: CalendarDate): VrataAlmanac {
  const { sky, place, timeZone, within, dayOn, lunationAt, daysAbout: daysOfSpan } = shared;
  const start = dayOn(from)?.sunrise ?? localDay(timeZone, from).start;
  const end = dayOn(to)?.nextSunrise ?? localDay(timeZone, to).end;
  const about = (before: number, after: number): Span => ({
    start: Math.max(within.start, start - before * MILLISECONDS_PER_DAY),
    end: Math.min(within.end, end + after * MILLISECONDS_PER_DAY),
  });
  let [tithis, nakshatras, entries, sun]: [MonthTithi[]?, Running[]?, (readonly SunEntry[])?, number?] = [];
  const others = new Map<string, VrataAlmanac>();
  const almanac: VrataAlmanac = {
    from,
    to,
    timeZone,
    place,
    sky,
    dayOn,
    lunationAt,
    daysAbout: daysOfSpan,
    tithis: () => {
      tithis ??= shared.tithis.during(about(DAY_AFTER, DAY_BEFORE));
      return tithis;
    },
    nakshatras: () => {
      nakshatras ??= shared.nakshatras.during(about(DAY_AFTER, DAY_BEFORE));
      return nakshatras;
    },
    entries: () => {
      entries ??= mayEnter(almanac) ? entriesOf(sky, about(ABOUT_ENTRY, ABOUT_ENTRY)) : [];
      return entries;
    },
    tithiAt: (at) => tithiIn(almanac.tithis(), at) ?? shared.tithis.during({ start: at, end: at + 1 })[0],
    sunAtStart: () => {
      sun ??= fromMicrodegrees(grahaLongitude(sky, 'Sun', momentAt(about(0, 0).start)));
      return sun;
    },
    shifted: (before, after) => {
      const key = `${before} ${after}`;
      const other = others.get(key) ?? almanacOf(shared, (from + before) as CalendarDate, (to + after) as CalendarDate);
      others.set(key, other);
      return other;
    },
  };
  return almanac;
}

/** By halves, since a year has four hundred. */
function tithiIn(tithis: readonly MonthTithi[], at: number): MonthTithi | undefined {
  let [low, high] = [0, tithis.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const tithi = tithis[middle] as MonthTithi;
    if (at < tithi.start) high = middle - 1;
    else if (at >= tithi.end) low = middle + 1;
    else return tithi;
  }
  return undefined;
}

function mayEnter(almanac: VrataAlmanac): boolean {
  const { from, to } = almanac;
  // Every longer span has an entry.
  if (to - from >= SHORTEST_MONTH) return true;
  return RASHI_EDGES.some((edge) => mayReach(almanac, edge, { slack: ABOUT_ENTRY }));
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
