import { houseBetween } from '../../base/zodiac/house-edges.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { kpLordsOf } from './sub-lords.js';

/** Who signifies a house, from the strongest to the weakest. */
export interface HouseSignificators {
  readonly house: number;
  /** The ruler of the sign on its cusp. */
  readonly ruler: SignRuler;
  readonly inStarOfOccupants: readonly Graha[];
  readonly occupants: readonly Graha[];
  readonly inStarOfRuler: readonly Graha[];
}

/** Whom a node stands for: the ruler of its sign and those in that sign. */
export interface NodeAgency {
  readonly node: 'Rahu' | 'Ketu';
  readonly ruler: SignRuler;
  readonly conjunct: readonly Graha[];
}

/** The significators of the twelve houses by their cusps, microdegrees (K.S. Krishnamurti, Reader III). */
export function houseSignificators(cusps: readonly number[], longitudes: GrahaLongitudes): HouseSignificators[] {
  const stars = GRAHAS.map((graha) => [graha, kpLordsOf(longitudes[graha]).star] as const);
  const inStarOf = (isOne: (star: Graha) => boolean) => stars.filter(([, star]) => isOne(star)).map(([graha]) => graha);
  return cusps.map((cusp, index) => {
    const house = index + 1;
    const { ruler } = rashiOf(cusp);
    const occupants = GRAHAS.filter((graha) => houseBetween(cusps, longitudes[graha]) === house);
    return {
      house,
      ruler,
      inStarOfOccupants: inStarOf((star) => occupants.includes(star)),
      occupants,
      inStarOfRuler: inStarOf((star) => star === ruler),
    };
  });
}

export function nodeAgencies(longitudes: GrahaLongitudes): NodeAgency[] {
  const signOf = (graha: Graha): Rashi => rashiOf(longitudes[graha]);
  return (['Rahu', 'Ketu'] as const).map((node) => ({
    node,
    ruler: signOf(node).ruler,
    conjunct: GRAHAS.filter((graha) => graha !== node && signOf(graha) === signOf(node)),
  }));
}
