/**
 * Sums of Chebyshev polynomials by Clenshaw's recurrence (Clenshaw, "A note on the summation of Chebyshev series",
 * Mathematical Tables and Other Aids to Computation 9, 118 (1955)).
 */

/** The sum of c[first + k] T_k(x) for k = 0 .. count - 1, |x| <= 1. */
export function chebyshevSum(c: Float64Array | Int32Array, first: number, count: number, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = first + count - 1; k > first; k--) {
    const b = (c[k] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return (c[first] as number) + x * b1 - b2;
}

/** The derivative of {@link chebyshevSum} with respect to x. */
export function chebyshevSlope(c: Float64Array, first: number, count: number, x: number): number {
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let k = first + count - 1; k > first; k--) {
    // The derivative goes first: it uses the sum of the step before.
    const d = 2 * b1 + 2 * x * d1 - d2;
    d2 = d1;
    d1 = d;
    const b = (c[k] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return b1 + x * d1 - d2;
}
