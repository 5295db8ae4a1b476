import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { type Graha, SIGN_RULERS } from '../../base/zodiac/graha.js';
import { grahaPositions, lagnaLongitude, longitudesOf } from '../../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import { type Calculation, calculate } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import { defineTool } from '../../calculation/define.js';
import { ofBirth } from '../../calculation/of-birth.js';
import type { CalculationContext, Environment } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { signName } from '../../contract/vocabulary.js';
import { requireAscendant, risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { signChart } from '../../rules/natal/sign-chart.js';
import { SUNRISE_DEFINITION } from '../../rules/panchanga/sunrise.js';
import { avasthasOf } from '../../rules/points/avasthas.js';
import { birthDay } from '../../rules/points/birth-day.js';
import { gandantaOf, pushkaraOf } from '../../rules/points/degree-states.js';
import { grahaYuddhas, WARRIORS } from '../../rules/points/graha-yuddha.js';
import {
  type DegreeState,
  degreeStateSchema,
  type GrahaYuddhaResult,
  grahaYuddhaSchema,
  type PlanetStates,
  planetStatesSchema,
  type SpecialLagnaResult,
  type SunUpagrahaResult,
  specialLagnaSchema,
  sunUpagrahaSchema,
  type TimeUpagrahaResult,
  timeUpagrahaSchema,
} from './chart-points.js';
import { pointsAt, pointWatch } from './minute-points.js';

export type { DegreeState, GrahaYuddhaResult, PlanetStates, SpecialLagnaResult, SunUpagrahaResult, TimeUpagrahaResult };

export interface ChartPointsResult {
  readonly ascendant_sign_name: SignName;
  /** The sunrise that opened the day of the birth; null where there was none within a day. */
  readonly sunrise_at: string | null;
  /** Whether the Sun was up; null without a sunrise. */
  readonly is_day_birth: boolean | null;
  readonly sun_upagrahas: readonly SunUpagrahaResult[];
  /** Null without a sunrise. */
  readonly time_upagrahas: readonly TimeUpagrahaResult[] | null;
  readonly special_lagnas: readonly SpecialLagnaResult[];
  /** The ascendant and the nine grahas. */
  readonly degree_states: readonly DegreeState[];
  readonly planetary_wars: readonly GrahaYuddhaResult[];
  /** The seven grahas. */
  readonly planet_states: readonly PlanetStates[];
}

/**
 * The points of a birth chart that are no grahas, and the states of grahas and degrees: upagrahas, special lagnas,
 * gandanta, pushkara, graha yuddha and avasthas. It needs a time of birth.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `engine_error` at the poles.
 *
 * @example
 * import { birth, chartPoints } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { time_upagrahas } = chartPoints(born).result;
 * time_upagrahas?.find(({ code }) => code === 'gulika')?.sign_name; // => 'Gemini'
 */
export function chartPoints(
  input: TimedBirthFields | TimedBirthInput,
  environment?: Partial<Environment>,
): Calculation<ChartPointsResult> {
  return calculate(chartPointsTool, input, environment);
}

function calculateChartPoints(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  requireAscendant(birth);
  const { epochMilliseconds: at, timeZone, moment } = birth;
  const day = birthDay(sky.ephemeris, birth.place, at);
  const lagna = rashiOf(lagnaLongitude(sky, moment, birth.place));
  const result: ChartPointsResult = {
    ascendant_sign_name: lagna.name,
    sunrise_at: day ? formatLocalWithOffset(timeZone, day.sunrise) : null,
    is_day_birth: day ? at < day.sunset : null,
    ...pointsAt(sky, birth, at, day),
    ...statesOf(sky, birth),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([risingSignCaveat(lagna, risingSignStay(sky, birth, lagna))]),
      range: present([!day && caveat('no_sunrise', {})]),
      watches: (minutes) => [pointWatch(sky, birth, minutes)],
      houseSystem: `Whole-sign houses, the rising sign being the first. ${nodeStatement(sky)} ${SUNRISE_DEFINITION}`,
    }),
  };
}

/** The states of degrees and of grahas. */
function statesOf(sky: Sky, { moment, place }: ResolvedBirth) {
  const positions = grahaPositions(sky, moment);
  const longitudes = longitudesOf(positions);
  const lagna = lagnaLongitude(sky, moment, place);
  const chart = signChart(positions, lagna);
  const degreeState = (point_code: DegreeState['point_code'], longitude: number): DegreeState => {
    const gandanta = gandantaOf(longitude);
    const { isNavamsa, degreesFromBhaga } = pushkaraOf(longitude);
    return {
      point_code,
      gandanta_code: gandanta?.junction ?? null,
      degrees_from_junction: gandanta?.degrees ?? null,
      is_pushkara_navamsa: isNavamsa,
      degrees_from_pushkara_bhaga: degreesFromBhaga,
    };
  };
  const places = WARRIORS.map((graha) => ({
    graha,
    longitude: longitudes[graha],
    latitude: sky.ephemeris.position(graha, moment.tt).latitude,
  }));
  return {
    degree_states: [
      degreeState('ascendant', lagna),
      ...positions.map(({ graha, longitude }) => degreeState(graha.toLowerCase() as Lowercase<Graha>, longitude)),
    ],
    planetary_wars: grahaYuddhas(places).map(({ grahas, separation, winner }) => ({
      planet_names: grahas,
      apart_deg: separation,
      winner_planet: winner,
    })),
    planet_states: SIGN_RULERS.map((graha) => {
      const { baladi, jagradadi, deeptadi } = avasthasOf(graha, longitudes, chart);
      return { planet: graha, baladi_code: baladi, jagradadi_code: jagradadi, deeptadi_codes: deeptadi };
    }),
  };
}

export const chartPointsTool = defineTool({
  slug: 'chart-points',
  place: 38,
  functionName: 'chartPoints',
  group: 'natal',
  title: 'Upagrahas, special lagnas and states',
  description:
    'The points of a birth chart beyond the grahas: upagrahas with Gulika and Mandi, special lagnas, gandanta, pushkara, graha yuddha and avasthas.',
  calculationVersion: '1.0.0',
  disclaimer:
    'Points and states are counted by rules of tradition. Their old names are names: none means an illness, a death or a loss.',
  options: ['ayanamsha', 'node', 'time_within', 'clock'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ascendant_sign_name: signName('The rising sign.'),
      sunrise_at: field.orNull(
        field.instant('The sunrise that opened the day of the birth; null where there was none.'),
      ),
      is_day_birth: field.orNull(field.flag('Whether the Sun was up; null without a sunrise.')),
      sun_upagrahas: field.list(sunUpagrahaSchema()),
      time_upagrahas: field.orNull(field.list(timeUpagrahaSchema())),
      special_lagnas: field.list(specialLagnaSchema()),
      degree_states: field.list(degreeStateSchema()),
      planetary_wars: field.list(grahaYuddhaSchema()),
      planet_states: field.list(planetStatesSchema()),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.1 * minutesWithin(chosen)),
  calculate: ofBirth(calculateChartPoints),
});
