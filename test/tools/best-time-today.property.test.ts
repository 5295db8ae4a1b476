import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../src/base/time/named-zone.js';
import { wallClockAt } from '../../src/base/time/zone.js';
import { dailyTiming, type HourResult, type WindowResult } from '../../src/entries/index.js';
import { bestHour } from '../../src/rules/muhurta/hour-score.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { errorOf, runs, unlessRefused } from '../support/support.js';
import { bestTimeToday } from '../support/timing.js';

const LOCALES = ['en', 'uk', 'ru', 'hi', 'fr', 'de', 'es'] as const;
const WORDS = ['call', 'job', 'salary', 'wedding', 'trip', 'exam', 'doctor', 'family', 'contract', 'lawsuit', 'xyzzy'];
const INTENTS = [...WORDS, 'prayer', 'music'];
const intent = fc.constantFrom(...INTENTS);
const input = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: knownZone, intent });
const plain = fc.record({
  date: datesBetween('1800-01-01', '2200-12-31'),
  timezone: fc.constantFrom('UTC', 'Etc/GMT+12', 'Etc/GMT-14'),
  intent,
});

const HOURS_LATE = 16;

function pointsOf({ rules }: HourResult, code: string): number[] {
  return rules.filter((each) => each.code === code).map(({ points }) => points);
}

