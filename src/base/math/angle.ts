/** Millionths of a degree: the unit in which every reported angle is an exact integer. */
export const MICRODEGREES_PER_DEGREE = 1_000_000;
export const MICRODEGREES_PER_CIRCLE = 360_000_000;

/** `value` reduced to [0, modulus). */
export function modulo(value: number, modulus: number): number {
  // The sum turns -0 into 0.
  if (value >= 0 && value < modulus) return value + 0;
  const reduced = value - modulus * Math.floor(value / modulus);
  return reduced >= modulus || reduced < 0 ? 0 : reduced;
}

/** Degrees reduced to [0, 360). */
export function wrap360(degrees: number): number {
  return modulo(degrees, 360);
}

/** Degrees reduced to [-180, 180): the signed shortest way. */
export function wrap180(degrees: number): number {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}

/**
 * The one rounding of a longitude: a whole number of microdegrees in [0, 360 000 000).
 *
 * Sign, nakshatra, pada, navamsa and the degrees that are printed all come from this integer, so they cannot
 * contradict one another, and a client who has the printed longitude can recompute each of them.
 */
export function toMicrodegrees(degrees: number): number {
  const rounded = Math.floor(wrap360(degrees) * MICRODEGREES_PER_DEGREE + 0.5);
  return rounded === MICRODEGREES_PER_CIRCLE ? 0 : rounded;
}

/** Microdegrees as degrees with at most six decimals. */
export function fromMicrodegrees(microdegrees: number): number {
  return microdegrees / MICRODEGREES_PER_DEGREE;
}

/** A number at reporting precision. `decimals` is a small whole number; never yields -0. */
export function roundTo(value: number, decimals: number): number {
  let scale = 1;
  for (let i = 0; i < decimals; i++) scale *= 10;
  return Math.round(value * scale) / scale + 0;
}

/**
 * Elementary functions built from IEEE 754 + - * / and `Math.sqrt` alone, which ECMAScript fixes to the last
 * bit. `Math.sin` and its kin are left to the engine and differ between engines.
 *
 * Angles are radians here. Sine and cosine are within 1.6 units in the last place up to |x| = 5000, the arc
 * tangent within 2.2. The coefficients are Chebyshev interpolations made in 60-digit arithmetic:
 * sin x = x + x³ S(x²) and cos x = 1 - x²/2 + x⁴ C(x²) on |x| <= π/4, atan x = x + x³ A(x²) on |x| <= 2 - √3.
 */

export const PI = Math.PI;
export const DEGREES_PER_RADIAN = 57.29577951308232;
export const RADIANS_PER_DEGREE = 0.017453292519943295;
export const ARCSECONDS_PER_RADIAN = 206264.80624709636;

const S0 = -0.16666666666666666;
const S1 = 0.008333333333330936;
const S2 = -0.00019841269836740527;
const S3 = 2.7557316093196066e-6;
const S4 = -2.5051129895962807e-8;
const S5 = 1.5917988944318716e-10;

const C0 = 0.041666666666666664;
const C1 = -0.0013888888888887389;
const C2 = 2.48015872987544e-5;
const C3 = -2.7557317265876615e-7;
const C4 = 2.087614504910828e-9;
const C5 = -1.1382544623404291e-11;

const A0 = -0.3333333333333333;
const A1 = 0.1999999999999687;
const A2 = -0.14285714284549908;
const A3 = 0.11111110944039437;
const A4 = -0.09090897053151176;
const A5 = 0.07691818724411859;
const A6 = -0.06654928881777425;
const A7 = 0.05716181597154973;
const A8 = -0.039573435059021854;

// π/2 in three parts; the first two have 32 significant bits, so k * P1 and k * P2 are exact for |k| < 2^20.
const P1 = 1.5707963267341256;
const P2 = 6.077100506303966e-11;
const P3 = 2.0222662487959506e-21;
const TWO_OVER_PI = 0.6366197723675814;

