import { describe, expect, it } from 'vitest';
import { type Body, phenomena } from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly body: Body;
  readonly tt: number;
  readonly phaseAngle: number;
  readonly illuminated: number;
  readonly elongation: number;
  readonly diameter: number;
  readonly magnitude: number;
}

/** Magnitudes: ours have the tilt of Uranus, there it is a mean one, and that of Saturn as both Sun and Earth see it. */
const MAGNITUDES = { Saturn: 0.04, Uranus: 0.05, Moon: 0.004 } as const satisfies Partial<Record<Body, number>>;

describe('bodies look as the Swiss Ephemeris says', () => {
  const rows = readRows<Row>('phenomena.json');

  it.each([...new Set(rows.map(({ body }) => body))])('%s', (body) => {
    const asked = rows.filter((row) => row.body === body);
    expect(asked.length).toBeGreaterThan(10);
    for (const row of asked) {
      const seen = phenomena(body, { jd: row.tt, scale: 'tt' });
      // There the aberration is in the direction from the body to us.
      expect(Math.abs(seen.phaseAngle - row.phaseAngle)).toBeLessThan(0.013);
      if (body !== 'Sun') expect(Math.abs(seen.illuminated - row.illuminated)).toBeLessThan(0.0001);
      expect(Math.abs(seen.elongation - row.elongation)).toBeLessThan(0.00003);
      expect(Math.abs(seen.diameter - row.diameter)).toBeLessThan(0.00004);
      const within = body in MAGNITUDES ? MAGNITUDES[body as keyof typeof MAGNITUDES] : 0.0025;
      expect(Math.abs(seen.magnitude - row.magnitude)).toBeLessThan(within);
    }
  });
});
