import { type ResolvedBirth, resolveBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import {
  type AscendantNoted,
  ascendantNoted,
  ascendantNoteFields,
  ascendantNoteOf,
} from '../../contract/ascendant-note.js';
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
  type ScoreRange,
  twoBirthsInput,
} from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { horoscopeMatchingDisclaimer } from '../../languages/en/disclaimers.js';
import { keysOf } from '../../languages/names/numbered.js';
import { ashtakoota, matchMoon } from '../../rules/matching/ashtakoota.js';
import { bandOf, type MatchBand } from '../../rules/matching/ashtakoota-tables.js';
import { KOOTA_TABLE_SETS, type KootaTableSet } from '../../rules/matching/koota-tables.js';
import { MANGLIK_FROM, type ManglikFrom } from '../../rules/matching/manglik-pair.js';
import { PORUTHAM_PROFILES, type PoruthamProfileName } from '../../rules/matching/porutham-tables.js';
import { type DashaPair, dashaPair, dashaPairSchema } from './dasha-pair.js';
import {
  type ByTables,
  byTables,
  byTablesSchema,
  type PariharaResult,
  pariharaResults,
  pariharaSchema,
} from './parihara.js';
import {
  poruthamPoints,
  poruthamRangeSchema,
  possiblePoruthams,
  type SouthIndian,
  southIndian,
  southIndianSchema,
} from './poruthams.js';
import {
  type ManglikPair,
  manglikPair,
  manglikPairSchema,
  type Papasamya,
  pairChart,
  papasamya,
  papasamyaSchema,
} from './two-doshas.js';
import { lagnasOf } from './two-lagnas.js';

/** How the match is judged where schools differ. */
export interface MatchingChoices {
  /** Which school judges the poruthams; `tamil` when absent. */
  readonly profile?: PoruthamProfileName | null;
  /** The tables of `by_tables`; `prokerala`, those of the score, when absent. */
  readonly koota_tables?: KootaTableSet | null;
  /** From where Mars is counted; `lagna_and_moon` when absent. */
  readonly manglik_references?: ManglikFrom | null;
}

export interface HoroscopeMatchingResult extends AscendantNoted {
  /** In the groom position. */
  readonly person_a: CompatibilityPerson;
  /** In the bride position. */
  readonly person_b: CompatibilityPerson;
  readonly ashtakoota: {
    /** 0 to 36, in halves; nothing below changes it. */
    readonly total_score: number;
    readonly maximum_score: number;
    readonly percentage: number;
    readonly components: readonly KootaResult[];
    /** The points with the persons in each other's position. */
    readonly total_score_swapped: number;
  };
  readonly interpretation_band: { readonly code: MatchBand };
  readonly nadi_dosha: boolean;
  /** The score with cancellations, the agreed ones first, then all that are in use. */
  readonly parihara: readonly PariharaResult[];
  readonly by_tables: ByTables;
  readonly south_indian: SouthIndian;
  /** The points of all poruthams that both births allow together; null where both times are taken as they are. */
  readonly possible_poruthams: ScoreRange | null;
  /** Null without both times, and at the poles. */
  readonly manglik_pair: ManglikPair | null;
  /** Null without both times, and at the poles. */
  readonly papasamya: Papasamya | null;
  /** Null without both times, and without a current time. */
  readonly running_dashas: DashaPair | null;
  /** What both births allow together where a time is doubtful or not known; null where both are taken as they are. */
  readonly possible: PossibleMatch | null;
}

/**
 * Two horoscopes as families compare them: the 36 points, what agreed cancellations give back, the poruthams of the
 * south, Manglik of both with what is left after mitigations, papasamya, and the dashas that run for both.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; where a birth is at fault the message says whose.
 *
 * @example
 * import { birth, horoscopeMatching } from 'nirayana';
 *
 * const place = { latitude: 28.6139, longitude: 77.209 };
 * const person_a = birth({ date: '1990-01-15', time: '04:30', place });
 * const person_b = birth({ date: '1992-06-03', time: '11:15', place });
 * const { result } = horoscopeMatching({ person_a, person_b, profile: 'kerala' });
 * result.ashtakoota.total_score; // => 28.5
 * result.south_indian.maximum_points; // => 10
 */
export const horoscopeMatching: Calculator<
  (CompatibilityInput | CompatibilityBirths) & MatchingChoices,
  HoroscopeMatchingResult
> = (...asked) => calculate(horoscopeMatchingTool, ...asked);

