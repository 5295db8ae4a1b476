import { describe, expect, it } from 'vitest';
import { CalculationError, coordinates, lunarOccultations, phenomena, star } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly target: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly maximum: number;
  readonly first?: number;
  readonly last?: number;
}

const targetOf = (name: string) => (name === 'Venus' || name === 'Jupiter' ? name : star(name));
const ut = (jd: number) => ({ jd, scale: 'ut' }) as const;
const seconds = (a: number, b: number) => Math.abs(a - b) * 86_400;

describe('occultations by the Moon', () => {
  it('are those of the Swiss Ephemeris, of stars with their contacts', () => {
    const rows = readRows<Row>('lunar_occultations.json');
    expect(rows.length).toBeGreaterThan(45);
    for (const { target, maximum, first, last, ...place } of rows) {
      const [found, ...more] = lunarOccultations(targetOf(target), ut(maximum - 2), ut(maximum + 2), place);
      if (!found) throw new Error(`${target} is hidden at ${maximum}`);
      expect(more).toEqual([]);
      // Its maximum comes from a parabola.
      expect(seconds(found.maximum.jd, maximum), target).toBeLessThan(8);
      if (first) expect(seconds(found.begins.jd, first), target).toBeLessThan(9);
      if (last) expect(seconds(found.ends.jd, last), target).toBeLessThan(9);
    }
  });

  it('have the star on the limb at their contacts, and inside at their maximum', () => {
    const observer = { latitude: 28.6139, longitude: 77.209 };
    const spica = star('Spica');
    const all = lunarOccultations(spica, new Date('2012-01-01T00:00:00Z'), new Date('2014-01-01T00:00:00Z'), observer);
    expect(all.length).toBeGreaterThan(5);
    for (const { begins, maximum, ends, separation } of all) {
      for (const [at, on] of [
        [begins, 1],
        [ends, 1],
        [maximum, 0],
      ] as const) {
        const [moon, point] = [coordinates('Moon', at, { observer }), coordinates(spica, at, { observer })];
        const across = (moon.longitude - point.longitude) * Math.cos((moon.latitude * Math.PI) / 180);
        const apart = Math.hypot(across, moon.latitude - point.latitude);
        const radius = phenomena('Moon', at, { observer }).diameter / 2;
        if (on) expect(Math.abs(apart - radius)).toBeLessThan(0.0003);
        else expect(Math.abs(apart - separation)).toBeLessThan(0.0003);
      }
      expect(begins.jd).toBeLessThan(maximum.jd);
      expect(ends.jd).toBeGreaterThan(maximum.jd);
    }
  });

  it('are none of a star far from the way of the Moon, and refused of the Sun and of nodes', () => {
    const [from, to] = [new Date('2020-01-01T00:00:00Z'), new Date('2021-01-01T00:00:00Z')];
    const place = { latitude: 0, longitude: 0 };
    expect(lunarOccultations(star('Vega'), from, to, place)).toEqual([]);
    for (const target of ['Sun', 'Moon', 'Rahu', 'Vega']) {
      expect(() => lunarOccultations(target as 'Mars', from, to, place)).toThrow(CalculationError);
    }
  });
});
