import { describe, expect, it } from 'vitest';
import {
  dayStart,
  formatDate,
  formatInstant,
  formatLocalMinute,
  nextDate,
  parseDate,
  parseTime,
  parseUtcMoment,
} from '../../src/time/calendar.js';

describe('parseDate', () => {
  it.each([
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['1800-01-01', { year: 1800, month: 1, day: 1 }],
    ['0050-06-07', { year: 50, month: 6, day: 7 }],
  ])('reads %s', (text, date) => {
    expect(parseDate(text)).toEqual(date);
  });

  it.each(['2023-02-29', '1900-02-29', '2100-02-29', '2023-04-31', '2023-13-01', '2023-00-10', '2023-01-00'])(
    'knows that there is no %s',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );

  it.each([
    '2023-1-1',
    '20230101',
    '2023-01-01T00:00',
    ' 2023-01-01',
    '2023-01-01\n',
    '+02023-01-01',
    '２０２３-01-01',
    '',
  ])('takes %j for no date', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('parseTime', () => {
  it('reads a 24-hour clock', () => {
    expect(parseTime('00:00')).toEqual({ hour: 0, minute: 0 });
    expect(parseTime('23:59')).toEqual({ hour: 23, minute: 59 });
  });

  it.each(['24:00', '12:60', '7:30', '07:30:00', '12:00Z', '12.00', ''])('takes %j for no time', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});

describe('parseUtcMoment', () => {
  it('reads a date as its first instant and a date with a time as that minute', () => {
    expect(parseUtcMoment('2026-01-01')).toBe(Date.UTC(2026, 0, 1));
    expect(parseUtcMoment('2026-01-01T18:45')).toBe(Date.UTC(2026, 0, 1, 18, 45));
  });

  it.each([
    '2026-01-01T',
    '2026-01-01T24:00',
    '2026-01-01T10:00:00',
    '2026-01-01T10:00Z',
    '2026-01-01 10:00',
    'T10:00',
    '2026-02-30T10:00',
  ])('takes %j for no moment', (text) => {
    expect(parseUtcMoment(text)).toBeUndefined();
  });
});

describe('the days', () => {
  it('of the years 0 to 99 are not those of 1900 to 1999', () => {
    expect(formatDate(dayStart({ year: 50, month: 1, day: 1 }))).toBe('0050-01-01');
  });

  it('follow each other over the ends of months, years and centuries', () => {
    expect(nextDate({ year: 1900, month: 2, day: 28 })).toEqual({ year: 1900, month: 3, day: 1 });
    expect(nextDate({ year: 2000, month: 2, day: 28 })).toEqual({ year: 2000, month: 2, day: 29 });
    expect(nextDate({ year: 2099, month: 12, day: 31 })).toEqual({ year: 2100, month: 1, day: 1 });
  });
});

describe('instants', () => {
  it('are written to the second, rounded', () => {
    expect(formatInstant(Date.UTC(2026, 0, 1) - 500)).toBe('2026-01-01T00:00:00Z');
    expect(formatInstant(Date.UTC(2026, 0, 1) - 501)).toBe('2025-12-31T23:59:59Z');
    expect(formatInstant(-1)).toBe('1970-01-01T00:00:00Z');
  });

  it('are written to the minute on a clock with odd seconds', () => {
    expect(formatLocalMinute(Date.UTC(1850, 0, 1), 21_208)).toBe('1850-01-01T05:53');
    expect(formatLocalMinute(Date.UTC(1850, 0, 1, 0, 0, 2), 21_208)).toBe('1850-01-01T05:54');
    expect(formatLocalMinute(Date.UTC(1850, 0, 1), -17_762)).toBe('1849-12-31T19:04');
  });
});
