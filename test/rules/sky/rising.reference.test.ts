import { describe, expect, it } from 'vitest';
import {
  type Body,
  lowerTransit,
  type RisingOptions,
  rising,
  setting,
  upperTransit,
} from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly body: Body;
  readonly event: 'rise' | 'set' | 'upper' | 'lower';
  readonly ut: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly height: number;
  readonly disc?: RisingOptions['disc'];
  readonly horizon?: number;
  readonly refraction?: RisingOptions['refraction'];
  readonly found: number | null;
}

function found({ body, event, ut, latitude, longitude, height, ...row }: Row) {
  const [when, place] = [{ jd: ut, scale: 'ut' } as const, { latitude, longitude, height }];
  if (event === 'upper') return upperTransit(body, when, place);
  if (event === 'lower') return lowerTransit(body, when, place);
  const { disc = 'upper', horizon = 0, refraction = 0 } = row;
  const options = { disc, horizon, refraction, within: 28 / 24 };
  return event === 'rise' ? rising(body, when, place, options) : setting(body, when, place, options);
}

describe('bodies rise, set and culminate when the Swiss Ephemeris says', () => {
  const rows = readRows<Row>('risings.json');

  it.each(['rise', 'set', 'upper', 'lower'])('%s within 0.7 s, wherever it happens', (kind) => {
    const asked = rows.filter(({ event }) => event === kind);
    expect(asked.length).toBeGreaterThan(40);
    for (const row of asked) {
      const seen = found(row);
      const name = `${row.body} ${row.ut} ${row.latitude}`;
      expect(seen === null, name).toBe(row.found === null);
      if (seen) expect(Math.abs(seen.jd - (row.found ?? 0)) * 86_400, name).toBeLessThan(0.7);
    }
  });
});
