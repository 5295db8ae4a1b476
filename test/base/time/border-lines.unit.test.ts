import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../src/base/time/border-lines.js';
import { runs } from '../../support/support.js';

/** Lines of points, east and north. */
function index(...lines: [number, number][][]): LineIndex {
  const points = lines.flat();
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) as number) + line.length);
  return new LineIndex({
    east: Float64Array.from(points.map(([east]) => east)),
    north: Float64Array.from(points.map(([, north]) => north)),
    starts: Int32Array.from(starts),
  });
}

const northwards = index([
  [10, 0],
  [10, 5],
]);

describe('the nearest line', () => {
  it('has the west on its left when it goes north', () => {
    expect(northwards.nearest(2, 9.9, 50)?.isLeft).toBe(true);
    expect(northwards.nearest(2, 10.1, 50)?.isLeft).toBe(false);
  });

  it('is as far as a degree is long there', () => {
    expect(northwards.nearest(0, 9.5, 100)?.kilometres).toBeCloseTo(55.6, 1);
    const north = index([
      [10, 60],
      [10, 65],
    ]);
    expect(north.nearest(60, 9.5, 100)?.kilometres).toBeCloseTo(27.8, 1);
  });

  it('is none beyond the reach', () => {
    expect(northwards.nearest(2, 9.5, 55)).toBeUndefined();
    expect(index().nearest(2, 9.5, 500)).toBeUndefined();
  });

  it('is found in the next cells, whichever cell the place is in', () => {
    for (const east of [8.99, 9.01, 10.99, 11.01]) expect(northwards.nearest(2.5, east, 120)?.line).toBe(0);
  });

  it('is the nearer of two, though the other is in the same cell', () => {
    const both = index(
      [
        [10.9, 0],
        [10.9, 1],
      ],
      [
        [11.2, 0],
        [11.2, 1],
      ],
    );
    expect(both.nearest(0.5, 11.1, 100)?.line).toBe(1);
    expect(both.nearest(0.5, 11.04, 100)?.line).toBe(0);
  });

  it('at a bend has the side of the bend', () => {
    const bend = index([
      [9, 0],
      [10, 1],
      [11, 0],
    ]);
    expect(bend.nearest(1.2, 10, 100)).toMatchObject({ isLeft: true, isFreeEnd: false });
    expect(bend.nearest(0.9, 10, 100)?.isLeft).toBe(false);
  });

  it('ends freely where no other goes on', () => {
    expect(northwards.nearest(5.1, 10.01, 50)?.isFreeEnd).toBe(true);
    expect(northwards.nearest(4.9, 10.01, 50)?.isFreeEnd).toBe(false);
    const joined = index(
      [
        [10, 0],
        [10, 5],
      ],
      [
        [10, 5],
        [11, 5],
      ],
    );
    expect(joined.nearest(5.1, 9.99, 50)?.isFreeEnd).toBe(false);
  });

  it('beyond an end that two share is the one less turned away', () => {
    const corner = index(
      [
        [10, 5],
        [10, 4],
      ],
      [
        [10, 5],
        [11, 4.8],
      ],
    );
    expect(corner.nearest(5.1, 9.9, 50)?.line).toBe(0);
    expect(corner.nearest(5.1, 9.98, 50)?.line).toBe(1);
  });
});

describe('a table that was just read', () => {
  const degrees = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((steps) => steps / 100_000);
  const point = fc.tuple(degrees, degrees);
  const line = fc.array(point, { minLength: 2, maxLength: 12 });

  test.prop(
    [fc.array(line, { minLength: 1, maxLength: 8 }), fc.array(point, { minLength: 1, maxLength: 5 })],
    runs(200),
  )('finds the same line before its segments are sorted and after', (lines, places) => {
    const sorted = index(...lines);
    for (let look = 0; look < 40; look++) sorted.nearest(0, 0, 1);
    for (const [east, north] of places) {
      const [fresh, later] = [index(...lines), sorted].map((each) => each.nearest(north, east, 120));
      expect(fresh?.kilometres ?? 0).toBeCloseTo(later?.kilometres ?? 0, 6);
      expect(fresh?.isLeft).toEqual(later?.isLeft);
    }
  });
});
