import { expect, it } from 'vitest';
import { gowris } from '../../../src/rules/panchanga/day-divisions.js';
import { VARAS } from '../../../src/rules/panchanga/tables.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly period: 'day' | 'night';
  readonly weekday: string;
  readonly names: readonly string[];
}

const HOUR = 3_600_000;
const day = { sunrise: 6 * HOUR, sunset: 18 * HOUR, nextSunrise: 30 * HOUR };

it.each(readRows<Row>('gowri.json'))('Gowri of the $period of a $weekday', ({ period, weekday, names }) => {
  const vara = VARAS.find(({ name }) => name.toLowerCase() === weekday);
  if (!vara) throw new Error(`There is no ${weekday}.`);
  const eighths = gowris(day, vara).filter((one) => one.period === period);
  expect(eighths.map(({ name }) => name.toLowerCase())).toEqual(names);
  expect(eighths.map(({ start }) => start)).toEqual(
    Array.from({ length: 8 }, (_, i) => (period === 'day' ? 6 : 18) * HOUR + i * 1.5 * HOUR),
  );
});
