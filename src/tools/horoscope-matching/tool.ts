import type { ResolvedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import { type KootaResult, kootaResult, kootaSchema } from '../../contract/koota.js';
import { MAXIMUM_SCORE, percentageOf, possibleMatch, totalOf } from '../../contract/match-total.js';
import {
  type CompatibilityBirths,
  type CompatibilityInput,
  MATCH_BANDS,
  matchProvenance,
  type PossibleMatch,
  possibleMatches,
  possibleMatchSchema,
  type ScoreRange,
  statedMatchProvenance,
} from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { horoscopeMatchingDisclaimer } from '../../languages/en/disclaimers.js';
import { keysOf } from '../../languages/names/numbered.js';
import { ashtakoota, type MatchMoon } from '../../rules/matching/ashtakoota.js';
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
  fromMoonOf,
  type Known,
  knownPersons,
  type ManglikFromMoon,
  type MatchedPerson,
  type MatchNote,
  manglikFromMoonSchema,
  matchedPersonSchema,
  matchNoted,
  matchNoteFields,
  matchNoteOf,
  personsInput,
  type ReadPersons,
  type StatedNakshatras,
  TWO_KNOWN,
} from './persons.js';
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

export type { ManglikFromMoon, MatchedPerson, MatchNote, StatedNakshatras };

/** How the match is judged where schools differ. */
export interface MatchingChoices {
  /** Which school judges the poruthams; `tamil` when absent. */
  readonly profile?: PoruthamProfileName | null;
  /** The tables of `by_tables`; `prokerala`, those of the score, when absent. */
  readonly koota_tables?: KootaTableSet | null;
  /** From where Mars is counted; `lagna_and_moon` when absent. */
  readonly manglik_references?: ManglikFrom | null;
}

export interface HoroscopeMatchingResult {
  /** In the groom position. */
  readonly person_a: MatchedPerson;
  /** In the bride position. */
  readonly person_b: MatchedPerson;
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
  /** The points of all poruthams that both persons allow together; null where nothing of either is open. */
  readonly possible_poruthams: ScoreRange | null;
  /** Null without both times, and at the poles. */
  readonly manglik_pair: ManglikPair | null;
  /** Null without both times, and at the poles. */
  readonly papasamya: Papasamya | null;
  /** Why there is nothing that is counted from ascendants; null where there is. */
  readonly ascendant_note: string | null;
  readonly ascendant_note_code: MatchNote | null;
  /** Null without both times, and without a current time. */
  readonly running_dashas: DashaPair | null;
  /** What both allow together where a time is doubtful or not known, or a pada; null where nothing of either is open. */
  readonly possible: PossibleMatch | null;
  /** Whether Mars makes the dosha from the Moon, which needs no ascendant. */
  readonly manglik_from_moons: ManglikFromMoon;
}

/**
 * Two horoscopes as families compare them: the 36 points, what agreed cancellations give back, the poruthams of the
 * south, Manglik of both with what is left after mitigations, papasamya, and the dashas that run for both. Of either
 * person a nakshatra with its pada may stand for the birth.
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
 *
 * const stated = horoscopeMatching({ person_a_nakshatra_name: 'Uttara Bhadrapada', person_a_pada: 3, person_b });
 * stated.result.ascendant_note_code; // => 'birth_unknown'
 */
export const horoscopeMatching: Calculator<
  (Partial<CompatibilityInput> | Partial<CompatibilityBirths>) & StatedNakshatras & MatchingChoices,
  HoroscopeMatchingResult,
  typeof horoscopeMatchingTool
> = (...asked) => calculate(horoscopeMatchingTool, ...asked);

const HOUSES = 'Whole-sign houses counted from the rising sign, the Moon sign and, for papasamya, the sign of Venus.';

const NO_HOUSES = 'All is read from the stated nakshatras and padas; no house is counted and no position calculated.';

