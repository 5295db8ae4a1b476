import { describe, expect, it } from 'vitest';
import { passDeviations, passes, transitOf } from '../../support/reference/passes.js';
import { report, spreads, violations } from '../../support/reference/spread.js';
import { INSTANT_ANGLES, INSTANTS } from '../../support/reference/tolerances.js';

const HOUR = 3_600_000;
const all = passes();

describe('the exact passes of Mars, Jupiter and Saturn against the Swiss Ephemeris', () => {
  const told = all.map((pass) => ({ pass, transit: transitOf(pass, 5) }));

  it('are told hours before and behind them, near enough', () => {
    const found = spreads(passDeviations(all));
    console.log(report('Exact passes (minutes, arc-seconds)', found));
    expect(violations(found, { ...INSTANTS, ...INSTANT_ANGLES })).toEqual([]);
  });

  it('are no more than the reference has in its two years', () => {
    for (const birth of new Set(all.map(({ input }) => input.birth_date))) {
      const own = told.filter(({ pass }) => pass.input.birth_date === birth);
      const year = new Date(Math.min(...own.map(({ pass }) => pass.exact))).getUTCFullYear();
      const inside = own.flatMap(({ pass: { name }, transit }) =>
        transit.exact_passes
          .map((at) => ({ name, at: Date.parse(at) }))
          .filter(({ at }) => at > Date.UTC(year, 0, 1) && at < Date.UTC(year + 2, 0, 1)),
      );
      for (const { name, at } of inside) {
        const apart = own.filter(({ pass }) => pass.name === name).map(({ pass }) => Math.abs(pass.exact - at) / HOUR);
        expect([name, Math.min(...apart) < 6]).toEqual([name, true]);
      }
    }
  });

  it('share one window where they belong to one retrograde loop', () => {
    const loops = told.filter(({ transit }) => transit.exact_passes.length > 1);
    expect(loops.length).toBeGreaterThan(20);
    for (const { pass, transit } of loops) {
      const { window_start, window_end, exact_passes } = transit;
      const siblings = loops.filter(
        ({ pass: other }) =>
          other.name === pass.name &&
          other.input.birth_date === pass.input.birth_date &&
          other.exact > Date.parse(window_start) &&
          other.exact < Date.parse(window_end),
      );
      expect(siblings.length).toBeLessThanOrEqual(exact_passes.length);
      for (const sibling of siblings) expect(sibling.transit).toMatchObject({ window_start, window_end, exact_passes });
    }
  });
});
