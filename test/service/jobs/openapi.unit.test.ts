import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { keyedOpenApi } from '../../../src/service/jobs/openapi.js';
import { ask, finished, onEachStore, order, poll } from '../../support/keyed.js';

interface Answered {
  readonly headers: Readonly<Record<string, object>>;
  readonly content?: { readonly 'application/json': { readonly schema: object; readonly example: unknown } };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: object; example: object } } };
  readonly responses: Readonly<Record<string, Answered>>;
}

const BASE = 'https://example.test';
const document = JSON.parse(JSON.stringify(keyedOpenApi(BASE)));
const used = new Set<string>();

function target(reference: string): unknown {
  const found = reference
    .split('/')
    .slice(1)
    .reduce((node, key) => node?.[key], document);
  if (!reference.startsWith('#/') || found === undefined) throw new Error(`${reference} leads nowhere.`);
  return found;
}

function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) {
    used.add(String(node.$ref));
    return resolved(target(String(node.$ref)));
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
}

const paths = resolved(document.paths) as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const start = paths['/api/b2b/career-dna']?.['post'] as Operation;
const read = paths['/api/b2b/jobs/{job_id}']?.['get'] as Operation;

function schemaOf({ responses }: Operation, status: number): object {
  return responses[status]?.content?.['application/json'].schema as object;
}

describe('openapi.json of the keyed interface', () => {
  it('is OpenAPI 3.1 with a key for all but itself', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0' },
      servers: [{ url: BASE }],
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
    });
    expect(document.paths['/api/b2b/openapi.json'].get.security).toEqual([]);
  });

  it('refers to nothing that it does not hold, and holds nothing that it does not refer to', () => {
    const { securitySchemes: _, ...components } = document.components as Readonly<Record<string, object>>;
    const held = Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...used].sort()).toEqual(held.sort());
  });

  it('has eight operations, each with the statuses that it may have', () => {
    expect(operations.map(({ operation }) => operation.operationId).join(' ')).toBe(
      'start_career_dna start_calculations list_jobs read_job read_results read_account list_keys describe_keyed_api',
    );
    const statuses = '202 400 401 402 409 413 415 422 429 500 502 default';
    expect(Object.keys(start.responses).join(' ')).toBe(statuses);
    for (const status of [202, 400, 402, 409, 413, 415, 422, 429]) {
      expect(Object.keys(start.responses[status]?.headers ?? {})).toEqual(
        expect.arrayContaining(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
      );
    }
  });

  it('shows examples that are what it says', () => {
    for (const { path, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const media = content?.['application/json'];
        if (media) expect([path, status, Check(media.schema, media.example)]).toEqual([path, status, true]);
      }
    }
    const media = start.requestBody?.content['application/json'];
    expect(Check(media?.schema as object, media?.example)).toBe(true);
    expect(Check(media?.schema as object, { ...media?.example, gender: 'f' })).toBe(false);
    expect(Check(media?.schema as object, { ...media?.example, birth_timezone: undefined })).toBe(false);
  });
});

onEachStore(({ served }) => {
  it('is what the service answers', async () => {
    const { service, key } = await served({}, { calculated: 2, interpreted: 5 });
    const accepted = await order(service, key, { query: '?output=interpreted' });
    expect(Check(schemaOf(start, 202), accepted.told)).toBe(true);
    for (const field of Object.keys(accepted.told)) {
      expect(Check(schemaOf(start, 202), { ...accepted.told, [field]: undefined })).toBe(false);
    }
    const waiting = await poll(service, key, accepted.told['job_id']);
    expect(Check(schemaOf(read, 200), waiting)).toBe(true);
    const done = await finished(service, key, accepted.told['job_id']);
    const [text, provenance] = ['interpretation', 'provenance'].map((name) => Object(done['result'])[name]);
    expect([text.written_by, typeof provenance]).toEqual([{ kind: 'rules', version: '1.2.0' }, 'object']);
    expect(Check(schemaOf(read, 200), done)).toBe(true);
    expect(Check(schemaOf(read, 200), { ...done, result: { ...Object(done['result']), themes: undefined } })).toBe(
      false,
    );
    const plain = await order(service, key);
    expect(Check(schemaOf(read, 200), await finished(service, key, plain.told['job_id']))).toBe(true);
    const refusals = [
      await order(service, undefined),
      await order(service, key, { body: { value: {} } }),
      await ask(service, 'GET', `/api/b2b/jobs/${crypto.randomUUID()}`, { key }),
      await ask(service, 'PUT', '/api/b2b/career-dna', { key }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 400, 404, 405]);
    for (const { told } of refusals) expect(Check(schemaOf(start, 400), told)).toBe(true);
  });
});
