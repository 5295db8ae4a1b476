import { type Moment, momentAt } from '../ephemeris/moment.js';
import { CalculationError, isCalculationError } from '../errors.js';
import { requireAccepted } from '../time/accepted.js';
import { type CalendarDate, formatInstant, formatLocalMinute, parseDate, parseTime } from '../time/calendar.js';
import { isDaylightTime, type LocalReading, localDay, nextTransition, readWallClock } from '../time/zone.js';
import type { ZoneFinder } from '../time/zone-at.js';
import { chooseZone } from './zone-choice.js';

/** The birth fields that every natal tool takes. */
export interface BirthFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly birth_date: string;
  /** Local 24-hour time, HH:MM; null or absent when it is not known. */
  readonly birth_time?: string | null;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly birth_timezone?: string | null;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
}

/** Birth fields whose time is known. */
export type TimedBirthFields = Omit<BirthFields, 'birth_time'> & { readonly birth_time: string };

/** The birth fields by the shorter names that the chart tools have for them. */
export interface ChartFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string;
  /** Local 24-hour time, HH:MM; null or absent when it is not known. */
  readonly time?: string | null;
  /** Degrees north, -90 to 90. */
  readonly lat: number;
  /** Degrees east, -180 to 180. */
  readonly lon: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly tz?: string | null;
}

/** A birth pinned to the time line. */
export interface Birth {
  /** Whose it is where an input has several, such as `person A`. */
  readonly whose: string | undefined;
  readonly moment: Moment;
  readonly epochMilliseconds: number;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly timeZone: string;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly timezoneResolution: string;
  readonly dstApplied: boolean;
  readonly timeKnown: boolean;
  /** The local day: first instant and first instant of the next, milliseconds since 1970. */
  readonly day: { readonly start: number; readonly end: number };
  /** Set when the clock showed the birth time twice. */
  readonly clockCaveat: string | undefined;
}

/**
 * Reads birth fields that have passed validation. Noon of the local day stands in for an unknown time.
 *
 * @throws CalculationError `engine_error` for an unknown zone, a date out of range, and a local time or date that the
 * clock skipped. The message names `whose` birth it is, if given.
 */
export function resolveBirth(fields: BirthFields, zoneAt: ZoneFinder, whose?: string): Birth {
  try {
    return pinned(fields, zoneAt, whose);
  } catch (error) {
    if (whose === undefined || !isCalculationError(error)) throw error;
    throw new CalculationError(error.code, `${whose.replace(/^p/, 'P')}: ${error.message}`, error.fieldErrors, {
      cause: error,
    });
  }
}

/** {@link resolveBirth} for the fields of a chart tool. */
export function resolveChart({ date, time, lat, lon, tz }: ChartFields, zoneAt: ZoneFinder): Birth {
  const fields = { birth_date: date, birth_time: time ?? null, birth_timezone: tz ?? null };
  return resolveBirth({ ...fields, latitude: lat, longitude: lon }, zoneAt);
}

function pinned(fields: BirthFields, zoneAt: ZoneFinder, whose: string | undefined): Birth {
  const { birth_date, birth_time, birth_timezone, latitude, longitude } = fields;
  const date = parseDate(birth_date) as CalendarDate;
  requireAccepted(date, 'The birth date');
  const { timeZone, resolution } = chooseZone(birth_timezone, { latitude, longitude }, zoneAt);
  const timeKnown = birth_time != null;
  const day = localDay(timeZone, date);
  if (day.start >= day.end) throw skipped(`${birth_date} did not exist`, timeZone, day.start);
  const { hour, minute } = parseTime(birth_time ?? '12:00') as { hour: number; minute: number };
  const reading = readWallClock({ date, hour, minute, timeZone });
  const epochMilliseconds = instantOf(reading, { timeZone, timeKnown, wall: `${birth_date}T${birth_time}` });
  return {
    whose,
    moment: momentAt(epochMilliseconds),
    epochMilliseconds,
    place: { latitude, longitude },
    timeZone,
    timezoneResolution: resolution,
    dstApplied: isDaylightTime(timeZone, epochMilliseconds),
    timeKnown,
    day,
    clockCaveat:
      timeKnown && reading.kind === 'overlap' ? repeated(`${birth_date}T${birth_time}`, timeZone, reading) : undefined,
  };
}

function instantOf(
  { kind, earlier, later }: LocalReading,
  { timeZone, timeKnown, wall }: { timeZone: string; timeKnown: boolean; wall: string },
): number {
  if (kind !== 'gap') return earlier.epochMilliseconds;
  // A clock that happens to skip noon does not make the day of an unknown time unreadable.
  if (!timeKnown) return later.epochMilliseconds;
  throw skipped(`The local time ${wall} did not exist`, timeZone, earlier.epochMilliseconds);
}

/** The error for a wall clock reading that was skipped by the change that follows `before`. */
export function skipped(what: string, timeZone: string, before: number): CalculationError {
  const change = nextTransition(timeZone, before - 1);
  if (!change) return new CalculationError('engine_error', `${what} in ${timeZone}.`);
  const from = formatLocalMinute(change.epochMilliseconds, change.before);
  const to = formatLocalMinute(change.epochMilliseconds, change.after);
  const last = formatLocalMinute(change.epochMilliseconds - 60_000, change.before);
  return new CalculationError(
    'engine_error',
    `${what} in ${timeZone}: the clock went from ${from} straight to ${to}. The nearest local times are ${last} and ${to}.`,
  );
}

function repeated(wall: string, timeZone: string, { earlier, later }: LocalReading): string {
  return `The local time ${wall} happened twice in ${timeZone}, at ${formatInstant(earlier.epochMilliseconds)} and at ${formatInstant(later.epochMilliseconds)}; the earlier one is used.`;
}
