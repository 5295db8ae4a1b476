import { fc, test } from '@fast-check/vitest';
import { Check } from 'typebox/schema';
import { describe, expect } from 'vitest';
import { readFields } from '../../../src/base/schema/validate.js';
import { tools } from '../../../src/entries/index.js';
import { inputFor, nonsenseFor } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

describe.each([...tools])('the input of $slug', ({ inputSchema: schema }) => {
  const declared = Object.keys(schema.properties);
  const record = fc
    .tuple(inputFor(schema), nonsenseFor(schema), fc.dictionary(fc.string(), fc.anything()))
    .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>);

  test.prop([record], runs(150))('gets one error for each failing field, in the order of the schema', (input) => {
    const { fieldErrors: errors, count } = readFields(schema, input);
    const fields = errors.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    const undeclared = Object.keys(input).filter((key) => !declared.includes(key) && input[key] !== undefined);
    const failing = declared.filter((name) => fields.includes(name));
    expect(fields).toEqual([...failing, ...undeclared.slice(0, 10)]);
    expect(count).toBe(failing.length + undeclared.length);
    for (const { message } of errors) expect(message).toMatch(/\.$/);
  });

  test.prop([record], runs(150))('is refused wherever the JSON schema itself refuses it', (input) => {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    // Formats are checked by us alone: a date of the right shape may not exist.
    if (!Check(schema as object, given)) expect(readFields(schema, input).count).toBeGreaterThan(0);
  });

  test.prop([record], runs(150))('fails in the fields in which a checker of JSON Schema finds it failing', (input) => {
    const wrong = readFields(schema, input).fieldErrors.filter(({ message }) => !message.includes(' is not a'));
    for (const [name, { format: _, ...field }] of Object.entries(schema.properties)) {
      const value = Object.hasOwn(input, name) ? input[name] : undefined;
      if (value === undefined) continue;
      expect(wrong.some((error) => error.field === name)).toBe(!Check(field as object, value));
    }
  });

  test.prop([inputFor(schema), fc.constantFrom(...declared)], runs(100))(
    'is judged field by field: one wrong value, one error',
    (input, name) => {
      expect(readFields(schema, { ...input, [name]: { wrong: true } }).fieldErrors).toMatchObject([{ field: name }]);
    },
  );
});
