import * as Type from 'typebox/type';
import { FORMATS } from './formats.js';

/**
 * The words in which tools describe their input and result. Plain JSON Schema 2020-12 comes out. Each function is
 * marked free of side effects, so an unused schema leaves a bundle altogether.
 */

/** An object that accepts the listed fields and no others. */
// @__NO_SIDE_EFFECTS__
export function closed<const Properties extends Type.TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

/** An object in a result, which later versions may extend. */
// @__NO_SIDE_EFFECTS__
export function open<const Properties extends Type.TProperties>(properties: Properties) {
  return Type.Object(properties);
}

// @__NO_SIDE_EFFECTS__
export function optional<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Optional(schema);
}

/** A value of a result that may be null. */
// @__NO_SIDE_EFFECTS__
export function orNull<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

// @__NO_SIDE_EFFECTS__
export function list<Schema extends Type.TSchema>(item: Schema) {
  return Type.Array(item);
}

// @__NO_SIDE_EFFECTS__
export function text(description: string) {
  return Type.String({ description });
}

/** An instant of a result: a date-time with the offset of its zone, or with Z. */
// @__NO_SIDE_EFFECTS__
export function instant(description: string) {
  return Type.String({ format: 'date-time', description });
}

/** A reading of a local clock in a result, without an offset. */
// @__NO_SIDE_EFFECTS__
export function localClock(description: string) {
  return Type.String({ ...LOCAL_CLOCK, description });
}

/** A day of any year in a result, MM-DD. */
// @__NO_SIDE_EFFECTS__
export function dayOfYear(description: string) {
  return Type.String({ ...DAY_OF_YEAR, description });
}

/** Words of the caller's own: 1 to 200 code points, not only white space. */
// @__NO_SIDE_EFFECTS__
export function freeText(description: string) {
  return Type.String(formatted('free-text', description));
}

/** What should name a zone of the IANA database: 1 to 64 code points. */
// @__NO_SIDE_EFFECTS__
export function timeZone(description: string) {
  return Type.String(formatted('time-zone', description));
}

// @__NO_SIDE_EFFECTS__
export function nullableTimeZone(description: string) {
  return nullableString(formatted('time-zone', description));
}

// @__NO_SIDE_EFFECTS__
export function flag(description: string) {
  return Type.Boolean({ description });
}

// @__NO_SIDE_EFFECTS__
export function number(description: string) {
  return Type.Number({ description });
}

// @__NO_SIDE_EFFECTS__
export function integer(minimum: number, maximum: number, description: string) {
  return Type.Integer({ minimum, maximum, description });
}

// @__NO_SIDE_EFFECTS__
export function oneOf<const Values extends readonly string[]>(values: Values, description: string) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
}

const DAY_OF_YEAR = { pattern: '^\\d{2}-\\d{2}$', format: 'day-of-year' };
const LOCAL_CLOCK = { pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$', format: 'local-date-time' };

/** YYYY-MM-DD, a day that the calendar has. */
// @__NO_SIDE_EFFECTS__
export function date(description: string) {
  return Type.String(formatted('date', description));
}

// @__NO_SIDE_EFFECTS__
export function nullableDate(description: string) {
  return nullableString(formatted('date', description));
}

/** YYYY-MM, a month of the calendar. */
// @__NO_SIDE_EFFECTS__
export function month(description: string) {
  return Type.String(formatted('calendar-month', description));
}

/** HH:MM on a 24-hour clock. */
// @__NO_SIDE_EFFECTS__
export function time(description: string) {
  return Type.String(formatted('local-time', description));
}

// @__NO_SIDE_EFFECTS__
export function nullableTime(description: string) {
  return nullableString(formatted('local-time', description));
}

/** A UTC moment as YYYY-MM-DD or YYYY-MM-DDTHH:MM. */
// @__NO_SIDE_EFFECTS__
export function nullableUtcMoment(description: string) {
  return nullableString(formatted('utc-moment', description));
}

// @__NO_SIDE_EFFECTS__
export function latitude(description = 'Degrees north of the equator, -90 to 90.') {
  return Type.Number({ minimum: -90, maximum: 90, description });
}

// @__NO_SIDE_EFFECTS__
export function longitude(description = 'Degrees east of Greenwich, -180 to 180.') {
  return Type.Number({ minimum: -180, maximum: 180, description });
}

// @__NO_SIDE_EFFECTS__
export function nullableLatitude(description: string) {
  return nullableNumber({ minimum: -90, maximum: 90, description });
}

// @__NO_SIDE_EFFECTS__
export function nullableLongitude(description: string) {
  return nullableNumber({ minimum: -180, maximum: 180, description });
}

function formatted(format: keyof typeof FORMATS, description: string) {
  return { pattern: FORMATS[format].pattern, format, description };
}

function nullableString(options: object) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...options });
}

function nullableNumber(options: object) {
  return Type.Unsafe<number | null>({ type: ['number', 'null'], ...options });
}
