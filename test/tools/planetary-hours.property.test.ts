import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { panchang, planetaryHours } from '../../src/entries/index.js';
import { datesBetween, knownZone, latitude, longitude } from '../support/arbitrary.js';
import { epochOf, errorOf, runs, unlessRefused } from '../support/support.js';

const input = fc.record({
  latitude,
  longitude,
  date: datesBetween('1800-01-01', '2200-12-31'),
  timezone: fc.option(knownZone),
});

/** Lord of the day, then lord of the first hour of each following day: every 24th in the Chaldean order. */
const WEEK = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const CHALDEAN = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

describe('the planetary hours', () => {
  test.prop([input], runs(150))('fill the time from sunrise to sunrise, wherever there is one', (fields) => {
    const calculation = unlessRefused(() => planetaryHours(fields));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const { hours } = result;
    expect(hours).toHaveLength(24);
    expect(hours[0]?.starts_at).toBe(result.sunrise_at);
    expect(hours[11]?.ends_at).toBe(result.sunset_at);
    expect(hours[23]?.ends_at).toBe(result.next_sunrise_at);
    for (const [i, { number, period, ruler, starts_at, ends_at }] of hours.entries()) {
      expect(number).toBe(i + 1);
      expect(period).toBe(i < 12 ? 'day' : 'night');
      if (i > 0) expect(starts_at).toBe(hours[i - 1]?.ends_at);
      const minutes = (epochOf(ends_at) - epochOf(starts_at)) / 60_000;
      // Both ends are rounded to a second.
      expect(Math.abs(minutes - (i < 12 ? result.day_hour_minutes : result.night_hour_minutes))).toBeLessThan(0.023);
      expect(ruler).toBe(CHALDEAN[(CHALDEAN.indexOf(result.vara_ruler) + i) % 7]);
    }
    // The hour that would be the 25th belongs to the lord of the next day.
    const next = CHALDEAN[(CHALDEAN.indexOf(result.vara_ruler) + 24) % 7];
    expect(next).toBe(WEEK[(WEEK.indexOf(result.vara_ruler) + 1) % 7]);
  });

  test.prop([input], runs(60))('have the sunrise and the weekday of the panchang', (fields) => {
    const found = unlessRefused(() => panchang(fields).result);
    const { result } = found ? planetaryHours(fields) : { result: undefined };
    fc.pre(result !== undefined && found !== undefined);
    expect([result?.sunrise_at, result?.sunset_at, result?.next_sunrise_at]).toEqual([
      found?.sunrise_at,
      found?.sunset_at,
      found?.next_sunrise_at,
    ]);
    expect([result?.vara_name, result?.vara_ruler]).toEqual([found?.vara.name, found?.vara.ruler]);
  });
});

describe('without a date', () => {
  const place = { latitude: 0, longitude: 0 };

  it.each([
    ['2026-01-01T10:30:00Z', 'Pacific/Auckland', '2026-01-01'],
    ['2026-01-01T11:00:00Z', 'Pacific/Auckland', '2026-01-02'],
    ['2026-01-01T09:59:59Z', 'Pacific/Honolulu', '2025-12-31'],
    ['2026-01-01T10:00:00Z', 'Pacific/Honolulu', '2026-01-01'],
  ])('it is the date that the clock shows: at %s in %s %s', (now, timezone, date) => {
    const { result } = planetaryHours({ ...place, timezone }, { now: new Date(now) });
    expect(result).toEqual(planetaryHours({ ...place, timezone, date }).result);
    expect(result.date).toBe(date);
  });

  it('it takes the zone of the place for that', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(planetaryHours({ latitude: 21.3, longitude: -157.86 }, { now }).result.date).toBe('2025-12-31');
  });

  it('it needs a clock', () => {
    expect(errorOf(() => planetaryHours(place)).fieldErrors).toEqual([
      { field: 'date', message: 'This field is required when no current time is given (the option now).' },
    ]);
  });
});
