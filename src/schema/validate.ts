import { type FieldError, shortened } from '../errors.js';
import { type Format, formatOf, type Inputs, readTemporal } from './formats.js';

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
 * The failing fields of an input that may be as wide as `inputs` says, each with the first thing that is wrong: the
 * declared fields in the order of the schema, then the undeclared ones. A field whose value is undefined counts as left out.
 */
export function failures(
  schema: ObjectSchema,
  record: Readonly<Record<string, unknown>>,
  inputs: Inputs = 'specified',
): Failures {
  const checks = checksOf(schema, inputs);
  const fieldErrors: FieldError[] = [];
  for (const [field, check] of checks) {
    const message = check(Object.hasOwn(record, field) ? record[field] : undefined);
    if (message !== undefined) fieldErrors.push({ field, message });
  }
  const undeclared = Object.keys(record).filter((field) => !checks.has(field) && record[field] !== undefined);
  const count = fieldErrors.length + undeclared.length;
  for (const [index, name] of undeclared.slice(0, TOLD_UNDECLARED).entries()) {
    // Once is enough, however many there are.
    const accepted = index === 0 ? ` The fields are: ${[...checks.keys()].join(', ')}.` : '';
    fieldErrors.push({ field: shortened(name), message: `This field is not accepted.${accepted}` });
  }
  return { fieldErrors, count };
}

/** What is wrong with the value of a field, in a sentence; undefined where nothing is. */
type Check = (value: unknown) => string | undefined;
type Test = (value: unknown) => boolean;

/** The checks of each schema that has been asked about, by field, in the order of the schema. */
const made = {
  specified: new WeakMap<ObjectSchema, ReadonlyMap<string, Check>>(),
  wide: new WeakMap<ObjectSchema, ReadonlyMap<string, Check>>(),
} satisfies Record<Inputs, unknown>;

function checksOf(schema: ObjectSchema, inputs: Inputs): ReadonlyMap<string, Check> {
  const known = made[inputs].get(schema);
  if (known) return known;
  const required = new Set(schema.required);
  const checks = new Map(
    Object.entries(schema.properties).map(([name, field]) => [name, fieldCheck(field, required.has(name), inputs)]),
  );
  made[inputs].set(schema, checks);
  return checks;
}

function fieldCheck(schema: FieldSchema, isRequired: boolean, inputs: Inputs): Check {
  const missing = isRequired ? 'This field is required.' : undefined;
  const format = formatOf(schema.format, inputs);
  const { pattern = schema.pattern } = format ?? {};
  const accepts = fieldTest({ ...schema, ...(pattern !== undefined && { pattern }) });
  const existing = format?.existing;
  return (value) => {
    if (value === undefined) return missing;
    if (!accepts(value)) return expectation(schema, format, value);
    if (!existing || typeof value !== 'string' || existing.parse(value) !== undefined) return undefined;
    return `${value} is not ${existing.what}.`;
  };
}

/** Whether a value is what a schema says, its format aside. */
function fieldTest(schema: FieldSchema): Test {
  const tests = typesOf(schema).map((type) => typeTest(type, schema));
  const [first, second] = tests;
  const { enum: values } = schema;
  if (values) return (value) => values.includes(value as string) && tests.some((test) => test(value));
  if (first && !second) return first;
  return (value) => tests.some((test) => test(value));
}

function typeTest(type: string, { pattern, minimum = -Infinity, maximum = Infinity }: FieldSchema): Test {
  switch (type) {
    case 'string': {
      if (pattern === undefined) return (value) => typeof value === 'string';
      const shape = new RegExp(pattern, 'u');
      return (value) => typeof value === 'string' && shape.test(value);
    }
    case 'number':
      return (value) => Number.isFinite(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'integer':
      return (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    default:
      throw new TypeError(`A field of an input cannot be of type ${type}.`);
  }
}

function typesOf({ type }: FieldSchema): readonly string[] {
  return [type ?? []].flat();
}

function expectation(schema: FieldSchema, format: Format | undefined, value: unknown): string {
  const types = typesOf(schema);
  const orNull = types.includes('null') ? ' or null' : '';
  if (schema.enum) return `Must be one of: ${schema.enum.join(', ')}${orNull}.`;
  const temporal = readTemporal(format, value);
  if (temporal && 'expected' in temporal) return `Must be ${temporal.expected}.`;
  if (format) return `Must be ${format.expected}${orNull}.`;
  const name = types.find((type) => type !== 'null') ?? 'value';
  const isOutOfBounds = name === 'integer' ? Number.isInteger(value) : name === 'number' && Number.isFinite(value);
  if (isOutOfBounds) return `Must be between ${schema.minimum} and ${schema.maximum}.`;
  return `Must be ${name === 'integer' ? 'an' : 'a'} ${name}${orNull}.`;
}
