import { CHART_EXAMPLE, chartInput } from '../contract/inputs.js';
import { type Running, running, runningFields } from '../contract/limbs.js';
import {
  type MoonBoundaryResult,
  moonBoundaryResult,
  moonBoundarySchema,
  NAKSHATRA_CONFIDENCE,
} from '../contract/moon-boundary.js';
import { type DayAlternate, dayAlternateSchema, dayAlternates } from '../contract/naming-sound.js';
import {
  type NakshatraResult,
  nakshatraResult,
  type RashiResult,
  rashiResult,
  rashiSchema,
} from '../contract/positions.js';
import { natalProvenance } from '../contract/provenance.js';
import { type ChartFields, resolveChart } from '../input/birth.js';
import { fromMicrodegrees, roundTo } from '../math/angle.js';
import { NAMING_SOUNDS, type NamingSound } from '../natal/naming-sounds.js';
import { moonSpan, nakshatraBoundary, unknownTimeCaveat } from '../natal/unknown-birth-time.js';
import { limbSpan } from '../panchanga/limbs.js';
import * as field from '../schema/fields.js';
import { GANAS, type Gana, NADIS, NATURES, type Nadi, type Nature, nakshatraOf } from '../zodiac/nakshatra.js';
import { navamsaOf } from '../zodiac/navamsa.js';
import { grahaLongitude } from '../zodiac/positions.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface BirthNakshatraResult {
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly nakshatra: NakshatraResult & {
    readonly deity: string;
    readonly gana: Gana;
    /** The animal. */
    readonly yoni: string;
    readonly nadi: Nadi;
    readonly nature: Nature;
    /** Degrees from the start of the nakshatra, 0 to 13 degrees 20 minutes. */
    readonly degree_in_nakshatra: number;
    /** The sign that the pada has in the navamsa (D9). */
    readonly pada_sign: string;
  } & Running;
  readonly rashi: RashiResult;
  readonly naming_sound: {
    readonly devanagari: string;
    readonly iast: string;
    readonly latin_variants: readonly string[];
  };
  /** Its confidence is low when the nakshatra or the sign changes on a day of unknown time. */
  readonly boundary: MoonBoundaryResult;
  /** Every pada of the local day in order when the time is not known, else empty. */
  readonly day_alternates: readonly DayAlternate[];
}

/**
 * The nakshatra and pada of the Moon at birth with what they stand for: lord, deity, gana, yoni, nadi, nature, naming
 * sound, and when the Moon entered and left the nakshatra. Without a time they are those of local noon, and every pada
 * of that day is listed with its hours.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 */
export function birthNakshatra(
  input: ChartFields,
  environment?: Partial<Environment>,
): Calculation<BirthNakshatraResult> {
  return calculate(birthNakshatraTool, input, environment);
}

function calculateBirthNakshatra(input: ChartFields, { zoneAt, sky }: CalculationContext) {
  const birth = resolveChart(input, zoneAt);
  const longitude = grahaLongitude(sky, 'Moon', birth.moment);
  const { nakshatra, padaIndex } = nakshatraOf(longitude);
  const { deity, gana, yoni, nadi, nature } = nakshatra;
  const { devanagari, iast, latin } = NAMING_SOUNDS[padaIndex] as NamingSound;
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const result: BirthNakshatraResult = {
    moon_longitude_sidereal: fromMicrodegrees(longitude),
    nakshatra: {
      ...nakshatraResult(longitude),
      deity,
      gana,
      yoni,
      nadi,
      nature,
      degree_in_nakshatra: degreeInNakshatra(longitude),
      pada_sign: navamsaOf(longitude).rashi.name,
      ...running(birth.timeZone, limbSpan(sky, 'nakshatra', birth.epochMilliseconds)),
    },
    rashi: rashiResult(longitude),
    naming_sound: { devanagari, iast, latin_variants: [...latin] },
    boundary: moonBoundaryResult(nakshatraBoundary(longitude, span)),
    day_alternates: span ? dayAlternates(sky, birth) : [],
  };
  return {
    result,
    provenance: natalProvenance(sky, birth, {
      birthTime: span ? [unknownTimeCaveat(span)] : [],
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
  title: 'Birth nakshatra calculator',
  description:
    'The nakshatra and pada of the Moon at birth with lord, deity, gana, yoni, nadi, nature and naming sound, and when the Moon was in it.',
  calculationVersion: 'page-shared-v1',
  disclaimer: 'Gana, yoni and the other classes are traditional labels. Do not judge a person, or a match, by them.',
  inputSchema: field.closed(chartInput()),
  resultSchema: field.open({
    moon_longitude_sidereal: field.number('Sidereal longitude of the Moon, degrees.'),
    nakshatra: field.open({
      name: field.text('Name of the nakshatra.'),
      number: field.integer(1, 27, 'Ashwini is 1, Revati 27.'),
      pada: field.integer(1, 4, 'Quarter of the nakshatra.'),
      ruler: field.text('Lord of the nakshatra in the Vimshottari order.'),
      deity: field.text(),
      gana: field.oneOf(GANAS),
      yoni: field.text('The animal.'),
      nadi: field.oneOf(NADIS),
      nature: field.oneOf(NATURES),
      degree_in_nakshatra: field.number('Degrees from the start of the nakshatra.'),
      pada_sign: field.text('Sign of the pada in the navamsa.'),
      ...runningFields(),
    }),
    rashi: rashiSchema(),
    naming_sound: field.open({
      devanagari: field.text(),
      iast: field.text('Romanisation of the Devanagari.'),
      latin_variants: field.list(field.text()),
    }),
    boundary: moonBoundarySchema(NAKSHATRA_CONFIDENCE),
    day_alternates: field.list(dayAlternateSchema()),
  }),
  example: CHART_EXAMPLE,
  calculate: calculateBirthNakshatra,
});
