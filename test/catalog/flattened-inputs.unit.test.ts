import { describe, expect, it } from 'vitest';
import { flattenInputs } from '../../src/catalog/flattened-inputs.js';
import { allTools } from '../../src/entries/index.js';

describe('flattened inputs', () => {
  it.each(allTools.map((tool) => [tool.slug, tool] as const))('of %s say what its schema says', (_slug, tool) => {
    const inputs = flattenInputs(tool.inputSchema, tool.example);
    expect(inputs.map(({ name }) => name)).toEqual(Object.keys(tool.inputSchema.properties));
    expect(inputs.filter(({ required }) => required).map(({ name }) => name)).toEqual(tool.inputSchema.required ?? []);
    for (const { name, type, nullable = false, ...rest } of inputs) {
      const field = tool.inputSchema.properties[name];
      expect([type, ...(nullable ? ['null'] : [])]).toEqual([field?.type].flat());
      expect(rest.example).toEqual(tool.example[name]);
      for (const key of ['description', 'pattern', 'minimum', 'maximum', 'enum'] as const) {
        expect(rest[key]).toEqual(field?.[key]);
      }
    }
  });

  it('leave out what a field does not have', () => {
    const properties = { plain: { type: 'integer' }, choice: { type: ['string', 'null'], enum: ['a', 'b'] } };
    expect(flattenInputs({ type: 'object', properties }, { choice: null })).toEqual([
      { name: 'plain', type: 'integer', required: false },
      { name: 'choice', type: 'string', required: false, example: null, nullable: true, enum: ['a', 'b'] },
    ]);
  });

  it('are texts, numbers and lists of codes only', () => {
    const items = { type: 'string', enum: ['a', 'b'] } as const;
    expect(flattenInputs({ type: 'object', properties: { list: { type: 'array', items } } }, {})).toEqual([
      { name: 'list', type: 'array', required: false, items },
    ]);
    const flatten = () => flattenInputs({ type: 'object', properties: { inner: { type: 'object' } } }, {});
    expect(flatten).toThrow('The input "inner" is neither a text, a number nor a list.');
  });
});
