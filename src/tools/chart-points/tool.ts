import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { grahaLongitude, grahaPositions, lagnaLongitude, longitudesOf, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf, SIGN_RULERS, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { goesWithStar, minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { varaAt } from '../../contract/birth-panchanga.js';
import { NATAL_EXAMPLE, timedBirthInput } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { signName } from '../../contract/vocabulary.js';
import { chartPointsDisclaimer } from '../../languages/en/disclaimers.js';
import { signChart } from '../../rules/natal/dignity.js';
import { requireAscendant, risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import type { DayAndNight } from '../../rules/panchanga/day-divisions.js';
import { SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { avasthasOf } from '../../rules/points/avasthas.js';
import { gandantaOf, pushkaraOf } from '../../rules/points/degree-states.js';
import { grahaYuddhas, WARRIORS } from '../../rules/points/graha-yuddha.js';
import { LAGNA_RATES, SPECIAL_LAGNAS, SUN_UPAGRAHAS, UPAGRAHA_PARTS } from '../../rules/points/points-tables.js';
import { evenLagna, induLagna, sreeLagna, varnadaLagna } from '../../rules/points/special-lagnas.js';
import { birthDay, sunUpagrahas, upagrahaParts } from '../../rules/points/upagrahas.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import {
  type DegreeState,
  degreeStateSchema,
  type GrahaYuddhaResult,
  grahaYuddhaSchema,
  type PlanetStates,
  planetStatesSchema,
  pointPlace,
  type SpecialLagnaResult,
  type SunUpagrahaResult,
  specialLagna,
  specialLagnaSchema,
  sunUpagrahaSchema,
  type TimeUpagrahaResult,
  timeUpagrahaSchema,
} from './chart-points.js';
import {
  type DerivedFindings,
  type DerivedPointResult,
  derivedFields,
  derivedFindings,
  derivedTold,
  type FarPartResult,
  type YogiPlanets,
} from './derived.js';

const MINUTE = 60_000;

type PointsContext = Pick<CalculationContext, 'sky' | 'kalaParts'>;

/** What hangs on the minute: upagrahas and special lagnas. */
function pointsAt(
  { sky, kalaParts }: PointsContext,
  { place, timeZone }: ResolvedBirth,
  at: number,
  day: DayAndNight | undefined,
) {
  const moment = momentAt(at);
  const lagnaAt = (instant: number) => lagnaLongitude(sky, momentAt(instant), place);
  const risen = lagnaAt(at);
  const lagna = rashiOf(risen);
  const moon = grahaLongitude(sky, 'Moon', moment);
  const even = (of: keyof typeof LAGNA_RATES) =>
    day && evenLagna(of, grahaLongitude(sky, 'Sun', momentAt(day.sunrise)), (at - day.sunrise) / MINUTE);
  const hora = even('hora');
  const lagnas = {
    bhava: even('bhava'),
    hora,
    ghati: even('ghati'),
    sree: sreeLagna(risen, moon),
    indu: induLagna(lagna, rashiOf(moon)),
    varnada: hora === undefined ? undefined : varnadaLagna(lagna, rashiOf(hora)),
  };
  const ofSun = sunUpagrahas(grahaLongitude(sky, 'Sun', moment));
  const weekdayOf = (sunrise: number) => varaAt({ place, timeZone }, sunrise).number - 1;
  const parts = day && upagrahaParts(day, { weekday: weekdayOf(day.sunrise), instant: at, parts: kalaParts });
  return {
    sun_upagrahas: SUN_UPAGRAHAS.map((code) => ({ code, ...pointPlace(ofSun[code], lagna) })),
    time_upagrahas:
      parts?.map(({ of, start, end, at: rises }) => ({
        code: of,
        ruler: UPAGRAHA_PARTS[of].of,
        starts_at: formatLocalWithOffset(timeZone, start),
        ends_at: formatLocalWithOffset(timeZone, end),
        occurs_at: formatLocalWithOffset(timeZone, rises),
        ...pointPlace(lagnaAt(rises), lagna),
      })) ?? null,
    special_lagnas: SPECIAL_LAGNAS.map((code) => specialLagna(code, lagnas[code], lagna)),
  };
}

/** What is a sum of the lagna, the grahas and Gulika. */
function derivedAt({ sky, kalaParts }: PointsContext, birth: ResolvedBirth, at: number, day: DayAndNight | undefined) {
  const { place, timeZone } = birth;
  const moment = momentAt(at);
  const weekday = day && varaAt({ place, timeZone }, day.sunrise).number - 1;
  const gulika =
    weekday === undefined
      ? undefined
      : upagrahaParts(day as DayAndNight, { weekday, instant: at, parts: kalaParts }).find(({ of }) => of === 'gulika');
  return derivedFindings({
    longitudes: longitudesOf(grahaPositions(sky, moment)),
    lagna: lagnaLongitude(sky, moment, place),
    gulika: gulika && lagnaLongitude(sky, momentAt(gulika.at), place),
    minutes: day && (at - day.sunrise) / MINUTE,
  });
}

/** The signs of these points, asked of each minute: pranapada has another every six. */
function derivedWatch(context: PointsContext, birth: ResolvedBirth, { start, end }: TimeSpan): Watch {
  const days = [start, end].flatMap((instant) => birthDay(context.sky, birth.place, instant) ?? []);
  const dayAt = (instant: number) => days.find((day) => day.sunrise <= instant && instant < day.nextSunrise);
  return {
    edges: [],
    isOften: true,
    at: (instant) => derivedTold(derivedAt(context, birth, instant, dayAt(instant))),
  };
}

const DEGREES_PER_SIGN = 30;
const MICRODEGREES = 1e6;

/** The signs of what goes with the minute, watched where each comes to another sign. */
function pointWatch(context: PointsContext, birth: ResolvedBirth, minutes: TimeSpan): Watch {
  const { sky } = context;
  const dayAt = (instant: number) => birthDay(sky, birth.place, instant);
  const days = [dayAt(minutes.start), dayAt(minutes.end)].flatMap((day) => day ?? []);
  const turns = days.flatMap(({ sunrise, sunset, nextSunrise }) => [sunrise, sunset, nextSunrise]);
  const signs = days.flatMap(({ sunrise }) =>
    Object.values(LAGNA_RATES).flatMap((rate) => {
      const sun = grahaLongitude(sky, 'Sun', momentAt(sunrise)) / MICRODEGREES;
      const minutesPerSign = DEGREES_PER_SIGN / rate;
      const first = sunrise + ((DEGREES_PER_SIGN - (sun % DEGREES_PER_SIGN)) / rate) * MINUTE;
      const count = Math.ceil((minutes.end - first) / (minutesPerSign * MINUTE)) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * minutesPerSign * MINUTE);
    }),
  );
  const edges = [...lagnaWay(sky, birth.place, minutes).passes(SIGN_EDGES), ...turns, ...signs];
  return {
    edges: edges.filter((edge) => edge >= minutes.start && edge <= minutes.end),
    at: (instant) => {
      const { time_upagrahas, special_lagnas } = pointsAt(context, birth, instant, dayAt(instant));
      const toldOf = ({ sign_name, house }: { sign_name: SignName | null; house: number | null }) => ({
        sign_name,
        house,
      });
      return {
        time_upagrahas: time_upagrahas?.map(toldOf) ?? null,
        special_lagnas: special_lagnas.map(toldOf),
      };
    },
  };
}

export type {
  DegreeState,
  DerivedPointResult,
  FarPartResult,
  GrahaYuddhaResult,
  PlanetStates,
  SpecialLagnaResult,
  SunUpagrahaResult,
  TimeUpagrahaResult,
  YogiPlanets,
};

export interface ChartPointsResult extends DerivedFindings {
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
 * gandanta, pushkara, graha yuddha, avasthas, Bhrigu bindu, pranapada, the yogis and the sphutas, the 22nd drekkana and
 * the 64th navamsa. It needs a time of birth.
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
export const chartPoints: Calculator<TimedBirthFields | TimedBirthInput, ChartPointsResult, typeof chartPointsTool> = (
  ...asked
) => calculate(chartPointsTool, ...asked);

function calculateChartPoints(birth: ResolvedBirth, context: CalculationContext) {
  const { sky } = context;
  requireAscendant(birth);
  const { epochMilliseconds: at, timeZone, moment } = birth;
  const day = birthDay(sky, birth.place, at);
  const lagna = rashiOf(lagnaLongitude(sky, moment, birth.place));
  const result: ChartPointsResult = {
    ascendant_sign_name: lagna.name,
    sunrise_at: day ? formatLocalWithOffset(timeZone, day.sunrise) : null,
    is_day_birth: day ? at < day.sunset : null,
    ...pointsAt(context, birth, at, day),
    ...statesOf(sky, birth),
    ...derivedAt(context, birth, at, day),
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: present([risingSignCaveat(lagna, risingSignStay(sky, birth, lagna))]),
      range: present([!day && caveat('no_sunrise', {})]),
      watches: (minutes) => [pointWatch(context, birth, minutes), derivedWatch(context, birth, minutes)],
      houseSystem: `Whole-sign houses, the rising sign being the first. ${nodeStatement(sky)} ${SUNRISE_DEFINITIONS[sky.sunrise]}`,
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
    'The points of a birth chart beyond the grahas: upagrahas with Gulika and Mandi, special lagnas, Bhrigu bindu, pranapada, yogi and avayogi, sphutas, 22nd drekkana and 64th navamsa, gandanta, pushkara, graha yuddha and avasthas.',
  calculationVersion: '1.0.0',
  disclaimer: chartPointsDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'sunrise', 'kala_parts'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ascendant_sign_name: signName('The rising sign.'),
      sunrise_at: field.orNull(
        field.instant('The sunrise that opened the day of the birth; null where there was none.'),
      ),
      is_day_birth: field.orNull(field.flag('Whether the Sun was up; null without a sunrise.')),
      sun_upagrahas: field.listBy('code', sunUpagrahaSchema()),
      time_upagrahas: field.orNull(field.listBy('code', timeUpagrahaSchema())),
      special_lagnas: field.listBy('code', specialLagnaSchema()),
      degree_states: field.listBy('point_code', degreeStateSchema()),
      planetary_wars: field.list(grahaYuddhaSchema()),
      planet_states: field.listBy('planet', planetStatesSchema()),
      ...derivedFields(),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(10 + (goesWithStar(chosen) ? 0.29 : 0.2) * minutesWithin(chosen)),
  calculate: ofBirth(calculateChartPoints),
});
