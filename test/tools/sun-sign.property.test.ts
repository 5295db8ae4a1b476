import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { type SunSignResult, sunSign } from '../../src/entries/index.js';
import { datesBetween } from '../support/arbitrary.js';
import { errorOf, runs } from '../support/support.js';

const DAY = 86_400_000;

/** All days of a leap year in order. */
const days = Array.from({ length: 366 }, (_, index) => {
  const at = new Date(Date.UTC(2000, 0, 1) + index * DAY);
  return { month: at.getUTCMonth() + 1, day: at.getUTCDate() };
});

describe('the sun sign', () => {
  it('goes once through the twelve signs in a year, each for one stretch of days', () => {
    const signs = days.map((date) => sunSign(date).result.sign_number);
    const entered = signs.filter((sign, i) => sign !== signs[i - 1]);
    expect(entered).toEqual([10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(RASHIS.map(({ number }) => signs.filter((sign) => sign === number).length)).toEqual([
      30, 31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 31,
    ]);
  });

  it('is near a cusp on the first and the last day of each sign alone, and names the sign beside it', () => {
    const results = days.map((date) => sunSign(date).result);
    const beside = (index: number) => results[(index + 366) % 366] as SunSignResult;
    results.forEach(({ sign_name, near_cusp, cusp_sign_name }, i) => {
      const other = [beside(i - 1), beside(i + 1)].find((neighbour) => neighbour.sign_name !== sign_name);
      expect([near_cusp, cusp_sign_name]).toEqual([other !== undefined, other?.sign_name ?? null]);
    });
  });

  test.prop([datesBetween('2000-01-01', '2000-12-31')], runs(60))('lies in its own range of dates', (date) => {
    const [, month, day] = date.split('-').map(Number) as [number, number, number];
    const { first_day: start, last_day: end } = sunSign({ month, day }).result.date_range;
    const here = date.slice(5);
    expect(start <= end ? start <= here && here <= end : here >= start || here <= end).toBe(true);
  });

  it.each([
    [2, 30],
    [2, 31],
    [4, 31],
    [6, 31],
    [9, 31],
    [11, 31],
  ])('refuses month %i, day %i on the day', (month, day) => {
    expect(errorOf(() => sunSign({ month, day }))).toMatchObject({
      code: 'invalid_input',
      fieldErrors: [{ field: 'day', message: `Month ${month} has no day ${day}.` }],
    });
  });

  it('accepts 29 February and has no sky, place or clock in its provenance', () => {
    const { result, provenance } = sunSign({ month: 2, day: 29 });
    expect(result.sign_name).toBe('Pisces');
    expect(provenance).toMatchObject({ zodiac_system: 'tropical', ayanamsha: 'none', ayanamsha_value_deg: 0 });
    expect(provenance.birth_time_known).toBe(false);
  });
});
