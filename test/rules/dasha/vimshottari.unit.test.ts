import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { CYCLE_YEARS, VIMSHOTTARI } from '../../../src/rules/dasha/dasha-year.js';
import {
  DASHA_YEAR_MILLISECONDS,
  type DashaPeriod,
  dashaYears,
  mahadashas,
  runningDashas,
  subPeriods,
} from '../../../src/rules/dasha/vimshottari.js';

const BIRTH = Date.parse('1990-05-17T04:50:00Z');
const NAKSHATRA_EDGE = 13_333_334;

function allPeriods(periods: readonly DashaPeriod[]): DashaPeriod[] {
  const antar = periods.flatMap(subPeriods);
  return [...periods, ...antar, ...antar.flatMap(subPeriods)];
}

describe('the Vimshottari dasha', () => {
  it('gives the nine lords 120 years in all', () => {
    expect(VIMSHOTTARI.reduce((sum, [, years]) => sum + years, 0)).toBe(CYCLE_YEARS);
    expect(VIMSHOTTARI.map(([lord, years]) => dashaYears(lord) === years)).not.toContain(false);
  });

  it('begins with the ruler of the nakshatra of the Moon', () => {
    for (const { number, ruler } of NAKSHATRAS) {
      const middle = Math.round(((number - 0.5) * 40_000_000) / 3);
      expect([number, mahadashas(middle, BIRTH)[0]?.lord]).toEqual([number, ruler]);
    }
  });

  it('has the whole of its first lord left on an edge, half of it in the middle, hardly any before the next', () => {
    const left = (moon: number) => ((mahadashas(moon, BIRTH)[0]?.end as number) - BIRTH) / DASHA_YEAR_MILLISECONDS;
    expect(left(0)).toBe(7);
    expect(left(20_000_000)).toBe(10);
    expect(left(40_000_000)).toBe(10);
    expect(left(NAKSHATRA_EDGE - 1)).toBeCloseTo(0, 6);
    expect(left(NAKSHATRA_EDGE)).toBeCloseTo(20, 5);
    expect(left(359_999_999)).toBeCloseTo(0, 5);
  });

  it.each([0, 1, 13_333_333, 123_456_789, 359_999_999])(
    'ends the children of a Moon at %i where the parents end',
    (moon) => {
      const periods = mahadashas(moon, BIRTH);
      expect((periods[8]?.end as number) - (periods[0]?.start as number)).toBe(CYCLE_YEARS * DASHA_YEAR_MILLISECONDS);
      for (const parent of [...periods, ...periods.flatMap(subPeriods)]) {
        const children = subPeriods(parent);
        expect(children[0]).toMatchObject({ lord: parent.lord, start: parent.start });
        expect(children[8]?.end).toBe(parent.end);
        expect(children.slice(1).map(({ start }) => start)).toEqual(children.slice(0, -1).map(({ end }) => end));
      }
      expect(allPeriods(periods).every(({ start, end }) => Number.isSafeInteger(start) && end > start)).toBe(true);
    },
  );

  it('has a period run from its first instant up to, not including, its last', () => {
    const periods = mahadashas(100_000_000, BIRTH);
    const { start, end } = periods[3] as DashaPeriod;
    expect(runningDashas(periods, start)).toMatchObject({
      maha: periods[3],
      antar: { lord: periods[3]?.lord, start },
      pratyantar: { lord: periods[3]?.lord, start },
    });
    expect(runningDashas(periods, end - 1)).toMatchObject({ maha: periods[3], antar: { end }, pratyantar: { end } });
    expect(runningDashas(periods, end)?.maha).toEqual(periods[4]);
  });

  it('has no period before the first and after the last', () => {
    const periods = mahadashas(100_000_000, BIRTH);
    expect(runningDashas(periods, (periods[0]?.start as number) - 1)).toBeUndefined();
    expect(runningDashas(periods, periods[8]?.end as number)).toBeUndefined();
  });
});
