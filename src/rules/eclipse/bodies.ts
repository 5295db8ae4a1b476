import { SUN_RADIUS } from '../../base/ephemeris/deflection.js';
import { type EarthOrientation, earthOrientation } from '../../base/ephemeris/earth.js';
import { type Ephemeris, type Moment, momentOfTerrestrialTime } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';

/** A vector: towards the true equinox of date, 90 degrees east of it, and the north pole; equatorial radii of the Earth. */
export type Vector = readonly [number, number, number];

const EARTH_RADIUS_KM = 6378.137;
/** Equatorial radii of the Earth (WGS 84) in an astronomical unit. */
const EARTH_RADII_PER_UNIT = 149597870.7 / EARTH_RADIUS_KM;
/** Radius of the Sun, 696 000 km, equatorial radii of the Earth. */
export const SUN_IN_EARTH_RADII = SUN_RADIUS * EARTH_RADII_PER_UNIT;

/** Radius of the Moon at its mean limb, equatorial radii of the Earth (IAU 1982). */
export const MOON_RADIUS = 0.2725076;

/** Where Sun and Moon appear from the centre of the Earth. */
export interface SunAndMoon {
  readonly moment: Moment;
  readonly earth: EarthOrientation;
  readonly sun: Vector;
  readonly moon: Vector;
}

/** The apparent Sun and Moon at a Julian day of Terrestrial Time. */
export function sunAndMoonAt(ephemeris: Ephemeris, julianDayTt: number): SunAndMoon {
  const moment = momentOfTerrestrialTime(julianDayTt);
  const earth = earthOrientation(moment);
  return {
    moment,
    earth,
    sun: bodyAt(ephemeris, 'Sun', moment, earth),
    moon: bodyAt(ephemeris, 'Moon', moment, earth),
  };
}

export function bodyAt(ephemeris: Ephemeris, body: 'Sun' | 'Moon', { tt }: Moment, earth: EarthOrientation): Vector {
  const seen = ephemeris.position(body, tt);
  const { x, y, z } = equatorial(seen, earth);
  const distance = seen.distance * EARTH_RADII_PER_UNIT;
  return [x * distance, y * distance, z * distance];
}

export function lengthOf([x, y, z]: Vector): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
