import type { BirthFields } from '../base/input/birth.js';
import type { PlainDateLike, PlainDateTimeLike, PlainTimeLike, ZonedDateTimeLike } from '../base/time/temporal.js';

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
  /**
   * The clock that showed the time, where it is another than that of the zone: `standard`, without daylight time, or an
   * offset such as `-06:00` or `+04:51`, as with the option `clock`, which has the last word. Null or absent for that of
   * the zone.
   */
  readonly clock?: string | null;
  readonly place: BirthPlace;
}

/** What a birth is made from where its time is known: stated, or brought by the date. */
export type TimedBirthInput =
  | (BirthInput & { readonly time: string | PlainTimeLike })
  | (BirthInput & { readonly date: PlainDateTimeLike | ZonedDateTimeLike });

export interface BirthOf<Time extends string | null> {
  readonly [Symbol.toStringTag]: typeof BIRTH;
  /** Local calendar date, YYYY-MM-DD. */
  readonly date: string;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null when it is not known. */
  readonly time: Time;
  /** IANA time zone, `LMT` or an offset; null when the coordinates decide. */
  readonly zone: string | null;
  /** Minutes by which the time may be earlier or later; null when it is taken as it is. */
  readonly within: number | null;
  /** The clock that showed the time: `standard` or an offset; null for that of the zone. */
  readonly clock: string | null;
  readonly place: {
    readonly name: string | null;
    /** Degrees north, -90 to 90. */
    readonly latitude: number;
    /** Degrees east, -180 to 180. */
    readonly longitude: number;
  };
}

/** A birth whose time is known, which is what some calculations need. */
export type TimedBirth = BirthOf<string>;

/**
 * A birth as {@link birth} makes it and every natal function takes it: it has been checked and cannot be changed. JSON
 * writes it, and a copy of it is as good. Where `time` is not null it is a {@link TimedBirth}.
 */
export type Birth = TimedBirth | BirthOf<null>;

/** Births are known by the name that they bear, since each build of the library makes its own. */
export const BIRTH = 'nirayana.Birth';

/**
 * An input whose birth has the names that most tools have for its fields. A place without a name is called by its
 * coordinates.
 */
export type WithUsualNames<Input, Own extends PropertyKey> = BirthFields & { readonly birth_place?: string } & Omit<
    Input,
    Own
  >;

/** An input in which a birth, or what one is made from, stands for the birth fields. */
export type WithBirth<Input, Fields> = {
  readonly birth: Fields extends { readonly birth_time: string | PlainTimeLike } ? TimedBirthInput : BirthInput;
} & Omit<Input, keyof Fields>;
