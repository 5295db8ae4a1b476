import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { CalculationError } from '../errors.js';
import { type CalendarDate, formatLocalMinute, formatLocalSecond, nextDate } from './calendar.js';

/** An instant as a zone's clock shows it. */
export interface ZonedInstant {
  readonly epochMilliseconds: number;
  /** East of UTC is positive; before standard time it may end in odd seconds. */
  readonly offsetSeconds: number;
}

/** What a wall clock reading means. */
export interface LocalReading {
  /** `gap` when the clock skipped this reading, `overlap` when it showed it twice. */
  readonly kind: 'normal' | 'gap' | 'overlap';
  /** The first of two readings; in a gap, the reading counted with the offset after it. */
  readonly earlier: ZonedInstant;
  /** The second of two readings; in a gap, the reading counted with the offset before it. */
  readonly later: ZonedInstant;
}

/** A reading of a wall clock in an IANA zone. */
export interface WallClock {
  readonly date: CalendarDate;
  readonly hour: number;
  readonly minute: number;
  readonly timeZone: string;
}

/** Only names from the IANA database: no offsets, no bracketed date strings, which Temporal would accept. */
const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_NAME = 64;

type Zoned = ReturnType<typeof ZonedDateTime.fromFields>;

/** Everything in this file rests on the time zone data of the runtime. */
export function readWallClock({ date, hour, minute, timeZone }: WallClock): LocalReading {
  const fields = { timeZone, ...date, hour, minute };
  const earlier = inZone(timeZone, () => ZonedDateTime.fromFields(fields, { disambiguation: 'earlier' }));
  const later = inZone(timeZone, () => ZonedDateTime.fromFields(fields, { disambiguation: 'later' }));
  return { kind: kindOf(earlier, later, fields), earlier: zonedInstant(earlier), later: zonedInstant(later) };
}

/** The offset of a zone at an instant, seconds east of UTC. */
export function offsetAt(timeZone: string, epochMilliseconds: number): number {
  return zonedInstant(zonedAt(timeZone, epochMilliseconds)).offsetSeconds;
}

/** YYYY-MM-DDTHH:MM on the zone's clock, rounded to the minute. */
export function formatLocal(timeZone: string, epochMilliseconds: number): string {
  return formatLocalMinute(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
}

/** YYYY-MM-DDTHH:MM:SS+HH:MM on the zone's clock, rounded to the second. */
export function formatLocalWithOffset(timeZone: string, epochMilliseconds: number): string {
  return formatLocalSecond(epochMilliseconds, offsetAt(timeZone, epochMilliseconds));
}

/** The change of the clock that follows an instant: when, and the offsets on both sides. */
export function nextTransition(
  timeZone: string,
  epochMilliseconds: number,
): { readonly epochMilliseconds: number; readonly before: number; readonly after: number } | undefined {
  const from = zonedAt(timeZone, epochMilliseconds);
  const next = ZonedDateTime.getTimeZoneTransition(from, 'next');
  if (!next) return undefined;
  return { ...zonedInstant(next), before: zonedInstant(from).offsetSeconds, after: zonedInstant(next).offsetSeconds };
}

/**
 * The first instant of a local date and the first of the date after it. Days of 23, 24 and 25 hours come out as they
 * are; a date that the zone skipped altogether has no length.
 */
export function localDay(timeZone: string, date: CalendarDate): { readonly start: number; readonly end: number } {
  return { start: firstInstant(timeZone, date), end: firstInstant(timeZone, nextDate(date)) };
}

function firstInstant(timeZone: string, date: CalendarDate): number {
  const { kind, earlier } = readWallClock({ date, hour: 0, minute: 0, timeZone });
  if (kind !== 'gap') return earlier.epochMilliseconds;
  return nextTransition(timeZone, earlier.epochMilliseconds)?.epochMilliseconds ?? earlier.epochMilliseconds;
}

const SUMMER_NAME = /Daylight|Summer|Irish Standard/;
const SUMMER_LONGEST_MILLISECONDS = 330 * 86_400_000;
const namers = new Map<string, Intl.DateTimeFormat>();

/** Whether daylight saving time is in force: the zone's English name says so, or the clock goes back within the year. */
export function isDaylightTime(timeZone: string, epochMilliseconds: number): boolean {
  // Zone names are read in any case: one entry for all spellings, or callers could fill the memory.
  const key = timeZone.toLowerCase();
  let namer = namers.get(key);
  if (!namer) {
    namer = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
    namers.set(key, namer);
  }
  const name = namer.formatToParts(epochMilliseconds).find((part) => part.type === 'timeZoneName')?.value ?? '';
  if (SUMMER_NAME.test(name)) return true;
  if (name.includes('Standard')) return false;
  const moment = zonedAt(timeZone, epochMilliseconds);
  const next = ZonedDateTime.getTimeZoneTransition(moment, 'next');
  const previous = ZonedDateTime.getTimeZoneTransition(moment, 'previous');
  if (!next || !previous) return false;
  const offset = zonedInstant(moment).offsetSeconds;
  const before = zonedInstant(ZonedDateTime.subtractNanoseconds(previous, 1)).offsetSeconds;
  const span = next.epochMilliseconds - previous.epochMilliseconds;
  return zonedInstant(next).offsetSeconds < offset && before < offset && span < SUMMER_LONGEST_MILLISECONDS;
}

function zonedInstant(zoned: Zoned): ZonedInstant {
  return {
    epochMilliseconds: zoned.epochMilliseconds,
    offsetSeconds: ZonedDateTime.offsetNanoseconds(zoned) / 1e9,
  };
}

function zonedAt(timeZone: string, epochMilliseconds: number): Zoned {
  const whole = BigInt(Math.floor(epochMilliseconds));
  return inZone(timeZone, () => ZonedDateTime.create(whole * 1_000_000n, timeZone));
}

function kindOf(
  earlier: Zoned,
  later: Zoned,
  wall: { day: number; hour: number; minute: number },
): LocalReading['kind'] {
  if (earlier.epochMilliseconds === later.epochMilliseconds) return 'normal';
  const shown = ZonedDateTime.toPlainDateTime(later);
  return shown.day === wall.day && shown.hour === wall.hour && shown.minute === wall.minute ? 'overlap' : 'gap';
}

function inZone<Value>(timeZone: string, make: () => Value): Value {
  if (timeZone.length <= LONGEST_NAME && IANA_NAME.test(timeZone)) {
    try {
      return make();
    } catch {
      // Fall through: the runtime does not know the name.
    }
  }
  const shown = timeZone.length > LONGEST_NAME ? `${timeZone.slice(0, LONGEST_NAME)}…` : timeZone;
  throw new CalculationError('engine_error', `${JSON.stringify(shown)} is not a known IANA time zone.`);
}
