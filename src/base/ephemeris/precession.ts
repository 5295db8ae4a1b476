import { centuriesSinceJ2000 } from './moment.js';

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
