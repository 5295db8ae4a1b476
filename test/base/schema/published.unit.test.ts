import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/base/schema/formats.js';
import { publishedInput, publishedResult } from '../../../src/base/schema/published.js';
import { createHandler } from '../../../src/entries/http.js';
import { type AnyTool, allTools, careerDnaTool, findTool } from '../../../src/entries/index.js';
import { keyedOpenApi } from '../../../src/service/jobs/openapi.js';
import { SHORT_LIST } from '../../../src/service/mcp/listing.js';
import { toolList } from '../../../src/service/mcp/tools.js';

const BASE = 'https://example.test';
const handle = createHandler({ baseUrl: BASE });
const read = async (path: string) => (await handle(new Request(BASE + path))).json();

type Document = { readonly components: { readonly schemas: Readonly<Record<string, AnySchema>> } };
const documents: readonly (readonly [string, Document])[] = [
  ['public.json', await read('/api/public/tools/openapi.json')],
  ['keyed.json', JSON.parse(JSON.stringify(keyedOpenApi(BASE)))],
];

/**
 * As it is, but for what does not decide whether a schema is taken: without lines on the console about unions of types,
 * each component compiled once and not in every place, and the code that is made left as it is.
 */
const QUIET: Options = { logger: false, inlineRefs: false, code: { optimize: false } };

/** The validators that compile a schema with what they bring along. */
const VALIDATORS = {
  Ajv: () => new Ajv(QUIET),
  'Ajv with formats': () => ajvFormats.default(new Ajv(QUIET)),
  'Ajv 2020-12': () => new Ajv2020(QUIET),
  'Ajv 2020-12 with formats': () => ajvFormats.default(new Ajv2020(QUIET)),
} as const;

/** Those that compile a schema in which a format of the vocabulary stands. */
const WITH_FORMATS = {
  'Ajv 2020-12 with formats': () => ajvFormats.default(new Ajv2020(QUIET)),
  'Ajv 2020-12 that looks at no format': () => new Ajv2020({ ...QUIET, validateFormats: false }),
} as const;

const listed = toolList({ ...SHORT_LIST, schemas: 'full' });
const calculators = [...allTools, careerDnaTool] as readonly AnyTool[];
const index = await read('/api/public/tools');
const descriptions = await Promise.all(allTools.map(({ slug }) => read(`/api/public/tools/${slug}`)));

/** Every schema of an input that anybody is shown, by where it stands; the same one once. */
const inputs = new Map<string, readonly [string, AnySchema]>();
for (const [where, schema] of [
  ...calculators.map((tool) => [`the input of ${tool.slug}`, publishedInput(tool.inputSchema)] as const),
  ...descriptions.map(({ tool, input_schema }) => [`the description of ${tool}`, input_schema] as const),
  ...listed.map(({ name, inputSchema }) => [`the arguments of ${name}`, inputSchema] as const),
  ...toolList().map(({ name, inputSchema }) => [`the arguments of ${name} in few words`, inputSchema] as const),
  ...documents.flatMap(([name, { components }]) =>
    Object.entries(components.schemas)
      .filter(([schema]) => /(?:Input|Request)$/.test(schema))
      .map(([schema, content]) => [`${schema} of ${name}`, located(content, name)] as const),
  ),
]) {
  const text = JSON.stringify(schema);
  if (!inputs.has(text)) inputs.set(text, [where, schema]);
}

describe('a published schema of an input', () => {
  const ofInputs = new Ajv(QUIET);

  it.each(Object.entries(VALIDATORS))('compiles as it is in %s', (_, make) => {
    const validator = make();
    for (const [name, { components }] of documents) {
      // What components refer to.
      validator.addSchema({ $id: name, $defs: located(components.schemas, name) as object });
    }
    for (const [where, schema] of inputs.values()) expect(() => validator.compile(schema), where).not.toThrow();
    expect(inputs.size).toBeGreaterThan(allTools.length);
  });

  it.each([...inputs.values()])('has no format and no keyword of our own: %s', (_, schema) => {
    expect(keywordsOf(schema as object).filter((word) => word === 'format' || word.startsWith('x-'))).toEqual([]);
  });

  it.each(calculators.map((tool) => [tool.slug, tool] as const))(
    'of %s admits its example and the inputs that are answered, and no field more',
    (slug, tool) => {
      const validate = ofInputs.compile(publishedInput(tool.inputSchema));
      for (const input of [tool.example, ...answered(slug).map(({ input: given }) => given)]) {
        expect([input, validate(input), validate.errors]).toEqual([input, true, null]);
      }
      expect(validate({ ...tool.example, colour: 'red' })).toBe(false);
      for (const field of tool.inputSchema.required ?? []) {
        expect(validate(Object.fromEntries(Object.entries(tool.example).filter(([name]) => name !== field)))).toBe(
          false,
        );
      }
    },
  );

  it('says of a free text what its format says', () => {
    const tool = findTool('personal-activation') as AnyTool;
    const validate = ofInputs.compile(publishedInput(tool.inputSchema));
    const format = new RegExp(FORMATS['free-text'].pattern, 'u');
    for (const text of [
      'a',
      '',
      ' ',
      '\n\t',
      ' Delhi ',
      'x'.repeat(200),
      'x'.repeat(201),
      '🌙'.repeat(200),
      '\u3000',
    ]) {
      expect([text, validate({ ...tool.example, birth_place: text })]).toEqual([text, format.test(text)]);
    }
  });
});

