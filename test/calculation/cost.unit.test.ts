import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import type { ToldConventions } from '../../src/calculation/conventions.js';
import { costOf, placesFor } from '../../src/calculation/cost.js';
import { readInput } from '../../src/calculation/read-input.js';
import { runTool } from '../../src/calculation/run.js';
import { spoken } from '../../src/service/web/spoken.js';
import { allTools, findTool } from '../../src/tools/registry.js';
import { dearestCalls } from '../support/dearest-calls.js';
import { ZONES } from '../support/zones.js';

const NOW = new Date('2026-01-01T00:00:00Z');

function costs(slug: string, fields: object, chosen: ToldConventions = {}): number {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  return costOf(tool, readInput(tool, { ...tool.example, ...fields }, 'specified', ZONES), chosen);
}

describe('costOf', () => {
  it('is one place for each forty milliseconds that have begun', () => {
    expect([0, 1, 40, 40.1, 80, 81].map((used) => placesFor(used))).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is one for each quarter of a megabyte of an answer that has begun, where those are more', () => {
    expect([0, 250, 251, 500, 975].map((kilobytes) => placesFor(1, kilobytes))).toEqual([1, 1, 2, 2, 4]);
    expect(placesFor(81, 300)).toBe(3);
  });

  it.each(allTools)('stands for a quarter of a megabyte of $slug at most', async (tool) => {
    // The least that is asked of its answers, and the most.
    const calls = dearestCalls(tool).filter(({ options }) => options.locale || Object.keys(options).length === 0);
    for (const { name, input, options } of calls) {
      const places = costOf(tool, readInput(tool, input, 'specified', ZONES), options);
      const envelope = runTool(tool, input, { now: NOW, inputs: 'specified', environment: await spoken(options) });
      expect(envelope, name).not.toMatchObject({ error: { code: 'invalid_input' } });
      expect(Buffer.byteLength(JSON.stringify(envelope)) / places, name).toBeLessThan(260_000);
    }
  });

  it('grows with the rows of an answer: two years of the Moon with labels take four, those of Saturn one', () => {
    const years = { from: '2026-01-01', to: '2027-12-31' };
    expect(costs('sign-entries', { ...years, planet_names: GRAHAS }, { locale: 'hi' })).toBe(4);
    expect(costs('sign-entries', { ...years, planet_names: GRAHAS })).toBe(2);
    expect(costs('sign-entries', { ...years, planet_names: ['Saturn'] }, { locale: 'hi' })).toBe(1);
    expect(costs('upcoming-transits', years, { locale: 'hi' })).toBe(2);
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31' }, { locale: 'hi' })).toBe(3);
  });

  it('is one for the example of every tool', () => {
    for (const { slug } of allTools) expect(costs(slug, {}), slug).toBe(1);
  });

  it('grows with the span, and more so with a zodiac that goes with a star', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31' })).toBe(2);
    expect(costs('vrata-calendar', { from: '2026-01-01', to: '2027-01-31' }, { ayanamsha: 'true_chitra' })).toBe(3);
    expect(costs('muhurta-finder', year)).toBe(3);
    expect(costs('muhurta-finder', { ...year, asta_rule: 'combustion' })).toBe(3);
    expect(costs('muhurta-finder', { ...year, asta_rule: 'kalamsha' })).toBe(5);
    expect(costs('muhurta-finder', year, { ayanamsha: 'true_chitra' })).toBe(4);
    expect(costs('upcoming-transits', { from: '2026-01-01', to: '2027-12-31' })).toBe(1);
    expect(costs('upcoming-transits', { from: '2026-01-01', to: '2027-12-31' }, { ayanamsha: 'true_chitra' })).toBe(2);
    expect(costs('sign-entries', { from: '2026-01-01', to: '2027-12-31' }, { ayanamsha: 'true_chitra' })).toBe(2);
    expect(costs('sign-entries', { from: '2026-01-01', to: '2027-12-31', asta_rule: 'kalamsha' })).toBe(4);
  });

  it('grows with the minutes of a doubtful birth', () => {
    const dearest = {
      'planetary-strengths': 5,
      'kp-chart': 4,
      'current-transits-calculator': 1,
      'chart-points': 4,
      'bhava-chart': 2,
      'monthly-snapshot': 2,
      'jaimini-chart': 2,
      'birth-chart-calculator': 2,
      'yogini-dasha': 2,
      'ashtottari-dasha': 2,
      'running-dashas': 2,
    };
    for (const [slug, places] of Object.entries(dearest)) {
      expect(costs(slug, {}, { time_within: 720 }), slug).toBe(places);
      expect(costs(slug, {}, { time_within: 30 }), slug).toBe(1);
    }
    expect(costs('chart-points', {}, { time_within: 720, ayanamsha: 'true_chitra' })).toBe(6);
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
