import { CalculationError, shortened } from '../errors.js';
import { because } from '../reasons.js';
import {
  type CalendarDate,
  dayStart,
  formatLocalMinute,
  formatLocalSecond,
  formatSecond,
  nextDate,
  type TimeOfDay,
  utcDateAt,
  wallMilliseconds,
} from './calendar.js';
import { formatOffset } from './gregorian.js';

/** How the clock of a zone stood, without a change. */
export interface ClockPeriod {
  /** The first instant, milliseconds since 1970; -Infinity before the first recorded change. */
  readonly start: number;
  /** The first instant after it; Infinity when no further change is known. */
  readonly end: number;
  /** East of UTC is positive; before standard time it may have odd seconds. */
  readonly offsetSeconds: number;
  readonly isDaylight: boolean;
  /**
   * What the clock followed: an agreed standard, the mean Sun of the zone's own place, that of one city for a whole
   * country, or nobody knows.
   */
  readonly basis: 'standard' | 'local mean time' | 'city mean time' | 'unknown';
}

/** A clock through all time: one of the IANA database, which `zoneNamed` finds, or an offset that never changes. */
export interface Zone {
  /** As whoever named it writes it, or an offset such as `+05:53:28`. */
  readonly name: string;
  /** How the clock stands at an instant, milliseconds since 1970, and from when to when it does. */
  readonly periodAt: (epochMilliseconds: number) => ClockPeriod;
}

/** A clock that has always stood at one offset, seconds east of UTC. */
export function fixedZone(offsetSeconds: number, name: string = formatOffset(offsetSeconds)): Zone {
  const period: ClockPeriod = {
    start: Number.NEGATIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
    offsetSeconds,
    isDaylight: false,
    basis: 'standard',
  };
  return { name, periodAt: () => period };
}

/** An instant as a zone's clock shows it. */
interface ZonedInstant {
  readonly epochMilliseconds: number;
  /** East of UTC is positive; before standard time it may end in odd seconds. */
  readonly offsetSeconds: number;
}

/** A change of a clock's offset. */
export interface ClockChange {
  readonly epochMilliseconds: number;
  /** Offsets on both sides, seconds east of UTC. */
  readonly before: number;
  readonly after: number;
}

/** What a wall clock reading means. */
export type LocalReading = {
  /** The first of two readings; in a gap, the reading counted with the offset after it. */
  readonly earlier: ZonedInstant;
  /** The second of two readings; in a gap, the reading counted with the offset before it. */
  readonly later: ZonedInstant;
} & (
  | {
      /** `overlap` when the clock showed the reading twice. */
      readonly kind: 'normal' | 'overlap';
    }
  | {
      /** The clock skipped the reading. */
      readonly kind: 'gap';
      readonly change: ClockChange;
    }
);

/** A reading of the wall clock of a zone. */
export interface WallClock extends Omit<TimeOfDay, 'second'> {
  readonly date: CalendarDate;
  readonly second?: number;
  readonly timeZone: Zone;
}

/** No clock has ever been further from UTC: Manila and Alaska kept the far side of the date line, 15 h 56 min away. */
const FARTHEST = 16 * 3_600_000;

/** What a reading of a wall clock means. */
export function readWallClock({ date, hour, minute, second = 0, timeZone }: WallClock): LocalReading {
  return reading(timeZone, wallMilliseconds(date, { hour, minute, second }));
}

/** `wall` is the reading as milliseconds since 1970, as if the clock showed UTC. */
function reading(timeZone: Zone, wall: number): LocalReading {
  let found: ZonedInstant | undefined;
  let last: ZonedInstant | undefined;
  let change: ClockChange | undefined;
  let period = clockAt(timeZone, wall - FARTHEST);
  for (;;) {
    const instant = counted(wall, period.offsetSeconds);
    if (instant.epochMilliseconds >= period.start && instant.epochMilliseconds < period.end) {
      found ??= instant;
      last = instant;
    }
    if (period.end > wall + FARTHEST) break;
    const next = clockAt(timeZone, period.end);
    const [before, after] = [period.offsetSeconds, next.offsetSeconds];
    // Shown after the change but not before it: the clock jumped over the reading.
    if (wall >= period.end + before * 1000 && wall < period.end + after * 1000) {
      change = { epochMilliseconds: period.end, before, after };
    }
    period = next;
  }
  if (found && last) return { kind: found === last ? 'normal' : 'overlap', earlier: found, later: last };
  if (!change) throw new Error('A wall clock reading is neither shown nor skipped.');
  const shown = ({ epochMilliseconds }: ZonedInstant): ZonedInstant => ({
    epochMilliseconds,
    offsetSeconds: offsetAt(timeZone, epochMilliseconds),
  });
  return {
    kind: 'gap',
    earlier: shown(counted(wall, change.after)),
    later: shown(counted(wall, change.before)),
    change,
  };
}

