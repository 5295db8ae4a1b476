import type { Place } from '../../base/ephemeris/ascendant.js';
import type { Moment } from '../../base/ephemeris/ephemeris.js';
import type { HouseSystem } from '../../base/ephemeris/houses.js';
import { MICRODEGREES_PER_CIRCLE, modulo } from '../../base/math/angle.js';
import { houseBetween, siderealHouses } from '../../base/zodiac/house-edges.js';
import type { Sky } from '../../base/zodiac/positions.js';

/**
 * How the middles of the bhavas lie: by Sripati the four corners are the middles of the 1st, 4th, 7th and 10th and the
 * arcs between them are divided by three; `equal` has them 30 degrees apart from the ascendant on.
 */
export const BHAVA_SYSTEMS = ['sripati', 'equal'] as const;
export type BhavaSystem = (typeof BHAVA_SYSTEMS)[number];

/** Whose cusps are the middles of the bhavas. */
const MIDDLES = { sripati: 'porphyry', equal: 'equal' } as const satisfies Record<BhavaSystem, HouseSystem>;

/** The bhavas of a moment at a place, longitudes in microdegrees. */
export interface BhavaChalit {
  readonly system: BhavaSystem;
  readonly midheaven: number;
  /** The middle of each (madhya), the first house first; that of the first is the ascendant. */
  readonly middles: readonly number[];
  /** Where each begins (sandhi), halfway between its middle and the one before. */
  readonly starts: readonly number[];
}

/**
 * The bhavas of a moment.
 *
 * @throws CalculationError `engine_error` at the poles.
 */
export function bhavaChalit(sky: Sky, moment: Moment, place: Place, system: BhavaSystem): BhavaChalit {
  const { midheaven, cusps: middles } = siderealHouses(sky, moment, place, MIDDLES[system]);
  return { system, midheaven, middles, starts: sandhisOf(middles) };
}

/** The sandhis between middles, microdegrees; that of a house is the one at which it begins. */
export function sandhisOf(middles: readonly number[]): number[] {
  return middles.map((middle, index) => {
    const before = middles[(index + 11) % 12] as number;
    return modulo(before + Math.floor(modulo(middle - before, MICRODEGREES_PER_CIRCLE) / 2), MICRODEGREES_PER_CIRCLE);
  });
}

/** The bhava, 1 to 12, that holds a longitude in microdegrees. A sandhi belongs to the bhava that begins there. */
export function bhavaOf({ starts }: Pick<BhavaChalit, 'starts'>, longitude: number): number {
  return houseBetween(starts, longitude);
}

/** How wide a bhava is, microdegrees. */
export function widthOf({ starts }: Pick<BhavaChalit, 'starts'>, house: number): number {
  return modulo((starts[house % 12] as number) - (starts[house - 1] as number), MICRODEGREES_PER_CIRCLE);
}

/** How far a longitude is from the nearer sandhi of its bhava, microdegrees. */
export function sandhiDistance(chalit: Pick<BhavaChalit, 'starts'>, longitude: number): number {
  const house = bhavaOf(chalit, longitude);
  const gone = modulo(longitude - (chalit.starts[house - 1] as number), MICRODEGREES_PER_CIRCLE);
  return Math.min(gone, widthOf(chalit, house) - gone);
}
