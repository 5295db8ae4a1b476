import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/http.js';
import { allTools } from '../../../src/index.js';

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
    readonly schema: { readonly maximum?: number };
  }[];
  readonly requestBody?: { readonly content: Record<string, { schema: object; example: object }> };
  readonly responses: Record<string, { headers: object; content?: Record<string, { schema: object }> }>;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, object>>;
}

const document = (await (await handle(new Request(`${BASE}/api/public/tools/openapi.json`))).json()) as OpenApi;
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
    expect(Object.keys(whole.paths).sort()).toEqual(
      ['/api/public/tools', '/api/public/tools/openapi.json', '/api/public/places', ...families].sort(),
    );
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
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses).toEqual([200, 400, 404, 413, 415, 422, 429, 500, 502]);
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
      const post = (body: unknown) =>
        handle(
          new Request(BASE + path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          }),
        );
      const success = (await (await post(media?.example)).json()) as Record<string, unknown>;
      expect(Check(schemaOf(operation, 200), success)).toBe(true);
      for (const field of Object.keys(success)) {
        expect([field, Check(schemaOf(operation, 200), { ...success, [field]: undefined })]).toEqual([field, false]);
      }
      const failure = await (await post({})).json();
      expect(Check(schemaOf(operation, 400), failure)).toBe(true);
      expect(Check(schemaOf(operation, 400), { ...(failure as object), error: {} })).toBe(false);
    },
  );

  it('describes what every GET answers', async () => {
    for (const { path, operation } of operations.filter(({ method }) => method === 'get')) {
      const query = path === '/api/public/places' ? '?q=Delhi' : '';
      const body = await (await handle(new Request(BASE + path + query))).json();
      expect([path, Check(schemaOf(operation, 200), body)]).toEqual([path, true]);
    }
  });

  it('describes the parameters of the search for places as they are taken', async () => {
    const parameters =
      whole.paths['/api/public/places']?.['get']?.parameters?.filter((one) => one.in === 'query') ?? [];
    expect(parameters.map(({ name, required = false }) => [name, required])).toEqual([
      ['q', true],
      ['country', false],
      ['limit', false],
    ]);
    const query = new URLSearchParams(
      parameters.map(({ name, example, schema }) => [name, `${example ?? schema.maximum}`]),
    );
    expect((await handle(new Request(`${BASE}/api/public/places?${query}`))).status).toBe(200);
    query.set('limit', '51');
    expect((await handle(new Request(`${BASE}/api/public/places?${query}`))).status).toBe(400);
  });

  it('holds schemas that are JSON Schema 2020-12 and nothing else', () => {
    for (const schema of Object.values(document.components['schemas'] ?? {})) {
      expect(unknownKeywords(schema)).toEqual([]);
    }
  });
});

const KEYWORDS = new Set([
  '$ref',
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'const',
  'enum',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
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
    ['sun-sign', []],
    ['vedic-moon-sign-calculator', ['ayanamsha']],
    ['birth-chart-calculator', ['ayanamsha', 'node']],
    ['daily-timing', ['ayanamsha', 'day', 'at_lat', 'at_lon']],
  ])('are the options of %s in both families', (slug, names) => {
    expect(parametersOf(slug)).toEqual([names, names]);
  });
});
