import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Month, monthSvg, monthWeeks, moonSvg } from '../../src/entries/charts.js';
import { HABITS } from '../../src/languages/locale/habits.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { LANGUAGES } from '../support/languages.js';
import { runs } from '../support/support.js';
import { elementsOf } from './xml.js';

/** How much of the disc is dark, from what is drawn: half of it and half an ellipse more or less. */
function darkPart(svg: string): number {
  if (svg.includes('<circle class="m-dark"')) return 1;
  const path = /class="m-dark" d="M8 1.5A6.5 6.5 0 0 ([01]) 8 14.5(?:A([\d.]+) 6.5 0 0 ([01]) 8 1.5)?Z"/.exec(svg);
  if (path === null) return 0;
  const [, rim, flat = '0', edge] = path;
  return 0.5 + (rim === edge ? 0.5 : -0.5) * (Number(flat) / 6.5);
}

describe('the Moon', () => {
  it('shows its light beside its rim when it is nearly new, and none when it is', () => {
    for (const elongation of [8, 12, 352]) expect(moonSvg(elongation)).toContain('A5.9 6.5');
    expect(moonSvg(0)).toContain('<circle class="m-dark"');
  });

  it('shows a dark edge beside its rim when it is nearly full, and none when it is', () => {
    for (const elongation of [165, 170, 172, 188, 190, 195]) {
      expect(darkPart(moonSvg(elongation))).toBeGreaterThan(0.04);
    }
    expect(moonSvg(180)).not.toContain('m-dark');
  });

  test.prop([fc.double({ min: -1000, max: 1000, noNaN: true })], runs(100))(
    'is lit as far as its elongation says',
    (elongation) => {
      const lit = (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
      expect(1 - darkPart(moonSvg(elongation))).toBeCloseTo(lit, 1);
    },
  );

  test.prop([fc.integer({ min: 1, max: 179 })], runs(500))(
    'wanes as the mirror image of how it waxes',
    (elongation) => {
      const sweep = (svg: string) => /d="M8 1.5A6.5 6.5 0 0 ([01])/.exec(svg)?.[1];
      const [waxing, waning] = [moonSvg(elongation), moonSvg(360 - elongation)];
      expect(darkPart(waning)).toBe(darkPart(waxing));
      if (sweep(waxing) !== undefined) expect([sweep(waxing), sweep(waning)]).toEqual(['0', '1']);
    },
  );

  it('is named where it has a title and hidden where not', () => {
    expect(elementsOf(moonSvg(90, { title: '<b>"' }))[0]?.attributes).toMatchObject({ role: 'img' });
    expect(elementsOf(moonSvg(90))[0]?.attributes).toMatchObject({ 'aria-hidden': 'true' });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is not drawn at %d', (elongation) => {
    expect(() => moonSvg(elongation)).toThrow(new RangeError('elongation must be a finite number.'));
  });
});

describe('the weeks of a month', () => {
  test.prop(
    [fc.integer({ min: 1800, max: 2200 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...LANGUAGE_CODES)],
    runs(100),
  )('hold each day once, under its weekday', (year, month, locale) => {
    const { weekdays, weeks } = monthWeeks(year, month, LANGUAGES[locale]);
    expect(weekdays[0]).toBe(HABITS[locale].region !== undefined || locale === 'hi' ? 1 : 2);
    expect(weekdays.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days).toEqual(Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, day) => day + 1));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      expect(week.some((day) => day !== null)).toBe(true);
      for (const [column, day] of week.entries()) {
        if (day !== null) expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1).toBe(weekdays[column]);
      }
    }
  });

  it.each([
    [2026.5, 1, 'year must be a whole number.'],
    [2026, 13, 'month must be a whole number from 1 to 12.'],
    [2026, 0, 'month must be a whole number from 1 to 12.'],
  ])('are those of a month there is, not of %d, %d', (year, month, message) => {
    expect(() => monthWeeks(year, month)).toThrow(new RangeError(message));
  });
});

describe('the picture of a month', () => {
  const month: Month = { year: 2026, month: 5, title: 'May 2026' };

  test.prop(
    [
      fc.subarray(Array.from({ length: 31 }, (_, index) => index + 1)),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...LANGUAGE_CODES),
    ],
    runs(100),
  )('shows every day of it and what is known of some, well formed', (numbers, words, locale) => {
    const days = numbers.map((day) => ({ day, label: words, title: words, kind: 'mid' as const, moon: day * 12 }));
    const elements = elementsOf(
      monthSvg({ ...month, title: words, desc: words, id: 'm', locale: LANGUAGES[locale], days }),
    );
    expect(elements.filter(({ name, attributes }) => name === 'text' && attributes['font-size'] === '16')).toHaveLength(
      31,
    );
    expect(elements.filter(({ attributes }) => attributes['class'] === 't-midw')).toHaveLength(days.length);
    expect(elements.filter(({ attributes }) => attributes['class'] === 'm-rim')).toHaveLength(days.length);
  });

  it.each<[string, object, new (message: string) => Error, string]>([
    ['day 32', { days: [{ day: 32 }] }, RangeError, 'month.days[0].day must be a day of the month.'],
    ['half a day', { days: [{ day: 1.5 }] }, RangeError, 'month.days[0].day must be a day of the month.'],
    ['a day twice', { days: [{ day: 3 }, { day: 3 }] }, RangeError, 'month.days has day 3 twice.'],
    [
      'an unknown kind',
      { days: [{ day: 3, kind: 'a' }] },
      RangeError,
      'month.days[0].kind must be one of: good, mid, bad.',
    ],
    ['a Moon in words', { days: [{ day: 3, moon: 'full' }] }, TypeError, 'month.days[0].moon must be a number.'],
    ['no list of days', { days: {} }, TypeError, 'month.days must be an array.'],
    ['month 13', { month: 13 }, RangeError, 'month must be a whole number from 1 to 12.'],
    ['no title', { title: undefined }, TypeError, 'month.title must be a string.'],
  ])('is not drawn of %s', (_, changed, kind, message) => {
    expect(() => monthSvg({ ...month, ...changed } as Month)).toThrow(new kind(message));
  });
});
