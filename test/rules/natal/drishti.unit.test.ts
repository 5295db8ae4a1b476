import { describe, expect, it } from 'vitest';
import { GRAHAS, houseFrom, RASHIS, type Rashi } from '../../../src/base/zodiac/rashi.js';
import { drishti } from '../../../src/rules/natal/drishti.js';

const LEO = RASHIS[4] as Rashi;

describe('graha drishti', () => {
  it.each(GRAHAS)('of %s', (graha) => {
    const special: Record<string, number[]> = { Mars: [4, 8], Jupiter: [5, 9], Saturn: [3, 10] };
    const houses = RASHIS.filter((rashi) => drishti(graha, LEO, rashi)).map((rashi) => houseFrom(LEO, rashi));
    expect(houses.toSorted((a, b) => a - b)).toEqual([1, 7, ...(special[graha] ?? [])].toSorted((a, b) => a - b));
  });

  it('is named by the house it falls on', () => {
    const names = ['conjunction', undefined, undefined, 'fourth_aspect', undefined, undefined, 'opposition'];
    const houses = RASHIS.slice(4, 11).map((rashi) => drishti('Mars', LEO, rashi));
    expect(houses).toEqual(names);
  });
});
