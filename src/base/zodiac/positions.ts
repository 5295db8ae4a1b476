import { type Place, ascendant as risingLongitude } from '../ephemeris/ascendant.js';
import { toTrueEquinox } from '../ephemeris/earth.js';
import type { Body } from '../ephemeris/ephemeris.js';
import type { Moment } from '../ephemeris/moment.js';
import { toMicrodegrees } from '../math/angle.js';
import { GRAHAS, type Graha } from './graha.js';
import { type Sky, siderealLongitude, siderealPosition } from './sidereal.js';

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
