import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, tropicalLongitude } from '../../base/zodiac/positions.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput } from '../../contract/inputs.js';
import { type MoonBoundaryResult, moonBoundaryResult, moonBoundarySchema } from '../../contract/natal-moon.js';
import {
  type NakshatraResult,
  nakshatraResult,
  nakshatraSchema,
  type RashiResult,
  rashiOnly,
  rashiResult,
  rashiSchema,
} from '../../contract/positions.js';
import { natalProvenance } from '../../contract/provenance.js';
import { degreeInSign, siderealLongitude, signName, signNumber } from '../../contract/vocabulary.js';
import { vedicMoonSignCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { moonBoundary, moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { grahaWay, PADA_EDGES, SIGN_EDGES, tropicalWay, watchWay } from '../../rules/uncertainty/ways.js';

export interface MoonSignResult {
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly rashi: RashiResult;
  readonly nakshatra: NakshatraResult;
  readonly boundary: MoonBoundaryResult;
  /** The Western Moon sign: apparent longitude from the true equinox, no ayanamsha. */
  readonly tropical_moon_sign: {
    readonly name: SignName;
    readonly number: number;
    readonly degree_in_sign: number;
    readonly longitude: number;
  };
}

/**
 * The sidereal sign (rashi), nakshatra and pada of the Moon at birth, and the tropical sign beside it. Without a time
 * the numbers are those of local noon and the day's possible changes are told.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { moonSign } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = moonSign(birth);
 * result.rashi.name; // => 'Capricorn'
 * result.nakshatra; // => { name: 'Dhanishta', number: 23, pada: 1, ruler: 'Mars' }
 * result.boundary.confidence; // => 'high'
 */
export const moonSign: Calculator<BirthFields | BirthInput, MoonSignResult, typeof moonSignTool> = (...asked) =>
  calculate(moonSignTool, ...asked);

function calculateMoonSign(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const longitude = grahaLongitude(sky, 'Moon', birth.moment);
  const tropical = tropicalLongitude(sky, 'Moon', birth.moment);
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const { name, number, degree_in_sign } = rashiResult(tropical);
  const result: MoonSignResult = {
    moon_longitude_sidereal: fromMicrodegrees(longitude),
    rashi: rashiResult(longitude),
    nakshatra: nakshatraResult(longitude),
    boundary: moonBoundaryResult(moonBoundary(longitude, span)),
    tropical_moon_sign: { name, number, degree_in_sign, longitude: fromMicrodegrees(tropical) },
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: span ? [unknownTimeCaveat(span)] : [],
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), PADA_EDGES, (moon) => ({
          rashi: rashiOnly(moon),
          nakshatra: nakshatraResult(moon),
        })),
        watchWay(tropicalWay(sky, 'Moon', minutes), SIGN_EDGES, (moon) => {
          const { name, number } = rashiOnly(moon);
          return { tropical_moon_sign: { name, number } };
        }),
      ],
    }),
  };
}

export const moonSignTool = defineTool({
  slug: 'vedic-moon-sign-calculator',
  place: 1,
  functionName: 'moonSign',
  group: 'natal',
  title: 'Vedic Moon sign calculator',
  description:
    'The sidereal sign (rashi), nakshatra and pada of the Moon at birth, with the Western tropical Moon sign beside it.',
  calculationVersion: '1.0.0',
  indexVersion: '1.1.0',
  disclaimer: vedicMoonSignCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      moon_longitude_sidereal: siderealLongitude('Sidereal longitude of the Moon, degrees in [0, 360).'),
      rashi: rashiSchema(),
      nakshatra: nakshatraSchema(),
      boundary: moonBoundarySchema(),
      tropical_moon_sign: field.open({
        name: signName('English name of the tropical sign.'),
        number: signNumber(),
        degree_in_sign: degreeInSign(),
        longitude: field.number('Apparent tropical longitude, nutation included, degrees in [0, 360).'),
      }),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateMoonSign),
});
