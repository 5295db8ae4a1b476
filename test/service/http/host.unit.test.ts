import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { serve } from '../../../src/entries/node.js';

const controlOf = async (path: string, baseUrl?: string) => {
  const handler = createHandler(baseUrl === undefined ? {} : { baseUrl });
  return (await handler(new Request(`https://sent.test${path}`))).headers.get('Cache-Control');
};

describe('an answer without a base address', () => {
  it.each([
    ...['/', '/tools', '/tools/sun-sign', '/methodology', '/docs', '/sitemap.xml', '/robots.txt'],
    ...['', '/openapi.json', '/sun-sign'].map((below) => `/api/public/tools${below}`),
  ])('that repeats the host of the request is kept by nobody else: %s', async (path) => {
    expect(await controlOf(path)).toMatch(/^private, (?:s-maxage=0, )?max-age=300$/);
    expect(await controlOf(path, 'https://example.org')).toMatch(/^public, (?:s-maxage=0, )?max-age=300$/);
  });

  it.each(['/style.css', '/page.js', '/mark.svg', '/api/public/places?q=Delhi'])(
    'that does not may be kept by all: %s',
    async (path) => {
      expect(await controlOf(path)).toBe('public, max-age=300');
    },
  );
});

describe('openapi.json', () => {
  const PATH = '/api/public/tools/openapi.json';

  it('has the addresses of the host that asks, whoever asked before', async () => {
    const handler = createHandler();
    const told = async (origin: string) => (await handler(new Request(origin + PATH))).text();
    const [one, other, again] = [
      await told('https://one.test'),
      await told('http://other.test:81'),
      await told('https://one.test'),
    ];
    expect(one).toContain('https://one.test/');
    expect([again === one, other.replaceAll('http://other.test:81', 'https://one.test') === one]).toEqual([true, true]);
    expect(one + other).not.toContain('origin.invalid');
    const mounted = createHandler({ basePath: '/astro' });
    expect(await (await mounted(new Request(`https://one.test/astro${PATH}`))).text()).toContain(
      'https://one.test/astro',
    );
  });

  it('goes out in gzip on Node, under a tag of its own', async () => {
    const server = await serve({ port: 0, baseUrl: 'https://example.org' });
    const ask = (coding: string, headers = {}) =>
      fetch(server.url + PATH, { headers: { 'Accept-Encoding': coding, ...headers } });
    const [plain, packed] = [await ask('identity'), await ask('gzip')];
    expect([plain.headers.get('vary'), packed.headers.get('vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    const size = Number(packed.headers.get('content-length'));
    const [text, same] = [await plain.text(), await packed.text()];
    expect([same === text, size < text.length / 5]).toEqual([true, true]);
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    expect((await ask('gzip', { 'If-None-Match': etag })).status).toBe(304);
    await server.close();
  });
});
