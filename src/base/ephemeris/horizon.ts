import { asin, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import { SUN_RADIUS } from './deflection.js';
import type { EarthOrientation } from './earth.js';
import type { EclipticPosition, Ephemeris } from './ephemeris.js';

/** What rises and sets. */
export type RisingBody = 'Sun' | 'Moon';

/**
 * What counts as rising and setting, at sea level.
 *
 * - `standard`: the centre of the Sun 50' below the horizon, 34' of refraction and 16' of semidiameter; the upper limb of
 *   the Moon on the horizon, with 34' of refraction. What the tools tell.
 * - `upper_limb`: the upper limb on the horizon, with 34' of refraction and the true semidiameter. The same for the Moon.
 * - `disc_centre`: the centre of the disc on the horizon, with 34' of refraction.
 * - `hindu_rising`: the centre of the disc on the horizon as the centre of the Earth sees it, without refraction and
 *   without latitude: the longitude itself rises.
 */
export const HORIZON_DEFINITIONS = ['standard', 'upper_limb', 'disc_centre', 'hindu_rising'] as const;
export type HorizonDefinition = (typeof HORIZON_DEFINITIONS)[number];

/** Those by which the days of the tools may be reckoned: that of almanacs, and that of Jagannatha Hora. */
export const SUNRISE_KINDS = ['standard', 'hindu_rising'] as const satisfies readonly HorizonDefinition[];
export type SunriseKind = (typeof SUNRISE_KINDS)[number];

/** What the days of the Sun are found by. */
export interface SunSky {
  readonly ephemeris: Ephemeris;
  /** What counts as sunrise and sunset. */
  readonly sunrise: SunriseKind;
}

/** Altitude of the Sun's centre at sunrise, degrees: 34' of refraction and 16' of semidiameter, at sea level. */
const SUN_ALTITUDE = -50 / 60;
const REFRACTION = 34 / 60;

/** Radii over the astronomical unit. */
const EARTH_RADIUS = 6378.137 / 149597870.7;
const MOON_RADIUS = 1737.4 / 149597870.7;

/** Where a body appears from the centre of the Earth, as much as decides its height. */
export type Seen = Pick<EclipticPosition, 'longitude' | 'latitude' | 'distance'>;

/** Where a body stands from the centre of the Earth: towards the true equinox, 90 degrees east of it, and north. */
export function equatorial(seen: Pick<Seen, 'longitude' | 'latitude'>, earth: EarthOrientation) {
  const e = earth.obliquity * RADIANS_PER_DEGREE;
  const l = (seen.longitude + earth.toTrueEquinox) * RADIANS_PER_DEGREE;
  const b = seen.latitude * RADIANS_PER_DEGREE;
  const cosE = cos(e);
  const sinE = sin(e);
  const cosB = cos(b);
  const sinB = sin(b);
  const sinL = sin(l);
  return { x: cosB * cos(l), y: cosB * sinL * cosE - sinB * sinE, z: cosB * sinL * sinE + sinB * cosE };
}

/** Altitude of the centre above the horizon at the event as the centre of the Earth sees it, degrees. */
export function altitudeOfEvent(
  body: RisingBody,
  { distance }: Seen,
  definition: HorizonDefinition = 'standard',
): number {
  if (definition === 'hindu_rising') return 0;
  const parallax = asin(EARTH_RADIUS / distance) * DEGREES_PER_RADIAN;
  return altitudeSeen(body, distance, definition) + parallax;
}

function altitudeSeen(body: RisingBody, distance: number, definition: HorizonDefinition): number {
  if (definition === 'disc_centre') return -REFRACTION;
  if (body === 'Sun' && definition === 'standard') return SUN_ALTITUDE;
  const radius = body === 'Sun' ? SUN_RADIUS : MOON_RADIUS;
  return -REFRACTION - asin(radius / distance) * DEGREES_PER_RADIAN;
}
