import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { generalPrecession, meanObliquity } from '../../../src/base/ephemeris/earth.js';
import type { Ephemeris } from '../../../src/base/ephemeris/ephemeris.js';
import { culminating, starLongitudes } from '../../../src/base/ephemeris/star-longitude.js';
import { type CatalogueStar, starPosition } from '../../../src/base/ephemeris/stars.js';
import * as stars from '../../../src/base/ephemeris/zodiac-stars.js';
import { SPICA, spicaLongitude } from '../../../src/base/ephemeris/zodiac-stars.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { JUNCTION_STARS } from '../../../src/base/zodiac/junction-stars.js';
import { astronomyEngine } from '../../../src/verify/astronomy-engine.js';
import { runs } from '../../support/support.js';

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

describe('the stars of the zodiacs', () => {
  it.each([
    ['Pushya', stars.ASELLUS_AUSTRALIS],
    ['Revati', stars.ZETA_PISCIUM],
    ['Mula', stars.SHAULA],
  ])('%s is the junction star of that name', (nakshatra, star) => {
    expect(JUNCTION_STARS.find((one) => one.nakshatra === nakshatra)).toMatchObject(star);
  });

  test.prop([instants], runs(500))(
    'the culminating point has the right ascension of the centre of the Galaxy',
    (tt) => {
      // A second way to it: the point of the ecliptic is turned to the equator, and so is the direction.
      const { longitude, latitude } = starPosition(defaultEphemeris, stars.SAGITTARIUS_A, tt);
      const point = stars.galacticCentreCulmination(defaultEphemeris, tt);
      expect(Math.abs(wrap180(rightAscension(longitude, latitude, tt) - rightAscension(point, 0, tt)))).toBeLessThan(
        1e-9,
      );
    },
  );

  it('is the same before the days around reach beyond the ephemeris and after', () => {
    const longitudeOf = starLongitudes(stars.SAGITTARIUS_A, culminating);
    const { first, last } = defaultEphemeris.span;
    for (const [within, beyond] of [
      [first + 4.001, first + 2.999],
      [last - 5.001, last - 3.999],
    ] as const) {
      const way = wrap180(longitudeOf(defaultEphemeris, within) - longitudeOf(defaultEphemeris, beyond));
      expect(Math.abs(way) * 3600).toBeLessThan(1);
    }
  });
});

/** Of a direction in the frame of the ephemeris, degrees, by the mean equator of date. */
function rightAscension(longitude: number, latitude: number, tt: number): number {
  const [l, b, e] = [longitude + generalPrecession(tt) / 3600, latitude, meanObliquity(tt) / 3600].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  return (Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l)) * 180) / Math.PI;
}

/** Another object that answers the same, of which nothing is kept yet. */
function copyOf(ephemeris: Ephemeris): Ephemeris {
  return {
    description: ephemeris.description,
    span: ephemeris.span,
    position: (body, tt) => ephemeris.position(body, tt),
    motion: (body, tt) => ephemeris.motion(body, tt),
  };
}
