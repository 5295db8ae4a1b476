import type { CalendarDate, Month, WrittenTime } from '../time/calendar.js';
import { FORMATS } from './formats.js';
import {
  described,
  Optional,
  type Properties,
  type READ,
  type Schema,
  type Sides,
  type Static,
  schema,
  type VALUE,
} from './schema.js';

export type { ReadBy, Schema, Static } from './schema.js';

/**
 * The words in which tools describe their input and result. Plain JSON Schema 2020-12 comes out. Each function is
 * marked free of side effects, so an unused schema leaves a bundle altogether.
 */

/** An object that accepts the listed fields and no others. */
// @__NO_SIDE_EFFECTS__
export function closed<const Fields extends Properties>(fields: Fields) {
  return schema<Sides<Fields, typeof VALUE>, Sides<Fields, typeof READ>>({
    ...described(fields),
    additionalProperties: false,
  });
}

/** An object in a result, which later versions may extend. */
export function open<const Fields extends Properties>(fields: Fields) {
  return schema<Sides<Fields, typeof VALUE>>(described(fields));
}

// @__NO_SIDE_EFFECTS__
export function optional<Described extends Schema>(schema: Described) {
  return new Optional(schema);
}

/** A value of a result that may be null. */
export function orNull<Value>(other: Schema<Value, unknown>) {
  return schema<Value | null>({ anyOf: [other, { type: 'null' }] });
}

/** Fields of which each may be null. One that may already stays as it is. */
export function eachOrNull<const Fields extends Readonly<Record<string, Schema>>>(fields: Fields) {
  const isNullable = (one: Schema) => 'anyOf' in one;
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, isNullable(one) ? one : orNull(one)]),
  ) as { readonly [Name in keyof Fields]: Schema<Static<Fields[Name]> | null> };
}

// @__NO_SIDE_EFFECTS__
export function list<Item>(items: Schema<Item, unknown>) {
  return schema<Item[]>({ type: 'array', items });
}

/** By which of its fields an item of a list is called, where each has another value of it. No JSON shows it. */
export const KEY: unique symbol = /* @__PURE__ */ Symbol('key');

/** Which of the values of that field there are, where not each can be. No JSON shows it. */
export const KEYS: unique symbol = /* @__PURE__ */ Symbol('keys');

/**
 * A list of which each item has another value of a field that is one of some names, or a whole number; `keys` are those
 * that it can have, where they are not all that the field could have elsewhere.
 */
// @__NO_SIDE_EFFECTS__
export function listBy<Item>(key: keyof Item & string, items: Schema<Item, unknown>, keys?: readonly string[]) {
  const described = list(items);
  Object.defineProperty(described, KEY, { value: key });
  if (keys) Object.defineProperty(described, KEYS, { value: keys });
  return described;
}

export function text(description: string) {
  return schema<string>({ type: 'string', description });
}

/** An instant of a result: a date-time with the offset of its zone, or with Z. */
export function instant(description: string) {
  return schema<string>({ type: 'string', format: 'date-time', description });
}

/** A reading of a local clock in a result, without an offset. */
export function localClock(description: string) {
  return schema<string>({ type: 'string', ...LOCAL_CLOCK, description });
}

/** A day of any year in a result, MM-DD. */
export function dayOfYear(description: string) {
  return schema<string>({ type: 'string', ...DAY_OF_YEAR, description });
}

/** Words of the caller's own: 1 to 200 code points, not only white space. */
// @__NO_SIDE_EFFECTS__
export function freeText(description: string) {
  return schema<string>({ type: 'string', ...formatted('free-text', description) });
}

/** What should name a zone of the IANA database: 1 to 64 code points. */
// @__NO_SIDE_EFFECTS__
export function timeZone(description: string) {
  return schema<string>({ type: 'string', ...formatted('time-zone', description) });
}

/** The clock that showed a time: `standard` or an offset. */
// @__NO_SIDE_EFFECTS__
export function chosenClock(description: string) {
  return schema<string>({ type: 'string', ...formatted('chosen-clock', description) });
}

export function nullableTimeZone(description: string) {
  return nullableString(formatted('time-zone', description));
}

export function flag(description: string) {
  return schema<boolean>({ type: 'boolean', description });
}

