import { defaultEphemeris } from '../base/ephemeris/default.js';
import { EARTH_AND_MOON_GRAVITY } from '../base/ephemeris/lunar-apogee.js';
import { cos, RADIANS_PER_DEGREE, sin } from '../base/math/angle.js';
import type { Seen } from './seen.js';

/** The ellipse on which the Moon would go on: half its parameter, and the eccentricity towards the Moon and across. */
interface Ellipse {
  readonly parameter: number;
  readonly towards: number;
  readonly across: number;
  /** Sine and cosine of the Moon's angle from the ascending node. */
  readonly fromNode: readonly [sine: number, cosine: number];
}

/** Bate, Mueller and White, "Astrodynamics", section 2.4, in the plane of the orbit. */
function ellipseAt(tt: number): Ellipse {
  const moon = defaultEphemeris.position('Moon', tt) as Seen;
  const b = moon.latitude * RADIANS_PER_DEGREE;
  const around = cos(b) * moon.speed * RADIANS_PER_DEGREE;
  const north = moon.latitudeSpeed * RADIANS_PER_DEGREE;
  const turn = Math.sqrt(around * around + north * north);
  const momentum = moon.distance * moon.distance * turn;
  const parameter = (momentum * momentum) / EARTH_AND_MOON_GRAVITY;
  // Of the pole of the orbit: what lies along the ecliptic, by which latitudes and their rates are shrunk.
  const level = (cos(b) * around) / turn;
  const tilt = Math.sqrt(Math.max(0, 1 - level * level));
  return {
    parameter,
    towards: parameter / moon.distance - 1,
    across: (moon.distanceSpeed * momentum) / EARTH_AND_MOON_GRAVITY,
    fromNode: [sin(b) / tilt, (cos(b) * north) / turn / tilt],
  };
}

/** Astronomical units to the ascending node of the orbit of the moment. */
export function nodeDistanceAt(tt: number): number {
  const { parameter, towards, across, fromNode } = ellipseAt(tt);
  return parameter / (1 + towards * fromNode[1] + across * fromNode[0]);
}

/** Astronomical units to its apogee. */
export function apogeeDistanceAt(tt: number): number {
  const { parameter, towards, across } = ellipseAt(tt);
  return parameter / (1 - Math.sqrt(towards * towards + across * across));
}
