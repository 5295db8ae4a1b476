import { type ResolvedBirth, resolveBirth, type StatedBirth } from '../../base/input/birth.js';
import type { Zones } from '../../base/input/zone.js';
import type { PlainDateLike, PlainTimeLike } from '../../base/time/temporal.js';
import { type Nakshatra, nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { type Confidence, type MoonSpan, moonSpan, nakshatraBoundary, possibleMoons } from './unknown-birth-time.js';

/** The birth of the person that a day is read for. */
export interface PersonalBirthFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly birth_date: string | PlainDateLike;
  /** Local 24-hour time, HH:MM or HH:MM:SS; null or absent when it is not known. */
  readonly birth_time?: string | PlainTimeLike | null;
  /** The name of the place. It is not looked up. */
  readonly birth_place: string;
  /** Degrees north, -90 to 90. */
  readonly birth_latitude: number;
  /** Degrees east, -180 to 180. */
  readonly birth_longitude: number;
  /** IANA time zone, `LMT` or an offset such as `+05:53`; derived from the coordinates when null or absent. */
  readonly birth_timezone?: string | null;
}

/** What of a natal Moon the rules of a day look at. */
export interface NatalMoon {
  readonly rashi: Rashi;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
}

/** A birth with its Moon and with the Moons that it can have. */
export interface PersonalBirth {
  readonly birth: ResolvedBirth;
  readonly moon: NatalMoon;
  /** Sidereal longitude of the Moon, microdegrees. */
  readonly longitude: number;
  /** The Moon's way on the day of an unknown time. */
  readonly span: MoonSpan | undefined;
  /** Every Moon that makes a difference to the rules: one where the time is known. */
  readonly possible: readonly NatalMoon[];
}

/**
 * Pins the birth of a person to the time line and places its Moon. Noon of the local day stands in for an unknown time.
 *
 * @throws CalculationError `engine_error`, see {@link resolveBirth}.
 */
export function personalBirth(stated: StatedBirth, sky: Sky, zones: Zones): PersonalBirth {
  const birth = resolveBirth(stated, { zones, sky });
  const moon = grahaLongitude(sky, 'Moon', birth.moment);
  return {
    birth,
    moon: natalMoon(moon),
    longitude: moon,
    span: birth.timeKnown ? undefined : moonSpan(sky, birth),
    possible: possibleMoons(sky, birth).map(natalMoon),
  };
}

/** The Moon of a longitude in microdegrees. */
export function natalMoon(longitude: number): NatalMoon {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { rashi: rashiOf(longitude), nakshatra, pada };
}

/** Tarabala counts from the nakshatra and chandrabala from the sign: the confidence is that of both. */
export function natalMoonConfidence({ longitude, span }: PersonalBirth): Confidence {
  return nakshatraBoundary(longitude, span).confidence;
}
