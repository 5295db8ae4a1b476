import { atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, tan } from '../math/angle.js';
import type { HouseSky } from './house-sky.js';

/**
 * A direction over a place: to where the equator meets the meridian, to the east point, and to the north pole of the sky.
 */
export type Direction = readonly [number, number, number];

const EAST: Direction = [0, 1, 0];

/** The directions that circles of houses go through. */
export interface Axes {
  readonly zenith: Direction;
  /** The north point of the horizon. */
  readonly north: Direction;
  readonly east: Direction;
  /** The north pole of the ecliptic, its equinox, and the point 90 degrees on from it. */
  readonly pole: Direction;
  readonly equinox: Direction;
  readonly solstice: Direction;
}

export function axesOf({ meridian, obliquity, latitude }: HouseSky): Axes {
  const [sp, cp, se, ce] = [sin(latitude), cos(latitude), sin(obliquity), cos(obliquity)];
  const [sm, cm] = [sin(meridian * RADIANS_PER_DEGREE), cos(meridian * RADIANS_PER_DEGREE)];
  return {
    zenith: [cp, 0, sp],
    north: [-sp, 0, cp],
    east: EAST,
    pole: [-se * sm, -se * cm, ce],
    equinox: [cm, -sm, 0],
    solstice: [ce * sm, ce * cm, se],
  };
}

/** What has an hour angle, degrees east of the meridian, and a declination, radians. */
export function directionOf(hours: number, declination: number): Direction {
  const [h, cd] = [hours * RADIANS_PER_DEGREE, cos(declination)];
  return [cd * cos(h), cd * sin(h), sin(declination)];
}

/** Degrees east of the meridian, in (-180, 180]. */
export function hoursOf([x, y]: Direction): number {
  return atan2(y, x) * DEGREES_PER_RADIAN;
}

/** What has a longitude and a latitude, degrees. */
export function eclipticDirection(axes: Axes, longitude: number, latitude: number): Direction {
  const [l, b] = [longitude * RADIANS_PER_DEGREE, latitude * RADIANS_PER_DEGREE];
  const [x, y, z] = [cos(b) * cos(l), cos(b) * sin(l), sin(b)];
  return combined(combined(axes.equinox, x, axes.solstice, y), 1, axes.pole, z);
}

function longitudeOf(axes: Axes, direction: Direction): number {
  return atan2(dot(direction, axes.solstice), dot(direction, axes.equinox)) * DEGREES_PER_RADIAN;
}

/** The longitude at which the ecliptic meets the half circle that leads from an axis over a point to the other end. */
export function onHalfCircle(axes: Axes, axis: Direction, over: Direction): number {
  const met = cross(cross(axis, over), axes.pole);
  const along = dot(over, axis);
  const isThere = dot(met, over) - along * dot(met, axis) >= 0;
  return longitudeOf(axes, isThere ? met : combined(met, -1, met, 0));
}

/** How far a body has gone round an axis, degrees from one direction towards another at right angles to it. */
export function aroundAxis(body: Direction, from: Direction, towards: Direction): number {
  return atan2(dot(body, towards), dot(body, from)) * DEGREES_PER_RADIAN;
}

/** The ascensional difference of a declination, radians: the sine of how much more than a quarter turn it stays up. */
export function risingSine(latitude: number, declination: number): number {
  return tan(latitude) * tan(declination);
}

export function dot(a: Direction, b: Direction): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function combined(a: Direction, m: number, b: Direction, n: number): Direction {
  return [a[0] * m + b[0] * n, a[1] * m + b[1] * n, a[2] * m + b[2] * n];
}
