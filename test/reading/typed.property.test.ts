import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readAngle, readDate, readTime } from '../../src/entries/read.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { readDate as readField, readTime as readTimeField, Sent } from '../../src/pages/form/read-parts.js';
import { formatsOf } from '../../src/pages/shell/context.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { runs } from '../support/support.js';

const DATE = fc
  .integer({ min: 0, max: 146_000 })
  .map((days) => new Date(Date.UTC(1800, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const LOCALE = fc.constantFrom(...LANGUAGE_CODES);
const TWO = (most: number) => fc.integer({ min: 0, max: most });
const pad = (value: number) => String(value).padStart(2, '0');

/** What people type in fields of numbers, and what they do not. */
const TYPED = fc.oneof(
  fc
    .array(fc.constantFrom(...'0123456789:./- ,°′″\'"NSEWneswoOhapm+−', 'मई', 'May', '१', 'Uhr', 'г.', 'ш.'), {
      maxLength: 14,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

describe('a date', () => {
  it.prop([DATE, LOCALE], runs(300))('that a language writes is read in it', (date, locale) => {
    expect(readDate(formatsOf(PAGE_WORDS[locale].format).date(date), { locale })).toEqual({ date });
    expect(readDate(date, { locale })).toEqual({ date });
  });

  it.prop([DATE], runs(100))('in numbers is read, or is one of two that are told', (date) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const read = readDate(`${day}/${month}/${year}`);
    if ('date' in read) expect(read.date).toBe(date);
    else expect(read).toEqual({ fault: 'ambiguous', readings: [date, `${year}-${day}-${month}`] });
    expect(readDate(`${month}/${day}/${year}`, { order: 'month_first' })).toEqual({ date });
  });
});

describe('a time', () => {
  it.prop([TWO(23), TWO(59), TWO(59)], runs(100))('is read by clocks of 24 and of 12 hours', (hour, minute, second) => {
    const time = `${pad(hour)}:${pad(minute)}`;
    const half = `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? 'am' : 'pm'}`;
    for (const typed of [time, half, time.replace(':', '.'), time.replace(':', '')])
      expect(readTime(typed)).toEqual({ time });
    const exact = `${time}:${pad(second)}`;
    expect(readTime(exact)).toEqual({ time: second === 0 ? time : exact });
  });
});

describe('an angle', () => {
  it.prop([TWO(179), TWO(59), TWO(59), fc.boolean()], runs(100))(
    'is read in each way to write it',
    (degrees, minutes, seconds, west) => {
      const size = Math.round((degrees + minutes / 60 + seconds / 3600) * 1e6) / 1e6;
      const told = { degrees: west && size > 0 ? -size : size, axis: 'longitude' };
      const letter = west ? 'W' : 'E';
      for (const typed of [
        `${degrees}°${minutes}′${seconds}″ ${letter}`,
        `${letter} ${degrees} ${minutes} ${seconds}`,
        `${degrees}${letter}${minutes}'${seconds}`,
        `${size}${letter}`,
      ]) {
        expect(readAngle(typed)).toEqual(told);
      }
      expect(readAngle(`${west ? '-' : '+'}${degrees} ${minutes} ${seconds}`, { axis: 'longitude' })).toEqual(told);
    },
  );
});

describe('whatever is typed', () => {
  it.prop([TYPED, LOCALE], runs(1000))('is read, or told with readings that are read themselves', (typed, locale) => {
    const date = readDate(typed, { locale });
    for (const one of date.readings ?? [date.date]) expect(readDate(one)).toEqual({ date: one });
    const time = readTime(typed);
    for (const one of time.readings ?? [time.time]) {
      expect(readTime(one)).toEqual({ time: one.replace(/:00$/, (end) => (one.length > 5 ? '' : end)) });
    }
    const angle = readAngle(typed, { locale });
    for (const one of angle.readings ?? [angle.degrees]) {
      expect(readAngle(one.toFixed(6))).toMatchObject({ degrees: one });
    }
  });

  it.prop([TYPED, LOCALE], runs(1000))('is read by the fields of the pages alike', (typed, locale) => {
    const page = { words: PAGE_WORDS[locale], format: formatsOf(PAGE_WORDS[locale].format) };
    const date = readDate(typed, { locale });
    const field = readField(new Sent([['on_day', typed]], locale), 'on', page);
    expect(field.query).toEqual(date.date === undefined ? [] : [['on', date.date]]);
    const time = readTime(typed);
    const clock = readTimeField(new Sent([['time', typed]], locale), 'time', page);
    expect(clock.query).toEqual(time.time?.length === 5 ? [['time', time.time]] : []);
  });
});
