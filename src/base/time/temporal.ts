import type { CalendarDate, Month, WrittenTime } from './calendar.js';

/*
 * Temporal objects that callers hand in. They may be of any implementation, the runtime's own or a library's, so they
 * are known by the name that all of them bear and read through the text that all of them write.
 */

/** A `Temporal.PlainDate` of any implementation. */
export interface PlainDateLike {
  readonly [Symbol.toStringTag]: 'Temporal.PlainDate';
  toString(): string;
}

/** A `Temporal.PlainTime` of any implementation. */
export interface PlainTimeLike {
  readonly [Symbol.toStringTag]: 'Temporal.PlainTime';
  toString(): string;
}

/** A `Temporal.PlainDateTime` of any implementation. */
export interface PlainDateTimeLike {
  readonly [Symbol.toStringTag]: 'Temporal.PlainDateTime';
  toString(): string;
}

/** A `Temporal.PlainYearMonth` of any implementation. */
export interface PlainYearMonthLike {
  readonly [Symbol.toStringTag]: 'Temporal.PlainYearMonth';
  toString(): string;
}

/** A `Temporal.Instant` of any implementation. */
export interface InstantLike {
  readonly [Symbol.toStringTag]: 'Temporal.Instant';
  readonly epochMilliseconds: number;
  toString(): string;
}

/** A `Temporal.ZonedDateTime` of any implementation. What counts is its instant. */
export interface ZonedDateTimeLike {
  readonly [Symbol.toStringTag]: 'Temporal.ZonedDateTime';
  readonly epochMilliseconds: number;
  toInstant(): InstantLike;
}

/** A Temporal object that an input or an option takes. */
type TemporalLike = PlainDateLike | PlainTimeLike | PlainYearMonthLike | InstantLike | ZonedDateTimeLike;

/** An input once its Temporal objects have become texts. */
export type Texts<Input> = { readonly [Name in keyof Input]: Exclude<Input[Name], TemporalLike> };

/** An input once each of its dates and times has been read as what it stands for; a moment is milliseconds since 1970. */
export type Values<Input> = { readonly [Name in keyof Input]: ValueOf<Input[Name]> };

type ValueOf<Field> =
  Extract<Field, TemporalLike> extends never ? Field : Stood<Extract<Field, TemporalLike>> | Nothing<Field>;
type Nothing<Field> = Extract<Field, null | undefined>;
type Stood<Object> = Object extends PlainDateLike
  ? CalendarDate
  : Object extends PlainTimeLike
    ? WrittenTime
    : Object extends PlainYearMonthLike
      ? Month
      : number;

/** What becomes of a Temporal object: the text that is specified for its field, or why there is none, after "Must be". */
export type TemporalReading = { readonly text: string } | { readonly expected: string };

/** `Temporal.PlainDate` and the like, or undefined for whatever is no Temporal object. */
export function temporalName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = (value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
  return typeof name === 'string' && name.startsWith('Temporal.') ? name : undefined;
}

/** What a Temporal object is written with where its calendar is not that of ISO 8601. */
const CALENDAR = /\[u-ca=([\w-]+)\]$/;
const CLOCK = /^((?:[^T]*T)?\d\d:\d\d)(?::(\d\d)(\.\d+)?)?Z?$/;

/** YYYY-MM-DD of a PlainDate, YYYY-MM of a PlainYearMonth. */
export function isoText(value: object): TemporalReading {
  const text = String(value);
  const calendar = CALENDAR.exec(text)?.[1];
  return calendar === undefined ? { text } : { expected: `in the calendar iso8601, not in ${calendar}` };
}

/** HH:MM of a PlainTime, HH:MM:SS where it is not on the full minute. */
export function timeText(value: object): TemporalReading {
  return secondText(String(value));
}

/** A reading of a clock without its seconds where these are zero. */
function secondText(text: string): TemporalReading {
  const [, minute = text, second = '00', fraction = ''] = CLOCK.exec(text) ?? [];
  if (Number(`0${fraction}`) !== 0) {
    return { expected: `on the full second; this one has ${second}${fraction} seconds` };
  }
  return { text: second === '00' ? minute : `${minute}:${second}` };
}

/** YYYY-MM-DDTHH:MM in UTC of an Instant or a ZonedDateTime. */
export function minuteText(value: object): TemporalReading {
  const instant = temporalName(value) === 'Temporal.ZonedDateTime' ? (value as ZonedDateTimeLike).toInstant() : value;
  const text = String(instant);
  const [, minute = text, second = '0', fraction = ''] = CLOCK.exec(text) ?? [];
  const seconds = second + fraction;
  return Number(seconds) === 0 ? { text: minute } : { expected: `on the full minute; this one has ${seconds} seconds` };
}

/** YYYY-MM-DDTHH:MM:SS, an offset or Z, and the zone of a ZonedDateTime. */
const DATE_TIME = /^([^T]+)T([\d:.]+)(?:[+-][\d:.]+)?(?:\[([^\]]+)\])?$/;

/** The date of a PlainDateTime or ZonedDateTime, its time of day and its zone, if any; or why there are none. */
export function dateTimeParts(
  value: object,
): { readonly date: string; readonly time: string; readonly zone: string } | { readonly expected: string } {
  const reading = isoText(value);
  if ('expected' in reading) return reading;
  const [, date = '', clock = '', zone = ''] = DATE_TIME.exec(reading.text) ?? [];
  const time = secondText(clock);
  return 'expected' in time ? time : { date, time: time.text, zone };
}
