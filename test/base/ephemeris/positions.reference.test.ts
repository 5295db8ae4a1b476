import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import type { Graha } from '../../../src/base/zodiac/rashi.js';
import { moonSign } from '../../../src/entries/index.js';
import { astronomyEngine } from '../../../src/verify/astronomy-engine.js';
import { trackOf } from '../../support/default-sky.js';
import {
  ayanamshaDeviations,
  numberIn,
  positionDeviations,
  readTable,
  yearOf,
} from '../../support/reference/compare.js';
import { report, spreads, violations } from '../../support/reference/spread.js';
import { AYANAMSHAS, outside, POSITIONS, WITNESS_POSITIONS } from '../../support/reference/tolerances.js';

const rows = readTable('positions.tsv');
const year = (row: (typeof rows)[number]) => yearOf(numberIn(row, 'jd_tt'));
const isPromised = (row: (typeof rows)[number]) => year(row) >= 1900 && year(row) < 2101;

describe.each([
  ['our ephemeris', defaultEphemeris, POSITIONS],
  ['the witness', astronomyEngine, WITNESS_POSITIONS],
])('positions by %s against the Swiss Ephemeris', (name, ephemeris, tolerances) => {
  it('from 1900 to 2100 keep what is promised', () => {
    const found = spreads(positionDeviations(rows.filter(isPromised), ephemeris));
    console.log(report(`Positions by ${name}, 1900-2100 (arc-seconds, arc-seconds a day, millionths)`, found));
    expect(violations(found, tolerances)).toEqual([]);
  });

  it('from 1800 and up to 2200 are little worse', () => {
    const others = rows.filter((row) => !isPromised(row));
    const found = spreads(positionDeviations(others, ephemeris));
    console.log(report(`Positions by ${name}, 1800-1899 and 2101-2200`, found));
    expect(violations(found, outside(tolerances))).toEqual([]);
  });
});

describe('the event finder', () => {
  it('assumes no body to be slower than it is in the Swiss Ephemeris', () => {
    for (const row of rows.filter(({ body }) => body !== 'MeanNode')) {
      expect(Math.abs(numberIn(row, 'speed_deg_per_day'))).toBeLessThan(trackOf(row['body'] as Graha).maxSpeed);
    }
  });
});

describe('the mean ayanamsha against the Swiss Ephemeris', () => {
  it('is the same from 1800 to 2200', () => {
    const found = spreads(ayanamshaDeviations(rows));
    console.log(report('Ayanamsha 1800-2200 (arc-seconds)', found));
    expect(violations(found, AYANAMSHAS)).toEqual([]);
  });

  it('is what results report', () => {
    for (const row of rows.filter(({ body }) => body === 'Sun')) {
      const minute = new Date((numberIn(row, 'jd_ut') - 2440587.5) * 86_400_000).toISOString();
      const [birth_date, birth_time] = [minute.slice(0, 10), minute.slice(11, 16)];
      const input = { birth_date, birth_time, birth_timezone: 'UTC', latitude: 0, longitude: 0 };
      const { ayanamsha, ayanamsha_value_deg } = moonSign(input).provenance;
      expect(ayanamsha).toBe('Lahiri (Chitrapaksha)');
      expect(Math.abs(ayanamsha_value_deg - numberIn(row, 'ayanamsha_mean_deg')) * 3600).toBeLessThan(0.01);
    }
  });
});
