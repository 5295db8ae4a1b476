import { type Moment, momentAt } from '../ephemeris/ephemeris.js';
import { CalculationError, type FieldError, invalidInput, isCalculationError } from '../errors.js';
import { type Bearer, because, likewise } from '../reasons.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, requireAccepted } from '../time/accepted.js';
import { type CalendarDate, formatDate, formatInstant, formatLocalMinute, type WrittenTime } from '../time/calendar.js';
import type { PlainDateLike, PlainTimeLike } from '../time/temporal.js';
import { type ClockChange, clockAt, type LocalReading, localDay, readWallClock, type Zone } from '../time/zone.js';
import type { Sky } from '../zodiac/positions.js';
import { type Caveat, type CaveatFacts, caveat } from './caveats.js';
import { type ChosenClock, chooseZone, withClock, type Zones, zoneCaveats } from './zone.js';

/** The birth fields that every natal tool takes. */
export interface BirthFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly birth_date: string | PlainDateLike;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null or absent when it is not known. */
  readonly birth_time?: string | PlainTimeLike | null;
  /** IANA time zone, `LMT` or an offset such as `+05:53`; derived from the coordinates when absent. */
  readonly birth_timezone?: string;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

/** Birth fields whose time is known. */
export type TimedBirthFields = Omit<BirthFields, 'birth_time'> & { readonly birth_time: string | PlainTimeLike };

/** The birth fields by the shorter names that the chart tools have for them. */
export interface ChartFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string | PlainDateLike;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null or absent when it is not known. */
  readonly time?: string | PlainTimeLike | null;
  /** Degrees north, -90 to 90. */
  readonly lat: number;
  /** Degrees east, -180 to 180. */
  readonly lon: number;
  /** IANA time zone, `LMT` or an offset such as `+05:53`; derived from the coordinates when null or absent. */
  readonly tz?: string | null;
}

/** A birth as an input states it, each part of it read. */
export interface StatedBirth {
  /** Whose it is where an input has more than one person or date, such as `person A`. */
  readonly whose: Bearer | undefined;
  readonly date: CalendarDate;
  /** Null when it is not known. */
  readonly time: WrittenTime | null;
  /** IANA time zone, `LMT` or an offset; null where the place decides. */
  readonly zone: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** How far the time may be from the stated one. */
  readonly within: Within | undefined;
  /** The clock that showed the time, where it is another than that of the zone. */
  readonly clock: ChosenClock | undefined;
}

/** A birth pinned to the time line. */
export interface ResolvedBirth {
  /** Whose it is where an input has more than one person or date, such as `person A`. */
  readonly whose: Bearer | undefined;
  readonly moment: Moment;
  readonly epochMilliseconds: number;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly timeZone: Zone;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly timezoneResolution: string;
  readonly dstApplied: boolean;
  readonly timeKnown: boolean;
  /**
   * The first and the last minute in which the birth may have been, milliseconds since 1970: those of the day for an
   * unknown time, those that the caller allows around a stated one; undefined for a time that is taken as it is.
   */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** The local day: first instant and first instant of the next, milliseconds since 1970. */
  readonly day: { readonly start: number; readonly end: number };
  /** Set when the clock showed the birth time twice. */
  readonly clockCaveats: readonly Caveat[];
  /** What there is to say of the zone, see {@link zoneCaveats}. */
  readonly zoneCaveats: readonly Caveat[];
}

/** Half a day, minutes: a time that is known less well is not known. */
export const MOST_MINUTES_WITHIN = 720;

/** A doubt about a time, with the name of the option that tells it. */
interface Within {
  readonly option: string;
  /** On either side. */
  readonly minutes: number;
}

/** What a birth is read by: how its zone is found, and the sky that tells what hangs on its clock. */
export interface ReadBy {
  readonly zones: Zones;
  readonly sky: Sky;
}

/**
 * Pins a birth to the time line. Noon of the local day stands in for an unknown time.
 *
 * @throws CalculationError `invalid_input` for a doubt about a time that is not there.
 * @throws CalculationError `engine_error` for an unknown zone, a date out of range, and a local time or date that the
 * clock skipped. The message names whose birth it is, if that is told.
 */
export function resolveBirth(birth: StatedBirth, by: ReadBy): ResolvedBirth {
  try {
    return pinned(birth, by);
  } catch (error) {
    throw isCalculationError(error) ? ofWhom(error, birth.whose) : error;
  }
}

