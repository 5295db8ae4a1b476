import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../../src/base/math/angle.js';
import { JUNCTION_STARS } from '../../../src/base/zodiac/junction-stars.js';
import { CalculationError, coordinates, junctionStar, rising, star, stars } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly star: string;
  readonly places: readonly (readonly [tt: number, longitude: number, latitude: number])[];
}

/** Arc-seconds: where another catalogue, or the way of a double star about its partner, is told there. */
const WITHIN: Readonly<Record<string, number>> = {
  'Rigil Kentaurus': 50,
  Algieba: 3,
  Acamar: 1.7,
  Almach: 0.35,
  'γ Cassiopeiae': 0.1,
};
const tropical = { zodiac: 'tropical' } as const;

describe('bright stars are where the Swiss Ephemeris has them', () => {
  const rows = readRows<Row>('bright_stars.json');

  it('is asked of every one of them', () => {
    const junctions = new Set(JUNCTION_STARS.map(({ name }) => name));
    const bright = stars().filter(({ name }) => !junctions.has(name));
    expect(rows.map((row) => row.star).sort()).toEqual(bright.map(({ name }) => name).sort());
  });

  it.each(rows)('$star', ({ star: name, places }) => {
    expect(places.length).toBe(3);
    for (const [tt, longitude, latitude] of places) {
      const seen = coordinates(star(name), { jd: tt, scale: 'tt' }, tropical);
      const shrunk = Math.cos((latitude * Math.PI) / 180);
      expect(Math.abs(wrap180(seen.longitude - longitude)) * 3600 * shrunk).toBeLessThan(WITHIN[name] ?? 0.07);
      expect(Math.abs(seen.latitude - latitude) * 3600).toBeLessThan(WITHIN[name] ?? 0.07);
    }
  });
});

describe('a star', () => {
  const noon = { jd: 2451545.3, scale: 'tt' } as const;

  it('is found by its name and its designation, whatever the case of the letters, and by no other word', () => {
    expect(star('SIRIUS')).toEqual(star('α cma'));
    expect(star('spica').name).toBe('Spica');
    expect(() => star('Aldebran')).toThrow('There is no star of this name; there is Aldebaran.');
    expect(() => star('zzzzzzzzz')).toThrow(CalculationError);
    expect(() => star(7 as unknown as string)).toThrow(CalculationError);
  });

  it('is listed once, the brightest first', () => {
    const all = stars();
    expect(all.length).toBe(121);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ rightAscension, declination }) => `${rightAscension} ${declination}`)).size).toBe(121);
    expect(all.slice(0, 4).map(({ name }) => name)).toEqual(['Sirius', 'Canopus', 'Arcturus', 'Rigil Kentaurus']);
  });

  it('that is a junction star has the place of one', () => {
    const [ours, other] = [coordinates(star('Spica'), noon, tropical), junctionStar('Chitra', noon, tropical)];
    expect(Math.abs(ours.longitude - other.longitude) * 3600).toBeLessThan(0.02);
    expect(Math.abs(ours.latitude - other.latitude) * 3600).toBeLessThan(0.02);
  });

  it('has no distance where its parallax is none, and shows the parallax of another from the Sun', () => {
    const far = { ...star('Deneb'), parallax: 0 };
    expect(coordinates(far, noon).distance).toBeNull();
    const near = star('Rigil Kentaurus');
    expect(coordinates(near, noon).distance ?? 0).toBeCloseTo(206264.806 / 0.75481, -2);
    const apart =
      coordinates(near, noon, { light: 'true' }).longitude - coordinates(near, noon, { centre: 'sun' }).longitude;
    expect(Math.abs(apart) * 3600).toBeLessThan(1.1);
    expect(apart).not.toBe(0);
  });

  it('near the pole never sets, and Sirius rises in Delhi', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209 };
    expect(rising(star('Polaris'), noon, delhi)).toBeNull();
    expect(rising(star('Sirius'), noon, delhi)).not.toBeNull();
  });
});
