import { acos, atan2, cos, DEGREES_PER_RADIAN, modulo, RADIANS_PER_DEGREE, sin, wrap180 } from '../math/angle.js';
import type { Place } from './ascendant.js';
import { type EarthOrientation, earthOrientation, turnedTo } from './earth.js';
import { type Ephemeris, momentOfUniversalTime } from './ephemeris.js';
import { altitudeOfEvent, equatorial, type HorizonDefinition } from './horizon.js';
import type { HorizonEvent } from './rise-set.js';

/**
 * Degrees of latitude up to which the Sun rises and sets once in every solar day: at the solstice its centre still goes
 * 1.5 degrees below the altitude at which it rises, or below or above the horizon itself.
 */
export const DAILY_SUN_LATITUDE = 65;

/** Degrees of hour angle in a day of Universal Time: 360.98564736629 of the Earth less about one of the Sun. */
const SOLAR_TURN = 360;
const EARTH_TURN = 360.98564736629;
/**
 * Days. The error of a secant is the product of the two before it, times a curvature that is below 0.001 a day: after a
 * step as short as this it is less than a millisecond.
 */
const LAST_STEP = 1e-4;
const MAX_ROUNDS = 12;
/** Days. The interval changes by seconds a day, so that of a first step as short as this less than a millisecond is wrong. */
const SHORT_FIRST = 2e-5;
/** Days over which the axis of the Earth is taken as still: nutation moves by less than 0.15" a day, that is by 5 ms. */
const STEADY_DAYS = 0.05;

/** Some Julian days of Universal Time on which the mean Sun of Greenwich rises and sets. */
const MEAN_PASSAGES = { rise: 2451544.75, set: 2451545.25 } as const;
/** Days from an instant in which no passage of a kind but the first can be, since two are 23.8 hours apart or more. */
const SAFE_PART = 0.98;

/** Risings and settings of the Sun at a place; instants are Julian days of Universal Time. */
export interface SunPassages {
  /** The one next to an instant. */
  readonly find: (near: number, event: HorizonEvent['event']) => number;
  /** The first one from an instant on. */
  readonly first: (from: number, event: HorizonEvent['event']) => number;
  /**
   * The one next to an instant that is a minute from it at most, given the days from the one before to it: to a few
   * milliseconds.
   */
  readonly correct: (near: number, event: HorizonEvent['event'], interval: number) => number;
  /**
   * As `find`, in half of its time where the instant is within seconds of the passage, given the days between it and
   * those next to it.
   */
  readonly follow: (near: number, event: HorizonEvent['event'], interval: number) => number;
}

/**
 * The risings and settings of the Sun at a place within {@link DAILY_SUN_LATITUDE} of the equator, by its hour angle: as
 * those of `horizonEvents`, in a tenth of the time. Of an instant half a day from two of them either may be found. Where
 * hundredths of a second do not matter, the axis of the Earth may be taken as still for some `steadyDays`.
 */
export function sunPassages(
  { ephemeris, sunrise }: { readonly ephemeris: Ephemeris; readonly sunrise: HorizonDefinition },
  place: Place,
  steadyDays = STEADY_DAYS,
): SunPassages {
  const axis = steadyAxis(steadyDays);
  const [sinLatitude, cosLatitude] = [
    sin(place.latitude * RADIANS_PER_DEGREE),
    cos(place.latitude * RADIANS_PER_DEGREE),
  ];
  /** How far the Sun has turned past the passage, degrees. */
  const turnedPast = (at: number, event: HorizonEvent['event']): number => {
    const moment = momentOfUniversalTime(at);
    const earth = axis(at);
    const position = ephemeris.position('Sun', moment.tt);
    const { x, y, z } = equatorial(sunrise === 'hindu_rising' ? { ...position, latitude: 0 } : position, earth);
    const altitude = altitudeOfEvent('Sun', position, sunrise) * RADIANS_PER_DEGREE;
    const cosine = (sin(altitude) - sinLatitude * z) / (cosLatitude * Math.sqrt(x * x + y * y));
    const passes = acos(Math.max(-1, Math.min(1, cosine))) * DEGREES_PER_RADIAN;
    const hourAngle = earth.siderealTime + place.longitude - atan2(y, x) * DEGREES_PER_RADIAN;
    return wrap180(hourAngle - (event === 'rise' ? -passes : passes));
  };
  const find: SunPassages['find'] = (near, event) => follow(near, event, 1, 0);
  const first: SunPassages['first'] = (from, event) => {
    // By the mean Sun of the place it is within six hours of six.
    const sinceSix = modulo(place.longitude + SOLAR_TURN * (from - MEAN_PASSAGES[event]), SOLAR_TURN) / SOLAR_TURN;
    const near = find(from + 1 - sinceSix, event);
    if (near < from) return find(near + 1, event);
    if (isFirst(near, from)) return near;
    const before = find(near - 1, event);
    return before >= from ? before : near;
  };
  /** From a first step by the days that a turn takes, to where a step is short: the first one too, if it is. */
  const follow = (near: number, event: HorizonEvent['event'], interval: number, shortFirst = SHORT_FIRST): number => {
    let [at, past] = [near, turnedPast(near, event)];
    let step = (-past * interval) / SOLAR_TURN;
    for (let round = 0; round < MAX_ROUNDS && Math.abs(step) >= shortFirst; round++) {
      const next = at + step;
      const remaining = turnedPast(next, event);
      step = remaining === past ? 0 : (-remaining * (next - at)) / (remaining - past);
      [at, past] = [next, remaining];
      if (Math.abs(step) < LAST_STEP) break;
    }
    return at + step;
  };
  return {
    find,
    first,
    follow,
    correct: (near, event, interval) => near - (turnedPast(near, event) * interval) / SOLAR_TURN,
  };
}

/** Whether a passage is sure to be the first of its kind from an instant on. */
export function isFirst(passage: number, from: number): boolean {
  return passage >= from && passage < from + SAFE_PART;
}

/** The orientation of the Earth at instants near each other, with one reckoning of its axis for so many days. */
function steadyAxis(days: number): (at: number) => EarthOrientation {
  let known: { readonly at: number; readonly earth: EarthOrientation } | undefined;
  return (at) => {
    if (!known || Math.abs(at - known.at) > days) known = { at, earth: earthOrientation(momentOfUniversalTime(at)) };
    const { earth } = known;
    return turnedTo(earth, earth.siderealTime + (at - known.at) * EARTH_TURN);
  };
}
