import { describe, expect, it } from 'vitest';
import { returnOf } from '../../src/jobs/credits.js';
import { insufficientCredits } from '../../src/jobs/refusals.js';

describe('credits of a month', () => {
  it('return on the first of the next, UTC', () => {
    const of = (...parts: [number, number, number, number?]) => returnOf(new Date(Date.UTC(...parts)));
    expect(of(2026, 10, 24)).toBe('2026-12-01');
    expect(of(2026, 11, 31, 23)).toBe('2027-01-01');
    expect(of(2028, 0, 31)).toBe('2028-02-01');
  });

  it('are told with the refusal', () => {
    const at = new Date('2026-11-24T02:00:00Z');
    expect(insufficientCredits('calculated', { cost: 5, at }).message).toBe(
      'The account has fewer than 5 credits left for calculated outputs this month. Its monthly credits return on 2026-12-01, 00:00 UTC.',
    );
  });
});
