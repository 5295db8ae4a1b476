import { sinCos } from '../../math/angle.js';
import { DAYS_PER_CENTURY } from '../ephemeris.js';

const NEWTON_STEPS = 6;
const NEWTON_TOLERANCE = 1e-7;

/** Written over by every call, and read by no other. */
const trig = new Float64Array(2);

/**
 * Position and velocity on a slowly changing ellipse, written to `state` from `at` on: x, y, z in astronomical units,
 * then their rates per day.
 *
 * The 14 numbers are a; the mean longitude λ = L0 + L1 T + L2 T²; h = e sin ϖ and k = e cos ϖ, quadratic in T;
 * p = sin(i/2) sin Ω and q = sin(i/2) cos Ω, linear in T; radians and Julian centuries since J2000.0. These elements
 * have no singularity for a circle or an ellipse in the plane (Broucke and Cefola, Celestial Mechanics 5, 303 (1972)).
 * The velocity has the drift of all of them, without which Saturn's stations are minutes off.
 */
export function ellipseState(numbers: Float64Array, t: number, state: Float64Array, at: number): void {
  // By index: taking a typed array apart with a pattern goes through its iterator, which costs more than the ellipse.
  const a = numbers[0] as number;
  const l1 = numbers[2] as number;
  const l2 = numbers[3] as number;
  const lambda = (numbers[1] as number) + t * (l1 + t * l2);
  const h = (numbers[4] as number) + t * ((numbers[5] as number) + t * (numbers[6] as number));
  const k = (numbers[7] as number) + t * ((numbers[8] as number) + t * (numbers[9] as number));
  const p = (numbers[10] as number) + (numbers[11] as number) * t;
  const q = (numbers[12] as number) + (numbers[13] as number) * t;
  const lambdaRate = (l1 + 2 * t * l2) / DAYS_PER_CENTURY;
  const hRate = ((numbers[5] as number) + 2 * t * (numbers[6] as number)) / DAYS_PER_CENTURY;
  const kRate = ((numbers[8] as number) + 2 * t * (numbers[9] as number)) / DAYS_PER_CENTURY;
  const pRate = (numbers[11] as number) / DAYS_PER_CENTURY;
  const qRate = (numbers[13] as number) / DAYS_PER_CENTURY;
  // Kepler's equation in these elements: F + h cos F - k sin F = λ.
  sinCos(lambda, trig);
  let s = trig[0] as number;
  let c = trig[1] as number;
  let f = lambda - h * c + k * s;
  for (let i = 0; i < NEWTON_STEPS; i++) {
    sinCos(f, trig);
    s = trig[0] as number;
    c = trig[1] as number;
    const step = (f + h * c - k * s - lambda) / (1 - h * s - k * c);
    f -= step;
    if (step < NEWTON_TOLERANCE && step > -NEWTON_TOLERANCE) {
      // To first order, instead of a sine and a cosine more.
      const corrected = c + step * s;
      s = s - step * c;
      c = corrected;
      break;
    }
  }
  const eta = Math.sqrt(1 - h * h - k * k);
  const b = 1 / (1 + eta);
  const bRate = (b * b * (h * hRate + k * kRate)) / eta;
  const hkb = h * k * b;
  const ax = 1 - h * h * b;
  const ay = 1 - k * k * b;
  const x = a * (ax * c + hkb * s - k);
  const y = a * (ay * s + hkb * c - h);
  const axRate = -h * (2 * hRate * b + h * bRate);
  const ayRate = -k * (2 * kRate * b + k * bRate);
  const hkbRate = (hRate * k + h * kRate) * b + h * k * bRate;
  const fRate = (lambdaRate - hRate * c + kRate * s) / (1 - h * s - k * c);
  const xRate = a * (fRate * (hkb * c - ax * s) + axRate * c + hkbRate * s - kRate);
  const yRate = a * (fRate * (ay * c - hkb * s) + ayRate * s + hkbRate * c - hRate);
  const w = 2 * Math.sqrt(1 - p * p - q * q);
  const tilt = p * x - q * y;
  const tiltRate = p * xRate - q * yRate + pRate * x - qRate * y;
  const wRate = (-4 * (p * pRate + q * qRate)) / w;
  state[at] = x - 2 * p * tilt;
  state[at + 1] = y + 2 * q * tilt;
  state[at + 2] = -w * tilt;
  state[at + 3] = xRate - 2 * (p * tiltRate + pRate * tilt);
  state[at + 4] = yRate + 2 * (q * tiltRate + qRate * tilt);
  state[at + 5] = -w * tiltRate - wRate * tilt;
}
