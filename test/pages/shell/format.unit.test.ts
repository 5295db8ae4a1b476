import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { formatsOf } from '../../../src/pages/shell/context.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { runs, words } from '../../support/support.js';

/** Blanks that do not break are a matter of the engine's own data. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('dates and numbers for readers', () => {
  it.each([
    ['en', '7 May 1990', 'Thursday, 17 May 1990', '1 January 2026, 06:54', '1,234,567.89', '2 h 5 min'],
    ['uk', '7 травня 1990', 'четвер, 17 травня 1990', '1 січня 2026, 06:54', '1 234 567,89', '2 год 5 хв'],
    ['ru', '7 мая 1990', 'четверг, 17 мая 1990', '1 января 2026, 06:54', '1 234 567,89', '2 ч 5 мин'],
    ['hi', '7 मई 1990', 'गुरुवार, 17 मई 1990', '1 जनवरी 2026, 06:54', '12,34,567.89', '2 घंटे 5 मिनट'],
    ['fr', '7 mai 1990', 'jeudi 17 mai 1990', '1er janvier 2026, 06:54', '1 234 567,89', '2 h 5 min'],
    ['de', '7. Mai 1990', 'Donnerstag, 17. Mai 1990', '1. Januar 2026, 06:54', '1.234.567,89', '2 Std. 5 Min.'],
    ['es', '7 de mayo de 1990', 'jueves, 17 de mayo de 1990', '1 de enero de 2026, 06:54', '1.234.567,89', '2 h 5 min'],
  ] as const)('are those of %s', (locale, date, withWeekday, dateTime, number, duration) => {
    const format = formatsOf(PAGE_WORDS[locale].format);
    const made = [
      format.date('1990-05-07'),
      format.dateWithWeekday('1990-05-17'),
      format.dateTime('2026-01-01T06:54:45+05:30'),
      format.number(1234567.891),
      format.duration(125),
    ];
    expect(made.map(spaced)).toEqual([date, withWeekday, dateTime, number, duration]);
  });

  it('write a day that there is not like one that there is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGE_CODES),
        fc.date({ min: new Date('1000-01-01'), max: new Date('2200-12-31'), noInvalidDate: true }),
        (locale, at) => {
          const date = at.toISOString().slice(0, 10);
          const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
          const { anyDay, date: written } = formatsOf(PAGE_WORDS[locale].format);
          // The first of a month has a form of its own in French.
          if (day !== '1') expect(anyDay({ day, month, year })).toBe(written(date));
        },
      ),
      runs(100),
    );
    expect(formatsOf(PAGE_WORDS.en.format).anyDay({ day: '31', month: '04', year: '1990' })).toBe('31 April 1990');
  });

  it('have as many digits as are asked for', () => {
    const { number } = formatsOf(PAGE_WORDS.de.format);
    expect([number(28.61394), number(28.61394, 4), number(28.61394, 0), number(-0.001)]).toEqual([
      '28,61',
      '28,6139',
      '29',
      '0',
    ]);
  });

  it('keep four figures together in Ukrainian and Russian', () => {
    for (const locale of ['uk', 'ru'] as const) {
      expect([2796, 12_796].map((value) => spaced(formatsOf(PAGE_WORDS[locale].format).number(value)))).toEqual([
        '2796',
        '12 796',
      ]);
    }
  });

  it('cut degrees off and keep their sign', () => {
    const { degrees } = formatsOf(PAGE_WORDS.en.format);
    expect([2.3744, 29.99999, -0.5, -12.75, 0, -0.001].map(degrees)).toEqual(words`
      2°22′ 29°59′ −0°30′ −12°45′ 0°00′ 0°00′
    `);
  });

  it('name the sides of the Earth as the language does', () => {
    expect(formatsOf(PAGE_WORDS.de.format).coordinates(28.6139, 77.209)).toBe('28,61° N, 77,21° O');
    expect(formatsOf(PAGE_WORDS.fr.format).coordinates(-28.6139, -77.209)).toBe('28,61° S, 77,21° O');
    expect(formatsOf(PAGE_WORDS.hi.format).coordinates(28.6139, 77.209)).toBe('28.61° उ., 77.21° पू.');
  });

  it('have no hyphen for a minus', () => {
    for (const locale of LANGUAGE_CODES) {
      const { number, signed } = formatsOf(PAGE_WORDS[locale].format);
      expect([number(-2.5, 1), signed(-2), signed(3)].join(' ')).not.toContain('-');
      expect(signed(0)).toBe('0');
    }
  });
});
