import type { Place } from '../../base/ephemeris/ascendant.js';
import { type Ephemeris, epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import { horizonEvents } from '../../base/ephemeris/rise-set.js';
import type { DayAndNight } from '../panchanga/day-divisions.js';

/** Days. From one sunrise to the next it is at most an hour more than a day, but for some days beyond latitude 83. */
const LONGEST_DAY = 25 / 24;

/** The Sun's day that holds an instant, from its sunrise to the next; undefined beyond the polar circles without one. */
export function birthDay(ephemeris: Ephemeris, place: Place, instant: number): DayAndNight | undefined {
  const at = universalTimeAt(instant);
  const events = horizonEvents(ephemeris, { body: 'Sun', place }, { from: at - LONGEST_DAY, to: at + LONGEST_DAY });
  const sunrise = events.findLast(({ event, at: then }) => event === 'rise' && then <= at);
  const next = events.find(({ event, at: then }) => event === 'rise' && then > at);
  const sunset = sunrise && events.find(({ event, at: then }) => event === 'set' && then > sunrise.at);
  if (!sunrise || !next || !sunset || sunset.at >= next.at || next.at - sunrise.at > LONGEST_DAY) return undefined;
  return {
    sunrise: epochMillisecondsOfUniversalTime(sunrise.at),
    sunset: epochMillisecondsOfUniversalTime(sunset.at),
    nextSunrise: epochMillisecondsOfUniversalTime(next.at),
  };
}
