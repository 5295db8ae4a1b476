import { starLongitudes } from './star-longitude.js';
import type { CatalogueStar } from './stars.js';

/**
 * Spica (α Virginis, Chitra): Hipparcos, the New Reduction (van Leeuwen 2007), as listed by SIMBAD. Its parallax, 0.013",
 * is left out, and with it what it comes nearer: nothing that the zodiac of true Chitra could tell.
 */
export const SPICA: CatalogueStar = {
  rightAscension: 201.298247375,
  declination: -11.161319472,
  motionInRightAscension: -0.04235,
  motionInDeclination: -0.03067,
  parallax: 0,
  radialVelocity: 0,
};

/** Apparent longitude of Spica, degrees in [0, 360), in the frame of `EclipticPosition`. Within 0.03" from 1800 to 2200. */
export const spicaLongitude = /* @__PURE__ */ starLongitudes(SPICA);
