import { describe, expect, it } from 'vitest';
import { cheapestSeries, expand, type FittedSeries, GUARD, reach } from '../../../scripts/ephemeris/fit.js';

const span = { from: 2451545, to: 2453545 };
const TOLERANCE = 1e-6;
const motion = (day: number) => ({ x: Math.sin(day / 20), y: Math.cos(day / 33) + 1e-3 * Math.sin(day), z: 5 });

function valueAt({ columns, daysPerSegment, quantum }: FittedSeries, day: number): number {
  const u = (day - span.from) / daysPerSegment;
  const segment = Math.floor(u);
  const angle = Math.acos((2 * (u - segment) - 1) * GUARD);
  return columns.reduce((sum, column, m) => sum + (column[segment] ?? 0) * quantum * Math.cos(m * angle), 0);
}

describe('a fitted series', () => {
  const expansions = [32, 64].map((days) => expand(motion, span, days));
  const series = [0, 1, 2].map((axis) =>
    cheapestSeries(
      expansions.flatMap((axes) => axes[axis] ?? []),
      TOLERANCE,
    ),
  );

  it('keeps its tolerance between its nodes', () => {
    for (let day = span.from; day < span.to; day += 0.317) {
      const { x, y, z } = motion(day);
      [x, y, z].forEach((exact, axis) => {
        // Check points lie close, not everywhere: a little more than the tolerance may be left between them.
        expect(Math.abs(valueAt(series[axis] as FittedSeries, day) - exact)).toBeLessThan(1.1 * TOLERANCE);
      });
    }
  });

  it('is not finer than it needs to be', () => {
    for (const { quantum } of series) expect(quantum).toBeGreaterThan(0.2 * TOLERANCE);
  });

  it('takes the fewest segments that a constant can do with', () => {
    expect(series[2]?.daysPerSegment).toBe(64);
    expect(series[2]?.columns).toHaveLength(2);
  });
});

describe('a motion that cannot be fitted', () => {
  it('is too fast for the segments', () => {
    const fast = expand((day) => ({ x: Math.sin(20 * day), y: 0, z: 0 }), span, 64);
    expect(() => cheapestSeries(fast.slice(0, 1), TOLERANCE)).toThrow('No segment length');
  });

  it('is not finite', () => {
    expect(() => expand(() => ({ x: 0, y: Number.NaN, z: 0 }), span, 64)).toThrow('not finite');
  });

  it('has numbers that are too large', () => {
    const far = expand(() => ({ x: 1e6, y: 0, z: 0 }), span, 64);
    expect(() => cheapestSeries(far.slice(0, 1), TOLERANCE)).toThrow('32 bits');
  });
});

it('needs days beyond the span', () => {
  expect(reach(span, 64).from).toBeCloseTo(span.from - 0.99, 2);
  expect(reach(span, 64).to).toBeCloseTo(span.from + 32 * 64 + 0.99, 2);
});
