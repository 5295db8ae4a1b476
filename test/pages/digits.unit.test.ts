import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// The service loads the pages with the first that is asked for, which would count as time of a test.
import '../../src/site/pages.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { withNativeDigits } from '../../src/pages/shell/digits.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { follow, read, tagsOf } from './form/asked.js';
import { ownTexts } from './visible.js';

const DAY = '/tools/panchang?at_lat=25.3168&at_lon=83.0105&on_tz=Asia/Kolkata&on=2026-11-20';
const NATIVE = LANGUAGE_CODES.filter((locale) => PAGE_WORDS[locale].format.digits);

describe('the digits of a script', () => {
  it('are ten in order, of the script of the language, in those whose readers meet them', () => {
    expect([...NATIVE].sort()).toEqual(['bn', 'gu', 'hi', 'kn', 'mr', 'te']);
    for (const locale of NATIVE) {
      const { native = '' } = PAGE_WORDS[locale].format.digits ?? {};
      const digits = [...native];
      const [nought = 0] = digits.map((digit) => digit.codePointAt(0));
      expect(digits.map((digit) => (digit.codePointAt(0) ?? 0) - nought)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      // What every engine knows of the script.
      expect(/^\p{Nd}+$/u.test(native)).toBe(true);
    }
  });

  it('number the sheets that are printed', () => {
    const style = readFileSync('src/pages/assets/style.css', 'utf8');
    const numbered = [...style.matchAll(/\[data-digits\]([^{]*)\{\s*--counted/g)].flatMap(([, selector = '']) =>
      [...selector.matchAll(/:lang\((\w\w)\)/g)].map(([, code]) => code),
    );
    expect(numbered.toSorted()).toEqual(NATIVE.toSorted());
  });

  it('stand in what is read, and not in what is asked, copied or an entity', () => {
    const html =
      '<a href="/x?a=12" title="12 &#39;" aria-label="3">4 &#39;5&#39;</a><input value="7"/><code>8</code><b translate="no">9</b>10 D9, ध1';
    expect(withNativeDigits(html, '०१२३४५६७८९')).toBe(
      '<a href="/x?a=12" title="१२ &#39;" aria-label="३">४ &#39;५&#39;</a><input value="7"/><code>8</code><b translate="no">9</b>१० D9, ध१',
    );
  });

  it.each(NATIVE)('fill the page of a day and of a birth in %s, with no Latin one beside them', async (locale) => {
    for (const path of [`/${locale}${DAY}&digits=native`, `/${locale}/kundli?example&digits=native`]) {
      const { page } = await follow(path);
      // An address on paper is typed in as it stands.
      const readAloud = page.text.replaceAll(/<(code|pre)\b.*?<\/\1>| value="[^"]*"|<p class="on-sheet.*?<\/p>/gs, '');
      const texts = [...ownTexts(readAloud, locale)];
      expect(texts.filter((text) => /(?<![A-Za-z\d])\d/.test(text) && !['123', 'CC BY 4.0'].includes(text))).toEqual(
        [],
      );
      expect(texts.filter((text) => /\p{Nd}/u.test(text)).length).toBeGreaterThan(40);
    }
  });

  it('are kept by every link and form within the site, and no program sees them', async () => {
    const { text } = await read(`/hi${DAY}&digits=native&hours=12`);
    const links = tagsOf(text).filter(({ name, attributes }) => name === 'a' && attributes.has('href'));
    const within = links.filter(({ attributes }) =>
      /^\/hi(?!\/tools\/panchang\.json)/.test(attributes.get('href') ?? ''),
    );
    const without = within.filter(
      ({ attributes }) => !/&digits=native(#|$)|\?digits=native(#|$)/.test(attributes.get('href') ?? ''),
    );
    expect(without.map(({ attributes }) => attributes.get('data-digits'))).toEqual(['latin']);
    expect(text.match(/<input type="hidden" name="digits" value="native"/g)).toHaveLength(
      text.match(/<form\b/g)?.length ?? 0,
    );
    const json = `/hi${DAY.replace('?', '.json?')}`;
    expect((await read(`${json}&digits=native`)).text).toBe((await read(json)).text);
  });

  it('are not there by any other word, nor in a language that has none', async () => {
    for (const locale of ['hi', 'ta'] as const) {
      const plain = (await read(`/${locale}${DAY}`)).text;
      for (const digits of ['', 'latin', 'NATIVE'])
        expect((await read(`/${locale}${DAY}&digits=${digits}`)).text).toBe(plain);
    }
    expect((await read(`/ta${DAY}&digits=native`)).text).toBe((await read(`/ta${DAY}`)).text);
  });
});
