import { describe, expect, it } from 'vitest';
import { formatDate, formatInstant, parseTime, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import {
  clockAt,
  formatLocal,
  formatLocalWithOffset,
  localDay,
  offsetAt,
  readWallClock,
  wallClockAt,
} from '../../../src/base/time/zone.js';
import { errorOf } from '../../support/support.js';

const HOUR = 3_600_000;

function read(reading: string, timeZone: string) {
  const [date, clock] = reading.split('T') as [string, string];
  const { hour, minute } = parseTime(clock) as { hour: number; minute: number };
  const { kind, earlier, later } = readWallClock({ date: readDate(date), hour, minute, timeZone: zoneOf(timeZone) });
  return [kind, formatInstant(earlier.epochMilliseconds), formatInstant(later.epochMilliseconds)];
}

describe('a reading of a wall clock', () => {
  it.each([
    ['2023-07-01T12:00', 'America/New_York', 'normal', '2023-07-01T16:00:00Z', '2023-07-01T16:00:00Z'],
    // Skipped by an hour: read with the offset after the change, then before it.
    ['2023-03-12T02:30', 'America/New_York', 'gap', '2023-03-12T06:30:00Z', '2023-03-12T07:30:00Z'],
    ['2023-03-12T02:00', 'America/New_York', 'gap', '2023-03-12T06:00:00Z', '2023-03-12T07:00:00Z'],
    ['2023-03-12T03:00', 'America/New_York', 'normal', '2023-03-12T07:00:00Z', '2023-03-12T07:00:00Z'],
    ['2023-11-05T01:30', 'America/New_York', 'overlap', '2023-11-05T05:30:00Z', '2023-11-05T06:30:00Z'],
    ['2023-11-05T02:00', 'America/New_York', 'normal', '2023-11-05T07:00:00Z', '2023-11-05T07:00:00Z'],
    // Half an hour of daylight time.
    ['2023-10-01T02:15', 'Australia/Lord_Howe', 'gap', '2023-09-30T15:15:00Z', '2023-09-30T15:45:00Z'],
    ['2023-10-01T02:30', 'Australia/Lord_Howe', 'normal', '2023-09-30T15:30:00Z', '2023-09-30T15:30:00Z'],
    ['2023-04-02T01:45', 'Australia/Lord_Howe', 'overlap', '2023-04-01T14:45:00Z', '2023-04-01T15:15:00Z'],
    // A day that never was.
    ['2011-12-30T12:00', 'Pacific/Apia', 'gap', '2011-12-29T22:00:00Z', '2011-12-30T22:00:00Z'],
    ['2011-12-31T00:00', 'Pacific/Apia', 'normal', '2011-12-30T10:00:00Z', '2011-12-30T10:00:00Z'],
    // The clocks ahead of and behind all others.
    ['2020-06-15T00:00', 'Pacific/Kiritimati', 'normal', '2020-06-14T10:00:00Z', '2020-06-14T10:00:00Z'],
    ['2020-06-15T00:00', 'Pacific/Pago_Pago', 'normal', '2020-06-15T11:00:00Z', '2020-06-15T11:00:00Z'],
    ['2020-06-15T00:00', 'Etc/GMT+12', 'normal', '2020-06-15T12:00:00Z', '2020-06-15T12:00:00Z'],
    // Before standard time, to the second.
    ['1850-01-01T05:53', 'Asia/Kolkata', 'normal', '1849-12-31T23:59:32Z', '1849-12-31T23:59:32Z'],
    ['1850-01-01T00:00', 'America/New_York', 'normal', '1850-01-01T04:56:02Z', '1850-01-01T04:56:02Z'],
    // Long after the tables end, by the rule that is in force now.
    ['2190-07-01T12:00', 'America/New_York', 'normal', '2190-07-01T16:00:00Z', '2190-07-01T16:00:00Z'],
    ['2190-01-01T12:00', 'America/New_York', 'normal', '2190-01-01T17:00:00Z', '2190-01-01T17:00:00Z'],
    ['2190-01-01T12:00', 'Australia/Lord_Howe', 'normal', '2190-01-01T01:00:00Z', '2190-01-01T01:00:00Z'],
    // Names are read without regard to case, and old ones are known.
    ['2020-01-01T05:30', 'asia/calcutta', 'normal', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
  ])('%s in %s is %s', (reading, timeZone, kind, earlier, later) => {
    expect(read(reading, timeZone)).toEqual([kind, earlier, later]);
  });

  it('has an offset with seconds before standard time', () => {
    expect(offsetAt(zoneOf('Asia/Kolkata'), Date.UTC(1850, 0, 1))).toBe(5 * 3600 + 53 * 60 + 28);
    expect(formatLocal(zoneOf('Asia/Kolkata'), Date.UTC(1850, 0, 1))).toBe('1850-01-01T05:53');
  });
});

describe('a local instant with its offset', () => {
  it.each([
    ['Asia/Kolkata', '2023-01-01T00:00:00.499Z', '2023-01-01T05:30:00+05:30'],
    ['America/New_York', '2023-01-01T00:00:00.500Z', '2022-12-31T19:00:01-05:00'],
    ['UTC', '2023-01-01T00:00:00Z', '2023-01-01T00:00:00+00:00'],
    ['Asia/Kolkata', '1850-01-01T00:00:00Z', '1850-01-01T05:53:00+05:53'],
    ['America/New_York', '1850-01-01T00:00:00Z', '1849-12-31T19:04:00-04:56'],
  ])('in %s at %s is %s', (timeZone, instant, expected) => {
    expect(formatLocalWithOffset(zoneOf(timeZone), Date.parse(instant))).toBe(expected);
  });

  it('is the same instant to a Date where the offset has seconds', () => {
    const at = Date.parse('1850-01-01T18:06:32Z');
    expect(Date.parse(formatLocalWithOffset(zoneOf('Asia/Kolkata'), at))).toBe(at);
  });
});

describe('a wall clock', () => {
  it.each([
    ['Asia/Kolkata', '2023-01-01T18:29:59.600Z', '2023-01-02', 0],
    ['Asia/Kolkata', '2023-01-01T18:29:29Z', '2023-01-01', 86_369],
    ['Asia/Kolkata', '2023-01-01T18:29:30Z', '2023-01-01', 86_370],
    ['America/New_York', '2023-07-01T16:00:00Z', '2023-07-01', 43_200],
    ['America/New_York', '1850-01-01T00:00:00Z', '1849-12-31', 68_638],
  ])('in %s at %s shows numbers', (timeZone, instant, date, secondOfDay) => {
    const shown = wallClockAt(zoneOf(timeZone), Date.parse(instant));
    expect([formatDate(shown.date), shown.secondOfDay]).toEqual([date, secondOfDay]);
  });
});

describe('a zone name', () => {
  it.each([
    '',
    'IST',
    'Mars/Olympus',
    '+5:30',
    '+16:00',
    'LMT',
    'Asia/Kolkata ',
    '2000-01-01T00:00Z',
    '2020-01-01[Asia/Tokyo]',
    '../../etc',
    // The Kelvin sign, whose lower case is a k.
    'Asia/\u212Aolkata',
    '__proto__',
  ])('%j is none', (timeZone) => {
    const { code, message } = errorOf(() => offsetAt(zoneOf(timeZone), 0));
    expect([code, message]).toEqual([
      'engine_error',
      `${JSON.stringify(timeZone)} is not a known IANA time zone; send a name such as Asia/Kolkata.`,
    ]);
  });

  it('is not repeated at length', () => {
    const { message } = errorOf(() => offsetAt(zoneOf('x'.repeat(5000)), 0));
    expect(message).toBe(`"${'x'.repeat(64)}…" is not a known IANA time zone; send a name such as Asia/Kolkata.`);
  });
});

describe('a local day', () => {
  const lengthOf = (date: string, timeZone: string) => {
    const { start, end } = localDay(zoneOf(timeZone), readDate(date));
    return (end - start) / HOUR;
  };

  it.each([
    ['2023-06-01', 'Asia/Kolkata', 24],
    ['2023-03-12', 'America/New_York', 23],
    ['2023-11-05', 'America/New_York', 25],
    ['2023-04-02', 'Australia/Lord_Howe', 24.5],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2011-12-29', 'Pacific/Apia', 24],
    ['1994-12-31', 'Pacific/Kiritimati', 0],
    // The clock skipped midnight.
    ['2018-11-04', 'America/Sao_Paulo', 23],
    // From half past eleven straight to half past midnight.
    ['1919-03-30', 'America/Toronto', 23.5],
    ['1919-03-31', 'America/Toronto', 23.5],
    // The clock went back at midnight: the evening before has the hour twice.
    ['2018-02-17', 'America/Sao_Paulo', 25],
    // Alaska changed sides of the date line: the clock went back a day, and the 19th began twice.
    ['1867-10-19', 'America/Sitka', 48],
  ])('%s in %s has %d hours', (date, timeZone, hours) => {
    expect(lengthOf(date, timeZone)).toBeCloseTo(hours, 1);
  });

  it('begins with the first minute its clock shows', () => {
    const { start } = localDay(zoneOf('America/Sao_Paulo'), readDate('2018-11-04'));
    expect(formatLocal(zoneOf('America/Sao_Paulo'), start)).toBe('2018-11-04T01:00');
  });
});

describe('how a clock stands', () => {
  it('is told with the instants between which it stands so', () => {
    expect(clockAt(zoneOf('America/New_York'), Date.UTC(2023, 6, 1))).toEqual({
      start: Date.UTC(2023, 2, 12, 7),
      end: Date.UTC(2023, 10, 5, 6),
      offsetSeconds: -4 * 3600,
      isDaylight: true,
      basis: 'standard',
    });
  });

  it('stays so for ever where no further change is known', () => {
    expect(clockAt(zoneOf('UTC'), 0)).toMatchObject({ start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY });
    expect(clockAt(zoneOf('Asia/Kolkata'), Date.UTC(2000, 0, 1)).end).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['America/New_York', '1850-01-01', 'local mean time'],
    ['America/New_York', '1900-01-01', 'standard'],
    ['Asia/Kolkata', '1853-01-01', 'local mean time'],
    ['Asia/Kolkata', '1860-01-01', 'city mean time'],
    ['Asia/Kolkata', '1905-12-31', 'city mean time'],
    ['Asia/Kolkata', '1906-01-01', 'standard'],
    ['Europe/London', '1860-01-01', 'standard'],
    // New Zealand Mean Time was an agreed standard, half past eleven.
    ['Pacific/Auckland', '1930-01-01', 'standard'],
    // Two mean times: before and after the date line moved.
    ['Asia/Manila', '1800-01-01', 'local mean time'],
    ['Asia/Manila', '1860-01-01', 'local mean time'],
    ['Asia/Manila', '1900-01-01', 'standard'],
    ['Antarctica/Troll', '2000-01-01', 'unknown'],
    ['Antarctica/Troll', '2020-01-01', 'standard'],
    ['UTC', '1800-01-01', 'standard'],
  ])('in %s on %s follows: %s', (timeZone, date, basis) => {
    expect(clockAt(zoneOf(timeZone), Date.parse(date)).basis).toBe(basis);
  });
});

describe('daylight saving time', () => {
  it.each([
    ['America/New_York', '2023-07-01', true],
    ['America/New_York', '2023-01-01', false],
    ['Australia/Sydney', '2023-01-01', true],
    ['Australia/Sydney', '2023-07-01', false],
    // By law Ireland's summer is standard and its winter the exception; nobody means that by daylight saving.
    ['Europe/Dublin', '2023-07-01', true],
    ['Europe/Dublin', '2023-01-01', false],
    ['Asia/Kolkata', '2023-07-01', false],
    ['Australia/Lord_Howe', '2023-01-01', true],
    // No year without an end: London and Dublin kept the summer clock as standard time from 1968 to 1971.
    ['Europe/Dublin', '1970-07-01', false],
    ['Europe/London', '1970-07-01', false],
    ['Africa/Windhoek', '2000-01-01', true],
    ['Africa/Windhoek', '2000-07-01', false],
    ['Africa/Windhoek', '2018-01-01', false],
    // In Ramadan Morocco takes off the hour that it is ahead of Greenwich for the rest of the year.
    ['Africa/Casablanca', '2023-04-01', false],
    ['Africa/Casablanca', '2023-07-01', true],
    ['Africa/Casablanca', '2027-07-01', false],
    ['Europe/Prague', '1947-01-01', false],
    ['Europe/Prague', '1947-03-15', false],
    ['Europe/Prague', '1947-06-01', true],
    // War time, the year round.
    ['America/New_York', '1943-01-01', true],
    ['Asia/Kolkata', '1943-07-01', true],
    ['UTC', '2023-07-01', false],
    ['America/Sao_Paulo', '2018-12-01', true],
    ['America/Sao_Paulo', '2023-12-01', false],
    // A standing change of the offset is none, though the clock went back.
    ['Europe/Moscow', '2013-07-01', false],
    ['America/New_York', '2190-07-01', true],
  ])('in %s on %s: %s', (timeZone, date, expected) => {
    expect(clockAt(zoneOf(timeZone), Date.parse(`${date}T12:00:00Z`)).isDaylight).toBe(expected);
  });
});
