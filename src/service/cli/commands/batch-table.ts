import type { SchemaElement } from 'hyparquet';
import { shortened } from '../../../base/errors.js';
import { type ColumnKind, PASSED, UnknownPath } from '../../../calculation/selection.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { columnKey, placeColumnsOf } from '../../../catalog/birth-columns.js';
import { parquetInput } from '../../batch/input.js';
import type { Batch } from '../../batch/run-batch.js';
import type { TableAsked } from '../../threads/chunk.js';
import { placeAnswers } from '../../threads/record-reader.js';
import { ResultTable } from '../../threads/result-table.js';
import { UsageError } from '../settings.js';

/** How rows of what is selected are written. */
export const FORMS = ['ndjson', 'csv', 'tsv', 'parquet'] as const;

/** What of the answers is wanted. */
export interface BatchTable extends TableAsked {
  /** How columns that are passed through stand in the Parquet file that they come from. */
  readonly elements: Readonly<Record<string, SchemaElement>>;
}

interface Asked {
  readonly select?: string;
  readonly input?: string;
  readonly output?: string;
  readonly outputFormat?: (typeof FORMS)[number];
  readonly format: Batch['format'];
}

/** Standard input or output. */
export function isStream(path: string | undefined): path is '-' | undefined {
  return path === undefined || path === '-';
}

/**
 * What `--select` and the output say; undefined for whole envelopes.
 *
 * @throws UsageError for paths that lead to nothing, and for a table without columns
 */
export async function tableOf(
  tool: AnyTool,
  { select, input, output, outputFormat, format }: Asked,
): Promise<BatchTable | undefined> {
  const ending = /\.(csv|tsv|parquet)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  const as = outputFormat ?? FORMS.find((form) => form === ending) ?? 'ndjson';
  if (select === undefined) {
    if (as === 'ndjson') return undefined;
    const example = '--select "*" takes all that an answer says in one word, --select planets.Moon.house a part of it.';
    throw new UsageError(`A table needs columns: ${example}`);
  }
  const paths = select
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  if (as === 'parquet' && isStream(output)) {
    throw new UsageError('Parquet needs a file: --output results.parquet.');
  }
  // A table says which columns it has; of lines of JSON none does.
  const passed =
    format === 'ndjson'
      ? [...PASSED, ...placeAnswers(placeColumnsOf(tool))]
      : paths.filter((path) => !/[.[*]/.test(path));
  const table = { select: paths, passed, as: as === 'parquet' ? ('rows' as const) : as };
  const fields = fieldsOf(tool, table);
  const typed = format === 'parquet' && !isStream(input) ? await typesIn(tool, input, fields) : NO_TYPES;
  return { ...table, ...typed };
}

/** Fields of records that are passed through. */
function fieldsOf(tool: AnyTool, table: TableAsked): string[] {
  try {
    return new ResultTable(tool, table).columns.flatMap(({ field }) => (field === undefined ? [] : [field]));
  } catch (error) {
    if (!(error instanceof UnknownPath)) throw error;
    throw new UsageError(`--select: ${error.message}`);
  }
}

type Types = Pick<BatchTable, 'elements'> & { readonly kinds: Readonly<Record<string, ColumnKind>> };

const NO_TYPES: Types = { kinds: {}, elements: {} };

/** @throws BatchRefusal for a file that cannot be read */
async function typesIn(tool: AnyTool, path: string, fields: readonly string[]): Promise<Types> {
  const input = await parquetInput(path);
  await input.close();
  const columns = input.parquet?.columns ?? [];
  const found = fields.flatMap((field) => {
    const column = columns.find(({ name }) => name === field) ?? columns.find(({ name }) => columnKey(name) === field);
    return column && holds(tool, field, column.kind) ? [[field, column] as const] : [];
  });
  const elements = found.flatMap(([field, { element }]) => (element ? [[field, element] as const] : []));
  return {
    kinds: Object.fromEntries(found.map(([field, { kind }]) => [field, kind])),
    elements: Object.fromEntries(elements),
  };
}

/** Whether a column of a file holds a field of an answer as well: one of the tool is as that has read it. */
function holds({ inputSchema }: AnyTool, field: string, kind: ColumnKind): boolean {
  if (!Object.hasOwn(inputSchema.properties, field)) return true;
  const { type, format } = inputSchema.properties[field] ?? {};
  switch (kind) {
    case 'date':
      return format === 'date';
    case 'time':
      return format === 'local-time';
    case 'integer':
    case 'number':
      return [type].flat().includes(kind);
    default:
      return false;
  }
}

/**
 * The code of the country that a flag prefers for places.
 *
 * @throws UsageError for none, and for a tool without places
 */
export async function countryFrom(tool: AnyTool, text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined;
  if (placeColumnsOf(tool).length === 0) throw new UsageError(`--prefer-country: ${tool.slug} has no places.`);
  const { countryCode } = await import('../../../places/country-code.js');
  const code = countryCode(text);
  if (code === undefined) throw new UsageError(`--prefer-country: No country is called "${shortened(text)}".`);
  return code;
}
