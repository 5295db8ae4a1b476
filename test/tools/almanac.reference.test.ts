import { describe, expect, it } from 'vitest';
import { epochMillisecondsOf } from '../../src/base/ephemeris/ephemeris.js';
import { moonPhases, retrogrades } from '../../src/entries/index.js';
import { numberIn, readTable } from '../support/reference/compare.js';
import { TURNING, terrestrial } from '../support/reference/events.js';
import { report, spreads, violations } from '../support/reference/spread.js';
import { EVENTS } from '../support/reference/tolerances.js';

/** Half of the second to which both instants are rounded. */
const ROUNDING = 1;

describe('the stations that retrogrades prints', () => {
  it.each(TURNING)('of %s are those of the Swiss Ephemeris, with their longitudes', (planet) => {
    const rows = readTable('stations.tsv').filter(({ body }) => body === planet);
    const deviations = rows.map((row) => {
      const isRetrograde = row['kind'] === 'R';
      const near = epochMillisecondsOf(terrestrial(row));
      const windows = retrogrades({ year: Number(row['utc']?.slice(0, 4)) }).result.retrogrades;
      const instants = windows
        .filter((window) => window.planet === planet)
        .map((window) => ({
          at: Date.parse(isRetrograde ? window.station_retrograde_at : window.station_direct_at),
          tropical: isRetrograde ? window.start_longitude : window.end_longitude,
          sidereal: isRetrograde ? window.sidereal_start_longitude : window.sidereal_end_longitude,
        }))
        .toSorted((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near));
      const nearest = instants[0];
      if (!nearest) throw new Error(`No station of ${planet} is near ${row['utc']}.`);
      // At a station the longitude hardly moves: minutes are worth less than a hundredth of an arc-second.
      expect(Math.abs(nearest.tropical - numberIn(row, 'tropical_longitude_deg')) * 3600).toBeLessThan(0.05);
      expect(Math.abs(nearest.sidereal - numberIn(row, 'sidereal_longitude_deg')) * 3600).toBeLessThan(0.05);
      return {
        quantity: `station of ${planet}`,
        error: Math.max(0, Math.abs(nearest.at - near) / 1000 - ROUNDING),
        row: row['utc'] as string,
      };
    });
    const spread = spreads(deviations);
    console.log(report(`Printed stations of ${planet}`, spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });
});

const CODES = { new: 'new_moon', first_quarter: 'first_quarter', full: 'full_moon', last_quarter: 'last_quarter' };

describe('the phases that moon-phases prints', () => {
  it('are those of the Swiss Ephemeris, each on its date', () => {
    const deviations = readTable('moon_phases.tsv').map((row) => {
      const near = epochMillisecondsOf(terrestrial(row));
      const date = new Date(near).toISOString().slice(0, 10);
      const { phase, events } = moonPhases({ date }).result;
      expect(phase.code).toBe(CODES[row['phase'] as keyof typeof CODES]);
      expect(events.map((event) => event.phase_code)).toEqual([phase.code]);
      return {
        quantity: 'phase of the Moon',
        error: Math.max(0, Math.abs(Date.parse(events[0]?.occurs_at as string) - near) / 1000 - ROUNDING),
        row: row['utc'] as string,
      };
    });
    const spread = spreads(deviations);
    console.log(report('Printed phases of the Moon', spread));
    expect(violations(spread, EVENTS)).toEqual([]);
  });
});
