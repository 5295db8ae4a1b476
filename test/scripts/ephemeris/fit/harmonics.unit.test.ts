import { describe, expect, it } from 'vitest';
import { Cholesky } from '../../../../scripts/ephemeris/fit/cholesky.js';
import { dayOf, type Grid, GridSums, Harmonics } from '../../../../scripts/ephemeris/fit/harmonics.js';
import { Spectra } from '../../../../scripts/ephemeris/fit/spectrum.js';

const GRID: Grid = { middle: 2451720.5, step: 1.1, count: 640, half: 300 };
const harmonics = new Harmonics(GRID, { perigee: 0, node: 0 });
const multiplesOf = (entries: Readonly<Record<number, number>>) =>
  Array.from({ length: 13 }, (_, j) => entries[j] ?? 0);
/** Evection with the Sun's anomaly; the Moon less three times Jupiter. */
const terms = [multiplesOf({ 0: 2, 2: -1, 3: 1 }), multiplesOf({ 1: 2, 8: -3 })].map((each) => ({
  ...harmonics.term(each),
  grows: true,
}));
const indices = Array.from({ length: GRID.count }, (_, i) => i);
const tauOf = (i: number) => (dayOf(GRID, i) - GRID.middle) / GRID.half;
/** The argument is a straight line over these two years, but for 1e-8. */
const angleOf = (term: number, i: number) => {
  const { phase, rate } = terms[term] as (typeof terms)[number];
  return phase + rate * (dayOf(GRID, i) - GRID.middle);
};

describe('terms over a grid', () => {
  const parts = Float64Array.of(3, -2, 0.5, 0.25, -1, 4, 2, -0.125);
  const sums = indices.map((i) =>
    terms.reduce((sum, _, term) => {
      const [s, c, ts, tc] = parts.subarray(4 * term) as unknown as [number, number, number, number];
      const angle = angleOf(term, i);
      return sum + (s + tauOf(i) * ts) * Math.sin(angle) + (c + tauOf(i) * tc) * Math.cos(angle);
    }, 0),
  );

  it('are taken from samples that are their sum', () => {
    const samples = Float64Array.from(sums);
    harmonics.subtract(terms, parts, samples);
    for (const left of samples) expect(Math.abs(left)).toBeLessThan(1e-6);
  });

  it('have the products with samples that a plain sum has', () => {
    const samples = Float64Array.from(sums);
    const products = harmonics.products(terms, samples);
    terms.forEach((_, term) => {
      const plain = [Math.sin, Math.cos].flatMap((of) =>
        indices.reduce((all, i) => all + of(angleOf(term, i)) * (sums[i] as number), 0),
      );
      const grown = [Math.sin, Math.cos].flatMap((of) =>
        indices.reduce((all, i) => all + tauOf(i) * of(angleOf(term, i)) * (sums[i] as number), 0),
      );
      [...plain, ...grown].forEach((value, j) => {
        expect(Math.abs((products[4 * term + j] as number) - value)).toBeLessThan(1e-3);
      });
    });
  });
});

describe('sums of cosines over a grid', () => {
  const sums = new GridSums(GRID);
  const plain = (of: (tau: number, angle: number) => number, x: number) =>
    indices.reduce((all, i) => all + of(tauOf(i), x * (dayOf(GRID, i) - GRID.middle)), 0);

  it.each([0, 1e-7, 2e-5, 0.004, 0.3, 2.4])('are those of a plain sum for %f radians a day', (x) => {
    sums.at(x);
    const expected = [
      plain((_, angle) => Math.cos(angle), x),
      plain((tau, angle) => tau * Math.sin(angle), x),
      plain((tau, angle) => tau * tau * Math.cos(angle), x),
    ];
    [sums.cosine, sums.tauSine, sums.tauTauCosine].forEach((value, i) => {
      expect(Math.abs(value - (expected[i] as number))).toBeLessThan(1e-6 * GRID.count);
    });
  });
});

describe('a matrix that grows', () => {
  it('is solved', () => {
    const matrix = new Cholesky();
    expect(matrix.add(Float64Array.of(4), 1e-6)).toBe(true);
    expect(matrix.add(Float64Array.of(2, 10), 1e-6)).toBe(true);
    expect(matrix.add(Float64Array.of(1, 5, 6), 1e-6)).toBe(true);
    // 4x + 2y + z, 2x + 10y + 5z, x + 5y + 6z for x = 1, y = 2, z = 3.
    Array.from(matrix.solve(Float64Array.of(11, 37, 29))).forEach((value, i) => {
      expect(value).toBeCloseTo(i + 1, 12);
    });
  });

  it('refuses a column that is a sum of others, and stays as it was', () => {
    const matrix = new Cholesky();
    matrix.add(Float64Array.of(4), 1e-6);
    expect(matrix.add(Float64Array.of(8, 16), 1e-6)).toBe(false);
    expect(matrix.size).toBe(1);
    expect(matrix.solve(Float64Array.of(8))[0]).toBe(2);
  });
});

it('finds a line of each coordinate where it is and as strong as it is', () => {
  const lines = [0.0625, 0.1873, 0.3111];
  const coordinates = lines.map((frequency, j) =>
    Float64Array.from(indices, (i) => (j + 1) * Math.cos(2 * Math.PI * frequency * i + j)),
  );
  const { amplitudes, resolution } = new Spectra(GRID.count).of(coordinates);
  lines.forEach((frequency, j) => {
    const at = Math.round(frequency / resolution);
    const near = amplitudes.subarray(at - 2, at + 3);
    expect(Math.max(...near)).toBeCloseTo(j + 1, 1);
    expect(amplitudes[at + 40]).toBeLessThan(0.05);
  });
});
