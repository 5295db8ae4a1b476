import { describe, expect, it } from 'vitest';
import { phaseComparison, stationComparison, sunriseDeviations, TURNING } from './events.js';
import { report, spreads, violations } from './spread.js';
import { EVENTS } from './tolerances.js';

describe('events against the Swiss Ephemeris (seconds)', () => {
  it.each(TURNING)('finds every station of %s and no other', (body) => {
    const { expected, found, deviations } = stationComparison(body);
    expect(found).toBe(expected);
    const spread = spreads(deviations);
    process.stdout.write(report(`Stations of ${body}`, spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });

  it('finds every quarter of the Moon and no other', () => {
    const { expected, found, deviations } = phaseComparison();
    expect(found).toBe(expected);
    const spread = spreads(deviations);
    process.stdout.write(report('Quarters of the Moon', spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });

  it('finds sunrise and sunset', () => {
    const spread = spreads(sunriseDeviations());
    process.stdout.write(report('Sunrise and sunset', spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });
});
