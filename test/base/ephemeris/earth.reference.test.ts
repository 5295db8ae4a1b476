import { describe, expect, it } from 'vitest';
import { ascendant } from '../../../src/base/ephemeris/ascendant.js';
import { deltaTSeconds } from '../../../src/base/ephemeris/delta-t.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { meanNode } from '../../../src/base/ephemeris/lunar-node.js';
import { nutation } from '../../../src/base/ephemeris/nutation.js';
import { wrap180, wrap360 } from '../../../src/base/math/angle.js';
import { lahiri, toSidereal } from '../../support/default-sky.js';
import { arcsecondsBetween, numberIn, type Row, readTable, yearOf } from '../../support/reference/compare.js';
import { type Deviation, report, spreads, violations } from '../../support/reference/spread.js';
import { DELTA_T, HORIZON } from '../../support/reference/tolerances.js';

const momentOf = (row: Row) => ({ ut: numberIn(row, 'jd_ut'), tt: numberIn(row, 'jd_tt') });
const placeOf = (row: Row) => ({ latitude: numberIn(row, 'lat_deg'), longitude: numberIn(row, 'lon_east_deg') });

describe('delta-T against the Swiss Ephemeris', () => {
  const rows = readTable('delta_t.tsv');
  const spanOf = (year: number) => (year < 1840 ? '1800 to 1839' : year < 2026 ? '1840 to 2025' : 'from 2026');

  it('agrees as far as both rest on measurements, and stays close in what is predicted', () => {
    const deviations = rows.map((row): Deviation => {
      const ours = deltaTSeconds(numberIn(row, 'jd_ut'));
      const year = numberIn(row, 'year');
      return {
        quantity: `delta-T ${spanOf(year)}`,
        error: Math.abs(ours - numberIn(row, 'delta_t_s')),
        row: row['year'] as string,
      };
    });
    const found = spreads(deviations);
    console.log(report('Delta-T (seconds)', found));
    expect(violations(found, DELTA_T)).toEqual([]);
  });

  it('differs at 2026.0 by 0.21 s: measured 69.11 here, predicted 68.90 there', () => {
    const row = rows.find(({ year }) => year === '2026.00') as Row;
    expect(numberIn(row, 'delta_t_s')).toBe(68.9);
    expect(deltaTSeconds(numberIn(row, 'jd_ut'))).toBeCloseTo(69.11, 6);
  });
});

describe('the orientation of the Earth', () => {
  const nutations = readTable('nutation.tsv');
  const horizons = readTable('horizon.tsv');

  it('has the nutation of another program by the same published series', () => {
    for (const row of nutations) {
      const { longitude, obliquity } = nutation(numberIn(row, 'jd_tt'));
      expect(longitude).toBeCloseTo(numberIn(row, 'dpsi_arcsec'), 9);
      expect(obliquity).toBeCloseTo(numberIn(row, 'deps_arcsec'), 9);
    }
  });

  it('has the sidereal time, obliquity, ascendant, ayanamsha and node of another program', () => {
    for (const row of horizons) {
      const moment = momentOf(row);
      const { siderealTime, obliquity } = earthOrientation(moment);
      const rising = toSidereal(ascendant(moment, placeOf(row)));
      const node = toSidereal(meanNode(moment.tt).longitude);
      expect(Math.abs(wrap180(siderealTime - numberIn(row, 'gast_deg')))).toBeLessThan(1e-9);
      expect(obliquity).toBeCloseTo(numberIn(row, 'true_obliquity_deg'), 9);
      expect(Math.abs(wrap180(rising - numberIn(row, 'asc_lahiri_deg')))).toBeLessThan(1e-9);
      expect(lahiri(moment.tt)).toBeCloseTo(numberIn(row, 'lahiri_mean_deg'), 9);
      expect(Math.abs(wrap180(node - numberIn(row, 'mean_node_lahiri_deg')))).toBeLessThan(1e-9);
    }
  });

  it('agrees with the Swiss Ephemeris', () => {
    const ofHorizon = horizons.flatMap((row): Deviation[] => {
      const moment = momentOf(row);
      const year = yearOf(moment.ut);
      const span = year >= 1850 && year < 2050 ? '1850 to 2049' : 'elsewhere';
      const deviation = (quantity: string, ours: number, column: string) => ({
        quantity,
        error: arcsecondsBetween(ours, numberIn(row, column)),
        row: `JD ${moment.ut}`,
      });
      return [
        deviation(`sidereal time ${span}`, wrap360(earthOrientation(moment).siderealTime), 'swiss_gast_deg'),
        deviation(`ascendant ${span}`, toSidereal(ascendant(moment, placeOf(row))), 'swiss_asc_lahiri_deg'),
        deviation('mean node', toSidereal(meanNode(moment.tt).longitude), 'swiss_mean_node_lahiri_deg'),
      ];
    });
    const ofNutation = nutations.map((row) => ({
      quantity: 'nutation in longitude',
      error: Math.abs(nutation(numberIn(row, 'jd_tt')).longitude - numberIn(row, 'swiss_dpsi_arcsec')),
      row: `JD ${row['jd_tt']}`,
    }));
    const found = spreads([...ofHorizon, ...ofNutation]);
    console.log(report('Earth and horizon (arc-seconds)', found));
    expect(violations(found, HORIZON)).toEqual([]);
  });
});
