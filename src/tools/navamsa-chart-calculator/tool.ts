import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth, TimedBirthFields } from '../../base/input/birth.js';
import { type Caveat, caveat } from '../../base/input/caveats.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { navamsaOf } from '../../base/zodiac/nakshatra.js';
import { type GrahaPosition, grahaPositions, lagnaLongitude } from '../../base/zodiac/positions.js';
import { degreeInRashi, GRAHAS, type Graha, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { TimedBirthInput } from '../../contract/birth-input.js';
import { timedBirthInput } from '../../contract/inputs.js';
import { type LagnaMinutes, lagnaMinutes, navamsaMinutesSchema } from '../../contract/lagna-minutes.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import { degreeInSign, graha, siderealLongitude, signName, signNumber } from '../../contract/vocabulary.js';
import { navamsaChartCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { type LagnaStay, localStay, navamsaStay, requireAscendant } from '../../rules/natal/rising-sign.js';
import { grahaWay, lagnaWay, PADA_EDGES, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';

export interface NavamsaPlacement {
  readonly planet: Graha;
  readonly d1_sign: SignName;
  readonly d1_sign_number: number;
  /** Sidereal longitude, degrees in [0, 360). */
  readonly d1_longitude: number;
  readonly d9_sign: SignName;
  readonly d9_sign_number: number;
  /** Degrees in the navamsa sign, [0, 30). */
  readonly d9_degree: number;
  /** Whether the sign is the same in both charts. */
  readonly vargottama: boolean;
}

export interface NavamsaResult {
  readonly navamsa_ascendant: {
    readonly sign: SignName;
    readonly sign_number: number;
    readonly degree: number;
    readonly d1_sign: SignName;
    /** Degrees in the rising sign, [0, 30). */
    readonly d1_degree: number;
  };
  /** Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu. */
  readonly placements: readonly NavamsaPlacement[];
  readonly vargottama_planets: readonly Graha[];
  readonly vargottama_count: number;
  /** The minutes of birth with this navamsa ascendant; null where no other rises within a day. */
  readonly navamsa_ascendant_minutes: LagnaMinutes | null;
}

/**
 * The Navamsa (D9) chart: the ninth part of each sign, for the ascendant and the nine grahas.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; also at the poles, where nothing rises.
 *
 * @example
 * import { navamsa } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = navamsa(birth);
 * result.navamsa_ascendant.sign; // => 'Virgo'
 * result.placements.filter(({ vargottama }) => vargottama).map(({ planet }) => planet); // => ['Saturn']
 */
export const navamsa: Calculator<TimedBirthFields | TimedBirthInput, NavamsaResult, typeof navamsaTool> = (...asked) =>
  calculate(navamsaTool, ...asked);

function calculateNavamsa(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  requireAscendant(birth);
  const lagna = lagnaLongitude(sky, birth.moment, birth.place);
  const { rashi, degree } = navamsaOf(lagna);
  const stay = navamsaStay(sky, birth, lagna);
  const placements = grahaPositions(sky, birth.moment).map(placementOf);
  const vargottama = vargottamaOf(placements);
  const result: NavamsaResult = {
    navamsa_ascendant: {
      sign: rashi.name,
      sign_number: rashi.number,
      degree,
      d1_sign: rashiOf(lagna).name,
      d1_degree: degreeInRashi(lagna),
    },
    placements,
    vargottama_planets: vargottama,
    vargottama_count: vargottama.length,
    navamsa_ascendant_minutes: lagnaMinutes(birth, stay),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: [birthTimeCaveat(birth, stay)],
      watches: (minutes) => [
        watchWay(lagnaWay(sky, birth.place, minutes), PADA_EDGES, (at) => {
          const { rashi: d9 } = navamsaOf(at);
          return { navamsa_ascendant: { sign: d9.name, sign_number: d9.number } };
        }),
        watchWay(lagnaWay(sky, birth.place, minutes), SIGN_EDGES, (at) => ({
          navamsa_ascendant: { d1_sign: rashiOf(at).name },
        })),
        {
          edges: GRAHAS.flatMap((graha) => grahaWay(sky, graha, minutes).passes(PADA_EDGES)),
          at: (instant) => placementsOnly(grahaPositions(sky, momentAt(instant))),
        },
      ],
      houseSystem: `The navamsa ascendant is the ninth part of the rising sign; whole-sign houses. ${nodeStatement(sky)}`,
    }),
  };
}

/** The places without the degrees in them, which are others with every minute. */
function placementsOnly(positions: readonly GrahaPosition[]) {
  const placements = positions.map(placementOf);
  const vargottama = vargottamaOf(placements);
  return {
    placements: placements.map(({ d1_longitude: _, d9_degree: __, ...place }) => place),
    vargottama_planets: vargottama,
    vargottama_count: vargottama.length,
  };
}

function vargottamaOf(placements: readonly NavamsaPlacement[]): Graha[] {
  return placements.filter(({ vargottama }) => vargottama).map(({ planet }) => planet);
}

function placementOf({ graha, longitude }: GrahaPosition): NavamsaPlacement {
  const d1 = rashiOf(longitude);
  const d9 = navamsaOf(longitude);
  return {
    planet: graha,
    d1_sign: d1.name,
    d1_sign_number: d1.number,
    d1_longitude: fromMicrodegrees(longitude),
    d9_sign: d9.rashi.name,
    d9_sign_number: d9.rashi.number,
    d9_degree: d9.degree,
    vargottama: d1 === d9.rashi,
  };
}

function birthTimeCaveat({ timeZone }: ResolvedBirth, stay: LagnaStay | undefined): Caveat {
  return caveat('navamsa_ascendant_sensitive', {
    holds: stay ? localStay(timeZone, stay) : null,
  });
}

export const navamsaTool = defineTool({
  slug: 'navamsa-chart-calculator',
  place: 4,
  functionName: 'navamsa',
  group: 'natal',
  title: 'Navamsa (D9) chart calculator',
  description: 'The Navamsa signs of the ascendant and the nine grahas, and which of them are vargottama.',
  calculationVersion: '1.0.0',
  disclaimer: navamsaChartCalculatorDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock'],
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      navamsa_ascendant: field.open({
        sign: signName('English name of the navamsa sign.'),
        sign_number: signNumber(),
        degree: degreeInSign('Degrees in the navamsa sign, [0, 30).'),
        d1_sign: signName('The rising sign.'),
        d1_degree: degreeInSign('Degrees in the rising sign, [0, 30).'),
      }),
      placements: field.listBy(
        'planet',
        field.open({
          planet: graha('Which graha it is.'),
          d1_sign: signName('Its sidereal sign.'),
          d1_sign_number: signNumber(),
          d1_longitude: siderealLongitude(),
          d9_sign: signName('Its navamsa sign.'),
          d9_sign_number: signNumber(),
          d9_degree: degreeInSign('Degrees in the navamsa sign, [0, 30).'),
          vargottama: field.flag('Whether the sign is the same in both charts.'),
        }),
      ),
      vargottama_planets: field.list(graha('A graha with the same sign in both charts.')),
      vargottama_count: field.integer(0, 9, 'How many they are.'),
      navamsa_ascendant_minutes: field.orNull(navamsaMinutesSchema()),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateNavamsa),
});
