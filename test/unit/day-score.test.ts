import { describe, expect, it } from 'vitest';
import { chandrabala, dayScore, nakshatraNature, tarabala, tithiClass, verdictOf } from '../../src/chart/day-score.js';
import {
  BANDS,
  CHANDRASHTAMA_HOUSE,
  DAY_RULES,
  DAY_SCORE_MAXIMUM,
  DAY_SCORE_MINIMUM,
  VERDICTS,
} from '../../src/data/timing-rules.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Every day that can be: the karana is one of the two halves of the tithi. */
const scores = upTo(30).flatMap((tithi) =>
  [2 * tithi - 1, 2 * tithi].flatMap((halfTithi) =>
    upTo(27).flatMap((nakshatra) =>
      upTo(27).flatMap((yoga) =>
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => dayScore({ tithi, halfTithi, nakshatra, yoga, weekday })),
      ),
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
    expect([5, 10, 15, 20, 25].map(tithiClass)).toEqual(['purna', 'purna', 'purna', 'purna', 'purna']);
    expect([4, 9, 14, 19, 24, 29].map(tithiClass)).toEqual(['rikta', 'rikta', 'rikta', 'rikta', 'rikta', 'rikta']);
    expect(tithiClass(30)).toBe('amavasya');
  });

  it('finds Vishti in eight half tithis and a fixed karana in four', () => {
    const limbs = { tithi: 1, nakshatra: 1, yoga: 1, weekday: 0 };
    const classes = upTo(60).map((halfTithi) => dayScore({ ...limbs, halfTithi }).rules[3]?.class);
    const those = (wanted: string) => upTo(60).filter((halfTithi) => classes[halfTithi - 1] === wanted);
    expect(those('vishti')).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
    expect(those('fixed')).toEqual([1, 58, 59, 60]);
  });

  it('knows the nature of every nakshatra', () => {
    expect(upTo(27).map(nakshatraNature)).not.toContain(undefined);
    expect([3, 16].map(nakshatraNature)).toEqual(['mishra', 'mishra']);
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
    expect(chandrabala(CHANDRASHTAMA_HOUSE)).toEqual({ house: 8, quality: 'very_bad', points: -3 });
    expect(upTo(12).map((house) => chandrabala(house).points)).toEqual([2, 0, 2, -2, 0, 2, 2, -3, 0, 2, 2, -2]);
    expect(upTo(9).map((tara) => tarabala(1, tara).points)).toEqual([-1, 2, -2, 2, -2, 2, -3, 1, 1]);
  });
});
