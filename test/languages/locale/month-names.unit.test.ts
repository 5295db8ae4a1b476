import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { readDate } from '../../../src/reading/date.js';
import { monthCalled } from '../../../src/reading/month-names.js';
import { LANGUAGES } from '../../support/languages.js';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(LANGUAGE_CODES)('the months that people type in %s', (locale) => {
  it('are those that the language itself writes, alone and beside days', () => {
    const { dates } = LANGUAGES[locale];
    for (const month of MONTHS) {
      expect(monthCalled(dates.months[month - 1] as string, locale)).toBe(month);
      const [beside = ''] = /\p{L}[\p{L}\p{M}]*(?=[^\p{L}\p{M}]*$)/u.exec(dates.daysOfMonth([2], month)) ?? [];
      expect(monthCalled(beside, locale), beside).toBe(month);
    }
  });

  it('are those that the runtime writes, in full and short', () => {
    for (const month of MONTHS) {
      for (const options of [
        { month: 'long' },
        { day: 'numeric', month: 'long' },
        { day: 'numeric', month: 'short' },
      ] as const) {
        const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(
          Date.UTC(2000, month - 1, 1),
        );
        const written = parts.find(({ type }) => type === 'month')?.value ?? '';
        expect(readDate(`17 ${written} 1990`, { locale }), written).toMatchObject({
          date: expect.stringMatching(`^1990-0?${month}-17$`),
        });
      }
    }
  });

  it('are no months where two begin alike', () => {
    expect(monthCalled('ju', locale)).toBeUndefined();
    expect(monthCalled('jui', 'fr')).toBeUndefined();
  });
});
