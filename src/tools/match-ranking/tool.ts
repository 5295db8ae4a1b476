import { type BirthFields, type ResolvedBirth, resolveBirth, type StatedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { goesWithStar, isLabelled, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { maybeBirthInput, NATAL_EXAMPLE } from '../../contract/inputs.js';
import {
  type KnownPerson,
  knownFaults,
  knownPerson,
  knownPersonFields,
  moonOfBirth,
  moonOfNakshatra,
  type NakshatraFields,
  nakshatraInput,
} from '../../contract/known-person.js';
import { siderealProvenance, tableProvenance } from '../../contract/provenance.js';
import { named } from '../../contract/vocabulary.js';
import { matchRankingDisclaimer } from '../../languages/en/disclaimers.js';
import { keysOf } from '../../languages/names/numbered.js';
import { PORUTHAM_PROFILES, type PoruthamProfileName } from '../../rules/matching/porutham-tables.js';
import {
  judgeOf,
  MATCH_POSITIONS,
  type MatchPosition,
  mostPoints,
  places,
  RANK_BY,
  type RankBy,
} from '../../rules/matching/ranking.js';
import type { KnownMoon } from '../../rules/matching/stated-moon.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { birthsOf, candidatesInput, type MatchCandidate, type ReadCandidate } from './candidates.js';
import { candidateCaveats, inOrder, manglikOf, type RankedCandidate, rankedSchema, weighedOf } from './ranked.js';

export type { MatchCandidate, RankedCandidate };

/** What is asked beside the one for whom candidates are ranked. */
export interface MatchRankingAsked {
  /** On which side the one stands; the candidates stand on the other. */
  readonly position: MatchPosition;
  /** By which points: `kootas` when absent. */
  readonly rank_by?: RankBy;
  /** Which school judges the poruthams; `tamil` when absent. */
  readonly profile?: PoruthamProfileName;
  /** 1 to 1000. */
  readonly candidates: readonly MatchCandidate[];
}

export interface MatchRankingInput extends MatchRankingAsked, NakshatraFields, Partial<BirthFields> {}

export interface MatchRankingResult {
  readonly position: MatchPosition;
  readonly rank_by: RankBy;
  /** Null for kootas. */
  readonly profile: PoruthamProfileName | null;
  readonly maximum_points: number;
  /** The one for whom candidates are ranked. */
  readonly person: KnownPerson;
  /** By their places, and within one in the order of the input. */
  readonly ranking: readonly RankedCandidate[];
}

const BIRTH = { birth: { ...NATAL_BIRTH.birth, isOptional: true } } as const;

/**
 * Ranks up to a thousand candidates for one person by the points of the kootas or of the poruthams. Of each person a birth
 * or a nakshatra with its pada is told; what an unknown time leaves open is a range of points and of places.
 *
 * @throws CalculationError `invalid_input` with the index of each candidate at fault, such as `candidates.17.time`, or
 * `engine_error` for the one, see {@link calculate}.
 *
 * @example
 * import { matchRanking } from 'nirayana';
 *
 * const candidates = [
 *   { id: 'a', nakshatra_name: 'Uttara Bhadrapada', pada: 3 },
 *   { id: 'b', date: '1992-06-03', time: '11:15', lat: 28.6139, lon: 77.209 },
 * ] as const;
 * const { ranking } = matchRanking({ nakshatra_name: 'Rohini', pada: 4, position: 'bride', candidates }).result;
 * ranking.map(({ rank, id, score }) => `${rank} ${id} ${score}`); // => ['1 a 26', '2 b 23.5']
 */
export const matchRanking: Calculator<
  MatchRankingInput | ({ readonly birth: BirthInput } & MatchRankingAsked),
  MatchRankingResult,
  typeof matchRankingTool
> = (...asked) => calculate(matchRankingTool, ...asked);

interface Asked extends NakshatraFields, Pick<MatchRankingAsked, 'position' | 'rank_by' | 'profile'> {
  readonly birth: StatedBirth | undefined;
  readonly candidates: readonly ReadCandidate[];
}

const NAMES = { date: 'birth_date', nakshatra: 'nakshatra_name', pada: 'pada' } as const;

function calculateMatchRanking(
  { birth: stated, nakshatra_name, pada, position, rank_by: by = 'kootas', profile = 'tamil', candidates }: Asked,
  context: CalculationContext,
) {
  const { sky } = context;
  const faults = knownFaults({ nakshatra_name, pada }, stated !== undefined, NAMES);
  const moonOf = (birth: ResolvedBirth | undefined, told: NakshatraFields): KnownMoon =>
    birth ? moonOfBirth(sky, birth) : moonOfNakshatra(told.nakshatra_name ?? 'Ashwini', told.pada);
  const birth = faults.length === 0 && stated ? resolveBirth(stated, context) : undefined;
  const births = birthsOf(candidates, context, faults);
  const one = moonOf(birth, { nakshatra_name, pada });
  const moons = candidates.map((candidate, index) => moonOf(births[index], candidate));
  const judged = moons.map(judgeOf(one, { position, by, profile }));
  const weighed = birth && weighedOf(sky, birth);
  const placed = places(judged).map((place, index) => ({ ...place, index }));
  const result: MatchRankingResult = {
    position,
    rank_by: by,
    profile: by === 'poruthams' ? profile : null,
    maximum_points: mostPoints({ position, by, profile }),
    person: knownPerson(one, birth !== undefined || pada !== undefined),
    ranking: inOrder(placed).map(({ rank, bestRank, worstRank, index }) => {
      const [candidate, own] = [candidates[index] as ReadCandidate, births[index]];
      const { least, most, reasons } = judged[index] as (typeof judged)[number];
      const caveats = candidateCaveats(sky, own);
      return {
        rank,
        id: candidate.id,
        index,
        ...knownPerson(moons[index] as KnownMoon, own !== undefined || candidate.pada !== undefined),
        score: least,
        possible: most > least ? { least, most } : null,
        best_rank: bestRank,
        worst_rank: worstRank,
        reasons,
        ...manglikOf(sky, own, weighed),
        caveat_codes: caveats.map(({ code }) => code),
        caveats,
      };
    }),
  };
  return { result, provenance: provenanceOf(context, birth, births) };
}

const HOUSES =
  'Matching uses the natal Moons; Manglik is counted in whole signs from the rising sign and the Moon sign, Rahu and Ketu in none of it.';

/** The provenance of the one, or of the first candidate with a birth where a nakshatra stands for the one. */
function provenanceOf(
  { sky, language }: CalculationContext,
  birth: ResolvedBirth | undefined,
  births: readonly (ResolvedBirth | undefined)[],
) {
  const first = birth ?? births.find((each) => each !== undefined);
  if (!first) return { ...tableProvenance(HOUSES), zodiac_system: 'sidereal' };
  const isOpen = birth && !birth.timeKnown;
  return siderealProvenance({
    sky,
    language,
    moment: first.moment,
    timezoneResolution: birth
      ? birth.timezoneResolution
      : `Of the first candidate with a birth: ${first.timezoneResolution}`,
    dstApplied: first.dstApplied,
    birthTimeKnown: birth?.timeKnown ?? false,
    caveats: {
      birthTime: isOpen ? [unknownTimeCaveat(moonSpan(sky, birth))] : [],
      clock: birth?.clockCaveats ?? [],
      zone: birth?.zoneCaveats ?? [],
    },
    houseSystem: `${HOUSES} The ayanamsha value is that of the birth of the one, or of the first candidate with a birth; what hangs on the birth of a candidate stands in caveat_codes.`,
  });
}

export const matchRankingTool = defineTool({
  slug: 'match-ranking',
  place: 50,
  functionName: 'matchRanking',
  group: 'matching',
  title: 'Match ranking',
  description:
    'Up to a thousand candidates ranked for one person by the 36 points or by the poruthams, each a birth or a nakshatra with its pada, with the doshas that are found or cancelled, Manglik of both, and ranges where a time is not known.',
  calculationVersion: '1.0.0',
  disclaimer: matchRankingDisclaimer,
  options: ['ayanamsha', 'clock'],
  inputSchema: () =>
    field.closed({
      position: field.oneOf(MATCH_POSITIONS, 'On which side the one stands; the candidates stand on the other.'),
      ...maybeBirthInput(),
      ...nakshatraInput(),
      rank_by: field.optional(field.oneOf(RANK_BY, 'By which points they are ranked; kootas when left out.')),
      profile: field.optional(
        field.oneOf(keysOf(PORUTHAM_PROFILES), 'Which school judges the poruthams; tamil when left out.'),
      ),
      candidates: candidatesInput(),
    }),
  births: BIRTH,
  resultSchema: () =>
    field.open({
      position: named('match_position', MATCH_POSITIONS, 'On which side the one stands.'),
      rank_by: named('rank_by', RANK_BY, 'By which points they are ranked.'),
      profile: field.orNull(
        named('porutham_profile', keysOf(PORUTHAM_PROFILES), 'Which school judges the poruthams; null for kootas.'),
      ),
      maximum_points: field.integer(10, 36, 'Points that a match can have: 36, or ten or twelve.'),
      person: field.open(knownPersonFields()),
      ranking: field.list(rankedSchema()),
    }),
  example: {
    position: 'groom',
    ...NATAL_EXAMPLE,
    candidates: [
      { id: '1', nakshatra_name: 'Rohini', pada: 2 },
      { id: '2', date: '1992-06-03', time: '11:15', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
      { id: '3', date: '1993-11-21', lat: 19.076, lon: 72.8777, tz: 'Asia/Kolkata' },
      { id: '4', nakshatra_name: 'Swati' },
    ],
  },
  cost: ({ candidates }, chosen) => {
    const rows = candidates.length;
    const letters = candidates.reduce((sum, { id }) => sum + id.length, 0);
    const milliseconds = (goesWithStar(chosen) ? 0.4 : 0.2) * rows;
    // An id is repeated twice, and a letter of it may take six bytes.
    return placesFor(milliseconds, (isLabelled(chosen) ? 1.4 : 0.6) * rows + 0.012 * letters);
  },
  calculate: calculateMatchRanking,
});