function calculateHoroscopeMatching(
  { profile, koota_tables, manglik_references, ...read }: ReadPersons & MatchingChoices,
  context: CalculationContext,
) {
  const { language } = context;
  const persons = knownPersons(read, context);
  const [a, b] = persons;
  const [groom, bride] = [a.moon, b.moon];
  const kootas = ashtakoota(groom, bride);
  const school = profile ?? 'tamil';
  const isVenusCounted = manglik_references === 'lagna_moon_and_venus';
  const pair = ofTwoBirths(persons, context, isVenusCounted);
  const isOpen = a.isOpen || b.isOpen;
  const total = totalOf(kootas);
  const result: HoroscopeMatchingResult = {
    person_a: a.told,
    person_b: b.told,
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
    possible_poruthams: isOpen ? possiblePoruthams(b.possible, a.possible, school) : null,
    ...pair.told,
    possible: isOpen ? possibleMatches(a.possible, b.possible) : null,
    manglik_from_moons: {
      bride: fromMoonOf(context, b.birth, pair.charts?.[1]),
      groom: fromMoonOf(context, a.birth, pair.charts?.[0]),
    },
  };
  return { result, provenance: provenanceOf(context, persons, school, pair.lagnas) };
}

/** What needs both births: null without them, and what of it without both times. */
function ofTwoBirths(
  [{ birth: a }, { birth: b }]: readonly [Known, Known],
  context: CalculationContext,
  isVenusCounted: boolean,
) {
  const { sky, language, now } = context;
  const note = matchNoteOf([a, b]);
  const births: readonly [ResolvedBirth, ResolvedBirth] | undefined = a && b ? [a, b] : undefined;
  const charts =
    births && note === null ? ([pairChart(sky, births[0]), pairChart(sky, births[1])] as const) : undefined;
  const isTimed = births?.every(({ timeKnown }) => timeKnown);
  return {
    told: {
      manglik_pair: charts ? manglikPair(charts[1], charts[0], isVenusCounted) : null,
      papasamya: charts ? papasamya(charts[1], charts[0]) : null,
      ...matchNoted(note, language),
      running_dashas: births && now && isTimed ? dashaPair(context, births, requireNow(context, 'now')) : null,
    },
    charts,
    lagnas: births && charts && lagnasOf(sky, births, charts, isVenusCounted),
  };
}

function provenanceOf(
  context: CalculationContext,
  [a, b]: readonly [Known, Known],
  school: PoruthamProfileName,
  lagnas: ReturnType<typeof ofTwoBirths>['lagnas'],
) {
  const stated = [a.possible, b.possible] as const;
  if (!a.birth && !b.birth) return statedMatchProvenance(context, { stated, houses: NO_HOUSES });
  return matchProvenance(context, {
    births: [a.birth, b.birth],
    moons: [a.moon, b.moon],
    stated: [a.birth ? [] : stated[0], b.birth ? [] : stated[1]],
    possible: (one: MatchMoon, other: MatchMoon) => ({
      ...possibleMatch(one, other),
      south_indian: { total_points: poruthamPoints(other, one, school) },
    }),
    lagnas,
    houses: HOUSES,
  });
}

export const horoscopeMatchingTool = defineTool({
  slug: 'horoscope-matching',
  place: 26,
  functionName: 'horoscopeMatching',
  group: 'matching',
  title: 'Horoscope matching in full',
  description:
    'Two people as families compare them, each by a birth or by a nakshatra with its pada: 36 points with cancellations, the poruthams of the south, Manglik of both, papasamya and running dashas.',
  calculationVersion: '1.0.0',
  disclaimer: horoscopeMatchingDisclaimer,
  options: ['ayanamsha', 'node', 'dasha_year', 'time_within_a', 'time_within_b', 'clock_a', 'clock_b'],
  inputSchema: () =>
    field.closed({
      ...personsInput(),
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
  births: TWO_KNOWN,
  resultSchema: () =>
    field.open({
      person_a: matchedPersonSchema(),
      person_b: matchedPersonSchema(),
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
      ...matchNoteFields(),
      running_dashas: field.orNull(dashaPairSchema()),
      possible: field.orNull(possibleMatchSchema()),
      manglik_from_moons: manglikFromMoonSchema(),
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