const HALF_PI = 1.5707963267948966;
const HALF_PI_LOW = 6.123233995736766e-17;
const PI_LOW = 1.2246467991473532e-16;
const SIXTH_PI = 0.5235987755982989;
const SIXTH_PI_LOW = -5.360408832255455e-17;
const SQRT_3 = 1.7320508075688772;
const TAN_15_DEGREES = 0.2679491924311227;

function sinKernel(x: number): number {
  const z = x * x;
  return x + x * z * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * S5)))));
}

function cosKernel(x: number): number {
  const z = x * x;
  const half = 0.5 * z;
  const w = 1 - half;
  return w + (1 - w - half + z * z * (C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * C5))))));
}

/** Sine of an angle in radians, |x| < 1.6e6. */
export function sin(x: number): number {
  const k = Math.floor(x * TWO_OVER_PI + 0.5);
  const r = x - k * P1 - k * P2 - k * P3;
  const quadrant = k & 3;
  if (quadrant === 0) return sinKernel(r);
  if (quadrant === 1) return cosKernel(r);
  return quadrant === 2 ? -sinKernel(r) : -cosKernel(r);
}

/** Cosine of an angle in radians, |x| < 1.6e6. */
export function cos(x: number): number {
  const k = Math.floor(x * TWO_OVER_PI + 0.5);
  const r = x - k * P1 - k * P2 - k * P3;
  const quadrant = k & 3;
  if (quadrant === 0) return cosKernel(r);
  if (quadrant === 1) return -sinKernel(r);
  return quadrant === 2 ? -cosKernel(r) : sinKernel(r);
}

/**
 * Sine and cosine of one angle in radians, |x| < 1.6e6, into the first two places of `out`: the same bits as `sin` and
 * `cos`, for the price of one reduction.
 */
export function sinCos(x: number, out: Float64Array): void {
  const k = Math.floor(x * TWO_OVER_PI + 0.5);
  const r = x - k * P1 - k * P2 - k * P3;
  // Places and signs by arithmetic: in which quadrant an angle lies is more than the processor can foresee.
  const swap = k & 1;
  out[swap] = sinKernel(r) * (1 - ((k ^ (k >> 1)) & 1) * 2);
  out[1 - swap] = cosKernel(r) * (1 - (k & 2));
}

/** Tangent of an angle in radians, |x| < 1.6e6. */
export function tan(x: number): number {
  return sin(x) / cos(x);
}

/** Four-quadrant arc tangent in radians, in (-π, π]; `atan2(0, 0)` is 0. */
export function atan2(y: number, x: number): number {
  const ax = x < 0 ? -x : x;
  const ay = y < 0 ? -y : y;
  if (ax === 0 && ay === 0) return 0;
  const swap = ay > ax;
  const n = swap ? ax : ay;
  const d = swap ? ay : ax;
  let z: number;
  let high = 0;
  let low = 0;
  if (n <= TAN_15_DEGREES * d) {
    z = n / d;
  } else {
    z = (SQRT_3 * n - d) / (SQRT_3 * d + n);
    high = SIXTH_PI;
    low = SIXTH_PI_LOW;
  }
  const w = z * z;
  const series = A0 + w * (A1 + w * (A2 + w * (A3 + w * (A4 + w * (A5 + w * (A6 + w * (A7 + w * A8)))))));
  let r = high + (z + (z * w * series + low));
  if (swap) r = HALF_PI - (r - HALF_PI_LOW);
  if (x < 0) r = PI - (r - PI_LOW);
  return y < 0 ? -r : r;
}

/** Arc sine in radians of a value in [-1, 1]. */
export function asin(value: number): number {
  return atan2(value, Math.sqrt((1 - value) * (1 + value)));
}

/** Arc cosine in radians of a value in [-1, 1]. */
export function acos(value: number): number {
  return atan2(Math.sqrt((1 - value) * (1 + value)), value);
}
