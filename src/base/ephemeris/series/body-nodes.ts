import { ARCSECONDS_PER_RADIAN, PI, sinCos } from '../../math/angle.js';
import { centuriesSinceJ2000 } from '../ephemeris.js';
import { MOON_LONGITUDE, type Polynomial } from './arguments.js';
import { nodesOf } from './chebyshev.js';
import { ellipseState } from './ellipse.js';
import { type NodeGrid, SeriesAtNodes } from './nodes.js';
import type { NodeValues } from './segments.js';
import type { LunarSeries, PoissonSeries, SeriesSpan } from './terms.js';

/** Longitude, latitude and distance of the Moon at the nodes of a segment, radians and astronomical units. */
export function moonAtNodes(
  series: LunarSeries,
  span: SeriesSpan,
  polynomials: readonly Polynomial[],
  grid: NodeGrid,
  least: readonly number[] = [0],
): NodeValues {
  const plane = new SeriesAtNodes(series.longitudeDistance, span, polynomials, grid, least);
  const height = new SeriesAtNodes(series.latitude, span, polynomials, grid, least);
  const { nodes, halfDays } = grid;
  const x = nodesOf(nodes);
  const inPlane = new Float64Array(2 * nodes);
  const [a, b, c, d, e] = MOON_LONGITUDE;
  const mean = (t: number) => (a + t * (b + t * (c + t * (d + t * e)))) / ARCSECONDS_PER_RADIAN;
  return (middle, into) => {
    plane.sum(middle, inPlane);
    height.sum(middle, into.subarray(nodes, 2 * nodes));
    const turns = 2 * PI * Math.floor(mean(centuriesSinceJ2000(middle)) / (2 * PI));
    for (let k = 0; k < nodes; k++) {
      const longitude = mean(centuriesSinceJ2000(middle + halfDays * (x[k] as number)));
      into[k] = longitude - turns + (inPlane[k] as number);
      into[2 * nodes + k] = inPlane[nodes + k] as number;
    }
  };
}

/** What the vector to the Moon leaves out: terms below so many radians, and as much of the distance. */
const LEAST_ANGLE = 1e-6;
const LEAST_DISTANCE = 2.5e-9;

/**
 * The vector to the Moon at the nodes of a segment, astronomical units, good for where the Earth is beside the barycentre
 * of both: that is 0.0003" of the Sun at most, and a fifteenth of the terms do.
 */
export function moonVectorAtNodes(
  series: LunarSeries,
  span: SeriesSpan,
  polynomials: readonly Polynomial[],
  grid: NodeGrid,
): NodeValues {
  const spherical = moonAtNodes(series, span, polynomials, grid, [LEAST_ANGLE, LEAST_DISTANCE]);
  const { nodes } = grid;
  const trig = new Float64Array(2);
  return (middle, into) => {
    spherical(middle, into);
    for (let k = 0; k < nodes; k++) {
      const r = into[2 * nodes + k] as number;
      sinCos(into[nodes + k] as number, trig);
      const rho = r * (trig[1] as number);
      into[2 * nodes + k] = r * (trig[0] as number);
      sinCos(into[k] as number, trig);
      into[k] = rho * (trig[1] as number);
      into[nodes + k] = rho * (trig[0] as number);
    }
  };
}

/**
 * What the mean ellipse of a planet leaves of its place, astronomical units. The series have how far it is ahead of the
 * ellipse in longitude and latitude, and the logarithm of how much farther from the Sun.
 */
export function planetAtNodes(
  series: PoissonSeries,
  ellipse: Float64Array,
  span: SeriesSpan,
  polynomials: readonly Polynomial[],
  grid: NodeGrid,
): NodeValues {
  const ahead = new SeriesAtNodes(series, span, polynomials, grid);
  const { nodes, halfDays } = grid;
  const nodeX = nodesOf(nodes);
  const room = new Float64Array(3 * nodes);
  const state = new Float64Array(6);
  const trig = new Float64Array(2);
  return (middle, into) => {
    ahead.sum(middle, room);
    for (let k = 0; k < nodes; k++) {
      ellipseState(ellipse, centuriesSinceJ2000(middle + halfDays * (nodeX[k] as number)), state, 0);
      const x = state[0] as number;
      const y = state[1] as number;
      const z = state[2] as number;
      const farther = room[nodes + k] as number;
      const stretch = 1 + farther * (1 + (farther / 2) * (1 + (farther / 3) * (1 + (farther / 4) * (1 + farther / 5))));
      sinCos(room[2 * nodes + k] as number, trig);
      const sb = trig[0] as number;
      const cb = trig[1] as number;
      sinCos(room[k] as number, trig);
      const sl = trig[0] as number;
      const cl = trig[1] as number;
      const rho = Math.sqrt(x * x + y * y);
      const along = stretch * (cb - (z / rho) * sb);
      into[k] = along * (x * cl - y * sl) - x;
      into[nodes + k] = along * (x * sl + y * cl) - y;
      into[2 * nodes + k] = stretch * (z * cb + rho * sb) - z;
    }
  };
}
