/**
 * The frame of the pack: the mean ecliptic of date with the general precession in longitude taken out. It tilts by
 * 47 arc-seconds a century and does not turn, so that a longitude in it minus a constant is a sidereal one.
 *
 * R3(p_A - psi) R1(phi) R3(gamma), where R1(phi) and R3(gamma) are the Fukushima-Williams angles of the IAU 2006
 * precession with the frame bias inside: Hilton et al., Celestial Mechanics and Dynamical Astronomy 94, 351 (2006);
 * Wallace and Capitaine, Astronomy & Astrophysics 459, 981 (2006). p_A: Capitaine, Wallace and Chapront, Astronomy &
 * Astrophysics 412, 567 (2003), eq. 39.
 *
 * It is the frame of `frameMatrix` in the library, to the last bits: one rotation after the other instead of their
 * product. The shipped pack was made with these bits, and others would move some of its integers by one.
 */
import { centuriesSinceJ2000 } from '../../src/base/ephemeris/moment.js';
import { ARCSECONDS_PER_RADIAN, cos, sin } from '../../src/base/math/trigonometry.js';
import type { Vector } from './vector.js';

/** Coefficients of powers of T (Julian centuries from J2000), arc-seconds. */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026] as const;
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176] as const;
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148] as const;
const P_A = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383] as const;

/** A vector of the ICRF in the frame of the pack at a Julian day. */
export function toPackFrame(v: Vector, julianDay: number): Vector {
  const t = centuriesSinceJ2000(julianDay);
  const gamma = polynomial(GAMMA, t) / ARCSECONDS_PER_RADIAN;
  const phi = polynomial(PHI, t) / ARCSECONDS_PER_RADIAN;
  const turn = (polynomial(P_A, t) - polynomial(PSI, t)) / ARCSECONDS_PER_RADIAN;
  return aboutZ(turn, aboutX(phi, aboutZ(gamma, v)));
}

function polynomial(c: readonly [number, number, number, number, number, number], t: number): number {
  return c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * (c[4] + t * c[5]))));
}

/** R1: the axes turn about x. */
function aboutX(angle: number, v: Vector): Vector {
  const c = cos(angle);
  const s = sin(angle);
  return { x: v.x, y: c * v.y + s * v.z, z: c * v.z - s * v.y };
}

/** R3: the axes turn about z. */
function aboutZ(angle: number, v: Vector): Vector {
  const c = cos(angle);
  const s = sin(angle);
  return { x: c * v.x + s * v.y, y: c * v.y - s * v.x, z: v.z };
}
