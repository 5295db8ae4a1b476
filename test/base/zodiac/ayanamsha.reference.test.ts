import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { generalPrecession, toTrueEquinox } from '../../../src/base/ephemeris/earth.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { meanAyanamsha } from '../../../src/base/zodiac/ayanamsha.js';
import { AYANAMSHAS, type Ayanamsha } from '../../../src/base/zodiac/ayanamsha-names.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly ayanamsha: Ayanamsha;
  readonly degrees_at_j2000: number;
  readonly arcseconds_by_century: readonly [number, number, number];
}

const rows = readRows<Row>('ayanamshas.json');
const J2000 = 2451545;

interface StarRow {
  readonly ayanamsha: Ayanamsha;
  readonly star: string;
  readonly sidereal: number;
  /** Arc-seconds: the centre of the Galaxy moves there by 0.4 mas a year less (docs/coming-from-swisseph.md). */
  readonly tolerance: number;
  readonly apparent_longitudes: Readonly<Record<string, number>>;
  readonly mean_ayanamshas: Readonly<Record<string, number>>;
}

/** Ayanamshas that follow a star. */
const stars = readRows<StarRow>('ayanamsha_stars.json');

it('has a row for every ayanamsha', () => {
  const asked = [...rows.map(({ ayanamsha }) => ayanamsha), ...stars.map(({ ayanamsha }) => ayanamsha)];
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

it.each(stars)(
  '$ayanamsha is that of the Swiss Ephemeris within $tolerance arc-second',
  ({ ayanamsha, tolerance, ...row }) => {
    const asked = Object.entries(row.mean_ayanamshas);
    expect(asked.length).toBeGreaterThan(10);
    for (const [tt, degrees] of asked) {
      const error = meanAyanamsha(defaultEphemeris, ayanamsha, Number(tt)) - degrees;
      expect([tt, Math.abs(error) * 3600 < tolerance]).toEqual([tt, true]);
    }
  },
);

const placed = stars.filter((row) => Object.keys(row.apparent_longitudes).length > 0);

describe.each(placed)('$ayanamsha holds $star of the Swiss Ephemeris at $sidereal degrees', (row) => {
  it.each(Object.entries(row.apparent_longitudes))('on 1 January %s at 12:00', (year, longitude) => {
    const tt = Date.UTC(Number(year), 0, 1, 12) / 86_400_000 + 2440587.5;
    const nutation = toTrueEquinox(tt) - generalPrecession(tt) / 3600;
    const sidereal = longitude - nutation - meanAyanamsha(defaultEphemeris, row.ayanamsha, tt);
    expect(Math.abs(wrap180(sidereal - row.sidereal)) * 3600).toBeLessThan(row.tolerance);
  });
});
