import type { Place } from '../ephemeris/ascendant.js';
import { earthOrientation } from '../ephemeris/earth.js';
import type { Moment } from '../ephemeris/ephemeris.js';
import { type HouseSystem, housesOf } from '../ephemeris/houses.js';
import { MICRODEGREES_PER_CIRCLE, modulo, toMicrodegrees } from '../math/angle.js';
import { zodiacStart } from './ayanamsha.js';
import type { Sky } from './positions.js';

/** The cusps of a house system in a sidereal zodiac, microdegrees. */
export interface SiderealHouses {
  readonly midheaven: number;
  /** The first house first. */
  readonly cusps: readonly number[];
}

/**
 * The houses of a moment at a place.
 *
 * @throws CalculationError `engine_error` at the poles, and beyond the polar circles for systems that have none there.
 */
export function siderealHouses(sky: Sky, moment: Moment, place: Place, system: HouseSystem): SiderealHouses {
  const origin = -zodiacStart(sky.ephemeris, sky.ayanamsha, moment.tt);
  const { cusps, midheaven } = housesOf({ earth: earthOrientation(moment), place, system, origin });
  return { midheaven: toMicrodegrees(midheaven), cusps: cusps.map(toMicrodegrees) };
}

/** The house, 1 to 12, that holds a longitude, by where the houses begin. An edge belongs to the house that begins there. */
export function houseBetween(starts: readonly number[], longitude: number): number {
  const first = starts[0] as number;
  const gone = modulo(longitude - first, MICRODEGREES_PER_CIRCLE);
  return starts.findLastIndex((start) => modulo(start - first, MICRODEGREES_PER_CIRCLE) <= gone) + 1;
}
