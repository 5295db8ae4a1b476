import { ashtakoota, type MatchMoon } from './ashtakoota.js';
import { parihara } from './parihara.js';
import { PORUTHAM_PROFILES, type PoruthamProfileName } from './porutham-tables.js';
import { poruthams } from './poruthams.js';
import { type KnownMoon, moonKey } from './stated-moon.js';

/** By which points candidates are ranked. */
export const RANK_BY = ['kootas', 'poruthams'] as const;
export type RankBy = (typeof RANK_BY)[number];

/** On which side of a match somebody stands: kootas and poruthams are counted from one to the other. */
export const MATCH_POSITIONS = ['groom', 'bride'] as const;
export type MatchPosition = (typeof MATCH_POSITIONS)[number];

/** What of a match is told beside its points, by what is judged. */
export const MATCH_REASONS = {
  kootas: ['nadi_dosha', 'nadi_cancelled', 'bhakoot_dosha', 'bhakoot_cancelled'],
  poruthams: ['rajju_disagrees', 'rajju_waived', 'vedha_disagrees'],
} as const satisfies Record<RankBy, readonly string[]>;
export type MatchReason = (typeof MATCH_REASONS)[RankBy][number];

/** Whether something holds for every Moon that both may have, or for some. */
export const CERTAINTIES = ['certain', 'possible'] as const;
type Certainty = (typeof CERTAINTIES)[number];

export interface RankAsked {
  /** The side of the one for whom the candidates are ranked. */
  readonly position: MatchPosition;
  readonly by: RankBy;
  readonly profile: PoruthamProfileName;
}

/** What a candidate is worth before it is compared with the others. */
export interface Judged {
  /** Over every Moon of the one with every Moon of the candidate. */
  readonly least: number;
  readonly most: number;
  /** In the order of {@link MATCH_REASONS}. */
  readonly reasons: readonly MatchFinding[];
}

/** Why a candidate stands where it stands, and whether that holds for every Moon that is left open. */
export interface MatchFinding {
  readonly code: MatchReason;
  readonly certainty: Certainty;
}

/** A place among others. */
export interface Placed {
  /** 1 for the most; who has as many shares it, and the next has as many places behind as stand before. */
  readonly rank: number;
  /** The places that the Moons of all leave open: nobody who may stand before, and everybody who may. */
  readonly bestRank: number;
  readonly worstRank: number;
}

interface Outcome {
  readonly points: number;
  readonly reasons: readonly MatchReason[];
}

/** The points that a match can have. */
export function mostPoints({ by, profile }: RankAsked): number {
  return by === 'kootas' ? 36 : PORUTHAM_PROFILES[profile].maximum;
}

/**
 * Judges candidates against one person. Two Moons are matched once, however many candidates have them: there are 110 that
 * matching tells apart.
 */
export function judgeOf(one: KnownMoon, asked: RankAsked): (candidate: KnownMoon) => Judged {
  const known = new Map<string, Judged>();
  const judged = (moon: MatchMoon): Judged => {
    const key = moonKey(moon);
    const found = known.get(key) ?? together(one.possible.map((own) => outcomeOf(own, moon, asked)));
    known.set(key, found);
    return found;
  };
  return ({ possible }) => {
    const [first, ...others] = possible.map(judged);
    return first && others.length === 0 ? first : joined(possible.map(judged));
  };
}

function outcomeOf(one: MatchMoon, candidate: MatchMoon, { position, by, profile }: RankAsked): Outcome {
  const [groom, bride] = position === 'groom' ? [one, candidate] : [candidate, one];
  return by === 'kootas' ? ofKootas(groom, bride) : ofPoruthams(bride, groom, profile);
}

function ofKootas(groom: MatchMoon, bride: MatchMoon): Outcome {
  const kootas = ashtakoota(groom, bride);
  const given = parihara(groom, bride, kootas, 'agreed');
  const reasons = (['nadi', 'bhakoot'] as const).flatMap((koota): MatchReason[] => {
    if (kootas.find(({ key }) => key === koota)?.score !== 0) return [];
    const isCancelled = given.some((change) => change.koota === koota);
    return isCancelled ? [`${koota}_dosha`, `${koota}_cancelled`] : [`${koota}_dosha`];
  });
  return { points: kootas.reduce((sum, { score }) => sum + score, 0), reasons };
}

function ofPoruthams(bride: MatchMoon, groom: MatchMoon, profile: PoruthamProfileName): Outcome {
  const found = poruthams(bride, groom, profile);
  const refused = found.filter(({ code, points }) => (code === 'rajju' || code === 'vedha') && points === 0);
  const reasons = refused.flatMap(({ code, waivers }): MatchReason[] => {
    if (code === 'vedha') return ['vedha_disagrees'];
    return waivers.length > 0 ? ['rajju_disagrees', 'rajju_waived'] : ['rajju_disagrees'];
  });
  return { points: found.reduce((sum, { points }) => sum + points, 0), reasons };
}

function together(outcomes: readonly Outcome[]): Judged {
  return joined(
    outcomes.map(({ points, reasons }) => ({
      least: points,
      most: points,
      reasons: reasons.map((code) => ({ code, certainty: 'certain' })),
    })),
  );
}

const ALL_REASONS: readonly MatchReason[] = [...MATCH_REASONS.kootas, ...MATCH_REASONS.poruthams];

/** What holds over several: a reason is certain where it is in all of them. */
function joined(all: readonly Judged[]): Judged {
  const reasons = ALL_REASONS.flatMap((code) => {
    const found = all.flatMap((judged) => judged.reasons.filter((reason) => reason.code === code));
    if (found.length === 0) return [];
    const isCertain = found.length === all.length && found.every(({ certainty }) => certainty === 'certain');
    return [{ code, certainty: isCertain ? ('certain' as const) : ('possible' as const) }];
  });
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
    reasons,
  };
}

/**
 * The places of candidates by the fewest points that each may have, so that nobody stands higher than is certain. Equal
 * points share a place. The range of a place takes each person's Moons apart from all others.
 */
export function places(judged: readonly Pick<Judged, 'least' | 'most'>[]): Placed[] {
  const least = sorted(judged.map((one) => one.least));
  const most = sorted(judged.map((one) => one.most));
  return judged.map((one) => ({
    rank: 1 + above(least, one.least),
    bestRank: 1 + above(least, one.most),
    // Itself stands before itself where its own points are open.
    worstRank: 1 + above(most, one.least) - (one.most > one.least ? 1 : 0),
  }));
}

function sorted(points: readonly number[]): number[] {
  return points.toSorted((a, b) => a - b);
}

/** How many of some sorted points are more than others. */
function above(points: readonly number[], than: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as number) > than) high = middle;
    else low = middle + 1;
  }
  return points.length - low;
}
