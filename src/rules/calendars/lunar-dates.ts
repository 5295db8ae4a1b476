import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import { type Sky, siderealPosition } from '../../base/zodiac/positions.js';
import type { DayAndNight, Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/elongation.js';
import { type LimbSpan, limbAt, limbSpan, nextSpan, sunAndMoon } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonth, type MonthName } from '../panchanga/lunar-month.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { entryNear } from '../panchanga/suns.js';
import { LUNAR_MONTHS } from '../panchanga/tables.js';
import { monthAbout, sunBy } from './suns.js';

/** The lunar date of a day: the tithi of its sunrise with its month. */
export interface LunarDate {
  readonly month: LunarMonth;
  /** From full moon to full moon; that of an additional month from new moon to new moon. */
  readonly purnimanta: MonthName & { readonly span: Span | undefined };
  readonly tithi: LimbSpan<'tithi'>;
  /** The tithi that lies whole in the day, so that no sunrise sees it. */
  readonly skipped: LimbSpan<'tithi'> | undefined;
  readonly sunrise: SunriseOfTithi;
}

/** How many sunrises a tithi has, and which of them a day has. */
export const TITHI_SUNRISES = ['one', 'first_of_two', 'second_of_two', 'none', 'no_day'] as const;
export type SunriseOfTithi = (typeof TITHI_SUNRISES)[number];

/** Days by their dates; undefined where the Sun makes none. */
export type DayOn = (date: CalendarDate) => DayAndNight | undefined;

const HOUR = 3_600_000;

/** The lunar date of a day; undefined in the last weeks of the ephemeris. `before` is the sunrise of the day before. */
export function lunarDate(sky: Sky, day: DayAndNight, before: () => number | undefined): LunarDate | undefined {
  const longitudes = sunAndMoon(sky, day.sunrise);
  const month = lunarMonth(sky, day.sunrise, longitudes);
  if (!month) return undefined;
  const tithi = limbSpan(sky, 'tithi', day.sunrise, longitudes);
  const next = tithi.endsAt < day.nextSunrise ? nextSpan(sky, 'tithi', tithi) : undefined;
  return {
    month,
    purnimanta: { ...month.purnimanta, span: purnimantaSpan(sky, month, tithi.value.paksha === 'shukla') },
    tithi,
    skipped: next && next.endsAt <= day.nextSunrise ? next : undefined,
    sunrise: sunriseOf(tithi, day, before),
  };
}

function sunriseOf(tithi: LimbSpan<'tithi'>, day: DayAndNight, before: () => number | undefined): SunriseOfTithi {
  if (tithi.endsAt > day.nextSunrise) return 'first_of_two';
  // No day is shorter than that, so a tithi that began later has seen no sunrise before.
  if (tithi.startsAt > day.sunrise - 23 * HOUR) return 'one';
  const sunrise = before();
  return sunrise !== undefined && sunrise >= tithi.startsAt ? 'second_of_two' : 'one';
}

/**
 * From the full moon with which a month begins to that with which it ends. An additional month takes the two halves
 * between the halves of the nija one, which is then twice as long; it runs from new moon to new moon itself.
 */
