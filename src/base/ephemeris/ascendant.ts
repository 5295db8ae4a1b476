import {
  acos,
  asin,
  atan2,
  cos,
  DEGREES_PER_RADIAN,
  RADIANS_PER_DEGREE,
  sin,
  sinCos,
  tan,
  wrap360,
} from '../math/angle.js';
import { type EarthOrientation, earthOrientation } from './earth.js';
import type { Moment } from './ephemeris.js';

/** A place on the Earth, degrees: north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean solar days per degree of the Earth's turn against the stars. */
export const DAYS_PER_DEGREE = 1 / 360.98564736629;

/**
 * The point of the ecliptic that rises: degrees in [0, 360), in the frame of `EclipticPosition.longitude`.
 *
 * Standard spherical formula (Meeus, "Astronomical Algorithms", ch. 14), with apparent sidereal time and true
 * obliquity. Inside the polar circles, where the formula may give the setting point, the ascendant is the one of the
 * two that lies east of the midheaven, as in the Swiss Ephemeris.
 */
export function ascendant(moment: Moment, place: Place): number {
  return cornersOf(earthOrientation(moment), place).ascendant;
}

/** The point of the ecliptic on the meridian above the horizon: degrees in [0, 360), in the frame of the ascendant. */
export function midheaven(moment: Moment, place: Place): number {
  return cornersOf(earthOrientation(moment), place).midheaven;
}

/** Longitude, degrees, of the point of the ecliptic with a right ascension; both arguments in radians. */
export function onEcliptic(rightAscension: number, obliquity: number): number {
  return atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)) * DEGREES_PER_RADIAN;
}

const POLE_DEGREES = 89.99;

export const NO_ASCENDANT = 'There is no ascendant at the poles: use a latitude between -89.99 and 89.99.';

/** Whether points of the ecliptic rise at a place: everywhere but at the poles. */
export function hasAscendant({ latitude }: Place): boolean {
  return Math.abs(latitude) < POLE_DEGREES;
}

/** Written over by every call. */
const trig = new Float64Array(2);

/** {@link ascendant} and {@link midheaven} for an orientation of the Earth that is known. */
export function cornersOf(
  { siderealTime, obliquity, toTrueEquinox }: EarthOrientation,
  { latitude, longitude }: Place,
): { readonly ascendant: number; readonly midheaven: number } {
  sinCos((siderealTime + longitude) * RADIANS_PER_DEGREE, trig);
  const sinR = trig[0] as number;
  const cosR = trig[1] as number;
  sinCos(obliquity * RADIANS_PER_DEGREE, trig);
  const sinE = trig[0] as number;
  const cosE = trig[1] as number;
  sinCos(latitude * RADIANS_PER_DEGREE, trig);
  const sinP = trig[0] as number;
  const cosP = trig[1] as number;
  const x = -(sinR * cosE * cosP + sinP * sinE);
  const y = cosR * cosP;
  const rising = atan2(y, x) * DEGREES_PER_RADIAN;
  // The midheaven lies in the direction (cos r cos ε, sin r): the cross product tells on which side of it the point is.
  const isWest = cosR * cosE * y - sinR * x < 0;
  return {
    ascendant: wrap360(wrap360(isWest ? rising + 180 : rising) - toTrueEquinox),
    midheaven: wrap360(atan2(sinR, cosR * cosE) * DEGREES_PER_RADIAN - toTrueEquinox),
  };
}

/**
 * Every instant within `days` of a moment at which the ascendant can pass one of the given longitudes, or jump to the
 * opposite point as it does inside the polar circles: Julian days of Universal Time, ascending.
 *
 * It can't miss one, however fast the ascendant runs: a longitude rises and sets at sidereal times that have a closed
 * form, and a jump happens when the ecliptic lies along the horizon's meridian points. Callers look at the ascendant
 * on both sides to see which of these candidates count.
 */
export function ascendantCandidates(
  moment: Moment,
  { latitude, longitude }: Place,
  { longitudes, days }: { readonly longitudes: readonly number[]; readonly days: number },
): number[] {
  const earth = earthOrientation(moment);
  const sidereal = wrap360(earth.siderealTime + longitude);
  const angles = [
    ...longitudes.flatMap((edge) => horizonSiderealTimes(edge + earth.toTrueEquinox, earth.obliquity, latitude)),
    ...flipSiderealTimes(earth.obliquity, latitude),
  ];
  const turn = 360 * DAYS_PER_DEGREE;
  const candidates = angles.flatMap((angle) => {
    const next = moment.ut + wrap360(angle - sidereal) * DAYS_PER_DEGREE;
    return [next - 2 * turn, next - turn, next, next + turn].filter(
      (ut) => ut >= moment.ut - days && ut <= moment.ut + days,
    );
  });
  return candidates.sort((a, b) => a - b);
}

/** Local sidereal times, degrees, at which a point of the ecliptic rises and sets; none if it does neither. */
export function horizonSiderealTimes(tropicalLongitude: number, obliquity: number, latitude: number): number[] {
  const l = tropicalLongitude * RADIANS_PER_DEGREE;
  const e = obliquity * RADIANS_PER_DEGREE;
  const declination = asin(sin(e) * sin(l));
  const rightAscension = atan2(sin(l) * cos(e), cos(l)) * DEGREES_PER_RADIAN;
  const cosine = -tan(latitude * RADIANS_PER_DEGREE) * tan(declination);
  if (!(cosine >= -1 && cosine <= 1)) return [];
  const hourAngle = acos(cosine) * DEGREES_PER_RADIAN;
  return [wrap360(rightAscension - hourAngle), wrap360(rightAscension + hourAngle)];
}

/**
 * Local sidereal times at which the midheaven stands on the horizon, where the ascendant changes to the other side.
 * The midheaven's declination is then latitude - 90° (or its southern mirror).
 */
function flipSiderealTimes(obliquity: number, latitude: number): number[] {
  const e = obliquity * RADIANS_PER_DEGREE;
  const colatitude = (90 - Math.abs(latitude)) * RADIANS_PER_DEGREE;
  // tan δ = sin α tan ε on the ecliptic; δ = ∓colatitude on the horizon's north or south point.
  const sine = -tan(colatitude) / tan(e);
  if (!(sine >= -1 && sine <= 1)) return [];
  const alpha = asin(latitude < 0 ? -sine : sine) * DEGREES_PER_RADIAN;
  return [wrap360(alpha), wrap360(180 - alpha)];
}
