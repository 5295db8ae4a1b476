import { atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap180, wrap360 } from '../math/angle.js';
import { generalPrecession } from './earth.js';
import { centuriesSinceJ2000, DAYS_PER_CENTURY, type Ephemeris } from './ephemeris.js';

/** Rate of the general precession at J2000.0, degrees per day; it changes by less than 1e-8 in two centuries. */
const PRECESSION_DEGREES_PER_DAY = 5028.796195 / 3600 / DAYS_PER_CENTURY;

/** Longitude and speed of a point that has no distance. */
export interface NodePosition {
  /** Degrees in [0, 360), in the frame of `EclipticPosition.longitude`. */
  readonly longitude: number;
  /** Degrees per day; that of the mean node is always negative, the true node turns several times a month. */
  readonly speed: number;
}

/**
 * The mean ascending node of the Moon's orbit (Rahu).
 * Meeus, "Astronomical Algorithms", 2nd edition, eq. 47.7, from Chapront-Touzé and Chapront's ELP 2000-82B.
 */
export function meanNode(julianDayTt: number): NodePosition {
  const t = centuriesSinceJ2000(julianDayTt);
  const ofDate = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000)));
  const perCentury = -1934.1362891 + t * (2 * 0.0020754 + t * (3 / 467441 - (4 * t) / 60616000));
  return {
    longitude: wrap360(ofDate - generalPrecession(julianDayTt) / 3600),
    speed: perCentury / DAYS_PER_CENTURY - PRECESSION_DEGREES_PER_DAY,
  };
}

/** Half the span, days, over which the speed of the true node is a difference: a shorter one is noisier. */
const TRUE_NODE_HALF_SPAN = 0.25;

/**
 * The true (osculating) ascending node: where the plane of the Moon's position and velocity meets the ecliptic. It
 * magnifies errors of the Moon eleven times. Its speed is that of half a day, so where it turns, every few days, a
 * passage within a hundred-thousandth of a degree of the turn can be lost.
 */
export function trueNode(ephemeris: Ephemeris, julianDayTt: number): NodePosition {
  // First, for the Moon of this instant may be at hand.
  const longitude = wrap360(osculatingNode(ephemeris, julianDayTt));
  const before = osculatingNode(ephemeris, julianDayTt - TRUE_NODE_HALF_SPAN);
  const after = osculatingNode(ephemeris, julianDayTt + TRUE_NODE_HALF_SPAN);
  return {
    longitude,
    speed: wrap180(after - before) / (2 * TRUE_NODE_HALF_SPAN),
  };
}

function osculatingNode(ephemeris: Ephemeris, julianDayTt: number): number {
  const { longitude, latitude, speed, latitudeSpeed } = ephemeris.position('Moon', julianDayTt);
  const l = longitude * RADIANS_PER_DEGREE;
  const b = latitude * RADIANS_PER_DEGREE;
  const [cb, sb, cl, sl] = [cos(b), sin(b), cos(l), sin(l)];
  const ux = cb * cl;
  const uy = cb * sl;
  const vx = -sb * cl * latitudeSpeed - cb * sl * speed;
  const vy = -sb * sl * latitudeSpeed + cb * cl * speed;
  const vz = cb * latitudeSpeed;
  return atan2(uy * vz - sb * vy, ux * vz - sb * vx) * DEGREES_PER_RADIAN;
}
