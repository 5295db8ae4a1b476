import { describe, expect, it } from 'vitest';
import { type Ellipse, ellipsePosition, fitEllipse, leastSquares } from '../../../scripts/ephemeris/ellipse.js';
import { length } from '../../../scripts/ephemeris/vector.js';

const KNOWN: Ellipse = [
  1.5237, 6.2, 334.06, 1e-4, -0.0378, 0.0062, -5e-5, 0.0853, 0.0037, 7e-5, 0.0123, -4e-4, 0.0105, 2e-4,
];
/** What the numbers are off at the start, in the same order: some degrees, and no motion of the orbit known. */
const GUESS: Ellipse = [1.52, 6.24, 334.06, 0, -0.04, 0, 0, 0.09, 0, 0, 0.01, 0, 0.012, 0];

const instants = Float64Array.from({ length: 4001 }, (_, i) => 2378480.5 + 36.62 * i);

describe('a mean ellipse', () => {
  it('is found again from positions on it', () => {
    const positions = Array.from(instants, (day) => ellipsePosition(KNOWN, day));
    const { ellipse, largestResidual } = fitEllipse(GUESS, instants, positions);
    ellipse.forEach((value, j) => {
      expect(Math.abs(value - (KNOWN[j] ?? 0)), `number ${j}`).toBeLessThan(1e-10);
    });
    expect(largestResidual).toBeLessThan(1e-10);
  });

  it('tells how far the positions are from it', () => {
    const positions = Array.from(instants, (day, i) => {
      const { x, y, z } = ellipsePosition(KNOWN, day);
      return { x, y, z: i === 2000 ? z + 0.001 : z };
    });
    expect(fitEllipse(GUESS, instants, positions).largestResidual).toBeCloseTo(0.001, 5);
  });

  it('refuses a motion that is none', () => {
    const positions = Array.from(instants, () => ({ x: Number.NaN, y: 0, z: 0 }));
    expect(() => fitEllipse(GUESS, instants, positions)).toThrow('does not settle');
  });

  it('has its perihelion, its aphelion and its plane where its elements say', () => {
    // Perihelion at longitude 0, inclination 60 degrees, node at longitude 0: p = 0 and q = 1/2.
    const at = (meanLongitude: number) =>
      ellipsePosition([2, meanLongitude, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0], 2451545);
    expect(at(0).x).toBeCloseTo(1, 14);
    expect(at(Math.PI).x).toBeCloseTo(-3, 14);
    // Eccentric anomaly of 90 degrees: Kepler's equation gives the mean one.
    const side = at(Math.PI / 2 - 0.5);
    expect(side.x).toBeCloseTo(-1, 14);
    expect(side.z / side.y).toBeCloseTo(Math.sqrt(3), 14);
    expect(length(side)).toBeCloseTo(2, 14);
  });
});

describe('least squares', () => {
  const rows = Array.from({ length: 50 }, (_, i) => i / 10);
  const columns = () => [0, 1, 2].map((power) => Float64Array.from(rows, (x) => 1e6 ** power * x ** power));

  it('solves equations that agree', () => {
    const b = Float64Array.from(rows, (x) => 3 - 2 * x + 0.5 * x * x);
    const [c0, c1, c2] = leastSquares(columns(), b);
    expect(c0).toBeCloseTo(3, 12);
    expect((c1 ?? 0) * 1e6).toBeCloseTo(-2, 12);
    expect((c2 ?? 0) * 1e12).toBeCloseTo(0.5, 12);
  });

  it('takes the shortest of equally good answers when it is damped', () => {
    const column = Float64Array.from(rows, (x) => 1 + x);
    const [c0, c1] = leastSquares([column, column], column, 1e-6);
    expect(c0).toBeCloseTo(0.5, 9);
    expect(c1).toBeCloseTo(0.5, 9);
  });

  it('leaves an error at right angles to every column', () => {
    const b = rows.map((x) => (x * 7919) % 1);
    const x = leastSquares(columns(), Float64Array.from(b));
    const error = b.map((value, i) => columns().reduce((rest, c, j) => rest - (c[i] ?? 0) * (x[j] ?? 0), value));
    for (const column of columns()) {
      const norm = Math.sqrt(column.reduce((sum, value) => sum + value * value, 0));
      expect(column.reduce((sum, value, i) => sum + (value / norm) * (error[i] ?? 0), 0)).toBeCloseTo(0, 12);
    }
  });
});
