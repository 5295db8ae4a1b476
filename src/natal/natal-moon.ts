import { type Confidence, confidenceSchema } from '../contract/positions.js';
import { type ProvenanceFacts, siderealProvenance } from '../contract/provenance.js';
import { type Birth, resolveBirth } from '../input/birth.js';
import { sentences } from '../input/sentences.js';
import type { ResolvedNominalDay } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import type { ZoneFinder } from '../time/zone-at.js';
import { type Nakshatra, nakshatraOf } from '../zodiac/nakshatra.js';
import { grahaLongitude } from '../zodiac/positions.js';
import { type Rashi, rashiOf } from '../zodiac/rashi.js';
import type { Sky } from '../zodiac/sidereal.js';
import { type MoonSpan, moonBoundary, moonSpan, possibleMoons, unknownTimeCaveat } from './unknown-birth-time.js';

/** The birth of the person that a day is read for. */
export interface PersonalBirthFields {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly birth_date: string;
  /** Local 24-hour time, HH:MM; null or absent when it is not known. */
  readonly birth_time?: string | null;
  /** The name of the place. It is not looked up. */
  readonly birth_place: string;
  /** Degrees north, -90 to 90. */
  readonly birth_latitude: number;
  /** Degrees east, -180 to 180. */
  readonly birth_longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
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
  readonly birth: Birth;
  readonly moon: NatalMoon;
  /** Sidereal longitude of the Moon, microdegrees. */
  readonly longitude: number;
  /** The Moon's way on the day of an unknown time. */
  readonly span: MoonSpan | undefined;
  /** Every Moon that makes a difference to the rules: one where the time is known. */
  readonly possible: readonly NatalMoon[];
}

/** The natal Moon as results show it. */
export interface NatalMoonResult {
  readonly moon_sign: string;
  readonly nakshatra: string;
  readonly pada: number;
  readonly birth_time_known: boolean;
  /** How sure sign and nakshatra are. */
  readonly confidence: Confidence;
}

/**
 * Reads the birth of a person and places its Moon. Noon of the local day stands in for an unknown time.
 *
 * @throws CalculationError `engine_error`, see {@link resolveBirth}.
 */
export function personalBirth(sky: Sky, fields: PersonalBirthFields, zoneAt: ZoneFinder): PersonalBirth {
  const { birth_date, birth_time, birth_timezone, birth_latitude: latitude, birth_longitude: longitude } = fields;
  const birth = resolveBirth(
    { birth_date, birth_time: birth_time ?? null, birth_timezone: birth_timezone ?? null, latitude, longitude },
    zoneAt,
    'birth',
  );
  const moon = grahaLongitude(sky, 'Moon', birth.moment);
  return {
    birth,
    moon: natalMoon(moon),
    longitude: moon,
    span: birth.timeKnown ? undefined : moonSpan(sky, birth),
    possible: possibleMoons(sky, birth).map(natalMoon),
  };
}

function natalMoon(longitude: number): NatalMoon {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { rashi: rashiOf(longitude), nakshatra, pada };
}

export function natalMoonResult({ birth, moon, longitude, span }: PersonalBirth): NatalMoonResult {
  return {
    moon_sign: moon.rashi.name,
    nakshatra: moon.nakshatra.name,
    pada: moon.pada,
    birth_time_known: birth.timeKnown,
    confidence: confidenceOf(longitude, span),
  };
}

/** Tarabala counts from the nakshatra and chandrabala from the sign: neither may change in a day of unknown time. */
function confidenceOf(longitude: number, span: MoonSpan | undefined): Confidence {
  if (span?.rashiChanges || span?.nakshatraChanges) return 'low';
  return moonBoundary(longitude, span).confidence;
}

/**
 * The provenance of a day or a month that is read for a person. `left` says what an unknown time leaves open,
 * `daylightAt` when the daylight time of the day is asked for.
 */
export function personalProvenance(
  sky: Sky,
  { birth, span }: PersonalBirth,
  day: Pick<ResolvedNominalDay, 'timezoneResolution' | 'dstApplied' | 'clockCaveat' | 'zoneCaveat'>,
  told: {
    readonly left?: string | undefined;
    readonly range?: string | undefined;
    /** What is read, and its first instant after, milliseconds since 1970. */
    readonly period: { readonly name: 'day' | 'month'; readonly end: number };
    readonly daylightAt: string;
  },
): ProvenanceFacts {
  return siderealProvenance({
    sky,
    moment: birth.moment,
    locationResolution:
      'The birth coordinates supplied by the client are used as they are; the name of the birth place is not looked up.',
    timezoneResolution: `Birth: ${birth.timezoneResolution} Day: ${day.timezoneResolution}`,
    dstApplied: birth.dstApplied || day.dstApplied,
    birthTimeKnown: birth.timeKnown,
    caveats: {
      birthTime: span && sentences([unknownTimeCaveat(span), told.left]),
      clock: sentences([birth.clockCaveat, day.clockCaveat]),
      zone: sentences([birth.zoneCaveat, day.zoneCaveat]),
      range: sentences([
        told.period.end <= birth.epochMilliseconds ? `The ${told.period.name} lies before the birth.` : undefined,
        told.range,
      ]),
    },
    houseSystem: `Houses are signs counted from the natal Moon sign. The ayanamsha value is that of the birth; daylight time is reported when it applied to the birth or applies ${told.daylightAt}.`,
  });
}

// @__NO_SIDE_EFFECTS__
export function natalMoonSchema() {
  return field.open({
    moon_sign: field.text('English name of the natal Moon sign.'),
    nakshatra: field.text(),
    pada: field.integer(1, 4),
    birth_time_known: field.flag(),
    confidence: confidenceSchema(),
  });
}
