import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../../src/base/math/angle.js';
import {
  CalculationError,
  coordinates,
  lunarApogee,
  nodesAndApsides,
  position,
  type Sphere,
} from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';
import { runs } from '../../support/support.js';

type Orbiter = Exclude<Sphere, 'Sun'>;

interface Row {
  readonly body: Orbiter;
  readonly orbit: 'mean' | 'osculating';
  readonly centre: 'own' | 'earth';
  readonly tt: number;
  readonly points: readonly (readonly [number, number, number] | null)[];
}

/**
 * Arc-seconds. A node is told the worse the flatter the orbit lies, an apsis the worse the rounder it is: a difference of
 * 0.01" in the place of Uranus is one of minutes in its osculating node.
 */
const WITHIN: Readonly<Record<Row['orbit'], Partial<Record<Orbiter, number>>>> = {
  mean: { Neptune: 16, Saturn: 3 },
  osculating: {
    Moon: 8,
    Venus: 8,
    Mars: 10,
    Jupiter: 34,
    Saturn: 46,
    Uranus: 310,
    Neptune: 365,
    Pluto: 75,
  },
};
/** Of the distance. From the Earth the aberration is in it there. */
const FARTHER = { own: 5e-4, earth: 6e-4 };

describe('nodes and apsides are those of the Swiss Ephemeris', () => {
  const rows = readRows<Row>('nodes_apsides.json');

  it.each(['mean', 'osculating'] as const)('of %s orbits', (kind) => {
    const asked = rows.filter(({ orbit }) => orbit === kind);
    expect(asked.length).toBeGreaterThan(75);
    for (const { body, orbit, centre, tt, points } of asked) {
      const found = nodesAndApsides(body, { jd: tt, scale: 'tt' }, { orbit, centre, zodiac: 'tropical' });
      const ours = [found.ascending, found.descending, found.nearest, found.farthest];
      for (const [i, [longitude, latitude, distance] = []] of points.map((each) => each ?? undefined).entries()) {
        const name = `${body} ${orbit} ${centre} ${tt} ${i}`;
        expect(ours[i] === null, name).toBe(longitude === undefined);
        if (longitude === undefined || latitude === undefined || distance === undefined) continue;
        const within = WITHIN[kind][body] ?? 2.5;
        expect(Math.abs(wrap180((ours[i]?.longitude ?? 0) - longitude)) * 3600, name).toBeLessThan(within);
        expect(Math.abs((ours[i]?.latitude ?? 0) - latitude) * 3600, name).toBeLessThan(within);
        expect(Math.abs((ours[i]?.distance ?? 0) / distance - 1), name).toBeLessThan(FARTHER[centre]);
      }
    }
  });
});

describe('an orbit', () => {
  const when = fc.double({ min: 2378500, max: 2524500, noNaN: true }).map((jd) => ({ jd, scale: 'ut' }) as const);
  const planet = fc.constantFrom<Orbiter>(
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
  );

  it('has its nodes on the ecliptic, opposite to each other as its apsides are, and the body between these', () => {
    fc.assert(
      fc.property(planet, when, (body, at) => {
        const { ascending, descending, nearest, farthest, semiMajorAxis, eccentricity } = nodesAndApsides(body, at, {
          orbit: 'osculating',
        });
        expect(ascending?.latitude).toBeCloseTo(0, 9);
        expect(Math.abs(wrap180((ascending?.longitude ?? 0) - (descending?.longitude ?? 0)))).toBeCloseTo(180, 9);
        expect(nearest.latitude).toBeCloseTo(-farthest.latitude, 9);
        expect(nearest.distance).toBeCloseTo(semiMajorAxis * (1 - eccentricity), 9);
        expect(farthest.distance).toBeCloseTo(semiMajorAxis * (1 + eccentricity), 9);
        const { distance } = coordinates(body, at, { centre: 'sun', light: 'true' });
        expect(distance ?? 0).toBeGreaterThan(nearest.distance * (1 - 1e-6));
        expect(distance ?? 0).toBeLessThan(farthest.distance * (1 + 1e-6));
      }),
      runs(100),
    );
  });

  it('of the Moon has the node and the apogee that there are of it', () => {
    fc.assert(
      fc.property(when, (at) => {
        const mean = nodesAndApsides('Moon', at);
        expect(wrap180((mean.ascending?.longitude ?? 0) - position('Rahu', at).longitude)).toBeCloseTo(0, 9);
        expect(wrap180(mean.farthest.longitude - lunarApogee(at).longitude)).toBeCloseTo(0, 6);
        expect(mean.farthest.latitude).toBeCloseTo(lunarApogee(at).latitude, 6);
        const now = nodesAndApsides('Moon', at, { orbit: 'osculating' });
        const node = position('Rahu', at, { node: 'true' });
        expect(Math.abs(wrap180((now.ascending?.longitude ?? 0) - node.longitude))).toBeLessThan(0.002);
        const apogee = lunarApogee(at, { apogee: 'true' });
        expect(Math.abs(wrap180(now.farthest.longitude - apogee.longitude))).toBeLessThan(0.06);
      }),
      runs(60),
    );
  });

  it('is refused of the Sun, of a node and, where it is to be a mean one, of Pluto', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    for (const body of ['Sun', 'Rahu', 'Pluto', 'Chiron']) {
      expect(() => nodesAndApsides(body as Orbiter, at)).toThrow(CalculationError);
    }
    expect(() => nodesAndApsides('Mars', at, { orbit: 'true' as 'mean' })).toThrow(CalculationError);
    expect(() => nodesAndApsides('Mars', at, { centre: 'sun' as 'own' })).toThrow(CalculationError);
  });
});
