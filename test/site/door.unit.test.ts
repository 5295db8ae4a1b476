import { describe, expect, it } from 'vitest';
import { CalculationError } from '../../src/base/errors.js';
import { createHandler, SlidingWindowLimiter } from '../../src/entries/http.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { PAGE_PATHS } from '../../src/site/page-paths.js';
import { allTools } from '../../src/tools/registry.js';
import { tagsOf } from '../pages/form/asked.js';
import { expectNoMarkup } from '../pages/form/hostile.js';
import { BROWSER, reader } from '../pages/shell/asked.js';

const read = reader();
const BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';

describe('an address that looks like another host', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example/',
    '/en//evil.example/',
    '/en//evil.example/tools',
    '/hi//evil.example/',
    '/hi//',
    '/tools//evil.example/',
    '/tools//',
    '/?q=//evil.example',
    '/tools/panchang?on=//evil.example',
  ])('leads nowhere else: %s', async (path) => {
    const { headers, text } = await read(path, BROWSER);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expectNoMarkup(text);
  });
});

describe('an address under another spelling', () => {
  it.each(['/tools/', '/hi/', '/en/tools/panchang'])('may be kept: %s', async (path) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('cache-control')]).toEqual([308, 'public, max-age=300']);
  });

  it.each([`/tools/birth-chart-calculator/?${BIRTH}`, `/en/charts/north.svg?${BIRTH}`])(
    'is kept by nobody where it holds a birth: %s',
    async (path) => {
      const { status, headers } = await read(path);
      expect([status, headers.get('cache-control')]).toEqual([308, 'no-store']);
    },
  );
});

describe('whatever holds a birth', () => {
  it.each([
    [`/tools/birth-chart-calculator?${BIRTH}`, 200],
    [`/hi/tools/birth-chart-calculator?${BIRTH}`, 200],
    [`/tools/birth-chart-calculator.json?${BIRTH}`, 200],
    [`/tools/birth-chart-calculator?${BIRTH}&example`, 303],
    [`/tools/birth-chart-calculator?lon=1&${BIRTH}`, 303],
    [`/tools/birth-chart-calculator?${BIRTH.replace('1990', '1')}`, 400],
    [`/tools/birth-chart-calculator.json?${BIRTH.replace('1990', '1')}`, 400],
    [`/charts/north.svg?${BIRTH}`, 200],
    [`/charts/north.svg?${BIRTH}&varga=D99`, 400],
    [`/tools/no-such-tool?${BIRTH}`, 404],
    [`/tools?q=Asha`, 200],
  ] as const)('is kept by nobody: %s', async (path, status) => {
    const answer = await read(path, BROWSER);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.get('etag')).toBeNull();
  });
});

describe('every page, also of an error', () => {
  const limited = reader({ rateLimiter: new SlidingWindowLimiter({ limit: 1 }), clientId: () => 'one' });
  const away = (error: Error) =>
    reader({
      rateLimiter: new SlidingWindowLimiter(),
      clientId: () => {
        throw error;
      },
      onError: () => {},
    });
  const calculation = `/tools/birth-chart-calculator?${BIRTH}`;

  it.each<[status: number, what: string, ask: () => ReturnType<typeof read>]>([
    [200, 'a form', () => read('/tools/panchang', BROWSER)],
    [200, 'a result', () => read(calculation, BROWSER)],
    [400, 'a form with errors', () => read('/tools/panchang?on=x', BROWSER)],
    [404, 'nothing', () => read('/nowhere', BROWSER)],
    [405, 'another method', () => read('/tools', BROWSER, 'PUT')],
    [429, 'too many', () => limited(calculation, BROWSER).then(() => limited(calculation, BROWSER))],
    [500, 'a failure', () => away(new Error('secret'))(calculation, BROWSER)],
    [
      502,
      'a failure that has a code',
      () => away(new CalculationError('engine_unavailable', 'Away.'))(calculation, BROWSER),
    ],
  ])('has the headers that keep it safe: %i, %s', async (status, _what, ask) => {
    const { status: answered, headers, text } = await ask();
    expect([answered, headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toContain('secret');
    expect(headers.get('cache-control')).toBe(
      status === 200 && isForEverybody(text) ? 'public, max-age=300' : 'no-store',
    );
  });

  const isForEverybody = (text: string) => !text.includes('name="robots" content="noindex"');
});

describe('a service under a path', () => {
  const handle = createHandler({ baseUrl: 'https://example.org', basePath: '/astro' });
  const visit = async (path: string) => {
    const response = await handle(new Request(`https://example.org${path}`, { headers: BROWSER }));
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const WITHIN = /^\/astro(?:[/?]|$)/;

  /** Everything in a page that is an address on this host. */
  function addressesIn(html: string): string[] {
    const values = tagsOf(html).flatMap(({ attributes }) => [...attributes.values()]);
    const own = values.filter((value) => value.startsWith('https://example.org'));
    return [...values.filter((value) => value.startsWith('/')), ...own.map((value) => value.slice(19))];
  }

  /** The page that a path leads to, after one redirect at most, and where that went. */
  async function arrive(path: string) {
    const { status, location, text } = await visit(path);
    return location === null ? { status, went: [], text } : { ...(await visit(location)), went: [location] };
  }

  async function leadingNowhere(paths: readonly string[]): Promise<string[]> {
    const nowhere: string[] = [];
    for (const path of paths) {
      const { status } = await visit(path);
      if (status !== 200 && !(status === 400 && needsQuery(path))) nowhere.push(`${path} is ${status}`);
    }
    return nowhere;
  }

  /** A path behind the mount that begins with a language. */
  const OTHER = new RegExp(`^/(?:${LANGUAGE_CODES.join('|')})(?:/|$)`);

  /** A file of a result and the search for places need a query. */
  const needsQuery = (path: string) => /\.(?:json|svg|ics)$|\/places$/.test(path);

  /** Documents are one text in all languages, which is asked for once. */
  const isToldIn = (prefix: string) => (path: string) => prefix === '' || !path.startsWith('/docs/');

  it.each(['', '/hi'])(
    'has every link, form, script and redirect there, and each leads somewhere (%s)',
    // Hundreds of pages: on a busy machine they take longer than others may.
    { timeout: 90_000 },
    async (prefix) => {
      const paths = [
        ...PAGE_PATHS.filter(isToldIn(prefix)).map((path) => `/astro${prefix}${path === '/' ? '' : path}`),
        ...allTools.map(({ slug }) => `/astro${prefix}/tools/${slug}?example`),
      ];
      const met = new Set<string>();
      const redirects = new Set<string>();
      const reached = new Set<string>();
      for (const path of paths) {
        const { status, went, text } = await arrive(path);
        if (status === 200) reached.add(path);
        for (const location of went) redirects.add(location);
        for (const address of [...went, ...addressesIn(text)]) met.add(address);
      }
      expect([...met].filter((address) => !WITHIN.test(address))).toEqual([]);
      expect(redirects.size).toBe(allTools.length);

      // One of the addresses with a query stands for the others of its path, and each sixteenth of the links to other
      // languages for all of them: one code makes them.
      const isOfOther = (path: string) =>
        !path.startsWith(`/astro${prefix}/`) || OTHER.test(path.slice(6 + prefix.length));
      const all = [...new Set([...met].map((address) => address.replace(/[?#].*/, '')))];
      const further = all.filter((one, index) =>
        isOfOther(one) ? index % 16 === 0 : isToldIn(prefix)(one.slice(6 + prefix.length)),
      );
      expect(await leadingNowhere(further.filter((one) => !reached.has(one)))).toEqual([]);
    },
  );
});
