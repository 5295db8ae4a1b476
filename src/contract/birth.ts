import { CalculationError, type FieldError, invalidInput, isCalculationError, shortened } from '../base/errors.js';
import { MOST_MINUTES_WITHIN, withoutTime } from '../base/input/birth.js';
import { isRecord } from '../base/input/options.js';
import { isFixedZone, type ZoneNames } from '../base/input/zone.js';
import { ZONE_NAMES } from '../base/input/zone-names.js';
import { because, likewise } from '../base/reasons.js';
import * as field from '../base/schema/fields.js';
import { inputFromTemporal } from '../base/schema/from-temporal.js';
import { type ObjectSchema, readFields } from '../base/schema/validate.js';
import { parseDate, parseTime, wallMilliseconds } from '../base/time/calendar.js';
import { formatOffset } from '../base/time/gregorian.js';
import { dateTimeParts, temporalName, type ZonedDateTimeLike } from '../base/time/temporal.js';
import { readWallClock } from '../base/time/zone.js';
import { BIRTH, type Birth, type BirthInput, type TimedBirth, type TimedBirthInput } from './birth-input.js';

/**
 * A birth, checked once and accepted by every natal function. They take what it is made from as well.
 *
 * @throws CalculationError `invalid_input` with one item for each part that is at fault: `date`, `time`, `zone`, `within`,
 * `clock`, `place`, or a part of the place such as `place.latitude`. Whether the date is accepted and the clock showed the time, each calculation says.
 *
 * @example
 * import { ascendant, birth, moonSign, sadeSati } from 'nirayana';
 *
 * const delhi = { name: 'Delhi', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const b = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * b.zone; // => 'Asia/Kolkata'
 * moonSign(b).result.rashi.name; // => 'Capricorn'
 * ascendant(b).result.lagna.sign; // => 'Cancer'
 * sadeSati({ birth: b, calculation_date: '2026-01-01' }).result.is_active; // => false
 *
 * // Before standard time: by the mean Sun of the place.
 * const ulm = { latitude: 48.4, longitude: 10 };
 * ascendant(birth({ date: '1879-03-14', time: '11:30', zone: 'LMT', place: ulm })).result.lagna.sign; // => 'Gemini'
 */
export function birth(input: TimedBirthInput): TimedBirth;
export function birth(input: BirthInput): Birth;
export function birth(input: BirthInput): Birth {
  return made(input, ZONE_NAMES);
}

