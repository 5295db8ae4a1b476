import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../../src/base/math/angle.js';
import {
  type Body,
  CalculationError,
  type CoordinatesOptions,
  coordinates,
  equatorialPosition,
  position,
  type Zodiac,
} from '../../../src/entries/sky.js';
import { runs } from '../../support/support.js';

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const body = fc.constantFrom<Body>(...BODIES);
const when = fc.double({ min: 2378500, max: 2524500, noNaN: true }).map((jd) => ({ jd, scale: 'ut' }) as const);
const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  height: fc.double({ min: 0, max: 5000, noNaN: true }),
});
const arcseconds = (a: number, b: number) => Math.abs(wrap180(a - b)) * 3600;
/** Two ways to one place meet but for what light does while the Earth is bent from its straight way. */
const SAME = 0.002;

describe('coordinates', () => {
  it('are those of position in every zodiac, from the Earth and from a place', () => {
    const zodiac = fc.constantFrom<Zodiac>('sidereal', 'tropical', 'mean_tropical', 'j2000');
    fc.assert(
      fc.property(body, when, zodiac, fc.option(place, { nil: undefined }), (one, at, counted, observer) => {
        const options = { zodiac: counted, ...(observer && { observer }) };
        const [ours, other] = [coordinates(one, at, options), position(one, at, options)];
        const within = one === 'Moon' ? 0.02 : SAME;
        expect(arcseconds(ours.longitude, other.longitude)).toBeLessThan(within);
        expect(arcseconds(ours.latitude, other.latitude)).toBeLessThan(within);
        expect(arcseconds(ours.longitudeSpeed, other.speed)).toBeLessThan(observer ? 2 : 0.3);
        expect(Math.abs((ours.distance ?? 0) / other.distance - 1)).toBeLessThan(2e-4);
      }),
      runs(150),
    );
  });

  it('on the equator are those of equatorialPosition', () => {
    fc.assert(
      fc.property(body, when, (one, at) => {
        const [ours, other] = [coordinates(one, at), equatorialPosition(one, at)];
        expect(arcseconds(ours.rightAscension, other.rightAscension)).toBeLessThan(0.03);
        expect(arcseconds(ours.declination, other.declination)).toBeLessThan(0.03);
      }),
      runs(80),
    );
  });

  it('of the Earth from the Sun are opposite to those of the Sun from the Earth', () => {
    fc.assert(
      fc.property(when, (at) => {
        const options = { light: 'true', zodiac: 'tropical' } as const;
        const [earth, sun] = [coordinates('Earth', at, { ...options, centre: 'sun' }), coordinates('Sun', at, options)];
        expect(arcseconds(earth.longitude, sun.longitude + 180)).toBeLessThan(1e-6);
        expect(earth.latitude).toBeCloseTo(-sun.latitude, 10);
        expect(earth.distance).toBeCloseTo(sun.distance as number, 12);
      }),
      runs(60),
    );
  });

  it('go the way that their rates say', () => {
    const options = fc.constantFrom<CoordinatesOptions>(
      { frame: 'j2000' },
      { centre: 'sun' },
      { centre: 'barycentre', zodiac: 'tropical' },
      { light: 'astrometric' },
    );
    fc.assert(
      fc.property(fc.constantFrom<Body>('Mars', 'Venus', 'Pluto'), when, options, (one, at, how) => {
        const [day, half] = [0.2, 0.1];
        const after = coordinates(one, { jd: at.jd + half, scale: 'ut' }, how);
        const before = coordinates(one, { jd: at.jd - half, scale: 'ut' }, how);
        const here = coordinates(one, at, how);
        expect(wrap180(after.longitude - before.longitude) / day).toBeCloseTo(here.longitudeSpeed, 3);
        expect(wrap180(after.rightAscension - before.rightAscension) / day).toBeCloseTo(here.rightAscensionSpeed, 3);
        expect((after.declination - before.declination) / day).toBeCloseTo(here.declinationSpeed, 3);
        expect(((after.distance ?? 0) - (before.distance ?? 0)) / day).toBeCloseTo(here.distanceSpeed ?? 0, 4);
      }),
      runs(60),
    );
  });

  it('are refused of what looks at itself, of a node and of what contradicts itself', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const observer = { latitude: 0, longitude: 0 };
    for (const [target, options] of [
      ['Earth', {}],
      ['Sun', { centre: 'sun' }],
      ['Rahu', {}],
      ['Mars', { centre: 'moon' }],
      ['Mars', { light: { time: true } }],
      ['Mars', { frame: 'j2000', zodiac: 'tropical' }],
      ['Mars', { centre: 'sun', observer }],
      ['Mars', { node: 'true' }],
    ] as const) {
      expect(() => coordinates(target as Body, at, options as CoordinatesOptions)).toThrow(CalculationError);
    }
  });
});
