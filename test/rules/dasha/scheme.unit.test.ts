import { describe, expect, it } from 'vitest';
import { dasha } from '../../../src/entries/index.js';
import { DASHA_YEARS } from '../../../src/rules/dasha/dasha-year.js';
import { mahadashasOf, partsOf } from '../../../src/rules/dasha/scheme.js';
import { VIMSHOTTARI_SCHEME } from '../../../src/rules/dasha/vimshottari.js';

const BORN = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const DAY = 86_400_000;

describe('the year of the dashas', () => {
  it.each(Object.entries(DASHA_YEARS))('of %s gives every mahadasha its years of %f days', (name, days) => {
    const { result, provenance } = dasha(BORN, { dasha_year: name as keyof typeof DASHA_YEARS });
    expect([result.year_length_days, provenance.options]).toEqual([days, { dasha_year: name }]);
    for (const { starts_at, ends_at, full_years } of result.mahadashas.slice(1)) {
      expect((Date.parse(ends_at) - Date.parse(starts_at)) / DAY / full_years).toBeCloseTo(days, 4);
    }
    expect(result.balance_at_birth.years_left).toBeCloseTo(6.203906, 5);
  });

  it.each(Object.entries(DASHA_YEARS))(
    'of %s has the parts of every period tile it exactly, five levels down',
    (_, yearDays) => {
      let level = mahadashasOf({ scheme: VIMSHOTTARI_SCHEME, yearDays }, 294_849_702, 642_919_800_000);
      for (const _ of ['antar', 'pratyantar', 'sukshma', 'prana']) {
        for (const parent of level) {
          const parts = partsOf(VIMSHOTTARI_SCHEME, parent);
          expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([parent.start, parent.end]);
          expect(parts.slice(1).map(({ start }) => start)).toEqual(parts.slice(0, -1).map(({ end }) => end));
          expect(parts.every(({ start, end }) => start < end)).toBe(true);
        }
        level = level.slice(0, 3).flatMap((period) => partsOf(VIMSHOTTARI_SCHEME, period));
      }
    },
  );
});
