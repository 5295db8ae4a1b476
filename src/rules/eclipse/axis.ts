import { atan2 } from '../../base/math/angle.js';
import { dot, lengthOf, type Vector } from './bodies.js';

/**
 * The plane through the centre of the Earth at right angles to the axis of a shadow: right ascension and declination of
 * the axis, radians, and where a point stands, `x` to the east, `y` to the north, `z` along the axis.
 */
export interface AxisPlane {
  readonly rightAscension: number;
  readonly declination: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point in the plane of an axis. */
export function inPlaneOf(axis: Vector, point: Vector): AxisPlane {
  const length = lengthOf(axis);
  const across = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1]);
  const [ca, sa] = [axis[0] / across, axis[1] / across];
  const [cd, sd] = [across / length, axis[2] / length];
  return {
    rightAscension: atan2(axis[1], axis[0]),
    declination: atan2(axis[2], across),
    x: dot(point, [-sa, ca, 0]),
    y: dot(point, [-sd * ca, -sd * sa, cd]),
    z: dot(point, axis) / length,
  };
}
