import { describe, expect, it } from 'vitest';
import { placesFor } from '../../../src/calculation/cost.js';
import { createHandler, type RateLimiter, SlidingWindowLimiter } from '../../../src/entries/http.js';
import { serve } from '../../../src/entries/node.js';
import type { PageAnswer } from '../../../src/pages/shell/address.js';
import { Hosts, KeptPages } from '../../../src/service/http/kept-pages.js';
import { PAGE_PATHS } from '../../../src/site/page-paths.js';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOST = new Hosts().at('http://a.test', NOON);
const PUBLIC = { 'Cache-Control': 'public, max-age=300' };

function counted(answer: (origin: string) => Omit<PageAnswer, 'status'> & { readonly status?: number }) {
  const made: string[] = [];
  const make = async (origin: string) => {
    made.push(origin);
    return { status: 200, ...answer(origin) };
  };
  return { made, make };
}

describe('KeptPages', () => {
  it('writes a page once a minute, whatever host is asked, and names that host', async () => {
    const pages = new KeptPages();
    const { made, make } = counted((origin) => ({ headers: PUBLIC, body: `${origin}/a ${origin.slice(8)}/b` }));
    const hosts = new Hosts();
    const ask = (origin: string, at = NOON) => pages.get({ name: '/docs', host: hosts.at(origin, at), at }, make);
    expect((await ask('http://one.test:8080')).body).toBe('http://one.test:8080/a one.test:8080/b');
    expect((await ask('https://two.test')).body).toBe('https://two.test/a two.test/b');
    expect(await ask('https://two.test')).toBe(await ask('https://two.test', NOON + 59_999));
    expect(made).toHaveLength(1);
    await ask('https://two.test', NOON + 60_000);
    expect(made).toHaveLength(2);
  });

  it.each([
    ['of somebody', { headers: { 'Cache-Control': 'no-store' }, body: 'a' }],
    ['that says what is wrong', { status: 404, headers: PUBLIC, body: 'a' }],
    ['of no text', { headers: PUBLIC, body: '', bytes: new Uint8Array(1) }],
  ])('keeps no answer %s', async (_, answer) => {
    const pages = new KeptPages();
    const { made, make } = counted(() => answer);
    for (let round = 0; round < 3; round++) {
      await pages.get({ name: '/a', host: HOST, at: NOON }, make);
    }
    expect(made).toHaveLength(3);
  });

  it('keeps no more characters than it may, those that were used last', async () => {
    const pages = new KeptPages(10);
    const { made, make } = counted(() => ({ headers: PUBLIC, body: 'aaaa' }));
    const ask = (name: string) => pages.get({ name, host: HOST, at: NOON }, make);
    for (const name of ['/a', '/b', '/a', '/c', '/a']) await ask(name);
    expect(made).toHaveLength(3);
    await ask('/b');
    expect(made).toHaveLength(4);
  });

  it('keeps nothing where the clock tells no time', async () => {
    const pages = new KeptPages();
    const { made, make } = counted(() => ({ headers: PUBLIC, body: 'a' }));
    for (let round = 0; round < 2; round++) await pages.get({ name: '/', host: HOST, at: Number.NaN }, make);
    expect(made).toHaveLength(2);
  });
});

