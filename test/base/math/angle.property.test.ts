import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fromMicrodegrees, roundTo, toMicrodegrees, wrap180, wrap360 } from '../../../src/base/math/angle.js';
import { evenly } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

const degrees = fc.oneof(
  evenly(-2000, 2000),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer({ min: -50, max: 50 }).map((signs) => signs * 30 - 1e-9),
  fc.integer({ min: -50, max: 50 }).map((signs) => signs * 30),
  fc.constantFrom(-0, 360, -1e-17, 359.999_999_5, 359.999_999_49, Number.MIN_VALUE, -Number.MIN_VALUE),
);

describe('an angle', () => {
  test.prop([degrees], runs(500))('wraps into one turn and changes by whole turns only', (angle) => {
    const [whole, signed] = [wrap360(angle), wrap180(angle)];
    expect(whole >= 0 && whole < 360).toBe(true);
    expect(signed >= -180 && signed < 180).toBe(true);
    expect(Math.abs(((angle - whole) / 360) % 1)).toSatisfy((part: number) => part < 1e-9 || part > 1 - 1e-9);
    expect(Math.abs(((whole - signed) / 360) % 1)).toSatisfy((part: number) => part < 1e-9 || part > 1 - 1e-9);
  });

  test.prop([degrees], runs(500))('is rounded to whole microdegrees below 360, once and for all', (angle) => {
    const microdegrees = toMicrodegrees(angle);
    expect(Number.isInteger(microdegrees)).toBe(true);
    expect(Object.is(microdegrees, -0)).toBe(false);
    expect(microdegrees >= 0 && microdegrees < 360_000_000).toBe(true);
    expect(Math.abs(wrap180(fromMicrodegrees(microdegrees) - angle))).toBeLessThan(0.51e-6);
    expect(toMicrodegrees(fromMicrodegrees(microdegrees))).toBe(microdegrees);
  });

  test.prop([fc.nat(359_999_999)], runs(500))('keeps a printed longitude to the last digit', (microdegrees) => {
    const printed = JSON.stringify(fromMicrodegrees(microdegrees));
    expect(printed).toMatch(/^(\d+(\.\d{1,6})?|\d(\.\d+)?e-[56])$/);
    expect(toMicrodegrees(JSON.parse(printed))).toBe(microdegrees);
  });

  it('that rounds to a full turn is zero', () => {
    expect(toMicrodegrees(359.999_999_6)).toBe(0);
    expect(toMicrodegrees(-0.000_000_4)).toBe(0);
    expect(toMicrodegrees(359.999_999_4)).toBe(359_999_999);
  });
});

describe('roundTo', () => {
  test.prop([fc.oneof(evenly(-1000, 1000), fc.double({ min: -1e6, max: 1e6, noNaN: true })), fc.nat(6)], runs(500))(
    'leaves at most so many decimals, near the value and never a negative zero',
    (value, decimals) => {
      const rounded = roundTo(value, decimals);
      expect(Number(rounded.toFixed(decimals))).toBe(rounded);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -decimals);
      expect(Object.is(rounded, -0)).toBe(false);
    },
  );
});
