import { describe, expect, it } from 'vitest';
import { inputFromTexts } from '../../../src/base/schema/from-text.js';
import { type ObjectSchema, readFields } from '../../../src/base/schema/validate.js';
import { tools } from '../../../src/tools/registry.js';

describe('an input from texts', () => {
  it.each(tools)('of $slug is the input that was written', ({ inputSchema, example }) => {
    const texts = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, ` ${value} `]));
    expect(inputFromTexts(inputSchema, texts)).toEqual(example);
  });

  const schema: ObjectSchema = {
    type: 'object',
    required: ['latitude'],
    properties: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      elevation: { type: ['number', 'null'], minimum: 0, maximum: 9000 },
      year: { type: 'integer', minimum: 1900, maximum: 2100 },
      place: { type: 'string' },
    },
    additionalProperties: false,
  };

  it.each([
    [{ latitude: '-28.6' }, { latitude: -28.6 }],
    [
      { latitude: '+.5', elevation: '12.' },
      { latitude: 0.5, elevation: 12 },
    ],
    [
      { latitude: '0', place: '12' },
      { latitude: 0, place: '12' },
    ],
    [{ latitude: '', place: '   ' }, {}],
  ])('reads %o', (texts, expected) => {
    expect(inputFromTexts(schema, texts as Record<string, string>)).toEqual(expected);
  });

  it.each([
    [{ latitude: '28,6' }, 'latitude', 'Must be a number.'],
    [{ latitude: '0x10' }, 'latitude', 'Must be a number.'],
    [{ latitude: '1e1' }, 'latitude', 'Must be a number.'],
    [{ latitude: '91' }, 'latitude', 'Must be between -90 and 90.'],
    [{ latitude: '' }, 'latitude', 'This field is required.'],
    [{ latitude: '1', year: '1990.5' }, 'year', 'Must be an integer.'],
    [{ latitude: '1', __proto__: null, constructor: 'x' }, 'constructor', 'This field is not accepted.'],
  ])('leaves what is wrong with %o to the schema', (texts, field, message) => {
    const { fieldErrors: errors } = readFields(
      schema,
      inputFromTexts(schema, texts as unknown as Record<string, string>),
    );
    expect(errors).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  it.each(['1', '1.', '.1', '+', ' '])('keeps a hundred thousand times %j as the text it is', (part) => {
    const text = `${part.repeat(100_000)}x`;
    expect(inputFromTexts(schema, { latitude: text })).toEqual({ latitude: text.trim() });
  });
});
