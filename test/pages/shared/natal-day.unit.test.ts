import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { formatKept, zoneOf } from '../../../src/base/time/named-zone.js';
import { formatLocal } from '../../../src/base/time/zone.js';
import { nakshatraOf } from '../../../src/base/zodiac/nakshatra.js';
import { grahaLongitude, lagnaLongitude } from '../../../src/base/zodiac/positions.js';
import { rashiOf } from '../../../src/base/zodiac/rashi.js';
import {
  clockIn,
  type OpenBirth,
  openBirth,
  type Stretch,
  soundingPadas,
  spanOf,
  stretchesOf,
  valueAt,
} from '../../../src/pages/shared/natal-day.js';
import { birthChart } from '../../../src/tools/birth-chart-calculator/tool.js';
import { babyNameLetter } from '../../../src/tools/vedic-baby-name-letter/tool.js';

const DAYS = [
  ['Delhi', { date: '1990-05-17', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }],
  ['New York, a day of 25 hours', { date: '2018-11-04', lat: 40.7128, lon: -74.006, tz: 'America/New_York' }],
  ['New York, a day of 23 hours', { date: '2018-03-11', lat: 40.7128, lon: -74.006, tz: 'America/New_York' }],
  ['Kolkata by its mean time', { date: '1850-06-01', lat: 22.5726, lon: 88.3639, tz: 'Asia/Kolkata' }],
  ['Tromso, where the lagna jumps', { date: '1990-05-17', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }],
  ['McMurdo', { date: '1990-11-17', lat: -77.85, lon: 166.67, tz: 'Antarctica/McMurdo' }],
  ['near the pole', { date: '1990-11-17', lat: 89.9, lon: 0, tz: 'UTC' }],
  ['the first accepted day', { date: '1800-01-01', lat: 51.4779, lon: 0, tz: 'UTC' }],
  ['the last accepted day', { date: '2200-12-31', lat: 51.4779, lon: 0, tz: 'UTC' }],
] as const;

const PATHS = {
  moonSign: 'planets[1].sign_name',
  nakshatra: 'planets[1].nakshatra.name',
  pada: 'planets[1].nakshatra.pada',
  lagna: 'ascendant.sign_name',
};

const SKY = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
const MINUTE = 60_000;

function dayOf(input: Parameters<typeof birthChart>[0]): OpenBirth {
  return openBirth(birthChart(input).provenance, PATHS) as OpenBirth;
}

/** That stretches fill the day without a gap, each other than the one before it. */
function expectWhole<Value>({ range }: OpenBirth, stretches: readonly Stretch<Value>[]) {
  expect(stretches[0]?.from).toBe(range.starts_at);
  expect(stretches.at(-1)?.to).toBe(range.ends_at);
  for (const [i, stretch] of stretches.entries()) {
    const { from, to } = spanOf(stretch);
    expect(from).toBeLessThan(to);
    const before = stretches[i - 1];
    if (!before) continue;
    expect(from).toBe(spanOf(before).to);
    expect(stretch.value).not.toEqual(before.value);
  }
}

describe.each(DAYS)('the local day of a birth: %s', (_, input) => {
  const day = dayOf(input);
  const { from, to } = spanOf({ from: day.range.starts_at, to: day.range.ends_at });

  it('is filled by what the Moon and the lagna are', () => {
    for (const stretches of [day.padas, day.moonSigns, day.nakshatras, day.lagnas]) {
      expectWhole<unknown>(day, stretches);
    }
  });

  it('has at every seventh minute the Moon and the lagna of that minute', () => {
    for (let instant = from; instant < to; instant += 7 * MINUTE) {
      const moment = momentAt(instant);
      const moon = grahaLongitude(SKY, 'Moon', moment);
      const { nakshatra, pada } = nakshatraOf(moon);
      const at = new Date(instant).toISOString();
      expect(valueAt(day.moonSigns, at)).toBe(rashiOf(moon).name);
      expect(valueAt(day.padas, at)).toEqual({ name: nakshatra.name, pada });
      const place = { latitude: input.lat, longitude: input.lon };
      expect(valueAt(day.lagnas, at)).toBe(rashiOf(lagnaLongitude(SKY, moment, place)).name);
    }
  });

  it('shows the clock of its zone, from 00:00 on', () => {
    const minuteOf = (instant: string) => formatKept([input.tz], instant).slice(0, 16);
    expect(minuteOf(day.range.starts_at)).toBe(`${input.date}T00:00`);
    expect(minuteOf(day.range.ends_at)).toBe(`${input.date}T23:59`);
    for (const hour of [0, 6, 12, 18]) {
      const at = from + hour * 60 * MINUTE;
      expect(minuteOf(clockIn(day.range, at))).toBe(formatLocal(zoneOf(input.tz), at));
    }
  });
});

describe('an open day', () => {
  const [, delhi] = DAYS[0];

  it('is that of an unknown time alone, not of one known to within minutes', () => {
    const { provenance } = birthChart({ ...delhi, time: '10:20' }, { time_within: 30 });
    expect(provenance.birth_time_range).not.toBeNull();
    expect(openBirth(provenance, PATHS)).toBeUndefined();
  });

  it('has no lagna at a pole', () => {
    expect(dayOf({ date: '1990-05-17', lat: 90, lon: 0, tz: 'UTC' }).lagnas).toEqual([]);
  });

  it('tells nothing of what moves with every minute, nor of what the result has not', () => {
    const { range } = dayOf(delhi);
    expect(range.changes.some(({ path }) => path === 'dashas.mahadashas[0].ends_at')).toBe(true);
    expect(stretchesOf(range, 'dashas.mahadashas[0].ends_at')).toEqual([]);
    expect(stretchesOf(range, 'planets[1].colour')).toEqual([]);
  });

  it('never stands for a birth whose range is lost', () => {
    const { provenance } = birthChart(delhi);
    expect(() => openBirth({ ...provenance, birth_time_range: null }, PATHS)).toThrow(/what the day leaves open/);
  });

  it.each(['lahiri', 'raman', 'krishnamurti', 'fagan_bradley'] as const)(
    'has the padas and the sounds of the result by %s',
    (ayanamsha) => {
      const input = { birth_date: '1990-05-17', latitude: 28.6139, longitude: 77.209 };
      const { result, provenance } = babyNameLetter(input, { ayanamsha });
      const paths = { nakshatra: 'naming_sound.nakshatra', pada: 'naming_sound.pada' };
      const { range } = openBirth(provenance, paths) as OpenBirth;
      const told = soundingPadas(range, paths).map(({ value: { name, pada, devanagari } }) => [name, pada, devanagari]);
      expect(told).toEqual(
        result.day_alternates.map(({ nakshatra, pada, devanagari }) => [nakshatra, pada, devanagari]),
      );
    },
  );
});

describe('the clock that was kept at an instant', () => {
  it.each([
    ['Asia/Kolkata', '1990-05-17T10:20:00+05:30', '1990-05-17T10:20'],
    // The clock was 5:53:28 and 0:19:32 ahead of Greenwich, and 0:44:30 behind it.
    ['Asia/Kolkata', '1799-12-31T23:59:32+05:53', '1800-01-01T00:00'],
    ['Europe/Amsterdam', '1900-01-01T00:00:28+00:20', '1900-01-01T00:00'],
    ['Africa/Monrovia', '1950-01-01T00:00:30-00:44', '1950-01-01T00:00'],
  ])('in %s of %s is %s', (zone, instant, minute) => {
    expect(formatKept([zone], instant).slice(0, 16)).toBe(minute);
  });
});
