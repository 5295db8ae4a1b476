import { describe, expect, it } from 'vitest';
import { AMRITA_KALA_STARTS, GANDA_MOOLA, VARJYAM_STARTS } from '../../../src/rules/panchanga/whole-day-tables.js';
import { readRows } from '../../support/reference/compare.js';

interface StarRow {
  readonly nakshatra: number;
  readonly varjyam: readonly number[];
  readonly amrita_kala: readonly number[];
  readonly ganda_moola: boolean;
}

const rows = readRows<StarRow>('star_windows.json');

describe('the windows of the nakshatras', () => {
  it('are told of all 27', () => {
    expect(rows.map(({ nakshatra }) => nakshatra)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
  });

  it.each(rows)('of number $nakshatra begin where the reference has them', (row) => {
    expect(VARJYAM_STARTS[row.nakshatra]).toEqual(row.varjyam);
    expect(AMRITA_KALA_STARTS[row.nakshatra]).toEqual(row.amrita_kala);
    expect(GANDA_MOOLA.includes(row.nakshatra)).toBe(row.ganda_moola);
  });
});
