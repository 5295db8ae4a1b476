import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../../../src/base/zodiac/rashi.js';
import { dashaYears, mahadashas, subPeriods } from '../../../src/rules/dasha/vimshottari.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly lord: Graha;
  readonly years: number;
  readonly antardashas: readonly (readonly [Graha, number])[];
}

const rows = readRows<Row>('dasha_years.json');
const YEAR = 365.25 * 86_400_000;

describe('the years of the lords', () => {
  it('are told of every graha', () => {
    expect(rows.map(({ lord }) => lord).sort()).toEqual([...GRAHAS].sort());
  });

  it.each(rows)('$lord rules $years years, after the nakshatra it rules', ({ lord, years, antardashas }) => {
    expect(dashaYears(lord)).toBe(years);
    for (const round of [0, 9, 18]) {
      const first = rows.findIndex((row) => row.lord === lord);
      const moon = Math.ceil(((first + round) * 40_000_000) / 3);
      const periods = mahadashas(moon, 0);
      expect(periods.map((period) => period.lord)).toEqual(
        [...rows.slice(first), ...rows.slice(0, first)].map((r) => r.lord),
      );
      const [maha] = periods as [(typeof periods)[number]];
      expect((maha.end - maha.start) / YEAR).toBeCloseTo(years, 9);
      const parts = subPeriods(maha);
      expect(parts.map((part) => part.lord)).toEqual(antardashas.map(([name]) => name));
      parts.forEach(({ start, end }, index) => {
        expect((end - start) / YEAR).toBeCloseTo(antardashas[index]?.[1] ?? 0, 5);
      });
    }
  });
});
