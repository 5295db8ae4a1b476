import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { resolveDay } from '../../../src/base/input/local-day.js';
import { readDate } from '../../../src/base/time/calendar.js';
import { moonTimes, solarDay } from '../../../src/rules/panchanga/sunrise.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { errorOf } from '../../support/support.js';
import { ZONES } from '../../support/zones.js';

const HOUR = 3_600_000;
const tromso = { latitude: 69.6492, longitude: 18.9553 };

function dayOf(date: string, place = tromso, timeZone = 'Europe/Oslo') {
  return solarDay(DEFAULT_SKY, resolveDay({ date: readDate(date), timeZone }, ZONES), place);
}

/** Every date of a year with what becomes of it at a place. */
function yearOf(place: typeof tromso, timeZone: string): (ReturnType<typeof dayOf> | string)[] {
  return Array.from({ length: 365 }, (_, i) => {
    const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
    try {
      return dayOf(date, place, timeZone);
    } catch {
      return errorOf(() => dayOf(date, place, timeZone)).message.replace(/ \d.*/, '');
    }
  });
}

describe('the day of the Sun', () => {
  it('comes and goes beyond the polar circle, and in between each day follows the one before', () => {
    const year = yearOf(tromso, 'Europe/Oslo');
    const refused = year.filter((day) => typeof day === 'string');
    // Two months of night and two of day, and the last sunrises and sunsets before each.
    expect(refused.length).toBeGreaterThan(110);
    expect(refused.length).toBeLessThan(125);
    expect([...new Set(refused)].sort()).toEqual([
      'The Sun does not rise again at this place within a day of setting on',
      'The Sun does not rise at this place on',
      'The Sun does not set at this place within a day of rising on',
      'The Sun is up all day and does not rise at this place on',
    ]);
    let followed = 0;
    for (const [i, day] of year.entries()) {
      const next = year[i + 1];
      if (typeof day === 'string' || next === undefined || typeof next === 'string') continue;
      expect(day.sunset).toBeGreaterThan(day.sunrise);
      expect(day.nextSunrise).toBeGreaterThan(day.sunset);
      // Sunrises near midnight come twice on one date, and then the second is the next day's own.
      if (Math.abs(next.sunrise - day.nextSunrise) < 1000) followed++;
    }
    expect(followed).toBeGreaterThan(230);
  });

  it('may end after midnight', () => {
    const { sunrise, sunset, nextSunrise } = dayOf('2026-05-17');
    expect((sunset - sunrise) / HOUR).toBeGreaterThan(23);
    expect((nextSunrise - sunset) / HOUR).toBeLessThan(1);
  });

  it('opens with a sunrise of its own date, and ends more than a day after the date where the sunrises grow later', () => {
    const place = { latitude: 60, longitude: 25 };
    const civil = resolveDay({ date: readDate('2026-09-20'), timeZone: 'Europe/Helsinki' }, ZONES);
    const { sunrise, nextSunrise } = solarDay(DEFAULT_SKY, civil, place);
    expect(nextSunrise - sunrise).toBeGreaterThan(24 * HOUR + 120_000);
    const late = { ...civil, start: sunrise - 24 * HOUR + 180_000, end: sunrise + 60_000 };
    const found = solarDay(DEFAULT_SKY, late, place);
    expect(Math.abs(found.sunrise - sunrise)).toBeLessThan(10);
    expect(Math.abs(found.nextSunrise - nextSunrise)).toBeLessThan(10);
    const without = { ...late, end: sunrise - 60_000 };
    expect(errorOf(() => solarDay(DEFAULT_SKY, without, place)).message).toContain('does not rise at this place on');
  });

  it.each([90, -90])('is half a year at the pole, and so refused: latitude %d', (latitude) => {
    const refused = yearOf({ latitude, longitude: 0 }, 'UTC');
    expect(refused.every((day) => typeof day === 'string')).toBe(true);
  });
});

describe('the times of the Moon', () => {
  it('are missing about once a month, and else in the civil day', () => {
    const missing = { moonrise: 0, moonset: 0 };
    for (let i = 0; i < 59; i++) {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      const day = resolveDay({ date: readDate(date), timeZone: 'Asia/Kolkata' }, ZONES);
      const times = moonTimes(defaultEphemeris, day, { latitude: 28.6, longitude: 77.2 });
      for (const event of ['moonrise', 'moonset'] as const) {
        const at = times[event];
        if (at === undefined) missing[event]++;
        else expect(at >= day.start && at < day.end).toBe(true);
      }
    }
    expect(missing).toEqual({ moonrise: 2, moonset: 2 });
  });
});
