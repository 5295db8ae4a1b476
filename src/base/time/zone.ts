import { CalculationError, shortened } from '../errors.js';
import { because } from '../reasons.js';
import {
  type CalendarDate,
  dayStart,
  formatLocalMinute,
  formatLocalSecond,
  formatSecond,
  nextDate,
  parseOffset,
  type TimeOfDay,
  utcDateAt,
  wallMilliseconds,
} from './calendar.js';
import { formatOffset } from './gregorian.js';
import { type ClockPeriod, fixedHistory, periodAt, type ZoneHistory, zoneHistory } from './zone-history.js';

export type { ClockPeriod } from './zone-history.js';
export { ZONE_TABLE_VERSION } from './zone-table.js';

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

/** A reading of a wall clock in a zone: one of the IANA database, or an offset that never changes (`+05:53:28`). */
export interface WallClock extends Omit<TimeOfDay, 'second'> {
  readonly date: CalendarDate;
  readonly second?: number;
  readonly timeZone: string;
}

/** No clock has ever been further from UTC: Manila and Alaska kept the far side of the date line, 15 h 56 min away. */
const FARTHEST = 16 * 3_600_000;

/**
 * What a reading of a wall clock means.
 *
 * @throws CalculationError `engine_error` for what is neither a zone of the IANA database nor an offset; so do all
 * functions here.
 */
export function readWallClock({ date, hour, minute, second = 0, timeZone }: WallClock): LocalReading {
  return reading(timeZone, wallMilliseconds(date, { hour, minute, second }));
}

/** `wall` is the reading as milliseconds since 1970, as if the clock showed UTC. */
function reading(timeZone: string, wall: number): LocalReading {
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
let latest: { readonly timeZone: string; readonly period: ClockPeriod } | undefined;

/** How the clock of a zone stands at an instant, and from when to when it does. */
export function clockAt(timeZone: string, epochMilliseconds: number): ClockPeriod {
  if (latest?.timeZone === timeZone) {
    const { period } = latest;
    if (epochMilliseconds >= period.start && epochMilliseconds < period.end) return period;
  }
  const period = periodAt(historyOf(timeZone), epochMilliseconds);
  latest = { timeZone, period };
  return period;
}

/** The offset of a zone at an instant, seconds east of UTC. */
export function offsetAt(timeZone: string, epochMilliseconds: number): number {
  return clockAt(timeZone, epochMilliseconds).offsetSeconds;
}

/** The offset of a zone at an instant without its daylight time, seconds east of UTC. */
export function standardOffsetAt(timeZone: string, epochMilliseconds: number): number {
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
export function wallClockAt(timeZone: string, epochMilliseconds: number): ClockReading {
  const wall = Math.round(epochMilliseconds / 1000) * 1000 + offsetAt(timeZone, epochMilliseconds) * 1000;
  const date = utcDateAt(wall);
  return { date, secondOfDay: (wall - dayStart(date)) / 1000 };
}

/** YYYY-MM-DDTHH:MM on the zone's clock, rounded to the minute. */
export function formatLocal(timeZone: string, epochMilliseconds: number): string {
  return formatLocalMinute(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
}

/** YYYY-MM-DDTHH:MM:SS on the zone's clock, rounded to the second. */
export function formatLocalWithSeconds(timeZone: string, epochMilliseconds: number): string {
  return formatSecond(epochMilliseconds + offsetAt(timeZone, epochMilliseconds) * 1000);
}

/** The instant on the zone's clock, YYYY-MM-DDTHH:MM:SS+HH:MM; see {@link formatLocalSecond}. */
export function formatLocalWithOffset(timeZone: string, epochMilliseconds: number): string {
  if (epochMilliseconds === writtenAt && timeZone === writtenZone) return written;
  written = formatLocalSecond(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
  writtenAt = epochMilliseconds;
  writtenZone = timeZone;
  return written;
}

/**
 * A result's instant by the clock that was kept in one of some zones, YYYY-MM-DDTHH:MM:SS±HH:MM[:SS]: results round an
 * offset that has seconds to the minute and the clock with it, and people read the clock. Any other text stays.
 */
export function formatKept(timeZones: readonly string[], local: string): string {
  if (local.length !== LOCAL_LENGTH || local >= NO_MORE_SECONDS) return local;
  const [at, told] = [Date.parse(local), parseOffset(local.slice(-'+HH:MM'.length))];
  for (const timeZone of timeZones) {
    const offset = offsetAt(timeZone, at);
    if (offset % 60 !== 0 && Math.round(offset / 60) * 60 === told) {
      return formatSecond(at + offset * 1000, formatOffset(offset));
    }
  }
  return local;
}

const LOCAL_LENGTH = '1850-01-01T05:59:32+05:53'.length;

/** The date on which the last zone, that of Monrovia, gave up the seconds of its offset is 7 January 1972. */
const NO_MORE_SECONDS = '1972-01-09';

/** What was written last: of windows that follow each other each begins when the one before it ends. */
let written = '';
let writtenAt = Number.NaN;
let writtenZone = '';

/**
 * The first instant of a local date and the first of the date after it. Days of 23, 24 and 25 hours come out as they
 * are; a date that the zone skipped altogether has no length.
 */
export function localDay(timeZone: string, date: CalendarDate): { readonly start: number; readonly end: number } {
  return { start: firstInstant(timeZone, date, 0), end: firstInstant(timeZone, nextDate(date), 0) };
}

/** The first instant of a full hour of a date, milliseconds since 1970; see {@link firstShown}. */
export function firstInstant(timeZone: string, date: CalendarDate, hour: number): number {
  return firstShown(readWallClock({ date, hour, minute: 0, timeZone }));
}

/** The first instant of a reading: of one that the clock showed twice the earlier, of a skipped one that of the change. */
export function firstShown(reading: LocalReading): number {
  return reading.kind === 'gap' ? reading.change.epochMilliseconds : reading.earlier.epochMilliseconds;
}

/** Whether a name is one of the IANA database, in any case. */
export function isTimeZone(name: string): boolean {
  return zoneHistory(name) !== undefined;
}

function historyOf(timeZone: string): ZoneHistory {
  const history = zoneHistory(timeZone);
  if (history) return history;
  const offset = parseOffset(timeZone);
  if (offset !== undefined) return fixedHistory(offset);
  throw unknownZone(timeZone);
}

/** The error for a text that names no zone. */
export function unknownZone(timeZone: string): CalculationError {
  const shown = shortened(timeZone);
  const message = `${JSON.stringify(shown)} is not a known IANA time zone; send a name such as Asia/Kolkata.`;
  return because(new CalculationError('engine_error', message), 'unknown_zone', { shown });
}
