import { starPosition } from '../../base/ephemeris/stars.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { refusal } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { JUNCTION_STARS } from '../../base/zodiac/junction-stars.js';
import { NAKSHATRA_NAMES, type NakshatraName } from '../../base/zodiac/nakshatra.js';
import { originOf, type SkyOptions, settingsOf } from './position.js';

/** The options of {@link junctionStar}. */
export type StarOptions = Omit<SkyOptions, 'node' | 'observer'>;

/** A junction star and where it appears. Nothing is rounded. */
export interface JunctionStarPosition {
  readonly nakshatra: NakshatraName;
  /** As the International Astronomical Union or common lists name it. */
  readonly name: string;
  /** After Bayer or Flamsteed. */
  readonly designation: string;
  /** Visual magnitude. */
  readonly magnitude: number;
  /** Apparent longitude in the zodiac of the options, degrees in [0, 360). */
  readonly longitude: number;
  /** Apparent latitude from the mean ecliptic of date, degrees. */
  readonly latitude: number;
}

/**
 * Where the junction star (yogatara) of a nakshatra appears: proper motion, parallax, aberration and the bending of
 * light at the Sun are in it. Which star it is: Burgess and common lists; texts differ about Vishakha, Dhanishta and
 * Uttara Bhadrapada.
 *
 * @throws CalculationError `invalid_input` for what is no nakshatra, no instant or no option, `engine_error` outside 1800
 * to 2200.
 *
 * @example
 * import { junctionStar } from 'nirayana/sky';
 *
 * const { name, longitude } = junctionStar('Chitra', new Date('2000-01-01T12:00:00Z'));
 * [name, longitude.toFixed(3)]; // => ['Spica', '179.983']
 */
export function junctionStar(nakshatra: NakshatraName, when: When, options: StarOptions = {}): JunctionStarPosition {
  const star = JUNCTION_STARS[NAKSHATRA_NAMES.indexOf(nakshatra)];
  if (!star) throw refusal(`The nakshatra must be one of: ${NAKSHATRA_NAMES.join(', ')}.`);
  const settings = settingsOf(options, ['zodiac', 'ayanamsha', 'ephemeris']);
  const { tt } = momentOf(when);
  const { longitude, latitude } = starPosition(settings.ephemeris, star, tt);
  return {
    nakshatra,
    name: star.name,
    designation: star.designation,
    magnitude: star.magnitude,
    longitude: wrap360(longitude + originOf(settings, tt).longitude),
    latitude,
  };
}
