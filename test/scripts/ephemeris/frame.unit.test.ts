import { describe, expect, it } from 'vitest';
import { toSeriesFrame } from '../../../scripts/ephemeris/source.js';
import { dot } from '../../../scripts/ephemeris/vector.js';
import { frameMatrix } from '../../../src/base/ephemeris/stars.js';

describe('the frame of the series', () => {
  it('is the mean ecliptic of J2000 at J2000', () => {
    const sun = { x: 0.18003903563324566, y: -0.90249156877721, z: -0.3912734516093589 };
    const { x, y, z } = toSeriesFrame(sun, 2451545);
    expect(x).toBeCloseTo(0.18003906799310124, 15);
    expect(y).toBeCloseTo(-0.9836594603725487, 15);
    expect(z).toBeCloseTo(0.0000039701133500300034, 15);
  });

  it('keeps the equinox, and the Sun in its plane, two centuries before', () => {
    const sun = { x: 0.2287584289853164, y: -0.8929807216016894, z: -0.3876274139117306 };
    const { x, y, z } = toSeriesFrame(sun, 2378496.5);
    expect(x).toBeCloseTo(0.2287584529454636, 13);
    expect(y).toBeCloseTo(-0.973483215163938, 13);
    expect(z).toBeCloseTo(2.830177750494259e-7, 13);
  });

  it.each([2378480.5, 2415020, 2451545, 2524960.5])('is the frame of the library on day %d', (day) => {
    const m = frameMatrix(day);
    [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ].forEach((axis, i) => {
      const { x, y, z } = toSeriesFrame(axis, day);
      expect(x).toBeCloseTo(m[i] as number, 15);
      expect(y).toBeCloseTo(m[i + 3] as number, 15);
      expect(z).toBeCloseTo(m[i + 6] as number, 15);
    });
  });

  it.each([2378480.5, 2451545, 2524960.5])('keeps lengths and angles on day %d', (day) => {
    const axes = [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ].map((axis) => toSeriesFrame(axis, day));
    axes.forEach((a, i) => {
      axes.forEach((b, j) => {
        expect(dot(a, b)).toBeCloseTo(i === j ? 1 : 0, 14);
      });
    });
  });
});
