import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { dailyTiming, type WindowResult } from '../../src/entries/index.js';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { errorOf, runs, unlessRefused } from '../support/support.js';
import { pushOrWait } from '../support/timing.js';

const day = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: knownZone });
/** Dates on which no clock changed, so that the wall clock is a straight line. */
const plain = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: fc.constant('UTC') });

function overlap(a: WindowResult, b: WindowResult): boolean {
  return Date.parse(a.starts_at) < Date.parse(b.ends_at) && Date.parse(b.starts_at) < Date.parse(a.ends_at);
}

/** Numbers that follow each other without a gap, together. */
function stretchesOf(minutes: readonly number[]): number[][] {
  return minutes.reduce<number[][]>((stretches, minute) => {
    const last = stretches.at(-1);
    if (last?.at(-1) === minute - 1) last.push(minute);
    else stretches.push([minute]);
    return stretches;
  }, []);
}

/** As the methodology page of best time today has them. */
const SOUGHT_POINTS: Readonly<Record<string, number>> = { amrit: 3, shubh: 2, labh: 2, abhijit: 2 };

describe('push or wait', () => {
  test.prop([day], runs(150))('reads the score of daily timing', (asked) => {
    const answer = unlessRefused(() => pushOrWait(asked).result);
    fc.pre(answer !== undefined);
    const { day_score, limb_changes, named_windows } = dailyTiming(asked).result;
    const { score, minimum, maximum, rules } = answer;
    expect({ score, minimum, maximum, rules }).toEqual({
      score: day_score.score,
      minimum: day_score.minimum,
      maximum: day_score.maximum,
      rules: day_score.rules,
    });
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(answer.verdict).toBe(score >= 3 ? 'push' : score >= -1 ? 'mixed' : 'wait');
    expect(answer.verdict_bounds).toEqual({
      push: { minimum: 3, maximum },
      mixed: { minimum: -1, maximum: 2 },
      wait: { minimum, maximum: -2 },
    });
    expect(answer.limb_changes).toEqual(limb_changes);
    expect(answer.avoid_windows).toEqual(named_windows.filter(({ quality }) => quality === 'bad'));
  });

  test.prop([plain], runs(150))('recommends nothing that it warns of, and no time twice', (asked) => {
    const { best_windows, avoid_windows, day_span } = pushOrWait(asked).result;
    expect(best_windows.length).toBeGreaterThan(0);
    for (const best of best_windows) {
      expect(avoid_windows.filter((avoided) => overlap(best, avoided))).toEqual([]);
      expect([best.code, best.points]).toEqual([best.code, SOUGHT_POINTS[best.code]]);
      expect(Date.parse(best.ends_at)).toBeGreaterThan(Date.parse(best.starts_at));
      expect(Date.parse(best.starts_at)).toBeGreaterThanOrEqual(Date.parse(day_span.starts_at));
      expect(Date.parse(best.ends_at)).toBeLessThanOrEqual(Date.parse(day_span.night_starts_at));
    }
    const choghadiyas = best_windows.filter(({ code }) => code !== 'abhijit');
    for (const [i, one] of choghadiyas.entries()) {
      expect(choghadiyas.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
    }
  });

  test.prop([plain], runs(150))(
    'leaves out no good choghadiya but where a window to avoid lies, and what that leaves of under 24 minutes',
    (asked) => {
      const { best_windows, avoid_windows } = pushOrWait(asked).result;
      const { choghadiya } = dailyTiming(asked).result;
      const minutes = (stretches: readonly WindowResult[]) =>
        stretches.flatMap(({ starts_at, ends_at }) => {
          const from = Date.parse(starts_at) / 60_000;
          return Array.from({ length: Date.parse(ends_at) / 60_000 - from }, (_, i) => from + i);
        });
      const avoided = new Set(minutes(avoid_windows));
      for (const name of ['Amrit', 'Shubh', 'Labh']) {
        const whole = minutes(choghadiya.filter((part) => part.name === name && part.period === 'day'));
        expect(minutes(best_windows.filter(({ code }) => code === name.toLowerCase()))).toEqual(
          stretchesOf(whole.filter((minute) => !avoided.has(minute)))
            .filter(({ length }) => length >= 24)
            .flat(),
        );
      }
    },
  );

  test.prop([day], runs(60))('says the same in every language', (asked) => {
    const answers = LOCALES.map((locale) => unlessRefused(() => pushOrWait({ ...asked, locale }).result));
    fc.pre(answers.every((answer) => answer !== undefined));
    const facts = answers.map((answer) => ({
      ...answer,
      locale: '',
      verdict_label: '',
      summary: '',
      rules: answer?.rules.map(({ code, points, source }) => ({ code, points, source })),
      limb_changes: answer?.limb_changes.map((change) => ({ ...change, label: '' })),
      best_windows: answer?.best_windows.map((window) => ({ ...window, label: '' })),
      avoid_windows: answer?.avoid_windows.map((window) => ({ ...window, label: '' })),
    }));
    for (const fact of facts) expect(fact).toEqual(facts[0]);
    expect(new Set(answers.map((answer) => answer?.summary)).size).toBe(LOCALES.length);
    for (const answer of answers) expect(answer?.summary).toContain(answer?.verdict_label);
  });

  it('names the window that counts most first, in the clock of the zone', () => {
    const { summary } = pushOrWait({ date: '2026-11-20', timezone: 'Europe/Kyiv' }, { day: 'nominal' }).result;
    expect(summary).toMatch(
      /^Push\. Score 4 \(range -10 to 8\)\. Best window: Amrit, 09:12 to 10:30\. Avoid: Rahu Kalam, 10:30 to 12:00\. /,
    );
  });

  it('is in English where no locale is sent', () => {
    const asked = { date: '2026-11-20', timezone: 'Europe/Kyiv' };
    expect(pushOrWait(asked).result).toEqual(pushOrWait({ ...asked, locale: 'en' }).result);
  });

  it('needs a zone and one of its seven languages', () => {
    const input = { date: '2026-11-20', timezone: null, locale: 'it' } as never;
    expect(errorOf(() => pushOrWait(input)).fieldErrors).toEqual([
      {
        field: 'timezone',
        message: 'Must be an IANA time zone name of 1 to 64 characters, an offset such as +05:53 or LMT.',
      },
      { field: 'locale', message: 'Must be one of: en, uk, ru, hi, fr, de, es.' },
    ]);
  });
});
