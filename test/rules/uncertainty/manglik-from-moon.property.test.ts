import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { horoscopeMatching, manglikDosha, matchRanking, navamsa, yogasAndDoshas } from '../../../src/entries/index.js';
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

const DELHI = { latitude: 28.6139, longitude: 77.209 };

/** The house of Mars from Moon and Venus at each hour of a day, by the signs of the chart of that hour. */
function housesOf(date: string) {
  const charts = Array.from({ length: 24 }, (_, hour) => {
    const birth_time = `${String(hour).padStart(2, '0')}:00`;
    const asked = { birth_date: date, birth_time, birth_timezone: 'UTC', latitude: 28.6139, longitude: 77.209 };
    const { placements } = navamsa(asked).result;
    return (planet: string) =>
      RASHIS.findIndex(({ name }) => name === placements.find((one) => one.planet === planet)?.d1_sign);
  });
  const house = (from: string) => charts.map((sign) => ((sign('Mars') - sign(from) + 12) % 12) + 1);
  return { moon: house('Moon'), venus: house('Venus') };
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

  test.prop([datesBetween('1801-01-01', '2200-12-30')], runs(60))(
    'names every house of it among the doshas',
    (date) => {
      const birth = { birth_date: date, birth_timezone: 'UTC', latitude: 28.6139, longitude: 77.209 };
      const counts = yogasAndDoshas(birth).result.manglik_without_lagna;
      expect(counts?.map(({ reference }) => reference)).toEqual(['moon', 'venus']);
      const [moon, venus] = counts ?? [];
      const seen = housesOf(date);
      expect(seen.moon.filter((house) => !moon?.mars_houses.includes(house))).toEqual([]);
      expect(seen.venus.filter((house) => !venus?.mars_houses.includes(house))).toEqual([]);
      for (const { mars_houses: houses, certainty } of counts ?? []) {
        const flagged = houses.filter((house) => [1, 2, 4, 7, 8, 12].includes(house)).length;
        expect(certainty).toBe(flagged === 0 ? 'not' : flagged === houses.length ? 'certain' : 'possible');
      }
      const stated = { person_b_nakshatra_name: 'Rohini', person_b_pada: 2 } as const;
      const pair = horoscopeMatching({ person_a: { date, zone: 'UTC', place: DELHI }, ...stated }).result;
      expect(pair.manglik_from_moons).toEqual({ bride: null, groom: moon?.certainty });
      expect(moon?.certainty).toBe(fromMoon(date));
    },
  );

  it('is told among the doshas where there is no lagna, and nowhere else', () => {
    const date = { date: '1990-05-17', zone: 'Asia/Kolkata' };
    expect(yogasAndDoshas({ ...date, time: '10:20', place: DELHI }).result.manglik_without_lagna).toBeNull();
    const pole = yogasAndDoshas({ ...date, time: '10:20', place: { latitude: 90, longitude: 0 } }).result;
    expect(pole.manglik_without_lagna?.map(({ mars_houses }) => mars_houses.length)).toEqual([1, 1]);
  });

  it('is certain, possible and not, each on some day of a month', () => {
    const days = Array.from({ length: 28 }, (_, day) => fromMoon(`1990-05-${String(day + 1).padStart(2, '0')}`));
    expect([...new Set(days)].toSorted()).toEqual(['certain', 'not', 'possible']);
  });
});
