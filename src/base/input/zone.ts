import type { Place } from '../ephemeris/ascendant.js';
import { CalculationError } from '../errors.js';
import { type Bearer, because } from '../reasons.js';
import { parseOffset } from '../time/calendar.js';
import {
  type ClockPeriod,
  clockAt,
  fixedZone,
  readWallClock,
  standardOffsetAt,
  type WallClock,
  type Zone,
} from '../time/zone.js';
import type { ZoneFinder } from '../time/zone-at.js';
import { ZONE_TABLE_VERSION } from '../time/zone-version.js';
import type { Sky } from '../zodiac/positions.js';
import { type Caveat, caveat } from './caveats.js';
import { localMeanOffset, meanOffset } from './mean-time.js';

/** What knows zones by their names. It is handed down, so that whoever gives offsets does without the table of zones. */
export interface ZoneNames {
  /** The zone of a name, undefined for one that is not known. */
  readonly named: (name: string) => Zone | undefined;
  /** What there is to say of a zone by name: a border nearby, a clock that nobody agreed on, other clocks of a city. */
  readonly caveats: typeof zoneCaveats;
  /** What a caller may send as a zone, after "send". */
  readonly forms: string;
  /** The error for another. */
  readonly unknown: (name: string) => CalculationError;
}

/** Those, and what finds the zone of a place. */
export interface Zones extends ZoneNames {
  readonly at: ZoneFinder;
}

/** The zone by whose clock an input is read, and how it was found. */
export interface ZoneChoice {
  readonly timeZone: Zone;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly resolution: string;
  /** Whether the coordinates decided, so that a border nearby matters. */
  readonly isDerived: boolean;
}

/**
 * The zone that the client sent, else that of the place, else UTC.
 *
 * @throws CalculationError `engine_error` for an unknown zone, local mean time without a place, and a place without zone.
 */
export function chooseZone(sent: string | null | undefined, place: Place | undefined, zones: Zones): ZoneChoice {
  if (sent != null) return chosenOffset(sent, place) ?? told(known(sent, zones), 'as supplied by the client', false);
  if (place) {
    const found: unknown = zones.at(place.latitude, place.longitude);
    if (typeof found === 'string') return told(known(found, zones), 'derived offline from the coordinates', true);
    const message = 'No time zone was found for these coordinates; name one.';
    throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
  }
  return told(fixedZone(0, 'UTC'), 'since neither a zone nor coordinates were given', false);
}

/** A finder may name an offset too. */
function known(name: string, zones: ZoneNames): Zone {
  const zone = zones.named(name);
  if (zone) return zone;
  const offset = parseOffset(name);
  if (offset === undefined) throw zones.unknown(name);
  return fixedZone(offset, name);
}

function told(timeZone: Zone, origin: string, isDerived: boolean): ZoneChoice {
  const resolution = `IANA timezone identifier ${timeZone.name}, ${origin}; time zone database ${ZONE_TABLE_VERSION}.`;
  return { timeZone, resolution, isDerived };
}

const LOCAL_MEAN_TIME = /^LMT$/i;

/** Whether a zone is one of those beyond the IANA database: local mean time or an offset. */
export function isFixedZone(sent: string): boolean {
  return LOCAL_MEAN_TIME.test(sent) || parseOffset(sent) !== undefined;
}

/** Local mean time or an offset as a zone. */
function chosenOffset(sent: string, place: Place | undefined): ZoneChoice | undefined {
  const isMeanTime = LOCAL_MEAN_TIME.test(sent);
  if (isMeanTime && !place) {
    const message = 'Local mean time (LMT) is that of a place, and there is none here: name a time zone or an offset.';
    throw because(new CalculationError('engine_error', message), 'no_place_for_mean_time', {});
  }
  const offset = isMeanTime && place ? meanOffset(place) : parseOffset(sent);
  if (offset === undefined) return undefined;
  const timeZone = fixedZone(offset);
  const resolution = isMeanTime
    ? `Local mean time of the coordinates, UTC${timeZone.name}, as asked for by the client: four minutes for each degree of longitude.`
    : `Fixed offset UTC${timeZone.name}, as supplied by the client.`;
  return { timeZone, resolution, isDerived: false };
}

