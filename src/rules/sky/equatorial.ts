import type { Place } from '../../base/ephemeris/ascendant.js';
import { earthOrientation } from '../../base/ephemeris/earth.js';
import type { Body, Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';
import { type Observer, topocentricPosition } from '../../base/ephemeris/topocentric.js';
import { instantAt, type JulianDay, momentOf, type SkyInstant, type When } from '../../base/input/instant.js';
import { refusal } from '../../base/input/options.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap360 } from '../../base/math/angle.js';
import { requireDistant, requirePlace, settingsOf } from './position.js';

/** The options of {@link equatorialPosition}. */
export interface EquatorialOptions {
  /** From where it is seen; the centre of the Earth when absent. */
  readonly observer?: Observer;
  /** Computes positions. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

/** Where a body appears on the true equator and equinox of date. Nothing is rounded. */
export interface EquatorialPosition {
  /** Degrees in [0, 360). */
  readonly rightAscension: number;
  /** Degrees north, in [-90, 90]. */
  readonly declination: number;
  /** Distance when the light left, astronomical units. */
  readonly distance: number;
}

/** Where a body stands at a place. Nothing is rounded. */
export interface HorizontalPosition {
  /** Degrees from north through east, in [0, 360). */
  readonly azimuth: number;
  /** Degrees of the centre above the horizon as the place sees it, without refraction. */
  readonly altitude: number;
}

/**
 * The right ascension and the declination of a body, from the true equator and equinox of date.
 *
 * @throws CalculationError `invalid_input` for what is no body, no instant or no option, `engine_error` outside 1800 to
 * 2200.
 *
 * @example
 * import { equatorialPosition } from 'nirayana/sky';
 *
 * const { rightAscension, declination } = equatorialPosition('Sun', { jd: 2451545, scale: 'tt' });
 * rightAscension.toFixed(4); // => '281.2776'
 * declination.toFixed(2); // => '-23.03'
 */
export function equatorialPosition(body: Body, when: When, options: EquatorialOptions = {}): EquatorialPosition {
  requireDistant(body);
  const { ephemeris, observer } = settingsOf(options, ['observer', 'ephemeris']);
  const moment = momentOf(when);
  const seen = observer ? topocentricPosition(ephemeris, body, moment, observer) : ephemeris.position(body, moment.tt);
  const { x, y, z } = equatorial(seen, earthOrientation(moment));
  return {
    rightAscension: wrap360(atan2(y, x) * DEGREES_PER_RADIAN),
    declination: asin(z) * DEGREES_PER_RADIAN,
    distance: seen.distance,
  };
}

/**
 * The azimuth and the altitude of a body at a place, as that place sees it; there is no refraction in them.
 *
 * @throws CalculationError as {@link equatorialPosition}, and `invalid_input` for what is no place.
 *
 * @example
 * import { azimuthAltitude, sunrise } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const rise = sunrise(new Date('2026-03-20T00:00:00+05:30'), delhi, { definition: 'disc_centre' });
 * azimuthAltitude('Sun', rise, delhi).azimuth.toFixed(1); // => '90.0'
 * azimuthAltitude('Sun', rise, delhi).altitude.toFixed(3); // => '-0.567'
 */
export function azimuthAltitude(
  body: Body,
  when: When,
  place: Place,
  options: Omit<EquatorialOptions, 'observer'> = {},
): HorizontalPosition {
  requirePlace(place);
  const { ephemeris } = settingsOf(options, ['ephemeris']);
  const { latitude, longitude } = place;
  const { rightAscension, declination } = equatorialPosition(body, when, {
    ephemeris,
    observer: { latitude, longitude },
  });
  const { siderealTime } = earthOrientation(momentOf(when));
  const [h, d, p] = [siderealTime + longitude - rightAscension, declination, latitude].map(
    (degrees) => degrees * RADIANS_PER_DEGREE,
  ) as [number, number, number];
  const north = sin(d) * cos(p) - cos(d) * cos(h) * sin(p);
  const east = -cos(d) * sin(h);
  const up = sin(d) * sin(p) + cos(d) * cos(h) * cos(p);
  return {
    azimuth: wrap360(atan2(east, north) * DEGREES_PER_RADIAN),
    altitude: asin(Math.max(-1, Math.min(1, up))) * DEGREES_PER_RADIAN,
  };
}

/**
 * The Julian day of an instant, on the clock of Universal Time or of Terrestrial Time.
 *
 * @throws CalculationError `invalid_input` for what is no instant, `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { toJulianDay } from 'nirayana/sky';
 *
 * toJulianDay(new Date('2000-01-01T12:00:00Z')).jd; // => 2451545
 * toJulianDay(new Date('2000-01-01T12:00:00Z'), 'tt').jd.toFixed(6); // => '2451545.000739'
 */
export function toJulianDay(when: When, scale: JulianDay['scale'] = 'ut'): JulianDay {
  if (scale !== 'ut' && scale !== 'tt') throw refusal('The scale of a Julian day must be ut or tt.');
  return { jd: momentOf(when)[scale], scale };
}

/**
 * The instant of a Julian day, as Date and Temporal take it.
 *
 * @throws CalculationError as {@link toJulianDay}.
 *
 * @example
 * import { fromJulianDay } from 'nirayana/sky';
 *
 * fromJulianDay({ jd: 2451545, scale: 'ut' }).utc; // => '2000-01-01T12:00:00Z'
 */
export function fromJulianDay(day: JulianDay): SkyInstant {
  return instantAt(momentOf(day).ut);
}
