import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import methodology from 'virtual:methodology';
import { describe, expect, it } from 'vitest';
import {
  renderMethodology,
  renderTranslated,
  TRANSLATED_INTO,
  toolsWithoutPage,
  translationsAstray,
} from '../../../scripts/methodology.js';
import { createHandler } from '../../../src/entries/http.js';
import { testFolder } from '../../support/folder.js';

const folder = testFolder();
const translated = renderTranslated();

const texts = [
  ...Object.entries(methodology).map(([slug, text]) => ({ path: slug, slug, prefix: '', text })),
  ...Object.entries(translated).flatMap(([locale, pages]) =>
    Object.entries(pages).map(([slug, text]) => ({ path: `${locale}/${slug}`, slug, prefix: `/${locale}`, text })),
  ),
];

const handle = createHandler({ baseUrl: 'https://example.test' });

describe('methodology', () => {
  it('every tool has a methodology page', () => {
    expect(toolsWithoutPage()).toEqual([]);
  });

  it.each(texts)('$path is served with its text', async ({ slug, prefix, text: { html, contents } }) => {
    const response = await handle(new Request(`https://example.test${prefix}/methodology/${slug}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain(html.replaceAll('href="~', `href="${prefix}`));
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/i);
    for (const { id } of contents) expect(page).toContain(`href="#${id}"`);
    expect(contents.length).toBeGreaterThan(2);
  });

  it.each(Object.entries(methodology))('%s ends with tests that are there', async (slug, { tested }) => {
    expect(tested.by.filter((file) => !existsSync(file))).toEqual([]);
    expect(tested.by.some((file) => file.startsWith('test/rules/') || file.includes(slug))).toBe(true);
    const [recorded = ''] = tested.by;
    expect(JSON.parse(readFileSync(recorded, 'utf8'))).toHaveLength(tested.recorded);
    const page = await (await handle(new Request(`https://example.test/methodology/${slug}`))).text();
    for (const file of tested.by) expect(page).toContain(`<code>${file}</code>`);
    expect(page).toContain(`give ${tested.recorded} recorded answers`);
  });

  it.each(texts)('$path has anchors of its own and links to what is there', ({ text: { html } }) => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [, slug = '', fragment] = /^(?:~\/methodology\/([\w-]+))?(?:#(.*))?$/.exec(href) ?? [];
      const target = slug === '' ? html : methodology[slug]?.html;
      expect([href, target === undefined || href === '']).toEqual([href, false]);
      if (fragment !== undefined) expect(target).toContain(`id="${fragment}"`);
    }
  });

  it.each(texts)('$path has tables and code that scroll in themselves, each with a name', ({ text: { html } }) => {
    const names = [
      ...html.matchAll(/<div class="tbl" role="group" aria-label="([^"]+)" tabindex="0"><(?:table|pre)>/g),
    ];
    expect(names).toHaveLength(html.match(/<table>|<pre>/g)?.length ?? 0);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
    expect(html).not.toMatch(/<th[^>]*><\/th>/);
  });

  it('is in English within the page of a language that has no text of its own, which says so', async () => {
    const response = await handle(new Request('https://example.test/de/methodology/kp-chart'));
    const page = await response.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<article class="read" lang="en">');
    expect(page).toContain('auf Englisch');
    expect(translated['de']).not.toHaveProperty('kp-chart');
  });

  it.each(Object.keys(translated))('is in %s where there is a text, and claims no other language', async (locale) => {
    const response = await handle(new Request(`https://example.test/${locale}/methodology/vedic-moon-sign-calculator`));
    const page = await response.text();
    expect(page).toContain(`<article class="read" lang="${locale}">`);
    expect(page).not.toMatch(/<(?:article|a)[^>]*lang="en"[^>]*>(?!English)/);
    expect(page).not.toContain('<p class="sub">');
  });

  it.each(['constructor', '__proto__'])('is no text of the name %s', async (slug) => {
    const response = await handle(new Request(`https://example.test/de/methodology/${slug}`));
    expect(response.status).toBe(404);
  });

  it('misses what one language has and another has not, and what is in no English', () => {
    const languages = TRANSLATED_INTO;
    for (const locale of languages) {
      mkdirSync(join(folder, locale));
      writeFileSync(join(folder, locale, 'c.md'), '# C\n\n[b](../b.md#x) [c](c.md) [far](../../far.md)\n\n## स्रोत\n');
    }
    writeFileSync(join(folder, 'b.md'), '# B\n');
    expect(translationsAstray(folder)).toEqual(languages.map((locale) => `${locale}/c`));
    writeFileSync(join(folder, 'c.md'), '# C\n');
    expect(() => renderTranslated(folder)).toThrow('c has no heading for “स्रोत”');
    writeFileSync(join(folder, 'c.md'), '# C\n\n## Sources\n');
    expect(translationsAstray(folder)).toEqual([]);
    // The anchor is that of the English heading.
    expect(renderTranslated(folder).hi?.['c']).toEqual({
      title: 'C',
      contents: [{ id: 'sources', text: 'स्रोत' }],
      html: '<p><a href="~/methodology/b#x">b</a> <a href="~/methodology/c">c</a> far</p>\n<h2 id="sources">स्रोत</h2>\n',
    });
    rmSync(join(folder, 'es', 'c.md'));
    expect(translationsAstray(folder)).toEqual(['es/c']);
    rmSync(join(folder, 'c.md'));
    for (const locale of languages) rmSync(join(folder, locale), { recursive: true });
  });

  it('renders Markdown, leads links to the neighbouring pages and drops those to files that are not served', () => {
    writeFileSync(
      join(folder, 'a.md'),
      '# A\n\n[b](./b.md#x) [c](b.md) [own](#x) [far](https://example.org) [*d*](../d.md)\n',
    );
    writeFileSync(
      join(folder, 'b.md'),
      '# B\n\n## Grahas, & "what" `they` <do>\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n| z |\n|---|\n| 3 |\n\n## Ends\n\n### Ends\n\n## वर्ग D9\n',
    );
    writeFileSync(join(folder, 'notes.txt'), 'not a page');
    const { a, b, ...rest } = renderMethodology(folder);
    expect(rest).toEqual({});
    expect(a).toEqual({
      title: 'A',
      contents: [],
      html: '<p><a href="~/methodology/b#x">b</a> <a href="~/methodology/b">c</a> <a href="#x">own</a> <a href="https://example.org">far</a> <em>d</em></p>\n',
    });
    expect(b?.contents.map(({ id }) => id)).toEqual(['grahas--what-they-do', 'ends', 'वर्ग-d9']);
    expect(b?.html).toContain('<h3 id="ends-1">Ends</h3>');
    expect(b?.html).toContain('aria-label="Grahas, &amp; &quot;what&quot; they &lt;do>"');
    expect(b?.html).toContain('&lt;do> (2)"');
    expect(b?.html).toContain('<td>1</td>');
  });
});
