import {
  ARCSECONDS_PER_RADIAN,
  atan2,
  cos,
  DEGREES_PER_RADIAN,
  RADIANS_PER_DEGREE,
  sin,
  wrap360,
} from '../math/angle.js';
import { deflect } from './deflection.js';
import { generalPrecession } from './earth.js';
import { earthVelocity, sunVector } from './earth-velocity.js';
import { centuriesSinceJ2000, type Ephemeris, J2000 } from './ephemeris.js';
import { LIGHT_SPEED } from './light.js';

/** A star as catalogues have it, at epoch and equinox J2000.0. */
export interface CatalogueStar {
  /** Degrees. */
  readonly rightAscension: number;
  /** Degrees north. */
  readonly declination: number;
  /** Arc-seconds a year, times the cosine of the declination. */
  readonly motionInRightAscension: number;
  /** Arc-seconds a year. */
  readonly motionInDeclination: number;
  /** Arc-seconds. */
  readonly parallax: number;
  /** Kilometres a second, away from the Sun positive. */
  readonly radialVelocity: number;
}

/** Where a star appears, in the frame of `EclipticPosition`. */
export interface StarPosition {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees. */
  readonly latitude: number;
}

const DAYS_PER_YEAR = 365.25;

/** Kilometres a second of one astronomical unit a Julian year. */
const KILOMETRES_PER_SECOND = 4.740470464;

/**
 * The apparent place of a star: space motion, parallax, light deflection and annual aberration are in it, nutation is
 * not. The Sun stands for the barycentre, which costs 0.01". Formulas: "Explanatory Supplement to the Astronomical
 * Almanac", 3rd edition, section 7.2.
 */
export function starPosition(ephemeris: Ephemeris, star: CatalogueStar, julianDayTt: number): StarPosition {
  const [x, y, z] = starDirection(star, julianDayTt);
  const parallax = star.parallax / ARCSECONDS_PER_RADIAN;
  const now = sunVector(ephemeris, julianDayTt);
  const velocity = earthVelocity(ephemeris, julianDayTt);
  const ux = x + parallax * now[0];
  const uy = y + parallax * now[1];
  const bending = new Float64Array(3);
  deflect(Float64Array.of(ux, uy, z, ux, uy, z, -now[0], -now[1], 0), bending);
  const across = uy + (bending[1] as number) + velocity[1] / LIGHT_SPEED;
  const along = ux + (bending[0] as number) + velocity[0] / LIGHT_SPEED;
  const up = z + (bending[2] as number);
  return {
    longitude: wrap360(atan2(across, along) * DEGREES_PER_RADIAN),
    latitude: atan2(up, Math.sqrt(along * along + across * across)) * DEGREES_PER_RADIAN,
  };
}

/** From the Sun to a star, in the frame of `EclipticPosition`, of a length near 1. */
export function starDirection(star: CatalogueStar, julianDayTt: number): readonly [x: number, y: number, z: number] {
  const years = (julianDayTt - J2000) / DAYS_PER_YEAR;
  const [ca, sa] = [cos(star.rightAscension * RADIANS_PER_DEGREE), sin(star.rightAscension * RADIANS_PER_DEGREE)];
  const [cd, sd] = [cos(star.declination * RADIANS_PER_DEGREE), sin(star.declination * RADIANS_PER_DEGREE)];
  const alpha = (star.motionInRightAscension / ARCSECONDS_PER_RADIAN) * years;
  const delta = (star.motionInDeclination / ARCSECONDS_PER_RADIAN) * years;
  const away = 1 + (star.radialVelocity / KILOMETRES_PER_SECOND) * (star.parallax / ARCSECONDS_PER_RADIAN) * years;
  const x = away * (cd * ca) - sa * alpha - sd * ca * delta;
  const y = away * (cd * sa) + ca * alpha - sd * sa * delta;
  const z = away * sd + cd * delta;
  const m = frameMatrix(julianDayTt);
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

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
