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
export type TemporalLike = PlainDateLike | PlainTimeLike | PlainYearMonthLike | InstantLike | ZonedDateTimeLike;

/** An input once its Temporal objects have become texts. */
export type Texts<Input> = { readonly [Name in keyof Input]: Exclude<Input[Name], TemporalLike> };

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
const TO_THE_MINUTE = /^((?:[^T]*T)?\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?Z?$/;

/** YYYY-MM-DD of a PlainDate, YYYY-MM of a PlainYearMonth. */
export function isoText(value: object): TemporalReading {
  const text = String(value);
  const calendar = CALENDAR.exec(text)?.[1];
  return calendar === undefined ? { text } : { expected: `in the calendar iso8601, not in ${calendar}` };
}

/** HH:MM of a PlainTime, YYYY-MM-DDTHH:MM in UTC of an Instant or a ZonedDateTime. */
export function minuteText(value: object): TemporalReading {
  const instant = temporalName(value) === 'Temporal.ZonedDateTime' ? (value as ZonedDateTimeLike).toInstant() : value;
  const text = String(instant);
  const [, minute = text, seconds = '0'] = TO_THE_MINUTE.exec(text) ?? [];
  return Number(seconds) === 0 ? { text: minute } : { expected: `on the full minute; this one has ${seconds} seconds` };
}
