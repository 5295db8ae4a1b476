import { describe, expect, it } from 'vitest';
import { deltaTSeconds } from '../../../src/base/ephemeris/delta-t.js';
import { FIRST_OBSERVED_YEAR, OBSERVED, PREDICTED, SPLINE } from '../../../src/base/ephemeris/delta-t-table.js';
import { epochMillisecondsOf, momentAt } from '../../../src/base/ephemeris/ephemeris.js';

const julianDay = (year: number) => 2451544.5 + (year - 2000) * 365.25;
const at = (year: number) => deltaTSeconds(julianDay(year));
const slope = (year: number, span: number) => (at(year + span) - at(year)) / span;

describe('delta-T', () => {
  it.each(OBSERVED.map((value, i) => [FIRST_OBSERVED_YEAR + i, value]))('%d is measured: %d s', (year, value) => {
    expect(at(year)).toBeCloseTo(value, 6);
  });

  it.each([...PREDICTED])('%d is predicted: %d s', (year, value) => {
    expect(at(year)).toBeCloseTo(value, 6);
  });

  it('begins each piece of the published spline with its first coefficient', () => {
    for (const [first, , value] of SPLINE.filter(([year]) => year >= 1800 && year < 1952)) {
      expect(at(first + 1e-9)).toBeCloseTo(value, 3);
    }
  });

  it('never jumps and never bends sharply, least of all where one source follows another', () => {
    const STEP = 0.01;
    for (let i = 0; i < 40_100; i++) {
      const year = 1800 + i * STEP;
      // The steepest it ever was: 1.2 s a year around 1912 and in the 1970s.
      expect(Math.abs(at(year + STEP) - at(year))).toBeLessThan(0.02);
    }
    const joints = [1952, 1955, 2026, 2050, ...OBSERVED.map((_, i) => FIRST_OBSERVED_YEAR + i)];
    for (const year of joints) {
      const [before, after] = [slope(year, -1e-5), slope(year, 1e-5)];
      expect(Math.abs(at(year + 1e-7) - at(year - 1e-7))).toBeLessThan(1e-5);
      expect(Math.abs(after - before)).toBeLessThan(1e-2);
    }
  });
});

describe('the two clocks', () => {
  it('are turned into each other without loss', () => {
    for (let year = 1800; year <= 2200; year += 7) {
      const epochMilliseconds = Date.UTC(year, 6, 1, 12);
      expect(Math.abs(epochMillisecondsOf(momentAt(epochMilliseconds).tt) - epochMilliseconds)).toBeLessThan(0.1);
    }
  });

  it('differ by delta-T', () => {
    const { ut, tt } = momentAt(Date.UTC(2000, 0, 1));
    expect(ut).toBe(2451544.5);
    expect((tt - ut) * 86_400).toBeCloseTo(63.83, 4);
  });
});
