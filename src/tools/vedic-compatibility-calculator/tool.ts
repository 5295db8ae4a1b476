import { resolveBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { TWO_BIRTHS } from '../../contract/birth-fields.js';
import { type KootaResult, kootaResult, kootaSchema } from '../../contract/koota.js';
import { MAXIMUM_SCORE, percentageOf, possibleMatch, totalOf } from '../../contract/match-total.js';
import {
  type CompatibilityBirths,
  type CompatibilityInput,
  type CompatibilityPerson,
  MATCH_BANDS,
  matchProvenance,
  type OfTwoBirths,
  type PossibleMatch,
  personOf,
  personSchema,
  possibleMatches,
  possibleMatchMoons,
  possibleMatchSchema,
  twoBirthsInput,
} from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { vedicCompatibilityCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { match_band } from '../../languages/en/names.js';
import { matchConvention, matchSummaries } from '../../languages/en/results.js';
import { ashtakoota, matchMoon } from '../../rules/matching/ashtakoota.js';
import { bandOf, type MatchBand } from '../../rules/matching/ashtakoota-tables.js';

/** What the total is called. */
export interface Band {
  readonly code: MatchBand;
  readonly label: string;
  readonly summary: string;
}

export type { CompatibilityBirths, CompatibilityInput, CompatibilityPerson };

export interface CompatibilityResult {
  readonly person_a: CompatibilityPerson;
  readonly person_b: CompatibilityPerson;
  readonly ashtakoota: {
    /** 0 to 36, in halves. */
    readonly total_score: number;
    readonly maximum_score: number;
    readonly percentage: number;
    /** varna, vashya, tara, yoni, graha_maitri, gana, bhakoot, nadi. */
    readonly components: readonly KootaResult[];
  };
  readonly interpretation_band: Band;
  /** Whether both persons have the same nadi. */
  readonly nadi_dosha: boolean;
  /** What both births allow together where a time is doubtful or not known; null where both are taken as they are. */
  readonly possible: PossibleMatch | null;
  readonly convention_note: string;
}

/**
 * The Ashtakoota compatibility of two Moons: eight kootas, 36 points.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; where a birth is at fault the message says whose.
 *
 * @example
 * import { birth, vedicCompatibility } from 'nirayana';
 *
 * const place = { latitude: 28.6139, longitude: 77.209 };
 * const person_a = birth({ date: '1990-01-15', time: '04:30', place });
 * const person_b = birth({ date: '1992-06-03', time: '11:15', place });
 * const { result } = vedicCompatibility({ person_a, person_b });
 * result.ashtakoota.total_score; // => 28.5
 * result.ashtakoota.components.find(({ key }) => key === 'nadi')?.score; // => 8
 */
export const vedicCompatibility: Calculator<
  CompatibilityInput | CompatibilityBirths,
  CompatibilityResult,
  typeof vedicCompatibilityTool
> = (...asked) => calculate(vedicCompatibilityTool, ...asked);

function calculateCompatibility({ person_a, person_b }: OfTwoBirths, context: CalculationContext) {
  const { sky, language } = context;
  const a = resolveBirth(person_a, context);
  const b = resolveBirth(person_b, context);
  const [moonA, moonB] = [a, b].map((birth) => matchMoon(grahaLongitude(sky, 'Moon', birth.moment))) as [
    ReturnType<typeof matchMoon>,
    ReturnType<typeof matchMoon>,
  ];
  const components = ashtakoota(moonA, moonB);
  const total = totalOf(components);
  const band = bandOf(total);
  const result: CompatibilityResult = {
    person_a: personOf(moonA),
    person_b: personOf(moonB),
    ashtakoota: {
      total_score: total,
      maximum_score: MAXIMUM_SCORE,
      percentage: percentageOf(total),
      components: components.map((koota) => kootaResult(language, koota)),
    },
    interpretation_band: {
      code: band,
      label: (language?.names.match_band ?? match_band)[band],
      summary: (language?.results.matchSummaries ?? matchSummaries)[band],
    },
    nadi_dosha: moonA.nakshatra.nadi === moonB.nakshatra.nadi,
    possible: a.span || b.span ? possibleMatches(possibleMatchMoons(sky, a), possibleMatchMoons(sky, b)) : null,
    convention_note: language?.results.matchConvention ?? matchConvention,
  };
  return {
    result,
    provenance: matchProvenance(context, {
      births: [a, b],
      moons: [moonA, moonB],
      possible: possibleMatch,
      houses: 'Matching uses the natal Moons only; no houses.',
    }),
  };
}

export const vedicCompatibilityTool = defineTool({
  slug: 'vedic-compatibility-calculator',
  place: 6,
  functionName: 'vedicCompatibility',
  group: 'matching',
  title: 'Vedic compatibility (Ashtakoota) calculator',
  description: 'The 36-point Ashtakoota score of two birth Moons with all eight kootas explained.',
  calculationVersion: '1.0.0',
  disclaimer: vedicCompatibilityCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within_a', 'time_within_b', 'clock_a', 'clock_b'],
  inputSchema: () => field.closed(twoBirthsInput()),
  births: TWO_BIRTHS,
  resultSchema: () =>
    field.open({
      person_a: personSchema(),
      person_b: personSchema(),
      ashtakoota: field.open({
        total_score: field.number('0 to 36 points, in halves.'),
        maximum_score: field.number('Always 36 points.'),
        percentage: field.number('Total in per cent of the maximum, two decimals.'),
        components: field.listBy('key', kootaSchema()),
      }),
      interpretation_band: field.open({
        code: named('match_band', MATCH_BANDS, 'What the total is called.'),
        label: field.text('The band in English.'),
        summary: field.text('The band in an English sentence.'),
      }),
      nadi_dosha: field.flag('Whether both persons have the same nadi.'),
      possible: field.orNull(possibleMatchSchema()),
      convention_note: field.text('Which conventions the score follows.'),
    }),
  example: {
    person_a_birth_date: '1990-01-15',
    person_a_birth_time: '04:30',
    person_a_birth_timezone: 'Asia/Kolkata',
    person_a_latitude: 28.6139,
    person_a_longitude: 77.209,
    person_b_birth_date: '1992-06-03',
    person_b_birth_time: '11:15',
    person_b_birth_timezone: 'Asia/Kolkata',
    person_b_latitude: 28.6139,
    person_b_longitude: 77.209,
  },
  cost: 1,
  calculate: calculateCompatibility,
});
