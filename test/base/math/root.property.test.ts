import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { rootBetween } from '../../../src/base/math/root.js';
import { runs } from '../../support/support.js';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('a root between two points', () => {
  test.prop([real(-0.9, 0.9), real(0.01, 5), real(-1, 1), real(0, 3)], runs(300))(
    'is found whatever the bend and the direction',
    (root, slope, side, bend) => {
      const sign = side < 0 ? -1 : 1;
      const at = (x: number) => sign * ((x - root) * slope + bend * (x - root) * (x - root) * (x - root));
      let calls = 0;
      const counted = (x: number) => {
        calls++;
        return at(x);
      };
      const found = rootBetween(counted, { at: -1, value: at(-1) }, { at: 1, value: at(1) }, 1e-9);
      expect(Math.abs(found - root)).toBeLessThan(1e-8);
      expect(calls).toBeLessThan(40);
    },
  );

  it('may be one of the points', () => {
    const line = (x: number) => x;
    expect(rootBetween(line, { at: -1, value: -1 }, { at: 0, value: 0 }, 1e-9)).toBeCloseTo(0, 9);
    expect(rootBetween(line, { at: 0, value: 0 }, { at: 1, value: 1 }, 1e-9)).toBeCloseTo(0, 9);
  });

  it('of a steep function is found in few steps', () => {
    let calls = 0;
    const step = (x: number) => {
      calls++;
      return Math.atan(1000 * (x - 0.123));
    };
    const found = rootBetween(step, { at: 0, value: step(0) }, { at: 1, value: step(1) }, 1e-10);
    expect(found).toBeCloseTo(0.123, 9);
    expect(calls).toBeLessThan(20);
  });
});