describe('best time today', () => {
  test.prop([input], runs(150))('scores each hour by the sum of its rules', (asked) => {
    const answer = unlessRefused(() => bestTimeToday(asked).result);
    fc.pre(answer !== undefined);
    expect(answer.hours).toHaveLength(24);
    for (const hour of answer.hours) {
      expect(hour.rules.reduce((sum, { points }) => sum + points, 0)).toBe(hour.score);
      const codes = hour.rules.map(({ code }) => code).filter((code) => code !== 'window_overlap');
      expect(codes).toEqual(['hora_lord', 'choghadiya', 'nakshatra_match']);
    }
  });

  test.prop([input], runs(150))('ranks by score, then by time, and recommends only what is good', (asked) => {
    const answer = unlessRefused(() => bestTimeToday(asked).result);
    fc.pre(answer !== undefined);
    const { hours, ranked_hours, best_hour, ranking } = answer;
    expect(ranking).toEqual({ good_score: 3, first_start: '06:00', last_start: '21:00' });
    expect(hours.map(({ is_good }) => is_good)).toEqual(hours.map(({ score }) => score >= 3));
    const ranked = hours.filter(({ rank }) => rank !== null);
    const byRank = ranked.toSorted((a, b) => Number(a.rank) - Number(b.rank));
    expect(byRank.map(({ rank }) => rank)).toEqual(byRank.map((_, i) => i + 1));
    expect(byRank).toEqual(ranked.toSorted((a, b) => b.score - a.score || a.number - b.number));
    expect(ranked_hours).toEqual(byRank.slice(0, 5));
    expect(best_hour).toEqual((byRank[0]?.score ?? 0) >= 3 ? byRank[0] : null);
    for (const { starts_at, rank } of hours) {
      const { secondOfDay } = wallClockAt(zoneOf(asked.timezone), Date.parse(starts_at));
      expect(rank !== null).toBe(secondOfDay >= 6 * 3600 && secondOfDay <= 21 * 3600);
    }
  });

  test.prop([plain], runs(150))('reads hours, choghadiyas, windows and nakshatra of daily timing', (asked) => {
    const { hours, avoid_windows, abhijit, day_score, limb_changes } = bestTimeToday(asked).result;
    const day = dailyTiming({ date: asked.date, timezone: asked.timezone }).result;
    expect(
      hours.map(({ number, period, ruler, starts_at, ends_at }) => ({ number, period, ruler, starts_at, ends_at })),
    ).toEqual(day.hours);
    expect(hours.filter(({ rank }) => rank !== null).map(({ number }) => number)).toEqual(
      Array.from({ length: HOURS_LATE }, (_, i) => i + 1),
    );
    expect(avoid_windows).toEqual(day.named_windows.filter(({ quality }) => quality === 'bad'));
    expect(abhijit).toEqual(day.named_windows.find(({ code }) => code === 'abhijit') ?? null);
    expect(day_score.score).toBe(day.day_score.score);
    expect(limb_changes).toEqual(day.limb_changes);
    const weight = { rahu_kalam: -3, yamaganda: -2, gulika: -1, dur_muhurta: -1 } as Record<string, number>;
    for (const hour of hours) {
      const middle = (Date.parse(hour.starts_at) + Date.parse(hour.ends_at)) / 2;
      const holds = ({ starts_at, ends_at }: WindowResult) =>
        Date.parse(starts_at) <= middle && middle < Date.parse(ends_at);
      expect(hour.choghadiya_name).toBe(day.choghadiya.find(holds)?.name);
      const expected = avoid_windows.filter(holds).map(({ code }) => weight[code]);
      expect(pointsOf(hour, 'window_overlap')).toEqual(expected);
      expect(avoid_windows.filter(holds).map(({ points }) => points)).toEqual(expected);
      // Abhijit is the middle fifteenth of the day: it lies between the middles of two hours.
      expect(abhijit !== null && holds(abhijit)).toBe(false);
    }
  });

  test.prop([input], runs(100))('changes the points of the nakshatra at most where it changes', (asked) => {
    const answer = unlessRefused(() => bestTimeToday(asked).result);
    fc.pre(answer !== undefined);
    const changes = answer.limb_changes.filter(({ limb }) => limb === 'nakshatra').length;
    const matches = answer.hours.flatMap((hour) => pointsOf(hour, 'nakshatra_match'));
    expect(matches.filter((points, i) => i > 0 && points !== matches[i - 1]).length).toBeLessThanOrEqual(changes);
  });

  test.prop([input], runs(40))('says the same in every language', (asked) => {
    const answers = LOCALES.map((locale) => unlessRefused(() => bestTimeToday({ ...asked, locale }).result));
    fc.pre(answers.every((answer) => answer !== undefined));
    const facts = answers.map((answer) => [
      answer?.intent_category,
      answer?.best_hour?.number,
      answer?.day_score.score,
      answer?.hours.map(({ number, score, rank, rules }) => [
        number,
        score,
        rank,
        rules.map(({ code, points, source }) => [code, points, source]),
      ]),
    ]);
    for (const fact of facts) expect(fact).toEqual(facts[0]);
    expect(new Set(answers.map((answer) => answer?.summary)).size).toBe(LOCALES.length);
  });

  it('scores the hours of the lord of an intent highest', () => {
    const { result } = bestTimeToday({ date: '2026-11-20', timezone: 'Europe/Kyiv', intent: 'wedding' });
    expect(result.intent_category).toBe('love');
    for (const hour of result.hours) {
      const points = { Venus: 3, Moon: 1, Jupiter: 1, Mars: -2, Saturn: -2 } as Record<string, number>;
      expect(pointsOf(hour, 'hora_lord')).toEqual([points[hour.ruler] ?? 0]);
    }
  });

  it('finds a good hour for every intent on every weekday, with or without the nakshatra', () => {
    const dates = Array.from({ length: 56 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
    const met = new Set<string>();
    for (const date of dates) {
      for (const each of INTENTS) {
        const { best_hour, intent_category, summary } = bestTimeToday({ date, timezone: 'UTC', intent: each }).result;
        expect(best_hour?.score).toBeGreaterThanOrEqual(3);
        expect(summary).toContain(
          `best from ${best_hour?.starts_at.slice(11, 16)} to ${best_hour?.ends_at.slice(11, 16)}.`,
        );
        met.add(`${new Date(date).getUTCDay()} ${intent_category}`);
      }
    }
    expect(met.size).toBe(7 * 13);
  });

  it('recommends no hour that is not good, and none that begins at night', () => {
    expect(
      bestHour([
        { rank: undefined, score: 7 },
        { rank: 1, score: 3 },
      ]),
    ).toEqual({ rank: 1, score: 3 });
    expect(
      bestHour([
        { rank: undefined, score: 7 },
        { rank: 1, score: 2 },
      ]),
    ).toBeUndefined();
  });

  it('needs an intent', () => {
    const error = errorOf(() => bestTimeToday({ date: '2026-11-20', timezone: 'UTC' } as never));
    expect(error.fieldErrors).toEqual([{ field: 'intent', message: 'This field is required.' }]);
  });
});
