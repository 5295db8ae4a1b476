import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, formatDate } from '../../../src/base/time/calendar.js';
import { readTypedDate, readTypedTime } from '../../../src/service/threads/typed-date.js';
import { runs } from '../../support/support.js';

const dates = fc.integer({ min: -100_000, max: 80_000 }).map((day) => formatDate(day as CalendarDate));
const inOrder = (date: string, order: 'dmy' | 'mdy' | 'ymd', between: string) => {
  const [y = '', m = '', d = ''] = date.split('-');
  return { dmy: [d, m, y], mdy: [m, d, y], ymd: [y, m, d] }[order].join(between);
};

describe('a date of a table', () => {
  test.prop([dates, fc.constantFrom('dmy', 'mdy', 'ymd'), fc.constantFrom('-', '.', '/', ' ', '')], runs(500))(
    'is read back in the order in which it was written',
    (date, order, between) => {
      expect(readTypedDate(inOrder(date, order, between), order)).toEqual({ date });
    },
  );

  test.prop([dates, fc.constantFrom('dmy', 'mdy')], runs(500))(
    'without an order is that date, or is said to be open between it and another',
    (date, order) => {
      const read = readTypedDate(inOrder(date, order, '/'));
      const [, month, day] = date.split('-');
      const isOpen = Number(day) <= 12 && day !== month;
      if (isOpen) expect(read).toEqual({ open: expect.arrayContaining([date]) });
      else expect(read).toEqual({ date });
    },
  );

  it.each([
    ['1990-05-17', '1990-05-17'],
    ['1990/5/7', '1990-05-07'],
    ['17/05/1990', '1990-05-17'],
    ['05/17/1990', '1990-05-17'],
    ['05/05/1990', '1990-05-05'],
    ['17 May 1990', '1990-05-17'],
    ['17-May-1990', '1990-05-17'],
    ['17th May 1990', '1990-05-17'],
    ['May 17, 1990', '1990-05-17'],
    ['Sept 3 1990', '1990-09-03'],
  ])('%s is %s', (text, date) => {
    expect(readTypedDate(text)).toEqual({ date });
  });

  it.each([
    '17/05/90',
    '31/02/1990',
    '19900517',
    '17.05-1990',
    'May 1990',
    '17 Mai 1990',
    'Ma 17 1990',
    '',
    '1'.repeat(99),
  ])('%s is none', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it('is of the order that is named, whatever else it could be', () => {
    expect(readTypedDate('07/05/1990', 'dmy')).toEqual({ date: '1990-05-07' });
    expect(readTypedDate('07/05/1990', 'mdy')).toEqual({ date: '1990-07-05' });
    expect(readTypedDate('17/05/1990', 'mdy')).toBeUndefined();
    expect(readTypedDate('07/05/1990', 'ymd')).toBeUndefined();
    expect(readTypedDate('1990-05-07', 'mdy')).toEqual({ date: '1990-05-07' });
  });
});

describe('a time of a table', () => {
  it.each([
    ['7:05', '07:05'],
    ['10:20', '10:20'],
    ['10:20:30', '10:20:30'],
    ['10:20:00.000', '10:20:00'],
    ['9:30 PM', '21:30'],
    ['12:00 am', '00:00'],
    ['12:15 p.m.', '12:15'],
  ])('%s is %s', (text, time) => {
    expect(readTypedTime(text)).toBe(time);
  });

  it.each(['24:00', '13:00 PM', '0:10 AM', '10:60', '7', '10.20', '10:20:30.5', 'noon'])('%s is none', (text) => {
    expect(readTypedTime(text)).toBeUndefined();
  });
});