function made(input: BirthInput, names: ZoneNames): Birth {
  if (!isRecord(input)) {
    const message = 'A birth must be an object with a date, a time, a zone and a place.';
    throw because(new CalculationError('invalid_input', message), 'birth_form', {});
  }
  // Each part is read once, so that what is checked is what is used.
  const parts = { date: input.date, time: input.time, zone: input.zone, within: input.within, clock: input.clock };
  const at: unknown = input.place;
  const told = inputFromTemporal(TIME_FIELDS, clockOf(parts, names));
  const place = isRecord(at) ? placeFields(at) : {};
  const errors = [
    ...zonedErrors(TIME_FIELDS, told, { zoneField: 'zone', names }),
    ...withinErrors(parts),
    ...(parts.clock == null ? [] : readFields(CLOCK, { clock: parts.clock }).fieldErrors),
    ...(isRecord(at)
      ? placeErrors(place, names)
      : [because({ field: 'place', message: 'Must be a place with a latitude and a longitude.' }, 'place_form', {})]),
    ...undeclared(input),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  const { date, time = null, zone = place['timezone'] ?? null } = told;
  const { name = null, latitude, longitude } = place;
  const { within = null, clock = null } = parts;
  const parted = { date, time, zone, within, place: Object.freeze({ name, latitude, longitude }), clock };
  return Object.freeze(Object.defineProperty(parted, Symbol.toStringTag, { value: BIRTH })) as unknown as Birth;
}

/** Whether a value is a birth, of this build of the library or of another one. */
export function isBirth(value: unknown): value is Birth {
  return isRecord(value) && (value as Partial<Birth>)[Symbol.toStringTag] === BIRTH;
}

/**
 * The birth that a caller states, made or not.
 *
 * @throws CalculationError `invalid_input`, see {@link birth}; its items are called parts of `name`, if that is given.
 */
export function readBirth(value: unknown, names: ZoneNames, name?: string): Birth {
  if (isBirth(value)) return value;
  try {
    return made(value as BirthInput, names);
  } catch (error) {
    if (name === undefined || !isCalculationError(error)) throw error;
    throw invalidInput(error.fieldErrors.length > 0 ? partsOf(name, error.fieldErrors) : [noBirth(name)]);
  }
}

/** The error of a field that must hold a birth. */
export function noBirth(field: string): FieldError {
  const message = 'Must be a birth: an object with a date, a time, a zone and a place.';
  return because({ field, message }, 'birth_form', {});
}

/** Whether an input is itself what a birth is made from: it has a place, or nothing but parts of a birth. */
export function statesBirth(input: Fields, known: object): boolean {
  const names = Object.keys(input).filter((name) => input[name] !== undefined);
  return (
    isRecord(input['place']) ||
    (names.every((name) => BIRTH_FIELDS.includes(name)) && names.some((name) => !Object.hasOwn(known, name)))
  );
}

/** Errors of what stands in a field, as those of that field. */
function partsOf(name: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map((one) => likewise({ ...one, field: `${name}.${one.field}` }, one));
}

export const BIRTH_FIELDS: readonly string[] = ['date', 'time', 'zone', 'within', 'place', 'clock'];

const WITHIN = /* @__PURE__ */ field.closed({
  within: /* @__PURE__ */ field.optional(
    /* @__PURE__ */ field.integer(1, MOST_MINUTES_WITHIN, 'Minutes by which the time may be earlier or later.'),
  ),
}) as unknown as ObjectSchema;

const CLOCK = /* @__PURE__ */ field.closed({
  clock: /* @__PURE__ */ field.optional(/* @__PURE__ */ field.chosenClock('Clock that showed the time.')),
}) as unknown as ObjectSchema;

const TIME_FIELDS = /* @__PURE__ */ field.closed({
  date: /* @__PURE__ */ field.date('Local date of birth.'),
  time: /* @__PURE__ */ field.optional(/* @__PURE__ */ field.time('Local time of birth.')),
  zone: /* @__PURE__ */ field.optional(/* @__PURE__ */ field.timeZone('Time zone of the birth.')),
}) as unknown as ObjectSchema;

const PLACE_FIELDS = /* @__PURE__ */ field.closed({
  name: /* @__PURE__ */ field.optional(/* @__PURE__ */ field.freeText('Name of the place.')),
  latitude: /* @__PURE__ */ field.latitude(),
  longitude: /* @__PURE__ */ field.longitude(),
  timezone: /* @__PURE__ */ field.optional(/* @__PURE__ */ field.timeZone('Time zone of the place.')),
}) as unknown as ObjectSchema;

type Fields = Readonly<Record<string, unknown>>;

/** What of a birth input is not there: null is as good as absent. */
function given(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}

/** Date, time and zone, also where the date brings the others with it. */
function clockOf({ date, time, zone }: Fields, names: ZoneNames): Fields {
  const kind = temporalName(date);
  const isZoned = kind === 'Temporal.ZonedDateTime';
  if (!isZoned && kind !== 'Temporal.PlainDateTime') return { date, ...given({ time, zone }) };
  const surplus = Object.keys(given({ time, ...(isZoned && { zone }) }));
  if (surplus.length > 0) {
    const message = 'The date brings its own: leave this out.';
    throw invalidInput(surplus.map((name) => because({ field: name, message }, 'not_needed', {})));
  }
  const parts = dateTimeParts(date as object);
  if ('expected' in parts) {
    throw invalidInput([because({ field: 'date', message: `Must be ${parts.expected}.` }, 'date_form', {})]);
  }
  const shown = { date: parts.date, time: parts.time };
  return isZoned
    ? { ...shown, zone: zoneOf(date as ZonedDateTimeLike, { ...shown, zone: parts.zone }, names) }
    : { ...shown, ...given({ zone }) };
}

/**
 * The zone of a `ZonedDateTime`. What counts is its instant: where our reading of its clock is another one, as in the
 * second of two like hours or with another version of the zone database, its offset is the zone.
 */
function zoneOf(
  { epochMilliseconds }: ZonedDateTimeLike,
  { date: dateText, time, zone }: { readonly date: string; readonly time: string; readonly zone: string },
  names: ZoneNames,
): string {
  const [date, clock] = [parseDate(dateText), parseTime(time)];
  if (date === undefined || clock === undefined) return zone;
  const timeZone = names.named(zone);
  if (timeZone) {
    const { earlier } = readWallClock({ date, ...clock, timeZone });
    if (earlier.epochMilliseconds === epochMilliseconds) return zone;
  }
  return formatOffset((wallMilliseconds(date, clock) - epochMilliseconds) / 1000);
}

function placeFields({ name, latitude, longitude, timezone }: Fields): Fields {
  return { latitude, longitude, ...given({ name, timezone }) };
}

function placeErrors(place: Fields, names: ZoneNames): FieldError[] {
  return partsOf('place', zonedErrors(PLACE_FIELDS, place, { zoneField: 'timezone', names }));
}

/** What fails a schema, and the zone if there is none of that name. */
function zonedErrors(
  schema: ObjectSchema,
  fields: Fields,
  { zoneField, names }: { readonly zoneField: string; readonly names: ZoneNames },
): FieldError[] {
  const errors = [...readFields(schema, fields, 'wide').fieldErrors];
  const zone = fields[zoneField];
  if (errors.some(({ field: name }) => name === zoneField) || typeof zone !== 'string') return errors;
  if (names.named(zone) || isFixedZone(zone)) return errors;
  const message = `${JSON.stringify(shortened(zone))} is no time zone: send ${names.forms}.`;
  return [...errors, because({ field: zoneField, message }, 'unknown_zone', { shown: shortened(zone) })];
}

/** A doubt that is no number of minutes, or is about a time that is not there. */
function withinErrors({ within, time, date }: Fields): FieldError[] {
  if (within == null) return [];
  const errors = [...readFields(WITHIN, { within }).fieldErrors];
  const bringsTime = /DateTime$/.test(temporalName(date) ?? '');
  return errors.length > 0 || time != null || bringsTime ? errors : [withoutTime('within')];
}

function undeclared(input: Fields): FieldError[] {
  return Object.keys(input)
    .filter((name) => !BIRTH_FIELDS.includes(name) && input[name] !== undefined)
    .map((name) => {
      const message = `This field is not accepted. The fields are: ${BIRTH_FIELDS.join(', ')}.`;
      return because({ field: shortened(name), message }, 'not_accepted', {});
    });
}
