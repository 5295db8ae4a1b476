import {
  type ChartAscendant,
  type ChartAspect,
  type ChartHouse,
  type ChartPlanet,
  chartAscendant,
  chartAspects,
  chartHouses,
  chartPlanets,
  chartVargas,
  type VargaChart,
} from '../contract/birth-chart.js';
import { type MomentPanchanga, momentPanchanga, momentPanchangaSchema } from '../contract/birth-panchanga.js';
import { CHART_EXAMPLE, chartInput } from '../contract/inputs.js';
import { keyed, nakshatraSchema } from '../contract/positions.js';
import { natalProvenance, nodeStatement } from '../contract/provenance.js';
import { type Birth, type ChartFields, resolveChart } from '../input/birth.js';
import { type Caveat, caveat, present } from '../input/caveats.js';
import { DIGNITIES } from '../natal/dignity-tables.js';
import { grahaChanges } from '../natal/graha-changes.js';
import {
  hasAscendant,
  NO_ASCENDANT,
  risingSignCaveat,
  risingSignConfidence,
  risingSignStay,
} from '../natal/rising-sign.js';
import { moonSpan, unknownTimeCaveat } from '../natal/unknown-birth-time.js';
import * as field from '../schema/fields.js';
import { formatInstant } from '../time/calendar.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { RELATIONSHIPS } from '../transit/aspect-tables.js';
import { GRAHAS, type Graha, SIGN_RULERS } from '../zodiac/graha.js';
import { grahaPositions, lagnaLongitude } from '../zodiac/positions.js';
import { rashiOf } from '../zodiac/rashi.js';
import type { Sky } from '../zodiac/sidereal.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface BirthChartResult {
  /** The instant of the chart; local noon for an unknown time. */
  readonly moment: {
    readonly utc: string;
    /** With offset. */
    readonly local: string;
    readonly timezone: string;
  };
  /** Null for an unknown time and at the poles. */
  readonly ascendant: ChartAscendant | null;
  /** Whether the rising sign holds for births five minutes earlier and later; false without one. */
  readonly ascendant_reliable: boolean;
  /** Why the ascendant, the houses and what hangs on them are null, else null. */
  readonly ascendant_note: string | null;
  /** Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu. */
  readonly planets: readonly ChartPlanet[];
  /** Twelve, the rising sign first; null without an ascendant. */
  readonly houses: readonly ChartHouse[] | null;
  /** By graha drishti in whole signs. */
  readonly aspects: readonly ChartAspect[];
  /** The signs of the D9 chart. */
  readonly navamsa: {
    readonly ascendant_sign: string | null;
    readonly planets: { readonly [Name in Graha]: string };
    /** Grahas with the same sign in D1 and D9. */
    readonly vargottama_planets: readonly Graha[];
  };
  /** The sixteen divisional charts, D1 to D60. */
  readonly vargas: readonly VargaChart[];
  readonly panchanga: MomentPanchanga;
}

const UNKNOWN_TIME_NOTE =
  'The birth time is not known: the ascendant, the houses and what is counted from them need one and are null.';

/**
 * The birth chart: the ascendant, the nine grahas with their dignity, combustion and motion, the houses with their
 * lords, the aspects, the sixteen vargas and the panchanga of the moment. Without a time the grahas are those of local
 * noon and what needs the ascendant is null.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 */
export function birthChart(input: ChartFields, environment?: Partial<Environment>): Calculation<BirthChartResult> {
  return calculate(birthChartTool, input, environment);
}

function calculateBirthChart(input: ChartFields, { zoneAt, sky }: CalculationContext) {
  const birth = resolveChart(input, zoneAt);
  const note = ascendantNote(birth);
  const lagna = note === null ? lagnaLongitude(sky, birth.moment, birth.place) : undefined;
  const stay = lagna === undefined ? undefined : risingSignStay(sky, birth, rashiOf(lagna));
  const positions = grahaPositions(sky, birth.moment);
  const chart = { positions, lagna };
  const vargas = chartVargas(chart);
  const panchanga = momentPanchanga(sky, birth);
  const result: BirthChartResult = {
    moment: {
      utc: formatInstant(birth.epochMilliseconds),
      local: formatLocalWithOffset(birth.timeZone, birth.epochMilliseconds),
      timezone: birth.timeZone,
    },
    ascendant: lagna === undefined ? null : chartAscendant(lagna),
    ascendant_reliable: risingSignConfidence(stay) !== 'low',
    ascendant_note: note,
    planets: chartPlanets(chart),
    houses: lagna === undefined ? null : chartHouses(positions, lagna),
    aspects: chartAspects(positions),
    navamsa: navamsaSigns(vargas),
    vargas,
    panchanga,
  };
  return {
    result,
    provenance: natalProvenance(sky, birth, {
      birthTime:
        lagna === undefined ? dayCaveats(sky, birth, panchanga) : present([risingSignCaveat(rashiOf(lagna), stay)]),
      range: present([
        panchanga.sunrise === null && caveat('no_sunrise', {}),
        panchanga.lunar_month === null && caveat('lunar_month_cut_off', {}),
      ]),
      houseSystem: `Whole-sign houses, the rising sign being the first; aspects by graha drishti in whole signs, the nodes having the 7th only. ${nodeStatement(sky)}`,
    }),
  };
}

function ascendantNote({ timeKnown, place }: Birth): string | null {
  if (!timeKnown) return UNKNOWN_TIME_NOTE;
  return hasAscendant(place) ? null : NO_ASCENDANT;
}

