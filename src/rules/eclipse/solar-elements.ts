import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, wrap180 } from '../../base/math/angle.js';
import { inPlaneOf } from './axis.js';
import { lengthOf, MOON_RADIUS, minus, SUN_IN_EARTH_RADII, scaled, sunAndMoonAt } from './bodies.js';
import { type Polynomial, SAMPLES, STEP_DAYS, through, valueAt } from './earth-point.js';

/** Radius of the Moon at the floor of its valleys, for the inner contacts, as the almanacs have it: equatorial radii. */
const MOON_RADIUS_INNER = 0.272281;

/**
 * The Besselian elements of a solar eclipse, as polynomials around its new moon. "Explanatory Supplement to the
 * Astronomical Almanac", 3rd edition, section 11.3. Lengths in equatorial radii of the Earth, angles in radians.
 */
export interface SolarElements {
  /** The middle, Julian day of Terrestrial Time. */
  readonly at: number;
  /** Where the axis of the shadow meets the fundamental plane: to the east, to the north. */
  readonly x: Polynomial;
  readonly y: Polynomial;
  /** Declination and Greenwich hour angle of the axis. */
  readonly d: Polynomial;
  readonly mu: Polynomial;
  /** Radii of penumbra and umbra in the plane; that of the umbra is negative where the eclipse is total there. */
  readonly l1: Polynomial;
  readonly l2: Polynomial;
  /** Tangents of the half angles of both cones. */
  readonly tanF1: number;
  readonly tanF2: number;
}

/** The elements at an instant. */
export interface ElementsAt {
  readonly x: number;
  readonly y: number;
  readonly d: number;
  readonly mu: number;
  readonly l1: number;
  readonly l2: number;
}

export function solarElements(ephemeris: Ephemeris, newMoon: number): SolarElements {
  const looks = SAMPLES.map((steps) => lookAt(ephemeris, newMoon + steps * STEP_DAYS));
  const middle = looks[2] as Look;
  const of = (pick: (look: Look) => number): Polynomial => through(looks.map(pick) as unknown as Polynomial);
  return {
    at: newMoon,
    x: of(({ x }) => x),
    y: of(({ y }) => y),
    d: of(({ d }) => d),
    // A turn of the Earth does not end within the polynomial: each value is the nearest to an even turn.
    mu: through(looks.map(({ mu }, i) => unwrapped(mu, middle.mu, (i - 2) * STEP_DAYS)) as unknown as Polynomial),
    l1: of(({ l1 }) => l1),
    l2: of(({ l2 }) => l2),
    tanF1: middle.tanF1,
    tanF2: middle.tanF2,
  };
}

export function elementsAt({ x, y, d, mu, l1, l2 }: SolarElements, steps: number): ElementsAt {
  return {
    x: valueAt(x, steps),
    y: valueAt(y, steps),
    d: valueAt(d, steps),
    mu: valueAt(mu, steps),
    l1: valueAt(l1, steps),
    l2: valueAt(l2, steps),
  };
}

interface Look extends ElementsAt {
  readonly tanF1: number;
  readonly tanF2: number;
}

function lookAt(ephemeris: Ephemeris, julianDayTt: number): Look {
  const { earth, sun, moon } = sunAndMoonAt(ephemeris, julianDayTt);
  const axis = minus(sun, moon);
  const apart = lengthOf(axis);
  const { x, y, z, declination, rightAscension } = inPlaneOf(scaled(axis, 1 / apart), moon);
  const outer = cone((SUN_IN_EARTH_RADII + MOON_RADIUS) / apart);
  const inner = cone((SUN_IN_EARTH_RADII - MOON_RADIUS_INNER) / apart);
  return {
    x,
    y,
    d: declination,
    mu: earth.siderealTime * RADIANS_PER_DEGREE - rightAscension,
    l1: z * outer.tan + MOON_RADIUS / outer.cos,
    l2: z * inner.tan - MOON_RADIUS_INNER / inner.cos,
    tanF1: outer.tan,
    tanF2: inner.tan,
  };
}

function cone(sine: number) {
  const cosine = Math.sqrt(1 - sine * sine);
  return { tan: sine / cosine, cos: cosine };
}

function unwrapped(mu: number, middle: number, days: number): number {
  const even = middle + days * 360 * RADIANS_PER_DEGREE;
  return even + wrap180((mu - even) * DEGREES_PER_RADIAN) * RADIANS_PER_DEGREE;
}
