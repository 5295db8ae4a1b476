import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/base/time/calendar.js';
import { muhurtaFinder, planetVisibility } from '../../../src/entries/index.js';
import { MUHURTA_ASTA_RULES } from '../../../src/rules/muhurta/asta.js';
import { runs } from '../../support/support.js';

const PLANETS = { guru_asta: 'Jupiter', shukra_asta: 'Venus' } as const;
const CODES = ['guru_asta', 'shukra_asta'] as const;

const asked = fc.record({
  from: fc.integer({ min: readDate('1901-01-01'), max: readDate('2099-01-01') }),
  latitude: fc.integer({ min: -45, max: 45 }),
  longitude: fc.integer({ min: -179, max: 179 }),
  asta_rule: fc.constantFrom(...MUHURTA_ASTA_RULES),
});

const dateOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);

describe('the asta of a search', () => {
  it('is that of planet-visibility, and strikes the days whose sunrise it holds', () => {
    fc.assert(
      fc.property(asked, ({ from, latitude, longitude, asta_rule }) => {
        const place = { latitude, longitude, timezone: 'UTC' };
        const span = { from: dateOf(from), to: dateOf(from + 99) };
        const search = { activity: 'travel', exclusions: CODES, asta_rule, explain: span.to } as const;
        const { asta_spans, excluded, explained } = muhurtaFinder({ ...span, ...place, ...search }).result;
        const seen = planetVisibility({
          ...span,
          ...place,
          planet_names: ['Jupiter', 'Venus'],
          ...(asta_rule !== 'combustion' && { asta_rule }),
        }).result.spans.filter(({ span_code }) => span_code === (asta_rule === 'combustion' ? 'combust' : 'asta'));
        for (const { rule_code, planet, starts_at, ends_at } of asta_spans) {
          expect(planet).toBe(PLANETS[rule_code]);
          expect(seen).toContainEqual(expect.objectContaining({ planet, starts_at, ends_at }));
        }
        for (const code of CODES) {
          const struck = excluded.filter(({ rule_code }) => rule_code === code);
          const spans = asta_spans.filter(({ rule_code }) => rule_code === code);
          // Whole days that follow each other are one: each struck time begins and ends an asta, or the search.
          for (const { starts_at, ends_at } of struck) {
            const own = spans.find((one) => isHeld(one, starts_at));
            expect(own).toBeDefined();
            expect(own && isHeld(own, ends_at) && ends_at.slice(0, 10) <= span.to).toBe(false);
          }
          expect(struck.length).toBe(spans.length);
          const told = explained?.strikes.find(({ rule_code }) => rule_code === code)?.asta ?? null;
          const last = spans.find((one) => isHeld(one, explained?.starts_at ?? ''));
          expect(told).toEqual(last ?? null);
        }
        expect(explained?.strikes.filter(({ asta, rule_code }) => asta && asta.rule_code !== rule_code)).toEqual([]);
      }),
      runs(25),
    );
  });
});

/** By the second, in which instants are told. */
function isHeld(span: { readonly starts_at: string | null; readonly ends_at: string | null }, at: string): boolean {
  const instant = Date.parse(at) + 1000;
  return (
    (span.starts_at === null || Date.parse(span.starts_at) <= instant) &&
    (span.ends_at === null || instant < Date.parse(span.ends_at))
  );
}
