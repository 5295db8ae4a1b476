import { describe, expect, it } from 'vitest';
import * as field from '../../src/base/schema/fields.js';
import { defineTool } from '../../src/calculation/calculate.js';
import { tableProvenance } from '../../src/contract/provenance.js';

describe('a tool', () => {
  it('makes a schema when it is first asked for, once', () => {
    const made: string[] = [];
    const tool = defineTool({
      place: null,
      slug: 'sample',
      functionName: 'sample',
      group: 'day',
      title: 'Sample',
      description: 'A sample.',
      calculationVersion: '1',
      disclaimer: 'None.',
      options: [],
      inputSchema: () => {
        made.push('input');
        return field.closed({ day: field.integer(1, 31, 'A day.') });
      },
      resultSchema: () => {
        made.push('result');
        return field.open({ day: field.number('The day.') });
      },
      example: { day: 1 },
      cost: 1,
      calculate: (input) => ({ result: input, provenance: tableProvenance('') }),
    });
    expect(made).toEqual([]);
    expect(tool.inputSchema.properties['day']).toMatchObject({ type: 'integer' });
    expect(tool.inputSchema).toBe(tool.inputSchema);
    expect(made).toEqual(['input']);
    expect(Object.isFrozen(tool.inputSchema.properties)).toBe(true);
  });
});
