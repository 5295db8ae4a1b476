import { horizonSiderealTimes, type Place } from '../../base/ephemeris/ascendant.js';
import { earthOrientation, turnedTo } from '../../base/ephemeris/earth.js';
import type { Moment } from '../../base/ephemeris/ephemeris.js';
import { housesOf } from '../../base/ephemeris/houses.js';
import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, toMicrodegrees, wrap360 } from '../../base/math/angle.js';
import { zodiacStart } from '../../base/zodiac/ayanamsha.js';
import type { SiderealHouses } from '../../base/zodiac/house-edges.js';
import { frameLongitude, type Sky } from '../../base/zodiac/positions.js';
import { KP_SUBS, type KpSub } from './sub-lords.js';

/** How many numbers a questioner may choose from. */
export const KP_NUMBERS = 249;

/** The part of a number, 1 to 249, with the first microdegree in it and the first after it. */
export interface KpNumberPart extends KpSub {
  readonly first: number;
  readonly next: number;
}

export function kpPartOf(number: number): KpNumberPart {
  const part = KP_SUBS[number - 1] as KpSub;
  // An arc-second is no whole number of microdegrees: rounded down, an edge would lie in the part before it.
  const [first, next] = [part.from, part.to].map((edge) => Math.ceil((edge * 2_500) / 9)) as [number, number];
  return { ...part, first, next: next % MICRODEGREES_PER_CIRCLE };
}

/** Houses of Placidus, and the local sidereal time at which they stand so, degrees. */
export interface RisingHouses extends SiderealHouses {
  readonly siderealTime: number;
}

/**
 * The houses of Placidus at a place when a sidereal longitude, microdegrees, rises there, with the axis of the Earth and
 * the zodiac of a moment: as tables of houses for horary numbers have them (K.S. Krishnamurti, Reader VI).
 *
 * @throws CalculationError `engine_error` at the poles and beyond the polar circles.
 */
export function housesWithAscendant(sky: Sky, moment: Moment, place: Place, ascendant: number): RisingHouses {
  const earth = earthOrientation(moment);
  const origin = -zodiacStart(sky.ephemeris, sky.ayanamsha, moment.tt);
  const longitude = frameLongitude(sky, fromMicrodegrees(ascendant), moment.tt) + earth.toTrueEquinox;
  // Without a rising the refusal of the houses says why.
  const [siderealTime = 0] = horizonSiderealTimes(longitude, earth.obliquity, place.latitude);
  const { cusps, midheaven } = housesOf({
    earth: turnedTo(earth, wrap360(siderealTime - place.longitude)),
    place,
    system: 'placidus',
    origin,
  });
  const opposite = (ascendant + MICRODEGREES_PER_CIRCLE / 2) % MICRODEGREES_PER_CIRCLE;
  return {
    siderealTime,
    midheaven: toMicrodegrees(midheaven),
    // The last digit of the search could fall into the sub before the one that was asked for.
    cusps: cusps.map((cusp, index) => (index === 0 ? ascendant : index === 6 ? opposite : toMicrodegrees(cusp))),
  };
}
