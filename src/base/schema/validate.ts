import { type FieldError, shortened } from '../errors.js';
import type { ZoneNames } from '../input/zone.js';
import { because, likewise, type ReasonCode, type ReasonFacts } from '../reasons.js';
import { type Format, formatOf, type Inputs, readTemporal } from './formats.js';

/** What a list of objects brings with it: no JSON shows it, and a bundle without such a list does without. */
export const ROWS: unique symbol = /* @__PURE__ */ Symbol('rows');

/** How a list of objects is read. */
export interface Rows {
  /** How many it may have. */
  readonly most: number;
  readonly fromText: (text: string) => unknown[];
  readonly toText: (rows: readonly unknown[]) => string;
  /** What its rows stand for, with what is wrong with the first and how much is in all. */
  readonly read: (
    value: readonly unknown[],
    inputs: Inputs,
  ) => { readonly values: readonly unknown[]; readonly faults: readonly FieldError[]; readonly count: number };
  /** A list of the library with what stands whole in its rows written in their fields. */
  readonly inFields: (list: readonly unknown[], zones: ZoneNames) => readonly unknown[];
}

/** The slice of JSON Schema 2020-12 that one field of a tool input uses. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** What a list has: codes, each once at most, or objects of one shape. */
  readonly items?: { readonly type: 'string'; readonly enum: readonly string[] } | ObjectSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  /** @internal */
  readonly [ROWS]?: Rows;
}

/** The codes that a list may have; undefined for what is no list of codes. */
export function codesOf({ items }: Pick<FieldSchema, 'items'>): readonly string[] | undefined {
  return items?.type === 'string' ? items.enum : undefined;
}

/**
 * The schema of a tool input: one object of scalars, of lists of codes, and of lists of objects that are flat; it accepts
 * nothing undeclared.
 */
export interface ObjectSchema {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: false;
}

/** An input as its schema reads it. */
export interface ReadFields {
  /** What the declared fields stand for: a text of a date, say, the date. Those that fail or are left out are not there. */
  readonly values: Readonly<Record<string, unknown>>;
  /** One item for each failing field, but for the first ten only of those that are not declared. */
  readonly fieldErrors: readonly FieldError[];
  /** How many fields fail. */
  readonly count: number;
}

/** Undeclared fields that are told. A client may send thousands of them, and none that it needs to be told of. */
const TOLD_UNDECLARED = 10;

/**
 * Checks and reads an input that may be as wide as `inputs` says. The failing fields come each with the first thing that
 * is wrong: the declared fields in the order of the schema, then the undeclared ones. A field whose value is undefined
 * counts as left out. `names` are what the caller may write, where that is more than the schema has.
 */
export function readFields(
  schema: ObjectSchema,
  record: Readonly<Record<string, unknown>>,
  inputs: Inputs = 'specified',
  names: () => readonly string[] = () => Object.keys(schema.properties),
): ReadFields {
  const checks = checksOf(schema, inputs);
  const fieldErrors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  let untold = 0;
  for (const [field, check] of checks) {
    const value = check(Object.hasOwn(record, field) ? record[field] : undefined);
    if (value instanceof Fault) fieldErrors.push(because({ field, message: value.message }, value.code, value.facts));
    else if (value instanceof Faults) {
      fieldErrors.push(...value.faults.map((one) => likewise({ ...one, field: `${field}.${one.field}` }, one)));
      untold += value.count - value.faults.length;
    } else if (value !== undefined) values[field] = value;
  }
  const undeclared = Object.keys(record).filter((field) => !checks.has(field) && record[field] !== undefined);
  const count = fieldErrors.length + untold + undeclared.length;
  for (const [index, name] of undeclared.slice(0, TOLD_UNDECLARED).entries()) {
    // Once is enough, however many there are.
    const accepted = index === 0 ? ` The fields are: ${names().join(', ')}.` : '';
    const told = { field: shortened(name), message: `This field is not accepted.${accepted}` };
    fieldErrors.push(because(told, 'not_accepted', {}));
  }
  return { values, fieldErrors, count };
}

/** What is wrong with the value of a field, in a sentence and by its reason. */
class Fault<Code extends ReasonCode = ReasonCode> {
  constructor(
    readonly message: string,
    readonly code: Code,
    readonly facts: ReasonFacts[Code],
  ) {}
}

