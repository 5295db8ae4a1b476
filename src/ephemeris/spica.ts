import { wrap360 } from '../math/angle.js';
import {
  ARCSECONDS_PER_RADIAN,
  atan2,
  cos,
  DEGREES_PER_RADIAN,
  RADIANS_PER_DEGREE,
  sin,
} from '../math/trigonometry.js';
import { deflect } from './deflection.js';
import type { Ephemeris } from './ephemeris.js';
import { frameMatrix } from './frame.js';
import { LIGHT_SPEED } from './light.js';
import { J2000 } from './moment.js';

/**
 * Spica (α Virginis, Chitra) at epoch and equinox J2000.0: right ascension and declination in degrees, proper motions in
 * arc-seconds a year (that in right ascension times the cosine of the declination).
 * Hipparcos, the New Reduction (van Leeuwen 2007), as listed by SIMBAD. Its parallax, 0.013", is left out.
 */
const RIGHT_ASCENSION = 201.298247375 * RADIANS_PER_DEGREE;
const DECLINATION = -11.161319472 * RADIANS_PER_DEGREE;
const MOTION_IN_RIGHT_ASCENSION = -0.04235 / ARCSECONDS_PER_RADIAN;
const MOTION_IN_DECLINATION = -0.03067 / ARCSECONDS_PER_RADIAN;

const DAYS_PER_YEAR = 365.25;

/** Half the span, days, over which the velocity of the Earth is a difference. */
const VELOCITY_HALF_SPAN = 0.25;

/**
 * Apparent longitude of Spica, degrees in [0, 360), in the frame of `EclipticPosition`: proper motion, light
 * deflection and annual aberration are in it, nutation is not. Within 0.03" from 1800 to 2200.
 */
export function spicaLongitude(ephemeris: Ephemeris, julianDayTt: number): number {
  const years = (julianDayTt - J2000) / DAYS_PER_YEAR;
  const [ca, sa] = [cos(RIGHT_ASCENSION), sin(RIGHT_ASCENSION)];
  const [cd, sd] = [cos(DECLINATION), sin(DECLINATION)];
  const alpha = MOTION_IN_RIGHT_ASCENSION * years;
  const delta = MOTION_IN_DECLINATION * years;
  const x = cd * ca - sa * alpha - sd * ca * delta;
  const y = cd * sa + ca * alpha - sd * sa * delta;
  const z = sd + cd * delta;
  const m = frameMatrix(julianDayTt);
  const ux = m[0] * x + m[1] * y + m[2] * z;
  const uy = m[3] * x + m[4] * y + m[5] * z;
  const uz = m[6] * x + m[7] * y + m[8] * z;
  const before = sunVector(ephemeris, julianDayTt - VELOCITY_HALF_SPAN);
  const now = sunVector(ephemeris, julianDayTt);
  const after = sunVector(ephemeris, julianDayTt + VELOCITY_HALF_SPAN);
  const bending = new Float64Array(3);
  deflect(Float64Array.of(ux, uy, uz, ux, uy, uz, -now[0], -now[1], 0), bending);
  // The Earth moves as the Sun seems to, the other way.
  const vx = (before[0] - after[0]) / (2 * VELOCITY_HALF_SPAN);
  const vy = (before[1] - after[1]) / (2 * VELOCITY_HALF_SPAN);
  const across = uy + (bending[1] as number) + vy / LIGHT_SPEED;
  const along = ux + (bending[0] as number) + vx / LIGHT_SPEED;
  return wrap360(atan2(across, along) * DEGREES_PER_RADIAN);
}

/** From the Earth to the Sun in the plane of the ecliptic, astronomical units. */
function sunVector(ephemeris: Ephemeris, julianDayTt: number): readonly [number, number] {
  const { longitude, distance } = ephemeris.position('Sun', julianDayTt);
  const l = longitude * RADIANS_PER_DEGREE;
  return [distance * cos(l), distance * sin(l)];
}
