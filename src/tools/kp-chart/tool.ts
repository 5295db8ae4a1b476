import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { type ResolvedBirth, resolveBirth, type TimedBirthFields } from '../../base/input/birth.js';
import { type Caveat, caveat, present } from '../../base/input/caveats.js';
import { chooseZone } from '../../base/input/zone.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import type { Values } from '../../base/time/temporal.js';
import { houseBetween, siderealHouses } from '../../base/zodiac/house-edges.js';
import { grahaPositions, longitudesOf, type Sky } from '../../base/zodiac/positions.js';
import { type AsOf, asOfInput, momentOf } from '../../calculation/as-of.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput, WithBirth } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput } from '../../contract/inputs.js';
import {
  type KpCusp,
  type KpHouseSignificators,
  type KpNodeAgency,
  type KpPlace,
  type KpPlanet,
  type KpRulingPlanets,
  kpCuspSchema,
  kpCusps,
  kpLordsTold,
  kpNodeAgency,
  kpNodeAgencySchema,
  kpPlanetSchema,
  kpPlanets,
  kpRulingPlanets,
  kpRulingSchema,
  kpSignificators,
  kpSignificatorsSchema,
} from '../../contract/kp.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { type SecondPlaceFields, secondPlace, secondPlaceInput } from '../../contract/second-place.js';
import { siderealLongitude } from '../../contract/vocabulary.js';
import { kpChartDisclaimer } from '../../languages/en/disclaimers.js';
import { houseSignificators, nodeAgencies } from '../../rules/kp/significators.js';
import { KP_SUBS, kpLordsOf } from '../../rules/kp/sub-lords.js';
import { lagnaStay, localStay } from '../../rules/natal/rising-sign.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { evenEdges } from '../../rules/uncertainty/ways.js';

export type { KpCusp, KpHouseSignificators, KpNodeAgency, KpPlace, KpPlanet, KpRulingPlanets };

interface KpChartFields extends AsOf, SecondPlaceFields {}

export interface KpChartInput extends TimedBirthFields, KpChartFields {}

export interface KpChartResult {
  readonly midheaven_longitude_sidereal: number;
  readonly cusps: readonly KpCusp[];
  readonly planets: readonly KpPlanet[];
  readonly house_significators: readonly KpHouseSignificators[];
  /** Whom the nodes stand for. */
  readonly node_agencies: readonly KpNodeAgency[];
  readonly ruling_planets: KpRulingPlanets;
}

/**
 * The chart of a birth after K.S. Krishnamurti (KP): cusps of Placidus and grahas with their sign, star and sub lords and
 * their numbers of 249, the significators of the houses, and the ruling planets of a moment. Its zodiac is that of
 * Krishnamurti unless the option `kp_ayanamsha` says otherwise. It needs a time of birth.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `invalid_input` too without a moment
 * and a clock, `engine_error` beyond the polar circles, where there are no cusps of Placidus.
 *
 * @example
 * import { birth, kpChart } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { cusps } = kpChart({ birth: born, as_of: '2026-01-01' }).result;
 * [cusps[0]?.sign_ruler, cusps[0]?.nakshatra_ruler, cusps[0]?.sub_ruler]; // => ['Moon', 'Saturn', 'Venus']
 */
export const kpChart: Calculator<
  KpChartInput | WithBirth<KpChartInput, TimedBirthFields> | TimedBirthInput,
  KpChartResult,
  typeof kpChartTool
> = (...asked) => calculate(kpChartTool, ...asked);

