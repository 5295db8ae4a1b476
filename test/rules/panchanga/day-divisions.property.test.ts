import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { firstInstant } from '../../../src/base/time/zone.js';
import {
  BRAHMA_MUHURTAS,
  brahmaMuhurta,
  choghadiyas,
  dayWindows,
  horas,
  type Span,
} from '../../../src/rules/panchanga/day-divisions.js';
import { varaOf } from '../../../src/rules/panchanga/limbs.js';
import { nominalDay, nominalEveningBefore } from '../../../src/rules/panchanga/nominal-day.js';
import { VARAS, type Vara } from '../../../src/rules/panchanga/tables.js';
import { runs } from '../../support/support.js';

const HOUR = 3_600_000;

/** Days of any length, as far north as there are any. */
const day = fc
  .tuple(fc.integer({ min: -5e12, max: 7e12 }), fc.integer({ min: 1, max: 23 * 60 }), fc.integer({ min: 1, max: 60 }))
  .map(([sunrise, light, dark]) => ({
    sunrise,
    sunset: sunrise + light * 60_000,
    nextSunrise: sunrise + light * 60_000 + (24 * 60 - light + dark) * 60_000,
  }));
const vara = fc.constantFrom(...VARAS);

function expectToCover(spans: readonly Span[], from: number, to: number): void {
  expect(spans[0]?.start).toBe(from);
  expect(spans.at(-1)?.end).toBe(to);
  for (const [i, { start, end }] of spans.entries()) {
    expect(end).toBeGreaterThan(start);
    if (i > 0) expect(start).toBe(spans[i - 1]?.end);
  }
}

function following(vara: Vara): Vara {
  return VARAS[vara.number % 7] as Vara;
}

describe('the planetary hours', () => {
  test.prop([day, vara], runs(200))('cover the day and the night without a gap', (light, vara) => {
    const hours = horas(light, vara);
    expectToCover(hours, light.sunrise, light.nextSunrise);
    expect(hours.map(({ index }) => index)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expectToCover(
      hours.filter(({ period }) => period === 'day'),
      light.sunrise,
      light.sunset,
    );
  });

  it.each(VARAS)('of $name begin with its lord and lead to the lord of the next day', (vara) => {
    const hours = horas({ sunrise: 0, sunset: 12 * HOUR, nextSunrise: 24 * HOUR }, vara);
    expect(hours[0]?.ruler).toBe(vara.lord);
    const order = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];
    const after = order[(order.indexOf(hours[23]?.ruler as string) + 1) % 7];
    expect(after).toBe(following(vara).lord);
    for (const [i, { ruler }] of hours.slice(1).entries()) {
      expect(order.indexOf(ruler)).toBe((order.indexOf(hours[i]?.ruler as string) + 1) % 7);
    }
  });
});

/** The printed table, day and night, Sunday first. */
const CHOGHADIYA_TABLE = `
Udveg Char Labh Amrit Kaal Shubh Rog Udveg | Shubh Amrit Char Rog Kaal Labh Udveg Shubh
Amrit Kaal Shubh Rog Udveg Char Labh Amrit | Char Rog Kaal Labh Udveg Shubh Amrit Char
Rog Udveg Char Labh Amrit Kaal Shubh Rog | Kaal Labh Udveg Shubh Amrit Char Rog Kaal
Labh Amrit Kaal Shubh Rog Udveg Char Labh | Udveg Shubh Amrit Char Rog Kaal Labh Udveg
Shubh Rog Udveg Char Labh Amrit Kaal Shubh | Amrit Char Rog Kaal Labh Udveg Shubh Amrit
Char Labh Amrit Kaal Shubh Rog Udveg Char | Rog Kaal Labh Udveg Shubh Amrit Char Rog
Kaal Shubh Rog Udveg Char Labh Amrit Kaal | Labh Udveg Shubh Amrit Char Rog Kaal Labh`
  .trim()
  .split('\n');

describe('the choghadiya', () => {
  test.prop([day, vara], runs(200))('cover the day and the night without a gap', (light, vara) => {
    const spans = choghadiyas(light, vara);
    expect(spans).toHaveLength(16);
    expectToCover(spans, light.sunrise, light.nextSunrise);
    expectToCover(spans.slice(0, 8), light.sunrise, light.sunset);
  });

  it.each(VARAS)('of $name are those of the table', (vara) => {
    const spans = choghadiyas({ sunrise: 0, sunset: 12 * HOUR, nextSunrise: 24 * HOUR }, vara);
    const names = (period: string) =>
      spans
        .filter((span) => span.period === period)
        .map(({ choghadiya }) => choghadiya.name)
        .join(' ');
    expect(`${names('day')} | ${names('night')}`).toBe(CHOGHADIYA_TABLE[vara.number - 1]);
    // The first of the day is that of its lord.
    expect(spans[0]?.choghadiya.lord).toBe(vara.lord);
  });
});

/** Published tables of the nominal day: Rahu Kalam, Yamaganda, Gulika. */
const NOMINAL = [
  ['16:30-18:00', '12:00-13:30', '15:00-16:30'],
  ['07:30-09:00', '10:30-12:00', '13:30-15:00'],
  ['15:00-16:30', '09:00-10:30', '12:00-13:30'],
  ['12:00-13:30', '07:30-09:00', '10:30-12:00'],
  ['13:30-15:00', '06:00-07:30', '09:00-10:30'],
  ['10:30-12:00', '15:00-16:30', '07:30-09:00'],
  ['09:00-10:30', '13:30-15:00', '06:00-07:30'],
];

