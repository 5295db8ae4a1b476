import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import { type Moment, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { type Caveat, type CaveatFacts, caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky, tropicalLongitude } from '../../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput } from '../../contract/inputs.js';
import { type LagnaMinutes, lagnaMinutes, risingSignMinutesSchema } from '../../contract/lagna-minutes.js';
import { type MoonBoundaryResult, moonBoundaryResult, moonBoundarySchema } from '../../contract/natal-moon.js';
import {
  confidenceSchema,
  type NakshatraResult,
  nakshatraResult,
  nakshatraSchema,
  type RashiResult,
  rashiOnly,
  rashiResult,
  rashiSchema,
} from '../../contract/positions.js';
import { natalProvenance } from '../../contract/provenance.js';
import { signName } from '../../contract/vocabulary.js';
import { vedicZodiacSignCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { type Confidence, moonBoundary, moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { grahaWay, lagnaWay, PADA_EDGES, SIGN_EDGES, tropicalWay, watchWay } from '../../rules/uncertainty/ways.js';

export interface ZodiacSignResult {
  /** The sign that Vedic astrology reads first. Sidereal, as are the next two. */
  readonly moon_sign: RashiResult;
  readonly sun_sign: RashiResult;
  /** Null without a birth time, and at the poles, where nothing rises. */
  readonly rising_sign: RashiResult | null;
  /** Of the Moon. */
  readonly nakshatra: NakshatraResult;
  /** The tropical signs of the same instant. */
  readonly tropical_sun_sign_name: SignName;
  readonly tropical_moon_sign_name: SignName;
  /** As that of the Moon sign tool; low when any of these signs changes on a day of unknown time. */
  readonly confidence: Confidence;
  /** How near the Moon is to another sign and another nakshatra; its confidence is that of the Moon alone. */
  readonly boundary: MoonBoundaryResult;
  /** The minutes of birth with this rising sign; null without one and where no other rises within a day. */
  readonly rising_sign_minutes: LagnaMinutes | null;
}

/**
 * The sidereal signs of the Moon, the Sun and the ascendant at birth with the tropical ones beside them. Without a time
 * the rising sign is left out and the others are those of local noon.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { zodiacSign } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = zodiacSign(birth);
 * result.moon_sign.name; // => 'Capricorn'
 * result.sun_sign.name; // => 'Taurus'
 * result.rising_sign?.name; // => 'Cancer'
 */
export const zodiacSign: Calculator<BirthFields | BirthInput, ZodiacSignResult, typeof zodiacSignTool> = (...asked) =>
  calculate(zodiacSignTool, ...asked);

function calculateZodiacSign(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const { moment, place } = birth;
  const moon = grahaLongitude(sky, 'Moon', moment);
  const lagna = birth.timeKnown && hasAscendant(place) ? lagnaLongitude(sky, moment, place) : undefined;
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const changes = span ? otherChanges(sky, birth) : [];
  const boundary = moonBoundary(moon, span);
  const stay = lagna === undefined ? undefined : risingSignStay(sky, birth, rashiOf(lagna));
  const result: ZodiacSignResult = {
    moon_sign: rashiResult(moon),
    sun_sign: rashiResult(grahaLongitude(sky, 'Sun', moment)),
    rising_sign: lagna === undefined ? null : rashiResult(lagna),
    nakshatra: nakshatraResult(moon),
    tropical_sun_sign_name: rashiOf(tropicalLongitude(sky, 'Sun', moment)).name,
    tropical_moon_sign_name: rashiOf(tropicalLongitude(sky, 'Moon', moment)).name,
    confidence: changes.length > 0 ? 'low' : boundary.confidence,
    boundary: moonBoundaryResult(boundary),
    rising_sign_minutes: lagnaMinutes(birth, stay),
  };
  const birthTime = present([
    span && unknownTimeCaveat(span),
    ...changes,
    span && caveat('rising_sign_left_out', {}),
    birth.timeKnown && lagna === undefined && caveat('no_ascendant', {}),
    lagna !== undefined && risingSignCaveat(rashiOf(lagna), stay),
  ]);
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime,
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), PADA_EDGES, (moon) => ({
          moon_sign: rashiOnly(moon),
          nakshatra: nakshatraResult(moon),
        })),
        watchWay(grahaWay(sky, 'Sun', minutes), SIGN_EDGES, (sun) => ({ sun_sign: rashiOnly(sun) })),
        ...(hasAscendant(place)
          ? [watchWay(lagnaWay(sky, place, minutes), SIGN_EDGES, (lagna) => ({ rising_sign: rashiOnly(lagna) }))]
          : []),
        watchWay(tropicalWay(sky, 'Sun', minutes), SIGN_EDGES, (sun) => ({
          tropical_sun_sign_name: rashiOf(sun).name,
        })),
        watchWay(tropicalWay(sky, 'Moon', minutes), SIGN_EDGES, (moon) => ({
          tropical_moon_sign_name: rashiOf(moon).name,
        })),
      ],
      houseSystem: 'The rising sign is the first whole-sign house; the Western signs are tropical, nutation included.',
    }),
  };
}

/** The caveats about signs that change on a day of unknown time, but for the sidereal one of the Moon. */
function otherChanges(sky: Sky, { day }: ResolvedBirth): Caveat[] {
  const [start, end] = [momentAt(day.start), momentAt(day.end)];
  return [
    changeOf('Sun', [start, end], (moment) => grahaLongitude(sky, 'Sun', moment)),
    changeOf('tropical Sun', [start, end], (moment) => tropicalLongitude(sky, 'Sun', moment)),
    changeOf('tropical Moon', [start, end], (moment) => tropicalLongitude(sky, 'Moon', moment)),
  ].flat();
}

function changeOf(
  what: CaveatFacts['sign_changes_that_day']['what'],
  day: readonly Moment[],
  longitudeAt: (moment: Moment) => number,
): Caveat[] {
  const [from, to] = day.map((moment) => rashiOf(longitudeAt(moment)).name) as [SignName, SignName];
  return from === to ? [] : [caveat('sign_changes_that_day', { what, from, to })];
}

export const zodiacSignTool = defineTool({
  slug: 'vedic-zodiac-sign-calculator',
  place: 2,
  functionName: 'zodiacSign',
  group: 'natal',
  title: 'Vedic zodiac sign calculator',
  description:
    'The sidereal Moon, Sun and rising signs of a birth with the nakshatra, and the Western Sun and Moon signs beside them.',
  calculationVersion: '1.0.0',
  disclaimer: vedicZodiacSignCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      moon_sign: rashiSchema(),
      sun_sign: rashiSchema(),
      rising_sign: field.orNull(rashiSchema()),
      nakshatra: nakshatraSchema(),
      tropical_sun_sign_name: signName('The tropical (Western) Sun sign.'),
      tropical_moon_sign_name: signName('The tropical (Western) Moon sign.'),
      confidence: confidenceSchema(),
      boundary: moonBoundarySchema(),
      rising_sign_minutes: field.orNull(risingSignMinutesSchema()),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateZodiacSign),
});
