import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DOUBTFUL } from '../../src/languages/doubtful.js';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '../../src/languages/locale/locales.js';
import type { NameKind } from '../../src/languages/names/kinds.js';
import { hrefOf } from '../../src/pages/shell/context.js';
import { BROWSER, reader } from '../pages/shell/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';

const read = reader();
const pathIn = (locale: LanguageCode, path: string) => hrefOf({ root: '', locale }, path);
const doubtfulOf = async (code: LanguageCode) => (await DOUBTFUL[code]?.()) ?? [];

/** The kinds of names that are shown whole, and how many each has. */
const WHOLE: readonly (readonly [kind: NameKind, count: number])[] = [
  ['sign', 12],
  ['nakshatra', 27],
  ['paksha', 2],
  ['vara', 7],
  ['lunar_month', 12],
  ['yoga', 27],
  ['karana', 11],
  ['varga', 16],
  ['dasha_level', 5],
];
const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** The rows of the tables of a page: the term, what else is printed, the other cells. */
function rowsOf(html: string) {
  return [...html.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, head = '', rest = '']) => {
    const [term = '', alternative] = [...head.matchAll(/<span lang="\w+">(.*?)<\/span>/g)].map(([, text = '']) => text);
    const cells = [...rest.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) =>
      plain(cell.replaceAll(/<span class="lbl">.*?<\/span>|<[^>]*>/g, '')),
    );
    return { term: plain(term), alternative: alternative && plain(alternative), cells };
  });
}

describe('the page of the languages', () => {
  it.each(LANGUAGE_CODES)('in %s leads to the first page and to the terms of every language', async (locale) => {
    const { status, headers, text } = await read(pathIn(locale, '/languages'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const { names } = PAGE_WORDS[locale].language;
    for (const code of LANGUAGE_CODES) {
      expect(text).toContain(`<b lang="${code}">${LANGUAGE_NAMES[code]}</b>`);
      expect(text).toContain(`href="${code === 'en' ? '/?lang=en' : `/${code}`}" hreflang="${code}"`);
      expect(text).toContain(`href="${pathIn(locale, `/languages/${code}`)}"`);
      expect(text.toLowerCase()).toContain(`>${names.language[code].toLowerCase()}<`);
    }
  });

  it('is found from the foot of every page, and any other code is no page', async () => {
    for (const path of ['/hi', '/hi/tools/panchang', '/hi/nope'])
      expect((await read(path, BROWSER)).text).toContain('href="/hi/languages"');
    for (const path of ['/languages/xx', '/languages/', '/languages/ta/sign'])
      expect((await read(path)).status).not.toBe(200);
  });
});

describe('the terms of a language', () => {
  it.each(LANGUAGE_CODES.flatMap((code) => (['en', 'hi', code] as const).map((locale) => [code, locale] as const)))(
    '%s in %s are those of the folders, beside the Sanskrit ones',
    async (code, locale) => {
      const { status, headers, text } = await read(pathIn(locale, `/languages/${code}`));
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      const rows = rowsOf(text);
      const [own, readers] = [PAGE_WORDS[code].language.names, PAGE_WORDS[locale].language.names];
      const shown = new Set(rows.map(({ term, cells }) => [term, ...cells.slice(0, -1)].join('|')));
      const wanted = WHOLE.flatMap(([kind, count]) => {
        const keys = Object.keys(own[kind]);
        expect([kind, keys.length]).toEqual([kind, count]);
        return keys.map((key) => [kind, key] as const);
      });
      const tableOf = (names: typeof own, kind: NameKind): Readonly<Record<string, string>> => names[kind];
      for (const [kind, key] of [...wanted, ...GRAHAS.map((graha) => ['graha', graha] as const)]) {
        const row = [tableOf(own, kind)[key], ...(code === locale ? [] : [tableOf(readers, kind)[key]])];
        expect(shown).toContain(row.join('|'));
      }
      expect(rows.every(({ cells }) => cells.length === (code === locale ? 1 : 2))).toBe(true);
      for (const { cells } of rows) expect(cells.at(-1)).toMatch(/^[A-Z][A-Za-z -]+$/);
      expect(gzipSync(text).length).toBeLessThan(25_000);
    },
  );

  it.each(LANGUAGE_CODES)('%s has no doubtful one that is not told so', async (code) => {
    const { text } = await read(pathIn('de', `/languages/${code}`));
    const doubtful = await doubtfulOf(code);
    const told = text.slice(text.indexOf('id="h-doubtful"'));
    expect(text.includes('id="h-doubtful"')).toBe(doubtful.length > 0);
    expect(told.match(/<dd lang="en">/g)?.length ?? 0).toBe(doubtful.length);
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> = PAGE_WORDS[code].language.names;
    const marked = rowsOf(text).filter(({ alternative }) => alternative !== undefined);
    const shown = [...WHOLE.map(([kind]) => kind as string), 'graha', 'tithi', 'chara_karaka'];
    const sunMonth = { ta: 'tamil_month', ml: 'malayalam_month', bn: 'bengali_month' }[code as string] ?? '';
    const due = doubtful.flatMap(({ kind, key, alternative, reason }) => {
      expect(plain(told)).toContain(reason);
      expect(plain(told)).toContain(alternative);
      const term = names[kind]?.[key];
      if (term !== undefined) expect(plain(told)).toContain(`<span lang="${code}">${term}</span>`);
      const isShown =
        [...shown, sunMonth].includes(kind) && text.includes(`<th scope="row"><span lang="${code}">${term}<`);
      return isShown && term !== undefined ? [`${term}|${alternative}`] : [];
    });
    expect(marked.map(({ term, alternative }) => `${term}|${alternative}`).toSorted()).toEqual(due.toSorted());
  });

  it('of Tamil, Malayalam and Bengali have the months that the Sun makes, too', async () => {
    const { text } = await read('/languages/ta');
    expect(rowsOf(text)).toContainEqual({ term: 'சித்திரை', alternative: undefined, cells: ['Chithirai', 'Chithirai'] });
    expect((await read('/languages/te')).text).not.toContain('id="h-sun-month"');
  });
});
