import type { BirthFields, ChartFields, ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees, roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { nakshatraOf, navamsaOf } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { CHART_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { CHART_EXAMPLE, chartInput } from '../../contract/inputs.js';
import { type Running, running, runningFields } from '../../contract/limbs.js';
import { localStayFields, padaIndex, type SoundResult, soundFields, soundResult } from '../../contract/naming-sound.js';
import {
  type MoonBoundaryResult,
  moonBoundaryResult,
  moonBoundarySchema,
  NAKSHATRA_CONFIDENCE,
} from '../../contract/natal-moon.js';
import {
  type NakshatraResult,
  nakshatraResult,
  type RashiResult,
  rashiOnly,
  rashiResult,
  rashiSchema,
} from '../../contract/positions.js';
import { natalProvenance } from '../../contract/provenance.js';
import {
  nakshatraName,
  nakshatraNumber,
  nakshatraRuler,
  pada,
  siderealLongitude,
  signName,
} from '../../contract/vocabulary.js';
import { nakshatraCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { moonSpan, moonStays, nakshatraBoundary, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { limbSpan } from '../../rules/panchanga/limbs.js';
import { grahaWay, PADA_EDGES, watchWay } from '../../rules/uncertainty/ways.js';
import {
  classFields,
  type NakshatraClasses,
  type NakshatraOfDay,
  nakshatraOfDay,
  type PadaOfDay,
  padaOfDay,
} from './shapes.js';

export interface BirthNakshatraResult {
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly nakshatra: NakshatraResult &
    NakshatraClasses & {
      /** Degrees from the start of the nakshatra, 0 to 13 degrees 20 minutes. */
      readonly degree_in_nakshatra: number;
      /** The sign that the pada has in the navamsa (D9). */
      readonly pada_sign_name: SignName;
    } & Running;
  readonly moon_sign: RashiResult;
  readonly naming_sound: SoundResult;
  /** Its confidence is low when the nakshatra or the sign changes on a day of unknown time. */
  readonly boundary: MoonBoundaryResult;
  /** Every pada of the local day in order when the time is not known, else empty. */
  readonly day_alternates: readonly PadaOfDay[];
  /** Every nakshatra of the local day in order when the time is not known, else empty. */
  readonly day_nakshatras: readonly NakshatraOfDay[];
}

/**
 * The nakshatra and pada of the Moon at birth with what they stand for: lord, deity, gana, yoni, nadi, nature, naming
 * sound, and when the Moon entered and left the nakshatra. Without a time they are those of local noon, and every pada
 * of that day is listed with its hours.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, birthNakshatra } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { name, pada, deity, ends_at } = birthNakshatra(born).result.nakshatra;
 * [name, pada, deity]; // => ['Dhanishta', 1, 'Vasus']
 * ends_at; // => '1990-05-18T08:06:36+05:30'
 */
export const birthNakshatra: Calculator<
  ChartFields | BirthFields | BirthInput,
  BirthNakshatraResult,
  typeof birthNakshatraTool
> = (...asked) => calculate(birthNakshatraTool, ...asked);

/** What the pada of a longitude alone tells. */
function padaFields(longitude: number) {
  const { deity, gana, yoni, nadi, nature } = nakshatraOf(longitude).nakshatra;
  const pada_sign_name = navamsaOf(longitude).rashi.name;
  return { ...nakshatraResult(longitude), deity, gana, yoni, nadi, nature, pada_sign_name };
}

function calculateBirthNakshatra(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const longitude = grahaLongitude(sky, 'Moon', birth.moment);
  const position = nakshatraOf(longitude);
  const { pada_sign_name, ...pada } = padaFields(longitude);
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const stays = birth.timeKnown ? [] : moonStays(sky, birth);
  const result: BirthNakshatraResult = {
    moon_longitude_sidereal: fromMicrodegrees(longitude),
    nakshatra: {
      ...pada,
      degree_in_nakshatra: degreeInNakshatra(longitude),
      pada_sign_name,
      ...running(birth.timeZone, limbSpan(sky, 'nakshatra', birth.epochMilliseconds)),
    },
    moon_sign: rashiResult(longitude),
    naming_sound: soundResult(position),
    boundary: moonBoundaryResult(nakshatraBoundary(longitude, span)),
    day_alternates: stays.map((stay) => padaOfDay(birth, stay)),
    day_nakshatras: [...new Set(stays.map((stay) => stay.position.nakshatra))].map(nakshatraOfDay),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: span ? [unknownTimeCaveat(span)] : [],
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), PADA_EDGES, (moon) => ({
          nakshatra: padaFields(moon),
          moon_sign: rashiOnly(moon),
          naming_sound: soundResult(nakshatraOf(moon)),
        })),
      ],
      houseSystem:
        'Nakshatras of 13 degrees 20 minutes and padas of 3 degrees 20 minutes on the sidereal zodiac; no houses.',
    }),
  };
}

/** Three nakshatras are 40 000 000 microdegrees. */
const THREE_NAKSHATRAS = 40_000_000;

function degreeInNakshatra(microdegrees: number): number {
  return roundTo(fromMicrodegrees((microdegrees * 3) % THREE_NAKSHATRAS) / 3, 6);
}

export const birthNakshatraTool = defineTool({
  slug: 'nakshatra-calculator',
  place: 13,
  functionName: 'birthNakshatra',
  group: 'natal',
  title: 'Birth nakshatra calculator',
  description:
    'The nakshatra and pada of the Moon at birth with lord, deity, gana, yoni, nadi, nature and naming sound, and when the Moon was in it.',
  calculationVersion: 'page-shared-v1',
  disclaimer: nakshatraCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(chartInput()),
  births: CHART_BIRTH,
  resultSchema: () =>
    field.open({
      moon_longitude_sidereal: siderealLongitude('Sidereal longitude of the Moon, degrees in [0, 360).'),
      nakshatra: field.open({
        name: nakshatraName(),
        number: nakshatraNumber(),
        pada: pada(),
        ruler: nakshatraRuler(),
        ...classFields(),
        degree_in_nakshatra: field.number('Degrees from the start of the nakshatra, 0 to 13 degrees 20 minutes.'),
        pada_sign_name: signName('Sign of the pada in the navamsa.'),
        ...runningFields(),
      }),
      moon_sign: rashiSchema(),
      naming_sound: field.open(soundFields()),
      boundary: moonBoundarySchema(NAKSHATRA_CONFIDENCE),
      day_alternates: field.list(
        field.open({
          nakshatra_name: nakshatraName(),
          nakshatra_number: nakshatraNumber(),
          pada: pada(),
          pada_index: padaIndex(),
          ...soundFields(),
          ...localStayFields(),
        }),
      ),
      day_nakshatras: field.list(
        field.open({
          name: nakshatraName(),
          number: nakshatraNumber(),
          ruler: nakshatraRuler(),
          ...classFields(),
        }),
      ),
    }),
  example: CHART_EXAMPLE,
  cost: 1,
  calculate: ofBirth(calculateBirthNakshatra),
});
