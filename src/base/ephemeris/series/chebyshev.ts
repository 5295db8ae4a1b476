import { cos, PI } from '../../math/angle.js';

/** By order, then by node from 1 to -1: Chebyshev's polynomials at the nodes of the first kind. */
export function polynomialsAtNodes(nodes: number): Float64Array {
  const circle = Float64Array.from({ length: 4 * nodes }, (_, i) => cos((PI * i) / (2 * nodes)));
  const values = new Float64Array(nodes * nodes);
  for (let n = 0; n < nodes; n++) {
    for (let k = 0; k < nodes; k++) values[n * nodes + k] = circle[(n * (2 * k + 1)) % (4 * nodes)] as number;
  }
  return values;
}

/** The nodes of a segment from the latest to the earliest, 1 to -1. */
export function nodesOf(nodes: number): Float64Array {
  return polynomialsAtNodes(nodes).subarray(nodes, 2 * nodes);
}
