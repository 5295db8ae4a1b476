import { describe, expect, it } from 'vitest';
import {
  dateOf,
  formatDate,
  formatInstant,
  formatLocalMinute,
  type Month,
  nextDate,
  parseDate,
  parseMonth,
  parseOffset,
  parseTime,
  parseUtcMoment,
} from '../../../src/base/time/calendar.js';
import { formatOffset } from '../../../src/base/time/gregorian.js';

describe('parseDate', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2024-02-29', 19_782],
    ['2000-02-29', 11_016],
    ['1800-01-01', -62_091],
    ['0050-06-07', -701_108],
  ])('reads %s', (text, days) => {
    expect(parseDate(text)).toBe(days);
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

describe('parseMonth', () => {
  it.each([
    ['2026-05', '2026-05-01', 31],
    ['2024-02', '2024-02-01', 29],
    ['1900-02', '1900-02-01', 28],
    ['2200-12', '2200-12-01', 31],
  ])('reads %s', (text, first, count) => {
    const dates = parseMonth(text) as Month;
    expect(dates).toHaveLength(count);
    expect(dates.map((date) => formatDate(date))).toEqual(
      Array.from({ length: count }, (_, i) => `${first.slice(0, 8)}${String(i + 1).padStart(2, '0')}`),
    );
  });

  it.each(['2026-00', '2026-13', '2026-5', '2026-05-01', '202605', ''])('takes %j for no month', (text) => {
    expect(parseMonth(text)).toBeUndefined();
  });
});

describe('parseTime', () => {
  it('reads a 24-hour clock', () => {
    expect(parseTime('00:00')).toEqual({ text: '00:00', hour: 0, minute: 0, second: 0 });
    expect(parseTime('23:59')).toEqual({ text: '23:59', hour: 23, minute: 59, second: 0 });
    expect(parseTime('07:30:09')).toEqual({ text: '07:30:09', hour: 7, minute: 30, second: 9 });
  });

  it.each(['24:00', '12:60', '7:30', '07:30:60', '07:30:0', '07:30:00.5', '12:00Z', '12.00', ''])(
    'takes %j for no time',
    (text) => {
      expect(parseTime(text)).toBeUndefined();
    },
  );
});

describe('parseOffset', () => {
  it.each([
    ['+00:00', 0],
    ['-00:00', 0],
    ['+05:30', 19_800],
    ['+05:53:28', 21_208],
    ['-15:59:59', -57_599],
  ])('reads %j as %d seconds, and formatOffset writes it again', (text, seconds) => {
    expect(parseOffset(text)).toBe(seconds);
    expect(formatOffset(seconds)).toBe(text === '-00:00' ? '+00:00' : text);
  });

  it.each([
    '',
    '+5:30',
    '05:30',
    '+0530',
    '+05',
    '+16:00',
    '+05:60',
    '+05:30:60',
    '+05:30:00.5',
    'UTC+05:30',
    '+05:30 ',
  ])('takes %j for none', (text) => {
    expect(parseOffset(text)).toBeUndefined();
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
    expect(formatDate(dateOf(50, 1, 1))).toBe('0050-01-01');
  });

  it('follow each other over the ends of months, years and centuries', () => {
    expect(nextDate(dateOf(1900, 2, 28))).toBe(dateOf(1900, 3, 1));
    expect(nextDate(dateOf(2000, 2, 28))).toBe(dateOf(2000, 2, 29));
    expect(nextDate(dateOf(2099, 12, 31))).toBe(dateOf(2100, 1, 1));
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
