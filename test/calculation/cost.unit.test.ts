import { describe, expect, it } from 'vitest';
import type { Conventions } from '../../src/calculation/conventions.js';
import { costOf, placesFor } from '../../src/calculation/cost.js';
import { readInput } from '../../src/calculation/read-input.js';
import { allTools, findTool } from '../../src/registry.js';

function costs(slug: string, fields: object, chosen: Partial<Conventions> = {}): number {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  return costOf(tool, readInput(tool, { ...tool.example, ...fields }, 'specified'), chosen);
}

describe('costOf', () => {
  it('is one place for each forty milliseconds that have begun', () => {
    expect([0, 1, 40, 40.1, 80, 81].map(placesFor)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is one for the example of every tool', () => {
    for (const { slug } of allTools) expect(costs(slug, {}), slug).toBe(1);
  });

  it('grows with the span, and more so with a zodiac that goes with a star', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31' })).toBe(2);
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31' }, { ayanamsha: 'true_chitra' })).toBe(3);
    expect(costs('muhurta-finder', year)).toBe(2);
    expect(costs('muhurta-finder', year, { ayanamsha: 'true_chitra' })).toBe(3);
    expect(costs('upcoming-transits', { from: '2026-01-01', to: '2027-12-31' })).toBe(1);
    expect(costs('upcoming-transits', { from: '2026-01-01', to: '2027-12-31' }, { ayanamsha: 'true_chitra' })).toBe(2);
    expect(costs('sign-entries', { from: '2026-01-01', to: '2027-12-31' }, { ayanamsha: 'true_chitra' })).toBe(2);
  });

  it('grows with the minutes of a doubtful birth', () => {
    const dearest = { 'planetary-strengths': 3, 'kp-chart': 2, 'chart-points': 2, 'jaimini-chart': 2 };
    for (const [slug, places] of Object.entries(dearest)) {
      expect(costs(slug, {}, { time_within: 720 }), slug).toBe(places);
      expect(costs(slug, {}, { time_within: 30 }), slug).toBe(1);
    }
  });

  it('is one for an input that is refused: of no date, of a span too long, and of one that ends before it begins', () => {
    for (const fields of [
      { to: 'x' },
      { from: '1800-01-01', to: '2200-12-31' },
      { from: '2027-01-01', to: '2026-01-01' },
    ])
      expect(costs('vrata-calendar', fields)).toBe(1);
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31', latitude: 'x' })).toBe(1);
  });
});
