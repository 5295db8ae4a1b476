import { ascendant, type Place } from '../../src/base/ephemeris/ascendant.js';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { generalPrecession } from '../../src/base/ephemeris/earth.js';
import type { Moment } from '../../src/base/ephemeris/ephemeris.js';
import { meanNode } from '../../src/base/ephemeris/lunar-node.js';
import type { Track } from '../../src/base/ephemeris/tracks.js';
import type { ReadBy } from '../../src/base/input/birth.js';
import { toMicrodegrees, wrap360 } from '../../src/base/math/angle.js';
import { type Sky, siderealTrack } from '../../src/base/zodiac/positions.js';
import type { Graha } from '../../src/base/zodiac/rashi.js';
import { ZONES } from './zones.js';

/**
 * Mean Lahiri ayanamsha at J2000.0, degrees, as the Swiss Ephemeris has it (mode 1). The tests go from the ephemeris
 * to the zodiac by themselves and do not take the library's word for it.
 */
const LAHIRI_AT_J2000 = 23.857092325;

/** Sidereal longitude of a longitude in the frame of the ephemeris, degrees. */
export function toSidereal(frameLongitude: number): number {
  return wrap360(frameLongitude - LAHIRI_AT_J2000);
}

/** Longitude in the frame of the ephemeris of a sidereal one, degrees. */
export function toFrame(sidereal: number): number {
  return wrap360(sidereal + LAHIRI_AT_J2000);
}

/** Mean Lahiri ayanamsha at a Julian day of Terrestrial Time, degrees. */
export function lahiri(julianDayTt: number): number {
  return LAHIRI_AT_J2000 + generalPrecession(julianDayTt) / 3600;
}

/** Sidereal longitude of a graha, microdegrees. */
export function grahaAt(graha: Graha, { tt }: Moment): number {
  if (graha === 'Ketu') return (grahaAt('Rahu', { ut: tt, tt }) + 180_000_000) % 360_000_000;
  const { longitude } = graha === 'Rahu' ? meanNode(tt) : defaultEphemeris.position(graha, tt);
  return toMicrodegrees(toSidereal(longitude));
}

/** Sidereal longitude of the ascendant, microdegrees. */
export function lagnaAt(moment: Moment, place: Place): number {
  return toMicrodegrees(toSidereal(ascendant(moment, place)));
}

/** The sky of every calculation without options. */
export const DEFAULT_SKY: Sky = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' };

/** What a birth is read by without options. */
export const READ_BY: ReadBy = { zones: ZONES, sky: DEFAULT_SKY };

/** What the event finder searches: the motion of a graha in the sidereal zodiac. */
export function trackOf(graha: Graha): Track {
  return siderealTrack(DEFAULT_SKY, graha);
}
