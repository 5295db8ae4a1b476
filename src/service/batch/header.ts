import { shortened } from '../../base/errors.js';
import { nearest } from '../../base/nearest.js';
import { idsOf } from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import { columnKey, columnKeysOf, placeColumnsOf } from '../../catalog/birth-columns.js';
import { placeAnswers } from '../threads/record-reader.js';
import { TableRefusal } from './refusal.js';

/** A table that is read. */
export interface InputTable {
  /** The file, as errors call it. */
  readonly name: string;
  readonly tool: Pick<AnyTool, 'inputSchema' | 'options' | 'births'>;
  /** Columns that are wanted beside the answers, by their names or as these would be fields; an `id` without it. */
  readonly passed?: readonly string[] | undefined;
  /** Leaves columns out that are no fields. */
  readonly ignoresUnknown: boolean;
}

/** Of each column the keys that a record has for it; none for one that is left out. */
export type Header = readonly (readonly string[])[];

/**
 * What the names of columns stand for.
 *
 * @throws TableRefusal for those that are no fields, for two that mean the same, and for fields that none of them names;
 * a sentence for each, so that a table is mended at once
 */
export function headerOf(names: readonly string[], table: InputTable): Header {
  const { tool, passed = idsOf(tool).filter((name) => columnCalled(name, names) >= 0) } = table;
  const meant = columnKeysOf(tool);
  const keys = names.map((name) => meant.get(columnKey(name)));
  const places = placeColumnsOf(tool).filter(({ called }) => keys.includes(called));
  const idle = placeColumnsOf(tool).filter(({ called }) => !keys.includes(called));
  // A state or a country alone names no place.
  const own = keys.map((key) =>
    idle.some(({ state, country }) => key === state || key === country) ? undefined : key,
  );
  const wanted = passed.map((name) => [name, columnCalled(name, names)] as const);
  const told = placeAnswers(places);
  const lost = wanted.filter(([name, at]) => at < 0 && !own.includes(name) && !told.includes(name));
  const header = names.map((_, index) => {
    const also = wanted.flatMap(([name, at]) => (at === index && name !== own[index] ? [name] : []));
    return own[index] === undefined ? also : [own[index], ...also];
  });
  const faults = [
    ...lost.map(([name]) => notThere(name, names, table)),
    ...unknownIn(names, header, table),
    ...twiceIn(names, own, table),
    ...missingIn(own, places, table),
  ];
  if (faults.length > 0) throw new TableRefusal(faults.join(' '));
  return header;
}

/** Which column is called so, as it is written or as a field would be. */
function columnCalled(name: string, names: readonly string[]): number {
  const exact = names.indexOf(name);
  return exact >= 0 ? exact : names.findIndex((one) => plain(one) === name || columnKey(one) === name);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]+/g, '_');
}

function notThere(name: string, names: readonly string[], { name: file }: InputTable): string {
  const near = nearest(name, names.map(plain));
  const way = near === undefined ? `Its columns are: ${names.map(shortened).join(', ')}.` : `Did you mean ${near}?`;
  return `"${shortened(name)}" is neither in a result nor a column of ${file}. ${way}`;
}

function unknownIn(
  names: readonly string[],
  header: Header,
  { name: file, tool, ignoresUnknown }: InputTable,
): string[] {
  const unknown = names.filter((_, index) => header[index]?.length === 0);
  if (unknown.length === 0 || ignoresUnknown) return [];
  const ignore = '--ignore-columns leaves out what is none of them.';
  const fields = Object.keys(tool.inputSchema.properties).join(', ');
  const quoted = unknown.map((name) => `"${shortened(name)}"`).join(', ');
  const are =
    unknown.length === 1 ? `The column ${quoted} of ${file} is no field` : `${quoted} of ${file} are no fields`;
  return [`${are}. The fields are: ${fields}. ${ignore}`];
}

/** Each column that means what one before it does. */
function twiceIn(
  names: readonly string[],
  keys: readonly (string | undefined)[],
  { name: file }: InputTable,
): string[] {
  return keys.flatMap((key, index) => {
    if (key === undefined || keys.indexOf(key) === index) return [];
    const [one = '', other = ''] = [names[keys.indexOf(key)], names[index]];
    if (plain(one) === plain(other)) return [`Two columns of ${file} are named "${plain(one)}".`];
    return [
      `The columns "${shortened(one)}" and "${shortened(other)}" of ${file} mean the same, ${key}. Leave one of them out.`,
    ];
  });
}

function missingIn(
  keys: readonly (string | undefined)[],
  places: ReturnType<typeof placeColumnsOf>,
  { name: file, tool }: InputTable,
): string[] {
  const filled = places.flatMap(({ latitude, longitude }) => [latitude, longitude]);
  const missing = (tool.inputSchema.required ?? []).filter((name) => !keys.includes(name) && !filled.includes(name));
  if (missing.length === 0) return [];
  return [`${file} has no column ${missing.join(' and no column ')}. Its first line must name the fields.`];
}
