import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { chandrabala, dayScore, tarabala, tithiRule, verdictOf } from '../../../src/rules/muhurta/day-score.js';
import {
  BANDS,
  CHANDRASHTAMA_HOUSE,
  DAY_SCORE_MAXIMUM,
  DAY_SCORE_MINIMUM,
  VERDICTS,
} from '../../../src/rules/muhurta/day-score-tables.js';
import { KARANAS, TITHIS, type Tithi, VARAS, YOGAS } from '../../../src/rules/panchanga/tables.js';

const DAY_RULES = ['tithi_group', 'nakshatra_nature', 'yoga_quality', 'karana_quality', 'vara_lord', 'paksha_bala'];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Every day that can be: the karana is one of the two halves of the tithi. */
const scores = KARANAS.flatMap((karana) =>
  NAKSHATRAS.flatMap((nakshatra) =>
    YOGAS.flatMap((yoga) =>
      VARAS.map((vara) => {
        const tithi = TITHIS[Math.floor((karana.number - 1) / 2)] as Tithi;
        return dayScore({ tithi, karana, nakshatra, yoga, vara });
      }),
    ),
  ),
);

describe('the day score', () => {
  it('adds up its six rules on every day that can be, within its bounds', () => {
    const wrong = scores.filter(
      ({ score, rules }) =>
        rules.map(({ rule }) => rule).join() !== DAY_RULES.join() ||
        rules.reduce((sum, { points }) => sum + points, 0) !== score ||
        score < DAY_SCORE_MINIMUM ||
        score > DAY_SCORE_MAXIMUM,
    );
    expect(wrong).toEqual([]);
    expect(Math.min(...new Set(scores.map(({ score }) => score)))).toBe(DAY_SCORE_MINIMUM);
  });

  it('reaches every band and every verdict, the better the higher the score', () => {
    const ladder = upTo(19).map((step) => step + DAY_SCORE_MINIMUM - 1);
    const places = (order: readonly string[], names: string[]) => names.map((name) => order.indexOf(name));
    const bands = ladder.map((score) => scores.find((each) => each.score === score)?.band ?? 'favourable');
    expect(places(BANDS, bands)).toEqual(places(BANDS, bands).toSorted((a, b) => b - a));
    expect(new Set(bands)).toEqual(new Set(BANDS));
    expect(ladder.filter((score) => verdictOf(score) === 'wait').at(-1)).toBe(-2);
    expect(ladder.filter((score) => verdictOf(score) === 'push')[0]).toBe(3);
    expect(new Set(ladder.map(verdictOf))).toEqual(new Set(VERDICTS));
  });

  it('counts the full moon with the full tithis and the new moon apart', () => {
    const those = (group: string) =>
      TITHIS.filter((tithi) => tithiRule(tithi).class === group).map(({ number }) => number);
    expect(those('purna')).toEqual([5, 10, 15, 20, 25]);
    expect(those('rikta')).toEqual([4, 9, 14, 19, 24, 29]);
    expect(those('amavasya')).toEqual([30]);
  });
});

describe('tarabala and chandrabala', () => {
  it('count inclusively, in nines', () => {
    expect(tarabala(1, 1).name).toBe('Janma');
    expect(tarabala(27, 1).name).toBe('Sampat');
    expect(tarabala(5, 11)).toEqual({ number: 7, name: 'Vadha', quality: 'bad', points: -3 });
    expect(tarabala(1, 27).name).toBe('Ati Mitra');
    expect(upTo(27).map((nakshatra) => tarabala(10, nakshatra).number)).toEqual(
      upTo(27).map((nakshatra) => ((nakshatra - 10 + 27) % 9) + 1),
    );
  });

  it('are worst in the seventh tara and the eighth house', () => {
    for (const isBright of [true, false]) {
      expect(chandrabala(CHANDRASHTAMA_HOUSE, isBright)).toEqual({ house: 8, quality: 'very_bad', points: -3 });
    }
    const points = (isBright: boolean) => upTo(12).map((house) => chandrabala(house, isBright).points);
    expect(points(true)).toEqual([2, 1, 2, -2, 1, 2, 2, -3, 1, 2, 2, -2]);
    expect(points(false)).toEqual([2, -1, 2, -2, -1, 2, 2, -3, -1, 2, 2, -2]);
    expect(upTo(9).map((tara) => tarabala(1, tara).points)).toEqual([-1, 2, -2, 2, -2, 2, -3, 1, 1]);
  });
});
