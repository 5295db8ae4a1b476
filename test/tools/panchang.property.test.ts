import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  daysOf,
  type LimbsOfDayResult,
  type PanchangResult,
  panchang,
  panchangTool,
  type RunningInDay,
} from '../../src/entries/index.js';
import { moonSign } from '../../src/tools/vedic-moon-sign-calculator/tool.js';
import { datesBetween, knownZone, latitude, longitude, mildLatitude } from '../support/arbitrary.js';
import { epochOf, errorOf, runs, unlessRefused, words } from '../support/support.js';

const HOUR = 3_600_000;
/** What is null with `parts` of basic. */
const WHOLE_DAY_PARTS = words`
  limbs ganda_moola bhadra panchaka ayana ritu gowri tarabala chandrabala special_yogas anandadi muhurtas year_numbers
  samvatsara solar_months directions observances eclipses observance_choice
`;
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
  // Those that follow a nakshatra may end after the day: they have laws of their own.
  const { varjyam: _, amrita_kala: __, ...others } = windows;
  return Object.values(others)
    .flat()
    .filter((window) => window !== null);
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

  test.prop([day], runs(100))('has a Brahma Muhurta by the night that the day before began', (input) => {
    fc.pre(input.date > '1800-01-01');
    const before = new Date(Date.parse(input.date) - 24 * HOUR).toISOString().slice(0, 10);
    const evening = unlessRefused(() => panchang({ ...input, date: before }, { parts: 'basic' }));
    fc.pre(evening !== undefined);
    const { result } = panchang(input);
    const night = at(result.sunrise_at) - at((evening as { result: PanchangResult }).result.sunset_at);
    const { starts_at, ends_at } = result.windows.brahma_muhurta as { starts_at: string; ends_at: string };
    expect(Math.abs(at(starts_at) - (at(result.sunrise_at) - (2 * night) / 15))).toBeLessThanOrEqual(1000);
    expect(Math.abs(at(ends_at) - (at(result.sunrise_at) - night / 15))).toBeLessThanOrEqual(1000);
    const { windows } = panchang(input, { brahma_muhurta: 'minutes_48', parts: 'basic' }).result;
    const fixed = windows.brahma_muhurta as { starts_at: string; ends_at: string };
    expect(at(fixed.ends_at) - at(fixed.starts_at)).toBe(48 * 60_000);
  });

  test.prop([day], runs(100))('has the Moon of the day from sunrise to sunrise where that is asked', (input) => {
    const { result } = panchang(input, { moon_day: 'sunrise' });
    const [sunrise, next] = [at(result.sunrise_at), at(result.next_sunrise_at)];
    const civil = panchang(input, { parts: 'basic' }).result;
    for (const name of ['moonrise_at', 'moonset_at'] as const) {
      const of = result[name];
      if (of === null) continue;
      expect(at(of)).toBeGreaterThanOrEqual(sunrise - 1000);
      expect(at(of)).toBeLessThanOrEqual(next);
      const same = civil[name];
      // One that falls between sunrise and midnight is the first of the civil date too, unless another came before dawn.
      if (same !== null && at(same) > sunrise) expect(of).toBe(same);
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
      // Two fifteenths of a night of at most 24 hours.
      expect(at(starts_at)).toBeGreaterThanOrEqual(sunrise - 3.2 * HOUR);
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

/** The first part runs at sunrise as the limb of the day does, each begins where the one before ends, the last lasts. */
function expectTiled(
  limb: PanchangResult['tithi' | 'nakshatra' | 'yoga' | 'karana'],
  parts: readonly (RunningInDay & { readonly number: number })[],
  { sunrise, next }: { readonly sunrise: number; readonly next: number },
) {
  expect(parts[0]).toMatchObject({ number: limb.number, starts_at: limb.starts_at, ends_at: limb.ends_at });
  if (parts[1]) expect(parts[1]).toMatchObject({ ...limb.next });
  for (const [i, { starts_at }] of parts.slice(1).entries()) expect(starts_at).toBe(parts[i]?.ends_at);
  if (parts.length > 1) expect(at(parts.at(-1)?.starts_at as string)).toBeLessThanOrEqual(next);
  expect(at(parts.at(-1)?.ends_at as string)).toBeGreaterThanOrEqual(next);
  expect(parts.filter((part) => part.runs_past_day)).toHaveLength(
    parts.length === 1 && at(limb.ends_at) > next ? 1 : 0,
  );
  for (const part of parts.filter(({ touches_no_sunrise }) => touches_no_sunrise)) {
    expect(at(part.starts_at)).toBeGreaterThanOrEqual(sunrise);
    expect(at(part.ends_at)).toBeLessThanOrEqual(next);
  }
}

describe('the whole day', () => {
  test.prop([anyDay], runs(150))('is tiled by the parts of each limb from sunrise to sunrise', (input) => {
    const calculation = unlessRefused(() => panchang(input));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const [sunrise, next] = [at(result.sunrise_at), at(result.next_sunrise_at)];
    const { tithis, nakshatras, yogas, karanas } = result.limbs as LimbsOfDayResult;
    for (const [limb, parts] of [
      [result.tithi, tithis],
      [result.nakshatra, nakshatras],
      [result.yoga, yogas],
      [result.karana, karanas],
    ] as const) {
      expectTiled(limb, parts, { sunrise, next });
    }
    expect(tithis.length).toBeLessThanOrEqual(3);
    expect(karanas.length).toBeGreaterThanOrEqual(2);
  });

  test.prop([anyDay], runs(80))('has Varjyam and Amrita Kala only where they begin', (input) => {
    const calculation = unlessRefused(() => panchang(input));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const { varjyam, amrita_kala } = result.windows;
    for (const { starts_at, ends_at } of [...(varjyam ?? []), ...(amrita_kala ?? [])]) {
      expect(at(starts_at)).toBeGreaterThanOrEqual(at(result.sunrise_at));
      expect(at(starts_at)).toBeLessThanOrEqual(at(result.next_sunrise_at));
      const nakshatras = (result.limbs as LimbsOfDayResult).nakshatras;
      const within = nakshatras.find(
        (one) => at(one.starts_at) <= at(starts_at) && at(ends_at) <= at(one.ends_at) + 1000,
      );
      const length = at(within?.ends_at as string) - at(within?.starts_at as string);
      expect(Math.abs((at(ends_at) - at(starts_at)) / length - 1 / 15)).toBeLessThan(1e-4);
    }
  });

  it('has of a year of nakshatras each Varjyam and Amrita Kala once', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const days = [...daysOf(panchangTool, year, { latitude: 23.2, longitude: 75.8, timezone: 'Asia/Kolkata' })];
    const found = (key: 'varjyam' | 'amrita_kala') =>
      days.flatMap(({ result }) => (result.windows[key] ?? []).map(({ starts_at }) => starts_at));
    const begun = { varjyam: found('varjyam'), amrita_kala: found('amrita_kala') };
    const starts = (key: 'varjyam' | 'amrita_kala') => begun[key];
    expect(starts('amrita_kala').length).toBe(new Set(starts('amrita_kala')).size);
    // The nakshatras that begin and end in the year, by when they begin.
    const all = new Map(
      days.flatMap(({ result }) => (result.limbs?.nakshatras ?? []).map((one) => [one.starts_at, one])),
    );
    const whole = [...all.values()].slice(1, -1);
    expect(whole.length).toBeGreaterThan(355);
    for (const { name, starts_at, ends_at } of whole) {
      const begunIn = (key: 'varjyam' | 'amrita_kala') =>
        starts(key).filter((start) => at(start) >= at(starts_at) && at(start) < at(ends_at)).length;
      expect([name, begunIn('varjyam'), begunIn('amrita_kala')]).toEqual([name, name === 'Mula' ? 2 : 1, 1]);
    }
  });

  it('is null with the basic parts, and all else is the same', () => {
    const input = { date: '2026-01-01', latitude: 28.6139, longitude: 77.209 };
    const [basic, full] = [panchang(input, { parts: 'basic' }).result, panchang(input, { parts: 'full' }).result];
    const { varjyam, amrita_kala, vijaya, godhuli, nishita, pratah_sandhya, sayahna_sandhya } = basic.windows;
    expect([varjyam, amrita_kala, vijaya, godhuli, nishita, pratah_sandhya, sayahna_sandhya, basic.limbs]).toEqual(
      Array(8).fill(null),
    );
    const nothing = Object.fromEntries(WHOLE_DAY_PARTS.map((part) => [part, null]));
    expect(basic).toMatchObject(nothing);
    expect({ ...full, ...nothing, windows: basic.windows }).toEqual(basic);
    expect(full.windows).toMatchObject({
      rahu_kalam: basic.windows.rahu_kalam,
      dur_muhurta: basic.windows.dur_muhurta,
    });
  });

  it('has the night that ends at the sunrise in Pratah Sandhya', () => {
    const place = { latitude: 28.6139, longitude: 77.209 };
    const before = panchang({ date: '2026-01-01', ...place }).result;
    const { windows, sunrise_at } = panchang({ date: '2026-01-02', ...place }).result;
    const night = at(sunrise_at) - at(before.sunset_at);
    expect(windows.pratah_sandhya?.ends_at).toBe(sunrise_at);
    const length = at(sunrise_at) - at(windows.pratah_sandhya?.starts_at as string);
    expect(Math.abs(length - night / 10)).toBeLessThan(1001);
  });
});

describe('where there is no panchang', () => {
  it.each([
    [
      '2026-12-21',
      69.6492,
      'The Sun does not rise at this place on 2026-12-21 (UTC), so the day cannot be reckoned from sunrise and sunset.',
    ],
    [
      '2026-06-21',
      69.6492,
      'The Sun is up all day and does not rise at this place on 2026-06-21 (UTC), so the day cannot be reckoned from sunrise and sunset.',
    ],
    [
      '2026-05-17',
      69.6492,
      'The Sun does not set at this place within a day of rising on 2026-05-17 (UTC), so the day cannot be reckoned from sunrise and sunset.',
    ],
    [
      '2026-11-27',
      69.6492,
      'The Sun does not rise again at this place within a day of setting on 2026-11-27 (UTC), so the day cannot be reckoned from sunrise and sunset.',
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
