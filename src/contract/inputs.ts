import type { Place } from '../base/ephemeris/ascendant.js';
import * as field from '../base/schema/fields.js';
import type { PlainDateLike } from '../base/time/temporal.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import { LOCALES, type Locale } from '../languages/locale/locales.js';
import { timeZone } from './vocabulary.js';

/** The common birth fields of tools that can do without a time. */
export function birthInput() {
  return {
    birth_date: birthDate(),
    birth_time: birthTime(),
    ...birthPlace(),
  };
}

/** The common birth fields of tools that need a time. */
export function timedBirthInput() {
  return {
    birth_date: birthDate(),
    birth_time: field.time('Local 24-hour time of birth, HH:MM.'),
    ...birthPlace(),
  };
}

/** The fields of a birth that may be left out. */
export function maybeBirthInput() {
  return {
    birth_date: field.optional(birthDate()),
    birth_time: birthTime(),
    birth_timezone: birthZone(),
    latitude: field.optional(field.latitude('Degrees north of the place of birth, -90 to 90.')),
    longitude: field.optional(field.longitude('Degrees east of the place of birth, -180 to 180.')),
  };
}

/** A date that a tool words in a language. */
export interface WordedDayFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string | PlainDateLike;
  /** IANA time zone or an offset such as `+05:30`. */
  readonly timezone: string;
  /** Language of the texts; English when absent. */
  readonly locale?: Locale;
}

/** The fields of tools that word a day in a language. */
export function wordedDayInput() {
  return {
    date: localDate(),
    timezone: field.timeZone('IANA time zone, such as Asia/Kolkata.'),
    locale: field.optional(field.oneOf(LOCALES, 'Language of the texts; English when left out.')),
  };
}

function birthDate() {
  return field.date('Local date of birth, YYYY-MM-DD, from 1800-01-01 to 2200-12-31.');
}

function birthTime() {
  return field.optional(
    field.nullableTime('Local 24-hour time of birth, HH:MM. Leave out or send null when it is not known.'),
  );
}

function birthZone() {
  return field.optional(
    field.nullableTimeZone(
      'IANA time zone of the birth place, such as Asia/Kolkata. Derived from the coordinates when left out or null.',
    ),
  );
}

function birthPlace() {
  return {
    birth_timezone: field.optional(
      field.timeZone(
        'IANA time zone of the birth place, such as Asia/Kolkata. Derived from the coordinates when left out.',
      ),
    ),
    latitude: field.latitude(),
    longitude: field.longitude(),
  };
}

/** The fields of tools that tell of a day without a place. */
export function dayInput() {
  return {
    date: localDate(),
    timezone: field.optional(
      field.nullableTimeZone(
        'IANA time zone, such as Asia/Kolkata, by whose clock the date is read. UTC when left out or null.',
      ),
    ),
  };
}

/** The date and zone of a tool that tells of a day, as its input has them. */
export interface DayFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string | PlainDateLike;
  /** IANA time zone or an offset such as `+05:30`; UTC when null or absent. */
  readonly timezone?: string | null;
}

/** Where the day of a timing tool is lived, beside the other fields of its input. */
export interface AtPlace {
  /**
   * Whose sunrise begins the day, in degrees north and east; it also finds the zone where none is sent. The same as the
   * option `place`. Null or absent: the day begins at sunrise at the centre of population of the zone.
   */
  readonly place?: Place | null;
}

/** An input with its latitude and longitude in one field. */
export type InPlace<Input> = Omit<Input, 'latitude' | 'longitude'> & {
  /** Where it is, in degrees north and east, in place of `latitude` and `longitude`. */
  readonly place: Place;
};

/** A date on the clock of a zone. */
export function localDate() {
  return field.date('Local date, YYYY-MM-DD, from 1800-01-01 to 2200-12-31.');
}

/** The birth fields of tools that read a day for a person. */
export function personalBirthInput() {
  return {
    birth_date: birthDate(),
    birth_time: birthTime(),
    birth_place: field.freeText(
      'Name of the birth place, up to 200 characters. It is not looked up: the coordinates count.',
    ),
    birth_latitude: field.latitude(),
    birth_longitude: field.longitude(),
    birth_timezone: birthZone(),
  };
}

/** The zone of tools that tell of a day at a place. */
export function placeZone() {
  return field.optional(
    field.nullableTimeZone('IANA time zone, such as Asia/Kolkata. Derived from the coordinates when left out or null.'),
  );
}

/** The birth fields of the chart tools. */
export function chartInput() {
  return {
    date: birthDate(),
    time: birthTime(),
    lat: field.latitude(),
    lon: field.longitude(),
    tz: birthZone(),
  };
}

/** A birth that the chart tools take as their example. */
export const CHART_EXAMPLE = {
  date: '1990-05-17',
  time: '10:20',
  lat: 28.6139,
  lon: 77.209,
  tz: 'Asia/Kolkata',
} as const;

/** A birth that the natal tools take as their example. */
export const NATAL_EXAMPLE = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
} as const;

/**
 * An instant, milliseconds since 1970, as the clock of a zone shows it: YYYY-MM-DDTHH:MM:SS+HH:MM. It stands beside one in
 * UTC, under the same key with `_local` after it. Null where there is no zone or no instant.
 */
export function localInstant(zone: Zone, instant: number): string;
export function localInstant(zone: Zone | undefined, instant: number | undefined): string | null;
export function localInstant(zone: Zone | undefined, instant: number | undefined): string | null {
  return zone === undefined || instant === undefined ? null : formatLocalWithOffset(zone, instant);
}

export function localInstantSchema(of: string, zone = 'timezone') {
  return field.instant(`${of} on the clock of \`${zone}\`, with its offset.`);
}

/** The zone of the local instants of a birth. */
export function zoneOfBirth() {
  return timeZone('The zone of the local instants: that of the birth.');
}

/** What is told without its local instants: they follow from those in UTC, and are not told again for every minute. */
export function withoutLocal(told: object): object {
  return JSON.parse(JSON.stringify(told, (key, value) => (key.endsWith('_local') ? undefined : value)));
}
