import { CalculationError, type FieldError, invalidInput, shortened } from '../errors.js';
import { MOST_MINUTES_WITHIN, withoutTime } from '../input/birth.js';
import { isRecord } from '../input/options.js';
import { isFixedZone } from '../input/zone.js';
import { because, likewise } from '../reasons.js';
import * as field from '../schema/fields.js';
import { inputFromTemporal } from '../schema/from-temporal.js';
import { type ObjectSchema, readFields } from '../schema/validate.js';
import { parseDate, parseTime, wallMilliseconds } from '../time/calendar.js';
import { formatOffset } from '../time/offset.js';
import {
  dateTimeParts,
  type PlainDateLike,
  type PlainDateTimeLike,
  type PlainTimeLike,
  temporalName,
  type ZonedDateTimeLike,
} from '../time/temporal.js';
import { isTimeZone, readWallClock } from '../time/zone.js';

/** Where somebody was born. A place that `findPlaces` has found is one. */
export interface BirthPlace {
  /** 1 to 200 characters. It is not looked up. */
  readonly name?: string | null;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone: the zone of the birth, unless that names another. */
  readonly timezone?: string | null;
}

/** What a birth is made from. */
export interface BirthInput {
  /**
   * Local calendar date, YYYY-MM-DD. A `PlainDateTime` brings the time with it and a `ZonedDateTime` the zone too:
   * leave these out then.
   */
  readonly date: string | PlainDateLike | PlainDateTimeLike | ZonedDateTimeLike;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null or absent when it is not known. */
  readonly time?: string | PlainTimeLike | null;
  /**
   * IANA time zone; `LMT`, local mean time of the longitude; or an offset such as `+05:53` or `+05:53:28`. Null or absent
   * when it is not known: then it is that of the place, as the place says or as its coordinates do.
   */
  readonly zone?: string | null;
  /**
   * Minutes, 1 to 720, by which the time may be earlier or later than stated: every calculation then tells what holds and
   * what changes, as with the option `time_within`, which has the last word. Null or absent for a time that is exact.
   */
  readonly within?: number | null;
  readonly place: BirthPlace;
}

/** A birth as every natal function takes it. Only {@link birth} makes one; it cannot be changed, and JSON writes it. */
export interface Birth {
  readonly [Symbol.toStringTag]: typeof BIRTH;
  /** Local calendar date, YYYY-MM-DD. */
  readonly date: string;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null when it is not known. */
  readonly time: string | null;
  /** IANA time zone, `LMT` or an offset; null when the coordinates decide. */
  readonly zone: string | null;
  /** Minutes by which the time may be earlier or later; null when it is taken as it is. */
  readonly within: number | null;
  readonly place: {
    readonly name: string | null;
    /** Degrees north, -90 to 90. */
    readonly latitude: number;
    /** Degrees east, -180 to 180. */
    readonly longitude: number;
  };
}

/** Births are known by the name that they bear, since each build of the library makes its own. */
const BIRTH = 'nirayana.Birth';

/** An input in which a birth stands for the birth fields. */
export type WithBirth<Input, Fields> = { readonly birth: Birth } & Omit<Input, keyof Fields>;

/**
 * A birth, made once and accepted by every natal function.
 *
 * @throws CalculationError `invalid_input` with one item for each of `date`, `time`, `zone`, `within` and `place` that is at fault.
 * Whether the date is accepted and the clock showed the time, each calculation says.
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
export function birth(input: BirthInput): Birth {
  if (!isRecord(input)) {
    const message = 'A birth must be an object with a date, a time, a zone and a place.';
    throw because(new CalculationError('invalid_input', message), 'birth_form', {});
  }
  const clock = inputFromTemporal(CLOCK_FIELDS, clockOf(input));
  const place = isRecord(input.place) ? placeFields(input.place) : {};
  const errors = [
    ...clockErrors(CLOCK_FIELDS, clock, 'zone'),
    ...withinErrors(input),
    ...(isRecord(input.place)
      ? placeErrors(place)
      : [because({ field: 'place', message: 'Must be a place with a latitude and a longitude.' }, 'place_form', {})]),
    ...undeclared(input),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  const { date, time = null, zone = place['timezone'] ?? null } = clock;
  const { name = null, latitude, longitude } = place;
  const made = { date, time, zone, within: input.within ?? null, place: Object.freeze({ name, latitude, longitude }) };
  return Object.freeze(Object.defineProperty(made, Symbol.toStringTag, { value: BIRTH })) as unknown as Birth;
}

/** Whether a value is a birth, of this build of the library or of another one. */
export function isBirth(value: unknown): value is Birth {
  return isRecord(value) && (value as Partial<Birth>)[Symbol.toStringTag] === BIRTH;
}

