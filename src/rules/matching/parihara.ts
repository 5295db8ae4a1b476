import { areFriends } from '../../base/zodiac/graha-friendship.js';
import type { KootaKey, KootaNote, KootaScore, MatchMoon } from './ashtakoota.js';

/** Which cancellations count: those on which the sources agree, or all that are in use. */
export const PARIHARA_SETS = ['agreed', 'all'] as const;
export type PariharaSet = (typeof PARIHARA_SETS)[number];

/** Why a koota is given back. */
export const PARIHARA_CODES = [
  'nadi_same_sign',
  'nadi_same_nakshatra',
  'nadi_padas',
  'bhakoot_one_ruler',
  'bhakoot_friends',
  'gana_rulers',
] as const satisfies readonly KootaNote[];
export type PariharaCode = (typeof PARIHARA_CODES)[number];

/** A koota whose points a cancellation changes. */
export interface PariharaChange {
  readonly koota: KootaKey;
  readonly before: number;
  readonly after: number;
  readonly code: PariharaCode;
}

/**
 * What the cancellations of a set make of the kootas. Agreed: nadi for one sign with two stars, for one star in two signs
 * or two padas; bhakoot for one lord of both signs (Raman and others). All: bhakoot also for lords that are friends of
 * each other, and gana for one lord or such lords. Nadi is never given back for its lords, for stars that some exempt,
 * or in one pada. No koota gets less.
 */
export function parihara(
  groom: MatchMoon,
  bride: MatchMoon,
  kootas: readonly KootaScore[],
  set: PariharaSet,
): PariharaChange[] {
  return kootas.flatMap((koota) => {
    const code = codeOf(koota, groom, bride, set);
    return code && koota.score < koota.maximum
      ? [{ koota: koota.key, before: koota.score, after: koota.maximum, code }]
      : [];
  });
}

function codeOf(koota: KootaScore, groom: MatchMoon, bride: MatchMoon, set: PariharaSet): PariharaCode | undefined {
  switch (koota.key) {
    case 'nadi':
      return (['nadi_same_sign', 'nadi_same_nakshatra', 'nadi_padas'] as const).find((code) =>
        koota.notes.includes(code),
      );
    case 'bhakoot':
      return (['bhakoot_one_ruler', ...(set === 'all' ? (['bhakoot_friends'] as const) : [])] as const).find((code) =>
        koota.notes.includes(code),
      );
    case 'gana':
      return set === 'all' && areFriends(groom.rashi.ruler, bride.rashi.ruler) ? 'gana_rulers' : undefined;
    default:
      return undefined;
  }
}
