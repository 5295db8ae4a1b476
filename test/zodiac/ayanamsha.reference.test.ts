import { expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/ephemeris/default.js';
import { generalPrecession } from '../../src/ephemeris/precession.js';
import { AYANAMSHAS, type Ayanamsha, meanAyanamsha } from '../../src/zodiac/ayanamsha.js';
import { readRows } from '../support/reference/compare.js';

interface Row {
  readonly ayanamsha: Ayanamsha;
  readonly degrees_at_j2000: number;
  readonly arcseconds_by_century: readonly [number, number, number];
}

const rows = readRows<Row>('ayanamshas.json');
const J2000 = 2451545;

/** Ayanamshas that follow a star and so have no row: what places them is asked in ayanamsha.property.test.ts. */
const BY_A_STAR: readonly Ayanamsha[] = ['true_chitra'];

it('has a row for every ayanamsha', () => {
  const asked = [...rows.map(({ ayanamsha }) => ayanamsha), ...BY_A_STAR];
  expect(asked.sort()).toEqual([...AYANAMSHAS].sort());
});

it.each(rows)('$ayanamsha is that of the Swiss Ephemeris within 0.0012 arc-second from 1800 to 2200', (row) => {
  const [first, second, third] = row.arcseconds_by_century;
  for (let t = -2; t <= 2; t += 0.05) {
    const tt = J2000 + 36525 * t;
    const gained = generalPrecession(tt) + t * (first + t * (second + t * third));
    const ours = meanAyanamsha(defaultEphemeris, row.ayanamsha, tt);
    expect(Math.abs((ours - row.degrees_at_j2000) * 3600 - gained)).toBeLessThan(0.0012);
  }
});
