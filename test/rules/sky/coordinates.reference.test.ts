import { describe, expect, it } from 'vitest';
import { wrap180 } from '../../../src/base/math/angle.js';
import { type CoordinatesOptions, coordinates, type Sphere } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

type Six = readonly [number, number, number, number, number, number];

interface Row {
  readonly body: Sphere;
  readonly how: keyof typeof HOW;
  readonly tt: number;
  readonly ecliptic: Six;
  readonly equatorial: Six;
}

const tropical = { zodiac: 'tropical' } as const;
const HOW = {
  apparent: tropical,
  astrometric: { ...tropical, light: 'astrometric' },
  true: { ...tropical, light: 'true' },
  noaberr: { ...tropical, light: { time: true, bending: true, aberration: false } },
  nogdefl: { ...tropical, light: { time: true, bending: false, aberration: true } },
  helio: { ...tropical, centre: 'sun' },
  helioTrue: { ...tropical, centre: 'sun', light: 'true' },
  bary: { ...tropical, centre: 'barycentre' },
  j2000: { frame: 'j2000' },
  icrs: { frame: 'icrs' },
  helioJ2000: { centre: 'sun', frame: 'j2000' },
  topo: { ...tropical, observer: { latitude: 28.6139, longitude: 77.209, height: 216 } },
} as const satisfies Record<string, CoordinatesOptions>;

/** Arc-seconds: of the Moon, of the Sun from the barycentre, where the light time there is seconds off, and of the rest. */
function within({ body, how }: Row): number {
  if (body === 'Moon') return how === 'topo' ? 0.1 : 0.08;
  if (how === 'bary' && body === 'Sun') return 0.5;
  if (how === 'helio' || how === 'helioJ2000') return { Mercury: 1.1, Venus: 0.35, Mars: 0.1 }[body as 'Mars'] ?? 0.05;
  return 0.02;
}

/** Arc-seconds a day. Those of a place are differences over minutes there. */
function rateWithin({ body, how }: Row): number {
  if (how === 'topo') return body === 'Moon' ? 10 : 0.2;
  if (body === 'Moon') return 0.3;
  // The light time of Mercury from the Sun goes with its distance, which changes fast.
  return body === 'Mercury' && /^(?:helio|bary)/.test(how) ? 0.7 : 0.03;
}

const apart = (a: number, b: number, latitude: number) =>
  Math.abs(wrap180(a - b)) * 3600 * Math.cos((latitude * Math.PI) / 180);

describe('coordinates are those of the Swiss Ephemeris', () => {
  const rows = readRows<Row>('coordinates.json');

  it.each(Object.keys(HOW) as Row['how'][])('%s', (how) => {
    const asked = rows.filter((row) => row.how === how);
    expect(asked.length).toBeGreaterThan(15);
    for (const row of asked) {
      const seen = coordinates(row.body, { jd: row.tt, scale: 'tt' }, HOW[how]);
      const name = `${row.body} ${row.tt}`;
      const [l, b, distance, lSpeed] = row.ecliptic;
      const [a, d, , aSpeed] = row.equatorial;
      expect(apart(seen.longitude, l, b), name).toBeLessThan(within(row));
      expect(apart(seen.latitude, b, 0), name).toBeLessThan(within(row));
      expect(apart(seen.rightAscension, a, d), name).toBeLessThan(within(row));
      expect(apart(seen.declination, d, 0), name).toBeLessThan(within(row));
      // Rounded there to 1e-8.
      expect(Math.abs((seen.distance ?? 0) - distance), name).toBeLessThan(1e-8 + distance * 8e-7);
      const slack = rateWithin(row);
      expect(apart(seen.longitudeSpeed, lSpeed, b), name).toBeLessThan(slack);
      expect(apart(seen.rightAscensionSpeed, aSpeed, d), name).toBeLessThan(slack);
    }
  });
});
