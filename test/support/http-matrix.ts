import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { publishedInput } from '../../src/base/schema/published.js';
import { type AnyTool, CalculationError, type Ephemeris, furtherTools, tools } from '../../src/entries/index.js';
import { ATTRIBUTION, findPlaces } from '../../src/entries/places.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { LANGUAGES } from './languages.js';

/** A service to be tried: the handler in this process, or behind a socket. */
export interface Subject {
  readonly handle: (request: Request) => Promise<Response>;
  readonly close?: () => Promise<void>;
}

/** How the service is to be set up. Whom a request counts against is told by the last entry of X-Forwarded-For. */
interface SubjectOptions {
  readonly baseUrl: string;
  /** 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly now: () => Date;
  readonly ephemeris?: Ephemeris;
  readonly onError?: (error: unknown, context: { readonly requestId?: string }) => void;
}

export type SubjectFactory = (options: SubjectOptions) => Subject | Promise<Subject>;

/** Sends the requests of the matrix to a server that listens at another origin, each on a connection of its own. */
export function sendTo(origin: string): Subject['handle'] {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, body } = request;
    const headers = new Headers(request.headers);
    headers.set('Connection', 'close');
    const init = { method, headers, body, redirect: 'manual', duplex: 'half' };
    return fetch(origin + pathname + search, init as RequestInit);
  };
}

const BASE = 'https://example.test';
const NOW = Date.parse('2026-01-01T00:00:00Z');
const SLUG = 'vedic-moon-sign-calculator';
const FAMILIES = ['tools', 'agent-tools'] as const;
const RATE_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
const [moon = fail()] = tools.filter((tool) => tool.slug === SLUG);
const EXAMPLE = JSON.stringify(moon.example);
const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

async function told<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