function clock({ start, end }: Span): string {
  return [start, end].map((at) => new Date(at).toISOString().slice(11, 16)).join('-');
}

describe('the windows of a day', () => {
  // 2026-11-15 is a Sunday.
  it.each(VARAS)('of a nominal $name are the published ones', (vara) => {
    const date = dateOf(2026, 11, 14 + vara.number);
    expect(varaOf(date)).toBe(vara);
    const windows = dayWindows(nominalDay(zoneOf('UTC'), date), vara);
    expect([windows.rahuKalam, windows.yamaganda, windows.gulika].map(clock)).toEqual(NOMINAL[vara.number - 1]);
    expect(windows.abhijit && clock(windows.abhijit)).toBe(vara.name === 'Wednesday' ? undefined : '11:36-12:24');
  });

  it.each(BRAHMA_MUHURTAS)('have a Brahma Muhurta from 96 to 48 minutes before a nominal day by %s', (kind) => {
    const { sunrise } = nominalDay(zoneOf('UTC'), dateOf(2026, 11, 15));
    const found = brahmaMuhurta(kind, { sunrise, sunsetBefore: nominalEveningBefore(sunrise) });
    expect(found && clock(found)).toBe('04:24-05:12');
  });

  it('have no Brahma Muhurta by fifteenths of a night that nothing began, and one of 48 minutes', () => {
    const polar = { sunrise: 0, sunsetBefore: undefined };
    expect(brahmaMuhurta('fifteenths', polar)).toBeUndefined();
    expect(brahmaMuhurta('minutes_48', polar)).toEqual({ start: -96 * 60_000, end: -48 * 60_000 });
  });

  it.each([
    ['Sunday', ['16:24-17:12']],
    ['Monday', ['12:24-13:12', '14:48-15:36']],
    ['Tuesday', ['08:24-09:12', '22:48-23:36']],
    ['Wednesday', ['11:36-12:24']],
    ['Thursday', ['10:00-10:48', '14:48-15:36']],
    ['Friday', ['08:24-09:12', '12:24-13:12']],
    ['Saturday', ['06:00-06:48', '06:48-07:36']],
  ])('have the Dur Muhurta of a nominal %s', (name, expected) => {
    const index = VARAS.findIndex((vara) => vara.name === name);
    const windows = dayWindows(nominalDay(zoneOf('UTC'), dateOf(2026, 11, 15 + index)), VARAS[index] as Vara);
    expect(windows.durMuhurtas.map(clock)).toEqual(expected);
    expect(windows.nightDurMuhurta).toEqual(name === 'Tuesday' ? windows.durMuhurtas[1] : undefined);
  });

  test.prop([day, vara], runs(200))('never lay the three avoided eighths over one another', (light, vara) => {
    const { rahuKalam, yamaganda, gulika, abhijit, durMuhurtas } = dayWindows(light, vara);
    const eighths = [rahuKalam, yamaganda, gulika];
    expect(new Set(eighths.map(({ start }) => start)).size).toBe(3);
    for (const { start, end } of [...eighths, ...(abhijit ? [abhijit] : [])]) {
      expect(start).toBeGreaterThanOrEqual(light.sunrise);
      expect(end).toBeLessThanOrEqual(light.sunset);
    }
    for (const { start, end } of eighths) expect(end - start).toBeCloseTo((light.sunset - light.sunrise) / 8, 0);
    for (const { start, end } of durMuhurtas) {
      const length = start < light.sunset ? light.sunset - light.sunrise : light.nextSunrise - light.sunset;
      expect(end - start).toBeCloseTo(length / 15, 0);
    }
  });
});

describe('the nominal day', () => {
  it('is that of the clock of the zone, also where the clock changes', () => {
    const { sunrise, sunset, nextSunrise } = nominalDay(zoneOf('America/New_York'), dateOf(2026, 10, 31));
    expect([sunrise, sunset, nextSunrise].map((at) => new Date(at).toISOString())).toEqual([
      '2026-10-31T10:00:00.000Z',
      '2026-10-31T22:00:00.000Z',
      '2026-11-01T11:00:00.000Z',
    ]);
  });

  it('may last longer: the clock of Kwajalein went back by 23 hours', () => {
    const { sunrise, sunset, nextSunrise } = nominalDay(zoneOf('Pacific/Kwajalein'), dateOf(1969, 9, 30));
    expect([sunrise, sunset, nextSunrise].map((at) => new Date(at).toISOString())).toEqual([
      '1969-09-29T19:00:00.000Z',
      '1969-09-30T07:00:00.000Z',
      '1969-10-01T18:00:00.000Z',
    ]);
  });

  it('ends with the next date that there is: Samoa had no 30 December 2011', () => {
    const { sunrise, nextSunrise } = nominalDay(zoneOf('Pacific/Apia'), dateOf(2011, 12, 29));
    expect(new Date(nextSunrise).toISOString()).toBe('2011-12-30T16:00:00.000Z');
    expect(nextSunrise - sunrise).toBe(86_400_000);
  });

  it.each([
    ['Antarctica/Casey', dateOf(2018, 10, 7), 6, '2018-10-06T20:00:00.000Z'],
    ['Africa/Casablanca', dateOf(1967, 6, 3), 12, '1967-06-03T12:00:00.000Z'],
  ])('has the instant of the change for an hour that the clock of %s skipped', (timeZone, date, hour, expected) => {
    expect(new Date(firstInstant(zoneOf(timeZone), date, hour)).toISOString()).toBe(expected);
  });
});