describe('a page that is kept', () => {
  const now = () => new Date(NOON);

  it.each(PAGE_PATHS.filter((path) => !/^\/methodology\/./.test(path)).flatMap((path) => [path, `/hi${path}`]))(
    'is that of its address: %s',
    async (path) => {
      const at = path === '/hi/' ? '/hi' : path;
      const options = { now, basePath: '/astro' } as const;
      const body = async (handle: ReturnType<typeof createHandler>, origin: string) =>
        (await handle(new Request(`${origin}/astro${at}`))).text();
      const handle = createHandler(options);
      // Another client has asked before, by another name.
      await body(handle, 'https://other.test');
      const kept = await body(handle, 'http://one.test:8080');
      expect(kept).toBe(await body(createHandler({ ...options, baseUrl: 'http://one.test:8080' }), 'http://x.test'));
      expect(kept).not.toContain('origin.invalid');
    },
  );

  it('has a tag and a length of its own in gzip', async () => {
    const handle = createHandler({ now });
    const ask = async (headers = {}) => handle(new Request('https://a.test/docs', { headers }));
    const first = await ask();
    const again = await ask();
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    const held = await ask({ 'If-None-Match': first.headers.get('etag') });
    expect(held.status).toBe(304);
  });

  it('leads from the first page to that of the reader as before', async () => {
    const handle = createHandler({ now });
    const ask = async (language: string) =>
      handle(new Request('https://a.test/', { headers: { 'Accept-Language': language } }));
    expect((await ask('en')).status).toBe(200);
    expect((await ask('hi')).headers.get('location')).toBe('/hi');
    expect((await ask('en')).status).toBe(200);
  });
});

describe('a page of the device', () => {
  const onDevice = {
    version: '1',
    writer: 'server',
    hasServer: true,
    bytes: { program: 1, places: 1, methods: 1 },
  };

  it.each(['/offline', '/verify?x=1', '/hi/verify?x=1'])('is counted where it is written for one: %s', async (path) => {
    const limits = { rateLimiter: new SlidingWindowLimiter({ limit: 1 }), clientId: () => 'one' };
    const handle = createHandler({ now: () => new Date(NOON), onDevice, ...limits } as never);
    const ask = async () =>
      (await handle(new Request(`https://a.test${path}`, { headers: { Accept: 'text/html' } }))).status;
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push(await ask());
    // Of searches a client has four times as many.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('that verifies is written once for all', async () => {
    const limits = { rateLimiter: new SlidingWindowLimiter({ limit: 1 }), clientId: () => 'one' };
    const handle = createHandler({ now: () => new Date(NOON), onDevice, ...limits } as never);
    for (let count = 0; count < 6; count++)
      expect((await handle(new Request('https://a.test/verify'))).status).toBe(200);
  });
});

describe('an address that is too long', () => {
  it.each(['', '/hi'])('is not repeated by the page that says that there is nothing (%s)', async (language) => {
    const path = `${language}/${'x'.repeat(14_000)}`;
    const answer = await createHandler()(new Request(`https://a.test${path}`, { headers: { Accept: 'text/html' } }));
    expect([answer.status, answer.headers.get('content-language')]).toEqual([404, language.slice(1) || 'en']);
    expect((await answer.text()).length).toBeLessThan(15_000);
  });

  it('is refused where its host is longer than any', async () => {
    const answer = await createHandler()(new Request(`https://${'a.'.repeat(130)}test/docs`));
    expect(answer.status).toBe(400);
  });
});