function counted(wall: number, offsetSeconds: number): ZonedInstant {
  return { epochMilliseconds: wall - offsetSeconds * 1000, offsetSeconds };
}

/** What was asked for last: the instants of one calculation nearly all lie in one period of one clock. */
let latest: { readonly timeZone: Zone; readonly period: ClockPeriod } | undefined;

/** How the clock of a zone stands at an instant, and from when to when it does. */
export function clockAt(timeZone: Zone, epochMilliseconds: number): ClockPeriod {
  if (latest?.timeZone === timeZone) {
    const { period } = latest;
    if (epochMilliseconds >= period.start && epochMilliseconds < period.end) return period;
  }
  const period = timeZone.periodAt(epochMilliseconds);
  latest = { timeZone, period };
  return period;
}

/** The offset of a zone at an instant, seconds east of UTC. */
export function offsetAt(timeZone: Zone, epochMilliseconds: number): number {
  return clockAt(timeZone, epochMilliseconds).offsetSeconds;
}

/** The offset of a zone at an instant without its daylight time, seconds east of UTC. */
export function standardOffsetAt(timeZone: Zone, epochMilliseconds: number): number {
  let period = clockAt(timeZone, epochMilliseconds);
  while (period.isDaylight) period = clockAt(timeZone, period.start - 1);
  return period.offsetSeconds;
}

/** What a clock shows. */
export interface ClockReading {
  readonly date: CalendarDate;
  /** Seconds after 00:00, 0 to 86,399. */
  readonly secondOfDay: number;
}

/** What the clock of a zone shows at an instant, milliseconds since 1970, to the nearest second. */
export function wallClockAt(timeZone: Zone, epochMilliseconds: number): ClockReading {
  const wall = Math.round(epochMilliseconds / 1000) * 1000 + offsetAt(timeZone, epochMilliseconds) * 1000;
  const date = utcDateAt(wall);
  return { date, secondOfDay: (wall - dayStart(date)) / 1000 };
}

/** YYYY-MM-DDTHH:MM on the zone's clock, rounded to the minute. */
export function formatLocal(timeZone: Zone, epochMilliseconds: number): string {
  return formatLocalMinute(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
}

/** YYYY-MM-DDTHH:MM:SS on the zone's clock, rounded to the second. */
export function formatLocalWithSeconds(timeZone: Zone, epochMilliseconds: number): string {
  return formatSecond(epochMilliseconds + offsetAt(timeZone, epochMilliseconds) * 1000);
}

/** The instant on the zone's clock, YYYY-MM-DDTHH:MM:SS+HH:MM; see {@link formatLocalSecond}. */
export function formatLocalWithOffset(timeZone: Zone, epochMilliseconds: number): string {
  if (epochMilliseconds === writtenAt && timeZone === writtenZone) return written;
  written = formatLocalSecond(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
  writtenAt = epochMilliseconds;
  writtenZone = timeZone;
  return written;
}

/** What was written last: of windows that follow each other each begins when the one before it ends. */
let written = '';
let writtenAt = Number.NaN;
let writtenZone: Zone | undefined;

/**
 * The first instant of a local date and the first of the date after it. Days of 23, 24 and 25 hours come out as they
 * are; a date that the zone skipped altogether has no length.
 */
export function localDay(timeZone: Zone, date: CalendarDate): { readonly start: number; readonly end: number } {
  return { start: firstInstant(timeZone, date, 0), end: firstInstant(timeZone, nextDate(date), 0) };
}

/** The first instant of a full hour of a date, milliseconds since 1970; see {@link firstShown}. */
export function firstInstant(timeZone: Zone, date: CalendarDate, hour: number): number {
  return firstShown(readWallClock({ date, hour, minute: 0, timeZone }));
}

/** The first instant of a reading: of one that the clock showed twice the earlier, of a skipped one that of the change. */
export function firstShown(reading: LocalReading): number {
  return reading.kind === 'gap' ? reading.change.epochMilliseconds : reading.earlier.epochMilliseconds;
}

/** The error for a text that names no zone. */
export function unknownZone(timeZone: string): CalculationError {
  const shown = shortened(timeZone);
  const message = `${JSON.stringify(shown)} is not a known IANA time zone; send a name such as Asia/Kolkata.`;
  return because(new CalculationError('engine_error', message), 'unknown_zone', { shown });
}
