import { FREE_TEXT_LENGTHS } from './formats.js';
import type { FieldSchema, ObjectSchema } from './validate.js';

/**
 * What others are shown of our schemas. A validator that is strict refuses a format that it does not know, and without
 * a package of formats it knows none; RE2 and those who use it have no lookahead.
 */

/** The formats of results that the vocabulary of JSON Schema has. */
const STANDARD: readonly unknown[] = ['date', 'date-time', 'uri', 'uuid'];

/** The schema of an input without formats: patterns and lengths tell the form. */
export function publishedInput(schema: ObjectSchema): ObjectSchema {
  return { ...schema, properties: publishedFields(schema.properties) };
}

/** Fields with the patterns of their formats, which are ours. */
export function publishedFields(properties: ObjectSchema['properties']): ObjectSchema['properties'] {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, publishedField(field)]));
}

/** A free text is short and has something to read; that in one pattern would want a lookahead. */
function publishedField({ format, ...rest }: FieldSchema): FieldSchema {
  const { items } = rest;
  const field = items?.type === 'object' ? { ...rest, items: withNulls(publishedInput(items)) } : rest;
  return format === 'free-text' ? { ...field, pattern: '\\S', ...FREE_TEXT_LENGTHS } : field;
}

/** A row in which null is as good as left out, as its reading has it. */
function withNulls({ required = [], ...row }: ObjectSchema): ObjectSchema {
  const nullable = ([name, field]: [string, FieldSchema]): [string, FieldSchema] => {
    if (required.includes(name)) return [name, field];
    const types = [...new Set([field.type ?? [], 'null'].flat())];
    // JSON Schema has null among the values too, of which inputs are not read.
    const values = field.enum && { enum: [...field.enum, null] as unknown as readonly string[] };
    return [name, { ...field, type: types, ...values }];
  };
  return { ...row, required, properties: Object.fromEntries(Object.entries(row.properties).map(nullable)) };
}

/** The slice of JSON Schema of which the schemas of results are made. */
interface ResultSchema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, ResultSchema>>;
  readonly items?: ResultSchema;
  readonly anyOf?: readonly ResultSchema[];
}

/** The schema of a result, or of a part of one, with the formats that JSON Schema has and no others. */
export function publishedResult({ format, ...schema }: ResultSchema): object {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(STANDARD.includes(format) && { format }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, publishedResult(inner)])),
    }),
    ...(items && { items: publishedResult(items) }),
    ...(anyOf && { anyOf: anyOf.map(publishedResult) }),
  };
}
