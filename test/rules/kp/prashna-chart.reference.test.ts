import { describe, expect, it } from 'vitest';
import { prashnaChart } from '../../../src/entries/index.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly number: number;
  readonly at: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ayanamsha: number;
  readonly sidereal_time: number;
  readonly midheaven: number;
  readonly cusps: readonly number[];
}

/** Degrees: the edge of a part is rounded up to a microdegree, and the ayanamshas agree to 0.1″. */
const CLOSE = 6e-5;
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const rows = readRows<Row>('kp_numbers.json');

describe('The houses of a KP number', () => {
  it.each(rows)('are those of another program for number $number at latitude $latitude', (row) => {
    const { number, at: as_of, latitude, longitude } = row;
    const { kp } = prashnaChart({ as_of, latitude, longitude, kp_number: number }).result;
    expect(apart(kp.ayanamsha_value_deg, row.ayanamsha)).toBeLessThan(CLOSE);
    expect(apart(kp.sidereal_time_deg, row.sidereal_time)).toBeLessThan(2 * CLOSE);
    expect(apart(kp.midheaven_longitude_sidereal, row.midheaven)).toBeLessThan(2 * CLOSE);
    row.cusps.forEach((cusp, index) => {
      expect(apart(kp.cusps[index]?.longitude_sidereal ?? Number.NaN, cusp)).toBeLessThan(4 * CLOSE);
    });
  });

  it.each([
    // S. Geasita, "Erecting the Prasna or Horary Chart": 145 is Libra 29°26′40″ to 30°00′00″, Vishakha, Moon.
    {
      number: 145,
      sign: 'Libra',
      degree: 29 + 26 / 60 + 40 / 3600,
      star: 'Vishakha',
      lords: ['Venus', 'Jupiter', 'Moon'],
    },
    // Aryan Astrology Research Centre, 2 October 2020, Zahirabad: 94 rises in Leo.
    {
      number: 94,
      sign: 'Leo',
      degree: 15 + 33 / 60 + 20 / 3600,
      star: 'Purva Phalguni',
      lords: ['Sun', 'Venus', 'Sun'],
    },
  ])('begin with the published ascendant of number $number', ({ number, sign, degree, star, lords }) => {
    const asked = { as_of: '2020-10-02T06:08', latitude: 17.68, longitude: 77.61, kp_number: number };
    const [first] = prashnaChart(asked).result.kp.cusps;
    expect(first).toMatchObject({ sign_name: sign, nakshatra_name: star, sub_number: number });
    expect(first?.degree_in_sign).toBeCloseTo(degree, 5);
    expect([first?.sign_ruler, first?.nakshatra_ruler, first?.sub_ruler]).toEqual(lords);
  });
});
