import type { Place } from '../../base/ephemeris/ascendant.js';
import {
  type Ephemeris,
  epochMillisecondsOf,
  epochMillisecondsOfUniversalTime,
  universalTimeAt,
} from '../../base/ephemeris/ephemeris.js';
import type { SunriseKind, SunSky } from '../../base/ephemeris/horizon.js';
import { type HorizonEvent, type HorizonQuestion, horizonEvents, isRisen } from '../../base/ephemeris/rise-set.js';
import { DAILY_SUN_LATITUDE, isFirst, sunPassages } from '../../base/ephemeris/sun-passages.js';
import { CalculationError } from '../../base/errors.js';
import type { CivilDay } from '../../base/input/local-day.js';
import { because, type SunlessDay } from '../../base/reasons.js';
import { type CalendarDate, formatDate, MILLISECONDS_PER_DAY, previousDate } from '../../base/time/calendar.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import type { DayAndNight, Span } from './day-divisions.js';

/** How sunrise is defined, for statements in results. */
export const SUNRISE_DEFINITIONS: Readonly<Record<SunriseKind, string>> = {
  standard:
    "Sunrise and sunset: centre of the Sun's disc 50' below the horizon at sea level (34' of refraction, 16' of semidiameter).",
  hindu_rising:
    "Sunrise and sunset: centre of the Sun's disc on the horizon as the centre of the Earth sees it, without refraction.",
};

/** Milliseconds. A day or a night that is longer is a polar one. */
const LONGEST = MILLISECONDS_PER_DAY;
/** Days before the ephemeris ends, for the looks beyond a span. */
const LOOK_BEYOND = 0.25;

/** A date without a day of the Sun at a place. */
export interface NoSolarDay {
  readonly why: SunlessDay;
}

/** A date with its instants in a zone. */
type DatedDay = Pick<CivilDay, 'date' | 'timeZone' | 'start' | 'end'>;

/** What the Sun does then, as a sentence about a date goes on. */
const SUNLESS: { readonly [Why in SunlessDay]: string } = {
  'below all day': 'does not rise at this place on',
  'up all day': 'is up all day and does not rise at this place on',
  'no sunset': 'does not set at this place within a day of rising on',
  'no next sunrise': 'does not rise again at this place within a day of setting on',
};

/**
 * The Sun's day at a place: from the first sunrise of a civil day to sunset and to the next sunrise.
 *
 * @throws CalculationError `engine_error` where the Sun does not rise on that date, or does not set or does not rise
 * again within a day, as happens beyond the polar circles.
 */
export function solarDay(sky: SunSky, day: DatedDay, place: Place): DayAndNight {
  const found = findSolarDay(sky, day, place);
  if ('why' in found) throw noSolarDay(day, found.why);
  return found;
}

/**
 * The Sun's day that holds an instant, with the date of its sunrise.
 *
 * @throws CalculationError as {@link solarDay}.
 */
export function solarDayAt(
  sky: SunSky,
  { instant, timeZone, place }: { readonly instant: number; readonly timeZone: Zone; readonly place: Place },
): DayAndNight & { readonly date: CalendarDate } {
  const from = (span: Span) => {
    const day = solarDay(sky, { date: wallClockAt(timeZone, span.start).date, timeZone, ...span }, place);
    return { ...day, date: wallClockAt(timeZone, day.sunrise).date };
  };
  const { date } = wallClockAt(timeZone, instant);
  const today = from(localDay(timeZone, date));
  let day = instant < today.sunrise ? from(localDay(timeZone, previousDate(date))) : today;
  // Where the Sun rises earlier by an hour a day, a date may have two sunrises.
  while (instant >= day.nextSunrise) {
    day = from({ start: day.nextSunrise - SECOND, end: day.nextSunrise + MILLISECONDS_PER_DAY });
  }
  return day;
}

const SECOND = 1000;

/** {@link solarDay}, or why there is none. */
export function findSolarDay(sky: SunSky, day: Span, place: Place): DayAndNight | NoSolarDay {
  if (Math.abs(place.latitude) > DAILY_SUN_LATITUDE) return searchedDay(sky, day, place);
  const { find, first } = sunPassages(sky, place);
  const sunrise = first(universalTimeAt(day.start), 'rise');
  const at = epochMillisecondsOfUniversalTime(sunrise);
  if (at >= day.end) return { why: 'below all day' };
  const nextSunrise = find(sunrise + 1, 'rise');
  const sunset = find((sunrise + nextSunrise) / 2, 'set');
  return {
    sunrise: at,
    sunset: epochMillisecondsOfUniversalTime(sunset),
    nextSunrise: epochMillisecondsOfUniversalTime(nextSunrise),
  };
}

/**
 * The first sunrises of days that follow each other, each as {@link findSolarDay} has it to a tenth of a second; none
 * for a day that has no day of the Sun.
 */
