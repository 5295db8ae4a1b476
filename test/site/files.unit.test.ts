import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { hrefOf } from '../../src/pages/shell/context.js';
import { routeOf } from '../../src/service/http/routes.js';
import { Service } from '../../src/service/http/service.js';
import { LISTED_PATHS, PAGE_PATHS } from '../../src/site/page-paths.js';
import { BASE, NOW, reader } from '../pages/shell/asked.js';

const read = reader();

describe('what search engines are told', () => {
  it('names every page in every language, each with its others, and nothing that does not answer', async () => {
    const { headers, text: index } = await read('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const locationsIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(locationsIn(index)).toEqual(LANGUAGE_CODES.map((locale) => `${BASE}/sitemap-${locale}.xml`));
    const parts = await Promise.all(locationsIn(index).map((part) => read(part.slice(BASE.length))));
    const locations = parts.flatMap(({ text }) => locationsIn(text));
    expect(locations).toHaveLength(LISTED_PATHS.length * LANGUAGE_CODES.length);
    const all = new Set(locations);
    expect(all.size).toBe(locations.length);
    for (const { headers: of, text } of parts) {
      expect(of.get('content-type')).toBe('application/xml; charset=utf-8');
      for (const [, links = ''] of text.matchAll(/<url>(.*?)<\/url>/g)) {
        const languages = [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
        expect(languages.map(([, language]) => language)).toEqual([...LANGUAGE_CODES, 'x-default']);
        expect(languages.every(([, , address = '']) => all.has(address))).toBe(true);
      }
    }
    for (const address of locations)
      expect([address, routeOf(address.slice(BASE.length) || '/').kind]).not.toContain('unknown');
  });

  // Each in one language, and each language with some; pages of festivals are of one form, of which every fifth is read.
  const READ = LISTED_PATHS.filter((_, at) => at < PAGE_PATHS.length || at % 5 === 0);
  it.each(LANGUAGE_CODES)('is told of pages in %s where they stand and what they have', async (locale) => {
    const own = READ.filter((_, at) => LANGUAGE_CODES[at % LANGUAGE_CODES.length] === locale);
    expect(own.length).toBeGreaterThan(5);
    for (const path of own) {
      const href = hrefOf({ root: '', locale }, path);
      const { status, text } = await read(href);
      expect([href, status]).toEqual([href, 200]);
      expect(text).toContain(`<link rel="canonical" href="${BASE}${href}"/>`);
      expect(text).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
    }
  });

  it('leads robots to it', async () => {
    const { headers, text } = await read('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${BASE}/sitemap.xml`);
    const mounted = await reader({ basePath: '/astro' })('/astro/robots.txt');
    expect(mounted.text).toBe(`User-agent: *\nDisallow: /astro/api/\nSitemap: ${BASE}/astro/sitemap.xml\n`);
  });

  it('leaves out what holds the details of a visitor', async () => {
    const { headers, text } = await read('/tools/sun-sign?month=5&day=17');
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a browser', () => {
  it('finds the mark where it looks for one', async () => {
    const { status, headers } = await read('/favicon.ico');
    expect([status, headers.get('location')]).toEqual([308, '/mark.svg']);
    expect((await reader({ basePath: '/astro' })('/astro/favicon.ico')).headers.get('location')).toBe(
      '/astro/mark.svg',
    );
    expect((await read('/mark.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each(['/', '/hi', '/tools', '/methodology', '/methodology/panchang', '/docs', '/de/docs', '/tools?q=x'])(
    'may load at %s what this host has, and nothing else',
    async (path) => {
      const { headers, text } = await read(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('set-cookie')).toBeNull();
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
      expect(text).not.toMatch(/(?:src|action)="(?:https?:)?\/\//);
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of text.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
    },
  );
});

describe('pages in gzip', () => {
  const service = new Service({ baseUrl: BASE, now: () => NOW });
  const ask = (pathname: string, takesGzip: boolean, ifNoneMatch: string | null = null) =>
    service.answer({
      method: 'GET',
      origin: BASE,
      pathname,
      search: '',
      requestId: 'r1',
      client: '',
      header: (name) => (name === 'if-none-match' ? ifNoneMatch : null),
      takesGzip,
      json: () => Promise.reject(new Error('There is no body.')),
      form: () => Promise.reject(new Error('There is no body.')),
      discard: () => undefined,
    });

  it.each(['/', '/docs', '/style.css', '/page.js', '/sitemap-hi.xml'])(
    '%s unpacks to what is sent otherwise',
    async (path) => {
      const [plain, packed] = [await ask(path, false), await ask(path, true)];
      expect(plain.headers['Content-Encoding']).toBeUndefined();
      expect(packed.headers['Content-Encoding']).toBe('gzip');
      expect(gunzipSync(packed.bytes ?? new Uint8Array()).toString()).toBe(plain.body);
      expect(plain.headers['Vary']).toContain('Accept-Encoding');
      expect(packed.headers['Vary']).toBe(plain.headers['Vary']);
      const tags = [plain.headers['ETag'], packed.headers['ETag']];
      expect(new Set(tags).size).toBe(2);
      for (const tag of tags) expect((await ask(path, tag === tags[1], tag ?? null)).status).toBe(304);
      expect((await ask(path, true, tags[0] ?? null)).status).toBe(200);
    },
  );

  it('come to 50 kB at most for a first visit, with all that they load', async () => {
    for (const path of ['/', '/hi', '/ru', '/de']) {
      const parts = await Promise.all([path, '/style.css', '/page.js', '/mark.svg'].map((one) => ask(one, true)));
      const bytes = parts.map(({ bytes: sent, body }) => sent?.byteLength ?? Buffer.byteLength(String(body)));
      process.stdout.write(`${path} with its style, script and mark: ${bytes.join(' + ')} bytes in gzip.\n`);
      expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(50_000);
    }
  });

  it('are no concern of the calculators and the documents for programs', async () => {
    const { headers, bytes } = await ask('/api/public/tools', true);
    expect(headers['Content-Encoding']).toBeUndefined();
    expect(JSON.parse(new TextDecoder().decode(bytes))).toHaveProperty('tools');
  });
});

describe('the routes', () => {
  it.each([
    ['/', 'home', ''],
    ['/hi', 'home', ''],
    ['/tools', 'list', ''],
    ['/hi/tools/panchang', 'page', 'panchang'],
    ['/tools/panchang.json', 'page', 'panchang'],
    ['/methodology', 'methods', ''],
    ['/de/methodology/panchang', 'methodology', 'panchang'],
    ['/methodology/career-dna', 'methodology', ''],
    ['/docs', 'docs', ''],
    ['/hi/choices', 'choices', ''],
    ['/ru/charts/south.svg', 'chart', 'birth-chart-calculator'],
    ['/sitemap.xml', 'file', ''],
    ['/sitemap-ne.xml', 'unknown', ''],
    ['/sitemap-de.xml', 'file', ''],
    ['/1990-05-17', 'unknown', ''],
  ])('of %s is told as %s %s', (path, kind, slug) => {
    const route = routeOf(path);
    expect([route.kind, 'tool' in route ? (route.tool?.slug ?? '') : '']).toEqual([kind, slug]);
  });
});
