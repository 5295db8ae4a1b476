import { describe, expect, it } from 'vitest';
import { phaseComparison, stationComparison, sunriseDeviations, TURNING } from '../../support/reference/events.js';
import { report, spreads, violations } from '../../support/reference/spread.js';
import { EVENTS } from '../../support/reference/tolerances.js';

describe('events against the Swiss Ephemeris (seconds)', () => {
  it.each(TURNING)('finds every station of %s and no other', (body) => {
    const { expected, found, deviations } = stationComparison(body);
    expect(found).toBe(expected);
    const spread = spreads(deviations);
    console.log(report(`Stations of ${body}`, spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });

  it('finds every quarter of the Moon and no other', () => {
    const { expected, found, deviations } = phaseComparison();
    expect(found).toBe(expected);
    const spread = spreads(deviations);
    console.log(report('Quarters of the Moon', spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });

  it('finds sunrise and sunset', () => {
    const spread = spreads(sunriseDeviations());
    console.log(report('Sunrise and sunset', spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });
});
