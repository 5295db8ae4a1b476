import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHandler, type Handler } from '../../../src/entries/http.js';
import { allTools } from '../../../src/entries/index.js';

const ORIGIN = 'https://example.test';
const [tool] = allTools;
const SLUG = tool?.slug as string;

const get = (handle: Handler, path: string, headers: Record<string, string> = {}) =>
  handle(new Request(ORIGIN + path, { headers }));

/** Everything in a text that points into the service: links of JSON and of pages. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/(?:https:\/\/example\.test|(?<=(?:href|src)="))\/[^"'<&\s]*/g)].map(([link]) => link);
}

describe('a handler with a base path', () => {
  const handle = createHandler({ basePath: '/astro' });
  const plain = createHandler();

  it.each([
    ...['/', `/tools/${SLUG}`, `/methodology/${SLUG}`, '/style.css', '/healthz', '/readyz'],
    ...['', '/openapi.json', `/${SLUG}`].map((below) => `/api/public/tools${below}`),
    ...[`/api/public/agent-tools/${SLUG}`, '/api/public/places?q=Delhi'],
  ])('answers %s under it and nowhere else', async (path) => {
    expect((await get(handle, `/astro${path}`)).status).toBe(200);
    expect((await get(handle, path)).status).toBe(404);
    expect((await get(plain, `/astro${path}`)).status).toBe(404);
  });

  it('answers its own path with and without a slash', async () => {
    for (const path of ['/astro', '/astro/']) {
      const response = await get(handle, path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain('text/html');
    }
  });

  it.each(['/astrology/api/public/tools', '/ast', '/Astro/healthz', '/'])('has nothing at %s', async (path) => {
    expect((await get(handle, path)).status).toBe(404);
  });

  it.each([
    ...['/astro', `/astro/tools/${SLUG}`, `/astro/methodology/${SLUG}`],
    ...['/astro/api/public/tools', `/astro/api/public/tools/${SLUG}`],
  ])('has no link on %s that leads out of it, and none that leads nowhere', async (path) => {
    const links = linksIn(await (await get(handle, path)).text());
    expect(links.length).toBeGreaterThan(0);
    for (const link of new Set(links)) {
      const { pathname } = new URL(link, ORIGIN);
      expect(pathname).toMatch(/^\/astro(\/|$)/);
      expect([pathname, (await get(handle, pathname)).status]).toEqual([pathname, 200]);
    }
  });

  it('describes its paths in OpenAPI as they are, on a server that stands under it', async () => {
    const document = (await (await get(handle, '/astro/api/public/tools/openapi.json')).json()) as {
      servers: object[];
      paths: object;
    };
    expect(document.servers).toEqual([{ url: `${ORIGIN}/astro` }]);
    expect(document.paths).toHaveProperty(['/api/public/tools']);
  });

  it('tells its methodology in a calculation', async () => {
    const request = new Request(`${ORIGIN}/astro/api/public/tools/${SLUG}`, {
      method: 'POST',
      body: JSON.stringify(tool?.example),
      headers: { 'Content-Type': 'application/json' },
    });
    const { methodology_url } = (await (await handle(request)).json()) as Record<string, unknown>;
    expect(methodology_url).toBe(`${ORIGIN}/astro/methodology/${SLUG}`);
  });

  it('leads a slash too many to the place below it', async () => {
    const response = await get(handle, '/astro/api/public/tools/?x=1');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/astro/api/public/tools?x=1']);
  });

  it('stands behind the base address', async () => {
    const there = createHandler({ baseUrl: 'https://proxy.test/v1/', basePath: '/astro/' });
    const index = (await (await get(there, '/astro/api/public/tools')).json()) as { openapi: string };
    expect(index.openapi).toBe('https://proxy.test/v1/astro/api/public/tools/openapi.json');
  });

  it.each(['/astro', '/astro/', '/a/b', '/a%20b', '/', ''])('may be %j', (basePath) => {
    expect(() => createHandler({ basePath })).not.toThrow();
  });

  it.each(['astro', '//astro', '/a//b', '/a/../b', '/a?b', '/a#b', '/a b', 'https://example.org/astro', 5, null])(
    'may not be %j',
    (basePath) => {
      expect(() => createHandler({ basePath: basePath as string })).toThrow(
        new TypeError('The option basePath must be a path as addresses have it, such as "/astro".'),
      );
    },
  );

  it('is not named twice', () => {
    expect(() => createHandler({ baseUrl: 'https://example.org/astro/', basePath: '/astro' })).toThrow(
      'The option baseUrl must be the address before basePath, without /astro at its end.',
    );
  });
});

describe('what is no web request', () => {
  const handle = createHandler();

  it.each<[what: string, request: unknown]>([
    ['a request of Node', new IncomingMessage(new Socket())],
    ['an address', 'https://example.test/healthz'],
    ['nothing', undefined],
  ])('is refused with the way that leads on: %s', async (_, request) => {
    await expect(handle(request as Request)).rejects.toThrow(
      "The handler takes a web Request. To mount it on Node's http, Express or Fastify, use toNodeListener of nirayana/node.",
    );
  });
});
