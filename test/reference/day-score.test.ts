import { describe, expect, it } from 'vitest';
import { dayScore, verdictOf } from '../../src/chart/day-score.js';
import { readRows } from './compare.js';

interface Row {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly yoga: number;
  readonly half_tithi: number;
  readonly weekday: string;
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
  readonly band: string;
  readonly verdict: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const rows = readRows<Row>('day_scores.json');

describe('the day score', () => {
  it('has 40 vectors', () => {
    expect(rows).toHaveLength(40);
  });

  it.each(rows)('$weekday, tithi $tithi, nakshatra $nakshatra, yoga $yoga: $score', (row) => {
    const { tithi, nakshatra, yoga, half_tithi: halfTithi } = row;
    const weekday = WEEKDAYS.indexOf(row.weekday);
    const { score, band, rules } = dayScore({ tithi, nakshatra, yoga, halfTithi, weekday });
    expect(Object.fromEntries(rules.map(({ rule, points }) => [rule, points]))).toEqual(row.points);
    expect({ score, band, verdict: verdictOf(score) }).toEqual({
      score: row.score,
      band: row.band,
      verdict: row.verdict,
    });
  });
});
