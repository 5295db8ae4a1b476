import { type FieldError, invalidInput } from '../errors.js';
import { isRecord } from '../input/options.js';
import type { ZoneNames } from '../input/zone.js';
import { because, likewise } from '../reasons.js';
import type { Inputs } from './formats.js';
import { inputFromTemporal } from './from-temporal.js';
import { type READ, type Schema, schema, type VALUE } from './schema.js';
import { type ObjectSchema, type ReadFields, ROWS, type Rows, readFields } from './validate.js';

/** Failing fields that are told of a list: whoever sends a thousand rows learns from the first what is wrong with all. */
const TOLD = 20;

interface RowsAsked<Row> {
  readonly most: number;
  /** What a text says, where a form or a command line has the whole list in one: a row each, as it would be in JSON. */
  readonly fromText: (text: string) => unknown[];
  /** The same the other way. */
  readonly toText: (rows: readonly unknown[]) => string;
  /** What no schema of one field can say of the rows, each with the name of the field in its row. */
  readonly refused: (
    rows: readonly CheckedRow<Row>[],
  ) => readonly { readonly row: number; readonly error: FieldError }[];
  /** A row of the library as its fields, and what cannot be: what stands whole in it, such as a birth. */
  readonly inFields?: (row: Readonly<Record<string, unknown>>, zones: ZoneNames) => RowInFields;
}

/** A row as its fields were read. */
export interface CheckedRow<Row> {
  readonly values: Partial<Row>;
  /** The fields that are there and are not in the values, since each is told as wrong. */
  readonly failing: ReadonlySet<string>;
}

interface RowInFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly faults: readonly FieldError[];
}

/** What is wrong with a row before its fields are read; it travels with the row, and no JSON has it. */
const MISREAD: unique symbol = /* @__PURE__ */ Symbol('misread');

/** A list of objects of one shape, 1 to `most` of them. Faults are named by the index of the row, from 0. */
export function rows<Item extends Schema<object, object>>(
  item: Item,
  { most, fromText, toText, refused, inFields }: RowsAsked<Item[typeof READ]>,
  description: string,
) {
  const made = schema<readonly Item[typeof VALUE][], readonly Item[typeof READ][]>({
    type: 'array',
    items: item,
    minItems: 1,
    maxItems: most,
    description,
  });
  const row = item as unknown as ObjectSchema;
  const read = (value: readonly unknown[], inputs: Inputs) => {
    const all = value.map((each) => readRow(row, each, inputs));
    const others = new Map<number, FieldError[]>();
    for (const { row: index, error } of refused(all as unknown as readonly CheckedRow<Item[typeof READ]>[])) {
      others.set(index, [...(others.get(index) ?? []), error]);
    }
    const faults = all.flatMap(({ fieldErrors }, index) => {
      return [...fieldErrors, ...(others.get(index) ?? [])].map((error) => ofRow(index, error));
    });
    const untold = all.reduce((sum, { count, fieldErrors }) => sum + count - fieldErrors.length, 0);
    return { values: all.map(({ values }) => values), faults: faults.slice(0, TOLD), count: faults.length + untold };
  };
  const spread = (list: readonly unknown[], zones: ZoneNames) =>
    list.map((one) => (inFields && isRecord(one) ? inOneRow(inFields(one, zones)) : one));
  Object.defineProperty(made, ROWS, { value: { most, read, fromText, toText, inFields: spread } satisfies Rows });
  return made;
}

function inOneRow({ fields, faults }: RowInFields): object {
  return faults.length === 0 ? fields : { ...fields, [MISREAD]: faults };
}

/** A row as it is read, with what is wrong with it. */
function readRow(row: ObjectSchema, value: unknown, inputs: Inputs): ReadFields & { failing: ReadonlySet<string> } {
  if (!isRecord(value)) {
    const fault = because({ field: '', message: 'Must be a JSON object.' }, 'input_form', {});
    return { values: {}, fieldErrors: [fault], count: 1, failing: new Set(Object.keys(row.properties)) };
  }
  const misread: readonly FieldError[] = (value as { [MISREAD]?: readonly FieldError[] })[MISREAD] ?? [];
  const given = withoutNulls(row, inputs === 'wide' ? inputFromTemporal(row, value) : value);
  const { values, fieldErrors, count } = readFields(row, given, inputs);
  return {
    values,
    fieldErrors: [...misread, ...fieldErrors],
    count: count + misread.length,
    failing: new Set([...fieldErrors, ...misread].map(({ field }) => field.split('.')[0] as string)),
  };
}

/** A row of a database has null for what is not there, where a row of JSON leaves it out. */
function withoutNulls({ properties }: ObjectSchema, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isThere = ([name, value]: [string, unknown]) => value !== null || !Object.hasOwn(properties, name);
  return Object.fromEntries(Object.entries(row).filter(isThere));
}

function ofRow(index: number, error: FieldError): FieldError {
  return likewise({ ...error, field: error.field === '' ? `${index}` : `${index}.${error.field}` }, error);
}

/**
 * The refusal of a list for what its rows turn out to be in the calculation: the first ones are told, all are counted.
 * What is wrong `beside` the list comes before.
 */
export function rowsRefused(
  field: string,
  found: readonly { readonly row: number; readonly error: FieldError }[],
  beside: readonly FieldError[],
): ReturnType<typeof invalidInput> {
  const told = found.slice(0, TOLD).map(({ row, error }) => {
    const ofList = ofRow(row, error);
    return likewise({ ...ofList, field: `${field}.${ofList.field}` }, error);
  });
  return invalidInput([...beside, ...told], beside.length + found.length);
}
