import { describe, expect, it } from 'vitest';
import { areFriends, naturalRelation } from '../../../src/base/zodiac/graha-friendship.js';
import { NAKSHATRA_NAMES, NAKSHATRAS, nakshatraOf, navamsaOf, padaStart } from '../../../src/base/zodiac/nakshatra.js';
import {
  houseFrom,
  RASHI_EDGES,
  RASHIS,
  rashiNumbered,
  rashiOf,
  SIGN_NAMES,
  SIGN_RULERS,
  type SignRuler,
} from '../../../src/base/zodiac/rashi.js';
import { readRows } from '../../support/reference/compare.js';

interface SignRow {
  readonly sign: string;
  readonly ruler: string;
  readonly element: string;
  readonly modality: string;
}

interface NakshatraRow {
  readonly nakshatra: string;
  readonly ruler: string;
  readonly deity: string;
  readonly gana: string;
  readonly yoni: string;
  readonly nadi: string;
  readonly nature: string;
  readonly navamsas: readonly string[];
}

interface FriendshipRow {
  readonly from: SignRuler;
  readonly to: SignRuler;
  readonly relation: string;
}

const signs = readRows<SignRow>('signs.json');
const nakshatras = readRows<NakshatraRow>('nakshatras.json');
const friendships = readRows<FriendshipRow>('friendships.json');

describe('the signs', () => {
  it('are the twelve in their order', () => {
    expect(signs.map(({ sign }) => sign)).toEqual([...SIGN_NAMES]);
  });

  it.each(signs)('$sign is of $element, $modality, and $ruler rules it', ({ sign, ruler, element, modality }) => {
    const number = signs.findIndex((row) => row.sign === sign) + 1;
    expect(RASHIS[number - 1]).toEqual({ number, name: sign, ruler, element, modality });
    expect(rashiNumbered(number + 12).name).toBe(sign);
    expect(rashiNumbered(number - 24).name).toBe(sign);
    expect(RASHI_EDGES[number - 1]).toBe(30 * number - 30);
    for (const edge of [30 * number - 30, 30 * number - 1e-6]) expect(rashiOf(Math.round(edge * 1e6)).name).toBe(sign);
  });

  it('count each other as houses from 1 to 12', () => {
    for (const from of RASHIS) {
      for (let house = 1; house <= 12; house += 1) {
        expect(houseFrom(from, rashiNumbered(from.number + house - 1))).toBe(house);
      }
    }
  });
});

describe('the nakshatras', () => {
  it('are the 27 in their order', () => {
    expect(nakshatras.map(({ nakshatra }) => nakshatra)).toEqual([...NAKSHATRA_NAMES]);
  });

  it.each(nakshatras)(
    '$nakshatra has the ruler, deity and classes of the lists',
    ({ navamsas: _, nakshatra, ...row }) => {
      const number = nakshatras.findIndex((other) => other.nakshatra === nakshatra) + 1;
      expect(NAKSHATRAS[number - 1]).toEqual({ number, name: nakshatra, ...row });
    },
  );

  it.each(nakshatras)('the padas of $nakshatra lie in the navamsas $navamsas', ({ nakshatra, navamsas }) => {
    const first = 4 * nakshatras.findIndex((other) => other.nakshatra === nakshatra);
    navamsas.forEach((sign, index) => {
      const start = Math.ceil(padaStart(first + index) * 1e6);
      for (const inside of [start, start + 1_666_666, start + 3_333_332]) {
        const place = nakshatraOf(inside);
        expect([place.nakshatra.name, place.pada, place.padaIndex]).toEqual([nakshatra, index + 1, first + index]);
        expect(navamsaOf(inside).rashi.name).toBe(sign);
      }
    });
  });
});

describe('natural friendship', () => {
  it('is told of every two rulers', () => {
    expect(friendships).toHaveLength(SIGN_RULERS.length * (SIGN_RULERS.length - 1));
  });

  it.each(friendships)('$from regards $to as $relation', ({ from, to, relation }) => {
    expect(naturalRelation(from, to)).toBe(relation);
    const back = friendships.find((row) => row.from === to && row.to === from);
    expect(areFriends(from, to)).toBe(relation === 'friend' && back?.relation === 'friend');
  });

  it.each(SIGN_RULERS)('%s is its own friend', (graha) => {
    expect(naturalRelation(graha, graha)).toBe('friend');
  });
});
