import { cos, modulo, RADIANS_PER_DEGREE, sin } from '../math/angle.js';
import { centuriesSinceJ2000, J2000, type Moment } from './ephemeris.js';
import { nutation, nutationInLongitude } from './nutation.js';

/** How the Earth stands and turns at a moment: what links the ecliptic frame to a horizon. */
export interface EarthOrientation {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Greenwich apparent sidereal time, degrees, not reduced to one turn. */
  readonly siderealTime: number;
  /**
   * Degrees from the zero point of `EclipticPosition.longitude` to the true equinox of date: the general precession
   * plus the nutation in longitude. An apparent tropical longitude is a position's longitude plus this.
   */
  readonly toTrueEquinox: number;
}

/** The same axis at another sidereal time, degrees. */
export function turnedTo({ obliquity, toTrueEquinox }: EarthOrientation, siderealTime: number): EarthOrientation {
  return { obliquity, siderealTime, toTrueEquinox };
}

/** The orientation of the Earth, IAU 2006 precession and IAU 2000B nutation. */
export function earthOrientation(moment: Moment): EarthOrientation {
  const { longitude, obliquity } = nutation(moment.tt);
  const trueObliquity = (meanObliquity(moment.tt) + obliquity) / 3600;
  return {
    obliquity: trueObliquity,
    siderealTime: apparentSiderealTime(moment, longitude, trueObliquity),
    toTrueEquinox: (generalPrecession(moment.tt) + longitude) / 3600,
  };
}

/** `EarthOrientation.toTrueEquinox` alone, at a Julian day of Terrestrial Time. */
export function toTrueEquinox(julianDayTt: number): number {
  return (generalPrecession(julianDayTt) + nutationInLongitude(julianDayTt)) / 3600;
}

/** Half the span, days, over which the rate of the equinox is a difference; nutation has no period below 5 days. */
const EQUINOX_HALF_SPAN = 0.05;

/**
 * `EarthOrientation.toTrueEquinox` as the mean of two instants around the one asked for, between which it bends by less
 * than 0.0001 arc-second, and its rate, degrees per day.
 */
export function movingEquinox(julianDayTt: number): { readonly toTrueEquinox: number; readonly speed: number } {
  const before = toTrueEquinox(julianDayTt - EQUINOX_HALF_SPAN);
  const after = toTrueEquinox(julianDayTt + EQUINOX_HALF_SPAN);
  return { toTrueEquinox: (before + after) / 2, speed: (after - before) / (2 * EQUINOX_HALF_SPAN) };
}

/**
 * Greenwich apparent sidereal time, degrees: the Earth rotation angle (IAU 2000 resolution B1.8), the precession of
 * the equinox (Capitaine, Wallace and Chapront, Astronomy & Astrophysics 432, 355 (2005)) and the equation of the
 * equinoxes with its two largest complementary terms (IERS Technical Note 36, section 5.5.7).
 */
export function apparentSiderealTime(moment: Moment, nutationInLongitude: number, obliquity: number): number {
  const days = moment.ut - J2000;
  // 1.0027… is written as 0.0027… plus the fraction of the day, which keeps the digits a whole turn would cost.
  const rotation = 360 * modulo(0.779057273264 + 0.00273781191135448 * days + (days - Math.trunc(days)), 1);
  const t = centuriesSinceJ2000(moment.tt);
  const node = (125.04455501 - 1934.1362891 * t) * RADIANS_PER_DEGREE;
  return (
    rotation +
    (0.014506 +
      t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - 3.68e-8 * t)))) +
      nutationInLongitude * cos(obliquity * RADIANS_PER_DEGREE) +
      0.00264096 * sin(node) +
      0.00006352 * sin(2 * node)) /
      3600
  );
}

/**
 * General precession in longitude since J2000.0, arc-seconds: how far the mean equinox has moved along the ecliptic.
 * IAU 2006: Capitaine, Wallace and Chapront, Astronomy & Astrophysics 412, 567 (2003), eq. 39.
 */
export function generalPrecession(julianDayTt: number): number {
  const t = centuriesSinceJ2000(julianDayTt);
  return t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 - 0.0000000383 * t))));
}

/**
 * Mean obliquity of the ecliptic, arc-seconds.
 * IAU 2006: Hilton et al., Celestial Mechanics and Dynamical Astronomy 94, 351 (2006).
 */
export function meanObliquity(julianDayTt: number): number {
  const t = centuriesSinceJ2000(julianDayTt);
  return 84381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 - 0.0000000434 * t))));
}
