import {
  ALL_HOUSE_SYSTEMS,
  type AnyHouseSystem,
  type AnyHouses,
  allHousesOf,
  skyOver,
} from '../../base/ephemeris/all-houses.js';
import { cornersOf, type Place } from '../../base/ephemeris/ascendant.js';
import { earthOrientation } from '../../base/ephemeris/earth.js';
import { type HousePoints, housePointsOf } from '../../base/ephemeris/house-points.js';
import { hasStand, standBetween, standOf } from '../../base/ephemeris/house-position.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { isRecord, oneOf, refusal } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { declinationOfSun, type HouseOptions } from './chart.js';
import { originOf, requirePlace, settingsOf } from './position.js';

/** The sky over a place without an instant, as a composite chart has it. */
export interface SiderealSky {
  /** Local sidereal time: the right ascension of the meridian (ARMC), degrees. */
  readonly siderealTime: number;
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees; only the system `sunshine` asks for it. Default: 0. */
  readonly sunDeclination?: number;
}

/**
 * The houses of a sidereal time, tropical, from the equinox that it counts from.
 *
 * @throws CalculationError `invalid_input` for what is no number or no system; `engine_error` as {@link houses}.
 *
 * @example
 * import { housesOfSiderealTime } from 'nirayana/sky';
 *
 * const sky = { siderealTime: 100, obliquity: 23.4, latitude: 50 };
 * const { midheaven, cusps } = housesOfSiderealTime(sky, 'topocentric');
 * [midheaven, ...cusps.slice(0, 3)].map((degrees) => degrees.toFixed(2)); // => ['99.19', '187.19', '212.25', '243.35']
 */
export function housesOfSiderealTime(sky: SiderealSky, system: AnyHouseSystem = 'whole_sign'): AnyHouses {
  const { siderealTime, obliquity, latitude, sunDeclination = 0 } = requireSky(sky);
  return allHousesOf({
    earth: { siderealTime, obliquity, toTrueEquinox: 0 },
    place: { latitude, longitude: 0 },
    system: oneOf('houses', ALL_HOUSE_SYSTEMS, system),
    origin: 0,
    sun: () => sunDeclination,
  });
}

const LIMITS = { siderealTime: 360, obliquity: 90, latitude: 90, sunDeclination: 90 } as const;

function requireSky(sky: SiderealSky): SiderealSky {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const value: unknown = isRecord(sky) ? sky[name] : undefined;
    if (value === undefined && name === 'sunDeclination') continue;
    if (typeof value === 'number' && Math.abs(value) <= limit) continue;
    throw refusal(`The ${name} must be a number of degrees from -${limit} to ${limit}.`);
  }
  return sky;
}

const POINT_OPTIONS = ['zodiac', 'ayanamsha', 'ephemeris'] as const;

/**
 * The vertex, the equatorial ascendant, the co-ascendants of Koch and of Munkasey and the polar ascendant, degrees in the
 * zodiac of the options.
 *
 * @throws CalculationError as {@link houses}.
 *
 * @example
 * import { housePoints } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const { vertex } = housePoints(new Date('1990-05-17T04:50:00Z'), delhi, { zodiac: 'tropical' });
 * vertex.toFixed(2); // => '248.93'
 */
export function housePoints(when: When, place: Place, options: Omit<HouseOptions, 'houses'> = {}): HousePoints {
  const settings = settingsOf(options, POINT_OPTIONS);
  requirePlace(place);
  const moment = momentOf(when);
  const earth = earthOrientation(moment);
  const { midheaven } = cornersOf(earth, place);
  const shift = originOf(settings, moment.tt, earth).longitude - earth.toTrueEquinox;
  const points = housePointsOf(skyOver({ earth, place }), midheaven + earth.toTrueEquinox);
  const shifted = Object.entries(points).map(([name, longitude]) => [name, wrap360(longitude + shift)]);
  return Object.fromEntries(shifted) as HousePoints;
}

/** The options of {@link housePosition}. */
export type HousePositionOptions = HouseOptions;

/** A place of the sky, degrees: the longitude in the zodiac of the options. */
export interface PlaceOnEcliptic {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * In which house a place of the sky is, with the part of it that lies behind: 1 to below 13, of Gauquelin 1 to below 37.
 * Where a system divides by circles, those count, so that a body off the ecliptic may be in another house than its
 * longitude; in the others the longitudes of the cusps count.
 *
 * @throws CalculationError as {@link houses}, and `invalid_input` for what is no place of the sky.
 *
 * @example
 * import { housePosition, position } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const when = new Date('1990-05-17T04:50:00Z');
 * housePosition(position('Moon', when), when, delhi, { houses: 'placidus' }).toFixed(2); // => '7.67'
 */
export function housePosition(
  seen: PlaceOnEcliptic,
  when: When,
  place: Place,
  options: HousePositionOptions = {},
): number {
  const { houses: system = 'whole_sign', ...rest } = options;
  const settings = settingsOf(rest, POINT_OPTIONS);
  requirePlace(place);
  requireSeen(seen);
  const moment = momentOf(when);
  const earth = earthOrientation(moment);
  const origin = originOf(settings, moment.tt, earth).longitude;
  const sun = () => declinationOfSun(settings, moment, earth);
  const of = { earth, place, origin, sun, system: oneOf('houses', ALL_HOUSE_SYSTEMS, system) };
  const { ascendant, cusps } = allHousesOf(of);
  if (!hasStand(system)) return 1 + standBetween(cusps, seen.longitude);
  const shift = earth.toTrueEquinox - origin;
  const placed = {
    sky: skyOver(of),
    ascendant: wrap360(ascendant + shift),
    longitude: seen.longitude + shift,
    latitude: seen.latitude,
    sun: system === 'sunshine' ? sun() : 0,
  };
  return 1 + standOf(system, placed);
}

function requireSeen(seen: PlaceOnEcliptic): void {
  const { longitude, latitude } = isRecord(seen) ? seen : { longitude: undefined, latitude: undefined };
  if (Number.isFinite(longitude) && typeof latitude === 'number' && Math.abs(latitude) <= 90) return;
  throw refusal('The place of the sky must have a longitude and a latitude from -90 to 90, degrees.');
}