describe('a published schema of a result', () => {
  const validators = Object.entries(WITH_FORMATS);
  const ofResults = WITH_FORMATS['Ajv 2020-12 with formats']();

  it.each(validators)('that AI clients are shown compiles in %s', (_, make) => {
    const validator = make();
    // A tool that answers with a picture has no schema of a result.
    const structured = listed.filter(({ outputSchema }) => outputSchema !== undefined);
    expect(listed.length - structured.length).toBe(1);
    for (const { name, outputSchema } of structured) {
      expect(() => validator.compile(outputSchema as AnySchema), name).not.toThrow();
    }
  });

  it.each(validators)('that a document has compiles in %s', (_, make) => {
    const validator = make();
    for (const [name, { components }] of documents) {
      validator.addSchema({ $id: name, $defs: located(components.schemas, name) as object });
      for (const schema of Object.keys(components.schemas)) {
        expect(() => validator.compile({ $ref: `${name}#/$defs/${schema}` }), schema).not.toThrow();
      }
    }
  });

  it.each(allTools.map((tool) => [tool.slug, tool] as const))('of %s describes every recorded one', (slug, tool) => {
    const validate = ofResults.compile(publishedResult(tool.resultSchema));
    const results = answered(slug).map(({ result }) => result);
    expect(results.length).toBeGreaterThan(1);
    for (const result of results) expect([validate(result), validate.errors]).toEqual([true, null]);
    expect(validate({})).toBe(false);
  });
});

describe('the patterns that are published', () => {
  const patterns = [...new Set([index, descriptions, listed, documents].flatMap(patternsIn))];
  const TEXTS = [
    '',
    ' ',
    'x',
    '1990-05-17',
    '1990-5-17',
    '1990-05',
    '2026-05',
    '05-17',
    '10:20',
    '1990-05-17T10:20',
    'Asia/Kolkata',
    'IN',
    'standard',
    '-06:00',
    'raman',
    '23.857092@2000-01-01T12:00',
    '+05:53:20',
    '05:53',
  ];
  const admitted = (pattern: string) => TEXTS.filter((text) => new RegExp(pattern, 'u').test(text));

  it('are some, and each admits some of the texts', () => {
    expect(patterns.length).toBeGreaterThan(6);
    expect(patterns.filter((pattern) => admitted(pattern).length === 0)).toEqual([]);
  });

  it.each(patterns)('mean the same in RE2: %s', (pattern) => {
    const compiled = RE2JS.compile(pattern);
    expect(TEXTS.filter((text) => compiled.matcher(text).find())).toEqual(admitted(pattern));
  });

  it('mean the same in Python', ({ skip }) => {
    const program =
      'import json,re,sys; p,t=json.load(sys.stdin); print(json.dumps([[x for x in t if re.search(q,x)] for q in p]))';
    const input = JSON.stringify([patterns, TEXTS]);
    const { error, stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
    if (error) skip('There is no python3.');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(patterns.map(admitted));
  });
});

/** Schemas in which references lead into a document of definitions. */
function located(schemas: unknown, name: string): AnySchema {
  return JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', `${name}#/$defs/`));
}

interface Answered {
  readonly input: object;
  readonly result: unknown;
}

/** The recorded answers of a tool that are no errors. */
function answered(slug: string): Answered[] {
  if (slug === careerDnaTool.slug) return [];
  const cases = JSON.parse(readFileSync(`golden/expected/${slug}.json`, 'utf8')) as { envelope: object }[];
  return cases.flatMap(({ envelope }) => ('result' in envelope ? [envelope as Answered] : []));
}

/** The keywords of a schema and of the parts below it. What stands in `properties` are names. */
function keywordsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([word, value]) => {
    const parts =
      word === 'properties' ? Object.values(value) : word === 'anyOf' ? value : word === 'items' ? [value] : [];
    return [word, ...(parts as object[]).flatMap(keywordsOf)];
  });
}

function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern } = node as { pattern?: unknown };
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(node).flatMap(patternsIn)];
}
