import { readFileSync } from 'node:fs';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { createHandler, SlidingWindowLimiter } from '../../../src/entries/http.js';
import { allTools } from '../../../src/entries/index.js';
import { shapes } from '../../../src/service/http/openapi/shapes.js';

const BASE = 'https://example.test';
const handle = createHandler({ baseUrl: BASE, now: () => new Date('2026-01-01T00:00:00Z') });

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly example?: string;
    readonly schema: { readonly maximum?: number; readonly default?: unknown };
  }[];
  readonly requestBody?: { readonly content: Record<string, { schema: object; example: object }> };
  readonly responses: Record<string, Answered>;
}
interface Answered {
  readonly headers: object;
  readonly content?: Record<string, { schema: object; example: unknown }>;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, object>>;
}

const read = async (path: string) => (await handle(new Request(BASE + path))).json();
const post = (path: string, body: string, type = 'application/json') =>
  handle(new Request(BASE + path, { method: 'POST', body, headers: { 'Content-Type': type } }));
const document = (await read('/api/public/tools/openapi.json')) as OpenApi;
const used = new Set<string>();
/** The document with every reference replaced by what it names. */
const whole = resolved(document) as OpenApi;
const operations = Object.entries(whole.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const calculators = operations.filter(({ method }) => method === 'post');

function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) {
    used.add(String(node.$ref));
    return resolved(target(String(node.$ref)));
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
}

function target(reference: string): unknown {
  const keys = reference.split('/').slice(1);
  const found = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
  if (!reference.startsWith('#/') || found === undefined) throw new Error(`${reference} leads nowhere.`);
  return found;
}

function schemaOf(operation: Operation | undefined, status: number): object {
  const schema = operation?.responses[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`There is no schema for ${status}.`);
  return schema;
}

/** The example of a status of a calculation. */
function exampleOf(operation: Operation | undefined, status: number | 'default'): unknown {
  return operation?.responses[status]?.content?.['application/json']?.example;
}