function navamsaSigns(vargas: readonly VargaChart[]): BirthChartResult['navamsa'] {
  const [d1, d9] = ['D1', 'D9'].map((id) => vargas.find((varga) => varga.id === id)) as [VargaChart, VargaChart];
  return {
    ascendant_sign: d9.ascendant?.sign ?? null,
    planets: keyed(GRAHAS, (graha) => d9.planets[graha].sign),
    vargottama_planets: GRAHAS.filter((graha) => d1.planets[graha].sign === d9.planets[graha].sign),
  };
}

/** What a day of unknown time leaves open: the way of the Moon, and whatever else about a graha changes that day. */
function dayCaveats(sky: Sky, birth: Birth, { vara }: MomentPanchanga): Caveat[] {
  if (birth.timeKnown) return [];
  const changes = grahaChanges(sky, birth);
  return present([
    unknownTimeCaveat(moonSpan(sky, birth)),
    changes.length > 0 && caveat('grahas_change_that_day', { changes }),
    caveat('chart_of_noon', { hasVara: vara !== null }),
  ]);
}

// @__NO_SIDE_EFFECTS__
function vargaPlaceFields() {
  return {
    sign: field.text(),
    sign_number: field.integer(1, 12),
    degree: field.orNull(field.number('Degrees in that sign; null in D30.')),
  };
}

// @__NO_SIDE_EFFECTS__
function planetSchema() {
  return field.open({
    planet: field.oneOf(GRAHAS),
    longitude: field.number('Sidereal longitude, degrees.'),
    sign: field.text(),
    sign_number: field.integer(1, 12),
    degree_in_sign: field.number(),
    house: field.orNull(field.integer(1, 12, 'Whole signs from the rising sign.')),
    rules_houses: field.orNull(field.list(field.integer(1, 12))),
    nakshatra: nakshatraSchema(),
    speed_deg_per_day: field.number('Negative while retrograde.'),
    retrograde: field.flag(),
    combust: field.flag(),
    degrees_from_sun: field.orNull(field.number('Distance from the Sun in longitude.')),
    dignity: field.orNull(field.oneOf(DIGNITIES)),
    dispositor: field.orNull(
      field.open({
        planet: field.oneOf(SIGN_RULERS, 'The ruler of its sign.'),
        natural: field.oneOf(['friend', 'neutral', 'enemy']),
        temporary: field.oneOf(['friend', 'enemy']),
        compound: field.oneOf(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy']),
      }),
    ),
    degrees_from_exaltation: field.orNull(field.number('0 at the highest exaltation, 180 at the deepest fall.')),
  });
}

// @__NO_SIDE_EFFECTS__
function houseSchema() {
  return field.open({
    house: field.integer(1, 12),
    sign: field.text(),
    sign_number: field.integer(1, 12),
    ruler: field.oneOf(SIGN_RULERS),
    ruler_house: field.integer(1, 12, 'Where its ruler stands.'),
    ruler_sign: field.text(),
    planets: field.list(field.oneOf(GRAHAS)),
    aspected_by: field.list(field.oneOf(GRAHAS)),
  });
}

export const birthChartTool = defineTool({
  slug: 'birth-chart-calculator',
  title: 'Vedic birth chart calculator',
  description:
    'The whole sidereal birth chart: ascendant, grahas, houses and their lords, dignities, combustion, aspects, the sixteen vargas and the panchanga of the moment.',
  calculationVersion: 'page-shared-v1',
  disclaimer:
    'The positions are calculated; their meaning is tradition. A chart diagnoses no illness and foretells no death, wealth or loss.',
  inputSchema: field.closed(chartInput()),
  resultSchema: field.open({
    moment: field.open({
      utc: field.instant(),
      local: field.text('The same, local date-time with offset.'),
      timezone: field.text('IANA time zone.'),
    }),
    ascendant: field.orNull(
      field.open({
        sign: field.text('The rising sign.'),
        sign_number: field.integer(1, 12),
        degree_in_sign: field.number(),
        longitude: field.number('Sidereal longitude, degrees.'),
        ruler: field.oneOf(SIGN_RULERS),
        nakshatra: nakshatraSchema(),
      }),
    ),
    ascendant_reliable: field.flag('The rising sign holds for births five minutes earlier and later.'),
    ascendant_note: field.orNull(field.text('Why there is no ascendant.')),
    planets: field.list(planetSchema()),
    houses: field.orNull(field.list(houseSchema())),
    aspects: field.list(
      field.open({
        from: field.oneOf(GRAHAS),
        to: field.oneOf(GRAHAS),
        type: field.oneOf(RELATIONSHIPS),
        mutual: field.flag('The second looks back upon the first.'),
      }),
    ),
    navamsa: field.open({
      ascendant_sign: field.orNull(field.text()),
      planets: field.open(keyed(GRAHAS, () => field.text())),
      vargottama_planets: field.list(field.oneOf(GRAHAS)),
    }),
    vargas: field.list(
      field.open({
        id: field.text('D1 to D60.'),
        name: field.text(),
        ascendant: field.orNull(field.open(vargaPlaceFields())),
        planets: field.open(
          keyed(GRAHAS, () => field.open({ ...vargaPlaceFields(), house: field.orNull(field.integer(1, 12)) })),
        ),
      }),
    ),
    panchanga: momentPanchangaSchema(),
  }),
  example: CHART_EXAMPLE,
  calculate: calculateBirthChart,
});
