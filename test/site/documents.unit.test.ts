import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { knownEntries } from '../../scripts/documents/documents.js';
import { paths } from '../../src/catalog/paths.js';
import { handlerWith } from '../../src/service/http/handler.js';
import { DOCUMENTS } from '../../src/service/node/documents.js';
import { foundIn } from '../../src/site/documents/search.js';
import { BASE, NOW, reader } from '../pages/shell/asked.js';

const documents = await DOCUMENTS.get();
const names = Object.keys(documents);

const handle = handlerWith({ baseUrl: BASE, basePath: '/astro', now: () => NOW, documents: DOCUMENTS });
const read = async (path: string, accept = 'text/html') => {
  const response = await handle(new Request(`${BASE}/astro${path}`, { headers: { Accept: accept } }));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What a page of a document holds between its head and its foot. */
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const idsOf = (text: string) => [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
const linksOf = (text: string) => [...text.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href);

/** @throws Error where there is none */
async function pageAt(path: string) {
  const page = await read(path);
  if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
  return page;
}

const pages = new Map<string, string>();
for (const name of names) pages.set(paths.document(name), (await pageAt(paths.document(name))).text);

describe('the documents as pages', () => {
  it('are those of docs, of recipes and decisions, of the project, and the reference', () => {
    const some = [
      '',
      'http',
      'recipes',
      'recipes/react',
      'recipes/matrimony',
      'decisions/pages',
      'changelog',
      'readme',
    ];
    expect(names).toEqual(expect.arrayContaining([...some, 'api/nirayana', 'api/sky', 'api/tools/panchang']));
  });

  it('lead to places that there are, each with its anchor', async () => {
    const links = [...pages].flatMap(([from, text]) => linksOf(mainOf(text)).map((href) => ({ from, href })));
    const inside = links.filter(({ href }) => !/^(?:https?|mailto):/.test(href));
    const targets = inside.map(({ from, href }) => {
      const [path = '', fragment] = href.split('#');
      return { from, href, path: path === '' ? from : path.replace(/^\/astro/, ''), fragment };
    });
    const others = new Map(pages);
    for (const path of new Set(targets.map((target) => target.path))) {
      if (!others.has(path)) others.set(path, (await pageAt(path)).text);
    }
    const anchors = new Map([...others].map(([path, text]) => [path, new Set(idsOf(text))]));
    const lost = targets.filter(({ path, fragment }) => fragment !== undefined && !anchors.get(path)?.has(fragment));
    expect(lost).toEqual([]);
    expect(inside.length).toBeGreaterThan(1_000);
    expect(inside.filter(({ href }) => !/^(?:#|\/astro(?:\/|$))/.test(href))).toEqual([]);
  });

  it('end with how they are tested, have anchors of their own and are no more than 25 kB on their way', () => {
    for (const [path, text] of pages) {
      const main = mainOf(text);
      const last = [...main.matchAll(/<h2 id="([^"]*)"/g)].at(-1)?.[1];
      expect([path, last]).toEqual([path, 'how-this-page-is-tested']);
      const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect([path, levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)]).toEqual([path, []]);
      const ids = idsOf(text);
      expect([path, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([path, []]);
      expect([path, Math.max(25_000, gzipSync(text).length)]).toEqual([path, 25_000]);
    }
  });

  it('have declarations, code and tables that scroll in themselves', () => {
    for (const [path, text] of pages) {
      const wide = mainOf(text).match(/<table|<pre>/g)?.length ?? 0;
      const scrolling = mainOf(text).match(
        /<div class="tbl" role="group" aria-label="[^"]+" tabindex="0"><(?:table|pre)/g,
      );
      expect([path, scrolling?.length ?? 0]).toEqual([path, wide]);
    }
  });

  it('are English within the bar of the reader, and found by search engines in English alone', async () => {
    const { text, headers } = await read('/de/docs/http');
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('<article class="read" lang="en">');
    expect(text).toContain('href="/astro/de/docs/pages');
    expect(text).toContain(`<link rel="canonical" href="${BASE}/astro/docs/http"/>`);
    expect(text).not.toContain('hreflang="de" href="https');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const { text: english } = await read('/sitemap-en.xml');
    expect(english).toContain(`<loc>${BASE}/astro/docs/api/tools/panchang</loc>`);
    expect((await read('/sitemap-de.xml')).text).not.toContain('/docs/http');
  });

  it('are no others, and none where nobody serves them', async () => {
    for (const path of ['/docs/no-such', '/docs/constructor', '/docs/api/tools/no-such']) {
      expect([path, (await read(path)).status]).toEqual([path, 404]);
      expect((await read(path, 'application/json')).text).toContain('"not_found"');
    }
    const bare = reader();
    expect((await bare('/docs/http')).status).toBe(404);
    expect((await bare('/docs')).text).toContain('<h2 id="begin">');
    expect((await bare('/sitemap-en.xml')).text).not.toContain('/docs/http');
    expect((await read('/docs/programs')).text).toContain('<h2 id="begin">');
  });
});

describe('the reference', () => {
  const source = knownEntries();

  it('tells each export with its declaration, what it means and what it throws', () => {
    const { html = '' } = documents['api/sky'] ?? {};
    const position = html.slice(html.indexOf('<h3 id="position">'), html.indexOf('<h3 id="rising">'));
    expect(position).toContain('function position');
    expect(position).toContain('aria-label="Example of position"');
    expect(position).toContain('<code>engine_<wbr/>error</code> for an instant');
    expect(position).toContain('<a href="#SkyBody">SkyBody</a>');
  });

  it('has every export of every entry', () => {
    const missing = source.flatMap(({ name, exports }) => {
      const told = Object.entries(documents).filter(
        ([page]) => page === `api/${name}` || page.startsWith(`api/${name}/`),
      );
      const html = told.map(([, document]) => document.html).join('');
      return exports.filter((one) => !html.includes(`<h3 id="${one.name}">`)).map((one) => `${name}: ${one.name}`);
    });
    expect(missing).toEqual([]);
    expect(source.length).toBeGreaterThan(50);
  });
});

describe('the search in documents', () => {
  it('finds the section that is named so first', () => {
    const { hits } = foundIn(documents, 'rate limit');
    expect(hits[0]).toMatchObject({ name: 'http', id: 'rate-limit' });
    expect(foundIn(documents, 'moonSign').hits[0]?.id).toBe('moonSign');
  });

  it('takes a slip for the word that there is, and says so', () => {
    const { hits, instead } = foundIn(documents, 'observnce');
    expect(instead).toEqual([['observnce', 'observance']]);
    expect(hits.length).toBeGreaterThan(5);
  });

  it('finds nothing for what is nowhere, and for nothing', () => {
    expect(foundIn(documents, 'qzqzqzqzqzqz').count).toBe(0);
    expect(foundIn(documents, '---').count).toBe(0);
  });

  it('shows a line around the word, with a link to the section, to the one who asks alone', async () => {
    const { status, headers, text } = await read('/hi/docs?q=retry-after');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<a href="\/astro\/hi\/docs\/http#[\w-]+">HTTP: [^<]+<\/a><p>[^<]*<b>Retry<\/b>-After/i);
    const { text: hostile } = await read(`/docs?q=${encodeURIComponent('<script>"')}`);
    expect(hostile).not.toContain('<script>"');
  });
});
