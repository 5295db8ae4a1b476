import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { panchang, planetaryHours } from '../../src/index.js';
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
    expect(hours[0]?.start).toBe(result.sunrise);
    expect(hours[11]?.end).toBe(result.sunset);
    expect(hours[23]?.end).toBe(result.next_sunrise);
    for (const [i, { index, period, ruler, start, end }] of hours.entries()) {
      expect(index).toBe(i + 1);
      expect(period).toBe(i < 12 ? 'day' : 'night');
      if (i > 0) expect(start).toBe(hours[i - 1]?.end);
      const minutes = (epochOf(end) - epochOf(start)) / 60_000;
      // Both ends are rounded to a second.
      expect(Math.abs(minutes - (i < 12 ? result.day_hour_minutes : result.night_hour_minutes))).toBeLessThan(0.023);
      expect(ruler).toBe(CHALDEAN[(CHALDEAN.indexOf(result.day_lord) + i) % 7]);
    }
    // The hour that would be the 25th belongs to the lord of the next day.
    const next = CHALDEAN[(CHALDEAN.indexOf(result.day_lord) + 24) % 7];
    expect(next).toBe(WEEK[(WEEK.indexOf(result.day_lord) + 1) % 7]);
  });

  test.prop([input], runs(60))('have the sunrise and the weekday of the panchang', (fields) => {
    const found = unlessRefused(() => panchang(fields).result);
    const { result } = found ? planetaryHours(fields) : { result: undefined };
    fc.pre(result !== undefined && found !== undefined);
    expect([result?.sunrise, result?.sunset, result?.next_sunrise]).toEqual([
      found?.sunrise,
      found?.sunset,
      found?.next_sunrise,
    ]);
    expect([result?.weekday, result?.day_lord]).toEqual([found?.vara.name, found?.vara.lord]);
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
