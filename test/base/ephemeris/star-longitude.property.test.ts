import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import type { Ephemeris } from '../../../src/base/ephemeris/ephemeris.js';
import { SPICA, spicaLongitude, starLongitudes } from '../../../src/base/ephemeris/star-longitude.js';
import { type CatalogueStar, starPosition } from '../../../src/base/ephemeris/stars.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { runs } from '../../support/support.js';
import { astronomyEngine } from '../../support/witness/astronomy-engine.js';

const J2000 = 2_451_545;

/** Regulus, before which the Sun passes, and which is near enough to be seen from two sides. */
const REGULUS: CatalogueStar = {
  rightAscension: 152.092962438,
  declination: 11.967208776,
  motionInRightAscension: -0.24873,
  motionInDeclination: 0.00559,
  parallax: 0.04113,
  radialVelocity: 5.9,
};

const regulus = starLongitudes(REGULUS);

/** Days from 1800 to 2200, and the instants between two noons as well as the noons. */
const instants = fc
  .tuple(fc.integer({ min: -72_000, max: 72_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([day, part]) => J2000 + day + part);

describe('starLongitudes', () => {
  test.prop([instants], runs(3_000))('is within 2e-11 degree of the place of the star', (tt) => {
    for (const [star, longitudeOf] of [
      [SPICA, spicaLongitude],
      [REGULUS, regulus],
    ] as const) {
      const exact = starPosition(defaultEphemeris, star, tt).longitude;
      expect(Math.abs(wrap180(longitudeOf(defaultEphemeris, tt) - exact))).toBeLessThan(2e-11);
    }
  });

  test.prop([instants], runs(200))('is within 1e-11 where the Sun has no joints', (tt) => {
    const exact = starPosition(astronomyEngine, SPICA, tt).longitude;
    expect(Math.abs(wrap180(spicaLongitude(astronomyEngine, tt) - exact))).toBeLessThan(1e-11);
  });

  it('is so while the Sun passes the star, hour by hour', () => {
    const opposition = J2000 + 290;
    for (let hour = -240; hour < 240; hour++) {
      const tt = opposition + hour / 24;
      const exact = starPosition(defaultEphemeris, SPICA, tt).longitude;
      expect(Math.abs(wrap180(spicaLongitude(defaultEphemeris, tt) - exact))).toBeLessThan(2e-11);
    }
  });

  it('does not depend on what was asked before', () => {
    const asked = Array.from({ length: 60 }, (_, at) => J2000 + at * 611.37);
    const forwards = asked.map((tt) => spicaLongitude(copyOf(defaultEphemeris), tt));
    const one = copyOf(defaultEphemeris);
    const backwards = asked.toReversed().map((tt) => spicaLongitude(one, tt));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  it('is the place of the star itself where the days around reach beyond the ephemeris', () => {
    const { first, last } = defaultEphemeris.span;
    for (const tt of [first + 0.5, last - 0.5]) {
      expect(spicaLongitude(defaultEphemeris, tt)).toBe(starPosition(defaultEphemeris, SPICA, tt).longitude);
    }
  });

  it('asks for the Sun of each day of a search once', () => {
    let asked = 0;
    const counting: Ephemeris = {
      ...copyOf(defaultEphemeris),
      position(body, tt) {
        asked++;
        return defaultEphemeris.position(body, tt);
      },
    };
    for (let at = 0; at < 7_300; at++) spicaLongitude(counting, J2000 + at / 10);
    expect(asked).toBe(730 + 7);
  });

  it('keeps no more days than a search needs', () => {
    let asked = 0;
    const counting: Ephemeris = {
      ...copyOf(defaultEphemeris),
      position(body, tt) {
        asked++;
        return defaultEphemeris.position(body, tt);
      },
    };
    for (let day = 0; day < 5_000; day++) spicaLongitude(counting, J2000 + day);
    const before = asked;
    spicaLongitude(counting, J2000);
    expect(asked).toBe(before + 8);
  });
});

/** Another object that answers the same, of which nothing is kept yet. */
function copyOf(ephemeris: Ephemeris): Ephemeris {
  return {
    description: ephemeris.description,
    span: ephemeris.span,
    position: (body, tt) => ephemeris.position(body, tt),
    motion: (body, tt) => ephemeris.motion(body, tt),
  };
}
