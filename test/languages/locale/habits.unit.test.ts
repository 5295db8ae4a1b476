import { expect, it } from 'vitest';
import { HABITS } from '../../../src/languages/locale/habits.js';
import { LANGUAGE_NAMES, type LanguageCode, LOCALES } from '../../../src/languages/locale/locales.js';
import { offeredStyles } from '../../../src/pages/shared/natal-chart.js';
import { lunarMonthText } from '../../../src/tools/panchang/page/lunar-month.js';
import { LANGUAGES } from '../../support/languages.js';
import { PAGE_WORDS } from '../../support/page-words.js';

const styles = (locale: LanguageCode) => offeredStyles({ locale }, true);

it('draw the chart of each region first, and offer the others', () => {
  expect(styles('ta')).toEqual(['south', 'north', 'east']);
  expect(styles('bn')).toEqual(['east', 'north', 'south']);
  for (const locale of LOCALES) expect(styles(locale)).toEqual(['north', 'south', 'east']);
  for (const locale of Object.keys(LANGUAGE_NAMES) as LanguageCode[]) {
    expect(styles(locale)[0]).toBe(HABITS[locale].chart);
    expect(styles(locale).toSorted()).toEqual(['east', 'north', 'south']);
    expect(offeredStyles({ locale }, false).toSorted()).toEqual(['east', 'south']);
  }
});

it('tell both reckonings of a lunar month, that of the region first', () => {
  const month = (number: number) => ({ number, name: 'Kartika', adhika: false }) as const;
  const at = '2026-11-26T00:00:00Z';
  const amanta = { ...month(8), omitted_month_name: null, starts_at: at, ends_at: at } as never;
  const told = (code: LanguageCode) =>
    lunarMonthText({ language: { ...LANGUAGES.en, code } }, PAGE_WORDS.en.tools.panchang, {
      lunar_month: { amanta, purnimanta: month(9) as never },
      paksha: 'krishna',
    });
  const { amanta: atNew, purnimanta: atFull } = PAGE_WORDS.en.tools.panchang;
  for (const code of ['en', 'hi', 'gu', 'ta'] as const) {
    expect(told(code).indexOf(atNew)).toBeLessThan(told(code).indexOf(atFull));
  }
  expect(told('bn').indexOf(atFull)).toBeLessThan(told('bn').indexOf(atNew));
});
