import { describe, expect, it } from 'vitest';
import { HABITS } from '../../../src/languages/locale/habits.js';
import { LANGUAGE_NAMES, type LanguageCode, LOCALES } from '../../../src/languages/locale/locales.js';
import { monthFirst, yearFirst } from '../../../src/pages/shared/month-first.js';
import { offeredStyles } from '../../../src/pages/shared/natal-chart.js';
import { CHOICE_VALUES } from '../../../src/pages/shell/choice-names.js';
import { usualChoice } from '../../../src/pages/shell/choices.js';
import { firstOfMatch } from '../../../src/tools/horoscope-matching/page/first.js';
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
  for (const code of ['en', 'mr', 'gu', 'ta'] as const) {
    expect(told(code).indexOf(atNew)).toBeLessThan(told(code).indexOf(atFull));
  }
  for (const code of ['hi', 'bn'] as const) expect(told(code).indexOf(atFull)).toBeLessThan(told(code).indexOf(atNew));
});

/** Chart, months, lunar months, year, the windows from the first on, the eighths, the match. */
const BY_LANGUAGE: Record<LanguageCode, string> = {
  en: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  uk: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  ru: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  hi: 'north purnimanta purnimanta vikrama rahu_kalam choghadiya kootas',
  fr: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  de: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  es: 'north amanta amanta vikrama rahu_kalam choghadiya kootas',
  ta: 'south tamil amanta tamil rahu_kalam gowri poruthams',
  te: 'south amanta amanta south varjyam choghadiya kootas',
  kn: 'south amanta amanta south rahu_kalam choghadiya kootas',
  ml: 'south malayalam amanta kollam rahu_kalam choghadiya poruthams',
  mr: 'north amanta amanta saka rahu_kalam choghadiya kootas',
  gu: 'north amanta amanta vikrama_gujarat rahu_kalam choghadiya kootas',
  bn: 'east bengali purnimanta bengali rahu_kalam choghadiya kootas',
};

describe.each(Object.entries(BY_LANGUAGE) as [LanguageCode, string][])('the habits of %s', (code, told) => {
  const { chart, month, lunar, year, avoided, eighths, match } = HABITS[code];

  it('are those of its almanacs, with the three parts of the day in their order', () => {
    expect([chart, month, lunar, year, avoided[0], eighths, match].join(' ')).toBe(told);
    const three = avoided.filter((window) => window !== 'varjyam' && window !== 'dur_muhurta');
    expect(three).toEqual(['rahu_kalam', 'yamaganda', 'gulika']);
    expect(new Set(avoided).size).toBe(5);
  });

  it('give way to what an address asks for, and to nothing else', () => {
    for (const asked of CHOICE_VALUES.month) expect(monthFirst(code, asked)).toBe(asked);
    for (const asked of CHOICE_VALUES.match) {
      expect(firstOfMatch(code, new URLSearchParams({ match: asked }))).toBe(asked);
    }
    for (const asked of [null, undefined, '', 'constructor', 'civil']) expect(monthFirst(code, asked)).toBe(month);
    expect(firstOfMatch(code, new URLSearchParams('match=all'))).toBe(match);
    expect([usualChoice('style', code), usualChoice('month', code), usualChoice('match', code)]).toEqual([
      chart,
      month,
      match,
    ]);
  });

  it('put its own year with its months, and with months of the Sun theirs', () => {
    expect(yearFirst(code, month)).toBe(year);
    expect(yearFirst(code, 'tamil')).toBe('tamil');
    expect(yearFirst(code, 'malayalam')).toBe('kollam');
    expect(yearFirst(code, 'bengali')).toBe('bengali');
    expect(['vikrama', 'vikrama_gujarat', 'saka', 'south']).toContain(yearFirst(code, 'purnimanta'));
  });
});
