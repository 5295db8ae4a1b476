import { CalculationError } from '../errors.js';
import { because } from '../reasons.js';
import { doubtfulZones, locateZone } from './zone-finder.js';
import { zonesAround } from './zones-around.js';

/**
 * Finds the IANA zone of a place, from degrees north and east.
 *
 * @example
 * import { moonSign, type ZoneFinder, zoneAt } from 'nirayana';
 *
 * // The clock of New Zealand at the South Pole, as the station there keeps it.
 * const finder: ZoneFinder = (latitude, longitude) =>
 *   latitude < -89 ? 'Antarctica/McMurdo' : zoneAt(latitude, longitude);
 * const { provenance } = moonSign({ birth_date: '1990-05-17', latitude: -90, longitude: 0 }, { zoneAt: finder });
 * provenance.timezone_resolution.includes('Antarctica/McMurdo'); // => true
 */
export interface ZoneFinder {
  (latitude: number, longitude: number): string;
  /** The zones that the place may belong to as well. Without it 32 places around are asked, since any finder errs. */
  readonly others?: (latitude: number, longitude: number) => ReadonlySet<string>;
}

/**
 * The default finder, offline: lines of borders, a coarse table inside them, and towns that these get wrong. Within five
 * kilometres of a border it can name the neighbour, so a caller who knows the zone should say so.
 *
 * @throws CalculationError `invalid_input` for what are no degrees on the Earth.
 *
 * @example
 * import { zoneAt } from 'nirayana';
 *
 * zoneAt(28.6139, 77.209); // => 'Asia/Kolkata'
 * zoneAt(26.852, 89.388); // => 'Asia/Thimphu'
 * zoneAt(26.848, 89.376); // => 'Asia/Kolkata'
 * zoneAt(0, -30); // => 'Etc/GMT+2'
 */
export const zoneAt: ZoneFinder = Object.freeze(
  Object.assign(
    (latitude: number, longitude: number) => {
      if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) {
        const message = 'A zone is found for a latitude of -90 to 90 and a longitude of -180 to 180 degrees.';
        throw because(new CalculationError('invalid_input', message), 'place_form', {});
      }
      return locateZone(latitude, longitude).zone;
    },
    { others: doubtfulZones },
  ),
);

function isWithin(degrees: unknown, most: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

/** Kilometres. Of a caller's finder nobody knows how far it is off. */
const RINGS = [5, 10];

/** Zones that a place may belong to, beside that which a finder names. */
export function otherZones(latitude: number, longitude: number, finder: ZoneFinder): ReadonlySet<string> {
  return finder.others?.(latitude, longitude) ?? zonesAround(latitude, longitude, RINGS, finder);
}
