import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEY } from '../../src/base/schema/fields.js';
import { selectedColumns, selectedRow } from '../../src/calculation/selection.js';
import type { AnyTool } from '../../src/calculation/tool.js';
import { allTools, runTool, type SuccessEnvelope } from '../../src/entries/index.js';
import { ANY_LANGUAGE } from '../support/languages.js';

const now = new Date('2026-01-01T00:00:00Z');

interface Described {
  readonly [KEY]?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** The answers to the recorded inputs of a tool. */
function answersOf(tool: AnyTool): SuccessEnvelope[] {
  const cases = JSON.parse(readFileSync(`golden/cases/${tool.slug}.json`, 'utf8')) as {
    readonly input: unknown;
    readonly options?: object;
  }[];
  return cases.flatMap(({ input }) => {
    const envelope = runTool(tool, input, { now, environment: ANY_LANGUAGE });
    return 'error' in envelope ? [] : [envelope as SuccessEnvelope];
  });
}

const partsOf = ({ anyOf = [] }: Described) => anyOf.filter(({ type }) => type !== 'null');

/** What stands where in a value, each by the path by which it is chosen. */
function* parts(schema: Described, value: unknown, path: string): Generator<readonly [string, unknown]> {
  for (const other of partsOf(schema)) yield* parts(other, value, path);
  if (Array.isArray(value)) yield* itemsOf(schema, value, path);
  else if (value !== null && value !== undefined) yield* fieldsOf(schema, value as Fields, path);
}

type Fields = Readonly<Record<string, unknown>>;

function* itemsOf({ [KEY]: key, items = {} }: Described, list: readonly Fields[], path: string) {
  for (const [index, item] of list.entries()) {
    yield* parts(items, item, key === undefined ? `${path}[${index}]` : `${path}.${item[key]}`);
  }
}

function* fieldsOf(
  { properties = {} }: Described,
  fields: Fields,
  path: string,
): Generator<readonly [string, unknown]> {
  for (const [name, inner] of Object.entries(properties)) {
    if (fields[name] === undefined) continue;
    const there = path === '' ? name : `${path}.${name}`;
    yield [there, fields[name]];
    yield* parts(inner, fields[name], there);
  }
}

/** The values by which items of lists are called, list by list. */
function* keysIn(schema: Described, value: unknown, path: string): Generator<readonly [string, unknown[]]> {
  for (const other of partsOf(schema)) yield* keysIn(other, value, path);
  if (Array.isArray(value)) {
    const key = schema[KEY];
    if (key !== undefined) yield [path, value.map((item) => item[key])];
    for (const item of value) yield* keysIn(schema.items ?? {}, item, `${path}[]`);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      yield* keysIn(inner, (value as Record<string, unknown>)[name], `${path}.${name}`);
    }
  }
}

describe.each(allTools)('the result of $slug', (tool) => {
  const answers = answersOf(tool);
  const schema: Described = tool.resultSchema;

  it('has each item of a list that is called by a field under a name of its own', () => {
    for (const { result } of answers) {
      for (const [path, keys] of keysIn(schema, result, '')) expect(keys, path).toEqual([...new Set(keys)]);
    }
  });

  it('is reached in every part by a path', () => {
    for (const envelope of answers.slice(0, 3)) {
      const all = [...parts(schema, envelope.result, '')].slice(0, 600);
      const row = selectedRow(
        selectedColumns(
          tool,
          all.map(([path]) => path),
        ),
        { envelope, record: envelope.input },
      );
      expect(row).toEqual({ ...Object.fromEntries(all), error: null });
    }
  });
});
