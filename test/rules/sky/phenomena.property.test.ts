import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exp, log10 } from '../../../src/base/math/logarithm.js';
import { type Body, CalculationError, crossings, phenomena, position } from '../../../src/entries/sky.js';
import { runs } from '../../support/support.js';

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const when = fc.double({ min: 2378500, max: 2524500, noNaN: true }).map((jd) => ({ jd, scale: 'ut' }) as const);
const RADIANS = Math.PI / 180;

describe('what a body looks like', () => {
  it('has the angles of a triangle with the Sun', () => {
    fc.assert(
      fc.property(fc.constantFrom<Body>(...BODIES), when, (body, at) => {
        const { phaseAngle, illuminated, elongation, diameter } = phenomena(body, at);
        const sun = position('Sun', at).distance;
        const { distance } = position(body, at);
        expect(diameter).toBeGreaterThan(0);
        if (body === 'Sun') return;
        expect(illuminated).toBeCloseTo((1 + Math.cos(phaseAngle * RADIANS)) / 2, 12);
        // The law of sines, but for aberration.
        const [a, b] = [Math.sin(phaseAngle * RADIANS), Math.sin(elongation * RADIANS)];
        const helio = Math.sqrt(sun * sun + distance * distance - 2 * sun * distance * Math.cos(elongation * RADIANS));
        expect(Math.abs(a * helio - b * sun)).toBeLessThan(0.001);
        expect(phaseAngle + elongation).toBeLessThan(180.02);
      }),
      runs(150),
    );
  });

  it('is half lit where the Moon is at its quarters, and brightest where it is full', () => {
    const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
    for (const { phase, jd } of crossings({ phase: 'every' }, from, to)) {
      const { illuminated, magnitude } = phenomena('Moon', { jd, scale: 'ut' });
      if (phase.endsWith('quarter')) expect(Math.abs(illuminated - 0.5)).toBeLessThan(0.006);
      else if (phase === 'full_moon') {
        expect(illuminated).toBeGreaterThan(0.997);
        expect(magnitude).toBeLessThan(-12.2);
      } else expect(magnitude).toBeGreaterThan(-5);
    }
  });

  it('of the Moon is a degree beside at a place where it rises, and larger where it stands high', () => {
    const noon = { jd: 2461042.3, scale: 'ut' } as const;
    const observer = { latitude: 28.6139, longitude: 77.209 };
    const [here, centre] = [phenomena('Moon', noon, { observer }), phenomena('Moon', noon)];
    expect(Math.abs(here.elongation - centre.elongation)).toBeLessThan(1.1);
    expect(here.diameter).not.toBeCloseTo(centre.diameter, 5);
    expect(centre.horizontalParallax).toBeGreaterThan(0.89);
    expect(centre.horizontalParallax).toBeLessThan(1.03);
  });

  it('is refused of a node and of options that there are not', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    expect(() => phenomena('Rahu' as 'Sun', at)).toThrow(CalculationError);
    expect(() => phenomena('Moon', at, { zodiac: 'sidereal' } as object)).toThrow(CalculationError);
  });
});

describe('logarithm and exponential function', () => {
  it('are those of the engine', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        (v, x) => {
          expect(Math.abs(log10(v) - Math.log10(v))).toBeLessThan(4e-15);
          expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
        },
      ),
      runs(300),
    );
  });
});