/** The clock that somebody chooses for a birth: `standard`, or an offset such as `-06:00`. */
export type ChosenClock = string;

/** Whether a text is a clock that can be chosen. */
export function isClock(text: string): boolean {
  return text === STANDARD || parseOffset(text) !== undefined;
}

const STANDARD = 'standard';

/** A zone by the clock that the caller has chosen, if any: that of the zone without daylight time, or an offset. */
export function withClock(
  choice: ZoneChoice,
  chosen: ChosenClock | undefined,
  wall: Omit<WallClock, 'timeZone'>,
): ZoneChoice {
  if (chosen === undefined) return choice;
  const { timeZone: zone } = choice;
  const { earlier } = readWallClock({ ...wall, timeZone: zone });
  const standard = standardOffsetAt(zone, earlier.epochMilliseconds);
  const timeZone = fixedZone(parseOffset(chosen) ?? standard);
  const resolution =
    chosen === STANDARD
      ? `Standard time of ${zone.name} without daylight time, UTC${timeZone.name}, as chosen by the client; time zone database ${ZONE_TABLE_VERSION}.`
      : `Clock UTC${timeZone.name}, as chosen by the client instead of that of ${zone.name}.`;
  return { timeZone, resolution, isDerived: false };
}

/** By what and of whom it is asked. No field is spread here: of a call of ten microseconds a spread takes one. */
export interface Asked {
  readonly zones: Zones;
  readonly whose?: Bearer | null;
  /** Set for a birth: only the answer to a known time hangs on the clock, of an unknown one the whole day is told. */
  readonly birth?: { readonly sky: Sky; readonly timeKnown: boolean };
}

/** What there is to say about a zone at a place and an instant, milliseconds since 1970. */
export function zoneCaveats(
  choice: ZoneChoice,
  place: Place | undefined,
  epochMilliseconds: number,
  asked: Asked,
): Caveat[] {
  const { timeZone } = choice;
  const caveats = asked.zones.caveats(choice, place, epochMilliseconds, asked);
  const clock = clockAt(timeZone, epochMilliseconds);
  const contradiction = place && contradictionCaveat(timeZone, clock, place, asked.whose ?? null);
  return contradiction ? [...caveats, contradiction] : caveats;
}

/**
 * Zone and coordinates that do not belong together, as where a sign or a zone is mistaken. In Antarctica stations keep the
 * clock of where their supplies come from.
 */
function contradictionCaveat(
  timeZone: Zone,
  clock: ClockPeriod,
  place: Place,
  whose: Bearer | null,
): Caveat | undefined {
  const difference = contradiction(clock, place);
  if (difference === undefined) return undefined;
  return caveat('zone_contradicts_place', {
    whose,
    time_zone: timeZone.name,
    offset: clock.offsetSeconds,
    own_mean_time: meanOffset(place),
    difference,
  });
}

/** By how many seconds a clock is farther from the mean time of a place than one that is kept there can be. */
function contradiction({ basis, offsetSeconds, isDaylight }: ClockPeriod, place: Place): number | undefined {
  if (basis === 'unknown' || place.latitude < ANTARCTIC_LATITUDE) return undefined;
  const ahead = offsetSeconds - localMeanOffset(place, offsetSeconds);
  const difference = Math.abs(ahead);
  return difference <= FARTHEST_CLOCK + (isDaylight && ahead > 0 ? DAYLIGHT_SECONDS : 0) ? undefined : difference;
}

/**
 * The zone by whose dates the days of a place are counted: its own, but where that contradicts the place its mean time,
 * as of a birth in Delhi that is told in UTC. By UTC the sunrise there would lie on the date before.
 */
export function zoneOfDays(timeZone: Zone, place: Place, epochMilliseconds: number): Zone {
  const isFar = contradiction(clockAt(timeZone, epochMilliseconds), place) !== undefined;
  return isFar ? fixedZone(meanOffset(place)) : timeZone;
}

/**
 * Seconds between a clock, daylight time aside, and the mean time of a place. The farthest in use since 1970 is that of
 * Beijing in the west of China, 3 h 6 min.
 */
const FARTHEST_CLOCK = 12_600;
const DAYLIGHT_SECONDS = 3600;
const ANTARCTIC_LATITUDE = -60;
