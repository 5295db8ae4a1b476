import type { Place } from '../ephemeris/ascendant.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { epochMillisecondsOf, epochMillisecondsOfUniversalTime, universalTimeAt } from '../ephemeris/moment.js';
import { type HorizonEvent, horizonEvents, isRisen, type RisingBody } from '../ephemeris/rise-set.js';
import { CalculationError } from '../errors.js';
import type { CivilDay } from '../input/local-day.js';
import { formatDate, MILLISECONDS_PER_DAY } from '../time/calendar.js';
import type { DayAndNight } from './day-divisions.js';

/** How sunrise is defined, for statements in results. */
export const SUNRISE_DEFINITION =
  "Sunrise and sunset: centre of the Sun's disc 50' below the horizon at sea level (34' of refraction, 16' of semidiameter).";

/** Milliseconds. A day or a night that is longer is a polar one. */
const LONGEST = MILLISECONDS_PER_DAY;
/** Days before the ephemeris ends, for the looks beyond a span. */
const LOOK_BEYOND = 0.25;

/**
 * The Sun's day at a place: from the first sunrise of a civil day to sunset and to the next sunrise.
 *
 * @throws CalculationError `engine_error` where the Sun does not rise on that date, or does not set or does not rise
 * again within a day, as happens beyond the polar circles.
 */
export function solarDay(ephemeris: Ephemeris, day: CivilDay, place: Place): DayAndNight {
  const until = day.end + LONGEST;
  const near = passages(ephemeris, 'Sun', place, { start: day.start, end: until });
  const sunrise = firstOf(near, 'rise', day.start);
  if (sunrise === undefined || sunrise >= day.end) {
    const noon = universalTimeAt((day.start + day.end) / 2);
    const isUp = near.every(({ at }) => at >= day.end) && isRisen(ephemeris, { body: 'Sun', place }, noon);
    throw noSolarDay(day, isUp ? 'is up all day and does not rise at this place on' : 'does not rise at this place on');
  }
  const lastLook = epochMillisecondsOf(ephemeris.span.last - LOOK_BEYOND);
  const following = (event: HorizonEvent['event'], after: number): number | undefined => {
    const at =
      firstOf(near, event, after) ??
      firstOf(
        passages(ephemeris, 'Sun', place, { start: until, end: Math.min(after + LONGEST, lastLook) }),
        event,
        after,
      );
    return at !== undefined && at - after < LONGEST ? at : undefined;
  };
  const sunset = following('set', sunrise);
  if (sunset === undefined) throw noSolarDay(day, 'does not set at this place within a day of rising on');
  const nextSunrise = following('rise', sunset);
  if (nextSunrise === undefined) throw noSolarDay(day, 'does not rise again at this place within a day of setting on');
  return { sunrise, sunset, nextSunrise };
}

/** The first moonrise and the first moonset of a civil day, milliseconds since 1970; about once a month one is missing. */
export function moonTimes(
  ephemeris: Ephemeris,
  day: CivilDay,
  place: Place,
): { readonly moonrise: number | undefined; readonly moonset: number | undefined } {
  const found = passages(ephemeris, 'Moon', place, day);
  return { moonrise: firstOf(found, 'rise', day.start), moonset: firstOf(found, 'set', day.start) };
}

/** A rising or setting, milliseconds since 1970. */
interface Passage {
  readonly at: number;
  readonly event: HorizonEvent['event'];
}

/** Risings and settings from one instant up to another, milliseconds since 1970. */
function passages(
  ephemeris: Ephemeris,
  body: RisingBody,
  place: Place,
  { start, end }: { readonly start: number; readonly end: number },
): Passage[] {
  const span = { from: universalTimeAt(start), to: universalTimeAt(end) };
  return horizonEvents(ephemeris, { body, place }, span).map(({ at, event }) => ({
    at: epochMillisecondsOfUniversalTime(at),
    event,
  }));
}

function firstOf(events: readonly Passage[], event: HorizonEvent['event'], after: number): number | undefined {
  return events.find((one) => one.event === event && one.at >= after)?.at;
}

function noSolarDay({ date, timeZone }: CivilDay, what: string): CalculationError {
  const told = `The Sun ${what} ${formatDate(date)} (${timeZone}), so there is no day to tell of.`;
  return new CalculationError('engine_error', told);
}
