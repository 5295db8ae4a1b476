import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { acos, asin, atan2, cos, sin, tan } from '../../../src/base/math/angle.js';
import { evenly } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

const angle = fc.oneof(
  evenly(-2000, 2000),
  fc.double({ min: -5000, max: 5000, noNaN: true }),
  fc.double({ min: -7, max: 7, noNaN: true }),
  fc.integer({ min: -3000, max: 3000 }).map((quarters) => quarters * (Math.PI / 2)),
  fc.integer({ min: -3000, max: 3000 }).map((eighths) => eighths * (Math.PI / 4) + 1e-9),
);
const unit = fc.oneof(evenly(-1, 1), fc.double({ min: -1, max: 1, noNaN: true }), fc.constantFrom(-1, 0, 1));
/** Not the subnormal numbers, which have no full precision to keep. */
const component = fc
  .oneof(evenly(-1000, 1000), fc.double({ min: -1e3, max: 1e3, noNaN: true }), fc.constantFrom(-1, 1, 0, 1e-300, 1e300))
  .filter((value) => Object.is(value, 0) || Math.abs(value) >= 1e-300);

/** The step from a number to its neighbour. */
function unitInTheLastPlace(value: number): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, Math.abs(value));
  bits.setBigInt64(0, bits.getBigInt64(0) + 1n);
  return bits.getFloat64(0) - Math.abs(value);
}

/** How far a value is from the engine's own, in units in the last place of the latter. */
function units(ours: number, engine: number): number {
  return Math.abs(ours - engine) / unitInTheLastPlace(engine);
}

const LIMIT = 4;

describe('our trigonometry against the engine', () => {
  test.prop([angle], runs(3000))('sine and cosine', (x) => {
    expect(units(sin(x), Math.sin(x))).toBeLessThanOrEqual(LIMIT);
    expect(units(cos(x), Math.cos(x))).toBeLessThanOrEqual(LIMIT);
  });

  test.prop([evenly(-2000, 2000)], runs(2000))('tangent', (x) => {
    expect(units(tan(x), Math.tan(x))).toBeLessThanOrEqual(LIMIT);
  });

  test.prop([component, component], runs(3000))('arc tangent in all four quadrants', (y, x) => {
    fc.pre(!(x === 0 && y === 0));
    expect(units(atan2(y, x), Math.atan2(y, x))).toBeLessThanOrEqual(LIMIT);
  });

  test.prop([unit], runs(2000))('arc sine', (value) => {
    expect(units(asin(value), Math.asin(value))).toBeLessThanOrEqual(LIMIT);
  });

  test.prop([unit], runs(2000))('arc cosine', (value) => {
    expect(units(acos(value), Math.acos(value))).toBeLessThanOrEqual(LIMIT);
  });

  test.prop([angle], runs(1000))('the squares of sine and cosine make one', (x) => {
    expect(sin(x) * sin(x) + cos(x) * cos(x)).toBeCloseTo(1, 14);
  });

  it('the axes', () => {
    expect([atan2(0, 0), atan2(0, 1), atan2(0, -1), atan2(1, 0), atan2(-1, 0)]).toEqual([
      0,
      0,
      Math.PI,
      Math.PI / 2,
      -Math.PI / 2,
    ]);
    expect([sin(0), cos(0), asin(1), acos(-1)]).toEqual([0, 1, Math.PI / 2, Math.PI]);
  });
});
