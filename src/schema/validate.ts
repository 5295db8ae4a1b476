import { Check } from 'typebox/schema';
import { type FieldError, shortened } from '../errors.js';
import { formatOf, readTemporal } from './formats.js';

/** The slice of JSON Schema 2020-12 that one field of a tool input uses. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

/** The schema of a tool input: one flat object of scalars that accepts nothing undeclared. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: false;
}

/** Whether a value is an object with named fields, as a JSON body must be. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with an input. */
export interface Failures {
  /** One item for each failing field, but for the first ten only of those that are not declared. */
  readonly fieldErrors: readonly FieldError[];
  /** How many fields fail. */
  readonly count: number;
}

/** Undeclared fields that are told. A client may send thousands of them, and none that it needs to be told of. */
const TOLD_UNDECLARED = 10;

/**
 * The failing fields, each with the first thing that is wrong: the declared fields in the order of the schema, then
 * the undeclared ones. A field whose value is undefined counts as left out.
 *
 * Fields are checked one by one rather than with the schema library's own error list, which stops at eight entries
 * and reports one nullable field three times.
 */
export function failures(schema: ObjectSchema, record: Readonly<Record<string, unknown>>): Failures {
  const required = new Set(schema.required);
  const declared: FieldError[] = [];
  for (const [field, fieldSchema] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(record, field) ? record[field] : undefined;
    const message = value === undefined ? missing(required.has(field)) : mismatch(fieldSchema, value);
    if (message !== undefined) declared.push({ field, message });
  }
  const undeclared = Object.keys(record).filter(
    (field) => !Object.hasOwn(schema.properties, field) && record[field] !== undefined,
  );
  const told = undeclared.slice(0, TOLD_UNDECLARED).map((name, index) => {
    // Once is enough, however many there are.
    const accepted = index === 0 ? ` The fields are: ${Object.keys(schema.properties).join(', ')}.` : '';
    return { field: shortened(name), message: `This field is not accepted.${accepted}` };
  });
  return { fieldErrors: [...declared, ...told], count: declared.length + undeclared.length };
}

function missing(isRequired: boolean): string | undefined {
  return isRequired ? 'This field is required.' : undefined;
}

function mismatch(schema: FieldSchema, value: unknown): string | undefined {
  const types = [schema.type ?? []].flat();
  const { format: _, ...checked } = schema;
  if (!Check(checked as object, value)) return expectation(schema, types, value);
  const existing = formatOf(schema.format)?.existing;
  if (!existing || typeof value !== 'string' || existing.parse(value) !== undefined) return undefined;
  return `${value} is not ${existing.what}.`;
}

function expectation(schema: FieldSchema, types: readonly string[], value: unknown): string {
  const orNull = types.includes('null') ? ' or null' : '';
  if (schema.enum) return `Must be one of: ${schema.enum.join(', ')}${orNull}.`;
  const format = formatOf(schema.format);
  const temporal = readTemporal(format, value);
  if (temporal && 'expected' in temporal) return `Must be ${temporal.expected}.`;
  if (format) return `Must be ${format.expected}${orNull}.`;
  const name = types.find((type) => type !== 'null') ?? 'value';
  const isOutOfBounds = name === 'integer' ? Number.isInteger(value) : name === 'number' && Number.isFinite(value);
  if (isOutOfBounds) return `Must be between ${schema.minimum} and ${schema.maximum}.`;
  return `Must be ${name === 'integer' ? 'an' : 'a'} ${name}${orNull}.`;
}
