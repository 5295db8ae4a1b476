import { hasStand, standBetween, standOf } from '../base/ephemeris/house-position.js';
import type { HouseSky } from '../base/ephemeris/house-sky.js';
import { porphyry } from '../base/ephemeris/houses.js';
import { requireNumbers, requireTriple } from './arguments.js';
import { divide, skyAt } from './house-division.js';
import { letterOf, SYSTEMS } from './house-systems.js';
import { state } from './state.js';

/**
 * In which house a body is, with the part of it that lies behind: 1 to below 13, sectors of Gauquelin 1 to below 37.
 *
 * @throws CalculationError as {@link houses_ex}.
 *
 * @example
 * import { house_pos } from 'nirayana/sweph';
 *
 * house_pos(100, 50, 23.4, 'R', [10, 3]).data.toFixed(4); // => '7.2009'
 */
export function house_pos(armc: number, geolat: number, eps: number, hsys: string, xpin: readonly number[]) {
  requireNumbers({ armc, geolat, eps });
  requireTriple('xpin', xpin, 2);
  const letter = letterOf(hsys);
  return { error: '', data: positionIn(letter, skyAt(armc, eps, geolat), xpin) };
}

function positionIn(letter: string, sky: HouseSky, xpin: readonly number[]): number {
  const { sun } = state;
  const divided = divide({ letter, sky, sun });
  const [longitude, latitude] = xpin as readonly [number, number];
  const stand = SYSTEMS[letter]?.stand;
  if (stand && hasStand(stand))
    return 1 + standOf(stand, { sky, ascendant: divided.ascendant, longitude, latitude, sun });
  // Its houses are those of Porphyry with their cusps in the middle.
  if (letter === 'S') return 1 + ((standBetween(porphyry(divided.ascendant, divided.midheaven), longitude) + 0.5) % 12);
  return 1 + standBetween(divided.houses, longitude);
}
