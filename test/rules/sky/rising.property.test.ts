import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  azimuthAltitude,
  type Body,
  CalculationError,
  type CatalogueStar,
  dawn,
  dusk,
  fromJulianDay,
  lowerTransit,
  rising,
  setting,
  sunrise,
  upperTransit,
} from '../../../src/entries/sky.js';
import { runs } from '../../support/support.js';

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const body = fc.constantFrom<Body>(...BODIES);
const when = fc.double({ min: 2378500, max: 2524500, noNaN: true }).map((jd) => ({ jd, scale: 'ut' }) as const);
const placeUpTo = (latitude: number) =>
  fc.record({
    latitude: fc.double({ min: -latitude, max: latitude, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
const airless = { disc: 'centre', refraction: 0 } as const;

describe('a body', () => {
  it('stands on the horizon of the options where it rises and sets, and goes the right way', () => {
    fc.assert(
      fc.property(body, when, placeUpTo(85), fc.integer({ min: -10, max: 30 }), (one, from, place, horizon) => {
        for (const [find, way] of [
          [rising, 1],
          [setting, -1],
        ] as const) {
          const at = find(one, from, place, { ...airless, horizon });
          if (!at) continue;
          expect(at.jd).toBeGreaterThanOrEqual(from.jd);
          const altitudeAt = (jd: number) => azimuthAltitude(one, { jd, scale: 'ut' }, place).altitude;
          // As the direction of the surface tells the height of both, but for the aberration by the turn of the Earth.
          expect(Math.abs(altitudeAt(at.jd) - horizon)).toBeLessThan(0.0003);
          const slope = altitudeAt(at.jd + 1e-4) - altitudeAt(at.jd - 1e-4);
          if (Math.abs(slope) > 1e-5) expect(Math.sign(slope)).toBe(way);
        }
      }),
      runs(60),
    );
  });

  it('stands in the south or the north, highest or lowest, where it crosses the meridian', () => {
    fc.assert(
      fc.property(body, when, placeUpTo(60), (one, from, place) => {
        for (const find of [upperTransit, lowerTransit]) {
          const at = find(one, from, place);
          expect(at.jd - from.jd).toBeGreaterThanOrEqual(0);
          expect(at.jd - from.jd).toBeLessThan(1.08);
          const { azimuth, altitude } = azimuthAltitude(one, at, place);
          expect(Math.abs(Math.sin((azimuth * Math.PI) / 180)) * Math.cos((altitude * Math.PI) / 180)).toBeLessThan(
            2e-6,
          );
        }
        const upper = azimuthAltitude(one, upperTransit(one, from, place), place).altitude;
        expect(upper).toBeGreaterThan(azimuthAltitude(one, lowerTransit(one, from, place), place).altitude);
      }),
      runs(60),
    );
  });

  it('is found once a day: a search from just after it finds the next one', () => {
    fc.assert(
      fc.property(body, when, placeUpTo(55), (one, from, place) => {
        const first = rising(one, from, place);
        if (!first) return;
        const again = rising(one, fromJulianDay({ jd: first.jd + 1e-3, scale: 'ut' }), place);
        if (again) expect(again.jd - first.jd).toBeGreaterThan(0.9);
      }),
      runs(40),
    );
  });
});

describe('the limbs and the twilights', () => {
  it('come one after another', () => {
    fc.assert(
      fc.property(when, placeUpTo(45), (from, place) => {
        const noon = upperTransit('Sun', from, place);
        const evening = [
          setting('Sun', noon, place, { disc: 'lower', refraction: 0 }),
          setting('Sun', noon, place, { disc: 'centre', refraction: 0 }),
          setting('Sun', noon, place, { disc: 'upper', refraction: 0 }),
          setting('Sun', noon, place),
          setting('Sun', noon, place, { refraction: { pressure: 1200, temperature: -60 } }),
          ...(['civil', 'nautical', 'astronomical'] as const).map((twilight) => dusk(noon, place, { twilight })),
          ...(['astronomical', 'nautical', 'civil'] as const).map((twilight) => dawn(noon, place, { twilight })),
          rising('Sun', noon, place),
        ].map((one) => one?.jd ?? Number.NaN);
        expect(evening.slice(1).every((at, i) => at > (evening[i] as number))).toBe(true);
      }),
      runs(40),
    );
  });

  it('agree with the sunrise of the upper limb', () => {
    fc.assert(
      fc.property(when, placeUpTo(50), (from, place) => {
        const [ours, other] = [rising('Sun', from, place), sunrise(from, place, { definition: 'upper_limb' })];
        if (ours && other && Math.abs(ours.jd - other.jd) < 0.5) {
          expect(Math.abs(ours.jd - other.jd) * 86_400).toBeLessThan(0.1);
        }
      }),
      runs(60),
    );
  });
});

describe('a star', () => {
  const equator: CatalogueStar = {
    rightAscension: 90,
    declination: 0,
    motionInRightAscension: 0,
    motionInDeclination: 0,
    parallax: 0.01,
    radialVelocity: 0,
  };
  const quito = { latitude: 0, longitude: -78.5 };
  const from = new Date('2000-01-01T00:00:00Z');

  it('on the equator is up for half of a sidereal day where nothing lifts it', () => {
    const rise = rising(equator, from, quito, { refraction: 0 });
    if (!rise) throw new Error('it rises daily');
    const set = setting(equator, rise, quito, { refraction: 0 });
    expect(((set?.jd ?? 0) - rise.jd) * 24).toBeCloseTo(23.9344696 / 2, 4);
  });

  it('that has no numbers is refused, and so are a node, an option and a height that are none', () => {
    for (const target of [{ ...equator, declination: Number.NaN }, { name: 'Vega' }, 'Rahu', 'Vega', null]) {
      expect(() => rising(target as Body, from, quito)).toThrow(CalculationError);
      expect(() => upperTransit(target as Body, from, quito)).toThrow(CalculationError);
    }
    for (const options of [
      { horizon: 60 },
      { refraction: -1 },
      { refraction: { pressure: 1000 } },
      { refraction: { pressure: 1000, temperature: 10, height: 1 } },
      { disc: 'top' },
      { within: 0 },
      { longitudeAlone: 1 },
      { definition: 'standard' },
    ]) {
      expect(() => rising('Mars', from, quito, options as object)).toThrow(CalculationError);
    }
    expect(() => rising('Mars', from, { ...quito, height: 1e9 })).toThrow(CalculationError);
    expect(() => dawn(from, quito, { twilight: 'white' as 'civil' })).toThrow(CalculationError);
  });
});
