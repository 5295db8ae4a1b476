import { MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { deltaTSeconds } from './delta-t.js';

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
