import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, type Nakshatra } from '../../../src/base/zodiac/nakshatra.js';
import { dayScore, verdictOf } from '../../../src/rules/muhurta/day-score.js';
import type { IntentCategory } from '../../../src/rules/muhurta/hour-score-tables.js';
import { INTENT_RULES } from '../../../src/rules/muhurta/hour-score-tables.js';
import {
  KARANAS,
  type Karana,
  TITHIS,
  type Tithi,
  VARAS,
  type Vara,
  YOGAS,
  type Yoga,
} from '../../../src/rules/panchanga/tables.js';
import { readRows } from '../../support/reference/compare.js';

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

interface IntentRow {
  readonly intent: IntentCategory;
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly opposed: readonly string[];
  readonly natures: readonly string[];
}

const rows = readRows<Row>('day_scores.json');
const intents = readRows<IntentRow>('intents.json');

describe('the day score', () => {
  it('has 40 vectors', () => {
    expect(rows).toHaveLength(40);
  });

  it.each(rows)('$weekday, tithi $tithi, nakshatra $nakshatra, yoga $yoga: $score', (row) => {
    const { score, band, rules } = dayScore({
      tithi: TITHIS[row.tithi - 1] as Tithi,
      nakshatra: NAKSHATRAS[row.nakshatra - 1] as Nakshatra,
      yoga: YOGAS[row.yoga - 1] as Yoga,
      karana: KARANAS[row.half_tithi - 1] as Karana,
      vara: VARAS.find(({ name }) => name === row.weekday) as Vara,
    });
    expect(Object.fromEntries(rules.map(({ rule, points }) => [rule, points]))).toEqual(row.points);
    expect({ score, band, verdict: verdictOf(score) }).toEqual({
      score: row.score,
      band: row.band,
      verdict: row.verdict,
    });
  });
});

describe('the rules of intents', () => {
  it('know every intent', () => {
    expect(Object.keys(INTENT_RULES)).toEqual(intents.map(({ intent }) => intent));
  });

  it.each(intents)('$intent', ({ intent, ...rules }) => {
    expect(INTENT_RULES[intent]).toEqual(rules);
  });
});