/** The status of an answer that is read to its end: a server that is closed waits for those who do not. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.text();
  return response.status;
}

/** Everything the public interface promises, on any handler. `place` says where it stands. */
export function httpMatrix(place: string, make: SubjectFactory): void {
  const subjects: Subject[] = [];
  afterEach(async () => {
    await Promise.all(subjects.splice(0).map((subject) => subject.close?.()));
  });

  /** A fresh service with a clock of its own. */
  async function service(options: Partial<SubjectOptions> = {}) {
    let now = NOW;
    const subject = await make({ baseUrl: BASE, requestsPerMinute: 0, now: () => new Date(now), ...options });
    subjects.push(subject);
    const send = (path: string, init: RequestInit = {}) => subject.handle(new Request(BASE + path, init));
    return {
      send,
      get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
      post: (path: string, body: BodyInit = EXAMPLE, headers: Record<string, string> = {}) =>
        send(path, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', ...headers },
          duplex: 'half',
        } as RequestInit),
      wait: (milliseconds: number) => {
        now += milliseconds;
      },
    };
  }

  const tool = (slug: string) => `/api/public/tools/${slug}`;
  const agentTool = (slug: string) => `/api/public/agent-tools/${slug}`;

  describe(`HTTP: ${place}`, () => {
    describe('the index', () => {
      it('lists every tool in order, with the fields of the contract and addresses under the base address', async () => {
        const response = await (await service()).get('/api/public/tools');
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        const entryOf = (tool: AnyTool) => ({
          id: tool.slug,
          title: tool.title,
          description: tool.description,
          inputs: expect.any(Array),
          describe: BASE + agentTool(tool.slug),
          calculate: BASE + agentTool(tool.slug),
          method: 'POST',
          human_page: `${BASE}/tools/${tool.slug}`,
          operationId: `use_${tool.slug.replaceAll('-', '_')}`,
          methodology_url: `${BASE}/methodology/${tool.slug}`,
          calculation_version: tool.indexVersion ?? tool.calculationVersion,
        });
        expect(await response.json()).toEqual({
          tools: tools.map(entryOf),
          further_tools: furtherTools.map(entryOf),
          openapi: `${BASE}/api/public/tools/openapi.json`,
        });
      });

      it('flattens the inputs', async () => {
        const { tools: entries } = await told<{ tools: { id: string }[] }>((await service()).get('/api/public/tools'));
        const input = (name: string, type: string, required: boolean, example: unknown, more: object) => ({
          ...{ name, type, required, example, ...more },
          description: expect.any(String),
        });
        const text = (size: string) => ({ pattern: `^${size}$` });
        expect(entries.find((entry) => entry.id === SLUG)).toHaveProperty('inputs', [
          input('birth_date', 'string', true, '1990-05-17', text('\\d{4}-\\d{2}-\\d{2}')),
          input('birth_time', 'string', false, '10:20', { nullable: true, ...text('\\d{2}:\\d{2}') }),
          input('birth_timezone', 'string', false, 'Asia/Kolkata', text('[\\s\\S]{1,64}')),
          input('latitude', 'number', true, 28.6139, { minimum: -90, maximum: 90 }),
          input('longitude', 'number', true, 77.209, { minimum: -180, maximum: 180 }),
        ]);
      });

      it.each(tools.map((entry) => entry.slug))('names pages that answer: %s', async (slug) => {
        const { get } = await service();
        for (const path of [`/tools/${slug}`, `/methodology/${slug}`]) {
          expect([path, await statusOf(get(path))]).toEqual([path, 200]);
        }
      });

      it.each([
        [undefined, 'json'],
        ['*/*', 'json'],
        ['application/json', 'json'],
        ['text/html', 'html'],
        [BROWSER_ACCEPT, 'html'],
        ['text/html, application/json', 'json'],
        ['text/html;q=0.9, application/json', 'json'],
        ['application/json;q=0.5, text/html;q=0.6', 'html'],
        ['application/json;q=0.500, text/html;q=0.50', 'json'],
        ['TEXT/HTML ; Q=1', 'html'],
        ['text/*', 'html'],
        ['text/*;q=0.3, application/*;q=0.2', 'html'],
        ['text/*, text/html;q=0, */*;q=0.1', 'json'],
        ['text/html;q=0', 'json'],
        ['application/json;q=0, */*', 'html'],
        ['image/png', 'json'],
        ['text/html;q=2', 'json'],
        ['text/html;q=much', 'json'],
        [',;=,,q=1', 'json'],
        ['text/html;q=0.2, text/html, application/json;q=0.5', 'html'],
        ['text/html;Q=0.2, application/json;q=0.5', 'json'],
        ['text/html;q =0.2, application/json;q=0.5', 'json'],
      ])('for Accept %s is %s', async (accept, form) => {
        const response = await (await service()).get('/api/public/tools', accept === undefined ? {} : { accept });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toContain(form);
        expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
      });
    });

    describe('descriptions', () => {
      it.each(FAMILIES.flatMap((family) => tools.map((entry) => [family, entry.slug] as const)))(
        'of %s/%s have the fields of the contract',
        async (family, slug) => {
          const entry = tools.find((one) => one.slug === slug) ?? fail();
          const response = await (await service()).get(`/api/public/${family}/${slug}`);
          expect(response.status).toBe(200);
          expect(await response.json()).toEqual({
            tool: slug,
            title: entry.title,
            summary: entry.description,
            calculation_version: entry.calculationVersion,
            methodology_url: `${BASE}/methodology/${slug}`,
            operationId: `${family === 'tools' ? 'calculate' : 'use'}_${slug.replaceAll('-', '_')}`,
            input_schema: publishedInput(entry.inputSchema),
            example_request: entry.example,
            disclaimer: entry.disclaimer,
          });
        },
      );
    });

    describe('calculations', () => {
      it.each(tools.map((entry) => [entry.slug, entry] as const))(
        'of %s answer the example alike in both families',
        async (slug, entry) => {
          const { post } = await service();
          const first = await post(tool(slug), JSON.stringify(entry.example));
          const second = await post(agentTool(slug), JSON.stringify(entry.example));
          expect([first.status, second.status]).toEqual([200, 200]);
          expect(first.headers.get('cache-control')).toBe('no-store');
          const body = await first.text();
          expect(await second.text()).toBe(body);
          const envelope = JSON.parse(body);
          expect(Object.keys(envelope).join(' ')).toBe(
            'tool calculation_version input result provenance methodology_url calculated_at disclaimer',
          );
          expect(envelope).toMatchObject({
            tool: slug,
            calculation_version: entry.calculationVersion,
            input: entry.example,
            methodology_url: `${BASE}/methodology/${slug}`,
            calculated_at: '2026-01-01T00:00:00Z',
            disclaimer: disclaimerOf(entry),
          });
        },
      );

      it.each([
        'application/json',
        'application/json; charset=utf-8',
        'APPLICATION/JSON',
        'text/json',
        'application/ld+json',
        'application/vnd.api+json;profile="a;b"',
      ])('take a body declared as %s', async (type) => {
        expect((await (await service()).post(tool(SLUG), EXAMPLE, { 'Content-Type': type })).status).toBe(200);
      });

      it('take a body of no declared type', async () => {
        const body = new TextEncoder().encode(EXAMPLE);
        expect((await (await service()).send(tool(SLUG), { method: 'POST', body })).status).toBe(200);
      });

      it('take a byte order mark and a body that comes byte by byte', async () => {
        const bytes = new TextEncoder().encode(`\uFEFF${EXAMPLE}`);
        const drops = new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        });
        expect((await (await service()).post(tool(SLUG), drops)).status).toBe(200);
      });
    });

    describe('refusals', () => {
      const filler = (size: number) => JSON.stringify({ filler: 'x'.repeat(size) });

      it.each<[name: string, body: BodyInit, headers: Record<string, string>, status: number]>([
        ['an empty body', '', {}, 400],
        ['half an object', '{"a":', {}, 400],
        ['two objects', '{} {}', {}, 400],
        ['NaN', '{"latitude": NaN}', {}, 400],
        ['null', 'null', {}, 400],
        ['an array', '[]', {}, 400],
        ['a text', '"x"', {}, 400],
        ['a number', '1', {}, 400],
        ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22), {}, 400],
        ['half a UTF-8 character', Uint8Array.of(0x22, 0xe2, 0x82), {}, 400],
        ['an encoded surrogate', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), {}, 400],
        ['UTF-16', Buffer.from(EXAMPLE, 'utf16le'), {}, 400],
        ['nothing but NUL', new Uint8Array(100), {}, 400],
        ['60 kB of brackets', '['.repeat(60_000), {}, 400],
        ['60 kB of nested arrays', '['.repeat(30_000) + ']'.repeat(30_000), {}, 400],
        ['a compressed body', gzipSync(EXAMPLE), { 'Content-Encoding': 'gzip' }, 415],
        ['an unknown encoding', EXAMPLE, { 'Content-Encoding': 'rot13' }, 415],
        ['a body over 64 KiB', filler(65_536), {}, 413],
        ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
        ['plain text', EXAMPLE, { 'Content-Type': 'text/plain;charset=UTF-8' }, 415],
        ['two types', EXAMPLE, { 'Content-Type': 'application/json, text/plain' }, 415],
        ['almost JSON', EXAMPLE, { 'Content-Type': 'application/jsonp' }, 415],
      ])('%s', async (_name, body, headers, status) => {
        const response = await (await service({ requestsPerMinute: 5 })).post(tool(SLUG), body, headers);
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({
          tool: SLUG,
          error: { code: 'invalid_input', message: expect.stringMatching(/^[A-Z].+\.$/), field_errors: [] },
          calculated_at: '2026-01-01T00:00:00Z',
        });
        expect(response.headers.get('ratelimit-remaining')).toBe('4');
      });

      it('a body is taken up to 64 KiB and not a byte further', async () => {
        const { post } = await service();
        const padded = (size: number) => EXAMPLE.padEnd(size, ' ');
        expect((await post(tool(SLUG), padded(65_536))).status).toBe(200);
        expect((await post(tool(SLUG), padded(65_537))).status).toBe(413);
      });

      it.each<[name: string, path: string, method: string, type: string, status: number]>([
        ['too large', tool(SLUG), 'POST', 'application/json', 413],
        ['of another type', tool(SLUG), 'POST', 'text/plain', 415],
        ['for an unknown tool', tool('nope'), 'POST', 'application/json', 404],
        ['by another method', tool(SLUG), 'PUT', 'application/json', 405],
      ])('a body of 10 MB is read to its end, so that its sender comes to read the answer: %s', async (...row) => {
        const [, path, method, type, status] = row;
        const { body, sent } = spaces(10_000_000);
        const init = { method, body, headers: { 'Content-Type': type }, duplex: 'half' };
        const response = await (await service()).send(path, init as RequestInit);
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
        expect(sent()).toBe(10_000_000);
      });

      it.each<[name: string, body: string, fields: string]>([
        [
          'failing fields, each told once, declared ones first',
          '{"__proto__":{"latitude":1},"constructor":1,"birth_date":"2023-02-30","birth_time":"25:99","toString":null}',
          'birth_date birth_time latitude longitude __proto__ constructor toString',
        ],
        [
          'deeply nested values of a field',
          EXAMPLE.replace('28.6139', '{"a":'.repeat(5_000) + '1'.padEnd(5_001, '}')),
          'latitude',
        ],
        ['numbers beyond every number', EXAMPLE.replace('28.6139', '1e999'), 'latitude'],
      ])('%s', async (_name, body, fields) => {
        const response = await (await service()).post(tool(SLUG), body);
        expect(response.status).toBe(400);
        const { error } = (await response.json()) as { error: { field_errors: { field: string }[] } };
        expect(error.field_errors.map(({ field }) => field).join(' ')).toBe(fields);
      });

      it('input that has no answer', async () => {
        const body = JSON.stringify({ ...moon.example, birth_timezone: 'Mars/Olympus' });
        const response = await (await service({ requestsPerMinute: 5 })).post(tool(SLUG), body);
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ error: { code: 'engine_error', field_errors: [] } });
        expect(response.headers.get('ratelimit-remaining')).toBe('4');
      });
    });

    describe('the order of checks', () => {
      const huge = 'x'.repeat(70_000);

      it.each<[name: string, path: string, body: string, type: string, spent: boolean, status: number]>([
        ['an unknown tool comes before the limit', tool('nope'), EXAMPLE, 'application/json', true, 404],
        ['the limit comes before the type', tool(SLUG), huge, 'text/plain', true, 429],
        ['the type comes before the size', tool(SLUG), huge, 'text/plain', false, 415],
        ['the size comes before the text', tool(SLUG), huge, 'application/json', false, 413],
        ['the text comes before the fields', tool(SLUG), '{"a":1', 'application/json', false, 400],
      ])('%s', async (_name, path, body, type, spent, status) => {
        const { post } = await service({ requestsPerMinute: 1 });
        if (spent) await post(tool(SLUG));
        expect((await post(path, body, { 'Content-Type': type })).status).toBe(status);
      });
    });

    describe('places', () => {
      const PLACES = '/api/public/places';

      it('answers with places, the likeliest first, and where they come from', async () => {
        const query = encodeURIComponent('काशी, india');
        const response = await (await service()).get(`${PLACES}?q=${query}&limit=1`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(await response.json()).toEqual({ places: findPlaces('काशी', { limit: 1 }), attribution: ATTRIBUTION });
        const nowhere = await (await service()).get(`${PLACES}?q=no+such+place`);
        expect(await nowhere.json()).toEqual({ places: [], attribution: ATTRIBUTION });
      });

      it('tells how it has found and labels in a language', async () => {
        const { get } = await service();
        const { places } = (await (await get(`${PLACES}?q=munbai&locale=ru`)).json()) as { places: unknown[] };
        expect(places).toEqual(findPlaces('munbai', { locale: 'ru' }));
        expect(places[0]).toMatchObject({ match: 'typing', label: 'Мумбаи, Махараштра, Индия' });
        expect((await get(`${PLACES}?q=Delhi&locale=xx`)).status).toBe(400);
      });

      it('looks in one country only', async () => {
        const response = await (await service()).get(`${PLACES}?q=hyderabad&country=pk&limit=50`);
        const { places } = (await response.json()) as { places: { country: string }[] };
        expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['PK']));
      });

      it('answers HEAD, OPTIONS and a slash too many as every address', async () => {
        const { send } = await service();
        const head = await send(`${PLACES}?q=Delhi`, { method: 'HEAD' });
        expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', expect.any(String)]);
        const options = await send(`${PLACES}?q=Delhi`, { method: 'OPTIONS' });
        expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
        const slash = await send(`${PLACES}/?q=Delhi`);
        expect([slash.status, slash.headers.get('location')]).toEqual([308, `${PLACES}?q=Delhi`]);
        expect((await send(PLACES, { method: 'POST', body: '{}' })).status).toBe(405);
      });

      it('has a tag for each answer, which a client that holds it need not load again', async () => {
        const { get } = await service();
        const response = await get(`${PLACES}?q=Delhi`);
        const etag = response.headers.get('etag') ?? '';
        expect(response.headers.get('cache-control')).toBe('public, max-age=300');
        expect((await get(`${PLACES}?q=Delhi`, { 'If-None-Match': etag })).status).toBe(304);
        expect((await get(`${PLACES}?q=Mumbai`, { 'If-None-Match': etag })).status).toBe(200);
      });

      it.each([
        ['', 'q', 'This parameter is required.'],
        ['?country=IN', 'q', 'This parameter is required.'],
        ['?q=a&q=b', 'q', 'This parameter must be sent once.'],
        ['?q=Delhi&limit=0', 'limit', 'Must be a whole number from 1 to 50.'],
        ['?q=Delhi&limit=1e1', 'limit', 'Must be a whole number from 1 to 50.'],
        ['?q=Delhi&limit=', 'limit', 'Must be a whole number from 1 to 50.'],
        ['?q=Delhi&country=UK', 'country', 'Must be an ISO 3166-1 country code of two letters, such as IN.'],
        ['?q=Delhi&county=IN', 'county', 'This parameter is not accepted.'],
        [`?q=${'a'.repeat(101)}`, 'q', 'Must have at most 100 characters.'],
        [`?q=Delhi&${'x'.repeat(200)}=1`, `${'x'.repeat(64)}…`, 'This parameter is not accepted.'],
      ])('refuses %s', async (query, field, message) => {
        const response = await (await service()).get(PLACES + query);
        expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
        expect(await response.json()).toMatchObject({
          tool: '',
          error: { code: 'invalid_input', field_errors: [{ field, message }] },
          calculated_at: '2026-01-01T00:00:00Z',
        });
      });

      it('repeats the first ten of many parameters that it does not know', async () => {
        const query = Array.from({ length: 200 }, (_, index) => `x${index}=1`).join('&');
        const { error } = await told<{ error: { message: string; field_errors: unknown[] } }>(
          (await service()).get(`${PLACES}?q=Delhi&${query}`),
        );
        expect(error.field_errors).toHaveLength(10);
        expect(error.message).toContain('and 190 more');
      });

      it('is not counted', async () => {
        const { get } = await service({ requestsPerMinute: 1 });
        for (let call = 0; call < 3; call++) {
          const response = await get(`${PLACES}?q=Delhi`);
          expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([200, null]);
        }
      });
    });

    describe('the rate limit', () => {
      const rate = (response: Response) => RATE_HEADERS.map((name) => response.headers.get(name));

      it('counts down, refuses, and admits again after the announced wait', async () => {
        const { post, wait } = await service({ requestsPerMinute: 2 });
        expect(rate(await post(tool(SLUG)))).toEqual(['2', '1', '60']);
        wait(10_000);
        expect(rate(await post(tool(SLUG)))).toEqual(['2', '0', '50']);
        wait(500);
        const refused = await post(tool(SLUG));
        expect(refused.status).toBe(429);
        expect(rate(refused)).toEqual(['2', '0', '50']);
        expect(refused.headers.get('retry-after')).toBe('50');
        expect(refused.headers.get('cache-control')).toBe('no-store');
        expect(await refused.json()).toEqual({
          tool: SLUG,
          error: { code: 'rate_limited', message: expect.any(String), field_errors: [] },
          calculated_at: expect.stringMatching(/Z$/),
        });
        wait(50_000);
        expect(rate(await post(tool(SLUG)))).toEqual(['2', '0', '10']);
      });

      it.each([
        ['another spelling of its address', `${tool('%76edic-moon-sign-calculator')}?x=1`],
        ['the other family', agentTool(SLUG)],
      ])('is not escaped by %s', async (_name, path) => {
        const { post } = await service({ requestsPerMinute: 1 });
        expect([await statusOf(post(tool(SLUG))), await statusOf(post(path))]).toEqual([200, 429]);
      });

      it('is counted for each tool', async () => {
        const { post } = await service({ requestsPerMinute: 1 });
        for (const { slug, example } of tools) {
          expect((await post(tool(slug), JSON.stringify(example))).status).toBe(200);
        }
      });

      it('is counted for each client', async () => {
        const { post } = await service({ requestsPerMinute: 1 });
        for (const client of ['198.51.100.1', '198.51.100.2']) {
          expect((await post(tool(SLUG), EXAMPLE, { 'X-Forwarded-For': client })).status).toBe(200);
        }
      });

      it('counts calculations of known tools only', async () => {
        const { post, get, send } = await service({ requestsPerMinute: 1 });
        await get(tool(SLUG));
        await send(tool(SLUG), { method: 'HEAD' });
        await send(tool(SLUG), { method: 'OPTIONS' });
        await send(tool(SLUG), { method: 'PUT', body: EXAMPLE });
        await post(tool('nope'));
        expect((await post(tool(SLUG))).status).toBe(200);
      });

      it('leaves no headers where there is none', async () => {
        const response = await (await service()).post(tool(SLUG));
        expect(response.status).toBe(200);
        expect(rate(response)).toEqual([null, null, null]);
      });

      it('admits exactly the limit of many at once', async () => {
        const { post } = await service({ requestsPerMinute: 30 });
        const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await post(tool(SLUG))).status));
        expect(statuses.filter((status) => status === 200)).toHaveLength(30);
        expect(statuses.filter((status) => status === 429)).toHaveLength(70);
      });
    });

    describe('addresses', () => {
      const API_PATHS = ['/api/public/tools', '/api/public/tools/openapi.json', tool(SLUG), agentTool(SLUG)];
      const PAGE_PATHS = ['/', '/hi', '/style.css', '/page.js', '/tools', `/tools/${SLUG}`, `/de/tools/${SLUG}`];
      const PATHS = [...API_PATHS, ...PAGE_PATHS, '/healthz', '/readyz'];

      it.each(PATHS)('%s answers GET, and HEAD alike without a body', async (path) => {
        const { get, send } = await service();
        const whole = await get(path, { 'X-Request-Id': 'same' });
        const head = await send(path, { method: 'HEAD', headers: { 'X-Request-Id': 'same' } });
        expect([whole.status, head.status]).toEqual([200, 200]);
        expect((await whole.text()).length).toBeGreaterThan(0);
        expect(await head.text()).toBe('');
        expect(ownHeaders(head)).toEqual(ownHeaders(whole));
      });

      it.each(
        PATHS.flatMap((path) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const)).filter(
          ([method, path]) => method !== 'POST' || !path.endsWith(SLUG) || !path.startsWith('/api'),
        ),
      )('%s %s is 405 and says what is allowed', async (method, path) => {
        const response = await (await service()).send(path, { method, body: EXAMPLE });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe(
          path.endsWith(SLUG) && path.startsWith('/api') ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS',
        );
        expect(await response.json()).toMatchObject({ error: { code: 'invalid_input', field_errors: [] } });
      });

      it.each([
        ...[
          ...['/nope', '/api', '/api/public', '/api/public/agent-tools', '/api/public/toolsx', '/api/public/tools/a/b'],
          ...['//', '//example.org/', '/api/public//tools', '/API/PUBLIC/TOOLS', '/hi/api/public/tools', '/xx/tools'],
          ...['/style.css/style.css', '/hi/style.css', '/charts/west.svg'],
        ].map((path) => [path, ''] as [string, string]),
        [tool('nope'), 'nope'],
        [tool('nope/'), 'nope'],
        [agentTool('openapi.json'), 'openapi.json'],
        [agentTool('constructor'), 'constructor'],
        [tool('__proto__'), '__proto__'],
        [tool('VEDIC-MOON-SIGN-CALCULATOR'), 'VEDIC-MOON-SIGN-CALCULATOR'],
        [tool(`${SLUG}%20`), `${SLUG} `],
        [tool('..%2f..%2fetc%2fpasswd'), '../../etc/passwd'],
        [tool('%00'), '\0'],
        [tool('%0d%0aSet-Cookie:x=1'), '\r\nSet-Cookie:x=1'],
        [tool('%'), '%'],
        [tool('%zz%e0%a4'), '%zz%e0%a4'],
        [tool('%3Cscript%3E'), '<script>'],
        [tool('%E0%A4%B0'), 'र'],
        [tool('a'.repeat(5_000)), 'a'.repeat(100)],
        [tool('%F0%9F%8C%99'.repeat(200)), '🌙'.repeat(100)],
        ['/tools/nope', 'nope'],
        ['/methodology/constructor', 'constructor'],
        ['/hi/tools/nope', 'nope'],
      ])('%s is 404', async (path, slug) => {
        const { get, post } = await service({ requestsPerMinute: 1 });
        for (const response of [await get(path), await post(path)]) {
          expect(response.status).toBe(404);
          expect(response.headers.get('ratelimit-limit')).toBeNull();
          expect(await response.json()).toEqual({
            tool: slug,
            error: { code: 'not_found', message: expect.any(String), field_errors: [] },
            calculated_at: '2026-01-01T00:00:00Z',
          });
        }
      });

      it.each(PATHS.filter((path) => path !== '/'))('%s/ has moved', async (path) => {
        const response = await (await service()).send(`${path}/?a=b`, { redirect: 'manual' });
        expect(response.status).toBe(308);
        expect(response.headers.get('location')).toBe(`${path}?a=b`);
      });

      it('links in pages keep the path of the base address', async () => {
        const { get } = await service({ baseUrl: 'https://example.test/astro/' });
        const page = await (await get('/')).text();
        expect(page).toMatch(/href="\/astro\/style\.[0-9a-f]{8}\.css"/);
        expect(page).toContain(`href="/astro/tools/${SLUG}"`);
        expect(page).toContain('href="https://example.test/astro/"');
      });
    });

    describe('conditional requests', () => {
      const PATHS = ['/api/public/tools', '/api/public/tools/openapi.json', tool(SLUG), agentTool(SLUG), '/'];

      it.each(PATHS)('of %s', async (path) => {
        const { get } = await service();
        const first = await get(path);
        const etag = first.headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[\da-f]{32}"$/);
        expect(first.headers.get('cache-control')).toMatch(/^public, (?:s-maxage=0, )?max-age=\d+$/);
        for (const held of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b",W/${etag} ,"c"`, '*']) {
          const response = await get(path, { 'If-None-Match': held });
          expect([held, response.status]).toEqual([held, 304]);
          expect(await response.text()).toBe('');
          expect(response.headers.get('etag')).toBe(etag);
          expect(response.headers.get('vary')).toBe(first.headers.get('vary'));
        }
        for (const held of ['"other"', etag.slice(1, -1), '', 'W/', `"${etag.slice(1, 9)}"`]) {
          expect((await get(path, { 'If-None-Match': held })).status).toBe(200);
        }
      });

      it('tell the two forms of the index apart', async () => {
        const { get } = await service();
        const etag = (await get('/api/public/tools')).headers.get('etag') ?? '';
        expect((await get('/api/public/tools', { accept: 'text/html', 'If-None-Match': etag })).status).toBe(200);
      });
    });

    describe('every response', () => {
      const CALLS: readonly (readonly [string, string, RequestInit])[] = [
        ['200', '/api/public/tools', {}],
        ['a page', '/', {}],
        ['204', tool(SLUG), { method: 'OPTIONS' }],
        ['304', '/', { headers: { 'If-None-Match': '*' } }],
        ['308', '/api/public/tools/', { redirect: 'manual' }],
        ['400', tool(SLUG), { method: 'POST', body: Uint8Array.of(1) }],
        ['404', '/nope', {}],
        ['405', '/', { method: 'DELETE' }],
      ];

      it.each(CALLS)('%s may be read by any origin, is not sniffed and has an id', async (_name, path, init) => {
        const { headers } = await (await service()).send(path, init);
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toEqual(
          expect.arrayContaining([...RATE_HEADERS, 'retry-after', 'x-request-id']),
        );
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
      });

      it.each([
        ...['abc-123', 'A.b_c:d', 'x'.repeat(100)].map((id) => [id, true] as const),
        ...[`nir_${'a'.repeat(32)}`, `id:nir_${'a'.repeat(32)}`].map((id) => [id, false] as const),
        ...['x'.repeat(101), '', 'a b', 'a;b', '<script>', '$(id)'].map((id) => [id, false] as const),
      ])('takes over the id %s: %s', async (id, isTaken) => {
        const response = await (await service()).get('/healthz', { 'X-Request-Id': id });
        expect(response.headers.get('x-request-id') === id).toBe(isTaken);
      });

      it.each([tool(SLUG), '/api/public/tools', '/nope'])('lets a browser ask about %s first', async (path) => {
        const response = await (await service()).send(path, {
          method: 'OPTIONS',
          headers: {
            Origin: 'https://elsewhere.test',
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'content-type',
          },
        });
        expect(response.status).toBe(204);
        expect(await response.text()).toBe('');
        expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS');
        expect(response.headers.get('access-control-allow-headers')).toBe('*');
        expect(response.headers.get('access-control-max-age')).toBe('86400');
      });
    });

    describe('pages', () => {
      it.each(['/', '/hi', `/tools/${SLUG}`])('%s loads what the service has, and runs nothing else', async (path) => {
        const { get } = await service();
        const response = await get(path);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("style-src 'self'");
        expect(policy).toContain("script-src 'self'");
        expect(policy).not.toMatch(/unsafe|data:|https?:/);
        const page = await response.text();
        expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/i);
        // What search engines read is data, which no browser runs.
        const run = page.match(/<script(?! type="application\/ld\+json">)[^>]*>/g);
        expect(run).toEqual([expect.stringMatching(/^<script src="\/page\.[0-9a-f]{8}\.js" defer="">$/)]);
        for (const [file, type] of [
          ['/style.css', 'text/css'],
          ['/page.js', 'text/javascript'],
        ] as const) {
          const loaded = await get(file);
          expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
        }
      });

      it('link to addresses that answer', async () => {
        const { get } = await service();
        const page = await (await get('/')).text();
        const links = [...page.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map((match) =>
          (match[1] ?? '').replaceAll('&amp;', '&'),
        );
        expect(links).toEqual(expect.arrayContaining(tools.map((entry) => `/tools/${entry.slug}`)));
        for (const link of links)
          expect([link, (await get(link)).status]).toEqual([link, expect.toBeOneOf([200, 303])]);
      });
    });

    describe('failures', () => {
      const secret = new Error('ENOENT: /home/secret/kernel.bsp');
      const broken = (error: unknown): Ephemeris => {
        const fail = () => {
          throw error;
        };
        return {
          description: { library: 'none', version: '0', source: 'none' },
          span: { first: 0, last: 1e7 },
          position: fail,
          motion: fail,
        };
      };

      it('in a calculation are told to the operator and not to the client', async () => {
        const seen: unknown[] = [];
        const onError: SubjectOptions['onError'] = (error, { requestId }) => seen.push([error, requestId]);
        const { post } = await service({ onError, ephemeris: broken(secret) });
        const response = await post(tool(SLUG), EXAMPLE, { 'X-Request-Id': 'r1' });
        expect(response.status).toBe(500);
        const body = await response.text();
        expect(body).not.toMatch(/ENOENT|secret|stack|\.ts/);
        expect(JSON.parse(body)).toMatchObject({ tool: SLUG, error: { code: 'internal_error', field_errors: [] } });
        expect(seen).toEqual([[secret, 'r1']]);
      });

      it('of an engine that does not answer are 502', async () => {
        const error = new CalculationError('engine_unavailable', 'The engine does not answer.');
        const response = await (await service({ ephemeris: broken(error) })).post(tool(SLUG));
        expect(response.status).toBe(502);
        expect(await response.json()).toMatchObject({ error: { code: 'engine_unavailable' } });
      });

      it('of the observer cost nobody an answer', async () => {
        const onError = () => {
          throw secret;
        };
        const response = await (await service({ ephemeris: broken(secret), onError })).post(tool(SLUG));
        expect(response.status).toBe(500);
        expect(await response.json()).toMatchObject({ error: { code: 'internal_error' } });
      });

      it('make the service alive but not ready', async () => {
        const { get } = await service({ ephemeris: broken(secret), onError: () => {} });
        expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503]);
      });
    });
  });
}

/** A body of spaces that does not say how long it is, and how much of it was taken. */
export function spaces(size: number): { body: ReadableStream<Uint8Array>; sent: () => number } {
  const piece = 10_000;
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (sent >= size) return controller.close();
    controller.enqueue(new Uint8Array(piece).fill(0x20));
    sent += piece;
  };
  return { body: new ReadableStream({ pull }), sent: () => sent };
}

/** What the handler said; a server adds its own about the connection and the length. */
function ownHeaders({ headers }: Response): Record<string, string> {
  const own = [...headers].filter(([name]) => !['connection', 'keep-alive', 'date', 'content-length'].includes(name));
  return Object.fromEntries(own.filter(([name]) => name !== 'transfer-encoding'));
}

/** In the language that the example of a timing tool names. */
function disclaimerOf({ slug, example, disclaimer }: AnyTool): string {
  const { locale = 'en' } = example as { readonly locale?: LanguageCode };
  const told: Readonly<Record<string, string>> = LANGUAGES[locale].disclaimers;
  return told[slug] ?? disclaimer;
}

function fail(): never {
  throw new Error(`The registry has no ${SLUG}.`);
}
