import { describe, expect, it } from 'vitest';
import { lunarCandidates, planetCandidates } from '../../../../scripts/ephemeris/fit/candidates.js';
import { Fit } from '../../../../scripts/ephemeris/fit/fit.js';
import { dayOf, type Grid, Harmonics } from '../../../../scripts/ephemeris/fit/harmonics.js';
import { quantised } from '../../../../scripts/ephemeris/fit/quantise.js';

const GRID: Grid = { middle: 2451720.5, step: 9.7, count: 15424, half: 73240 };
const CORRECTIONS = { perigee: 0, node: 0 };
const JUPITER = 4;

/** Multiples of Jupiter's and Saturn's mean longitudes, and what they bring to two coordinates. */
const KNOWN = [
  {
    jupiter: 1,
    saturn: 0,
    parts: [
      [5000, -300, 0, 0],
      [0, 70, 0, 0],
    ],
  },
  {
    jupiter: 2,
    saturn: -1,
    parts: [
      [-900, 1200, 40, -25],
      [55, 0, 0, 0],
    ],
  },
  {
    jupiter: 3,
    saturn: -4,
    parts: [
      [80, 12, 0, 0],
      [0, 9, 0, 7],
    ],
  },
] as const;
const POLYNOMIALS = [
  [12, -7, 0, 3],
  [0, 0, 5, 0],
] as const;

function samplesOf(coordinate: number): Float64Array {
  const harmonics = new Harmonics(GRID, CORRECTIONS);
  return Float64Array.from({ length: GRID.count }, (_, i) => {
    const days = dayOf(GRID, i) - GRID.middle;
    const tau = days / GRID.half;
    const power = (POLYNOMIALS[coordinate] as readonly number[]).reduceRight((sum, value) => sum * tau + value, 0);
    return KNOWN.reduce((sum, { jupiter, saturn, parts }) => {
      const { phase, rate } = harmonics.term([0, 0, 0, 0, 0, 0, 0, 0, jupiter, saturn, 0, 0, 0]);
      const [s, c, ts, tc] = parts[coordinate] as readonly number[] as [number, number, number, number];
      const angle = phase + rate * days;
      return sum + (s + tau * ts) * Math.sin(angle) + (c + tau * tc) * Math.cos(angle);
    }, power);
  });
}

describe('a fit of a series that is known', () => {
  const fitted = new Fit({
    grid: GRID,
    corrections: CORRECTIONS,
    samples: [samplesOf(0), samplesOf(1)],
    candidates: planetCandidates(JUPITER),
    powers: 4,
    cut: 1,
    progress: () => {},
  }).run();
  const list = quantised(fitted);

  it('leaves nothing', () => {
    for (const left of fitted.left) for (const value of left) expect(Math.abs(value)).toBeLessThan(1e-6);
  });

  it('gives its terms back', () => {
    expect(list.rows).toHaveLength(KNOWN.length);
    for (const { jupiter, saturn, parts } of KNOWN) {
      const row = list.rows.find(({ multiples }) => multiples[8] === jupiter && multiples[9] === saturn);
      expect(row?.multiples.filter((multiple) => multiple !== 0)).toHaveLength(saturn === 0 ? 1 : 2);
      expect(row?.amplitudes).toEqual(parts.flatMap((ofCoordinate) => ofCoordinate.slice(0, 2)));
      const growth = parts.flatMap(([, , ts, tc]) => [ts, tc]);
      expect(row?.growth).toEqual(growth.some((value) => value !== 0) ? growth : undefined);
    }
  });

  it('gives its polynomials back, in quarters', () => {
    expect(list.polynomials).toEqual(POLYNOMIALS.map((powers) => powers.map((value) => 4 * value)));
  });
});

describe('candidates', () => {
  const sets = [lunarCandidates(0), lunarCandidates(1), planetCandidates(JUPITER)];

  it('have an argument once, in one of its two signs', () => {
    for (const { all } of sets) {
      const seen = new Set<string>();
      for (const multiples of all) {
        const sign = (multiples.find((k) => k !== 0) as number) > 0 ? 1 : -1;
        seen.add(multiples.map((k) => sign * k).join());
      }
      expect(seen.size).toBe(all.length);
    }
  });

  it('of the Moon have what the Sun does to its longitude by even multiples of F, to its latitude by odd ones', () => {
    const ofSun = ({ all }: (typeof sets)[number]) =>
      all.filter((multiples) => multiples.slice(4).every((k) => k === 0));
    expect(ofSun(sets[0] as (typeof sets)[number]).every(([, f]) => (f as number) % 2 === 0)).toBe(true);
    expect(ofSun(sets[1] as (typeof sets)[number]).every(([, f]) => (f as number) % 2 !== 0)).toBe(true);
  });
});
