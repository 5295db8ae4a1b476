import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type PanchangResult, panchang } from '../../src/index.js';
import { moonSign } from '../../src/tools/vedic-moon-sign-calculator.js';
import { datesBetween, knownZone, latitude, longitude, mildLatitude } from '../support/arbitrary.js';
import { epochOf, errorOf, runs, unlessRefused } from '../support/support.js';

const HOUR = 3_600_000;
const day = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), latitude: mildLatitude, longitude });
const anyDay = fc.record({
  date: datesBetween('1800-01-01', '2200-12-31'),
  latitude,
  longitude,
  timezone: fc.option(knownZone),
});

const at = epochOf;

/** Every instant of a result by its path. */
function instants(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => instants(inner, `${path}.${key}`));
}

function windowsOf({ windows }: PanchangResult) {
  const { dur_muhurta, abhijit, ...others } = windows;
  return [...Object.values(others), ...dur_muhurta, ...(abhijit ? [abhijit] : [])];
}

describe('the panchang of a day', () => {
  test.prop([day], runs(150))('is told for every accepted day between the polar circles', (input) => {
    const { result } = panchang(input);
    // Local dates only where the zone is near the mean time of the place, as it is when it is derived.
    expect(result.sunrise_at.slice(0, 10)).toBe(input.date);
    expect(at(result.sunrise_at)).toBeLessThan(at(result.sunset_at));
    expect(at(result.sunset_at)).toBeLessThan(at(result.next_sunrise_at));
    expect(Math.abs(at(result.next_sunrise_at) - at(result.sunrise_at) - 24 * HOUR)).toBeLessThan(HOUR / 6);
    for (const moonTime of [result.moonrise_at, result.moonset_at]) {
      if (moonTime !== null) expect(moonTime.slice(0, 10)).toBe(input.date);
    }
  });

  test.prop([anyDay], runs(150))('holds together wherever there is one', (input) => {
    const calculation = unlessRefused(() => panchang(input));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const [sunrise, sunset, next] = [result.sunrise_at, result.sunset_at, result.next_sunrise_at].map(at) as [
      number,
      number,
      number,
    ];
    expect(sunrise).toBeLessThan(sunset);
    expect(sunset).toBeLessThan(next);
    for (const [path, text] of instants(result)) {
      expect(text, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    }
    for (const limb of [result.tithi, result.nakshatra, result.yoga, result.karana]) {
      expect(at(limb.starts_at)).toBeLessThanOrEqual(sunrise);
      expect(at(limb.ends_at)).toBeGreaterThanOrEqual(sunrise);
      if (limb.next) expect(limb.next.starts_at).toBe(limb.ends_at);
    }
    expect(Math.ceil(result.karana.number / 2)).toBe(result.tithi.number);
    expect(result.paksha).toBe(result.tithi.number <= 15 ? 'shukla' : 'krishna');
    expect(result.choghadiya).toHaveLength(16);
    expect(result.choghadiya[0]?.starts_at).toBe(result.sunrise_at);
    expect(result.choghadiya[7]?.ends_at).toBe(result.sunset_at);
    expect(result.choghadiya[15]?.ends_at).toBe(result.next_sunrise_at);
    for (const [i, { starts_at }] of result.choghadiya.slice(1).entries()) {
      expect(starts_at).toBe(result.choghadiya[i]?.ends_at);
    }
    for (const { starts_at, ends_at } of windowsOf(result)) {
      expect(at(starts_at)).toBeGreaterThanOrEqual(sunrise - 96 * 60_000);
      expect(at(ends_at)).toBeLessThanOrEqual(next);
    }
    expect(result.windows.abhijit === null).toBe(result.vara.name === 'Wednesday');
  });

  test.prop([day], runs(60))('follows on from the day before', (input) => {
    fc.pre(input.date < '2200-12-28');
    const { result } = panchang({ ...input, timezone: 'UTC' });
    const tomorrow = new Date(Date.parse(input.date) + 24 * HOUR).toISOString().slice(0, 10);
    const after = panchang({ ...input, date: tomorrow, timezone: 'UTC' }).result;
    // Where the Sun rises near midnight UTC a date may hold two sunrises, of which the first is told.
    fc.pre(Math.abs(Date.parse(result.sunrise_at.slice(0, 10)) + 12 * HOUR - at(result.sunrise_at)) < 11.9 * HOUR);
    expect(after.sunrise_at).toBe(result.next_sunrise_at);
    expect(after.vara.number).toBe((result.vara.number % 7) + 1);
    // From one sunrise to the next the same tithi runs on, or the next, or the one after that.
    expect((after.tithi.number - result.tithi.number + 30) % 30).toBeLessThanOrEqual(2);
  });

  test.prop([day], runs(60))('has the Moon of the Moon sign tool at sunrise, to the second', (input) => {
    const { result } = panchang({ ...input, timezone: 'UTC' });
    // The other tool knows minutes only: the Moon goes at most 0.011 degrees in one.
    const minute = result.sunrise_at.slice(0, 16);
    const [birth_date, birth_time] = minute.split('T') as [string, string];
    const moon = moonSign({
      ...input,
      birth_date,
      birth_time,
      birth_timezone: 'UTC',
      ...{ date: undefined },
    } as never).result;
    const here = (result.moon_sign.number - 1) * 30 + result.moon_sign.degree_in_sign;
    const apart = (here - moon.moon_longitude_sidereal + 360) % 360;
    expect(apart).toBeLessThan(0.011);
    expect(result.nakshatra.number).toBe(Math.floor((here * 27) / 360) + 1);
    expect(result.nakshatra.pada).toBe((Math.floor((here * 108) / 360) % 4) + 1);
  });
});

describe('where there is no panchang', () => {
  it.each([
    ['2026-12-21', 69.6492, 'The Sun does not rise at this place on 2026-12-21 (UTC), so there is no day to tell of.'],
    [
      '2026-06-21',
      69.6492,
      'The Sun is up all day and does not rise at this place on 2026-06-21 (UTC), so there is no day to tell of.',
    ],
    [
      '2026-05-17',
      69.6492,
      'The Sun does not set at this place within a day of rising on 2026-05-17 (UTC), so there is no day to tell of.',
    ],
    [
      '2026-11-27',
      69.6492,
      'The Sun does not rise again at this place within a day of setting on 2026-11-27 (UTC), so there is no day to tell of.',
    ],
  ])('on %s at latitude %d it says why', (date, latitude, message) => {
    const error = errorOf(() => panchang({ date, latitude, longitude: 18.9553, timezone: 'UTC' }));
    expect([error.code, error.message]).toEqual(['engine_error', message]);
  });

  it('refuses a date that the zone skipped', () => {
    const error = errorOf(() =>
      panchang({ date: '2011-12-30', latitude: -13.8, longitude: -171.8, timezone: 'Pacific/Apia' }),
    );
    expect(error.message).toContain('2011-12-30 did not exist in Pacific/Apia');
  });
});

describe('the ends of the accepted dates', () => {
  it('leave out the lunar month and what follows a limb, and say so', () => {
    const { result, provenance } = panchang({
      date: '2200-12-31',
      latitude: 0,
      longitude: -179,
      timezone: 'Etc/GMT+12',
    });
    expect(result.lunar_month).toBeNull();
    expect(provenance.uncertainty).toContain('The lunar month ends after the span of the ephemeris');
    expect(result.tithi.ends_at > result.sunrise_at).toBe(true);
  });

  it('leave the lunar month out from the new moon of 2200-12-07 on, and not before', () => {
    const place = { latitude: 0, longitude: 0, timezone: 'UTC' };
    const months = ['2200-12-06', '2200-12-07', '2200-12-08'].map(
      (date) => panchang({ date, ...place }).result.lunar_month,
    );
    expect(months.map((month) => month === null)).toEqual([false, false, true]);
  });

  it('are told in full on the first day', () => {
    const { result } = panchang({ date: '1800-01-01', latitude: 0, longitude: 179, timezone: 'Etc/GMT-12' });
    expect(result.tithi.next).not.toBeNull();
    expect(result.lunar_month?.amanta.starts_at.slice(0, 10)).toBe('1799-12-27');
  });
});
