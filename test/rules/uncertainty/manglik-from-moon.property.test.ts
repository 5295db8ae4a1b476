import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { manglikDosha, matchRanking } from '../../../src/entries/index.js';
import { datesBetween } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

const PLACE = { lat: 28.6139, lon: 77.209, tz: 'UTC' };
const one = { nakshatra_name: 'Rohini', pada: 2, position: 'groom' } as const;

/** Whether Mars is flagged from the Moon at each half hour of a day, by the calculator that needs a time. */
function flagsOf(date: string): boolean[] {
  return Array.from({ length: 48 }, (_, half) => {
    const birth_time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    const asked = { birth_date: date, birth_time, birth_timezone: 'UTC', latitude: 28.6139, longitude: 77.209 };
    return manglikDosha(asked).result.references.find(({ reference }) => reference === 'moon')?.flagged ?? false;
  });
}

const fromMoon = (date: string) =>
  matchRanking({ ...one, candidates: [{ id: '1', date, ...PLACE }] }).result.ranking[0]?.manglik_from_moon;

describe('Manglik from the Moon of a day without a time', () => {
  test.prop([datesBetween('1801-01-01', '2200-12-30')], runs(60))('is what every half hour of it says', (date) => {
    const flags = flagsOf(date);
    const told = fromMoon(date);
    if (told === 'certain') expect(flags).not.toContain(false);
    if (told === 'not') expect(flags).not.toContain(true);
    // A change within half an hour of an end of the day is seen by none of them.
    if (flags.includes(true) && flags.includes(false)) expect(told).toBe('possible');
  });

  it('is certain, possible and not, each on some day of a month', () => {
    const days = Array.from({ length: 28 }, (_, day) => fromMoon(`1990-05-${String(day + 1).padStart(2, '0')}`));
    expect([...new Set(days)].toSorted()).toEqual(['certain', 'not', 'possible']);
  });
});
