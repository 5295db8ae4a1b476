import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { formatLocal } from '../../base/time/zone.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { degreeInRashi, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { timedBirthInput } from '../../contract/inputs.js';
import { type LagnaMinutes, lagnaMinutes, risingSignMinutesSchema } from '../../contract/lagna-minutes.js';
import {
  confidenceSchema,
  type NakshatraResult,
  nakshatraOnly,
  nakshatraResult,
  nakshatraSchema,
} from '../../contract/positions.js';
import { natalProvenance } from '../../contract/provenance.js';
import { degreeInSign, siderealLongitude, signName, signNumber, signRuler } from '../../contract/vocabulary.js';
import { vedicAscendantCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import {
  minutesBetween,
  requireAscendant,
  risingSignCaveat,
  risingSignConfidence,
  risingSignStay,
} from '../../rules/natal/rising-sign.js';
import type { Confidence } from '../../rules/natal/unknown-birth-time.js';
import { lagnaWay, watchLagna } from '../../rules/uncertainty/ways.js';

/** Minutes by which the birth time is shifted, and the keys of the answers. */
const SHIFTS = {
  minus_15: -15,
  minus_10: -10,
  minus_5: -5,
  plus_5: 5,
  plus_10: 10,
  plus_15: 15,
} as const;

export interface AscendantResult {
  /** Sidereal longitude of the ascendant, degrees in [0, 360). */
  readonly ascendant_longitude_sidereal: number;
  readonly lagna: {
    /** English name of the rising sign. */
    readonly sign: SignName;
    readonly number: number;
    readonly degree_in_sign: number;
    readonly ruler: SignRuler;
    readonly nakshatra: NakshatraResult;
  };
  /** How the rising sign hangs on the birth time. Null where no sign changes within a day (polar regions). */
  readonly time_sensitivity: {
    readonly minutes_to_previous: number | null;
    readonly minutes_to_next: number | null;
    readonly nearest_boundary_minutes: number | null;
    /** YYYY-MM-DDTHH:MM on the clock of the birth place. */
    readonly previous_boundary_local: string | null;
    readonly next_boundary_local: string | null;
    /** The rising sign if the birth was that many minutes earlier or later. */
    readonly variation: { readonly [Shift in keyof typeof SHIFTS]: SignName };
    readonly confidence: Confidence;
  };
  /** The minutes of birth with this rising sign; null where no other rises within a day. */
  readonly ascendant_minutes: LagnaMinutes | null;
}

const MINUTE = 60_000;

/**
 * The rising sign (lagna), its degree and nakshatra, and how far the birth time can be off before it changes.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; also at the poles, where nothing rises.
 *
 * @example
 * import { ascendant } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = ascendant(birth);
 * result.lagna.sign; // => 'Cancer'
 * result.time_sensitivity.minutes_to_next; // => 96.19
 * result.time_sensitivity.confidence; // => 'high'
 */
export const ascendant: Calculator<TimedBirthFields | TimedBirthInput, AscendantResult, typeof ascendantTool> = (
  ...asked
) => calculate(ascendantTool, ...asked);

function calculateAscendant(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  requireAscendant(birth);
  const longitude = lagnaLongitude(sky, birth.moment, birth.place);
  const rashi = rashiOf(longitude);
  const stay = risingSignStay(sky, birth, rashi);
  const result: AscendantResult = {
    ascendant_longitude_sidereal: fromMicrodegrees(longitude),
    lagna: {
      sign: rashi.name,
      number: rashi.number,
      degree_in_sign: degreeInRashi(longitude),
      ruler: rashi.ruler,
      nakshatra: nakshatraResult(longitude),
    },
    time_sensitivity: {
      minutes_to_previous: stay ? minutesBetween(stay.from, birth.epochMilliseconds) : null,
      minutes_to_next: stay ? minutesBetween(birth.epochMilliseconds, stay.to) : null,
      nearest_boundary_minutes: stay?.nearestMinutes ?? null,
      previous_boundary_local: stay ? formatLocal(birth.timeZone, stay.from) : null,
      next_boundary_local: stay ? formatLocal(birth.timeZone, stay.to) : null,
      variation: variationOf(sky, birth),
      confidence: risingSignConfidence(stay),
    },
    ascendant_minutes: lagnaMinutes(birth, stay),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([risingSignCaveat(rashi, stay)]),
      watches: (minutes) =>
        watchLagna(lagnaWay(sky, birth.place, minutes), {
          sign: (lagna) => {
            const { name, number, ruler } = rashiOf(lagna);
            return { lagna: { sign: name, number, ruler } };
          },
          nakshatra: (lagna) => ({ lagna: { nakshatra: nakshatraOnly(lagna) } }),
          pada: (lagna) => ({ lagna: { nakshatra: { pada: nakshatraOf(lagna).pada } } }),
        }),
      houseSystem:
        'The ascendant comes from the ephemeris (apparent sidereal time, true obliquity); Vedic charts use whole-sign houses, the rising sign being the first.',
    }),
  };
}

function variationOf(
  sky: Sky,
  { epochMilliseconds, place }: ResolvedBirth,
): AscendantResult['time_sensitivity']['variation'] {
  const sign = (shift: number) =>
    rashiOf(lagnaLongitude(sky, momentAt(epochMilliseconds + shift * MINUTE), place)).name;
  return Object.fromEntries(
    Object.entries(SHIFTS).map(([key, shift]) => [key, sign(shift)]),
  ) as AscendantResult['time_sensitivity']['variation'];
}

export const ascendantTool = defineTool({
  slug: 'vedic-ascendant-calculator',
  place: 3,
  functionName: 'ascendant',
  group: 'natal',
  title: 'Vedic ascendant (lagna) calculator',
  description: 'The sidereal rising sign, its degree and nakshatra, and how sensitive it is to the birth time.',
  calculationVersion: '1.0.0',
  disclaimer: vedicAscendantCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ascendant_longitude_sidereal: siderealLongitude('Sidereal longitude of the ascendant, degrees in [0, 360).'),
      lagna: field.open({
        sign: signName('The rising sign.'),
        number: signNumber(),
        degree_in_sign: degreeInSign(),
        ruler: signRuler(),
        nakshatra: nakshatraSchema(),
      }),
      time_sensitivity: field.open({
        minutes_to_previous: field.orNull(field.number('Minutes since the rising sign began.')),
        minutes_to_next: field.orNull(field.number('Minutes until the rising sign ends.')),
        nearest_boundary_minutes: field.orNull(field.number('The smaller of the two, minutes.')),
        previous_boundary_local: field.orNull(field.localClock('When the rising sign began, on the local clock.')),
        next_boundary_local: field.orNull(field.localClock('When the rising sign ends, on the local clock.')),
        variation: field.open({
          minus_15: signName('The rising sign 15 minutes earlier.'),
          minus_10: signName('The rising sign 10 minutes earlier.'),
          minus_5: signName('The rising sign 5 minutes earlier.'),
          plus_5: signName('The rising sign 5 minutes later.'),
          plus_10: signName('The rising sign 10 minutes later.'),
          plus_15: signName('The rising sign 15 minutes later.'),
        }),
        confidence: confidenceSchema(),
      }),
      ascendant_minutes: field.orNull(risingSignMinutesSchema()),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateAscendant),
});