function calculateHoroscopeMatching(
  { person_a, person_b, profile, koota_tables, manglik_references }: OfTwoBirths & MatchingChoices,
  context: CalculationContext,
) {
  const { sky, language } = context;
  const [a, b] = [resolveBirth(person_a, context), resolveBirth(person_b, context)];
  const moonOf = ({ moment }: ResolvedBirth) => matchMoon(grahaLongitude(sky, 'Moon', moment));
  const [groom, bride] = [moonOf(a), moonOf(b)];
  const kootas = ashtakoota(groom, bride);
  const school = profile ?? 'tamil';
  const note = ascendantNoteOf(a) ?? ascendantNoteOf(b);
  const isVenusCounted = manglik_references === 'lagna_moon_and_venus';
  const charts = note === null ? ([pairChart(sky, a), pairChart(sky, b)] as const) : undefined;
  const possible = a.span || b.span ? ([possibleMatchMoons(sky, a), possibleMatchMoons(sky, b)] as const) : null;
  const total = totalOf(kootas);
  const result: HoroscopeMatchingResult = {
    person_a: personOf(groom),
    person_b: personOf(bride),
    ashtakoota: {
      total_score: total,
      maximum_score: MAXIMUM_SCORE,
      percentage: percentageOf(total),
      components: kootas.map((koota) => kootaResult(language, koota)),
      total_score_swapped: totalOf(ashtakoota(bride, groom)),
    },
    interpretation_band: { code: bandOf(total) },
    nadi_dosha: groom.nakshatra.nadi === bride.nakshatra.nadi,
    parihara: pariharaResults(groom, bride, kootas),
    by_tables: byTables(koota_tables ?? 'prokerala', groom, bride, kootas),
    south_indian: southIndian(language, bride, groom, school),
    possible_poruthams: possible && possiblePoruthams(possible[1], possible[0], school),
    manglik_pair: charts ? manglikPair(charts[1], charts[0], isVenusCounted) : null,
    papasamya: charts ? papasamya(charts[1], charts[0]) : null,
    ...ascendantNoted(note, language),
    running_dashas:
      context.now && a.timeKnown && b.timeKnown ? dashaPair(context, [a, b], requireNow(context, 'now')) : null,
    possible: possible && possibleMatches(...possible),
  };
  return {
    result,
    provenance: matchProvenance(context, {
      births: [a, b],
      moons: [groom, bride],
      possible: (one, other) => ({
        ...possibleMatch(one, other),
        south_indian: { total_points: poruthamPoints(other, one, school) },
      }),
      lagnas: charts && lagnasOf(sky, [a, b], charts, isVenusCounted),
      houses: 'Whole-sign houses counted from the rising sign, the Moon sign and, for papasamya, the sign of Venus.',
    }),
  };
}

export const horoscopeMatchingTool = defineTool({
  slug: 'horoscope-matching',
  place: 26,
  functionName: 'horoscopeMatching',
  group: 'matching',
  title: 'Horoscope matching in full',
  description:
    'Two births as families compare them: 36 points with cancellations, the poruthams of the south, Manglik of both, papasamya and running dashas.',
  calculationVersion: '1.0.0',
  disclaimer: horoscopeMatchingDisclaimer,
  options: ['ayanamsha', 'node', 'dasha_year', 'time_within_a', 'time_within_b', 'clock_a', 'clock_b'],
  inputSchema: () =>
    field.closed({
      ...twoBirthsInput(),
      profile: field.optional(
        field.oneOf(keysOf(PORUTHAM_PROFILES), 'Which school judges the poruthams; tamil when left out.'),
      ),
      koota_tables: field.optional(
        field.oneOf(KOOTA_TABLE_SETS, 'The tables of `by_tables`; prokerala, those of the score, when left out.'),
      ),
      manglik_references: field.optional(
        field.oneOf(MANGLIK_FROM, 'From where Mars is counted; lagna_and_moon when left out.'),
      ),
    }),
  births: TWO_BIRTHS,
  resultSchema: () =>
    field.open({
      person_a: personSchema(),
      person_b: personSchema(),
      ashtakoota: field.open({
        total_score: field.number('0 to 36 points, in halves; nothing below changes it.'),
        maximum_score: field.number('Always 36 points.'),
        percentage: field.number('Total in per cent of the maximum, two decimals.'),
        components: field.listBy('key', kootaSchema()),
        total_score_swapped: field.number("The points with the persons in each other's position."),
      }),
      interpretation_band: field.open({
        code: named('match_band', MATCH_BANDS, 'What the total is called.'),
      }),
      nadi_dosha: field.flag('Whether both persons have the same nadi.'),
      parihara: field.list(pariharaSchema()),
      by_tables: byTablesSchema(),
      south_indian: southIndianSchema(),
      possible_poruthams: field.orNull(poruthamRangeSchema()),
      manglik_pair: field.orNull(manglikPairSchema()),
      papasamya: field.orNull(papasamyaSchema()),
      ...ascendantNoteFields(),
      running_dashas: field.orNull(dashaPairSchema()),
      possible: field.orNull(possibleMatchSchema()),
    }),
  example: {
    person_a_birth_date: '1970-11-10',
    person_a_birth_time: '09:20',
    person_a_birth_timezone: 'Asia/Kolkata',
    person_a_latitude: 22.6758,
    person_a_longitude: 88.0495,
    person_b_birth_date: '1967-08-29',
    person_b_birth_time: '09:00',
    person_b_birth_timezone: 'Asia/Kolkata',
    person_b_latitude: 19.0822,
    person_b_longitude: 72.7411,
  },
  cost: 1,
  calculate: calculateHoroscopeMatching,
});