/** What is wrong with the rows of a list: the first of so many faults. */
class Faults {
  constructor(
    readonly faults: readonly FieldError[],
    readonly count: number,
  ) {}
}

/** What a value stands for, or the {@link Fault} or {@link Faults} that it has. */
type Check = (value: unknown) => unknown;
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
  const missing = isRequired ? new Fault('This field is required.', 'required', {}) : undefined;
  const format = formatOf(schema.format, inputs);
  const { pattern = schema.pattern } = format ?? {};
  const accepts = fieldTest({ ...schema, ...(pattern !== undefined && { pattern }) });
  const existing = format?.existing;
  const [codes, rows] = [codesOf(schema), schema[ROWS]];
  return (value) => {
    if (value === undefined) return missing;
    if (!accepts(value)) return expectation(schema, format, value);
    // A copy, so that what was checked is what is used.
    if (codes) return chosenOf(value, codes) ?? expectation(schema, format, value);
    if (rows) return rowsIn(value as readonly unknown[], rows, inputs);
    if (!existing || typeof value !== 'string') return value;
    return existing.parse(value) ?? new Fault(`${value} is not ${existing.what}.`, existing.missing, { shown: value });
  };
}

/** What the rows of a list stand for, or what is wrong: its length, or the rows. */
function rowsIn(value: readonly unknown[], { most, read }: Rows, inputs: Inputs): unknown {
  // The length is read once and first: nothing is done with a list that is longer than it may be.
  const { length } = value;
  if (length === 0 || length > most)
    return new Fault(`Must be a list of 1 to ${most} objects.`, 'list_length', { most });
  const { values, faults, count } = read(value.slice(0, length), inputs);
  return count > 0 ? new Faults(faults, count) : values;
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
    case 'array':
      return Array.isArray;
    default:
      throw new TypeError(`A field of an input cannot be of type ${type}.`);
  }
}

/** The codes of a list that has none but these, each once and at least one; undefined for another list. */
function chosenOf(value: unknown, codes: readonly string[]): readonly string[] | undefined {
  // The length is read once and first: nothing is done with a list that is longer than there are codes.
  const { length } = value as readonly unknown[];
  if (length === 0 || length > codes.length) return undefined;
  const chosen = new Set((value as readonly unknown[]).slice(0, length));
  if (chosen.size !== length || ![...chosen].every((code) => codes.includes(code as string))) return undefined;
  return codes.filter((code) => chosen.has(code));
}

function typesOf({ type }: FieldSchema): readonly string[] {
  return [type ?? []].flat();
}

function expectation(schema: FieldSchema, format: Format | undefined, value: unknown): Fault {
  const types = typesOf(schema);
  const orNull = types.includes('null') ? ' or null' : '';
  const { enum: values, [ROWS]: rows } = schema;
  const codes = codesOf(schema);
  if (codes) {
    const message = `Must be a list of at least one and each at most once of: ${codes.join(', ')}.`;
    return new Fault(message, 'list_of', { values: codes });
  }
  if (rows) return new Fault(`Must be a list of 1 to ${rows.most} objects.`, 'list_length', { most: rows.most });
  if (values) return new Fault(`Must be one of: ${values.join(', ')}${orNull}.`, 'one_of', { values });
  const temporal = readTemporal(format, value);
  const expected = temporal && 'expected' in temporal ? temporal.expected : format && `${format.expected}${orNull}`;
  if (format) return new Fault(`Must be ${expected}.`, format.otherShape, {});
  const name = types.find((type) => type !== 'null') ?? 'value';
  const isOutOfBounds = name === 'integer' ? Number.isInteger(value) : name === 'number' && Number.isFinite(value);
  if (isOutOfBounds) {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return new Fault(`Must be between ${schema.minimum} and ${schema.maximum}.`, 'out_of_range', { minimum, maximum });
  }
  return new Fault(
    `Must be ${name === 'integer' ? 'an' : 'a'} ${name}${orNull}.`,
    OTHER_TYPE[name] ?? 'not_a_text',
    {},
  );
}

const OTHER_TYPE: Readonly<Record<string, Extract<ReasonCode, `not_${'a' | 'yes'}_${string}`>>> = {
  string: 'not_a_text',
  number: 'not_a_number',
  integer: 'not_a_whole_number',
  boolean: 'not_yes_or_no',
};
