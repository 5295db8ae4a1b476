import { wrap180 } from '../math/angle.js';
import { acos, asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin } from '../math/trigonometry.js';
import type { Place } from './ascendant.js';
import { earthOrientation } from './earth.js';
import type { EclipticPosition, Ephemeris } from './ephemeris.js';
import { momentOfUniversalTime } from './moment.js';

/** What rises and sets. */
export type RisingBody = 'Sun' | 'Moon';

/** Altitude of the Sun's centre at sunrise, degrees: 34' of refraction and 16' of semidiameter, at sea level. */
const SUN_ALTITUDE = -50 / 60;
const REFRACTION = 34 / 60;

/** Radii over the astronomical unit. */
const EARTH_RADIUS = 6378.137 / 149597870.7;
const MOON_RADIUS = 1737.4 / 149597870.7;

const TOLERANCE_DAYS = 1e-8;
const MAX_ROUNDS = 20;

/** Days between the places from which the search sets out; a body crosses the horizon no oftener than this. */
const STARTS_EVERY = 0.25;

/** Two instants closer than this are the same event, found from two starts. */
const SAME_EVENT_DAYS = 1e-4;

/**
 * The risings (or settings) of a body at a place from one instant up to another, both Julian days of Universal Time:
 * Julian days of Universal Time, ascending. Empty where it stays up or down.
 *
 * Sun: its centre 50' below the horizon. Moon: its upper limb on the horizon with 34' of refraction. Both as seen from
 * the surface of the Earth, so with parallax: 9" of the Sun, a degree of the Moon.
 */
export function horizonEvents(
  ephemeris: Ephemeris,
  { body, event, place }: { readonly body: RisingBody; readonly event: 'rise' | 'set'; readonly place: Place },
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const side = event === 'rise' ? -1 : 1;
  const found: number[] = [];
  for (let start = from - STARTS_EVERY; start < to + STARTS_EVERY; start += STARTS_EVERY) {
    const at = approach(ephemeris, { body, side, place }, start);
    if (at === undefined || at < from || at >= to) continue;
    if (!found.some((known) => Math.abs(known - at) < SAME_EVENT_DAYS)) found.push(at);
  }
  return found.sort((a, b) => a - b);
}

/** Moves an instant until the hour angle is that of the horizon; undefined where the body never reaches it. */
function approach(
  ephemeris: Ephemeris,
  { body, side, place }: { readonly body: RisingBody; readonly side: -1 | 1; readonly place: Place },
  start: number,
): number | undefined {
  const p = place.latitude * RADIANS_PER_DEGREE;
  let at = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moment = momentOfUniversalTime(at);
    const earth = earthOrientation(moment);
    const position = ephemeris.position(body, moment.tt);
    const { rightAscension, sinDeclination } = equatorial(position, earth.toTrueEquinox, earth.obliquity);
    const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
    const h = altitude(body, position) * RADIANS_PER_DEGREE;
    const cosine = (sin(h) - sin(p) * sinDeclination) / (cos(p) * cosDeclination);
    if (!(cosine >= -1 && cosine <= 1)) return undefined;
    const wanted = side * acos(cosine) * DEGREES_PER_RADIAN;
    const step = wrap180(wanted - (earth.siderealTime + place.longitude - rightAscension)) / 360;
    at += step;
    if (Math.abs(step) < TOLERANCE_DAYS) return at;
  }
  return undefined;
}

/** Altitude of the centre above the horizon at the event as the centre of the Earth sees it, degrees. */
function altitude(body: RisingBody, { distance }: EclipticPosition): number {
  const seen = body === 'Sun' ? SUN_ALTITUDE : -REFRACTION - asin(MOON_RADIUS / distance) * DEGREES_PER_RADIAN;
  const parallax = asin(EARTH_RADIUS / distance) * DEGREES_PER_RADIAN;
  return seen + parallax;
}

function equatorial({ longitude, latitude }: EclipticPosition, toTrueEquinox: number, obliquity: number) {
  const e = obliquity * RADIANS_PER_DEGREE;
  const l = (longitude + toTrueEquinox) * RADIANS_PER_DEGREE;
  const b = latitude * RADIANS_PER_DEGREE;
  const y = cos(b) * sin(l) * cos(e) - sin(b) * sin(e);
  return {
    rightAscension: atan2(y, cos(b) * cos(l)) * DEGREES_PER_RADIAN,
    sinDeclination: sin(b) * cos(e) + cos(b) * sin(e) * sin(l),
  };
}
