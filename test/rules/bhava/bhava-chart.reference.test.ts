import { describe, expect, it } from 'vitest';
import { toMicrodegrees } from '../../../src/base/math/angle.js';
import { bhavaChart } from '../../../src/entries/index.js';
import { bhavaOf, sandhisOf } from '../../../src/rules/bhava/chalit.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly planet: string;
  /** Degrees. */
  readonly longitude: number | null;
  readonly bhava: number;
  readonly house: number;
}

const rows = readRows<Row>('bhavas.json');
/** Of the same print, degrees. */
const [LAGNA, MIDHEAVEN] = [209.8423, 119.64];

describe('The bhavas of the print of 2025', () => {
  const { planets, ascendant, midheaven_longitude_sidereal } = bhavaChart({
    birth_date: '2025-04-09',
    birth_time: '20:51',
    birth_timezone: 'Asia/Kolkata',
    latitude: 12.97,
    longitude: 77.59,
  }).result;

  it.each(rows)('have $planet in bhava $bhava, where whole signs have it in $house', ({ planet, ...wanted }) => {
    const found = planets.find((one) => one.planet === planet);
    expect(found).toMatchObject({ bhava: wanted.bhava, house: wanted.house, is_moved: wanted.bhava !== wanted.house });
    if (wanted.longitude !== null) expect(found?.longitude_sidereal).toBeCloseTo(wanted.longitude, 1);
  });

  it('have its corners, within the minute of time that its lagna is off', () => {
    expect(Math.abs(ascendant.longitude_sidereal - LAGNA)).toBeLessThan(0.25);
    expect(Math.abs(midheaven_longitude_sidereal - MIDHEAVEN)).toBeLessThan(0.25);
  });

  it('follow from its own corners too', () => {
    const third = (((LAGNA - MIDHEAVEN + 360) % 360) / 3) as number;
    const middles = Array.from({ length: 12 }, (_, index) => {
      // Four quarters, each divided by three: those after the ascendant and the descendant share 180° less the others.
      const [quarter, step] = [Math.floor(index / 3), index % 3];
      const start = LAGNA + 90 * quarter + (quarter % 2 === 1 ? 90 - 3 * third : 0);
      return toMicrodegrees(start + step * (quarter % 2 === 0 ? 60 - third : third));
    });
    const starts = sandhisOf(middles);
    for (const { longitude, bhava } of rows) {
      if (longitude !== null) expect(bhavaOf({ starts }, toMicrodegrees(longitude))).toBe(bhava);
    }
  });
});

it('has the corners that the dig bala of Raman’s standard horoscope wants', () => {
  const born = {
    birth_date: '1918-10-16',
    birth_time: '14:26',
    birth_timezone: '+05:30',
    latitude: 13,
    longitude: 77.583,
  };
  const { ascendant, midheaven_longitude_sidereal } = bhavaChart(born, { ayanamsha: 'raman' }).result;
  expect(Math.abs(ascendant.longitude_sidereal - 298.3)).toBeLessThan(1.5);
  expect(Math.abs(midheaven_longitude_sidereal - 216.6)).toBeLessThan(1.5);
});
