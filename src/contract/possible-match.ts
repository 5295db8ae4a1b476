import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import type { Sky } from '../base/zodiac/sidereal.js';
import { ashtakoota, KOOTA_KEYS, type KootaKey, type MatchMoon, matchMoon } from '../rules/matching/ashtakoota.js';
import { bandOf, type MatchBand } from '../rules/matching/ashtakoota-tables.js';
import { possibleMoonLongitudes } from '../rules/uncertainty/possible-moons.js';
import { everyDegrees, PADA_EDGES } from '../rules/uncertainty/ways.js';
import { named } from './named.js';

/** What all the minutes in which both may have been born allow of a match. */
export interface PossibleMatch {
  readonly total_score: ScoreRange;
  /** The bands of the possible totals, that of the least first. */
  readonly interpretation_band_codes: readonly MatchBand[];
  readonly components: readonly ({ readonly key: KootaKey } & ScoreRange)[];
  /** Whether both have the same nadi; null where that is open. */
  readonly nadi_dosha: boolean | null;
}

export interface ScoreRange {
  readonly least: number;
  readonly most: number;
}

/** What a total is called, the lowest first. */
export const MATCH_BANDS = ['below_customary_threshold', 'acceptable', 'very_good', 'excellent'] as const;

/** Where a Moon comes to another pada, or to the other half of a sign, in which vashya changes. */
export const MATCH_EDGES: readonly number[] = [...PADA_EDGES, ...everyDegrees(15).filter((edge) => edge % 30 !== 0)];

/** Every Moon of a birth that matching tells apart: one where its time is taken as it is. */
export function possibleMatchMoons(sky: Sky, birth: ResolvedBirth): MatchMoon[] {
  return possibleMoonLongitudes(sky, birth, MATCH_EDGES).map(matchMoon);
}

/** The ranges over every match of some Moons with others. */
export function possibleMatches(moonsA: readonly MatchMoon[], moonsB: readonly MatchMoon[]): PossibleMatch {
  const matches = moonsA.flatMap((a) =>
    moonsB.map((b) => ({ a, b, scores: ashtakoota(a, b).map(({ score }) => score) })),
  );
  const totals = matches.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0));
  const inOrder = totals.toSorted((x, y) => x - y);
  const shared = new Set(matches.map(({ a, b }) => a.nakshatra.nadi === b.nakshatra.nadi));
  const [nadi] = shared;
  return {
    total_score: rangeOf(totals),
    interpretation_band_codes: [...new Set(inOrder.map((total) => bandOf(total)))],
    components: KOOTA_KEYS.map((key, i) => ({ key, ...rangeOf(matches.map(({ scores }) => scores[i] as number)) })),
    nadi_dosha: shared.size === 1 && nadi !== undefined ? nadi : null,
  };
}

/** The least and the most of some points. */
export function rangeOf(scores: readonly number[]): ScoreRange {
  return { least: Math.min(...scores), most: Math.max(...scores) };
}

// @__NO_SIDE_EFFECTS__
export function range(what: string) {
  return {
    least: field.number(`The least ${what} that the minutes of both allow.`),
    most: field.number(`The most ${what} that they allow.`),
  };
}

// @__NO_SIDE_EFFECTS__
export function totalRangeSchema() {
  return field.open(range('points, 0 to 36 in halves,'));
}

// @__NO_SIDE_EFFECTS__
export function kootaRangeSchema() {
  return field.open({ key: named('koota', KOOTA_KEYS, 'Which koota it is.'), ...range('points') });
}

// @__NO_SIDE_EFFECTS__
export function possibleMatchSchema() {
  return field.open({
    total_score: totalRangeSchema(),
    interpretation_band_codes: field.list(
      named('match_band', MATCH_BANDS, 'What a possible total is called, the least first.'),
    ),
    components: field.list(kootaRangeSchema()),
    nadi_dosha: field.orNull(field.flag('Whether both persons have the same nadi; null where that is open.')),
  });
}
