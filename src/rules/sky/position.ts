import type { Moment } from '../../base/ephemeris/moment.js';
import { topocentricPosition } from '../../base/ephemeris/topocentric.js';
import { grahaAt, type Node } from '../../base/ephemeris/tracks.js';
import { wrap360 } from '../../base/math/angle.js';
import { momentOf, type When } from './instant.js';
import {
  type Origin,
  originOf,
  requireBody,
  type Settings,
  type SkyBody,
  type SkyOptions,
  settingsOf,
} from './options.js';

/** Where a body appears and how it moves. Nothing is rounded. */
export interface BodyPosition {
  /** Apparent longitude in the zodiac of the options, degrees in [0, 360). */
  readonly longitude: number;
  /** Apparent latitude from the mean ecliptic of date, degrees in [-90, 90]. */
  readonly latitude: number;
  /** Distance when the light left, astronomical units. */
  readonly distance: number;
  /** Rate of the longitude, degrees per day of Terrestrial Time; negative while retrograde. */
  readonly speed: number;
  /** Rate of the latitude, degrees per day. */
  readonly latitudeSpeed: number;
}

/** A node: a direction on the ecliptic, at no distance. */
export interface NodePosition extends Omit<BodyPosition, 'distance'> {
  readonly distance: null;
}

/** What {@link position} gives for a body or a node. */
export type PositionOf<Name extends SkyBody> = Name extends Node ? NodePosition : BodyPosition;

/**
 * Where a body, or a node of the Moon, appears: light time, aberration and the bending of light at the Sun are in it.
 *
 * @throws CalculationError `invalid_input` for what is no body, no instant or no option, `engine_error` for an instant
 * outside 1800 to 2200.
 *
 * @example
 * import { position } from 'nirayana/sky';
 *
 * const moon = position('Moon', new Date('1990-05-17T04:50:00Z'));
 * moon.longitude.toFixed(6); // => '294.849702'
 * moon.speed.toFixed(4); // => '12.8529'
 *
 * const tropical = position('Moon', { jd: 2448028.5, scale: 'ut' }, { zodiac: 'tropical' });
 * tropical.longitude.toFixed(6); // => '315.994267'
 */
export function position<Name extends SkyBody>(body: Name, when: When, options: SkyOptions = {}): PositionOf<Name> {
  requireBody(body);
  const settings = settingsOf(options);
  const moment = momentOf(when);
  return placeOf(settings, body, moment, originOf(settings, moment.tt)) as PositionOf<Name>;
}

/** The position of a body whose zodiac has an origin that is known. */
export function placeOf(
  settings: Settings,
  body: SkyBody,
  moment: Moment,
  origin: Origin,
): BodyPosition | NodePosition {
  if (body === 'Rahu' || body === 'Ketu') {
    const { longitude, speed } = grahaAt(settings.ephemeris, body, settings.node, moment.tt);
    return {
      longitude: wrap360(longitude + origin.longitude),
      latitude: 0,
      distance: null,
      speed: speed + origin.speed,
      latitudeSpeed: 0,
    };
  }
  const { ephemeris, observer } = settings;
  const seen = observer ? topocentricPosition(ephemeris, body, moment, observer) : ephemeris.position(body, moment.tt);
  return {
    longitude: wrap360(seen.longitude + origin.longitude),
    latitude: seen.latitude,
    distance: seen.distance,
    speed: seen.speed + origin.speed,
    latitudeSpeed: seen.latitudeSpeed,
  };
}
