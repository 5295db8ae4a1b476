import { describe, expect, it } from 'vitest';
import { dailyTiming, panchang, planetaryHours } from '../../../src/entries/index.js';
import { placeIn, readTable } from '../../support/reference/compare.js';
import { report, spreads, violations } from '../../support/reference/spread.js';
import { EVENTS } from '../../support/reference/tolerances.js';
import { epochOf } from '../../support/support.js';

const rows = readTable('sunrise.tsv');

describe.each([
  ['planetary-hours', planetaryHours],
  ['panchang', panchang],
] as const)('%s against the Swiss Ephemeris (seconds)', (_, tool) => {
  it('prints sunrise, sunset and the next sunrise as they are', () => {
    const deviations = rows.flatMap((row) => {
      const place = placeIn(row);
      const { result } = tool({ ...place, date: row['date'] as string, timezone: row['zone'] as string });
      const zone = Math.abs(place.latitude) < 60 ? 'below 60' : 'from 60';
      return (['sunrise', 'sunset', 'next_sunrise'] as const).map((name) => ({
        quantity: `Sun's ${name === 'sunset' ? 'set' : 'rise'} ${zone}`,
        error: Math.abs(epochOf(result[`${name}_at`]) - Date.parse(row[`${name}_utc`] as string)) / 1000,
        row: `${row['date']} ${row['latitude']}`,
      }));
    });
    const spread = spreads(deviations);
    console.log(report('Printed sunrise and sunset', spread));
    // Both are rounded to a second, so that they differ by none or one where less than half is between them.
    expect(violations(spread, EVENTS).filter((violation) => !violation.includes('mean'))).toEqual([]);
  });
});

it('daily timing has them at the place that is given', () => {
  const deviations = rows.flatMap((row) => {
    const place = placeIn(row);
    const { day_basis, day_span } = dailyTiming(
      { date: row['date'] as string, timezone: row['zone'] as string },
      { place },
    ).result;
    expect(day_basis).toBe('place_sunrise');
    const told = { sunrise: day_span.starts_at, sunset: day_span.night_starts_at, next_sunrise: day_span.ends_at };
    const zone = Math.abs(place.latitude) < 60 ? 'below 60' : 'from 60';
    return (['sunrise', 'sunset', 'next_sunrise'] as const).map((name) => ({
      quantity: `Sun's ${name === 'sunset' ? 'set' : 'rise'} ${zone}`,
      error: Math.abs(epochOf(told[name]) - Date.parse(row[`${name}_utc`] as string)) / 1000,
      row: `${row['date']} ${row['latitude']}`,
    }));
  });
  expect(violations(spreads(deviations), EVENTS).filter((violation) => !violation.includes('mean'))).toEqual([]);
});
