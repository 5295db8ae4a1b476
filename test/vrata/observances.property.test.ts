import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../src/time/calendar.js';
import { type VrataAlmanac, vrataAlmanac } from '../../src/vrata/almanac.js';
import { observances } from '../../src/vrata/observances.js';
import { VRATA_RULES } from '../../src/vrata/rule-tables.js';
import { longitude, mildLatitude } from '../support/arbitrary.js';
import { DEFAULT_SKY } from '../support/default-sky.js';
import { runs } from '../support/support.js';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const years = fc.integer({ min: 1801, max: 2199 });

function yearOf(year: number, place = DELHI, timeZone = 'Asia/Kolkata') {
  const [from, to] = [readDate(`${year}-01-01`), readDate(`${year}-12-31`)];
  const almanac = vrataAlmanac(DEFAULT_SKY, { from, to, place, timeZone });
  return { almanac, from, to };
}

/** The tithis that every observance of a code is bound to, by their starts. */
function startsOf(almanac: VrataAlmanac, code: string, { from, to }: ReturnType<typeof yearOf>): number[] {
  const wide = { from: (from - 20) as typeof from, to: (to + 20) as typeof to };
  const found = observances(almanac, { ...wide, tradition: 'smarta' }).filter((one) => one.code === code);
  return found.flatMap(({ tithi }) => (tithi ? [tithi.start] : []));
}

const monthly = VRATA_RULES.flatMap((rule) =>
  rule.kind === 'tithi' && rule.days.every(([month]) => month === null) && !('months' in rule)
    ? rule.days.map(([, number]) => ({ code: rule.code, number }))
    : [],
);

describe('observances', () => {
  test.prop([years, mildLatitude, longitude], runs(12))(
    'stand once in every lunar month where their rule is of every month',
    (year, latitude, east) => {
      const asked = yearOf(year, { latitude, longitude: east }, 'UTC');
      const { almanac, from, to } = asked;
      const inYear = almanac.tithis.filter(({ start }) => start > from * 86_400_000 && start < (to - 1) * 86_400_000);
      expect(monthly.length).toBeGreaterThan(9);
      for (const { code, number } of monthly) {
        const starts = startsOf(almanac, code, asked);
        const wanted = inYear.filter((tithi) => tithi.number === number).map(({ start }) => start);
        expect(wanted.length).toBeGreaterThan(10);
        expect(wanted.map((start) => starts.filter((one) => one === start).length)).toEqual(wanted.map(() => 1));
      }
    },
  );

  test.prop([years], runs(12))('have a day within two of their tithi or star', (year) => {
    const { almanac, from, to } = yearOf(year);
    for (const { chosen, tithi, nakshatra, rule } of observances(almanac, { from, to, tradition: 'vaishnava' })) {
      const span = tithi ?? nakshatra;
      // A Friday may be six days before.
      if (!span || (rule.kind === 'special' && rule.special === 'varalakshmi')) continue;
      expect(chosen.day.nextSunrise).toBeGreaterThan(span.start - 86_400_000);
      expect(chosen.day.sunrise).toBeLessThan(span.end + 2 * 86_400_000);
      expect(chosen.neighbours.map(({ day }) => day.date - chosen.day.date)).toEqual([-1, 1]);
    }
  });

  it('of a month stand once in a year that skips one, and adhika months have the monthly ones alone', () => {
    // 1963: adhika Kartika, and Margashirsha that has swallowed Pausha; 1983: Magha swallowed.
    for (const year of [1963, 1964, 1982, 1983]) {
      const asked = yearOf(year);
      const all = observances(asked.almanac, { ...asked, tradition: 'smarta' });
      for (const code of ['maha_shivaratri', 'rama_navami', 'dhanteras', 'ganesha_chaturthi', 'vasanta_panchami']) {
        expect(all.filter((one) => one.code === code)).toHaveLength(1);
      }
    }
    const { almanac, ...span } = yearOf(2026);
    const adhika = observances(almanac, { ...span, tradition: 'smarta' }).filter(
      ({ tithi }) => tithi?.lunation?.adhika,
    );
    const codes = [...new Set(adhika.map(({ code }) => code))];
    expect(codes).toContain('ganga_dussehra');
    expect(codes).toContain('ekadashi');
    expect(codes).not.toContain('vata_savitri');
  });
});

describe('the parana of an Ekadashi', () => {
  it('is that of published hours, which are minutes, and the second of no town but India', () => {
    const seattle = { latitude: 47.6062, longitude: -122.3321 };
    for (const { place, timeZone, eve, hours } of [
      { place: DELHI, timeZone: 'Asia/Kolkata', eve: '2024-12-26', hours: ['2024-12-27T01:42Z', '2024-12-27T03:46Z'] },
      { place: DELHI, timeZone: 'Asia/Kolkata', eve: '2025-01-10', hours: ['2025-01-11T01:44Z', '2025-01-11T02:51Z'] },
      {
        place: seattle,
        timeZone: 'America/Los_Angeles',
        eve: '2026-06-11',
        hours: ['2026-06-12T12:11Z', '2026-06-12T14:06Z'],
      },
    ]) {
      const { almanac, ...span } = yearOf(Number(eve.slice(0, 4)) + (eve.includes('-12-') ? 1 : 0), place, timeZone);
      const before = { from: readDate(eve), to: span.to };
      const [fast] = observances(almanac, { ...before, tradition: 'smarta', codes: ['ekadashi'] });
      const { start = 0, end = 0 } = fast?.ekadashi?.smarta.parana ?? {};
      [start, end].forEach((at, index) => {
        expect(Math.abs(at - Date.parse(hours[index] as string)), `${eve} ${index}`).toBeLessThan(75_000);
      });
    }
  });

  it('follows the fast of the tradition, and differs where the fast does', () => {
    const { almanac, ...span } = yearOf(2026, { latitude: 25.3176, longitude: 82.9739 });
    const days = (tradition: 'smarta' | 'vaishnava') =>
      observances(almanac, { ...span, tradition, codes: ['ekadashi'] }).map(({ chosen }) =>
        formatDate(chosen.day.date),
      );
    const [smarta, vaishnava] = [days('smarta'), days('vaishnava')];
    expect(smarta).toHaveLength(24);
    expect(vaishnava.filter((date) => !smarta.includes(date))).toEqual(['2026-07-11', '2026-08-24', '2026-11-21']);
  });
});
