/**
 * By Jacobi and Anger a wave that runs through an angle of z to either side is a sum of Chebyshev's polynomials:
 * cos zx = J0(z) - 2 J2(z) T2(x) + 2 J4(z) T4(x) ..., sin zx = 2 J1(z) T1(x) - 2 J3(z) T3(x) ... (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 9.1.44 and 9.1.45).
 *
 * Writes the factors of T0, T1, T2 and so on from `at` on and returns how many: an even number of at most `most`, and no
 * more than leave out less than `least`. Bessel's functions come from their recurrence downwards (9.1.27), in which a
 * start that is wrong dies out, and from J0 + 2 J2 + 2 J4 + ... = 1 (9.1.46).
 */
export function waveFactors(z: number, least: number, most: number, into: Float64Array, at: number): number {
  const half = Math.abs(z) / 2;
  let last = 1;
  // |Jn(z)| is at most (z/2)^n / n! (9.1.62).
  for (let bound = half; bound >= least || (last & 1) === 0; bound *= half / last) last++;
  const count = Math.min(last + 1, most);
  const perOrder = z === 0 ? 0 : 2 / z;
  let above = 0;
  let value = 1;
  let even = 0;
  for (let n = last; n >= 0; n--) {
    if (n < count) into[at + n] = value;
    even += (n & 1) === 0 ? value : 0;
    const below = n * perOrder * value - above;
    above = value;
    value = below;
  }
  // `above` is the unscaled J0 now.
  const scale = 2 / (2 * even - above);
  for (let n = 0; n < count; n++) (into[at + n] as number) *= (n & 2) === 0 ? scale : -scale;
  (into[at] as number) /= 2;
  return count;
}
