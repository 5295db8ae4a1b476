import { describe, expect, it } from 'vitest';
import {
  azimuthAltitude,
  CalculationError,
  equatorialPosition,
  fromJulianDay,
  moonrise,
  orientation,
  position,
  sunrise,
  toJulianDay,
} from '../../../src/entries/sky.js';

const RADIANS = Math.PI / 180;
const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(1801 + 6 * i, i % 12, 1 + (i % 28), (5 * i) % 24)));
const delhi = { latitude: 28.6139, longitude: 77.209 };

describe('equatorial coordinates', () => {
  it('are the ecliptic ones turned by the obliquity', () => {
    for (const when of days) {
      const { longitude } = position('Sun', when, { zodiac: 'tropical' });
      const { rightAscension, declination } = equatorialPosition('Sun', when);
      const e = orientation(when).obliquity * RADIANS;
      // The latitude of the Sun is below 1.2".
      const expected = Math.asin(Math.sin(longitude * RADIANS) * Math.sin(e)) / RADIANS;
      expect(Math.abs(declination - expected)).toBeLessThan(0.0004);
      const across = Math.cos(declination * RADIANS) * Math.cos(rightAscension * RADIANS);
      expect(across).toBeCloseTo(Math.cos(longitude * RADIANS), 5);
    }
  });

  it('are refused of a node', () => {
    expect(() => equatorialPosition('Rahu' as 'Sun', days[0] as Date)).toThrow(CalculationError);
  });
});

describe('azimuth and altitude', () => {
  it('are 34 minutes below the horizon where the middle of a disc rises', () => {
    for (const when of days) {
      for (const [body, rise] of [
        ['Sun', sunrise],
        ['Moon', moonrise],
      ] as const) {
        const at = rise(when, delhi, { definition: 'disc_centre' });
        if (!at) throw new Error('it rises daily in Delhi');
        const { altitude, azimuth } = azimuthAltitude(body, at, delhi);
        expect(Math.abs(altitude + 34 / 60)).toBeLessThan(0.005);
        expect(azimuth).toBeGreaterThan(50);
        expect(azimuth).toBeLessThan(130);
      }
    }
  });

  it('and the latitude make the declination', () => {
    for (const when of days) {
      const { azimuth, altitude } = azimuthAltitude('Mars', when, delhi);
      const { declination } = equatorialPosition('Mars', when, { observer: delhi });
      const [a, h, p] = [azimuth, altitude, delhi.latitude].map((degrees) => degrees * RADIANS) as [
        number,
        number,
        number,
      ];
      const sine = Math.sin(h) * Math.sin(p) + Math.cos(h) * Math.cos(p) * Math.cos(a);
      expect(sine).toBeCloseTo(Math.sin(declination * RADIANS), 12);
    }
  });
});

describe('a Julian day', () => {
  it('comes back as the instant that it was made of', () => {
    for (const when of days) {
      expect(fromJulianDay(toJulianDay(when)).epochMilliseconds).toBe(when.getTime());
      expect(fromJulianDay(toJulianDay(when, 'tt')).epochMilliseconds).toBe(when.getTime());
    }
    expect(() => toJulianDay(days[0] as Date, 'local' as 'ut')).toThrow('The scale of a Julian day must be ut or tt.');
  });
});
