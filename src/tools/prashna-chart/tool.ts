import type { Place } from '../../base/ephemeris/ascendant.js';
import { earthOrientation } from '../../base/ephemeris/earth.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { chooseZone, type ZoneChoice, zoneCaveats } from '../../base/input/zone.js';
import { fromMicrodegrees, wrap360 } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { clockAt, formatLocalWithOffset } from '../../base/time/zone.js';
import { meanAyanamsha } from '../../base/zodiac/ayanamsha.js';
import { siderealHouses } from '../../base/zodiac/house-edges.js';
import { grahaPositions, lagnaLongitude, longitudesOf, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { type AsOf, asOfInput, momentOf } from '../../calculation/as-of.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import {
  ascendantSchema,
  type ChartAscendant,
  type ChartPlanet,
  chartAscendant,
  chartPlanetSchema,
  chartPlanets,
} from '../../contract/birth-chart.js';
import { type MomentPanchanga, momentPanchanga, momentPanchangaSchema } from '../../contract/birth-panchanga.js';
import { type InPlace, localInstantSchema, placeZone } from '../../contract/inputs.js';
import { kpCusps, kpNodeAgency, kpPlanets, kpRulingPlanets, kpSignificators } from '../../contract/kp.js';
import { nodeStatement, siderealProvenance } from '../../contract/provenance.js';
import { placeOfDay } from '../../contract/vocabulary.js';
import { prashnaChartDisclaimer } from '../../languages/en/disclaimers.js';
import { housesWithAscendant, KP_NUMBERS, kpPartOf, type RisingHouses } from '../../rules/kp/horary.js';
import { houseSignificators, nodeAgencies } from '../../rules/kp/significators.js';
import { requireRising } from '../../rules/natal/rising-sign.js';
import { SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import {
  numberPart,
  type PrashnaKp,
  type PrashnaNumberPart,
  type PrashnaRuler,
  prashnaKpSchema,
  prashnaRuler,
  prashnaRulerSchema,
  toldDegrees,
} from './shapes.js';

export type { PrashnaKp, PrashnaNumberPart, PrashnaRuler };

export interface PrashnaChartInput extends AsOf {
  /** Degrees north of where the question is asked or judged, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** 1 to 249, as the one who asks says it; without it the ascendant is that of the moment. */
  readonly kp_number?: number;
}

export interface PrashnaChartResult {
  /** The moment of the question, UTC, and on the clock of the place. */
  readonly reference_at: string;
  readonly reference_at_local: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly panchanga: MomentPanchanga;
  readonly ascendant: ChartAscendant;
  readonly planets: readonly ChartPlanet[];
  /** Of the rising sign and of the Moon's. */
  readonly rulers: readonly PrashnaRuler[];
  readonly kp: PrashnaKp;
}

/**
 * The chart of a question: panchanga, lagna, grahas and the rulers of lagna and Moon of the moment at a place; and what
 * the school of Krishnamurti reads, with the ascendant of the moment or that of a number from 1 to 249.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `invalid_input` too without a moment
 * and a clock, `engine_error` beyond the polar circles, where there are no cusps of Placidus.
 *
 * @example
 * import { prashnaChart } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const { result } = prashnaChart({ as_of: '2026-01-01T06:30', ...delhi, kp_number: 94 });
 * result.ascendant.sign_name; // => 'Pisces'
 * result.kp.cusps[0]?.sign_name; // => 'Leo'
 * result.kp.number_part?.sub_ruler; // => 'Sun'
 */
export const prashnaChart: Calculator<
  PrashnaChartInput | InPlace<PrashnaChartInput>,
  PrashnaChartResult,
  typeof prashnaChartTool
> = (...asked) => calculate(prashnaChartTool, ...asked);

/** An instant at a place with its clock. */
interface Question extends ZoneChoice {
  readonly epochMilliseconds: number;
  readonly place: Place;
}

function calculatePrashnaChart(
  { as_of: asked, latitude, longitude, timezone, kp_number: number }: Values<PrashnaChartInput>,
  context: CalculationContext,
) {
  const { sky, zones } = context;
  // The sums turn -0 into 0.
  const place = { latitude: latitude + 0, longitude: longitude + 0 };
  requireRising(place);
  const at = momentOf(asked, context);
  const question: Question = { epochMilliseconds: at, place, ...chooseZone(timezone, place, zones) };
  const { timeZone } = question;
  const moment = momentAt(at);
  const positions = grahaPositions(sky, moment);
  const lagna = lagnaLongitude(sky, moment, place);
  const planets = chartPlanets({ positions, lagna });
  const panchanga = momentPanchanga(sky, question);
  const moon = longitudesOf(positions).Moon;
  const result: PrashnaChartResult = {
    reference_at: formatInstant(at),
    reference_at_local: formatLocalWithOffset(timeZone, at),
    place: { ...place, timezone: timeZone.name },
    panchanga,
    ascendant: chartAscendant(lagna),
    planets,
    rulers: [
      prashnaRuler('ascendant', rashiOf(lagna).ruler, planets),
      prashnaRuler('moon', rashiOf(moon).ruler, planets),
    ],
    kp: kpOf({ ...sky, ayanamsha: context.kpAyanamsha }, question, number),
  };
  return {
    result,
    provenance: siderealProvenance({
      sky,
      language: context.language,
      moment,
      timezoneResolution: question.resolution,
      dstApplied: clockAt(timeZone, at).isDaylight,
      birthTimeKnown: false,
      caveats: {
        zone: zoneCaveats(question, place, at, { zones }),
        range: present([
          !panchanga.lunar_month && caveat('lunar_month_cut_off', {}),
          result.kp.ruling_planets.vara_ruler === null && caveat('no_sunrise', {}),
        ]),
      },
      houseSystem: `Whole signs from the lagna; in kp cusps of Placidus as the beginnings of houses, in the zodiac of the option kp_ayanamsha. ${nodeStatement(sky)} ${SUNRISE_DEFINITIONS[sky.sunrise]}`,
    }),
  };
}

function kpOf(sky: Sky, question: Question, number: number | undefined): PrashnaKp {
  const { epochMilliseconds, place } = question;
  const moment = momentAt(epochMilliseconds);
  const part = number === undefined ? undefined : kpPartOf(number);
  const houses = part ? housesWithAscendant(sky, moment, place, part.first) : housesOfMoment(sky, question);
  const positions = grahaPositions(sky, moment);
  const longitudes = longitudesOf(positions);
  return {
    ayanamsha_value_deg: toldDegrees(meanAyanamsha(sky.ephemeris, sky.ayanamsha, moment.tt)),
    number_part: part ? numberPart(part) : null,
    sidereal_time_deg: toldDegrees(houses.siderealTime) % 360,
    midheaven_longitude_sidereal: fromMicrodegrees(houses.midheaven),
    cusps: kpCusps(houses.cusps),
    planets: kpPlanets(positions, houses.cusps),
    house_significators: houseSignificators(houses.cusps, longitudes).map(kpSignificators),
    node_agencies: nodeAgencies(longitudes).map(kpNodeAgency),
    ruling_planets: kpRulingPlanets(sky, epochMilliseconds, question),
  };
}

function housesOfMoment(sky: Sky, { epochMilliseconds, place }: Question): RisingHouses {
  const moment = momentAt(epochMilliseconds);
  const siderealTime = wrap360(earthOrientation(moment).siderealTime + place.longitude);
  return { ...siderealHouses(sky, moment, place, 'placidus'), siderealTime };
}

export const prashnaChartTool = defineTool({
  slug: 'prashna-chart',
  place: 46,
  functionName: 'prashnaChart',
  group: 'day',
  title: 'Prashna chart',
  description:
    'The chart of the moment and place of a question with its panchanga and the rulers of lagna and Moon, and what Krishnamurti reads: cusps, significators and ruling planets, with the ascendant of the moment or of a number from 1 to 249.',
  calculationVersion: '1.0.0',
  disclaimer: prashnaChartDisclaimer,
  options: ['ayanamsha', 'node', 'kp_ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      ...asOfInput(),
      latitude: field.latitude('Degrees north of where the question is asked or judged, -90 to 90.'),
      longitude: field.longitude('Degrees east of that place, -180 to 180.'),
      timezone: placeZone(),
      kp_number: field.optional(
        field.integer(1, KP_NUMBERS, 'A number from 1 to 249 that decides the ascendant of kp; none when left out.'),
      ),
    }),
  resultSchema: () =>
    field.open({
      reference_at: field.instant('The moment of the question, UTC.'),
      reference_at_local: localInstantSchema('That moment', 'place.timezone'),
      place: placeOfDay(),
      panchanga: momentPanchangaSchema(),
      ascendant: ascendantSchema(),
      planets: field.listBy('planet', chartPlanetSchema()),
      rulers: field.listBy('ruler_of', prashnaRulerSchema()),
      kp: prashnaKpSchema(),
    }),
  example: {
    as_of: '2026-01-01T06:30',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
    kp_number: 94,
  },
  cost: 1,
  calculate: calculatePrashnaChart,
});
