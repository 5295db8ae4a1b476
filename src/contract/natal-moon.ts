import { beforeBirthCaveat } from '../base/input/birth.js';
import { type Caveat, present } from '../base/input/caveats.js';
import * as field from '../base/schema/fields.js';
import type { NakshatraName } from '../base/zodiac/nakshatra.js';
import type { SignName } from '../base/zodiac/rashi.js';
import { type NatalMoon, natalMoon, natalMoonConfidence, type PersonalBirth } from '../rules/natal/natal-moon.js';
import { type Confidence, type MoonBoundary, unknownTimeCaveat } from '../rules/natal/unknown-birth-time.js';
import type { AlmanacDay } from '../rules/panchanga/almanac-day.js';
import { grahaWay, PADA_EDGES } from '../rules/uncertainty/ways.js';
import { birthTimeRange } from './birth-time-range.js';
import { birthTimeKnown, confidenceSchema } from './positions.js';
import { type ProvenanceFacts, siderealProvenance, type Telling } from './provenance.js';
import { nakshatraName, pada, signName } from './vocabulary.js';

/** The natal Moon as results show it. */
export interface NatalMoonResult {
  readonly moon_sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  readonly pada: number;
  readonly birth_time_known: boolean;
  /** How sure sign and nakshatra are. */
  readonly confidence: Confidence;
}

export function natalMoonResult(person: PersonalBirth): NatalMoonResult {
  const { birth, moon } = person;
  return {
    ...natalMoonFields(moon),
    birth_time_known: birth.timeKnown,
    confidence: natalMoonConfidence(person),
  };
}

function natalMoonFields({ rashi, nakshatra, pada }: NatalMoon) {
  return { moon_sign_name: rashi.name, nakshatra_name: nakshatra.name, pada };
}

/**
 * The provenance of a day or a month that is read for a person. `left` says what an unknown time leaves open,
 * `daylightAt` when the daylight time of the day is asked for.
 */
export function personalProvenance(
  telling: Telling,
  { birth, span }: PersonalBirth,
  day: Pick<AlmanacDay, 'timezoneResolution' | 'dstApplied' | 'dayCaveats' | 'zoneCaveats' | 'place'>,
  told: {
    readonly left: readonly Caveat[];
    readonly range?: readonly Caveat[];
    /** What is read, and its first instant after, milliseconds since 1970. */
    readonly period: { readonly name: 'day' | 'month'; readonly end: number };
    readonly daylightAt: string;
    /** What a birth at another minute is answered, given the longitude of its Moon, microdegrees. */
    readonly of: (moon: number, instant: number) => object;
  },
): ProvenanceFacts {
  const { sky } = telling;
  return siderealProvenance({
    ...telling,
    moment: birth.moment,
    locationResolution: `The birth coordinates supplied by the client are used as they are; the name of the birth place is not looked up.${day.place ? ' So are those of the option place for the day.' : ''}`,
    timezoneResolution: `Birth: ${birth.timezoneResolution} Day: ${day.timezoneResolution}`,
    dstApplied: birth.dstApplied || day.dstApplied,
    birthTimeKnown: birth.timeKnown,
    birthTimeRanges: {
      birth_time_range: birthTimeRange(birth, (minutes) => {
        const way = grahaWay(sky, 'Moon', minutes);
        return [
          {
            edges: way.passes(PADA_EDGES),
            at: (instant) => {
              const longitude = way.at(instant);
              return { natal: natalMoonFields(natalMoon(longitude)), ...told.of(longitude, instant) };
            },
          },
        ];
      }),
    },
    caveats: {
      birthTime: span ? [unknownTimeCaveat(span), ...told.left] : [],
      clock: [...birth.clockCaveats, ...day.dayCaveats],
      zone: [...birth.zoneCaveats, ...day.zoneCaveats],
      range: present([beforeBirthCaveat(told.period.name, told.period.end - 1, birth), ...(told.range ?? [])]),
    },
    houseSystem: `Houses are signs counted from the natal Moon sign. The ayanamsha value is that of the birth; daylight time is reported when it applied to the birth or applies ${told.daylightAt}.`,
  });
}

export function natalMoonSchema() {
  return field.open({
    moon_sign_name: signName('Sidereal sign of the natal Moon.'),
    nakshatra_name: nakshatraName('Nakshatra of the natal Moon.'),
    pada: pada(),
    birth_time_known: birthTimeKnown(),
    confidence: confidenceSchema(NAKSHATRA_CONFIDENCE),
  });
}

/** How near the Moon of a birth is to another sign and another nakshatra, as results show it. */
export interface MoonBoundaryResult {
  /** Within 0.25 degree of a sign edge or, for an unknown time, the sign changes that day. */
  readonly near_sign_boundary: boolean;
  /** The same for the nakshatra. */
  readonly near_nakshatra_boundary: boolean;
  readonly confidence: Confidence;
}

export function moonBoundaryResult({ nearSign, nearNakshatra, confidence }: MoonBoundary): MoonBoundaryResult {
  return { near_sign_boundary: nearSign, near_nakshatra_boundary: nearNakshatra, confidence };
}

const NEAR_AN_EDGE = 'within 0.25 degree of an edge of sign or nakshatra';

/** When a boundary is how sure, where the sign decides. */
const SIGN_CONFIDENCE = `low: the sign changes on a day of unknown time; medium: ${NEAR_AN_EDGE}, or the nakshatra changes on such a day; high: neither.`;

/** When a boundary is how sure, where the nakshatra counts as much as the sign. */
export const NAKSHATRA_CONFIDENCE = `low: the nakshatra or the sign changes on a day of unknown time; medium: ${NEAR_AN_EDGE}; high: neither.`;

export function moonBoundarySchema(confidence = SIGN_CONFIDENCE) {
  return field.open({
    near_sign_boundary: field.flag('Within 0.25 degree of a sign edge, or the sign changes on a day of unknown time.'),
    near_nakshatra_boundary: field.flag(
      'Within 0.25 degree of an edge of the nakshatra, or the nakshatra changes on a day of unknown time.',
    ),
    confidence: confidenceSchema(confidence),
  });
}
