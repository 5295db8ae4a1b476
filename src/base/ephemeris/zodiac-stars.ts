import { culminating, starLongitudes } from './star-longitude.js';
import type { CatalogueStar } from './stars.js';

/** The stars that a zodiac can go with. Places after Hipparcos, the New Reduction (van Leeuwen 2007), as SIMBAD lists them. */

/**
 * Spica (α Virginis, Chitra). Its parallax, 0.013", is left out, and with it what it comes nearer: nothing that the
 * zodiac of true Chitra could tell.
 */
export const SPICA: CatalogueStar = {
  rightAscension: 201.298247375,
  declination: -11.161319472,
  motionInRightAscension: -0.04235,
  motionInDeclination: -0.03067,
  parallax: 0,
  radialVelocity: 0,
};

/** Asellus Australis (δ Cancri, Pushya). */
export const ASELLUS_AUSTRALIS: CatalogueStar = {
  rightAscension: 131.1712467083,
  declination: 18.1543065,
  motionInRightAscension: -0.01767,
  motionInDeclination: -0.22926,
  parallax: 0.02498,
  radialVelocity: 17.14,
};

/** ζ Piscium (Revati). */
export const ZETA_PISCIUM: CatalogueStar = {
  rightAscension: 18.4328639583,
  declination: 7.5753540278,
  motionInRightAscension: 0.145,
  motionInDeclination: -0.05569,
  parallax: 0.01876,
  radialVelocity: 15,
};

/** Shaula (λ Scorpii, Mula). */
export const SHAULA: CatalogueStar = {
  rightAscension: 263.4021671667,
  declination: -37.1038235556,
  motionInRightAscension: -0.00853,
  motionInDeclination: -0.0308,
  parallax: 0.00571,
  radialVelocity: -3,
};

/**
 * Sagittarius A*, the centre of the Galaxy: 17h 45m 40.03599s, -29° 00' 28.1699" (Petrov et al., Astronomical Journal
 * 142, 35 (2011)), its motion after Reid and Brunthaler, Astrophysical Journal 616, 872 (2004).
 */
export const SAGITTARIUS_A: CatalogueStar = {
  rightAscension: 266.4168166,
  declination: -29.0078249722,
  motionInRightAscension: -0.003151,
  motionInDeclination: -0.005547,
  parallax: 0,
  radialVelocity: 0,
};

/** Apparent longitudes, degrees in [0, 360), in the frame of `EclipticPosition`. Within 0.03" from 1800 to 2200. */
export const spicaLongitude = /* @__PURE__ */ starLongitudes(SPICA);
export const pushyaLongitude = /* @__PURE__ */ starLongitudes(ASELLUS_AUSTRALIS);
export const revatiLongitude = /* @__PURE__ */ starLongitudes(ZETA_PISCIUM);
export const mulaLongitude = /* @__PURE__ */ starLongitudes(SHAULA);
export const galacticCentreLongitude = /* @__PURE__ */ starLongitudes(SAGITTARIUS_A);

/** The longitude of the point of the ecliptic that culminates with the centre of the Galaxy (dhruva projection). */
export const galacticCentreCulmination = /* @__PURE__ */ starLongitudes(SAGITTARIUS_A, culminating);
