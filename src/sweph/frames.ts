import { generalPrecession, meanObliquity } from '../base/ephemeris/earth.js';
import { J2000 } from '../base/ephemeris/ephemeris.js';
import { movingNutation } from '../base/ephemeris/nutation.js';
import { frameMatrix, type Matrix } from '../base/ephemeris/stars.js';
import { wrap360 } from '../base/math/angle.js';
import type { Triple } from './coordinates.js';

/** How the axes of date lie at an instant, degrees. */
export interface Axes {
  /** General precession in longitude since J2000.0. */
  readonly precession: number;
  /** Nutation in longitude and in obliquity. */
  readonly longitude: number;
  readonly obliquity: number;
  readonly meanObliquity: number;
  /** Of the true equinox a day. */
  readonly equinoxSpeed: number;
}

let axesInstant = Number.NaN;
let lastAxes: Axes = { precession: 0, longitude: 0, obliquity: 0, meanObliquity: 0, equinoxSpeed: 0 };

/** The axes at a Julian day of Terrestrial Time; those asked for last are kept, for a chart asks a dozen times. */
export function axesAt(tt: number): Axes {
  if (tt === axesInstant) return lastAxes;
  const swing = movingNutation(tt);
  lastAxes = {
    precession: generalPrecession(tt) / 3600,
    longitude: swing.longitude / 3600,
    obliquity: swing.obliquity / 3600,
    meanObliquity: meanObliquity(tt) / 3600,
    equinoxSpeed: (precessionSpeedAt(tt) + swing.longitudeRate) / 3600,
  };
  axesInstant = tt;
  return lastAxes;
}

/** The rate of the true equinox in the frame of the ephemeris, degrees a day. */
export function equinoxSpeedAt(tt: number): number {
  return axesAt(tt).equinoxSpeed;
}

/** Days. Precession bends by nothing in it. */
const PRECESSION_STEP = 100;

function precessionSpeedAt(tt: number): number {
  return (generalPrecession(tt + PRECESSION_STEP) - generalPrecession(tt - PRECESSION_STEP)) / (2 * PRECESSION_STEP);
}

export function obliquityOf({ meanObliquity: mean, obliquity }: Axes, isMean: boolean): number {
  return isMean ? mean : mean + obliquity;
}

/** A vector through a rotation. */
function through(m: Matrix, [x, y, z]: Triple): Triple {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

/** A vector through the inverse of a rotation. */
function against(m: Matrix, [x, y, z]: Triple): Triple {
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
}

let atJ2000: Matrix | undefined;

/** From the frame of the ephemeris at an instant to the ecliptic and the equinox of J2000.0. */
export function toJ2000(vector: Triple, tt: number): Triple {
  atJ2000 ??= frameMatrix(J2000);
  return through(atJ2000, against(frameMatrix(tt), vector));
}

/** Mean obliquity at J2000.0, degrees. */
export const OBLIQUITY_J2000 = 84381.406 / 3600;

/** Degrees from one longitude to another, brought near zero. */
export function nearZero(degrees: number): number {
  const wrapped = wrap360(degrees);
  return wrapped >= 180 ? wrapped - 360 : wrapped;
}
