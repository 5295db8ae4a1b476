import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import { fromMicrodegrees, toMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { type GrahaPosition, grahaPositions, longitudesOf } from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, rashiOf } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { ascendantSchema, type ChartAscendant, chartAscendant } from '../../contract/birth-chart.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { NATAL_EXAMPLE, timedBirthInput } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { named, siderealLongitude } from '../../contract/vocabulary.js';
import { bhavaChartDisclaimer } from '../../languages/en/disclaimers.js';
import { BHAVA_SYSTEMS, type BhavaSystem, bhavaChalit, bhavaOf } from '../../rules/bhava/chalit.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import { MINUTE, type TimeSpan, timeRange, type Watch } from '../../rules/uncertainty/time-range.js';
import { evenEdges } from '../../rules/uncertainty/ways.js';
import {
  type BhavaChange,
  type BhavaPlanet,
  type BhavaResult,
  bhavaChangeSchema,
  bhavaFindings,
  bhavaPlanetSchema,
  bhavaSchema,
} from './shapes.js';

export type { BhavaChange, BhavaPlanet, BhavaResult };

export interface BhavaChartResult {
  readonly bhava_system: BhavaSystem;
  readonly ascendant: ChartAscendant;
  /** Degrees in [0, 360). */
  readonly midheaven_longitude_sidereal: number;
  readonly bhavas: readonly BhavaResult[];
  readonly planets: readonly BhavaPlanet[];
  /** Who stands in another house than by whole signs. */
  readonly moved_planet_names: readonly Graha[];
  /** Within half an hour of the time of birth, in the order of time. */
  readonly changes_within_hour: readonly BhavaChange[];
}

/**
 * The bhava chalit of a birth beside its whole signs: the twelve houses by their middles with the sandhis between them,
 * and which grahas stand in another house than by their signs. The option `bhava_system` takes equal houses in place of
 * those of Sripati. It needs a time of birth.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `engine_error` at the poles.
 *
 * @example
 * import { bhavaChart, birth } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { bhavas, moved_planet_names } = bhavaChart(born).result;
 * bhavas[9]?.middle_sign_name; // => 'Aries'
 * moved_planet_names; // => ['Moon', 'Venus', 'Mars']
 */
export const bhavaChart: Calculator<TimedBirthFields | TimedBirthInput, BhavaChartResult, typeof bhavaChartTool> = (
  ...asked
) => calculate(bhavaChartTool, ...asked);

function calculateBhavaChart(birth: ResolvedBirth, context: CalculationContext) {
  const { sky, language, bhavaSystem } = context;
  const { moment, place } = birth;
  const chalit = bhavaChalit(sky, moment, place, bhavaSystem);
  const lagna = chalit.middles[0] as number;
  const positions = grahaPositions(sky, moment);
  const found = bhavaFindings(chalit, longitudesOf(positions));
  const changes = changesWithinHour(birth, context, positions);
  const narrowest = Math.min(...found.bhavas.map(({ width_deg }) => width_deg));
  const result: BhavaChartResult = {
    bhava_system: bhavaSystem,
    ascendant: chartAscendant(lagna),
    midheaven_longitude_sidereal: fromMicrodegrees(chalit.midheaven),
    ...found,
    moved_planet_names: found.planets.filter(({ is_moved }) => is_moved).map(({ planet }) => planet),
    changes_within_hour: changes,
  };
  const sign = rashiOf(lagna);
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: present([
        risingSignCaveat(sign, risingSignStay(sky, birth, sign)),
        changes.length > 0 &&
          caveat('bhavas_change', { planets: GRAHAS.filter((graha) => changes.some((one) => one.planet === graha)) }),
      ]),
      range: present([
        bhavaSystem === 'sripati' &&
          Math.abs(place.latitude) > UNEVEN_FROM &&
          caveat('bhavas_uneven', { narrowest_deg: narrowest }),
      ]),
      watches: (minutes) => [
        bhavaWatch(birth, context, evenEdges(minutes, MOST_STEPS), (instant) => grahaPositions(sky, momentAt(instant))),
      ],
      houseSystem: `${SYSTEM_STATEMENTS[bhavaSystem]} Beside them whole signs from the rising sign. ${nodeStatement(sky)}`,
    }),
  };
}

