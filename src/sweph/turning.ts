import {
  epochMillisecondsOfUniversalTime,
  momentOfUniversalTime,
  universalTimeAt,
} from '../base/ephemeris/ephemeris.js';
import { wrap180 } from '../base/math/angle.js';
import type { GeographicPlace } from '../rules/eclipse/earth-point.js';
import { state } from './state.js';

/** Degrees by which the Earth turns in a day. */
const TURN_A_DAY = 360.98564736629;

/** A Julian day of Universal Time, by the delta-T that is set, of an instant that was found by our own. */
export function dayOf(epochMilliseconds: number): number {
  const ut = universalTimeAt(epochMilliseconds);
  return state.deltaT === undefined ? ut : momentOfUniversalTime(ut).tt - state.deltaT;
}

/** The instant, by our own delta-T, of a Julian day by the one that is set. */
export function instantOf(julianDayUt: number): number {
  return epochMillisecondsOfUniversalTime(ownDay(julianDayUt));
}

function ownDay(julianDayUt: number): number {
  if (state.deltaT === undefined) return julianDayUt;
  const tt = julianDayUt + state.deltaT;
  // Delta-T changes by a second a year: that of a day some minutes away is the same.
  return tt - (momentOfUniversalTime(julianDayUt).tt - julianDayUt);
}

/** A place with the longitude at which the Earth, by our own delta-T, stands as it does there by the one that is set. */
export function placeBy([longitude, latitude]: readonly [number, number], julianDayUt: number): GeographicPlace {
  return { latitude, longitude: wrap180(longitude + (julianDayUt - ownDay(julianDayUt)) * TURN_A_DAY) };
}

/** The way back: the longitude of a place that was found. */
export function longitudeOf({ longitude }: GeographicPlace, julianDayUt: number): number {
  return wrap180(longitude - (julianDayUt - ownDay(julianDayUt)) * TURN_A_DAY);
}
