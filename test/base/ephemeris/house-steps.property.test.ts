import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { rightAscensionOf } from '../../../src/base/ephemeris/houses.js';
import { runs } from '../../support/support.js';

const parts = fc.integer({ min: -8, max: 8 }).map((ninths) => ninths / 9);
/** Up to the polar circle, where it is 1, and most of all close to it. */
const steepnesses = fc.double({ min: 0, max: 6, noNaN: true }).map((power) => 1 - 10 ** -power);

describe('the right ascension of a cusp by time', () => {
  test.prop([fc.double({ min: 0, max: 6.28, noNaN: true }), parts, steepnesses], runs(2000))(
    'solves its equation up to the polar circles',
    (start, part, steepness) => {
      const alpha = rightAscensionOf(start, part, steepness);
      expect(alpha - start - part * Math.asin(steepness * Math.sin(alpha))).toBeCloseTo(0, 9);
    },
  );
});
