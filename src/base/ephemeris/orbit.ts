import { acos, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import { lengthOf, product, scaled, sum, type Vector } from './places/geometric.js';

/** An ellipse about the Sun, or of the Moon about the Earth, in the frame of `EclipticPosition`. */
export interface Orbit {
  /** Astronomical units. */
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  /** Degrees against the ecliptic of date. */
  readonly inclination: number;
  /** Longitude of the ascending node, degrees. */
  readonly ascendingNode: number;
  /** From the ascending node to the nearest point, along the orbit, degrees. */
  readonly fromNode: number;
}

/**
 * The ellipse on which a body would go on if nothing but one mass pulled (osculating), from where it is and how fast it
 * goes: Bate, Mueller and White, "Fundamentals of Astrodynamics", section 2.4.
 */
export function osculatingOrbit(position: Vector, velocity: Vector, gravity: number): Orbit {
  const distance = lengthOf(position);
  const around = cross(position, velocity);
  const v2 = product(velocity, velocity);
  const ahead = sum(
    scaled(position, (v2 - gravity / distance) / gravity),
    scaled(velocity, -product(position, velocity) / gravity),
  );
  const eccentricity = lengthOf(ahead);
  const [hx, hy, hz] = around;
  const node = atan2(hx, -hy);
  const towardsNode: Vector = [cos(node), sin(node), 0];
  const beside = scaled(cross(around, towardsNode), 1 / lengthOf(around));
  return {
    semiMajorAxis: 1 / (2 / distance - v2 / gravity),
    eccentricity,
    inclination: acos(hz / lengthOf(around)) * DEGREES_PER_RADIAN,
    ascendingNode: node * DEGREES_PER_RADIAN,
    fromNode: atan2(product(ahead, beside), product(ahead, towardsNode)) * DEGREES_PER_RADIAN,
  };
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The point of an orbit so many degrees beyond its nearest one, astronomical units. */
export function pointOf(orbit: Orbit, anomaly: number): Vector {
  const { semiMajorAxis, eccentricity: e, inclination, ascendingNode, fromNode } = orbit;
  const distance = (semiMajorAxis * (1 - e * e)) / (1 + e * cos(anomaly * RADIANS_PER_DEGREE));
  const [u, i, n] = [fromNode + anomaly, inclination, ascendingNode].map((degrees) => degrees * RADIANS_PER_DEGREE) as [
    number,
    number,
    number,
  ];
  const [along, across] = [cos(u), sin(u) * cos(i)];
  return scaled([along * cos(n) - across * sin(n), along * sin(n) + across * cos(n), sin(u) * sin(i)], distance);
}
