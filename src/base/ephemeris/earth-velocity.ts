import { cos, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import type { Ephemeris } from './ephemeris.js';

/** Astronomical units, or those a day, along the two axes of the ecliptic in the frame of `EclipticPosition`. */
export type OnEcliptic = readonly [x: number, y: number];

/** Half the span, days, over which the velocity of the Earth is a difference. */
export const VELOCITY_HALF_SPAN = 0.25;

/** How the Earth goes round the Sun: as the Sun seems to, the other way. */
export function earthVelocity(ephemeris: Ephemeris, julianDayTt: number): OnEcliptic {
  const before = sunVector(ephemeris, julianDayTt - VELOCITY_HALF_SPAN);
  const after = sunVector(ephemeris, julianDayTt + VELOCITY_HALF_SPAN);
  return [(before[0] - after[0]) / (2 * VELOCITY_HALF_SPAN), (before[1] - after[1]) / (2 * VELOCITY_HALF_SPAN)];
}

/** From the Earth to the Sun. */
export function sunVector(ephemeris: Ephemeris, julianDayTt: number): OnEcliptic {
  const { longitude, distance } = ephemeris.position('Sun', julianDayTt);
  const l = longitude * RADIANS_PER_DEGREE;
  return [distance * cos(l), distance * sin(l)];
}
