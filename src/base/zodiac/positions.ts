import { type Place, ascendant as risingLongitude } from '../ephemeris/ascendant.js';
import { toTrueEquinox } from '../ephemeris/earth.js';
import type { Body, Ephemeris, Moment } from '../ephemeris/ephemeris.js';
import type { SunriseKind } from '../ephemeris/horizon.js';
import { grahaAt, grahaMotion, type Node, type NodeKind, type Track } from '../ephemeris/tracks.js';
import { toMicrodegrees, wrap180, wrap360 } from '../math/angle.js';
import { type ZodiacZero, zodiacMoves, zodiacStart } from './ayanamsha.js';
import { GRAHAS, type Graha } from './rashi.js';

/** A graha at a moment. */
export interface GrahaPosition {
  readonly graha: Graha;
  /** Sidereal longitude, microdegrees. */
  readonly longitude: number;
  /** Degrees per day; negative while retrograde, as the mean nodes always are. */
  readonly speed: number;
}

/** Sidereal longitudes of the grahas, microdegrees. */
export type GrahaLongitudes = Readonly<Record<Graha, number>>;

/** Sidereal longitude of a graha, microdegrees. */
export function grahaLongitude(sky: Sky, graha: Graha, moment: Moment): number {
  return toMicrodegrees(siderealPosition(sky, graha, moment.tt).longitude);
}

/** Sidereal longitude and speed of a graha. */
export function grahaPosition(sky: Sky, graha: Graha, moment: Moment): GrahaPosition {
  const { longitude, speed } = siderealPosition(sky, graha, moment.tt);
  return { graha, longitude: toMicrodegrees(longitude), speed };
}

/** The nine grahas in order. */
export function grahaPositions(sky: Sky, moment: Moment): GrahaPosition[] {
  return GRAHAS.map((graha) => grahaPosition(sky, graha, moment));
}

/** The longitudes of all grahas by their names. */
export function longitudesOf(positions: readonly GrahaPosition[]): GrahaLongitudes {
  const longitudes: { -readonly [Name in Graha]?: number } = {};
  for (const { graha, longitude } of positions) longitudes[graha] = longitude;
  return longitudes as GrahaLongitudes;
}

/** Sidereal longitude of the ascendant (lagna), microdegrees. */
export function lagnaLongitude(sky: Sky, moment: Moment, place: Place): number {
  return toMicrodegrees(siderealLongitude(sky, risingLongitude(moment, place), moment.tt));
}

/** Apparent tropical longitude of a body, nutation included, microdegrees. */
export function tropicalLongitude({ ephemeris }: Sky, body: Body, moment: Moment): number {
  return toMicrodegrees(ephemeris.motion(body, moment.tt).longitude + toTrueEquinox(moment.tt));
}

/** The sky in a sidereal zodiac: what computes, where the zodiac begins, and which node Rahu is. */
export interface Sky {
  /** Computes positions. */
  readonly ephemeris: Ephemeris;
  /** Where the sidereal zodiac begins. */
  readonly ayanamsha: ZodiacZero;
  /** Whether Rahu is the mean or the true (osculating) node. */
  readonly node: NodeKind;
  /** What counts as sunrise and sunset. */
  readonly sunrise: SunriseKind;
}

/** The same where no sunrise counts. */
export type AnySky = Omit<Sky, 'sunrise'>;

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
