import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fromMicrodegrees } from '../../../src/base/math/angle.js';
import { areFriends, naturalRelation } from '../../../src/base/zodiac/graha-friendship.js';
import { NAKSHATRAS, nakshatraOf, navamsaOf, padaStart } from '../../../src/base/zodiac/nakshatra.js';
import { degreeInRashi, houseFrom, RASHIS, rashiNumbered, rashiOf } from '../../../src/base/zodiac/rashi.js';
import { runs } from '../../support/support.js';

const microdegrees = fc.oneof(
  fc.nat(359_999_999),
  // The last microdegree before an edge of a pada and the first behind it.
  fc
    .tuple(fc.nat(107), fc.nat(1))
    .map(([pada, after]) => Math.ceil((pada * 1e7) / 3) - 1 + after)
    .filter((at) => at >= 0),
);

/** Arc-seconds are 36 ten-thousandths of a microdegree: everything below stays a whole number. */
const TEN_THOUSANDTHS_PER_PADA = 12_000 * 10_000;

describe('a longitude', () => {
  test.prop([microdegrees], runs(1000))('has the pada of its arc-seconds divided by 12000', (at) => {
    const { padaIndex, nakshatra, pada } = nakshatraOf(at);
    expect(padaIndex).toBe(Math.floor((at * 36) / TEN_THOUSANDTHS_PER_PADA));
    expect(padaIndex).toBe((nakshatra.number - 1) * 4 + pada - 1);
    expect(nakshatra.number).toBe(Math.floor((at * 36) / (4 * TEN_THOUSANDTHS_PER_PADA)) + 1);
    expect(padaStart(padaIndex)).toBeLessThanOrEqual(fromMicrodegrees(at) + 1e-9);
    expect(padaStart(padaIndex + 1)).toBeGreaterThan(fromMicrodegrees(at));
  });

  test.prop([microdegrees], runs(1000))('lies in its sign by less than thirty degrees', (at) => {
    const { number } = rashiOf(at);
    expect(number).toBe(Math.floor((at * 36) / (9 * TEN_THOUSANDTHS_PER_PADA)) + 1);
    expect(degreeInRashi(at)).toBeGreaterThanOrEqual(0);
    expect(degreeInRashi(at)).toBeLessThan(30);
    expect(Math.round(degreeInRashi(at) * 1e6) + (number - 1) * 30_000_000).toBe(at);
  });

  test.prop([microdegrees], runs(1000))('has its navamsa by the rule of movable, fixed and dual signs', (at) => {
    const sign = rashiOf(at);
    const part = Math.floor(((at % 30_000_000) * 9) / 30_000_000);
    const [movable, fixed, dual] = [0, 8, 4];
    const begins = [movable, fixed, dual][(sign.number - 1) % 3] as number;
    const { rashi, degree } = navamsaOf(at);
    expect(rashi).toBe(rashiNumbered(sign.number + begins + part));
    // Nine turns of the chart for one of the zodiac.
    expect(degree).toBe(((at * 9) % 30_000_000) / 1e6);
    expect(rashi).toBe(rashiOf((at * 9) % 360_000_000));
  });
});

describe('houses', () => {
  const sign = fc.constantFrom(...RASHIS);

  test.prop([sign, sign], runs(200))('count the reference as the first and lead back', (from, to) => {
    const house = houseFrom(from, to);
    expect(rashiNumbered(from.number + house - 1)).toBe(to);
    expect((house + houseFrom(to, from)) % 12).toBe(2);
  });
});

describe('the tables', () => {
  it('give every ruler of the Vimshottari order three nakshatras', () => {
    const order = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
    expect(NAKSHATRAS.map(({ ruler }) => ruler)).toEqual([...order, ...order, ...order]);
  });

  it('share out ganas, nadis and yonis evenly', () => {
    const counts = (key: 'gana' | 'nadi' | 'yoni') => {
      const values = NAKSHATRAS.map((nakshatra) => nakshatra[key]);
      return [...new Set(values)].map((value) => values.filter((other) => other === value).length);
    };
    expect(counts('gana')).toEqual([9, 9, 9]);
    expect(counts('nadi')).toEqual([9, 9, 9]);
    expect(counts('yoni').toSorted()).toEqual([1, ...Array.from({ length: 13 }, () => 2)]);
  });

  it('turn the nadis forwards and backwards: adi, madhya, antya, antya, madhya, adi', () => {
    const wave = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];
    expect(NAKSHATRAS.map(({ nadi }) => nadi)).toEqual(NAKSHATRAS.map((_, i) => wave[i % 6]));
  });

  it('know friendship to be one-sided at times, and nobody to be his own enemy', () => {
    const rulers = [...new Set(RASHIS.map(({ ruler }) => ruler))];
    for (const a of rulers) {
      expect(naturalRelation(a, a)).toBe('friend');
      for (const b of rulers) expect(areFriends(a, b)).toBe(areFriends(b, a));
    }
    expect([naturalRelation('Moon', 'Mercury'), naturalRelation('Mercury', 'Moon')]).toEqual(['friend', 'enemy']);
  });
});
