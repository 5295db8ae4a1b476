import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { chandrabalaOf, goodBirthNakshatras } from '../../../src/rules/muhurta/balas-of-day.js';
import { panchang } from '../../../src/tools/panchang/tool.js';

/** The taras and houses that every text calls good, and those that are good while the Moon waxes. */
const TARAS = [2, 4, 6, 8, 9];
const HOUSES = [1, 3, 6, 7, 10, 11];
const BRIGHT_HOUSES = [2, 5, 9];

const numbers = (named: readonly { readonly number: number }[]) => named.map(({ number }) => number);

describe('for whom the Moon of a day is good', () => {
  it('by nakshatra: where she is the second, fourth, sixth, eighth or ninth of nine from that of birth', () => {
    for (const moon of NAKSHATRAS) {
      const counted = NAKSHATRAS.filter(({ number }) => TARAS.includes((((moon.number - number + 27) % 27) % 9) + 1));
      expect(numbers(goodBirthNakshatras(moon))).toEqual(numbers(counted));
      expect(counted).toHaveLength(15);
    }
  });

  it('by sign: where she is in a good house from that of birth', () => {
    for (const moon of RASHIS) {
      const { good, goodInBrightHalf, chandrashtama } = chandrabalaOf(moon);
      const house = (birth: number) => ((moon.number - birth + 12) % 12) + 1;
      const inHouses = (houses: readonly number[]) =>
        numbers(RASHIS.filter(({ number }) => houses.includes(house(number))));
      expect(numbers(good)).toEqual(inHouses(HOUSES));
      expect(numbers(goodInBrightHalf)).toEqual(inHouses(BRIGHT_HOUSES));
      expect(house(chandrashtama.number)).toBe(8);
    }
  });

  it('is told of every nakshatra of the day, and of signs that tile it', () => {
    for (let date = 1; date <= 28; date++) {
      const day = { date: `2026-02-${`${date}`.padStart(2, '0')}`, latitude: 23.1765, longitude: 75.7885 };
      const { result } = panchang(day);
      expect(result.tarabala?.map(({ nakshatra_name, ends_at }) => [nakshatra_name, ends_at])).toEqual(
        result.limbs?.nakshatras.map(({ name, ends_at }) => [name, ends_at]),
      );
      const signs = result.chandrabala ?? [];
      expect(signs[0]?.starts_at).toBe(result.sunrise_at);
      expect(signs.at(-1)?.ends_at).toBe(result.next_sunrise_at);
      for (const [index, sign] of signs.slice(1).entries()) expect(sign.starts_at).toBe(signs[index]?.ends_at);
      const gowri = result.gowri ?? [];
      expect(gowri).toHaveLength(16);
      expect([gowri[0]?.starts_at, gowri[8]?.starts_at]).toEqual([result.sunrise_at, result.sunset_at]);
      // Visham of the day is Rahu Kalam.
      const visham = gowri.find(({ gowri_name, period }) => gowri_name === 'Visham' && period === 'day');
      expect([visham?.starts_at, visham?.ends_at]).toEqual([
        result.windows.rahu_kalam.starts_at,
        result.windows.rahu_kalam.ends_at,
      ]);
    }
  });
});
