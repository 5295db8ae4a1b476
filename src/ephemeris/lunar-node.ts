import { wrap360 } from '../math/angle.js';
import { centuriesSinceJ2000, DAYS_PER_CENTURY } from './moment.js';
import { generalPrecession } from './precession.js';

/** Rate of the general precession at J2000.0, degrees per day; it changes by less than 1e-8 in two centuries. */
const PRECESSION_DEGREES_PER_DAY = 5028.796195 / 3600 / DAYS_PER_CENTURY;

/** Longitude and speed of a point that has no distance. */
export interface NodePosition {
  /** Degrees in [0, 360), in the frame of `EclipticPosition.longitude`. */
  readonly longitude: number;
  /** Degrees per day; always negative, the mean node only moves backwards. */
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
