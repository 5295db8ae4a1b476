import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { matchRanking } from '../../../src/entries/index.js';
import { places } from '../../../src/rules/matching/ranking.js';
import { knownMoon, signsApart } from '../../../src/rules/matching/stated-moon.js';
import { runs } from '../../support/support.js';

const ranges = fc.array(
  fc
    .record({ least: fc.integer({ min: 0, max: 20 }), more: fc.constantFrom(0, 0, 1, 5) })
    .map(({ least, more }) => ({ least, most: least + more })),
  { minLength: 1, maxLength: 30 },
);

describe('places', () => {
  test.prop([ranges], runs(300))('are those of a count by hand, and lie between the best and the worst', (judged) => {
    const found = places(judged);
    judged.forEach((one, index) => {
      const others = judged.filter((_, other) => other !== index);
      const { rank, bestRank, worstRank } = found[index] as (typeof found)[number];
      expect(rank).toBe(1 + others.filter(({ least }) => least > one.least).length);
      expect(bestRank).toBe(1 + others.filter(({ least }) => least > one.most).length);
      expect(worstRank).toBe(1 + others.filter(({ most }) => most > one.least).length);
      expect(bestRank).toBeLessThanOrEqual(rank);
      expect(worstRank).toBeGreaterThanOrEqual(rank);
    });
  });

  test.prop([ranges, fc.infiniteStream(fc.nat())], runs(100))(
    'hold every order that the ranges allow',
    (judged, more) => {
      const drawn = judged.map(({ least, most }) => least + ((more.next().value as number) % (most - least + 1)));
      const found = places(judged);
      drawn.forEach((points, index) => {
        const rank = 1 + drawn.filter((other) => other > points).length;
        expect(rank).toBeGreaterThanOrEqual(found[index]?.bestRank ?? Infinity);
        expect(rank).toBeLessThanOrEqual(found[index]?.worstRank ?? 0);
      });
    },
  );
});

describe('a Moon that is known by its nakshatra', () => {
  it('is in the pada that was told, and has all four where none was', () => {
    for (const nakshatra of NAKSHATRAS) {
      for (const pada of [1, 2, 3, 4]) {
        const { moon, possible } = knownMoon({ nakshatra, pada });
        for (const one of [moon, ...possible]) expect([one.nakshatra.name, one.pada]).toEqual([nakshatra.name, pada]);
      }
      const { moon, possible } = knownMoon({ nakshatra, pada: undefined });
      expect(moon.nakshatra).toBe(nakshatra);
      expect([...new Set(possible.map(({ pada }) => pada))]).toEqual([1, 2, 3, 4]);
    }
  });

  it('is open in the two padas over the middle of a sign whose halves differ, and in no other', () => {
    const open = NAKSHATRAS.flatMap((nakshatra) =>
      [1, 2, 3, 4]
        .filter((pada) => knownMoon({ nakshatra, pada }).possible.length > 1)
        .map((pada) => `${nakshatra.name} ${pada}`),
    );
    expect(open).toEqual(['Purva Ashadha 1', 'Shravana 2']);
  });

  it('needs its pada where the nakshatra lies in two signs: nine of them', () => {
    const apart = NAKSHATRAS.filter((nakshatra) => signsApart(nakshatra)).map(({ name }) => name);
    expect(apart).toEqual([
      'Krittika',
      'Mrigashira',
      'Punarvasu',
      'Uttara Phalguni',
      'Chitra',
      'Vishakha',
      'Uttara Ashadha',
      'Dhanishta',
      'Purva Bhadrapada',
    ]);
  });
});

const star = fc.record({ number: fc.integer({ min: 0, max: 26 }), pada: fc.integer({ min: 1, max: 4 }) });
const asked = fc.record({
  position: fc.constantFrom('groom' as const, 'bride' as const),
  rank_by: fc.constantFrom('kootas' as const, 'poruthams' as const),
});

describe('a ranking', () => {
  test.prop([fc.array(star, { minLength: 2, maxLength: 40 }), star, asked], runs(60))(
    'gives each candidate the same place in any order of the input, and nobody more points than who stands before',
    (stars, one, choices) => {
      const told = ({ number, pada }: typeof one) => ({ nakshatra_name: NAKSHATRAS[number]?.name ?? 'Revati', pada });
      const candidates = stars.map((each, index) => ({ id: `${index}`, ...told(each) }));
      const rank = (of: typeof candidates) => matchRanking({ ...told(one), ...choices, candidates: of }).result.ranking;
      const [there, back] = [rank(candidates), rank(candidates.toReversed())];
      const byId = (rows: typeof there) =>
        rows.map(({ id, rank: place, score }) => `${id} ${place} ${score}`).toSorted();
      expect(byId(back)).toEqual(byId(there));
      const scores = there.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      there.forEach((row, index) => {
        const before = there[index - 1];
        if (before?.score !== row.score) expect(row.rank).toBe(index + 1);
        else {
          expect(row.rank).toBe(before.rank);
          expect(row.index).toBeGreaterThan(before.index);
        }
      });
    },
  );
});