describe('what is large or has to be written anew', () => {
  const limited = (limit: number) =>
    createHandler({
      baseUrl: 'https://a.test',
      rateLimiter: new SlidingWindowLimiter({ limit }),
      clientId: () => 'a',
    });
  const statuses = async (limit: number, path: string, count: number, init: RequestInit = {}) => {
    const handle = limited(limit);
    const told = [];
    for (let at = 0; at < count; at++) told.push((await handle(new Request(`https://a.test${path}`, init))).status);
    return told;
  };

  const openapi = '/api/public/tools/openapi.json';

  it.each(['GET', 'HEAD'])('counts as several searches: openapi.json, by its bytes (%s)', async (method) => {
    // The window holds eight: six for the first, and then two.
    expect(await statuses(2, openapi, 2, { method })).toEqual([200, 429]);
  });

  it('counts openapi.json as one search where the client holds it', async () => {
    const first = await createHandler({ baseUrl: 'https://a.test' })(new Request(`https://a.test${openapi}`));
    const held = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
    expect(await statuses(1, openapi, 5, held)).toEqual([304, 304, 304, 304, 429]);
  });

  it('counts openapi.json by as many kilobytes as it has', async () => {
    const server = await serve({ port: 0, baseUrl: 'https://a.test' });
    const places = async (search: string, coding: string) => {
      const answer = await fetch(server.url + openapi + search, { headers: { 'Accept-Encoding': coding } });
      await answer.body?.cancel();
      return placesFor(0, Number(answer.headers.get('content-length')) / 1000);
    };
    const told = [await places('', 'identity'), await places('?family=tools', 'identity'), await places('', 'gzip')];
    await server.close();
    expect(told).toEqual([8, 7, 1]);
  });

  it('counts the pages of errors, and has one that is written for whoever asks too much', async () => {
    for (const path of ['/tools/moon', '/methodology/moon', '/hi/nothing', '/docs/']) {
      const init = { headers: { Accept: 'text/html' }, method: path === '/docs/' ? 'POST' : 'GET' };
      const told = await statuses(1, path.replace(/\/$/, ''), 6, init);
      expect([path, new Set(told.slice(0, 4)).size, ...told.slice(4)]).toEqual([path, 1, 429, 429]);
    }
  });

  const WRITTEN_ANEW = [
    '/sitemap-en.xml',
    '/docs?a=1',
    '/methodology?a=1',
    '/methodology/panchang?a',
    '/?a=1',
    '/tools?a=1',
    // Of forms nothing that they know, or the clock.
    '/tools/panchang?a=1',
    '/tools/panchang?hours=12',
    '/kundli?hours=12',
    '/hi/kundli?a=1',
  ];

  it('refuses to write a form or what it refuses for a client whose searches are used up', async () => {
    const now = () => new Date(NOON);
    const born = 'date=1990-05-17&time=10:20&lat=28.6&lon=77.2&tz=Asia/Kolkata';
    const forms = [
      ...WRITTEN_ANEW.filter((path) => !path.includes('.ics')),
      '/tools/birth-chart-calculator.json',
      '/charts/north.svg',
      '/charts/north.svg?varga=D99',
    ];
    const results = [
      `/tools/birth-chart-calculator?${born}`,
      `/tools/birth-chart-calculator.json?${born}`,
      `/charts/north.svg?${born}`,
      `/kundli?${born}`,
      '/panchang?at_lat=28.6&at_lon=77.2&at_tz=Asia/Kolkata',
      '/calendars/panchang.ics?at_lat=25.3&at_lon=83&lang=en',
    ];
    const asked = async (paths: readonly string[], isAllowed: (key: string) => boolean) => {
      const rateLimiter: RateLimiter = {
        take: (key) => ({ allowed: isAllowed(key), limit: 9, remaining: 0, resetSeconds: 1 }),
      };
      const handle = createHandler({ now, rateLimiter, clientId: () => 'one' });
      const statuses = [];
      for (const path of paths) {
        const answer = await handle(new Request(`https://a.test${path}`, { headers: { Accept: 'text/html' } }));
        // One that is kept says nothing of the address, which the busy page keeps for another try.
        statuses.push([path, answer.status, (await answer.text()).includes('1990')]);
      }
      return statuses;
    };
    const refused = (paths: readonly string[]) => paths.map((path) => [path, 429, false]);
    expect(await asked(forms, (key) => !key.endsWith(' search'))).toEqual(refused(forms));
    expect(await asked(results, () => false)).toEqual(refused(results));
  });

  it.each(WRITTEN_ANEW)('counts: %s', async (path) => {
    const told = await statuses(1, path, 5);
    expect(told[0]).toBe(200);
    expect(told.at(-1)).toBe(429);
  });

  it('counts a page that has to be written', async () => {
    const handle = limited(1);
    const ask = async (path: string) => (await handle(new Request(`https://a.test${path}`))).status;
    const paths = ['/docs', '/', '/tools', '/kundli', '/matching'];
    const told: number[] = [];
    for (const path of paths) told.push(await ask(path));
    expect([...told, await ask('/docs')]).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it('does not count what is kept', async () => {
    for (const path of ['/docs', '/docs?', '/', '/tools', '/hi/tools/panchang', '/kundli']) {
      expect(await statuses(1, path, 9), path).toEqual(Array(9).fill(200));
    }
  });
});
