import type { BirthFields, ChartFields, ResolvedBirth } from '../../base/input/birth.js';
import { type Caveat, caveat, present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { type GrahaPosition, grahaPositions, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { ascendantNoteOf } from '../../contract/ascendant-note.js';
import {
  ascendantSchema,
  type ChartAscendant,
  type ChartPlanet,
  chartAscendant,
  chartPlanetSchema,
  chartPlanets,
} from '../../contract/birth-chart.js';
import { CHART_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { type MomentPanchanga, momentPanchanga, momentPanchangaSchema } from '../../contract/birth-panchanga.js';
import { type LifeDashas, lifeDashas, lifeDashasSchema, possibleDashas } from '../../contract/dasha.js';
import { CHART_EXAMPLE, chartInput } from '../../contract/inputs.js';
import {
  type LagnaMinutes,
  lagnaMinutes,
  navamsaMinutesSchema,
  risingSignMinutesSchema,
} from '../../contract/lagna-minutes.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { timeZone } from '../../contract/vocabulary.js';
import { birthChartCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { ascendantNotes } from '../../languages/en/results.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { AscendantNote } from '../../languages/words/results/result-words.js';
import { type DashaReckoning, mahadashasOf } from '../../rules/dasha/scheme.js';
import { VIMSHOTTARI_SCHEME } from '../../rules/dasha/vimshottari.js';
import { grahaChanges } from '../../rules/natal/graha-changes.js';
import { navamsaStay, risingSignCaveat, risingSignConfidence, risingSignStay } from '../../rules/natal/rising-sign.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { grahaWay, NAKSHATRA_EDGES } from '../../rules/uncertainty/ways.js';
import {
  type ChartAspect,
  type ChartHouse,
  chartAspectSchema,
  chartAspects,
  chartHouseSchema,
  chartHouses,
} from './chart-houses.js';
import { chartWatches } from './chart-watches.js';
import { chartVargas, type NavamsaSigns, navamsaSchema, navamsaSigns, type VargaChart, vargaSchema } from './vargas.js';

export interface BirthChartResult {
  /** The instant of the chart, with the offset of the zone; local noon for an unknown time. */
  readonly reference_at: string;
  readonly timezone: string;
  /** Null for an unknown time and at the poles. */
  readonly ascendant: ChartAscendant | null;
  /** Whether the rising sign holds for births five minutes earlier and later; false without one. */
  readonly ascendant_reliable: boolean;
  /** Why the ascendant, the houses and what hangs on them are null, else null. */
  readonly ascendant_note: string | null;
  /** Why, for programs. */
  readonly ascendant_note_code: AscendantNote | null;
  /** The minutes of birth with this rising sign; null without one and where no other rises within a day. */
  readonly ascendant_minutes: LagnaMinutes | null;
  /** The same for the sign of the ascendant in the navamsa. */
  readonly navamsa_ascendant_minutes: LagnaMinutes | null;
  /** Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu. */
  readonly planets: readonly ChartPlanet[];
  /** Twelve, the rising sign first; null without an ascendant. */
  readonly houses: readonly ChartHouse[] | null;
  /** By graha drishti in whole signs. */
  readonly aspects: readonly ChartAspect[];
  readonly navamsa: NavamsaSigns;
  /** The sixteen divisional charts, D1 to D60. */
  readonly vargas: readonly VargaChart[];
  readonly panchanga: MomentPanchanga;
  /** The Vimshottari dashas of this life in short; null for an unknown time. The dasha calculator has all three levels. */
  readonly dashas: LifeDashas | null;
}

/**
 * The birth chart: the ascendant, the nine grahas with their dignity, combustion and motion, the houses with their
 * lords, the aspects, the sixteen vargas and the panchanga of the moment. Without a time the grahas are those of local
 * noon and what needs the ascendant is null.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, birthChart } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { result } = birthChart(born);
 * result.ascendant?.degree_in_sign; // => 9.429284
 * result.planets.find(({ planet }) => planet === 'Saturn')?.house; // => 7
 */
export const birthChart: Calculator<ChartFields | BirthFields | BirthInput, BirthChartResult, typeof birthChartTool> = (
  ...asked
) => calculate(birthChartTool, ...asked);

function calculateBirthChart(birth: ResolvedBirth, context: CalculationContext) {
  const { now, sky, language, dashaYearDays, horaVariant } = context;
  const reckoning: DashaReckoning = { scheme: VIMSHOTTARI_SCHEME, yearDays: dashaYearDays };
  const note = ascendantNoteOf(birth);
  const lagna = note === null ? lagnaLongitude(sky, birth.moment, birth.place) : undefined;
  const stay = lagna === undefined ? undefined : risingSignStay(sky, birth, rashiOf(lagna));
  const positions = grahaPositions(sky, birth.moment);
  const chart = { positions, lagna };
  const vargas = chartVargas(chart, horaVariant);
  const panchanga = momentPanchanga(sky, birth);
  const clock = now && toSecond(now);
  const result: BirthChartResult = {
    reference_at: formatLocalWithOffset(birth.timeZone, birth.epochMilliseconds),
    timezone: birth.timeZone.name,
    ascendant: lagna === undefined ? null : chartAscendant(lagna),
    ascendant_reliable: risingSignConfidence(stay) !== 'low',
    ascendant_note: note && (language?.results.ascendantNotes ?? ascendantNotes)[note],
    ascendant_note_code: note,
    ascendant_minutes: lagnaMinutes(birth, stay),
    navamsa_ascendant_minutes: lagnaMinutes(birth, lagna === undefined ? undefined : navamsaStay(sky, birth, lagna)),
    planets: chartPlanets(chart),
    houses: lagna === undefined ? null : chartHouses(positions, lagna),
    aspects: chartAspects(positions),
    navamsa: navamsaSigns(vargas),
    vargas,
    panchanga,
    dashas: birth.timeKnown ? lifeDashas(moonIn(positions), birth, clock, reckoning) : null,
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime:
        lagna === undefined ? dayCaveats(sky, birth, panchanga) : present([risingSignCaveat(rashiOf(lagna), stay)]),
      range: present([
        panchanga.sunrise_at === null && caveat('no_sunrise', {}),
        panchanga.lunar_month === null && caveat('lunar_month_cut_off', {}),
      ]),
      watches: (minutes) => [
        ...chartWatches(sky, birth, minutes, horaVariant),
        dashaWatch({ sky, reckoning }, minutes, clock),
      ],
      houseSystem: `Whole-sign houses, the rising sign being the first; aspects by graha drishti in whole signs, the nodes having the 7th only. ${nodeStatement(sky)}`,
    }),
  };
}

function moonIn(positions: readonly GrahaPosition[]): GrahaPosition {
  return positions.find(({ graha }) => graha === 'Moon') as GrahaPosition;
}

/** The clock as the dasha calculator reads it: both tell the same periods. */
function toSecond(at: Date): number {
  return Math.round(at.getTime() / 1000) * 1000;
}

function dashaWatch(
  { sky, reckoning }: { readonly sky: Sky; readonly reckoning: DashaReckoning },
  minutes: TimeSpan,
  now: number | undefined,
): Watch {
  const moon = grahaWay(sky, 'Moon', minutes);
  return {
    edges: moon.passes(NAKSHATRA_EDGES),
    at: (instant) => ({ dashas: possibleDashas(mahadashasOf(reckoning, moon.at(instant), instant), instant, now) }),
  };
}

/** What a day of unknown time leaves open: the way of the Moon, and whatever else about a graha changes that day. */
function dayCaveats(sky: Sky, birth: ResolvedBirth, { vara }: MomentPanchanga): Caveat[] {
  if (birth.timeKnown) return [];
  const changes = grahaChanges(sky, birth);
  return present([
    unknownTimeCaveat(moonSpan(sky, birth)),
    changes.length > 0 && caveat('grahas_change_that_day', { changes }),
    caveat('chart_of_noon', { has_vara: vara !== null }),
  ]);
}

export const birthChartTool = defineTool({
  slug: 'birth-chart-calculator',
  place: 11,
  functionName: 'birthChart',
  group: 'natal',
  title: 'Vedic birth chart calculator',
  description:
    'The whole sidereal birth chart: ascendant, grahas, houses and their lords, dignities, combustion, aspects, the sixteen vargas and the panchanga of the moment.',
  calculationVersion: 'page-shared-v1',
  disclaimer: birthChartCalculatorDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'dasha_year', 'hora_variant', 'sunrise'],
  inputSchema: () => field.closed(chartInput()),
  births: CHART_BIRTH,
  resultSchema: () =>
    field.open({
      reference_at: field.instant('The instant of the chart; local noon for an unknown time.'),
      timezone: timeZone(),
      ascendant: field.orNull(ascendantSchema()),
      ascendant_reliable: field.flag('Whether the rising sign holds for births five minutes earlier and later.'),
      ascendant_note: field.orNull(field.text('Why there is no ascendant.')),
      ascendant_note_code: field.orNull(field.oneOf(keysOf(ascendantNotes), 'Why there is none, for programs.')),
      ascendant_minutes: field.orNull(risingSignMinutesSchema()),
      navamsa_ascendant_minutes: field.orNull(navamsaMinutesSchema()),
      planets: field.listBy('planet', chartPlanetSchema()),
      houses: field.orNull(field.listBy('house', chartHouseSchema())),
      aspects: field.list(chartAspectSchema()),
      navamsa: navamsaSchema(),
      vargas: field.listBy('code', vargaSchema()),
      panchanga: momentPanchangaSchema(),
      dashas: field.orNull(lifeDashasSchema()),
    }),
  example: CHART_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.05 * minutesWithin(chosen)),
  calculate: ofBirth(calculateBirthChart),
});
