import { hasAscendant, type Place } from '../ephemeris/ascendant.js';
import { momentAt } from '../ephemeris/ephemeris.js';
import { formatDate, parseOffset, utcDateAt } from '../time/calendar.js';
import { formatOffset } from '../time/gregorian.js';
import { type ClockPeriod, clockAt, standardOffsetAt, type Zone } from '../time/zone.js';
import { zoneOfLink } from '../time/zone-history.js';
import { nakshatraOf } from '../zodiac/nakshatra.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../zodiac/positions.js';
import { rashiOf } from '../zodiac/rashi.js';
import type { OtherClock, ToldByClock } from './caveats.js';
import { localMeanOffset } from './mean-time.js';
import { OLD_CLOCKS, ZONE_CITIES } from './old-clock-table.js';

/** A reading of the clock of a zone at a place, and the sky that it is asked about. */
export interface ClockReading {
  readonly sky: Sky;
  readonly place: Place;
  readonly timeZone: Zone;
  readonly epochMilliseconds: number;
}

/** What a birth of that reading is told first, by the clock of the zone or by another, seconds east of UTC. */
export function toldByClock({ sky, place, timeZone, epochMilliseconds }: ClockReading, offset?: number): ToldByClock {
  const behind = offset === undefined ? 0 : clockAt(timeZone, epochMilliseconds).offsetSeconds - offset;
  const moment = momentAt(epochMilliseconds + behind * 1000);
  return {
    lagna_sign_name: hasAscendant(place) ? rashiOf(lagnaLongitude(sky, moment, place)).name : null,
    nakshatra_name: nakshatraOf(grahaLongitude(sky, 'Moon', moment)).nakshatra.name,
  };
}

/** Whether lagna sign or nakshatra of two clocks are others. */
export function isToldOtherwise(one: ToldByClock, other: ToldByClock): boolean {
  return one.lagna_sign_name !== other.lagna_sign_name || one.nakshatra_name !== other.nakshatra_name;
}

/** Two clocks nearer to each other are told as one: a record has minutes. */
const ALIKE_SECONDS = 30;

/** Seconds between mean time and clock beyond which place and zone are not each other's, which another caveat tells. */
const FARTHEST_IN_ZONE = 14_400;

/** From here on every clock that was kept has a zone of its own. */
const ZONES_PART_CLOCKS = 0;

/** The other clocks that may have shown a reading before 1970, the likeliest first, each with what it would tell. */
export function otherClocks(reading: ClockReading): OtherClock[] {
  const { place, timeZone, epochMilliseconds } = reading;
  if (epochMilliseconds >= ZONES_PART_CLOCKS) return [];
  const zone = zoneOfLink(timeZone.name);
  if (zone === undefined || isInCity(zone, place)) return [];
  const period = clockAt(timeZone, epochMilliseconds);
  const ofPlace = localMeanOffset(place, period.offsetSeconds);
  if (Math.abs(ofPlace - period.offsetSeconds) > FARTHEST_IN_ZONE) return [];
  const date = formatDate(utcDateAt(epochMilliseconds + period.offsetSeconds * 1000));
  const found = new Map<number, OtherClock>();
  const isFound = (offset: number) => [...found.keys()].some((other) => Math.abs(other - offset) < ALIKE_SECONDS);
  for (const [zones, from, until, clock, reason_code, within] of OLD_CLOCKS) {
    if (date < from || date >= until || !isAmong(zones, zone) || !isWithin(place, within)) continue;
    const offset = offsetOf(clock, reading, { period, date });
    if (offset === undefined || offset === period.offsetSeconds || isFound(offset)) continue;
    found.set(offset, { utc_offset: formatOffset(offset), reason_code, ...toldByClock(reading, offset) });
  }
  if (period.basis !== 'standard' && period.basis !== 'unknown' && !isFound(ofPlace)) {
    // Other caveats tell of it already: it is told again where it makes a difference.
    const told = toldByClock(reading, ofPlace);
    if (isToldOtherwise(told, toldByClock(reading))) {
      found.set(ofPlace, { utc_offset: formatOffset(ofPlace), reason_code: 'local_mean_time', ...told });
    }
  }
  return [...found.values()];
}

/** Whether a zone is one of a list. Nearly none is even a part of it, and the list need not be made. */
function isAmong(zones: string, zone: string): boolean {
  return zones.includes(zone) && zones.split(' ').includes(zone);
}

/** What a clock of the table shows, seconds east of UTC; undefined where it did not differ from that of the zone. */
function offsetOf(
  clock: (typeof OLD_CLOCKS)[number][3],
  { place, timeZone, epochMilliseconds }: ClockReading,
  { period, date }: { readonly period: ClockPeriod; readonly date: string },
): number | undefined {
  switch (clock) {
    case 'standard':
      return period.isDaylight ? standardOffsetAt(timeZone, epochMilliseconds) : undefined;
    case 'daylight':
      return period.isDaylight || !isSummer(date) ? undefined : period.offsetSeconds + DAYLIGHT_SECONDS;
    case 'local':
      return localMeanOffset(place, period.offsetSeconds);
    default:
      return parseOffset(clock);
  }
}

const DAYLIGHT_SECONDS = 3600;

/** Towns kept daylight time between April and October. */
function isSummer(date: string): boolean {
  const day = date.slice(5);
  return day >= '04-01' && day < '11-01';
}

function isWithin({ latitude, longitude }: Place, within: (typeof OLD_CLOCKS)[number][5]): boolean {
  if (!within) return true;
  const [south, west, north, east] = within;
  return latitude >= south && latitude < north && longitude >= west && longitude < east;
}

/** Degrees: the city with its suburbs. */
const CITY_DEGREES = 0.25;

function isInCity(zone: string, { latitude, longitude }: Place): boolean {
  const city = ZONE_CITIES[zone];
  if (!city) return false;
  const [north, east] = [latitude - city[0], (longitude - city[1]) * EAST_OF_CITY];
  return north * north + east * east < CITY_DEGREES * CITY_DEGREES;
}

/** A degree of longitude where these cities lie, in degrees of latitude. */
const EAST_OF_CITY = 0.7;
