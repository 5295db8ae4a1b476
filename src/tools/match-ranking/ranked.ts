import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import type { Caveat, CaveatCode } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf } from '../../base/zodiac/rashi.js';
import { ascendantNoteOf } from '../../contract/ascendant-note.js';
import { caveatSchema } from '../../contract/caveat.js';
import { type KnownPerson, knownPersonFields } from '../../contract/known-person.js';
import { range, type ScoreRange } from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { CAVEAT_CODES } from '../../languages/en/caveats.js';
import {
  MANGLIK_VERDICTS,
  type ManglikVerdict,
  manglikVerdict,
  type WeighedChart,
  weighedManglik,
} from '../../rules/matching/manglik-pair.js';
import { CERTAINTIES, type Judged, MATCH_REASONS, type Placed } from '../../rules/matching/ranking.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { LIKELIHOODS, type Likelihood, moonCharts, moonCounts } from '../../rules/uncertainty/manglik-from-moon.js';
import { MOST_CANDIDATES } from './candidates.js';

/** A candidate in the order of the points. */
export interface RankedCandidate extends KnownPerson {
  /** 1 for the most points; equal points share a place, and the next counts everybody before it. */
  readonly rank: number;
  readonly id: string;
  /** Where the candidate stood in the input, from 0. */
  readonly index: number;
  /** The fewest points that are possible: those by which the candidate is ranked. */
  readonly score: number;
  /** The points that an unknown time or pada leaves open; null where nothing is open. */
  readonly possible: ScoreRange | null;
  /** The best and the worst place that what is open of everybody allows. */
  readonly best_rank: number;
  readonly worst_rank: number;
  readonly reasons: Judged['reasons'];
  /** What both charts make of each other's Manglik; null where a lagna is missing. */
  readonly manglik_verdict: ManglikVerdict | null;
  /** Whether Mars makes the dosha from the Moon of the candidate; null without a birth. */
  readonly manglik_from_moon: Likelihood | null;
  /** What could make the place of the candidate another one. */
  readonly caveat_codes: readonly CaveatCode[];
  /** The same with their facts, which `say` of `nirayana/languages` words. */
  readonly caveats: readonly Caveat[];
}

/** The dosha of a birth from lagna and Moon; undefined where there is no lagna. */
export function weighedOf(sky: Sky, birth: ResolvedBirth): WeighedChart | undefined {
  if (ascendantNoteOf(birth) !== null) return undefined;
  const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, birth.moment));
  const [moon, mars, jupiter, venus] = [signOf('Moon'), signOf('Mars'), signOf('Jupiter'), signOf('Venus')];
  const ascendant = rashiOf(lagnaLongitude(sky, birth.moment, birth.place));
  return weighedManglik({ ascendant, moon, mars, jupiter, venus }, false);
}

/** What there is to say of the Mars of a candidate beside that of the one. */
export function manglikOf(
  sky: Sky,
  birth: ResolvedBirth | undefined,
  one: WeighedChart | undefined,
): Pick<RankedCandidate, 'manglik_verdict' | 'manglik_from_moon'> {
  if (!birth) return { manglik_verdict: null, manglik_from_moon: null };
  const own = isLagnaOpen(sky, birth) ? undefined : weighedOf(sky, birth);
  if (!own) {
    const [fromMoon] = moonCounts(moonCharts(sky, birth));
    return { manglik_verdict: null, manglik_from_moon: fromMoon?.flagged ?? null };
  }
  const isFlagged = own.references.some(({ reference, flagged }) => reference === 'moon' && flagged);
  return { manglik_verdict: one ? manglikVerdict(one, own) : null, manglik_from_moon: isFlagged ? 'certain' : 'not' };
}

/** Longer a lagna may have gone round and come back to its sign. */
const SHORT_OF_A_TURN = 20 * 3_600_000;

/** Whether a range of the time leaves it open in which signs lagna and grahas are, and so the dosha. */
function isLagnaOpen(sky: Sky, { span, timeKnown, place }: ResolvedBirth): boolean {
  if (!span || !timeKnown) return false;
  if (span.end - span.start > SHORT_OF_A_TURN) return true;
  const [first, last] = [momentAt(span.start), momentAt(span.end)].map((moment) => [
    rashiOf(lagnaLongitude(sky, moment, place)),
    ...OF_DOSHA.map((graha) => rashiOf(grahaLongitude(sky, graha, moment))),
  ]);
  return !first?.every((sign, index) => sign === last?.[index]);
}

const OF_DOSHA: readonly Graha[] = ['Moon', 'Mars', 'Jupiter', 'Venus'];

/** What could make the Moon of a birth another one. */
export function candidateCaveats(sky: Sky, birth: ResolvedBirth | undefined): Caveat[] {
  if (!birth) return [];
  const told = [...birth.clockCaveats, ...birth.zoneCaveats];
  return birth.timeKnown ? told : [unknownTimeCaveat(moonSpan(sky, birth)), ...told];
}

/** Candidates in the order of their places, and within one in that of the input. */
export function inOrder<Row extends Placed & { readonly index: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.rank - b.rank || a.index - b.index);
}

const REASONS = [...MATCH_REASONS.kootas, ...MATCH_REASONS.poruthams] as const;

export function rankedSchema() {
  const place = (description: string) => field.integer(1, MOST_CANDIDATES, description);
  return field.open({
    rank: place('1 for the most points; equal points share a place, and the next counts everybody before it.'),
    id: field.text('What the caller calls the candidate.'),
    index: field.integer(0, MOST_CANDIDATES - 1, 'Where the candidate stood in the input, from 0.'),
    ...knownPersonFields(),
    score: field.number('The fewest points that are possible, in halves: those by which the candidate is ranked.'),
    possible: field.orNull(field.open(range('points'))),
    best_rank: place('The best place that what is open of everybody allows.'),
    worst_rank: place('The worst place that it allows.'),
    reasons: field.list(
      field.open({
        code: named('match_reason', REASONS, 'What of the match is told beside its points.'),
        certainty: named('likelihood', CERTAINTIES, 'Whether it holds for every Moon that both may have.'),
      }),
    ),
    manglik_verdict: field.orNull(
      named(
        'manglik_verdict',
        MANGLIK_VERDICTS,
        'What both charts make of each other’s Manglik; null without a lagna.',
      ),
    ),
    manglik_from_moon: field.orNull(
      named('likelihood', LIKELIHOODS, 'Whether Mars makes the dosha from the Moon; null without a birth.'),
    ),
    caveat_codes: field.list(field.oneOf(CAVEAT_CODES, 'What could make the place another one.')),
    caveats: field.list(caveatSchema('What could make the place another one.')),
  });
}
