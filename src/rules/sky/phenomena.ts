import { type Body, J2000 } from '../../base/ephemeris/ephemeris.js';
import { LIGHT_SPEED } from '../../base/ephemeris/light.js';
import { magnitudeOf, poleOf } from '../../base/ephemeris/magnitude.js';
import { fromSun, lengthOf, product, scaled, sum, type Vector } from '../../base/ephemeris/places/geometric.js';
import { type LightEffects, seenAs } from '../../base/ephemeris/places/seen.js';
import { radiusOf } from '../../base/ephemeris/radii.js';
import { frameMatrix } from '../../base/ephemeris/stars.js';
import type { Observer } from '../../base/ephemeris/topocentric.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { requireOptions } from '../../base/input/options.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE } from '../../base/math/angle.js';
import { observerOf, requireDistant } from './position.js';

/** The options of {@link phenomena}. */
export interface PhenomenaOptions {
  /** From where it is seen; the centre of the Earth when absent. */
  readonly observer?: Observer;
}

/** What a body looks like. Nothing is rounded. */
export interface Phenomena {
  /** The angle at the body between the Sun and who looks, degrees in [0, 180]; 0 of the Sun. */
  readonly phaseAngle: number;
  /** The part of the disc that is lit, 0 to 1; 1 of the Sun. */
  readonly illuminated: number;
  /** The angle between the body and the Sun, degrees in [0, 180]; 0 of the Sun. */
  readonly elongation: number;
  /** How wide the disc appears, degrees. */
  readonly diameter: number;
  /** Visual magnitude. */
  readonly magnitude: number;
  /** The angle under which the radius of the Earth's equator appears from the body, degrees. */
  readonly horizontalParallax: number;
}

const APPARENT: LightEffects = { time: true, bending: true, aberration: true };
const AS_IT_WAS: LightEffects = { time: true, bending: false, aberration: false };
const DAYS_PER_YEAR = 365.25;
const EARTH_RADIUS = 6378.137 / 149597870.7;

/**
 * What a body looks like: how far it is from the Sun in the sky, how much of it is lit, how wide and how bright it is. By
 * the ephemeris of the package. Magnitudes of planets by Mallama and Hilton (2018), which hold for the phases that are
 * seen from the Earth; of the Moon by Allen (1976); of Pluto a mean one.
 *
 * @throws CalculationError `invalid_input` for what is no body, no instant or no option, `engine_error` outside 1800 to
 * 2200.
 *
 * @example
 * import { phenomena } from 'nirayana/sky';
 *
 * const venus = phenomena('Venus', new Date('2026-09-18T00:00:00Z'));
 * venus.magnitude.toFixed(2); // => '-4.78'
 * venus.illuminated.toFixed(3); // => '0.264'
 * (venus.diameter * 3600).toFixed(1); // => '38.9'
 */
export function phenomena(body: Body, when: When, options: PhenomenaOptions = {}): Phenomena {
  requireOptions(options, ['observer']);
  requireDistant(body);
  const { observer: from } = options;
  const observer = from && observerOf(from);
  const { tt } = momentOf(when);
  const view = { centre: 'earth', light: APPARENT, observer } as const;
  const seen = seenAs(body, view, tt);
  const distance = lengthOf(seen);
  const sun = seenAs('Sun', view, tt);
  const fromTheSun = fromSun(body, tt - distance / LIGHT_SPEED);
  const isSun = body === 'Sun';
  // Who stands on the body knows nothing of how fast we go.
  const straight = seenAs(body, { ...view, light: AS_IT_WAS }, tt);
  const phaseAngle = isSun ? 0 : angleBetween(straight, fromTheSun);
  return {
    phaseAngle,
    illuminated: isSun ? 1 : (1 + cos(phaseAngle * RADIANS_PER_DEGREE)) / 2,
    elongation: isSun ? 0 : angleBetween(seen, sun),
    diameter: 2 * asin(radiusOf(body) / distance) * DEGREES_PER_RADIAN,
    magnitude: magnitudeOf(body, {
      phaseAngle,
      fromSun: lengthOf(fromTheSun),
      distance,
      sunlit: latitudeFacing(body, fromTheSun, tt),
      facing: latitudeFacing(body, seen, tt),
      years: (tt - J2000) / DAYS_PER_YEAR,
    }),
    horizontalParallax: asin(EARTH_RADIUS / distance) * DEGREES_PER_RADIAN,
  };
}

/** Degrees, told well also where it is small. */
function angleBetween(a: Vector, b: Vector): number {
  const [u, v] = [scaled(a, 1 / lengthOf(a)), scaled(b, 1 / lengthOf(b))];
  return 2 * atan2(lengthOf(sum(u, scaled(v, -1))), lengthOf(sum(u, v))) * DEGREES_PER_RADIAN;
}

/** The latitude on a body, degrees, of the point that faces where a vector to it comes from. */
function latitudeFacing(body: Body, towards: Vector, julianDayTt: number): number {
  const pole = poleOf(body);
  if (!pole) return 0;
  const m = frameMatrix(julianDayTt);
  const turned: Vector = [
    m[0] * pole[0] + m[1] * pole[1] + m[2] * pole[2],
    m[3] * pole[0] + m[4] * pole[1] + m[5] * pole[2],
    m[6] * pole[0] + m[7] * pole[1] + m[8] * pole[2],
  ];
  return asin(Math.max(-1, Math.min(1, -product(turned, towards) / lengthOf(towards)))) * DEGREES_PER_RADIAN;
}
