import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { topocentricPosition } from '../../../src/base/ephemeris/topocentric.js';
import { wrap180 } from '../../../src/base/math/angle.js';

const RADIANS = Math.PI / 180;
const NAVAL_OBSERVATORY = { latitude: 38.9215, longitude: -77.0669, height: 92 };

/**
 * The Moon over the United States Naval Observatory by NOVAS and DE405, with delta-T taken as 0: right ascension in hours
 * and declination in degrees, of the date. From the tests of Skyfield (MIT), skyfield/tests/test_against_novas.py.
 */
const BY_NOVAS = [
  [2440423.345833333, 12.463855411284248, -5.022075882873389],
  [2448031.5, 23.655459675858097, 1.1749464194370667],
  [2451545, 14.845444624832783, -11.587991888462232],
  [2456164.5, 16.393647715389655, -21.818976417687217],
] as const;

describe('the topocentric Moon', () => {
  it.each(BY_NOVAS)('is within 0.03 arc-seconds of NOVAS at %d', (tt, rightAscension, declination) => {
    const moment = { ut: tt, tt };
    const { longitude, latitude } = topocentricPosition(defaultEphemeris, 'Moon', moment, NAVAL_OBSERVATORY);
    const { obliquity, toTrueEquinox } = earthOrientation(moment);
    const [l, b, e] = [(longitude + toTrueEquinox) * RADIANS, latitude * RADIANS, obliquity * RADIANS];
    const sine = Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l);
    const ascension = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l)) / RADIANS;
    const across = wrap180(ascension - rightAscension * 15) * Math.cos(declination * RADIANS);
    expect(Math.abs(across) * 3600).toBeLessThan(0.03);
    expect(Math.abs(Math.asin(sine) / RADIANS - declination) * 3600).toBeLessThan(0.03);
  });
});
