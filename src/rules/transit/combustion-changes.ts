import { crossings } from '../../base/ephemeris/crossings.js';
import { stations } from '../../base/ephemeris/stations.js';
import { elongationTrack } from '../../base/ephemeris/tracks.js';
import { toMicrodegrees } from '../../base/math/angle.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/sidereal.js';
import { combustionOf } from '../natal/combustion.js';
import { COMBUSTION_ORBS } from '../natal/combustion-orbs.js';

/** A graha that can be combust. */
export type CombustibleGraha = keyof typeof COMBUSTION_ORBS;

/** A moment at which a combustion begins or ends. */
export interface CombustionChange {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  readonly begins: boolean;
}

/**
 * When the combustion of a graha, as a chart tells it, begins and ends between two Julian days of Terrestrial Time, in
 * the order of time: at the orb of its motion, or as it turns between its two orbs.
 */
export function combustionChanges(sky: Sky, graha: CombustibleGraha, from: number, to: number): CombustionChange[] {
  const { direct, retrograde } = COMBUSTION_ORBS[graha];
  const orbs = direct === retrograde ? [direct] : [direct, retrograde];
  const edges = orbs.flatMap((orb) => [orb, -orb]);
  const passed = crossings(elongationTrack(sky.ephemeris, graha), from, to, edges).map(({ tt }) => tt);
  const turned = orbs.length > 1 ? stations(siderealTrack(sky, graha), from, to).map(({ tt }) => tt) : [];
  const moments = [...passed, ...turned].sort((a, b) => a - b);
  const changes: CombustionChange[] = [];
  let isCombust = isCombustAt(sky, graha, (from + (moments[0] ?? to)) / 2);
  for (const [index, tt] of moments.entries()) {
    const isNext = isCombustAt(sky, graha, (tt + (moments[index + 1] ?? to)) / 2);
    if (isNext !== isCombust) changes.push({ tt, begins: isNext });
    isCombust = isNext;
  }
  return changes;
}

function isCombustAt(sky: Sky, graha: CombustibleGraha, tt: number): boolean {
  const { longitude, speed } = siderealPosition(sky, graha, tt);
  const sun = toMicrodegrees(siderealPosition(sky, 'Sun', tt).longitude);
  return combustionOf({ graha, longitude: toMicrodegrees(longitude), speed }, sun)?.combust ?? false;
}
