import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { LISTED } from '../../src/site/tool-list.js';
import { twinNameOf, twinsCalled } from '../../src/site/twins.js';
import { follow, plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { PAGE_WORDS } from '../support/page-words.js';

const read = reader();
const twins = LISTED.filter(({ slug }) => twinNameOf(slug) !== undefined);

/** The switch between twins: its name, and each choice with whether it is the page itself. */
function switchIn(html: string) {
  const [, inner = ''] = /<div class="twins no-print">(.*?)<\/div>/s.exec(html) ?? [];
  const choices = [...inner.matchAll(/<a href="([^"]*)"( aria-current="true")?>([^<]*)<\/a>/g)];
  return {
    name: plain(/aria-label="([^"]*)"/.exec(inner)?.[1] ?? ''),
    choices: choices.map(([, href = '', current, label = '']) => ({
      href: plain(href),
      current: current !== undefined,
      label,
    })),
  };
}

describe('calculators that are near to each other', () => {
  it.each(LANGUAGE_CODES)('have one name and a switch on each page, in %s', async (locale) => {
    const root = locale === 'en' ? '' : `/${locale}`;
    for (const { slug, path } of twins) {
      const name = twinNameOf(slug);
      const told = name && twinsCalled(name, PAGE_WORDS[locale].site.twins);
      const shown = switchIn((await read(root + path)).text);
      expect([slug, shown.name]).toEqual([slug, told?.name]);
      expect(shown.choices.map(({ href }) => href)).toEqual(told?.all.map(({ listed }) => root + listed.path));
      expect(shown.choices.filter(({ current }) => current).map(({ href }) => href)).toEqual([root + path]);
      expect(new Set(shown.choices.map(({ label }) => label)).size).toBe(shown.choices.length);
    }
  });

  it('stand on the results of pages of several calculators too', async () => {
    for (const path of ['/kundli', '/matching']) {
      const { page } = await follow(`${path}?example`);
      const { choices } = switchIn(page.text);
      expect(choices.length).toBeGreaterThan(1);
      for (const { href } of choices) expect((await follow(href)).page.text).toContain('class="answer"');
    }
  });

  it('carry what was typed from one to the other', async () => {
    const { page } = await follow('/tools/sade-sati-calculator?example');
    const [, other] = switchIn(page.text).choices;
    expect(other?.href).toMatch(/^\/tools\/saturn-periods\?.*date=/);
    const next = await follow(other?.href ?? '');
    expect(next.page.status).toBe(200);
    expect(next.page.text).toContain('class="answer"');
    expect(switchIn(next.page.text).choices.map(({ current }) => current)).toEqual([false, true]);
  });

  it('are others than those that stand alone, whose pages have no switch', async () => {
    expect(twins).toHaveLength(17);
    expect((await read('/tools/panchang')).text).not.toContain('class="twins');
  });
});
