import { asin, atan2, cos, DEGREES_PER_RADIAN, PI, RADIANS_PER_DEGREE, sin, wrap180, wrap360 } from '../math/angle.js';
import type { Place } from './ascendant.js';
import { earthOrientation } from './earth.js';
import { type Body, type EclipticPosition, type Ephemeris, type Moment, momentOfUniversalTime } from './ephemeris.js';
import { LIGHT_SPEED } from './light.js';

/** A place from which the sky is seen. */
export interface Observer extends Place {
  /** Metres above the ellipsoid of the Earth, in practice above the sea; 0 when left out. */
  readonly height?: number;
}

const METRES_PER_UNIT = 149597870700;

/** The ellipsoid of WGS 84: equatorial radius, metres, and flattening. */
const EQUATORIAL_RADIUS = 6378137;
const FLATTENING = 1 / 298.257223563;

/** Radians a day by which the Earth turns against the stars: IAU 2000 resolution B1.8. */
const ROTATION = 2 * PI * 1.0027378119113546;

/** Half the span, days, over which a speed is a difference: within 0.1" a day for the Moon, whose parallax turns fast. */
const SPEED_HALF_SPAN = 1 / 1440;

/**
 * Where a body appears from a place on the Earth: what `Ephemeris.position` gives, less the parallax, a degree of the
 * Moon and 9" of the Sun, and with the aberration by the turn of the Earth, up to 0.32". The distance is that from the
 * place. "Explanatory Supplement to the Astronomical Almanac", 3rd edition, section 7.2.2.
 *
 * The parallax is taken off the apparent place and not off the geometric one. That is exact to first order: light time
 * and aberration together are what the relative motion of Earth and body leaves while the light travels.
 */
export function topocentricPosition(
  ephemeris: Ephemeris,
  body: Body,
  moment: Moment,
  observer: Observer,
): EclipticPosition {
  const { longitude, latitude, distance } = seenFrom(ephemeris, body, moment, observer);
  const before = seenFrom(ephemeris, body, momentOfUniversalTime(moment.ut - SPEED_HALF_SPAN), observer);
  const after = seenFrom(ephemeris, body, momentOfUniversalTime(moment.ut + SPEED_HALF_SPAN), observer);
  return {
    longitude,
    latitude,
    distance,
    speed: wrap180(after.longitude - before.longitude) / (2 * SPEED_HALF_SPAN),
    latitudeSpeed: (after.latitude - before.latitude) / (2 * SPEED_HALF_SPAN),
  };
}

function seenFrom(ephemeris: Ephemeris, body: Body, moment: Moment, observer: Observer) {
  const earth = earthOrientation(moment);
  const position = ephemeris.position(body, moment.tt);
  const l = (position.longitude + earth.toTrueEquinox) * RADIANS_PER_DEGREE;
  const b = position.latitude * RADIANS_PER_DEGREE;
  const cb = cos(b);
  const away = body === 'Moon' ? apparentDistance(ephemeris, moment, position) : position.distance;
  const [place, motion] = onEcliptic(observer, earth);
  const x = away * cb * cos(l) - place[0];
  const y = away * cb * sin(l) - place[1];
  const z = away * sin(b) - place[2];
  const distance = Math.sqrt(x * x + y * y + z * z);
  const ux = x / distance + motion[0] / LIGHT_SPEED;
  const uy = y / distance + motion[1] / LIGHT_SPEED;
  const uz = z / distance + motion[2] / LIGHT_SPEED;
  return {
    longitude: wrap360(atan2(uy, ux) * DEGREES_PER_RADIAN - earth.toTrueEquinox),
    latitude: asin(uz / Math.sqrt(ux * ux + uy * uy + uz * uz)) * DEGREES_PER_RADIAN,
    // Counted as the ephemeris counts it.
    distance: distance * (position.distance / away),
  };
}

/**
 * The Moon's distance along its apparent direction. That of the ephemeris is from where the Moon was to where the Earth
 * is, between which the Earth moves 38 km: a ten-thousandth, and so 0.34" of parallax.
 */
function apparentDistance(ephemeris: Ephemeris, moment: Moment, moon: EclipticPosition): number {
  const sun = ephemeris.position('Sun', moment.tt);
  const ahead = (sun.longitude - moon.longitude) * RADIANS_PER_DEGREE;
  const earthSpeed = sun.distance * sun.speed * RADIANS_PER_DEGREE;
  const towardsMoon = earthSpeed * sin(ahead) * cos(moon.latitude * RADIANS_PER_DEGREE);
  return moon.distance * (1 + towardsMoon / LIGHT_SPEED);
}

type Vector = readonly [number, number, number];

/**
 * An observer from the centre of the Earth and the velocity that its turn gives, on the true ecliptic and equinox of date;
 * astronomical units and days.
 */
export function onEcliptic(
  observer: Observer,
  { siderealTime, obliquity }: ReturnType<typeof earthOrientation>,
): readonly [Vector, Vector] {
  const r = (siderealTime + observer.longitude) * RADIANS_PER_DEGREE;
  const { fromAxis, north: z } = fromCentre(observer);
  const [x, y] = [fromAxis * cos(r), fromAxis * sin(r)];
  const e = obliquity * RADIANS_PER_DEGREE;
  const [se, ce] = [sin(e), cos(e)];
  return [
    [x, y * ce + z * se, z * ce - y * se],
    [-ROTATION * y, ROTATION * x * ce, -ROTATION * x * se],
  ];
}

/** How far an observer is from the axis of the Earth, and how far north of its equator; astronomical units. */
export function fromCentre({ latitude, height = 0 }: Omit<Observer, 'longitude'>) {
  const p = latitude * RADIANS_PER_DEGREE;
  const [sp, cp] = [sin(p), cos(p)];
  const shrink = (1 - FLATTENING) * (1 - FLATTENING);
  const radius = EQUATORIAL_RADIUS / Math.sqrt(cp * cp + shrink * sp * sp);
  return {
    fromAxis: ((radius + height) * cp) / METRES_PER_UNIT,
    north: ((radius * shrink + height) * sp) / METRES_PER_UNIT,
  };
}
