import { generalPrecession } from '../ephemeris/precession.js';
import { wrap360 } from '../math/angle.js';

/** As reported in `provenance.ayanamsha`. */
export const AYANAMSHA_NAME = 'Lahiri (Chitrapaksha)';

/**
 * Mean Lahiri ayanamsha at J2000.0, degrees. Defined by 23° 15' 00.658" (true) on 1956-03-21 (Indian Astronomical
 * Ephemeris, Calendar Reform Committee); the constant agrees with the Swiss Ephemeris, mode 1, within 0.0008" from
 * 1800 to 2200.
 */
const LAHIRI_AT_J2000 = 23.857092325;

/** Mean Lahiri ayanamsha, degrees, without nutation, at a Julian day of Terrestrial Time. */
export function meanAyanamsha(julianDayTt: number): number {
  return LAHIRI_AT_J2000 + generalPrecession(julianDayTt) / 3600;
}

/**
 * The sidereal longitude, degrees in [0, 360), of a longitude in the ephemeris frame. Precession cancels: mean
 * tropical longitude minus mean ayanamsha is the frame's longitude minus the ayanamsha at J2000.0.
 */
export function siderealLongitude(frameLongitude: number): number {
  return wrap360(frameLongitude - LAHIRI_AT_J2000);
}

/** The inverse of {@link siderealLongitude}. */
export function frameLongitude(sidereal: number): number {
  return wrap360(sidereal + LAHIRI_AT_J2000);
}