describe('openapi.json', () => {
  it('is OpenAPI 3.1 of version 1.0.0 at the base address', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.0.0');
    expect(document.servers).toEqual([{ url: BASE }]);
  });

  it('refers to nothing that it does not hold, and holds nothing that it does not refer to', () => {
    const held = Object.entries(document.components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...used].sort()).toEqual(held.sort());
  });

  it('has both families of every tool, the index and the places', () => {
    const families = allTools.flatMap(({ slug }) => [`/api/public/tools/${slug}`, `/api/public/agent-tools/${slug}`]);
    const others = ['/api/public/tools', '/api/public/tools/openapi.json', '/api/public/places', '/healthz', '/readyz'];
    expect(Object.keys(whole.paths).sort()).toEqual([...others, ...families].sort());
  });

  it('names each operation once, after its tool', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { slug } of allTools) {
      const name = slug.replaceAll('-', '_');
      const { get, post } = whole.paths[`/api/public/tools/${slug}`] ?? {};
      expect([get?.operationId, post?.operationId]).toEqual([`describe_${name}`, `calculate_${name}`]);
      const agent = whole.paths[`/api/public/agent-tools/${slug}`] ?? {};
      expect([agent['get']?.operationId, agent['post']?.operationId]).toEqual([`describe_use_${name}`, `use_${name}`]);
    }
  });

  it('declares every tag', () => {
    const tags = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...tags].sort()).toEqual(document.tags.map(({ name }) => name).sort());
  });

  it('tells every status and header of a calculation', () => {
    for (const { operation } of calculators) {
      const statuses = ['200', '400', '404', '413', '415', '422', '429', '500', '502', 'default'];
      expect(Object.keys(operation.responses)).toEqual(statuses);
      for (const status of [200, 429]) {
        expect(Object.keys(operation.responses[status]?.headers ?? {})).toEqual(
          expect.arrayContaining(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-Request-Id']),
        );
      }
      expect(operation.responses[429]?.headers).toHaveProperty('Retry-After');
    }
  });

  it.each(calculators.map(({ path, operation }) => [path, operation] as const))(
    'describes what POST %s takes and answers',
    async (path, operation) => {
      const media = operation.requestBody?.content['application/json'];
      expect(Check(media?.schema as object, media?.example)).toBe(true);
      expect(Check(media?.schema as object, { ...media?.example, undeclared: 1 })).toBe(false);
      const success = (await (await post(path, JSON.stringify(media?.example))).json()) as Record<string, unknown>;
      expect(exampleOf(operation, 200)).toEqual(success);
      expect(Check(schemaOf(operation, 200), success)).toBe(true);
      for (const field of Object.keys(success)) {
        expect([field, Check(schemaOf(operation, 200), { ...success, [field]: undefined })]).toEqual([field, false]);
      }
      const failure = await (await post(path, '{}')).json();
      expect(Check(schemaOf(operation, 400), failure)).toBe(true);
      expect(Check(schemaOf(operation, 400), { ...(failure as object), error: {} })).toBe(false);
    },
  );

  it('describes what every GET answers, always in JSON', async () => {
    for (const { path, operation } of operations.filter(({ method }) => method === 'get')) {
      expect(Object.keys(operation.responses[200]?.content ?? {})).toEqual(['application/json']);
      const query = path === '/api/public/places' ? '?q=Delhi' : '';
      expect([path, Check(schemaOf(operation, 200), await read(path + query))]).toEqual([path, true]);
    }
  });

  it('describes the parameters of the search for places as they are taken', async () => {
    const parameters =
      whole.paths['/api/public/places']?.['get']?.parameters?.filter((one) => one.in === 'query') ?? [];
    expect(parameters.map(({ name, required = false }) => [name, required])).toEqual([
      ['q', true],
      ['country', false],
      ['limit', false],
      ['locale', false],
    ]);
    const query = new URLSearchParams(
      parameters.map(({ name, example, schema }) => [name, `${example ?? schema.default ?? schema.maximum}`]),
    );
    query.set('limit', '1');
    const operation = whole.paths['/api/public/places']?.['get'];
    expect(exampleOf(operation, 200)).toEqual(await read(`/api/public/places?${query}`));
    query.set('limit', '51');
    expect((await handle(new Request(`${BASE}/api/public/places?${query}`))).status).toBe(400);
  });

  it('has an example of everything that it answers, true to its schema', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (status === '304') continue;
        const { schema, example } = content?.['application/json'] ?? {};
        expect([operation.operationId, status, Check(schema as object, example)]).toEqual([
          operation.operationId,
          status,
          true,
        ]);
      }
    }
  });

  it.each(allTools.map(({ slug }) => slug))('shows a recorded answer of %s', (slug) => {
    const example = exampleOf(whole.paths[`/api/public/tools/${slug}`]?.['post'], 200);
    expect(recorded(slug)).toContainEqual(example);
  });

  it('shows recorded answers to what is not valid and to what cannot be calculated', () => {
    const [calculator] = calculators;
    for (const status of [400, 422]) {
      expect(recorded('vedic-moon-sign-calculator')).toContainEqual(exampleOf(calculator?.operation, status));
    }
  });

  it('shows what the service answers where the tools have no say', async () => {
    const path = '/api/public/tools/vedic-moon-sign-calculator';
    const now = () => new Date('2026-01-01T00:00:00Z');
    const limited = createHandler({ now, rateLimiter: { take: () => decision }, clientId: () => '' });
    const decision = { allowed: false, limit: 30, remaining: 0, resetSeconds: 42 };
    const fail = () => {
      throw new Error('broken');
    };
    const broken = createHandler({ now, rateLimiter: { take: fail }, clientId: () => '' });
    const confused = createHandler({ now, rateLimiter: new SlidingWindowLimiter(), clientId: fail });
    const request = () => new Request(BASE + path, { method: 'POST' });
    const answers: [status: number | 'default', response: Response][] = [
      [404, await post('/api/public/tools/tarot', '{}')],
      [413, await post(path, ' '.repeat(65_537))],
      [415, await post(path, '{}', 'text/plain')],
      [429, await limited(request())],
      [500, await confused(request())],
      [502, await broken(request())],
      ['default', await handle(new Request(BASE + path, { method: 'DELETE' }))],
    ];
    for (const [status, response] of answers) {
      expect(response.status).toBe(status === 'default' ? 405 : status);
      const { calculated_at, ...envelope } = (await response.json()) as Record<string, unknown>;
      expect(exampleOf(calculators[0]?.operation, status)).toMatchObject(envelope);
    }
  });

  it('names the codes of each status', () => {
    const codes = { 400: 'invalid_input', 404: 'not_found', 413: 'invalid_input', 415: 'invalid_input' };
    const further = { 422: 'engine_error', 429: 'rate_limited', 500: 'internal_error', 502: 'engine_unavailable' };
    for (const [status, code] of Object.entries({ ...codes, ...further })) {
      const schema = schemaOf(calculators[0]?.operation, Number(status)) as typeof ERROR_SCHEMA;
      expect(schema.properties.error.properties.code.enum).toEqual([code]);
    }
  });

  it('gives names to all objects that stand in the results of two tools', () => {
    const places = new Map<string, Set<string>>();
    for (const { slug } of allTools) {
      const name = slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      for (const shape of objectsIn(document.components['schemas']?.[`${name}Result`] as Schema)) {
        places.set(shape, (places.get(shape) ?? new Set()).add(slug));
      }
    }
    expect([...places].filter(([, slugs]) => slugs.size > 1)).toEqual([]);
  });

  it('names no shape that no result has', () => {
    const held = Object.keys(document.components['schemas'] ?? {});
    expect(Object.keys(shapes()).filter((name) => !held.includes(name))).toEqual([]);
  });

  it('describes one family of paths for who asks for it', async () => {
    const { paths, tags, ...rest } = (await read('/api/public/tools/openapi.json?family=tools')) as OpenApi;
    expect(Object.keys(paths).filter((path) => path.includes('agent'))).toEqual([]);
    expect(Object.keys(paths)).toHaveLength(allTools.length + 5);
    expect(tags.map(({ name }) => name)).toEqual(['index', 'places', 'tools', 'service']);
    expect(rest).toEqual((({ paths: _, tags: __, ...same }) => same)(document));
  });

  it.each([
    ['family=tarot', 'family', 'Must be one of: tools, agent-tools.'],
    ['family=', 'family', 'Must be one of: tools, agent-tools.'],
    ['family=tools&family=tools', 'family', 'This parameter must be sent once.'],
    ['familie=tools', 'familie', 'This parameter is not accepted.'],
  ])('refuses the query %s', async (query, field, message) => {
    const response = await handle(new Request(`${BASE}/api/public/tools/openapi.json?${query}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { field_errors: [{ field, message }] } });
  });

  it('holds schemas that are JSON Schema 2020-12 and nothing else', () => {
    for (const schema of Object.values(document.components['schemas'] ?? {})) {
      expect(unknownKeywords(schema)).toEqual([]);
    }
  });

  it('says of every array what it holds, which linters ask for', () => {
    for (const schema of Object.values(document.components['schemas'] ?? {})) {
      expect(arraysWithoutItems(schema)).toEqual([]);
    }
  });
});

const ERROR_SCHEMA = { properties: { error: { properties: { code: { enum: [''] } } } } };

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The objects inside a schema, as texts. */
function objectsIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return inner.flatMap((schema) => [...(schema.properties ? [JSON.stringify(schema)] : []), ...objectsIn(schema)]);
}

function arraysWithoutItems(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as { type?: unknown };
  const isArray = type === 'array' || (Array.isArray(type) && type.includes('array'));
  const found = isArray && !('items' in node) ? [node] : [];
  return [...found, ...Object.values(node).flatMap(arraysWithoutItems)];
}

/** The stored answers of a tool. */
function recorded(slug: string): unknown[] {
  const cases = JSON.parse(readFileSync(`golden/expected/${slug}.json`, 'utf8')) as { envelope: unknown }[];
  return cases.map(({ envelope }) => envelope);
}

const KEYWORDS = new Set([
  ...'$ref type description properties required additionalProperties items anyOf const enum pattern'.split(' '),
  ...'minLength maxLength format minimum maximum minItems uniqueItems maxItems'.split(' '),
]);

function unknownKeywords(schema: object): string[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'properties') return Object.values(value as object).flatMap(unknownKeywords);
    if (keyword === 'anyOf') return (value as object[]).flatMap(unknownKeywords);
    if (keyword === 'items') return unknownKeywords(value as object);
    return KEYWORDS.has(keyword) ? [] : [keyword];
  });
}

describe('the query parameters of a calculator', () => {
  const parametersOf = (slug: string) =>
    calculators
      .filter(({ path }) => path.endsWith(`/${slug}`))
      .map(({ operation }) => operation.parameters ?? [])
      .map((parameters) => parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));

  it.each([
    ['sun-sign', ['locale']],
    ['vedic-moon-sign-calculator', ['ayanamsha', 'time_within', 'clock', 'locale']],
    [
      'birth-chart-calculator',
      ['ayanamsha', 'node', 'time_within', 'clock', 'dasha_year', 'hora_variant', 'sunrise', 'locale'],
    ],
    ['daily-timing', ['ayanamsha', 'day', 'at_lat', 'at_lon', 'brahma_muhurta', 'sunrise', 'locale']],
  ])('are the options of %s in both families', (slug, names) => {
    expect(parametersOf(slug)).toEqual([names, names]);
  });
});