const FIELDS = ['date', 'time', 'zone', 'within', 'place'];

const WITHIN = /* @__PURE__ */ field.closed({
  within: /* @__PURE__ */ field.optional(
    /* @__PURE__ */ field.integer(1, MOST_MINUTES_WITHIN, 'Minutes by which the time may be earlier or later.'),
  ),
}) as unknown as ObjectSchema;

const CLOCK_FIELDS = /* @__PURE__ */ field.closed({
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
function clockOf({ date, time, zone }: Fields): Fields {
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
    ? { ...shown, zone: zoneOf(date as ZonedDateTimeLike, { ...shown, zone: parts.zone }) }
    : { ...shown, ...given({ zone }) };
}

/**
 * The zone of a `ZonedDateTime`. What counts is its instant: where our reading of its clock is another one, as in the
 * second of two like hours or with another version of the zone database, its offset is the zone.
 */
function zoneOf(
  { epochMilliseconds }: ZonedDateTimeLike,
  { date: dateText, time, zone }: { readonly date: string; readonly time: string; readonly zone: string },
): string {
  const [date, clock] = [parseDate(dateText), parseTime(time)];
  if (date === undefined || clock === undefined) return zone;
  if (isTimeZone(zone)) {
    const { earlier } = readWallClock({ date, ...clock, timeZone: zone });
    if (earlier.epochMilliseconds === epochMilliseconds) return zone;
  }
  return formatOffset((wallMilliseconds(date, clock) - epochMilliseconds) / 1000);
}

function placeFields({ name, latitude, longitude, timezone }: Fields): Fields {
  return { latitude, longitude, ...given({ name, timezone }) };
}

function placeErrors(place: Fields): FieldError[] {
  const wrong = clockErrors(PLACE_FIELDS, place, 'timezone');
  return wrong.slice(0, 1).map((one) => likewise({ field: 'place', message: `${one.field}: ${one.message}` }, one));
}

/** What fails a schema, and the zone if there is none of that name. */
function clockErrors(schema: ObjectSchema, fields: Fields, zoneField: string): FieldError[] {
  const errors = [...readFields(schema, fields, 'wide').fieldErrors];
  const zone = fields[zoneField];
  if (errors.some(({ field: name }) => name === zoneField) || typeof zone !== 'string') return errors;
  if (isTimeZone(zone) || isFixedZone(zone)) return errors;
  const message = `${JSON.stringify(shortened(zone))} is no time zone: ${ZONE_FORMS}.`;
  return [...errors, because({ field: zoneField, message }, 'unknown_zone', { shown: shortened(zone) })];
}

const ZONE_FORMS = 'send an IANA name such as Asia/Kolkata, an offset such as +05:53, or LMT';

/** A doubt that is no number of minutes, or is about a time that is not there. */
function withinErrors({ within, time, date }: Fields): FieldError[] {
  if (within == null) return [];
  const errors = [...readFields(WITHIN, { within }).fieldErrors];
  const bringsTime = /DateTime$/.test(temporalName(date) ?? '');
  return errors.length > 0 || time != null || bringsTime ? errors : [withoutTime('within')];
}

function undeclared(input: Fields): FieldError[] {
  return Object.keys(input)
    .filter((name) => !FIELDS.includes(name) && input[name] !== undefined)
    .map((name) => {
      const message = `This field is not accepted. The fields are: ${FIELDS.join(', ')}.`;
      return because({ field: shortened(name), message }, 'not_accepted', {});
    });
}
