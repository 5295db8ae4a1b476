import type { Place } from '../ephemeris/ascendant.js';
import { CalculationError } from '../errors.js';
import { type Bearer, because } from '../reasons.js';
import { parseOffset } from '../time/calendar.js';
import { formatOffset } from '../time/offset.js';
import { type ClockPeriod, clockAt, isTimeZone, offsetAt, ZONE_TABLE_VERSION } from '../time/zone.js';
import { otherZones, type ZoneFinder } from '../time/zone-at.js';
import { type Caveat, caveat, present } from './caveats.js';

/** The zone by whose clock an input is read, and how it was found. */
export interface ZoneChoice {
  /** A name of the IANA database, or an offset. */
  readonly timeZone: string;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly resolution: string;
  /** Whether the coordinates decided, so that a border nearby matters. */
  readonly isDerived: boolean;
}

/**
 * The zone that the client sent, else that of the place, else UTC.
 *
 * @throws CalculationError `engine_error` for local mean time without a place and for a place that has no zone.
 */
export function chooseZone(sent: string | null | undefined, place: Place | undefined, zoneAt: ZoneFinder): ZoneChoice {
  if (sent != null) return fixedZone(sent, place) ?? told(sent, 'as supplied by the client', false);
  if (place) {
    const found: unknown = zoneAt(place.latitude, place.longitude);
    if (typeof found === 'string') return told(found, 'derived offline from the coordinates', true);
    const message = 'No time zone was found for these coordinates; name one.';
    throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
  }
  return told('UTC', 'since neither a zone nor coordinates were given', false);
}

function told(timeZone: string, origin: string, isDerived: boolean): ZoneChoice {
  const resolution = `IANA timezone identifier ${timeZone}, ${origin}; time zone database ${ZONE_TABLE_VERSION}.`;
  return { timeZone, resolution, isDerived };
}

const LOCAL_MEAN_TIME = /^LMT$/i;

/** Whether a zone is one of those beyond the IANA database: local mean time or an offset. */
export function isFixedZone(sent: string): boolean {
  return LOCAL_MEAN_TIME.test(sent) || parseOffset(sent) !== undefined;
}

/** Local mean time or an offset as a zone. */
function fixedZone(sent: string, place: Place | undefined): ZoneChoice | undefined {
  const isMeanTime = LOCAL_MEAN_TIME.test(sent);
  if (isMeanTime && !place) {
    const message = 'Local mean time (LMT) is that of a place, and there is none here: name a time zone or an offset.';
    throw because(new CalculationError('engine_error', message), 'no_place_for_mean_time', {});
  }
  const offset = isMeanTime && place ? meanOffset(place) : parseOffset(sent);
  if (offset === undefined) return undefined;
  const timeZone = formatOffset(offset);
  const resolution = isMeanTime
    ? `Local mean time of the coordinates, UTC${timeZone}, as asked for by the client: four minutes for each degree of longitude.`
    : `Fixed offset UTC${timeZone}, as supplied by the client.`;
  return { timeZone, resolution, isDerived: false };
}

/** What there is to say about a zone at a place and an instant, milliseconds since 1970. */
export function zoneCaveats(
  { timeZone, isDerived }: ZoneChoice,
  place: Place | undefined,
  epochMilliseconds: number,
  { zoneAt, whose = null }: { readonly zoneAt: ZoneFinder; readonly whose?: Bearer | null },
): Caveat[] {
  const clock = clockAt(timeZone, epochMilliseconds);
  return present([
    isDerived && place && borderCaveat(timeZone, clock, { place, epochMilliseconds, zoneAt, whose }),
    basisCaveat(timeZone, clock, place, whose),
    place && contradictionCaveat(timeZone, clock, place, whose),
  ]);
}

function borderCaveat(
  timeZone: string,
  { offsetSeconds }: ClockPeriod,
  {
    place,
    epochMilliseconds,
    zoneAt,
    whose,
  }: { place: Place; epochMilliseconds: number; zoneAt: ZoneFinder; whose: Bearer | null },
): Caveat | undefined {
  const neighbours = [...otherZones(place.latitude, place.longitude, zoneAt)]
    // Nobody is born in the zones of the high seas. A finder's newest name may be unknown here: no reason to fail.
    .filter((zone) => zone !== timeZone && !zone.startsWith('Etc/') && isTimeZone(zone))
    .map((zone) => ({ time_zone: zone, offset: offsetAt(zone, epochMilliseconds) }))
    .filter(({ offset }) => offset !== offsetSeconds)
    .sort((a, b) => (a.time_zone < b.time_zone ? -1 : 1));
  if (neighbours.length === 0) return undefined;
  return caveat('zone_border', { whose, neighbours, time_zone: timeZone, offset: offsetSeconds });
}

function basisCaveat(
  timeZone: string,
  { basis, offsetSeconds: offset }: ClockPeriod,
  place: Place | undefined,
  whose: Bearer | null,
): Caveat | undefined {
  if (basis === 'standard') return undefined;
  const own_mean_time = place ? localMeanOffset(place, offset) : null;
  const time_zone = timeZone;
  if (basis === 'unknown') return caveat('zone_without_clock', { whose, time_zone, own_mean_time });
  // Without a place there is no other local mean time that could have been meant.
  if (own_mean_time === null) return undefined;
  const facts = { whose, time_zone, offset, own_mean_time };
  if (basis === 'local mean time') return caveat('zone_local_mean_time', facts);
  return Math.abs(own_mean_time - offset) < FAR_FROM_THE_CITY ? undefined : caveat('zone_city_mean_time', facts);
}

/** Seconds. Nearer to the city its time was in every use; further off, in many countries for railways and telegraphs only. */
const FAR_FROM_THE_CITY = 900;

/**
 * Zone and coordinates that do not belong together, as where a sign or a zone is mistaken. In Antarctica stations keep the
 * clock of where their supplies come from.
 */
function contradictionCaveat(
  timeZone: string,
  { basis, offsetSeconds: offset, isDaylight }: ClockPeriod,
  place: Place,
  whose: Bearer | null,
): Caveat | undefined {
  if (basis === 'unknown' || place.latitude < ANTARCTIC_LATITUDE) return undefined;
  const ahead = offset - localMeanOffset(place, offset);
  const difference = Math.abs(ahead);
  if (difference <= FARTHEST_CLOCK + (isDaylight && ahead > 0 ? DAYLIGHT_SECONDS : 0)) return undefined;
  return caveat('zone_contradicts_place', {
    whose,
    time_zone: timeZone,
    offset,
    own_mean_time: meanOffset(place),
    difference,
  });
}

/**
 * Seconds between a clock, daylight time aside, and the mean time of a place. The farthest in use since 1970 is that of
 * Beijing in the west of China, 3 h 6 min.
 */
const FARTHEST_CLOCK = 12_600;
const DAYLIGHT_SECONDS = 3600;
const ANTARCTIC_LATITUDE = -60;

/** What the mean Sun of a place shows, on the side of the date line on which the zone counted its days. */
function localMeanOffset(place: Place, offsetSeconds: number): number {
  const sun = meanOffset(place);
  return sun + Math.round((offsetSeconds - sun) / SECONDS_PER_DAY) * SECONDS_PER_DAY + 0;
}

function meanOffset({ longitude }: Place): number {
  // Of a longitude just west of Greenwich 0 and not -0, which JSON does not keep.
  return Math.round(longitude * SECONDS_PER_DEGREE) + 0;
}

/** Seconds of mean solar time for a degree of longitude. */
const SECONDS_PER_DEGREE = 240;
const SECONDS_PER_DAY = 86_400;
