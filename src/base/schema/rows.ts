import { type FieldError, invalidInput } from '../errors.js';
import { isRecord } from '../input/options.js';
import { because, likewise } from '../reasons.js';
import type { Inputs } from './formats.js';
import { inputFromTemporal } from './from-temporal.js';
import { type READ, type Schema, schema, type VALUE } from './schema.js';
import { type ObjectSchema, ROWS, type Rows, readFields } from './validate.js';

/** Failing fields that are told of a list: whoever sends a thousand rows learns from the first what is wrong with all. */
const TOLD = 20;

interface RowsAsked<Row> {
  readonly most: number;
  /** What a text says, where a form or a command line has the whole list in one: a row each, as it would be in JSON. */
  readonly fromText: (text: string) => unknown[];
  /** The same the other way. */
  readonly toText: (rows: readonly unknown[]) => string;
  /** What no schema of one field can say of the rows, each with the name of the field in its row. */
  readonly refused: (rows: readonly Row[]) => readonly { readonly row: number; readonly error: FieldError }[];
}

/** A list of objects of one shape, 1 to `most` of them. Faults are named by the index of the row, from 0. */
export function rows<Item extends Schema<object, object>>(
  item: Item,
  { most, fromText, toText, refused }: RowsAsked<Item[typeof READ]>,
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
    const faults: FieldError[] = [];
    let count = 0;
    const values = value.map((each, index) => {
      const one = readRow(row, each, inputs);
      count += one.count;
      faults.push(...one.fieldErrors.slice(0, TOLD - faults.length).map((error) => ofRow(index, error)));
      return one.values as Item[typeof READ];
    });
    if (count > 0) return { values, faults, count };
    const others = refused(values);
    return {
      values,
      faults: others.slice(0, TOLD).map(({ row: index, error }) => ofRow(index, error)),
      count: others.length,
    };
  };
  Object.defineProperty(made, ROWS, { value: { most, read, fromText, toText } satisfies Rows });
  return made;
}

function readRow(row: ObjectSchema, value: unknown, inputs: Inputs): ReturnType<typeof readFields> {
  if (!isRecord(value)) {
    const fault = because({ field: '', message: 'Must be a JSON object.' }, 'input_form', {});
    return { values: {}, fieldErrors: [fault], count: 1 };
  }
  return readFields(row, inputs === 'wide' ? inputFromTemporal(row, value) : value, inputs);
}

function ofRow(index: number, error: FieldError): FieldError {
  return likewise({ ...error, field: error.field === '' ? `${index}` : `${index}.${error.field}` }, error);
}

/** The refusal of a list for what its rows turn out to be in the calculation: the first ones are told, all are counted. */
export function rowsRefused(
  field: string,
  found: readonly { readonly row: number; readonly error: FieldError }[],
): ReturnType<typeof invalidInput> {
  const told = found.slice(0, TOLD).map(({ row, error }) => {
    const ofList = ofRow(row, error);
    return likewise({ ...ofList, field: `${field}.${ofList.field}` }, error);
  });
  return invalidInput(told, found.length);
}
