import { MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { deltaTSeconds } from './delta-t.js';

/** The bodies an ephemeris computes. The lunar nodes are not among them: see `lunar-node.ts`. */
export type Body =
  | 'Sun'
  | 'Moon'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto';

/** How a body appears to move along the ecliptic. */
export interface EclipticMotion {
  /**
   * Apparent longitude on the mean ecliptic of date, degrees in [0, 360), counted from the mean equinox of J2000.0
   * carried along the ecliptic without precession. In this frame the sidereal zodiac stands still: a sidereal
   * longitude is this minus a constant, and the longitude on the mean equinox of date is this plus the general
   * precession since J2000.0. Light time and aberration are in it, and light deflection where the engine models it;
   * nutation is not.
   */
  readonly longitude: number;
  /** Rate of `longitude`, degrees per day of Terrestrial Time; negative while retrograde. */
  readonly speed: number;
}

/** Where a body appears from the centre of the Earth. */
export interface EclipticPosition extends EclipticMotion {
  /** Apparent latitude from the mean ecliptic of date, degrees in [-90, 90]. */
  readonly latitude: number;
  /** Distance from the centre of the Earth when the light left, astronomical units. */
  readonly distance: number;
  /** Rate of `latitude`, degrees per day. */
  readonly latitudeSpeed: number;
  /** Rate of `distance`, astronomical units per day, where the engine tells it. */
  readonly distanceSpeed?: number;
}

/** From when to when an ephemeris answers, Julian days of Terrestrial Time, both ends included. */
export interface EphemerisSpan {
  readonly first: number;
  readonly last: number;
}

/** What stands behind the numbers, as reported in `provenance.ephemeris`. */
export interface EphemerisDescription {
  /** Name of the library that computes. */
  readonly library: string;
  /** Its version. */
  readonly version: string;
  /** The theory or data the positions rest on. */
  readonly source: string;
}

/**
 * A source of positions. Everything above `src/base/ephemeris` sees the sky through this and nothing else, so one
 * engine can stand in for another. Implementations are pure: the same body and instant give the same position.
 */
export interface Ephemeris {
  readonly description: EphemerisDescription;
  /** The instants it answers for: the accepted dates, 1800-01-01 to 2200-12-31, and at least a day on both sides. */
  readonly span: EphemerisSpan;
  /**
   * Position and speed of one body at one instant, given as a Julian day of Terrestrial Time.
   *
   * @throws CalculationError `engine_error` for an instant outside the span of the ephemeris.
   */
  position(body: Body, julianDayTt: number): EclipticPosition;
  /** The longitude and the speed of `position` alone, which is all that most calculations need and costs less. */
  motion(body: Body, julianDayTt: number): EclipticMotion;
}

/** Julian day of J2000.0, 2000-01-01 12:00. */
export const J2000 = 2451545;
export const DAYS_PER_CENTURY = 36525;

const UNIX_EPOCH_JULIAN_DAY = 2440587.5;
const SECONDS_PER_DAY = 86_400;

/** An instant on both clocks astronomy needs. */
export interface Moment {
  /** Julian day of Universal Time: the rotation of the Earth, and within 0.9 s of it civil time. */
  readonly ut: number;
  /** Julian day of Terrestrial Time: the even time of the planets. */
  readonly tt: number;
}

/** Julian centuries of Terrestrial Time since J2000.0: the argument of every polynomial here. */
export function centuriesSinceJ2000(julianDayTt: number): number {
  return (julianDayTt - J2000) / DAYS_PER_CENTURY;
}

/** The moment of an instant given in milliseconds since 1970-01-01T00:00:00Z. */
export function momentAt(epochMilliseconds: number): Moment {
  return momentOfUniversalTime(universalTimeAt(epochMilliseconds));
}

/** The Julian day of Universal Time of an instant given in milliseconds since 1970-01-01T00:00:00Z. */
export function universalTimeAt(epochMilliseconds: number): number {
  return epochMilliseconds / MILLISECONDS_PER_DAY + UNIX_EPOCH_JULIAN_DAY;
}

/** The moment of a Julian day of Universal Time. */
export function momentOfUniversalTime(julianDayUt: number): Moment {
  return { ut: julianDayUt, tt: julianDayUt + deltaTSeconds(julianDayUt) / SECONDS_PER_DAY };
}

/** The moment of a Julian day of Terrestrial Time. */
export function momentOfTerrestrialTime(julianDayTt: number): Moment {
  // Delta-T changes by less than 1 s a year, so its value a minute away is the same to a microsecond.
  const nearly = julianDayTt - deltaTSeconds(julianDayTt) / SECONDS_PER_DAY;
  return { ut: julianDayTt - deltaTSeconds(nearly) / SECONDS_PER_DAY, tt: julianDayTt };
}

/** Milliseconds since 1970-01-01T00:00:00Z of a Julian day of Terrestrial Time. */
export function epochMillisecondsOf(julianDayTt: number): number {
  return epochMillisecondsOfUniversalTime(momentOfTerrestrialTime(julianDayTt).ut);
}

/** Milliseconds since 1970-01-01T00:00:00Z of a Julian day of Universal Time. */
export function epochMillisecondsOfUniversalTime(julianDayUt: number): number {
  return (julianDayUt - UNIX_EPOCH_JULIAN_DAY) * MILLISECONDS_PER_DAY;
}