/** An error that says whose birth it is about, if anybody's. */
export function ofWhom(error: CalculationError, whose: Bearer | undefined): CalculationError {
  if (whose === undefined) return error;
  const message = `${whose[0]?.toUpperCase()}${whose.slice(1)}: ${error.message}`;
  return likewise(new CalculationError(error.code, message, error.fieldErrors, { cause: error }), error, whose);
}

const NOON = { hour: 12, minute: 0, second: 0 };

function pinned(
  { whose, date, time, zone: sent, place, within, clock }: StatedBirth,
  { zones, sky }: ReadBy,
): ResolvedBirth {
  requireAccepted(date, 'birth date');
  const timeKnown = time !== null;
  if (within && !timeKnown) throw invalidInput([withoutTime(within.option)]);
  const { hour, minute, second } = time ?? NOON;
  const zone = withClock(chooseZone(sent, place, zones), clock, { date, hour, minute, second });
  const { timeZone } = zone;
  const reading = readWallClock({ date, hour, minute, second, timeZone });
  const day = localDay(timeZone, date);
  const shown = timeKnown ? `${formatDate(date)}T${time.text}` : formatDate(date);
  const isDay = day.start < day.end;
  // A clock that happens to skip noon does not make a day unreadable.
  if (reading.kind === 'gap' && (timeKnown || !isDay)) {
    throw skipped(isDay ? shown : formatDate(date), timeZone, reading.change);
  }
  const { epochMilliseconds } = reading.kind === 'gap' ? reading.later : reading.earlier;
  return {
    whose,
    moment: momentAt(epochMilliseconds),
    epochMilliseconds,
    place,
    timeZone,
    timezoneResolution: zone.resolution,
    dstApplied: clockAt(timeZone, epochMilliseconds).isDaylight,
    timeKnown,
    span: timeKnown ? within && spanAround(epochMilliseconds, within) : { start: day.start, end: day.end - MINUTE },
    day,
    clockCaveats: timeKnown && reading.kind === 'overlap' ? [repeated(shown, timeZone, reading)] : [],
    zoneCaveats: zoneCaveats(zone, place, epochMilliseconds, {
      zones,
      whose: whose ?? null,
      birth: { sky, timeKnown },
    }),
  };
}

const MINUTE = 60_000;

/** The minutes around a time, as far as they are accepted; the stated one always is. */
function spanAround(at: number, { minutes }: Within): { readonly start: number; readonly end: number } {
  const within = (limit: number) => Math.max(0, Math.min(minutes, Math.floor(limit / MINUTE))) * MINUTE;
  return { start: at - within(at - ACCEPTED_FROM), end: at + within(ACCEPTED_UNTIL - at - 1) };
}

/** The error of a field that tells how far a time may be out where there is no time. */
export function withoutTime(field: string): FieldError {
  const message = 'Leave this out where there is no time of birth: the whole day is told then.';
  return because({ field, message }, 'no_time_to_doubt', {});
}

/**
 * The caveat about something whose `last` instant, milliseconds since 1970, comes before a birth. A birth of unknown time
 * may be at the start of its day.
 */
export function beforeBirthCaveat(
  what: CaveatFacts['before_birth']['what'],
  last: number,
  { timeKnown, epochMilliseconds, day }: Pick<ResolvedBirth, 'timeKnown' | 'epochMilliseconds' | 'day'>,
): Caveat | undefined {
  const isBefore = last < (timeKnown ? epochMilliseconds : day.start);
  return isBefore ? caveat('before_birth', { whose: null, what }) : undefined;
}

/** The error for a local time, YYYY-MM-DDTHH:MM, or a date, YYYY-MM-DD, that a change of the clock skipped. */
export function skipped(shown: string, { name: timeZone }: Zone, change: ClockChange): CalculationError {
  const what = shown.includes('T') ? `The local time ${shown}` : shown;
  const from = formatLocalMinute(change.epochMilliseconds, change.before);
  const to = formatLocalMinute(change.epochMilliseconds, change.after, Math.ceil);
  const before = formatLocalMinute(change.epochMilliseconds - 1, change.before, Math.floor);
  const message = `${what} did not exist in ${timeZone}: the clock went from ${from} straight to ${to}. The nearest local times are ${before} and ${to}.`;
  return because(new CalculationError('engine_error', message), 'clock_skipped', { shown, timeZone, from, to, before });
}

/** The caveat about a reading that the clock showed twice. */
export function repeated(shown: string, timeZone: Zone, { earlier, later }: LocalReading): Caveat {
  return caveat('clock_time_repeated', {
    shown,
    time_zone: timeZone.name,
    earlier: formatInstant(earlier.epochMilliseconds),
    later: formatInstant(later.epochMilliseconds),
  });
}
