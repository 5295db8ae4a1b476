import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type DailyTimingResult, dailyTiming, type WindowResult } from '../../src/entries/index.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { errorOf, runs, unlessRefused } from '../support/support.js';

const input = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: knownZone });

function expectToCover(stretches: readonly WindowResult[], from: string, to: string): void {
  expect(stretches[0]?.starts_at).toBe(from);
  expect(stretches.at(-1)?.ends_at).toBe(to);
  for (const [i, { starts_at }] of stretches.slice(1).entries()) expect(starts_at).toBe(stretches[i]?.ends_at);
}

/** What runs after a change, by limb. */
function afterwards(day: DailyTimingResult, limb: string): number[] {
  return day.limb_changes.filter((change) => change.limb === limb).map(({ number }) => number);
}

describe('daily timing', () => {
  test.prop([input], runs(150))('scores what its rules add up to', (asked) => {
    const day = unlessRefused(() => dailyTiming(asked).result);
    fc.pre(day !== undefined);
    const { score, minimum, maximum, band_code, rules } = day.day_score;
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(score).toBeGreaterThanOrEqual(minimum);
    expect(score).toBeLessThanOrEqual(maximum);
    expect(band_code).toBe(score >= 4 ? 'favourable' : score >= 0 ? 'mixed' : 'challenging');
  });

  test.prop([input], runs(150))('covers the day with hours and choghadiyas, without a gap', (asked) => {
    const day = unlessRefused(() => dailyTiming(asked).result);
    fc.pre(day !== undefined);
    const { starts_at, night_starts_at, ends_at } = day.day_span;
    for (const parts of [day.hours, day.choghadiya]) {
      expectToCover(parts, starts_at, ends_at);
      expectToCover(
        parts.filter(({ period }) => period === 'day'),
        starts_at,
        night_starts_at,
      );
    }
    expect(day.hours[0]?.ruler).toBe(day.vara.ruler);
    expect(day.choghadiya[0]?.ruler).toBe(day.vara.ruler);
  });

  test.prop([input], runs(150))('lists every window of the weekday by start', (asked) => {
    const day = unlessRefused(() => dailyTiming(asked).result);
    fc.pre(day !== undefined);
    const starts = day.named_windows.map(({ starts_at }) => Date.parse(starts_at));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const named = (code: string) => day.named_windows.filter((window) => window.code === code);
    const withTwo = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'];
    for (const code of ['brahma_muhurta', 'rahu_kalam', 'yamaganda', 'gulika']) expect(named(code)).toHaveLength(1);
    expect(named('abhijit')).toHaveLength(day.vara.name === 'Wednesday' ? 0 : 1);
    expect(named('dur_muhurta')).toHaveLength(withTwo.includes(day.vara.name) ? 2 : 1);
    // The three eighths never overlap, and each is one of the choghadiyas of the day.
    const eighths = day.named_windows.filter(({ code }) => ['rahu_kalam', 'yamaganda', 'gulika'].includes(code));
    const parts = day.choghadiya.map(({ starts_at, ends_at }) => `${starts_at} ${ends_at}`);
    expect(new Set(eighths.map(({ starts_at }) => starts_at)).size).toBe(3);
    for (const { starts_at, ends_at } of eighths) expect(parts).toContain(`${starts_at} ${ends_at}`);
  });

  test.prop([input], runs(150))('goes through the limbs one by one', (asked) => {
    const day = unlessRefused(() => dailyTiming(asked).result);
    fc.pre(day !== undefined);
    for (const [limb, count] of [
      ['tithi', 30],
      ['nakshatra', 27],
      ['yoga', 27],
      ['karana', 60],
    ] as const) {
      const { number, ends_at } = day[limb];
      const numbers = [number, ...afterwards(day, limb)];
      expect(numbers).toEqual(numbers.map((_, i) => ((number - 1 + i) % count) + 1));
      const first = day.limb_changes.find((change) => change.limb === limb);
      if (first) expect(first.starts_at).toBe(ends_at);
      else expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(day.day_span.ends_at));
    }
    expect(day.tithi.number).toBe(Math.ceil(day.karana.number / 2));
  });

  test.prop([datesBetween('1970-01-01', '2099-12-30'), knownZone], runs(100))(
    'ends where the next day begins, with the limbs that the last changes brought',
    (date, timezone) => {
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      const days = [date, next].map((each) => unlessRefused(() => dailyTiming({ date: each, timezone }).result));
      const [today, tomorrow] = days;
      fc.pre(today !== undefined && tomorrow !== undefined);
      // Where the polar night begins or ends, a day with a sunrise stands beside a nominal one.
      fc.pre(today.day_basis === tomorrow.day_basis);
      expect(tomorrow.day_span.starts_at).toBe(today.day_span.ends_at);
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        expect(tomorrow[limb].number).toBe(afterwards(today, limb).at(-1) ?? today[limb].number);
      }
      const vara = tomorrow.day_score.rules.find(({ code }) => code === 'vara_lord')?.points ?? 0;
      const before = today.day_score.rules.find(({ code }) => code === 'vara_lord')?.points ?? 0;
      const last = today.limb_changes.at(-1)?.score_after ?? today.day_score.score;
      expect(tomorrow.day_score.score).toBe(last - before + vara);
    },
  );

  it('names each principal phase on one date of a lunation', () => {
    const dates = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
    const codes = dates.map((date) => dailyTiming({ date, timezone: 'Asia/Tokyo' }).result.phase_code);
    const changes = codes.filter((code, i) => code !== codes[i - 1]);
    const order = [...new Set(changes)];
    expect(order).toHaveLength(8);
    expect(changes).toEqual(changes.map((_, i) => order[i % 8]));
    for (const code of ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']) {
      expect(dates.filter((_, i) => codes[i] === code).length).toBeGreaterThanOrEqual(12);
      expect(dates.filter((_, i) => codes[i] === code && codes[i - 1] === code)).toEqual([]);
    }
  });

  it('lights the whole Moon near the full moon and none of it near the new one', () => {
    const percent = (date: string) => dailyTiming({ date }).result.illumination_percent;
    // New moon 2026-11-09 07:02 UTC, full moon 2026-11-24 14:53 UTC.
    expect(percent('2026-11-09')).toBeLessThan(0.3);
    expect(percent('2026-11-24')).toBeGreaterThan(99.5);
    expect(dailyTiming({ date: '2026-11-24' }).result.phase_code).toBe('full_moon');
  });
});

