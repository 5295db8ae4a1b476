import { type Place, ascendant as risingLongitude } from '../ephemeris/ascendant.js';
import { earthOrientation } from '../ephemeris/earth.js';
import type { Body, Ephemeris } from '../ephemeris/ephemeris.js';
import type { Moment } from '../ephemeris/moment.js';
import { grahaTrack } from '../ephemeris/tracks.js';
import { toMicrodegrees } from '../math/angle.js';
import { siderealLongitude } from '../zodiac/ayanamsha.js';
import { GRAHAS, type Graha } from '../zodiac/graha.js';

/** Sidereal longitude of a graha, microdegrees. */
export function grahaLongitude(ephemeris: Ephemeris, graha: Graha, moment: Moment): number {
  return toMicrodegrees(siderealLongitude(grahaTrack(ephemeris, graha).at(moment.tt).longitude));
}

/** A graha at a moment. */
export interface GrahaPosition {
  readonly graha: Graha;
  /** Sidereal longitude, microdegrees. */
  readonly longitude: number;
  /** Degrees per day; negative while retrograde, as the mean nodes always are. */
  readonly speed: number;
}

/** The nine grahas in order. */
export function grahaPositions(ephemeris: Ephemeris, moment: Moment): GrahaPosition[] {
  return GRAHAS.map((graha) => {
    const { longitude, speed } = grahaTrack(ephemeris, graha).at(moment.tt);
    return { graha, longitude: toMicrodegrees(siderealLongitude(longitude)), speed };
  });
}

/** Sidereal longitude of the ascendant (lagna), microdegrees. */
export function lagnaLongitude(moment: Moment, place: Place): number {
  return toMicrodegrees(siderealLongitude(risingLongitude(moment, place)));
}

/** Apparent tropical longitude of a body, nutation included, microdegrees. */
export function tropicalLongitude(ephemeris: Ephemeris, body: Body, moment: Moment): number {
  return toMicrodegrees(ephemeris.position(body, moment.tt).longitude + earthOrientation(moment).toTrueEquinox);
}