export function number(description: string) {
  return schema<number>({ type: 'number', description });
}

// @__NO_SIDE_EFFECTS__
export function integer(minimum: number, maximum: number, description: string) {
  return schema<number>({ type: 'integer', minimum, maximum, description });
}

// @__NO_SIDE_EFFECTS__
export function oneOf<const Values extends readonly string[]>(values: Values, description: string) {
  return schema<Values[number]>({ type: 'string', enum: [...values], description });
}

/**
 * A list of some values, each at most once; read in the order of `values`. As a text its values have commas between them.
 */
export function chosen<const Values extends readonly string[]>(values: Values, description: string) {
  const items = { type: 'string', enum: [...values] };
  return schema<readonly Values[number][]>({ type: 'array', items, minItems: 1, uniqueItems: true, description });
}

/** Of which kinds of names the values of a schema are. No JSON shows it. */
export const KINDS: unique symbol = /* @__PURE__ */ Symbol('kinds');

/** One of some values of a result that have names, by the kinds of these. */
export function named<const Values extends readonly string[]>(
  kinds: string | readonly string[],
  values: Values,
  description: string,
) {
  const described = oneOf(values, description);
  Object.defineProperty(described, KINDS, { value: kinds });
  return described;
}

/** Of which kinds of names the fields beside a text are that tell what it says. No JSON shows it. */
export const CALLED_BY: unique symbol = /* @__PURE__ */ Symbol('called by');

/** Fields whose names make a text, by the kinds of these names in the order of the words. */
export interface CalledBy {
  readonly kinds: Readonly<Record<string, string>>;
  /** A field that stands in place of the first of the words where it is not null. */
  readonly instead?: { readonly field: string; readonly kind: string };
}

/** The English of what fields beside it name. */
// @__NO_SIDE_EFFECTS__
export function calledBy(called: CalledBy, description: string) {
  const described = text(description);
  Object.defineProperty(described, CALLED_BY, { value: called });
  return described;
}

const DAY_OF_YEAR = { pattern: '^\\d{2}-\\d{2}$', format: 'day-of-year' };
const LOCAL_CLOCK = { pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$', format: 'local-date-time' };

/** YYYY-MM-DD, a day that the calendar has. */
// @__NO_SIDE_EFFECTS__
export function date(description: string) {
  return schema<string, CalendarDate>({ type: 'string', ...formatted('date', description) });
}

export function nullableDate(description: string) {
  return nullableString<CalendarDate>(formatted('date', description));
}

/** YYYY-MM, a month of the calendar. */
export function month(description: string) {
  return schema<string, Month>({ type: 'string', ...formatted('calendar-month', description) });
}

/** HH:MM on a 24-hour clock. */
// @__NO_SIDE_EFFECTS__
export function time(description: string) {
  return schema<string, WrittenTime>({ type: 'string', ...formatted('local-time', description) });
}

export function nullableTime(description: string) {
  return nullableString<WrittenTime>(formatted('local-time', description));
}

/** A UTC moment as YYYY-MM-DD or YYYY-MM-DDTHH:MM; read as milliseconds since 1970. */
export function nullableUtcMoment(description: string) {
  return nullableString<number>(formatted('utc-moment', description));
}

// @__NO_SIDE_EFFECTS__
export function latitude(description = 'Degrees north of the equator, -90 to 90.') {
  return schema<number>({ type: 'number', minimum: -90, maximum: 90, description });
}

// @__NO_SIDE_EFFECTS__
export function longitude(description = 'Degrees east of Greenwich, -180 to 180.') {
  return schema<number>({ type: 'number', minimum: -180, maximum: 180, description });
}

export function nullableLatitude(description: string) {
  return nullableNumber({ minimum: -90, maximum: 90, description });
}

export function nullableLongitude(description: string) {
  return nullableNumber({ minimum: -180, maximum: 180, description });
}

function formatted(format: keyof typeof FORMATS, description: string) {
  return { pattern: FORMATS[format].pattern, format, description };
}

function nullableString<Read = string>(options: object) {
  return schema<string | null, Read | null>({ type: ['string', 'null'], ...options });
}

function nullableNumber(options: object) {
  return schema<number | null>({ type: ['number', 'null'], ...options });
}