export function sunrises(sky: SunSky, days: readonly Span[], place: Place): (number | undefined)[] {
  if (Math.abs(place.latitude) > DAILY_SUN_LATITUDE) {
    return days.map((day) => {
      const found = searchedDay(sky, day, place);
      return 'why' in found ? undefined : found.sunrise;
    });
  }
  const { find, first, correct } = sunPassages(sky, place, MONTH_STEADY_DAYS);
  let before: number | undefined;
  let interval: number | undefined;
  return days.map(({ start, end }) => {
    const from = universalTimeAt(start);
    const next = before === undefined ? undefined : following(before, interval);
    // A clock that was set may leave a date without the sunrise that follows that of the day before.
    const follows = next !== undefined && isFirst(next, from);
    const rise = follows ? next : first(from, 'rise');
    interval = follows && before !== undefined ? rise - before : undefined;
    before = rise;
    const at = epochMillisecondsOfUniversalTime(rise);
    return at < end ? at : undefined;
  });

  function following(rise: number, days: number | undefined): number {
    return days === undefined ? find(rise + 1, 'rise') : correct(rise + days, 'rise', days);
  }
}

/** Days over which a month may take the axis of the Earth as still. */
const MONTH_STEADY_DAYS = 3;
/** {@link findSolarDay} by search, for where a day may have no sunrise or more than one. */
function searchedDay({ ephemeris, sunrise: definition }: SunSky, day: Span, place: Place): DayAndNight | NoSolarDay {
  const sun: HorizonQuestion = { body: 'Sun', place, definition };
  const until = day.end + LONGEST;
  const near = passages(ephemeris, sun, { start: day.start, end: until });
  const sunrise = firstOf(near, 'rise', day.start);
  if (sunrise === undefined || sunrise >= day.end) {
    const noon = universalTimeAt((day.start + day.end) / 2);
    const isUp = near.every(({ at }) => at >= day.end) && isRisen(ephemeris, sun, noon);
    return { why: isUp ? 'up all day' : 'below all day' };
  }
  const lastLook = epochMillisecondsOf(ephemeris.span.last - LOOK_BEYOND);
  const following = (event: HorizonEvent['event'], after: number): number | undefined => {
    const at =
      firstOf(near, event, after) ??
      firstOf(passages(ephemeris, sun, { start: until, end: Math.min(after + LONGEST, lastLook) }), event, after);
    return at !== undefined && at - after < LONGEST ? at : undefined;
  };
  const sunset = following('set', sunrise);
  if (sunset === undefined) return { why: 'no sunset' };
  const nextSunrise = following('rise', sunset);
  if (nextSunrise === undefined) return { why: 'no next sunrise' };
  return { sunrise, sunset, nextSunrise };
}

/**
 * The last sunset before a sunrise, milliseconds since 1970; undefined where the night before is a polar one or the
 * ephemeris does not reach.
 */
export function sunsetBefore(sky: SunSky, { sunrise, sunset }: DayAndNight, place: Place): number | undefined {
  const { ephemeris, sunrise: definition } = sky;
  const from = sunrise - LONGEST;
  if (universalTimeAt(from) < ephemeris.span.first + LOOK_BEYOND) return undefined;
  if (Math.abs(place.latitude) <= DAILY_SUN_LATITUDE) {
    return epochMillisecondsOfUniversalTime(sunPassages(sky, place).find(universalTimeAt(sunset) - 1, 'set'));
  }
  const sets = passages(ephemeris, { body: 'Sun', place, definition }, { start: from, end: sunrise }).filter(
    ({ event }) => event === 'set',
  );
  return sets.at(-1)?.at;
}

/** The day that moonrise and moonset are told of: the civil date, or from sunrise to sunrise. */
export const MOON_DAYS = ['civil', 'sunrise'] as const;
export type MoonDay = (typeof MOON_DAYS)[number];

/** The first moonrise and the first moonset of a day, milliseconds since 1970; about once a month one is missing. */
export function moonTimes(
  ephemeris: Ephemeris,
  day: Span,
  place: Place,
): { readonly moonrise: number | undefined; readonly moonset: number | undefined } {
  const found = passages(ephemeris, { body: 'Moon', place }, day);
  return { moonrise: firstOf(found, 'rise', day.start), moonset: firstOf(found, 'set', day.start) };
}

/** A rising or setting, milliseconds since 1970. */
interface Passage {
  readonly at: number;
  readonly event: HorizonEvent['event'];
}

/** Risings and settings from one instant up to another, milliseconds since 1970. */
function passages(ephemeris: Ephemeris, question: HorizonQuestion, { start, end }: Span): Passage[] {
  // What is looked for beyond a span that was searched may all lie in it.
  if (end <= start) return [];
  const span = { from: universalTimeAt(start), to: universalTimeAt(end) };
  return horizonEvents(ephemeris, question, span).map(({ at, event }) => ({
    at: epochMillisecondsOfUniversalTime(at),
    event,
  }));
}

function firstOf(events: readonly Passage[], event: HorizonEvent['event'], after: number): number | undefined {
  return events.find((one) => one.event === event && one.at >= after)?.at;
}

function noSolarDay({ date, timeZone: { name: timeZone } }: DatedDay, why: SunlessDay): CalculationError {
  const shown = formatDate(date);
  const told = `The Sun ${SUNLESS[why]} ${shown} (${timeZone}), so the day cannot be reckoned from sunrise and sunset.`;
  return because(new CalculationError('engine_error', told), 'no_solar_day', { why, date: shown, timeZone });
}