function calculateKpChart(
  { birth: stated, as_of: asked, ...second }: OfBirth & Values<KpChartFields>,
  context: CalculationContext,
) {
  const { language } = context;
  const sky: Sky = { ...context.sky, ayanamsha: context.kpAyanamsha };
  const current = secondPlace(second);
  const birth = resolveBirth(stated, context);
  const at = momentOf(asked, context);
  const { cusps, midheaven } = siderealHouses(sky, birth.moment, birth.place, 'placidus');
  const positions = grahaPositions(sky, birth.moment);
  const longitudes = longitudesOf(positions);
  const here = current ? { place: current, ...chooseZone(null, current, context.zones) } : birth;
  const ruling = kpRulingPlanets(sky, at, here);
  const result: KpChartResult = {
    midheaven_longitude_sidereal: fromMicrodegrees(midheaven),
    cusps: kpCusps(cusps),
    planets: kpPlanets(positions, cusps),
    house_significators: houseSignificators(cusps, longitudes).map(kpSignificators),
    node_agencies: nodeAgencies(longitudes).map(kpNodeAgency),
    ruling_planets: ruling,
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: [subCaveat(sky, birth, cusps[0] as number)],
      range: present([ruling.vara_ruler === null && caveat('no_sunrise', {})]),
      watches: (minutes) => [kpWatch(sky, birth, minutes)],
      houseSystem: `Cusps of Placidus as the beginnings of houses, in the zodiac of the option kp_ayanamsha. ${nodeStatement(sky)}`,
    }),
  };
}

/** How long the sub lord of the first cusp holds. */
function subCaveat(sky: Sky, birth: ResolvedBirth, ascendant: number): Caveat {
  const { number } = kpLordsOf(ascendant);
  const part = KP_SUBS[number - 1] as (typeof KP_SUBS)[number];
  const stay = lagnaStay(sky, birth, {
    start: part.from / ARCSECONDS,
    end: part.to / ARCSECONDS,
    holds: (longitude) => kpLordsOf(longitude).number === number,
  });
  return caveat('cuspal_sub_lords_sensitive', {
    holds: stay ? localStay(birth.timeZone, stay) : null,
  });
}

const ARCSECONDS = 3600;

/** Stretches of a span of birth: each minute of an hour. Of a longer one more subs pass than can be told one by one. */
const MOST_STRETCHES = 60;

/** Lords of cusps and planets by the minute; cusps have another sub lord every few minutes. */
function kpWatch(sky: Sky, { place }: ResolvedBirth, minutes: TimeSpan): Watch {
  return {
    edges: evenEdges(minutes, MOST_STRETCHES),
    at: (instant) => {
      const moment = momentAt(instant);
      const { cusps } = siderealHouses(sky, moment, place, 'placidus');
      return {
        cusps: cusps.map(kpLordsTold),
        planets: grahaPositions(sky, moment).map(({ longitude }) => ({
          ...kpLordsTold(longitude),
          house: houseBetween(cusps, longitude),
        })),
      };
    },
  };
}

export const kpChartTool = defineTool({
  slug: 'kp-chart',
  place: 42,
  functionName: 'kpChart',
  group: 'natal',
  title: 'KP chart (Krishnamurti)',
  description:
    'The chart of a birth after Krishnamurti: cusps of Placidus and planets with sign, star and sub lords and their numbers of 249, significators of the houses, ruling planets of a moment.',
  calculationVersion: '1.0.0',
  disclaimer: kpChartDisclaimer,
  options: ['node', 'time_within', 'clock', 'kp_ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...timedBirthInput(),
      ...asOfInput(),
      ...secondPlaceInput('where the ruling planets are asked for'),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      midheaven_longitude_sidereal: siderealLongitude(
        'The point of the ecliptic on the meridian above the horizon, degrees in [0, 360).',
      ),
      cusps: field.listBy('house', kpCuspSchema()),
      planets: field.listBy('planet', kpPlanetSchema()),
      house_significators: field.listBy('house', kpSignificatorsSchema()),
      node_agencies: field.list(kpNodeAgencySchema()),
      ruling_planets: kpRulingSchema('the second place, else the birth place'),
    }),
  example: { ...NATAL_EXAMPLE, as_of: '2026-01-01' },
  cost: (_input, chosen) => placesFor(5 + 0.17 * minutesWithin(chosen)),
  calculate: calculateKpChart,
});
