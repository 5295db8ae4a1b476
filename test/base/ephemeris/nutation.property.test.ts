import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { movingNutation, nutation } from '../../../src/base/ephemeris/nutation.js';
import { runs } from '../../support/support.js';

describe('nutation with its rate', () => {
  test.prop([fc.double({ min: 2378500, max: 2524600, noNaN: true })], runs(200))(
    'is nutation, and goes as nutation does',
    (tt) => {
      const { longitudeRate, ...swing } = movingNutation(tt);
      expect(swing).toEqual(nutation(tt));
      const rate = (nutation(tt + 0.05).longitude - nutation(tt - 0.05).longitude) / 0.1;
      expect(Math.abs(longitudeRate - rate)).toBeLessThan(0.0001);
    },
  );
});
