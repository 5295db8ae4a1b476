import type { Body, Ephemeris } from '../ephemeris/ephemeris.js';
import { grahaAt, grahaMotion, type Node, type NodeKind, type Track } from '../ephemeris/tracks.js';
import { wrap180, wrap360 } from '../math/angle.js';
import { type Ayanamsha, type ZodiacZero, zodiacMoves, zodiacStart } from './ayanamsha.js';

/** The sky in a sidereal zodiac: what computes, where the zodiac begins, and which node Rahu is. */
export interface Sky {
  /** Computes positions. */
  readonly ephemeris: Ephemeris;
  /** Where the sidereal zodiac begins. */
  readonly ayanamsha: Ayanamsha;
  /** Whether Rahu is the mean or the true (osculating) node. */
  readonly node: NodeKind;
}

/** The same in a zodiac that may have no name. */
export interface AnySky extends Omit<Sky, 'ayanamsha'> {
  readonly ayanamsha: ZodiacZero;
}

/** Half the span, days, over which the speed of a moving zodiac is a difference. */
const ZODIAC_HALF_SPAN = 1;

/** The sidereal longitude, degrees in [0, 360), of a longitude in the ephemeris frame. */
export function siderealLongitude(
  { ephemeris, ayanamsha }: AnySky,
  frameLongitude: number,
  julianDayTt: number,
): number {
  return wrap360(frameLongitude - zodiacStart(ephemeris, ayanamsha, julianDayTt));
}

/** The inverse of {@link siderealLongitude}. */
export function frameLongitude({ ephemeris, ayanamsha }: AnySky, sidereal: number, julianDayTt: number): number {
  return wrap360(sidereal + zodiacStart(ephemeris, ayanamsha, julianDayTt));
}

/** Sidereal longitude, degrees in [0, 360), and speed, degrees per day, of a body or a node. */
export function siderealPosition(sky: AnySky, graha: Body | Node, julianDayTt: number) {
  const { ephemeris, ayanamsha } = sky;
  const { longitude, speed } = grahaAt(ephemeris, graha, sky.node, julianDayTt);
  return {
    longitude: wrap360(longitude - zodiacStart(ephemeris, ayanamsha, julianDayTt)),
    speed: speed - zodiacSpeed(sky, julianDayTt),
  };
}

/** The motion of a body or a node in the sidereal zodiac, to be searched for crossings. */
export function siderealTrack(sky: AnySky, graha: Body | Node): Track {
  return { at: (julianDayTt) => siderealPosition(sky, graha, julianDayTt), ...grahaMotion(graha, sky.node) };
}

/** How fast the zodiac itself moves in the frame of the ephemeris, degrees per day. */
export function zodiacSpeed({ ephemeris, ayanamsha }: AnySky, julianDayTt: number): number {
  if (!zodiacMoves(ayanamsha)) return 0;
  const before = zodiacStart(ephemeris, ayanamsha, julianDayTt - ZODIAC_HALF_SPAN);
  const after = zodiacStart(ephemeris, ayanamsha, julianDayTt + ZODIAC_HALF_SPAN);
  return wrap180(after - before) / (2 * ZODIAC_HALF_SPAN);
}
