import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { SUN_RADIUS } from '../../../src/base/ephemeris/deflection.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { type Observer, topocentricPosition } from '../../../src/base/ephemeris/topocentric.js';
import { lunarAtPlace, solarAtPlace } from '../../../src/rules/eclipse/at-place.js';
import { MOON_RADIUS } from '../../../src/rules/eclipse/bodies.js';
import { type Eclipse, eclipsesIn } from '../../../src/rules/eclipse/eclipses.js';
import { runs } from '../../support/support.js';

const YEAR = 365.25 * 86_400_000;
const FIRST = Date.UTC(1800, 0, 1);
const END = Date.UTC(2201, 0, 1);
const all = eclipsesIn(defaultEphemeris, { start: FIRST, end: END });
const solar = all.filter((one) => one.kind === 'solar');
const lunar = all.filter((one) => one.kind === 'lunar');

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The discs as a place sees them: distance of the centres and both radii, radians; without Besselian elements. */
function discsAt(at: number, observer: Observer) {
  const moment = momentAt(at);
  const [sun, moon] = (['Sun', 'Moon'] as const).map((body) => {
    const { longitude, latitude, distance } = topocentricPosition(defaultEphemeris, body, moment, observer);
    const [l, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return { at: [Math.cos(b) * Math.cos(l), Math.cos(b) * Math.sin(l), Math.sin(b)], distance };
  }) as [{ at: number[]; distance: number }, { at: number[]; distance: number }];
  const [ax, ay, az] = sun.at as [number, number, number];
  const [bx, by, bz] = moon.at as [number, number, number];
  const apart = Math.asin(Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx));
  const radius = (k: number) => Math.asin((k * 6378.137) / 149597870.7 / moon.distance);
  return { apart, sun: Math.asin(SUN_RADIUS / sun.distance), outer: radius(MOON_RADIUS), inner: radius(0.272281) };
}

describe('eclipses of a span', () => {
  it('are those of its parts, in the order of time', () => {
    const within = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(within, within, within, (a, b, c) => {
        const [start, middle, end] = [a, b, c].map((part) => FIRST + part * (END - FIRST)).sort((x, y) => x - y) as [
          number,
          number,
          number,
        ];
        const near = { start, end: Math.min(end, start + 30 * YEAR) };
        const cut = Math.min(middle, near.end);
        const maxima = (found: readonly Eclipse[]) => found.map(({ maximum }) => maximum);
        expect(maxima(eclipsesIn(defaultEphemeris, near))).toEqual([
          ...maxima(eclipsesIn(defaultEphemeris, { start, end: cut })),
          ...maxima(eclipsesIn(defaultEphemeris, { start: cut, end: near.end })),
        ]);
      }),
      runs(20),
    );
    const times = all.map(({ maximum }) => maximum);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('come two to five of each kind in a year', () => {
    for (let year = 1800; year <= 2200; year++) {
      for (const kind of [solar, lunar]) {
        const count = kind.filter(({ maximum }) => new Date(maximum).getUTCFullYear() === year).length;
        expect(count).toBeGreaterThanOrEqual(2);
        expect(count).toBeLessThanOrEqual(5);
      }
    }
  });

  it('number a saros by its lunations: the series goes on after 18 years and 11 days', () => {
    const saros = 6585.3213 * 86_400_000;
    for (const { kind, saros: series, maximum } of all) {
      const next = all.find((one) => one.kind === kind && Math.abs(one.maximum - maximum - saros) < 2 * 86_400_000);
      if (next) expect(next.saros).toBe(series);
    }
    const numbers = new Set(all.map(({ saros: series }) => series));
    expect(Math.min(...numbers)).toBeGreaterThan(90);
    expect(Math.max(...numbers)).toBeLessThan(200);
  });

  it('have their instants in order', () => {
    for (const eclipse of all) {
      expect(eclipse.begins).toBeLessThan(eclipse.maximum);
      expect(eclipse.maximum).toBeLessThan(eclipse.ends);
      if (eclipse.kind === 'lunar') {
        const times = eclipse.contacts.map(({ at }) => at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times).toHaveLength({ penumbral: 2, partial: 4, total: 6 }[eclipse.type]);
      }
    }
  });
});

describe('a solar eclipse at a place', () => {
  const seen = (index: number, where: Observer) => {
    const eclipse = solar[Math.floor(index * solar.length)] as (typeof solar)[number];
    return solarAtPlace(defaultEphemeris, eclipse, where);
  };

  it('has the discs touch at its contacts, as topocentric places have it', () => {
    let contacts = 0;
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), place, (index, where) => {
        for (const { code, at } of seen(index, where)?.contacts ?? []) {
          contacts++;
          const { apart, sun, outer, inner } = discsAt(at, where);
          const touch = code === 'first' || code === 'fourth' ? sun + outer : Math.abs(sun - inner);
          // 0.05": a tenth of a second of the Moon.
          expect(Math.abs(apart - touch)).toBeLessThan(2.5e-7);
        }
      }),
      runs(300),
    );
    expect(contacts).toBeGreaterThan(100);
  });

  it('is greatest where the whole Earth has it so', () => {
    for (const eclipse of solar) {
      const there = solarAtPlace(defaultEphemeris, eclipse, eclipse.greatest);
      expect(there).toBeDefined();
      if (there && eclipse.central) {
        expect(there.type).toBe(eclipse.type === 'hybrid' ? 'total' : eclipse.type);
        expect(Math.abs(there.discs.moonRadius - eclipse.magnitude)).toBeLessThan(1e-3);
      }
    }
  });

  it('covers the less of the disc the less of its diameter it covers, and all of it when it is total', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), place, (index, where) => {
        const local = seen(index, where);
        if (!local) return;
        expect(local.obscuration).toBeGreaterThanOrEqual(0);
        expect(local.obscuration).toBeLessThanOrEqual(1);
        if (local.type === 'partial') expect(local.obscuration).toBeLessThan(Math.max(local.magnitude, 1e-9));
        if (local.isVisible) expect(local.altitude).toBeGreaterThan(-0.84);
      }),
      runs(200),
    );
  });
});

describe('a lunar eclipse at a place', () => {
  it('is seen in part exactly where the Moon is up at a time between its ends', () => {
    let cut = 0;
    fc.assert(
      fc.property(fc.nat({ max: lunar.length - 1 }), place, (index, where) => {
        const eclipse = lunar[index] as (typeof lunar)[number];
        const local = lunarAtPlace(defaultEphemeris, eclipse, where);
        const visible = local.contacts.filter(({ isVisible }) => isVisible);
        if (visible.length > 0) expect(local.isVisible).toBe(true);
        if (local.rises === undefined && local.sets === undefined) {
          expect([0, local.contacts.length]).toContain(visible.length);
          expect(local.maximum).toBe(eclipse.maximum);
        } else cut++;
        expect(local.penumbralMagnitude).toBeLessThanOrEqual(eclipse.penumbralMagnitude + 1e-9);
        for (const { altitude, isVisible } of local.contacts) {
          if (altitude > -0.78 || altitude < -0.88) expect(isVisible).toBe(altitude > -0.83);
        }
      }),
      runs(150),
    );
    expect(cut).toBeGreaterThan(10);
  });
});
