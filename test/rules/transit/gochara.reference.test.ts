import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha, houseFrom, RASHIS, rashiNumbered } from '../../../src/base/zodiac/rashi.js';
import { grahasOverMoon, murtiOf, type TransitSigns } from '../../../src/rules/transit/gochara.js';
import { GOCHARA_SCHOOLS, type GocharaSchool, type VedhaBy } from '../../../src/rules/transit/gochara-tables.js';
import { runs } from '../../support/support.js';

/** Every house of every graha, as printed: good ones as house:vedha, the points of 1 to 12. */
const BOOK: Readonly<Record<Graha, readonly [good: string, points: string]>> = {
  Sun: ['3:9 6:12 10:4 11:5', '-2 -2 2 -2 -2 2 -2 -2 -2 2 2 -2'],
  Moon: ['1:5 3:9 6:12 7:2 10:4 11:8', '2 -2 2 -2 -2 2 2 -3 -2 2 2 -2'],
  Mars: ['3:12 6:9 11:5', '-2 -2 2 -2 -2 2 -2 -3 -2 -2 2 -2'],
  Mercury: ['2:5 4:3 6:9 8:1 10:8 11:12', '-1 1 -1 1 -1 1 -1 1 -1 1 1 -1'],
  Jupiter: ['2:12 5:4 7:3 9:10 11:8', '-2 3 -2 -2 3 -2 3 -3 3 -2 3 -2'],
  Venus: ['1:8 2:7 3:1 4:10 5:9 8:5 9:11 11:6 12:3', '2 2 2 2 2 -1 -1 2 2 -1 2 2'],
  Saturn: ['3:12 6:9 11:5', '-3 -2 2 -2 -2 2 -2 -3 -2 -2 2 -2'],
  Rahu: ['3:12 6:9 11:5', '-1 -1 1 -1 -1 1 -1 -2 -1 -1 1 -1'],
  Ketu: ['3:12 6:9 11:5', '-1 -1 1 -1 -1 1 -1 -2 -1 -1 1 -1'],
};
const NEVER = ['Sun Saturn', 'Saturn Sun', 'Moon Mercury', 'Mercury Moon', 'Rahu Ketu', 'Ketu Rahu'];
const SEVEN: readonly Graha[] = GRAHAS.filter((graha) => graha !== 'Rahu' && graha !== 'Ketu');

interface Asked {
  readonly houses: Readonly<Record<Graha, number>>;
  readonly natal?: number;
  readonly isBright?: boolean;
  readonly school?: GocharaSchool;
  readonly vedhaBy?: VedhaBy;
  readonly bindus?: number;
}

function told({ houses, natal = 12, isBright = false, school = 'phaladeepika', vedhaBy = 'seven', bindus }: Asked) {
  const signs = Object.fromEntries(GRAHAS.map((of) => [of, rashiNumbered(natal + houses[of] - 1)])) as TransitSigns;
  const grahas = grahasOverMoon({
    natal: rashiNumbered(natal),
    signs,
    isBright,
    school,
    vedhaBy,
    bindusOf: () => bindus,
  });
  return Object.fromEntries(grahas.map((one) => [one.graha, one])) as Record<Graha, (typeof grahas)[number]>;
}

/** One graha alone in a house, the others where none of them touches it. */
function alone(graha: Graha, house: number, asked: Omit<Asked, 'houses'> = {}) {
  return told({ ...asked, houses: Object.fromEntries(GRAHAS.map((of) => [of, house])) as Record<Graha, number> })[
    graha
  ];
}

const anyHouses = fc
  .tuple(...GRAHAS.map(() => fc.integer({ min: 1, max: 12 })))
  .map((numbers) => Object.fromEntries(GRAHAS.map((of, i) => [of, numbers[i]])) as Record<Graha, number>);