function purnimantaSpan(sky: Sky, month: LunarMonth, isBright: boolean): Span | undefined {
  const { adhika, startsAt, endsAt } = month.amanta;
  if (adhika) return { start: startsAt, end: endsAt };
  const darkEnds = isBright ? startsAt : endsAt;
  const before = isBright ? monthAt(sky, startsAt - HOUR) : undefined;
  const after = isBright ? undefined : monthAt(sky, endsAt + HOUR);
  const opens = before?.amanta.adhika ? before.amanta.startsAt : darkEnds;
  const closes = after?.amanta.adhika ? after.amanta.endsAt : darkEnds;
  const start = elongationFrom(sky, opens - FULL_MOON_BEFORE, 180);
  const end = elongationFrom(sky, closes + HOUR, 180);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** As `nextElongation`; undefined too where it would be looked for from outside the ephemeris. */
function elongationFrom(sky: Sky, at: number, degrees: number): number | undefined {
  return isInside(sky, at) ? nextElongation(sky, at, degrees) : undefined;
}

/** As `lunarMonth`; undefined too where the instant itself lies outside the ephemeris. */
function monthAt(sky: Sky, at: number): LunarMonth | undefined {
  return isInside(sky, at) ? lunarMonth(sky, at) : undefined;
}

/** Whether the ephemeris has an instant. */
export function isInside({ ephemeris: { span } }: Sky, at: number): boolean {
  const { tt } = momentAt(at);
  return tt >= span.first && tt <= span.last;
}

/** Milliseconds: a full moon lies less before the new moon after it, and the new moon before it more. */
const FULL_MOON_BEFORE = 16.5 * MILLISECONDS_PER_DAY;

/** A lunar day to look for. */
export interface LunarDay {
  readonly system: 'amanta' | 'purnimanta';
  /** 1 (Chaitra) to 12. */
  readonly month: number;
  /** 1 to 30, from the new moon on. */
  readonly tithi: number;
}

/** A tithi of a month. */
export interface TithiOfMonth extends Span {
  readonly month: LunarMonth;
}

const DARK_HALF = 15;
const DEGREES_OF_TITHI = 12;
/** Lunations to look at: that by the Sun of the Surya Siddhanta, which may be next to that by an ayanamsha. */
const ROUNDS = 3;

/**
 * The tithis of a month whose Sun enters its sign about a civil year: one, or two where there is an additional month of
 * the name, in the order of time; undefined where the ephemeris does not reach.
 */
export function tithisOfMonth(
  sky: Sky,
  civilYear: number,
  { system, month, tithi }: LunarDay,
): TithiOfMonth[] | undefined {
  const nija = lunationOf(sky, civilYear, month);
  if (!nija) return undefined;
  const before = mayFollowAdhika(sky, nija) ? monthAt(sky, nija.amanta.startsAt - HOUR) : undefined;
  const adhika = before?.amanta.adhika ? before : undefined;
  const months = adhika ? [adhika, nija] : [nija];
  if (system === 'amanta' || tithi <= DARK_HALF) return months.flatMap((one) => tithiIn(sky, one, tithi));
  // The dark half of the nija month comes before the bright one, and before the additional month.
  const first = months[0] as LunarMonth;
  const isOmitted = first.amanta.omitted === LUNAR_MONTHS[month - 1];
  const dark = isOmitted ? first : monthAt(sky, first.amanta.startsAt - HOUR);
  return [...(dark ? [dark] : []), ...(adhika ? [adhika] : [])].flatMap((one) => tithiIn(sky, one, tithi));
}

/** Degrees: the Sun goes farther in any lunation. */
const LEAST_WAY = 27;

/** Whether the Sun may have been in the same sign a lunation before, which is what makes a month additional. */
function mayFollowAdhika(sky: Sky, { amanta: { startsAt } }: LunarMonth): boolean {
  return siderealPosition(sky, 'Sun', momentAt(startsAt).tt).longitude % 30 > LEAST_WAY;
}

/** The lunation in which the Sun enters the sign of a month: the nija one, or one that has swallowed it. */
function lunationOf(sky: Sky, civilYear: number, number: number): LunarMonth | undefined {
  const at = entryNear(sunBy(sky, 'surya_siddhanta'), number, monthAbout(civilYear, number)) as number;
  let month = monthAt(sky, at);
  for (let round = 0; month && round < ROUNDS; round++) {
    const { amanta } = month;
    const ahead = ((amanta.number - number + 18) % 12) - 6;
    const holds = (ahead === 0 && !amanta.adhika) || amanta.omitted === LUNAR_MONTHS[number - 1];
    if (holds) return month;
    month = monthAt(sky, ahead > 0 ? amanta.startsAt - HOUR : amanta.endsAt + HOUR);
  }
  return undefined;
}

function tithiIn(sky: Sky, month: LunarMonth, tithi: number): TithiOfMonth[] {
  const { startsAt, endsAt } = month.amanta;
  const edge = (number: number, from: number) =>
    number === 0 ? startsAt : number === 30 ? endsAt : elongationFrom(sky, from, number * DEGREES_OF_TITHI);
  const start = edge(tithi - 1, startsAt + HOUR / 60);
  const end = start === undefined ? undefined : edge(tithi, start + HOUR);
  return start === undefined || end === undefined ? [] : [{ start, end, month }];
}

/** A day that a tithi has. */
export interface DayOfTithi {
  /** Undefined where the Sun makes no day. */
  readonly date: CalendarDate | undefined;
  readonly sunrise: SunriseOfTithi;
}

/** The days at whose sunrise a tithi runs, one or two; without any that in which it begins. */
export function daysOfTithi({ start, end }: Span, dayOn: DayOn, zone: Zone): DayOfTithi[] {
  const [first, last] = [wallClockAt(zone, start).date - 1, wallClockAt(zone, end).date];
  const days: (DayAndNight & { readonly date: CalendarDate })[] = [];
  for (let date = first; date <= last; date++) {
    const day = dayOn(date as CalendarDate);
    if (day && day.sunrise < end && day.nextSunrise > start) days.push({ ...pick(day), date: date as CalendarDate });
  }
  const risen = days.filter(({ sunrise }) => start <= sunrise);
  if (risen.length > 1) {
    return risen.map(({ date }, index) => ({ date, sunrise: index === 0 ? 'first_of_two' : 'second_of_two' }));
  }
  const [only] = risen;
  if (only) return [{ date: only.date, sunrise: 'one' }];
  const holds = days.find(({ sunrise, nextSunrise }) => sunrise <= start && start < nextSunrise);
  return [holds ? { date: holds.date, sunrise: 'none' } : { date: undefined, sunrise: 'no_day' }];
}

function pick({ sunrise, sunset, nextSunrise }: DayAndNight): DayAndNight {
  return { sunrise, sunset, nextSunrise };
}

const BHADRAPADA = 6;
const SUNIA = 12;
/** Civil months in which Bhadra Shukla 12 may fall. */
const [EARLIEST, LATEST] = [8, 10];

/**
 * The civil year in which the year of Odisha (San) of a date began: on Sunia, Bhadra Shukla 12, where no sunrise sees
 * that, the day in which it lies.
 */
export function odiaYear(sky: Sky, date: CalendarDate, { zone, ...place }: Place & { readonly zone: Zone }): number {
  const { year, month } = fieldsFromDays(date);
  if (month < EARLIEST || month > LATEST) return month > LATEST ? year : year - 1;
  const day = findSolarDay(sky, localDay(zone, date), place);
  if ('why' in day) return year - 1;
  const { amanta } = lunarMonth(sky, day.sunrise) ?? {};
  if (!amanta) return year - 1;
  if (amanta.number !== BHADRAPADA || amanta.adhika) return amanta.number > BHADRAPADA ? year : year - 1;
  const tithi = (at: number) => limbAt('tithi', sunAndMoon(sky, at)).number;
  const isOver = tithi(day.sunrise) === SUNIA - 1 && tithi(day.nextSunrise) > SUNIA;
  return tithi(day.sunrise) >= SUNIA || isOver ? year : year - 1;
}
