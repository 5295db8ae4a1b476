import { isRecord } from '../input/options.js';
import { formatOf, readTemporal } from './formats.js';
import type { ObjectSchema } from './validate.js';

/**
 * A copy of an input, rows of a list too, in which each Temporal object is the text of its field. One that has no such text stays what it
 * is, so that `readFields` says what is wrong with it.
 */
export function inputFromTemporal(
  { properties }: ObjectSchema,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = { ...input };
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (typeof value !== 'object' || value === null || !Object.hasOwn(properties, name)) continue;
    const items = properties[name]?.items;
    if (items?.type === 'object' && Array.isArray(value)) {
      fields[name] = value.map((row: unknown) => (isRecord(row) ? inputFromTemporal(items, row) : row));
      continue;
    }
    const reading = readTemporal(formatOf(properties[name]?.format), value);
    if (reading && 'text' in reading) fields[name] = reading.text;
  }
  return fields;
}
