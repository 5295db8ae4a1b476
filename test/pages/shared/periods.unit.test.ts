import { describe, expect, it } from 'vitest';
import { findTool } from '../../../src/entries/index.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { dateAfter, hrefWith } from '../../../src/pages/shared/blocks.js';
import { CALENDAR_PROGRAMS } from '../../../src/pages/shared/calendar-ways.js';
import { pageContext } from '../../../src/pages/shell/context.js';
import { toolPageOf } from '../../../src/tools/faces.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { words } from '../../support/support.js';
import { goldenInputs, shown, textOf, wordsOf } from './period-pages.js';

const SLUGS = words`
  vedic-compatibility-calculator dasha-calculator sade-sati-calculator current-transits-calculator retrogrades
  moon-phases sun-sign compatibility
`;

const rendered = new Map<string, { name: string; html: string }[]>();

/** The pages of all golden cases that a tool accepts, each made once. */
function pagesOf(slug: string, locale: LanguageCode): { name: string; html: string }[] {
  const key = `${slug} ${locale}`;
  const pages =
    rendered.get(key) ??
    [...goldenInputs(slug)].flatMap(([name, input]) => {
      const html = shown(slug, input, locale);
      return html === undefined ? [] : [{ name, html }];
    });
  rendered.set(key, pages);
  return pages;
}

describe.each(SLUGS)('the page of %s', (slug) => {
  it.each(LANGUAGE_CODES)('shows every golden result in %s with nothing left open', (locale) => {
    const pages = pagesOf(slug, locale);
    expect(pages.length).toBeGreaterThan(3);
    const wrong = pages.filter(({ html }) => /undefined|NaN|\[object|\bnull\b|Invalid|[a-z]_[a-z]/.test(wordsOf(html)));
    expect(wrong.map(({ name, html }) => [name, textOf(html)])).toEqual([]);
  });

  it.each(['hi', 'uk', 'ru'] as const)('leaves no Latin word in %s but the names of zones', (locale) => {
    const latin = pagesOf(slug, locale).flatMap(({ html }) => wordsOf(html).match(/[A-Za-z][A-Za-z/_]+/g) ?? []);
    expect(
      [...new Set(latin)].filter(
        (word) => !['UTC', 'ics', ...Object.values(CALENDAR_PROGRAMS)].includes(word) && !word.includes('/'),
      ),
    ).toEqual([]);
  });

  it.each(['hi', 'uk', 'ru'] as const)('says all of itself in %s', (locale) => {
    const { name, title, summary, submit, gets, disclaimer } = toolPageOf(findTool(slug) as never).wordsIn(
      PAGE_WORDS[locale],
    );
    const said = [name, title, summary, submit, ...gets, disclaimer];
    expect(gets.length).toBeGreaterThan(1);
    expect(said.filter((text) => text.trim() === '' || /[A-Za-z]/.test(text))).toEqual([]);
  });

  it('has ids that are there once, and headings in order', () => {
    for (const { html } of pagesOf(slug, 'en')) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      const levels = [1, ...[...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))];
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    }
  });

  it('names every drawing or hides it', () => {
    const bare = pagesOf(slug, 'en').flatMap(({ html }) =>
      (html.match(/<svg[^>]*>/g) ?? []).filter((tag) => !/aria-label|aria-labelledby|aria-hidden/.test(tag)),
    );
    expect(bare).toEqual([]);
  });

  it('has no style of its own and no block inside a paragraph', () => {
    for (const { html } of pagesOf(slug, 'de')) {
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/<p(?:\s[^>]*)?>(?:(?!<\/p>)[\s\S])*<(p|div|section|ul|table|dl|h\d)[\s>]/);
    }
  });
});

describe('what some pages show', () => {
  it('is the strongest transit with its passes', () => {
    const text = textOf(
      shown('current-transits-calculator', goldenInputs('current-transits-calculator').get('the example') ?? {}) ?? '',
    );
    expect(text).toMatch(/^Saturn: house 3 from the Moon; Jupiter: house 6 from the Moon /);
    // Houses first, weights after.
    expect(text).toMatch(
      /Saturn 3 9 Pisces 1°58′ .*Transits in orb 6 transits, 1 is major \(9 points or more\) .*Saturn → natal Sun/,
    );
    expect(text).toContain('18 April 2025, 18:01 18 October 2025, 18:40 7 January 2026, 01:14');
  });

  it('is every retrograde period of a year, and the planets without one', () => {
    const text = textOf(shown('retrogrades', { year: 2024 }) ?? '');
    expect(text).toContain('Venus not retrograde in this year');
    expect(textOf(shown('retrogrades', { year: 2026 }) ?? '')).toContain('26 February 2026');
  });

  it('is the minute of a full Moon on its day', () => {
    const text = textOf(shown('moon-phases', { date: '2026-01-03', timezone: 'Asia/Kolkata' }) ?? '');
    expect(text).toContain('Phase Full Moon exact at 15:32 Lit 99.8%');
    expect(text).toContain('New Moon 19 January 2026, 01:21');
  });

  it('is the sign of a birthday, and its neighbour on a cusp', () => {
    expect(textOf(shown('sun-sign', { month: 5, day: 17 }) ?? '')).toContain('Sun sign Taurus 20 April to 20 May');
    expect(textOf(shown('sun-sign', { month: 10, day: 23 }) ?? '')).toContain('Ruler Mars in modern use Pluto');
    expect(textOf(shown('sun-sign', { month: 10, day: 23 }) ?? '')).toContain('This day lies next to Libra.');
  });

  it('is the score of two Sun signs, the same the other way round', () => {
    const [one, other] = [
      ['taurus', 'leo'],
      ['leo', 'taurus'],
    ].map(([sign_a, sign_b]) => textOf(shown('compatibility', { sign_a, sign_b }) ?? ''));
    expect(one).toContain('Elements 20 of 50 The elements are earth and fire.');
    expect(one).toContain('Venus → Sun: hostile. Sun → Venus: hostile.');
    expect(one?.slice(0, 20)).toBe(other?.slice(0, 20));
  });
});

describe('a step in time', () => {
  it('ends with the accepted dates', () => {
    expect([dateAfter('1800-01-01', -1), dateAfter('2200-12-31', 1), dateAfter('2024-02-28', 1)]).toEqual([
      undefined,
      undefined,
      '2024-02-29',
    ]);
  });

  it('keeps what else a query holds', () => {
    const at = (query: string) =>
      pageContext({
        locale: 'en',
        words: PAGE_WORDS.en,
        root: '',
        baseUrl: '',
        path: '/tools/x',
        query,
        at: new Date(0),
      });
    expect(hrefWith(at('?date=1990-05-17&on=2026-01-01'), { on: '2026-01-02', time_unknown: undefined })).toBe(
      '/tools/x?date=1990-05-17&on=2026-01-02',
    );
    expect(hrefWith(at('?on=2026-01-01'), { on: undefined }, '#h-rules')).toBe('/tools/x#h-rules');
  });
});
