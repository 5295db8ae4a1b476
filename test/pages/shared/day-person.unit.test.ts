import { describe, expect, it } from 'vitest';
import type { BirthTimeRange } from '../../../src/entries/index.js';
import { possibleMoons, rulesAt, toldAt } from '../../../src/pages/shared/natal-day.js';
import { CATALOGUES } from '../../support/languages.js';
import { monthlySnapshot, personalActivation } from '../../support/timing.js';

const DELHI = {
  birth_place: 'Delhi',
  birth_latitude: 28.6139,
  birth_longitude: 77.209,
  birth_timezone: 'Asia/Kolkata',
} as const;

/** The Moon changes its nakshatra and its sign on the first of these days, its nakshatra alone on the second. */
const BIRTHS = ['1990-05-17', '1990-05-18', '2001-10-02'];

const asked = (birth_date: string, birth_time: string | null, locale: 'en' | 'hi' = 'hi') =>
  ({ ...DELHI, birth_date, birth_time, date: '2026-05-03', timezone: 'Europe/Kyiv', locale }) as const;

function rangeOf(provenance: { readonly birth_time_range?: BirthTimeRange | null | undefined }): BirthTimeRange {
  return provenance.birth_time_range as BirthTimeRange;
}

const clockOf = (instant: string) => instant.slice(11, 16);

describe.each(BIRTHS)('a person born on %s at an unknown time', (date) => {
  it('has on a day, for each Moon, what a birth at its first and its last minute has', () => {
    const { result, provenance } = personalActivation(asked(date, null));
    const range = rangeOf(provenance);
    const moons = possibleMoons(range);
    expect(moons.length).toBeGreaterThan(1);
    for (const { value, from, to } of moons) {
      const rules = rulesAt(CATALOGUES.hi, range, { rules: result.rules, path: 'rules' }, from);
      for (const minute of [from, to]) {
        const born = personalActivation(asked(date, clockOf(minute))).result;
        expect([born.natal.moon_sign_name, born.natal.nakshatra_name]).toEqual([value.sign, value.nakshatra]);
        expect(rules).toEqual(born.rules);
        expect(toldAt(range, 'score', from)).toBe(born.score);
      }
    }
  });

  it('has the same on every day of a month', () => {
    const month = (time: string | null) => monthlySnapshot({ ...asked(date, time, 'en'), target_month: '2026-05' });
    const { result, provenance } = month(null);
    const range = rangeOf(provenance);
    for (const { from } of possibleMoons(range)) {
      const born = month(clockOf(from)).result;
      for (const [index, { rules }] of result.days.entries()) {
        const path = `days[${index}]`;
        const told = rulesAt(CATALOGUES.en, range, { rules, path: `${path}.rules` }, from);
        expect(told).toEqual(born.days[index]?.rules);
        expect(toldAt(range, `${path}.score`, from) ?? result.days[index]?.score).toBe(born.days[index]?.score);
      }
    }
  });
});
