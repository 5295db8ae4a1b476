import {
  ARCSECONDS_PER_RADIAN,
  atan2,
  cos,
  DEGREES_PER_RADIAN,
  RADIANS_PER_DEGREE,
  sin,
  wrap360,
} from '../math/angle.js';
import { deflect } from './deflection.js';
import { generalPrecession, meanObliquity } from './earth.js';
import { sunVector, VELOCITY_HALF_SPAN } from './earth-velocity.js';
import type { Ephemeris } from './ephemeris.js';
import { LIGHT_SPEED } from './light.js';
import { type CatalogueStar, starDirection, starPosition } from './stars.js';

/**
 * Where a star appears along the ecliptic, degrees in [0, 360), as `starPosition` has it, for a zodiac that goes with
 * it: a search asks for thousands of instants, each of which would take the place of the Sun at three of its own. The
 * Sun is taken once a day and in between by the polynomial of eight days, the star once in eleven years; what is made
 * of the two is the same as there. That is 2e-11 degree from it. Where the days reach beyond the ephemeris,
 * `starPosition` itself answers, so that the same instant always has the same longitude.
 */
export function starLongitudes(
  star: CatalogueStar,
  projected: Projection = alongEcliptic,
): (ephemeris: Ephemeris, julianDayTt: number) => number {
  const directions = new Map<number, Float64Array>();
  const parallax = star.parallax / ARCSECONDS_PER_RADIAN;
  const bending = new Float64Array(3);
  const ray = new Float64Array(9);
  return (ephemeris, julianDayTt) => {
    const day = Math.floor(julianDayTt);
    const { first, last } = ephemeris.span;
    // Written so that what is no number goes where it is refused.
    if (!(day - BEFORE >= first && day + AFTER <= last)) {
      const { longitude, latitude } = starPosition(ephemeris, star, julianDayTt);
      if (projected === alongEcliptic) return longitude;
      const [l, b] = [longitude * RADIANS_PER_DEGREE, latitude * RADIANS_PER_DEGREE];
      return projected(cos(b) * cos(l), cos(b) * sin(l), sin(b), julianDayTt);
    }
    const suns = sunsAround(ephemeris, day);
    const x = julianDayTt - day;
    const at = between(suns, x, 2);
    const [sunX, sunY] = [at[0] as number, at[1] as number];
    const before = between(suns, x - VELOCITY_HALF_SPAN, 2);
    const [beforeX, beforeY] = [before[0] as number, before[1] as number];
    const after = between(suns, x + VELOCITY_HALF_SPAN, 2);
    const velocityX = (beforeX - (after[0] as number)) / (2 * VELOCITY_HALF_SPAN);
    const velocityY = (beforeY - (after[1] as number)) / (2 * VELOCITY_HALF_SPAN);
    const stretch = Math.floor(julianDayTt / STRETCH_DAYS);
    const around = directions.get(stretch) ?? directionsAround(star, stretch);
    directions.set(stretch, around);
    const direction = between(around, julianDayTt / STRETCH_DAYS - stretch, 3);
    const ux = (direction[0] as number) + parallax * sunX;
    const uy = (direction[1] as number) + parallax * sunY;
    ray[0] = ray[3] = ux;
    ray[1] = ray[4] = uy;
    ray[2] = ray[5] = direction[2] as number;
    ray[6] = -sunX;
    ray[7] = -sunY;
    deflect(ray, bending);
    const across = uy + (bending[1] as number) + velocityY / LIGHT_SPEED;
    const along = ux + (bending[0] as number) + velocityX / LIGHT_SPEED;
    return projected(along, across, (direction[2] as number) + (bending[2] as number), julianDayTt);
  };
}

/** The longitude, degrees in [0, 360), that stands for a direction in the frame of `EclipticPosition`. */
type Projection = (x: number, y: number, z: number, julianDayTt: number) => number;

function alongEcliptic(x: number, y: number): number {
  return wrap360(atan2(y, x) * DEGREES_PER_RADIAN);
}

/** That of the point of the ecliptic which is on the meridian with the direction, by the mean equator of date. */
export function culminating(x: number, y: number, z: number, julianDayTt: number): number {
  const precession = generalPrecession(julianDayTt) / ARCSECONDS_PER_RADIAN;
  const obliquity = meanObliquity(julianDayTt) / ARCSECONDS_PER_RADIAN;
  const [fromEquinox, across] = [x * cos(precession) - y * sin(precession), x * sin(precession) + y * cos(precession)];
  const eastward = across * cos(obliquity) - z * sin(obliquity);
  const longitude = atan2(eastward, fromEquinox * cos(obliquity));
  return wrap360((longitude - precession) * DEGREES_PER_RADIAN);
}

/** Of the eight points of a polynomial, how many lie before the first that is not after an instant, and behind it. */
const BEFORE = 3;
const AFTER = 4;
const POINTS = BEFORE + 1 + AFTER;

/** Days between two directions of a star, which in the frame turns by less than a minute of arc in a century. */
const STRETCH_DAYS = 4_096;

/** Days that are kept of an ephemeris, each some 300 bytes: two years and what is searched beside them. */
const MOST_DAYS = 4_096;

interface Suns {
  /** The Sun at noon of a day. */
  readonly at: Map<number, readonly [number, number]>;
  /** Those of the eight days around a day, one after the other. */
  readonly around: Map<number, Float64Array>;
}

const sunsOf = new WeakMap<Ephemeris, Suns>();

function sunsAround(ephemeris: Ephemeris, day: number): Float64Array {
  let kept = sunsOf.get(ephemeris);
  if (!kept || kept.around.size >= MOST_DAYS) {
    kept = { at: new Map(), around: new Map() };
    sunsOf.set(ephemeris, kept);
  }
  const known = kept.around.get(day);
  if (known) return known;
  const around = new Float64Array(2 * POINTS);
  for (let point = 0; point < POINTS; point++) {
    const noon = day - BEFORE + point;
    const sun = kept.at.get(noon) ?? sunVector(ephemeris, noon);
    kept.at.set(noon, sun);
    around.set(sun, 2 * point);
  }
  kept.around.set(day, around);
  return around;
}

function directionsAround(star: CatalogueStar, stretch: number): Float64Array {
  const around = new Float64Array(3 * POINTS);
  for (let point = 0; point < POINTS; point++) {
    around.set(starDirection(star, (stretch - BEFORE + point) * STRETCH_DAYS), 3 * point);
  }
  return around;
}

/** What the weight of each point is divided by: the product of its distances from the others. */
const DIVISORS = /* @__PURE__ */ Float64Array.of(-5040, 720, -240, 144, -144, 240, -720, 5040);

const value = new Float64Array(3);
const weights = new Float64Array(POINTS);

/**
 * Vectors of so many numbers at points one apart, and the polynomial through them (Lagrange) at `x` from the point that
 * has `BEFORE` before it. It is written into an array that the next call overwrites.
 */
function between(vectors: Float64Array, x: number, numbers: number): Float64Array {
  let product = 1;
  for (let point = 0; point < POINTS; point++) {
    weights[point] = product / (DIVISORS[point] as number);
    product *= x + BEFORE - point;
  }
  value.fill(0);
  product = 1;
  for (let point = POINTS - 1; point >= 0; point--) {
    const weight = (weights[point] as number) * product;
    product *= x + BEFORE - point;
    for (let at = 0; at < numbers; at++) {
      value[at] = (value[at] as number) + weight * (vectors[numbers * point + at] as number);
    }
  }
  return value;
}
