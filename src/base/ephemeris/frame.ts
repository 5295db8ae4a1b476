import { ARCSECONDS_PER_RADIAN, cos, sin } from '../math/trigonometry.js';
import { centuriesSinceJ2000 } from './moment.js';
import { generalPrecession } from './precession.js';

/** Rows of a rotation, one after the other. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The rotation from the celestial reference frame (ICRF) to the frame of `EclipticPosition`: the mean ecliptic of date,
 * counted from the mean equinox of J2000.0 carried along without precession.
 *
 * R3(p_A - ψ) R1(φ) R3(γ) with the Fukushima-Williams angles of the IAU 2006 precession: Hilton et al., Celestial
 * Mechanics and Dynamical Astronomy 94, 351 (2006); Wallace and Capitaine, Astronomy & Astrophysics 459, 981 (2006).
 */
export function frameMatrix(julianDayTt: number): Matrix {
  const t = centuriesSinceJ2000(julianDayTt);
  const gamma =
    -0.052928 + t * (10.556378 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + 0.000000026 * t))));
  const phi =
    84381.412819 + t * (-46.811016 + t * (0.0511268 + t * (0.00053289 + t * (-0.00000044 - 0.0000000176 * t))));
  const psi =
    -0.041775 + t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 + t * (-0.000026452 - 0.0000000148 * t))));
  const g = gamma / ARCSECONDS_PER_RADIAN;
  const p = phi / ARCSECONDS_PER_RADIAN;
  const s = (generalPrecession(julianDayTt) - psi) / ARCSECONDS_PER_RADIAN;
  const [cg, sg, cp, sp, cs, ss] = [cos(g), sin(g), cos(p), sin(p), cos(s), sin(s)];
  return [
    cs * cg - ss * cp * sg,
    cs * sg + ss * cp * cg,
    ss * sp,
    -ss * cg - cs * cp * sg,
    -ss * sg + cs * cp * cg,
    cs * sp,
    sp * sg,
    -sp * cg,
    cp,
  ];
}
