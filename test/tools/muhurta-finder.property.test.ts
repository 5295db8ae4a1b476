import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import type { Ephemeris } from '../../src/base/ephemeris/ephemeris.js';
import { muhurtaFinder, panchang } from '../../src/entries/index.js';
import { ACTIVITIES } from '../../src/rules/muhurta/activity-tables.js';
import { errorOf, runs } from '../support/support.js';

const DAY = 86_400_000;
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const dateOn = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const firstDay = fc.integer({ min: Date.UTC(1800, 0, 3) / DAY, max: Date.UTC(2199, 0, 1) / DAY });

describe('muhurtas', () => {
  test.prop(
    [fc.constantFrom(...ACTIVITIES), firstDay, fc.integer({ min: 0, max: 90 }), fc.constantFrom('list', 'strict')],
    runs(40),
  )(
    'open and struck days add up to the days asked, and no time is in what is struck out',
    (activity, first, more, profile) => {
      const { result } = muhurtaFinder({ activity, from: dateOn(first), to: dateOn(first + more), profile, ...DELHI });
      const { spans, open_days, struck_days, excluded, rules } = result;
      expect(open_days + struck_days.reduce((sum, { days }) => sum + days, 0)).toBe(more + 1);
      expect(new Set(spans.map(({ vara_date }) => vara_date)).size).toBe(open_days);
      for (const { starts_at, ends_at, vara_name, minutes } of spans) {
        expect(excluded.filter((one) => one.starts_at < ends_at && starts_at < one.ends_at)).toEqual([]);
        expect(rules.vara_names).toContain(vara_name);
        expect(minutes).toBeGreaterThanOrEqual(rules.minimum_minutes);
      }
    },
  );

  test.prop(
    [fc.constantFrom(...ACTIVITIES), firstDay, fc.integer({ min: 0, max: 20 }), fc.constantFrom('list', 'strict')],
    runs(40),
  )(
    'of a day that is explained the times found and what each rule strikes are all of it, and never share an instant',
    (activity, first, more, profile) => {
      const span = { activity, from: dateOn(first), to: dateOn(first + 20), profile, ...DELHI } as const;
      const { spans, excluded, explained } = muhurtaFinder({ ...span, explain: dateOn(first + more) }).result;
      if (explained === null) throw new Error('No day is explained.');
      const found = spans.filter(({ vara_date }) => vara_date === explained.date);
      expect(explained.times).toBe(found.length);
      const struck = explained.strikes.flatMap((one) => one.spans);
      const edges = [...found, ...struck].toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
      let reached = explained.starts_at;
      for (const { starts_at, ends_at } of edges) {
        expect(starts_at <= reached).toBe(true);
        if (ends_at > reached) reached = ends_at;
      }
      expect(reached).toBe(explained.ends_at);
      for (const { starts_at, ends_at } of found) {
        expect(struck.filter((one) => one.starts_at < ends_at && starts_at < one.ends_at)).toEqual([]);
      }
      for (const { rule_code, whole_day, spans: parts } of explained.strikes) {
        expect(excluded.some((one) => one.rule_code === rule_code)).toBe(true);
        const isWhole = parts[0]?.starts_at === explained.starts_at && parts[0]?.ends_at === explained.ends_at;
        expect(whole_day).toBe(isWhole);
      }
    },
  );

  it('explains a date that no sunrise begins, and refuses one that is not asked about or that its clock skipped', () => {
    const night = { activity: 'travel', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' } as const;
    const { explained } = muhurtaFinder({
      ...night,
      from: '2026-12-20',
      to: '2026-12-22',
      explain: '2026-12-21',
    }).result;
    expect(explained).toMatchObject({
      starts_at: '2026-12-21T00:00:00+01:00',
      vara_name: 'Monday',
      times: 0,
      strikes: [{ rule_code: 'no_sunrise', whole_day: true }],
    });
    const outside = errorOf(() =>
      muhurtaFinder({ ...night, from: '2026-12-20', to: '2026-12-22', explain: '2026-12-23' }),
    );
    expect(outside.fieldErrors).toEqual([{ field: 'explain', message: 'Must not be before from or after to.' }]);
    const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
    const skipped = errorOf(() =>
      muhurtaFinder({ activity: 'travel', from: '2011-12-29', to: '2011-12-31', explain: '2011-12-30', ...apia }),
    );
    expect(skipped.fieldErrors).toEqual([{ field: 'explain', message: '2011-12-30 is not a day of the clock there.' }]);
  });

  it('has the griha pravesh of AstroSage for 6 March 2030 within half a minute', () => {
    const { spans } = muhurtaFinder({
      activity: 'griha_pravesh',
      from: '2030-03-06',
      to: '2030-03-06',
      ...DELHI,
    }).result;
    const published = ['2030-03-06T06:41:38+05:30', '2030-03-07T06:41:38+05:30'].map((at) => Date.parse(at));
    expect(spans).toHaveLength(1);
    expect(Math.abs(Date.parse(spans[0]?.starts_at ?? '') - (published[0] ?? 0))).toBeLessThan(30_000);
    expect(Math.abs(Date.parse(spans[0]?.ends_at ?? '') - (published[1] ?? 0))).toBeLessThan(156_000);
  });

  it('tells of days without a sunrise and leaves out a date that its zone skipped', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const night = muhurtaFinder({ activity: 'travel', from: '2026-12-20', to: '2026-12-22', ...tromso }).result;
    expect(night).toMatchObject({ spans: [], open_days: 0, struck_days: [{ rule_code: 'no_sunrise', days: 3 }] });
    const apia = { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' };
    const { open_days, struck_days } = muhurtaFinder({
      activity: 'travel',
      from: '2011-12-29',
      to: '2011-12-31',
      ...apia,
    }).result;
    expect(open_days + struck_days.reduce((sum, { days }) => sum + days, 0)).toBe(2);
  });

  it('ends a time at the second sunrise of a date, where the Sun rises near midnight by the clock', () => {
    const place = { latitude: 79.934204, longitude: 80.707344, timezone: 'America/Nuuk' };
    const date = '1970-03-04';
    const { next_sunrise_at: second } = panchang({ date, ...place }).result;
    expect(second.slice(0, 10)).toBe(date);
    const span = { from: date, to: '1970-03-05', explain: date, ...place };
    const { spans, open_days, struck_days, explained } = muhurtaFinder({ activity: 'vehicle', ...span }).result;
    const [first, other] = spans.filter(({ vara_date }) => vara_date === date);
    expect([first?.ends_at, other?.starts_at]).toEqual([second, second]);
    expect(open_days + struck_days.reduce((sum, { days }) => sum + days, 0)).toBe(2);
    expect(explained?.ends_at).toBe('1970-03-05T23:47:25-03:00');
  });

  it('asks the ephemeris for its last days first, before a year is looked through that it cannot finish', () => {
    let asked = 0;
    const { description, span } = defaultEphemeris;
    const counted: Ephemeris = {
      description,
      span,
      position: (...at) => {
        asked += 1;
        return defaultEphemeris.position(...at);
      },
      motion: (...at) => {
        asked += 1;
        return defaultEphemeris.motion(...at);
      },
    };
    const arctic = { latitude: 69, longitude: 18, timezone: 'Europe/Oslo' };
    const year = { activity: 'marriage', from: '2200-01-01', ...arctic } as const;
    muhurtaFinder({ ...year, to: '2200-12-20' }, { ephemeris: counted });
    const whole = asked;
    asked = 0;
    const refused = errorOf(() => muhurtaFinder({ ...year, to: '2200-12-31' }, { ephemeris: counted }));
    expect(refused).toMatchObject({ code: 'engine_error' });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(whole / 8);
  });

  it('refuses a direction that no journey has', () => {
    const wedding = { activity: 'marriage', from: '2026-02-01', to: '2026-02-28', ...DELHI } as const;
    expect(errorOf(() => muhurtaFinder({ ...wedding, direction: 'east' }))).toMatchObject({
      fieldErrors: [{ field: 'direction' }],
    });
    expect(muhurtaFinder({ ...wedding, direction: 'any' }).result.spans.length).toBeGreaterThan(0);
  });
});