describe('the nominal day', () => {
  const nominal = { day: 'nominal' } as const;

  it('has longer or shorter parts where the clock changes, and says so', () => {
    const { result, provenance } = dailyTiming({ date: '2026-03-28', timezone: 'Europe/Berlin' }, nominal);
    expect(result.day_span).toEqual({
      starts_at: '2026-03-28T06:00:00+01:00',
      night_starts_at: '2026-03-28T18:00:00+01:00',
      ends_at: '2026-03-29T06:00:00+02:00',
    });
    expect(result.hours[12]).toMatchObject({
      starts_at: '2026-03-28T18:00:00+01:00',
      ends_at: '2026-03-28T18:55:00+01:00',
    });
    expect(provenance.uncertainty).toContain('this nominal night lasts 660 minutes instead of 720');
    expect(provenance.dst_applied).toBe(false);
  });

  it('begins where the clock went on when it skipped 06:00', () => {
    const { result, provenance } = dailyTiming({ date: '2018-10-07', timezone: 'Antarctica/Casey' }, nominal);
    expect(result.day_span.starts_at).toBe('2018-10-07T07:00:00+11:00');
    expect(provenance.uncertainty).toMatch(/^The local time 2018-10-07T06:00 did not exist in Antarctica\/Casey/);
  });

  it('takes the first of two hours of the same name', () => {
    const before = dailyTiming({ date: '1867-10-18', timezone: 'America/Juneau' }, nominal);
    const after = dailyTiming({ date: '1867-10-19', timezone: 'America/Juneau' }, nominal);
    expect(before.provenance.uncertainty).toContain('happened twice');
    expect(after.result.day_span.starts_at).toBe(before.result.day_span.ends_at);
  });

  it('goes to the 06:00 that follows when the next date was skipped', () => {
    const { result } = dailyTiming({ date: '2011-12-29', timezone: 'Pacific/Apia' }, nominal);
    expect(result.day_span.ends_at).toBe('2011-12-31T06:00:00+14:00');
    const error = errorOf(() => dailyTiming({ date: '2011-12-30', timezone: 'Pacific/Apia' }));
    expect(error.code).toBe('engine_error');
    expect(error.message).toContain('2011-12-30 did not exist in Pacific/Apia');
  });

  it('says where no clock of the zone is known', () => {
    const { provenance } = dailyTiming({ date: '1950-01-01', timezone: 'Antarctica/Vostok' }, nominal);
    expect(provenance.uncertainty).toBe(
      'The time zone database knows of no clock in Antarctica/Vostok at that time, so UTC is used.',
    );
    // The mean time of a zone that the client names is what was asked for.
    expect(dailyTiming({ date: '1850-01-01', timezone: 'Asia/Kolkata' }, nominal).provenance.uncertainty).toBeNull();
  });

  it('is that of UTC where no zone is given', () => {
    const { result, provenance } = dailyTiming({ date: '2026-11-20', timezone: null });
    expect(result.timezone).toBe('UTC');
    expect(result.day_span.starts_at).toBe('2026-11-20T06:00:00+00:00');
    expect(provenance.timezone_resolution).toContain('UTC');
    expect(result).toEqual(dailyTiming({ date: '2026-11-20' }).result);
  });
});