describe('gochara', () => {
  it('has the houses and points of the example of P.V.R. Narasimha Rao, 26.3', () => {
    const houses = { Sun: 3, Moon: 6, Mars: 4, Mercury: 4, Jupiter: 3, Venus: 3, Saturn: 3, Rahu: 5, Ketu: 11 };
    const found = told({ houses });
    expect(Object.fromEntries(SEVEN.map((of) => [of, found[of].points]))).toEqual({
      Sun: 2,
      Moon: 2,
      Mars: -2,
      Mercury: 0,
      Jupiter: -2,
      Venus: 2,
      Saturn: 2,
    });
    expect(found.Mercury.isGood).toBe(true);
    expect(found.Mercury.obstructedBy).toEqual(GRAHAS.filter((of) => houses[of] === 3));
  });

  it.each(GRAHAS)('gives %s the points of the table in each of the twelve houses', (graha) => {
    const [good, points] = BOOK[graha];
    const goodHouses = good.split(' ').map((pair) => Number(pair.split(':')[0]));
    for (let house = 1; house <= 12; house++) {
      const one = alone(graha, house);
      expect([house, one.isGood]).toEqual([house, goodHouses.includes(house)]);
      expect([house, one.points]).toEqual([house, Number(points.split(' ')[house - 1])]);
    }
  });

  test.prop([anyHouses, fc.integer({ min: 1, max: 12 }), fc.constantFrom<VedhaBy>('seven', 'nine')], runs(500))(
    'obstructs a good house and lifts a bad one by the printed pairs, whatever the natal sign',
    (houses, natal, vedhaBy) => {
      const found = told({ houses, natal, vedhaBy });
      for (const graha of GRAHAS) {
        const pairs = BOOK[graha][0].split(' ').map((pair) => pair.split(':').map(Number) as [number, number]);
        const standing = (where: number | undefined) =>
          GRAHAS.filter(
            (other) =>
              other !== graha &&
              houses[other] === where &&
              !NEVER.includes(`${graha} ${other}`) &&
              (vedhaBy === 'nine' || SEVEN.includes(other)),
          );
        const isGood = pairs.some(([house]) => house === houses[graha]);
        const obstructors = isGood ? standing(pairs.find(([house]) => house === houses[graha])?.[1]) : [];
        const lifters = isGood ? [] : standing(pairs.find(([, vedha]) => vedha === houses[graha])?.[0]);
        expect([graha, found[graha].obstructedBy, found[graha].liftedBy]).toEqual([graha, obstructors, lifters]);
        if (obstructors.length + lifters.length > 0) expect(found[graha].housePoints).toBe(0);
      }
    },
  );

  it('calls the waxing Moon good in the 2nd, 5th and 9th, for one point', () => {
    for (let house = 1; house <= 12; house++) {
      const [bright, dark] = [true, false].map((isBright) => alone('Moon', house, { isBright }));
      const isOpen = [2, 5, 9].includes(house);
      expect([house, bright?.points]).toEqual([house, isOpen ? 1 : dark?.points]);
      if (isOpen) expect([bright?.isGood, dark?.isGood, dark?.points]).toEqual([true, false, -2]);
    }
  });

  it('has the houses of the other schools', () => {
    const houses = (school: GocharaSchool, graha: Graha) =>
      RASHIS.map(({ number }) => number).filter((house) => alone(graha, house, { school }).isGood);
    expect(GOCHARA_SCHOOLS.map((school) => houses(school, 'Mars'))).toEqual([
      [3, 6, 11],
      [3, 6, 10, 11],
      [3, 6, 11],
    ]);
    expect(houses('raman', 'Venus')).toEqual([1, 2, 3, 4, 5, 8, 9, 11]);
    expect(houses('raman', 'Ketu')).toEqual([3, 6, 10, 11]);
    const venus = { Sun: 3, Moon: 7, Mars: 7, Mercury: 7, Jupiter: 7, Venus: 11, Saturn: 7, Rahu: 7, Ketu: 7 };
    expect(told({ houses: venus }).Venus.obstructedBy).toEqual([]);
    expect(told({ houses: venus, school: 'muhurta_chintamani' }).Venus.obstructedBy).toEqual(['Sun']);
  });

  it('adds the bindus and stays within three points', () => {
    const jupiter = (bindus: number, house: number) => {
      const { points, binduPoints, binduEffect } = alone('Jupiter', house, { bindus });
      return [points, binduPoints, binduEffect];
    };
    expect([0, 3, 4, 5, 8].map((bindus) => jupiter(bindus, 5))).toEqual([
      [2, -1, 'spoils'],
      [2, -1, 'spoils'],
      [3, 0, undefined],
      [3, 1, undefined],
      [3, 1, undefined],
    ]);
    expect([3, 4, 5].map((bindus) => jupiter(bindus, 8))).toEqual([
      [-3, -1, undefined],
      [-3, 0, undefined],
      [-2, 1, 'saves'],
    ]);
  });

  it('makes every entry of gold, silver, copper or iron by the Moon', () => {
    const natal = rashiNumbered(4);
    const murtis = RASHIS.map((sign) => [houseFrom(natal, sign), murtiOf(natal, sign)] as const).sort(
      ([a], [b]) => a - b,
    );
    expect(murtis.map(([, murti]) => murti).join(' ')).toBe(
      'gold silver copper iron silver gold copper iron silver copper gold iron',
    );
  });
});