/** Degrees of latitude from which quadrants, and so the houses of Sripati, can become very narrow. */
const UNEVEN_FROM = 66;

const SYSTEM_STATEMENTS: Readonly<Record<BhavaSystem, string>> = {
  sripati:
    'Bhavas of Sripati: the ascendant and the midheaven are middles of houses, the arcs between the corners are divided by three, and the houses meet halfway between their middles.',
  equal: 'Equal bhavas: the ascendant is the middle of the first, the others lie 30 degrees apart.',
};

/** Stretches that a span is divided into to look for changes: eight minutes of a whole day. */
const MOST_STEPS = 180;

/** The bhava of each graha. Between two edges who has another at the other end is looked for by the minute. */
function bhavaWatch(
  { place }: ResolvedBirth,
  { sky, bhavaSystem }: CalculationContext,
  edges: readonly number[],
  positionsAt: (instant: number) => readonly Pick<GrahaPosition, 'longitude'>[],
): Watch {
  return {
    edges,
    at: (instant) => {
      const chalit = bhavaChalit(sky, momentAt(instant), place, bhavaSystem);
      return { planets: positionsAt(instant).map(({ longitude }) => ({ bhava: bhavaOf(chalit, longitude) })) };
    },
  };
}

const HALF_AN_HOUR = 30 * MINUTE;

/** Stretches that the hour around a birth is divided into: no bhava of a place where people live is over so soon. */
const STEPS_OF_HOUR = 6;

/** By the speeds at birth: in half an hour even the Moon strays from that by less than 0.0001°, half a second of time. */
function changesWithinHour(
  birth: ResolvedBirth,
  context: CalculationContext,
  positions: readonly GrahaPosition[],
): BhavaChange[] {
  const { epochMilliseconds: at, timeZone } = birth;
  const positionsAt = (instant: number) =>
    positions.map(({ longitude, speed }) => ({
      longitude: toMicrodegrees(fromMicrodegrees(longitude) + (speed * (instant - at)) / MILLISECONDS_PER_DAY),
    }));
  const hour: TimeSpan = { start: at - HALF_AN_HOUR, end: at + HALF_AN_HOUR };
  const { changes } = timeRange(hour, [bhavaWatch(birth, context, evenEdges(hour, STEPS_OF_HOUR), positionsAt)]);
  const steps = changes.flatMap(({ path, before, after, at: minute }) => {
    const index = Number(/\d+/.exec(path)?.[0]);
    return minute === undefined ? [] : [{ planet: GRAHAS[index] as Graha, before, after, minute }];
  });
  return steps
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ planet, before, after, minute }) => ({
      planet,
      bhava_before: Number(before),
      bhava_after: Number(after),
      occurs_at: formatLocalWithOffset(timeZone, minute),
    }));
}

export const bhavaChartTool = defineTool({
  slug: 'bhava-chart',
  place: 41,
  functionName: 'bhavaChart',
  group: 'natal',
  title: 'Bhava chalit',
  description:
    'The houses of a birth by their middles (bhava chalit, Sripati or equal) beside whole signs: sandhis, middles, and which planets stand in another house than by sign.',
  calculationVersion: '1.0.0',
  disclaimer: bhavaChartDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'bhava_system'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      bhava_system: named('bhava_system', BHAVA_SYSTEMS, 'How the middles of the houses lie.'),
      ascendant: ascendantSchema(),
      midheaven_longitude_sidereal: siderealLongitude(
        'The point of the ecliptic on the meridian above the horizon, degrees in [0, 360).',
      ),
      bhavas: field.listBy('house', bhavaSchema()),
      planets: field.listBy('planet', bhavaPlanetSchema()),
      moved_planet_names: field.list(
        named('graha', GRAHAS, 'A graha in another bhava than the number of its whole-sign house.'),
      ),
      changes_within_hour: field.list(bhavaChangeSchema()),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.08 * minutesWithin(chosen)),
  calculate: ofBirth(calculateBhavaChart),
});
