import { describe, expect, it } from 'vitest';
import { encodeSeries, type QuantisedList, type QuantisedSeries } from '../../../../scripts/ephemeris/fit/coding.js';
import { SeriesFile } from '../../../../src/base/ephemeris/series/decode.js';

const ARCSECOND = 206264.80624709636;
const argumentsOf = (entries: Readonly<Record<number, number>>) =>
  Array.from({ length: 13 }, (_, j) => entries[j] ?? 0);

/** Rows in the order of the file: the first multiple of each is positive there. */
const plane: QuantisedList = {
  polynomials: [
    [5, -3, 171111353],
    [1, 0, -40000],
  ],
  rows: [
    { multiples: argumentsOf({ 2: 1 }), amplitudes: [75472100, -3, 0, 1], growth: [4, 0, -1, 990] },
    { multiples: argumentsOf({ 0: 2, 1: -6, 2: 13 }), amplitudes: [1, -300, 7, -1] },
    { multiples: argumentsOf({ 0: 2, 5: -18, 6: 16 }), amplitudes: [0, 0, 255, -256] },
  ],
};
const height: QuantisedList = {
  polynomials: [[0, 0, 0]],
  rows: [{ multiples: argumentsOf({ 1: 1 }), amplitudes: [-9, 8] }],
};
const ellipse = [17179874136, 30123780886, 10794242091718, -39292, 1, -2, 3, 0, 5, 6, 7, 8, 9, -10];
const planet = {
  polynomials: [[1], [-2], [3]],
  rows: [{ multiples: argumentsOf({ 4: 3, 8: -2 }), amplitudes: [1, 2, 3, -4, 5, 6] }],
  quanta: [110_000, 400_000, 600_000],
  ellipse,
} as const;
const series: QuantisedSeries = {
  span: { middle: 4903441, half: 146480 },
  rates: { perigee: -1132652, node: -161610 },
  lunarQuanta: { angle: 300_000, distance: 9_000_000 },
  moon: { longitudeDistance: plane, latitude: height },
  planets: Array.from({ length: 9 }, () => planet),
};

describe('what is written', () => {
  const read = new SeriesFile(encodeSeries(series));
  const { longitudeDistance, latitude } = read.moon;
  const inQuanta = (values: Float64Array, units: readonly number[]) =>
    Array.from(values, (value, i) => Math.round(value / (units[i % units.length] as number)) + 0);

  it('is read with its span, rates and ellipses', () => {
    expect(read.span).toEqual({ middle: 2451720.5, half: 73240 });
    expect(read.rates.perigee).toBeCloseTo(-1.132652, 12);
    for (let i = 8; i >= 0; i--) expect(inQuanta(read.planet(i).ellipse, [2 ** -34])).toEqual(ellipse);
  });

  it('is read with all its numbers', () => {
    const angle = 3e-4 / ARCSECOND;
    const distance = 9e-3 / 149597870.7;
    const units = [angle, angle, distance, distance];
    expect(inQuanta(longitudeDistance.amplitudes, units)).toEqual(plane.rows.flatMap(({ amplitudes }) => amplitudes));
    expect(inQuanta(longitudeDistance.growth, units)).toEqual(plane.rows[0]?.growth);
    expect(Array.from(longitudeDistance.growing)).toEqual([0]);
    expect(inQuanta(longitudeDistance.polynomials[0] as Float64Array, [angle / 4])).toEqual(plane.polynomials[0]);
    expect(inQuanta(latitude.amplitudes, [angle])).toEqual([-9, 8]);
  });

  it('is read with its multiples', () => {
    const { starts, angles, multiples } = longitudeDistance;
    plane.rows.forEach((row, r) => {
      const found = argumentsOf({});
      for (let i = starts[r] as number; i < (starts[r + 1] as number); i++) {
        found[angles[i] as number] = multiples[i] as number;
      }
      expect(found).toEqual(row.multiples);
    });
  });

  it('is the same in whatever order its rows are given', () => {
    const turned = {
      ...series,
      moon: { ...series.moon, longitudeDistance: { ...plane, rows: [...plane.rows].reverse() } },
    };
    expect(encodeSeries(turned)).toEqual(encodeSeries(series));
  });
});
