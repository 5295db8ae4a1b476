import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap180, wrap360 } from '../../../src/base/math/angle.js';
import { CalculationError, coordinates, heliocentricCrossings, type Planet } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';
import { runs } from '../../support/support.js';

/** Days of a revolution. */
const YEARS: Readonly<Record<Planet, number>> = {
  Mercury: 87.97,
  Venus: 224.7,
  Earth: 365.25,
  Mars: 686.98,
  Jupiter: 4332.6,
  Saturn: 10759,
  Uranus: 30687,
  Neptune: 60190,
  Pluto: 90560,
};
const planet = fc.constantFrom(...(Object.keys(YEARS) as Planet[]));
const fromSun = { centre: 'sun', zodiac: 'tropical' } as const;
const longitudeAt = (body: Planet, jd: number) => coordinates(body, { jd, scale: 'tt' }, fromSun).longitude;

describe('crossings from the Sun', () => {
  it('come where the planet stands at the longitude, as often as it goes round', () => {
    const start = fc.double({ min: 2380000, max: 2400000, noNaN: true });
    fc.assert(
      fc.property(planet, start, fc.double({ min: 0, max: 359.9, noNaN: true }), (body, jd, longitude) => {
        const days = Math.min(100_000, 20 * YEARS[body]);
        const span = [
          { jd, scale: 'tt' },
          { jd: jd + days, scale: 'tt' },
        ] as const;
        const found = heliocentricCrossings(body, longitude, ...span, { zodiac: 'tropical' });
        for (const at of found) {
          const seen = coordinates(body, at, fromSun).longitude;
          expect(Math.abs(wrap180(seen - longitude)) * 3600).toBeLessThan(0.001);
        }
        // Precession carries the equinox against it.
        const ahead = wrap360(longitude - longitudeAt(body, jd));
        const turns = (days / YEARS[body]) * 360 - ahead;
        expect(Math.abs(found.length - (Math.floor(turns / 360) + 1))).toBeLessThanOrEqual(1);
      }),
      runs(40),
    );
  });

  it('come when the Swiss Ephemeris says', () => {
    interface Row {
      readonly body: Planet;
      readonly longitude: number;
      readonly from: number;
      readonly found: number;
    }
    const rows = readRows<Row>('heliocentric_crossings.json');
    expect(rows.length).toBeGreaterThan(70);
    for (const { body, longitude, from, found } of rows) {
      const [first] = heliocentricCrossings(
        body,
        longitude,
        { jd: from, scale: 'tt' },
        { jd: found + 10, scale: 'tt' },
        { zodiac: 'tropical' },
      );
      if (!first) throw new Error(`${body} reaches ${longitude} after ${from}`);
      const late = wrap180(coordinates(body, { jd: found, scale: 'tt' }, fromSun).longitude - longitude);
      // Its light time is seconds off, 1" of Mercury.
      expect(Math.abs(late) * 3600, `${body} ${from}`).toBeLessThan(body === 'Mercury' ? 1.2 : 0.4);
    }
  });

  it('are refused of the Sun and the Moon and of what is no longitude', () => {
    const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
    for (const body of ['Sun', 'Moon', 'Rahu']) {
      expect(() => heliocentricCrossings(body as Planet, 0, from, to)).toThrow(CalculationError);
    }
    for (const longitude of [-1, Number.NaN, [], ['0']]) {
      expect(() => heliocentricCrossings('Mars', longitude as number, from, to)).toThrow(CalculationError);
    }
    expect(() => heliocentricCrossings('Mars', 0, to, from)).toThrow(CalculationError);
  });
});
