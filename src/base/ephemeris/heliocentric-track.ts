import { atan2, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE } from '../math/angle.js';
import { product, type Sphere } from './places/geometric.js';
import { rateOf, seenAs, type View } from './places/seen.js';
import type { Track } from './tracks.js';

/** What goes round the Sun. */
export type Planet = Exclude<Sphere, 'Sun' | 'Moon'>;

/** Mean motion, degrees a day, and eccentricity: rounded from the elements of J2000.0, and of Pluto from its orbit there. */
const ORBITS = {
  Mercury: [4.0924, 0.2057],
  Venus: [1.6022, 0.0068],
  Earth: [0.9857, 0.0168],
  Mars: [0.5241, 0.0935],
  Jupiter: [0.0832, 0.0486],
  Saturn: [0.0335, 0.0566],
  Uranus: [0.0118, 0.0475],
  Neptune: [0.00603, 0.0097],
  Pluto: [0.00402, 0.2525],
} as const satisfies Record<Planet, readonly [number, number]>;

/** Half the span, days, over which a speed is a difference. */
const HALF_SPAN = 0.01;
/** What the pull of others, and the zodiac itself, may add: degrees a day, a day squared, and degrees. */
const SLACK = { speed: 0.0015, acceleration: 0.00002, swing: 2 } as const;
/** Looks in a revolution, and the longest time between two of them, days. */
const LOOKS = 18;
const LONGEST_STEP = 400;

export const PLANETS = Object.keys(ORBITS) as Planet[];

/**
 * The motion of a planet seen from the Sun with its light time, in the frame of `EclipticPosition`. It never turns back;
 * the bounds are those of Kepler's ellipse at its nearest point, 5 in 100 above.
 */
export function heliocentricTrack(body: Planet, view: View): Track {
  const [motion, e] = ORBITS[body];
  const round = 1 - e * e;
  const fastest = (motion * (1 + e) * (1 + e)) / (round * Math.sqrt(round));
  return {
    step: Math.min(LONGEST_STEP, 360 / motion / LOOKS),
    maxSpeed: 1.05 * fastest + SLACK.speed,
    maxAcceleration: 2.1 * e * fastest * fastest * RADIANS_PER_DEGREE * (1 + e) + SLACK.acceleration,
    widestLoop: 0,
    drift: motion,
    swing: 4.4 * e * DEGREES_PER_RADIAN + SLACK.swing,
    at(julianDayTt) {
      const [x, y] = seenAs(body, view, julianDayTt);
      const rate = rateOf((tt) => seenAs(body, view, tt), julianDayTt, HALF_SPAN);
      const around = product([-y, x, 0], rate);
      return {
        longitude: atan2(y, x) * DEGREES_PER_RADIAN,
        speed: (around / (x * x + y * y)) * DEGREES_PER_RADIAN,
      };
    },
  };
}
