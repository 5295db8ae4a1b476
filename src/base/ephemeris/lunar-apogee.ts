import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap180, wrap360 } from '../math/angle.js';
import { generalPrecession } from './earth.js';
import { earthVelocity } from './earth-velocity.js';
import { centuriesSinceJ2000, type Ephemeris } from './ephemeris.js';
import { LIGHT_SPEED } from './light.js';
import { meanNode } from './lunar-node.js';

/** A direction that moves, in the frame of `EclipticPosition`. */
export interface ApogeePosition {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees. */
  readonly latitude: number;
  /** Degrees per day. */
  readonly speed: number;
  /** Degrees per day. */
  readonly latitudeSpeed: number;
}

type Direction = Pick<ApogeePosition, 'longitude' | 'latitude'>;

/** Mean inclination of the Moon's orbit, degrees: ELP 2000-82B, as in Meeus, "Astronomical Algorithms", ch. 47. */
const INCLINATION = 5.1453964 * RADIANS_PER_DEGREE;

/** Half the spans, days, over which the speeds are differences. */
const MEAN_HALF_SPAN = 1;
const TRUE_HALF_SPAN = 0.05;

/**
 * The apogee of the mean orbit of the Moon (Black Moon, Lilith), on that orbit and seen on the ecliptic. Its mean
 * longitude: Simon et al., Astronomy & Astrophysics 282, 663 (1994), section 3.5, from the ecliptic and equinox of date.
 */
export function meanApogee(julianDayTt: number): ApogeePosition {
  return moving(meanDirection, julianDayTt, MEAN_HALF_SPAN);
}

function meanDirection(julianDayTt: number): Direction {
  const t = centuriesSinceJ2000(julianDayTt);
  const perigee = 83.35324312 + (t * (14648449.0869 + t * (-37.1582 + t * (-0.04497 + t * 0.00018948)))) / 3600;
  const node = meanNode(julianDayTt).longitude;
  const fromNode = (perigee + 180 - generalPrecession(julianDayTt) / 3600 - node) * RADIANS_PER_DEGREE;
  const [s, c] = [sin(fromNode), cos(fromNode)];
  return {
    longitude: wrap360(node + atan2(s * cos(INCLINATION), c) * DEGREES_PER_RADIAN),
    latitude: asin(s * sin(INCLINATION)) * DEGREES_PER_RADIAN,
  };
}

/**
 * Gravity of the Earth and the Moon, cubic astronomical units per day squared: that of the Sun, 0.01720209895², by the
 * ratio of the masses, 328900.56 (IAU 2009 system of constants).
 */
export const EARTH_AND_MOON_GRAVITY = (0.01720209895 * 0.01720209895) / 328900.56;

/** Days between the looks at the Moon's distance, and what each counts for its rate: the difference of sixth order. */
const DISTANCE_STEP = 0.3;
const DISTANCE_WEIGHTS = [45 / 60, -9 / 60, 1 / 60] as const;

/**
 * The true (osculating) apogee: that of the ellipse on which the Moon would go on if nothing but the Earth pulled. The
 * Sun pulls as well, so that it swings by 30° about the mean one within a month.
 */
export function trueApogee(ephemeris: Ephemeris, julianDayTt: number): ApogeePosition {
  return moving((tt) => osculating(ephemeris, tt), julianDayTt, TRUE_HALF_SPAN);
}

/** Against the vector of the eccentricity, (v² - GM/r) r - (r·v) v: Bate, Mueller and White, "Astrodynamics", sec. 2.4. */
function osculating(ephemeris: Ephemeris, julianDayTt: number): Direction {
  const { longitude, latitude, speed, latitudeSpeed } = ephemeris.position('Moon', julianDayTt);
  const distance = trueDistance(ephemeris, julianDayTt);
  const outward = outwardSpeed(ephemeris, julianDayTt);
  const [cl, sl] = [cos(longitude * RADIANS_PER_DEGREE), sin(longitude * RADIANS_PER_DEGREE)];
  const [cb, sb] = [cos(latitude * RADIANS_PER_DEGREE), sin(latitude * RADIANS_PER_DEGREE)];
  // Along the longitude, along the latitude and outward.
  const around = distance * cb * speed * RADIANS_PER_DEGREE;
  const north = distance * latitudeSpeed * RADIANS_PER_DEGREE;
  const radial = outward * outward + around * around + north * north - EARTH_AND_MOON_GRAVITY / distance;
  const along = distance * radial - distance * outward * outward;
  const x = -(along * cb * cl - distance * outward * (-around * sl - north * sb * cl));
  const y = -(along * cb * sl - distance * outward * (around * cl - north * sb * sl));
  const z = -(along * sb - distance * outward * north * cb);
  return {
    longitude: wrap360(atan2(y, x) * DEGREES_PER_RADIAN),
    latitude: atan2(z, Math.sqrt(x * x + y * y)) * DEGREES_PER_RADIAN,
  };
}

/**
 * The Moon's distance from the Earth, astronomical units. That of the ephemeris is from where the Earth is when the light
 * comes in, and the Earth goes some 40 km while it is under way.
 */
function trueDistance(ephemeris: Ephemeris, julianDayTt: number): number {
  const { longitude, latitude, distance } = ephemeris.position('Moon', julianDayTt);
  const [vx, vy] = earthVelocity(ephemeris, julianDayTt);
  const l = longitude * RADIANS_PER_DEGREE;
  const towards = (vx * cos(l) + vy * sin(l)) * cos(latitude * RADIANS_PER_DEGREE);
  return distance * (1 + towards / LIGHT_SPEED);
}

/** Rate of the Moon's distance, astronomical units a day. */
function outwardSpeed(ephemeris: Ephemeris, julianDayTt: number): number {
  const distance = (steps: number) => trueDistance(ephemeris, julianDayTt + steps * DISTANCE_STEP);
  const sum = DISTANCE_WEIGHTS.reduce((all, weight, i) => all + weight * (distance(i + 1) - distance(-i - 1)), 0);
  return sum / DISTANCE_STEP;
}

function moving(at: (julianDayTt: number) => Direction, julianDayTt: number, halfSpan: number): ApogeePosition {
  const [before, after] = [at(julianDayTt - halfSpan), at(julianDayTt + halfSpan)];
  return {
    ...at(julianDayTt),
    speed: wrap180(after.longitude - before.longitude) / (2 * halfSpan),
    latitudeSpeed: (after.latitude - before.latitude) / (2 * halfSpan),
  };
}
