import { shortened } from '../base/errors.js';
import { isRecord } from '../base/input/options.js';
import { nearest } from '../base/nearest.js';
import { KEY, KEYS } from '../base/schema/fields.js';
import { BIRTH_FIELDS } from '../contract/birth.js';
import type { ErrorEnvelope, SuccessEnvelope } from './envelopes.js';
import type { ToolDescription } from './tool.js';

/**
 * What a column holds. `json` is a list or an object, `date` a day and `moment` an instant as texts, whatever its offset;
 * `time` comes only from a file whose columns have types.
 */
export type ColumnKind = 'text' | 'integer' | 'number' | 'flag' | 'json' | 'date' | 'time' | 'moment';

/** A part of each answer, chosen by its path. */
export interface SelectedColumn {
  /** The path as it was asked for, of a `*` with the name in its place. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** What an answer has there, null for nothing. */
  readonly read: (answer: Answer) => unknown;
  /** The field of the record that it is; it is taken out before the calculation where no tool has one of its name. */
  readonly field?: string;
}

/** An answer, and the record that it answers. */
export interface Answer {
  readonly envelope: SuccessEnvelope | ErrorEnvelope;
  readonly record: unknown;
}

/** A row of a table of answers: a value for each column, by its name. */
export type SelectedRow = Readonly<Record<string, unknown>>;

/**
 * A path that leads to nothing; its message says what is near.
 *
 * @example
 * import { moonSignTool } from 'nirayana';
 * import { runMany, UnknownPath } from 'nirayana/node';
 *
 * let told = '';
 * try {
 *   runMany(moonSignTool, [], { select: ['rashi.nam'] });
 * } catch (error) {
 *   told = error instanceof UnknownPath ? error.message : '';
 * }
 * told; // => 'vedic-moon-sign-calculator has nothing that is called "nam" of "rashi.nam". Did you mean name?'
 */
export class UnknownPath extends RangeError {
  override readonly name = 'UnknownPath';
}

/** Fields of a record that may stand by their names alone, where nothing says which it has. */
export const PASSED: readonly string[] = ['id'];

/** Columns at most. */
export const MOST_COLUMNS = 1_000;

/** Letters of the names of all columns at most: each row of JSON repeats them, also where a record has no answer. */
const MOST_LETTERS = 50_000;

/** The column that says what is wrong with a record. */
const ERROR_COLUMN = 'error';
/** Before the name of a field of the record, as it was given. */
const INPUT = 'input';
const WILD = '*';

/**
 * The columns that some paths choose. A path names fields of the result from the outside in (`rashi.name`), of a list an
 * item by what it is called (`planets.Moon.house`, `houses.7.ruler`) or by its place (`periods[0].lord`), and with `*` each
 * of these. `input.id`, the fields of the tool and the names in `passed` are fields of the record. A result
 * goes before them, and before `calculated_at`, `calculation_version`, `provenance`, `error.code` and `error.message`.
 * Where no path asks for an error, the last column is `error`: null, or what is wrong with the record. `kinds` says what
 * fields of the record hold of which no schema does.
 *
 * What is chosen twice is one column, where it stands first.
 *
 * @throws UnknownPath for a path that leads to nothing, for none, and for more columns than {@link MOST_COLUMNS}
 */
export function selectedColumns(
  tool: ToolDescription,
  paths: readonly string[],
  passed: readonly string[] = PASSED,
  kinds: Readonly<Record<string, ColumnKind>> = {},
): readonly SelectedColumn[] {
  if (paths.length === 0) throw new UnknownPath('A selection needs a path at least.');
  const fields = [...Object.keys(tool.inputSchema.properties), ...passed];
  const columns: SelectedColumn[] = [];
  const names = new Set<string>();
  for (const path of new Set(paths)) {
    for (const column of columnsOf(tool, path, fields, kinds)) {
      if (names.has(column.name)) continue;
      names.add(column.name);
      columns.push(column);
    }
    // Before the next path is followed: each may stand for hundreds.
    if (columns.length > MOST_COLUMNS) throw new UnknownPath(`A selection has ${MOST_COLUMNS} columns at most.`);
  }
  if (!columns.some(({ name }) => name === ERROR_COLUMN || name.startsWith(`${ERROR_COLUMN}.`))) columns.push(WRONG);
  const letters = columns.reduce((sum, { name }) => sum + name.length, 0);
  if (letters <= MOST_LETTERS) return columns;
  throw new UnknownPath(`The names of all columns have ${MOST_LETTERS} letters at most together.`);
}

/** The row of an answer. */
export function selectedRow(columns: readonly SelectedColumn[], answer: Answer): SelectedRow {
  return Object.fromEntries(columns.map(({ name, read }) => [name, read(answer)]));
}

const WRONG: SelectedColumn = {
  name: ERROR_COLUMN,
  kind: 'text',
  read: ({ envelope }) => ('error' in envelope ? messageOf(envelope) : null),
};

/** What is wrong, by field where fields are. */
function messageOf({ error: { message, field_errors } }: ErrorEnvelope): string {
  if (field_errors.length === 0) return message;
  return field_errors.map((one) => (one.field === '' ? one.message : `${one.field}: ${one.message}`)).join(' ');
}

const ERRORS: Readonly<Record<string, SelectedColumn['read']>> = {
  'error.code': ({ envelope }) => ('error' in envelope ? envelope.error.code : null),
  'error.message': WRONG.read,
};

function columnsOf(
  tool: ToolDescription,
  path: string,
  passed: readonly string[],
  kinds: Readonly<Record<string, ColumnKind>>,
): SelectedColumn[] {
  const steps = stepsOf(path);
  const [first = ''] = steps;
  const result: Described = tool.resultSchema;
  if (isIn(result, first)) return found(path, walk(tool, result, steps)).map((one) => columnOf(one, 'result'));
  if (path === ERROR_COLUMN) return [WRONG];
  if (Object.hasOwn(ERRORS, path)) return [{ name: path, kind: 'text', read: ERRORS[path] as SelectedColumn['read'] }];
  if (isIn(ENVELOPE, first)) return found(path, walk(tool, ENVELOPE, steps)).map((one) => columnOf(one, 'envelope'));
  const field = first === INPUT && steps.length > 1 ? path.slice(INPUT.length + 1) : path;
  if (field !== path || passed.includes(path)) return [fieldColumn(tool, path, field, kinds)];
  const known = [...namesIn(result), ...passed, ...Object.keys(ENVELOPE.properties)];
  const ofInput = path === first ? ` A field of the input that is called so is ${INPUT}.${shortened(path)}.` : '';
  throw new UnknownPath(`${unknown(path, first, known, tool.slug).message}${ofInput}`);
}

/** A path whose parts are there, where a part of them may have none (`dashas.*` of values that are no records). */
function found<Found>(path: string, parts: readonly Found[]): readonly Found[] {
  if (parts.length > 0) return parts;
  throw new UnknownPath(`The path "${shortened(path)}" chooses nothing: what it has are records. Name one of them.`);
}

function fieldColumn(
  tool: ToolDescription,
  name: string,
  field: string,
  kinds: Readonly<Record<string, ColumnKind>>,
): SelectedColumn {
  const schema = tool.inputSchema.properties[field];
  return {
    name,
    field,
    kind: Object.hasOwn(kinds, field) ? (kinds[field] as ColumnKind) : givenKind(schema as Described | undefined),
    read: ({ envelope, record }) => {
      // A birth that stands whole has filled the fields of the tool.
      const own = [schema && 'input' in envelope ? envelope.input : record, record].find(
        (one) => isRecord(one) && Object.hasOwn(one, field),
      );
      return isRecord(own) ? (own[field] ?? null) : null;
    },
  };
}

/** What no schema describes may be anything, and a date of a record that is refused is as somebody has typed it. */
function givenKind(schema: Described | undefined): ColumnKind {
  const kind = schema ? kindOf(schema) : 'text';
  return kind === 'date' || kind === 'moment' ? 'text' : kind;
}

/** A record without fields that no calculation would accept. */
export function withoutPassed(record: unknown, passed: readonly string[]): unknown {
  if (!isRecord(record) || !passed.some((name) => Object.hasOwn(record, name))) return record;
  const rest = { ...record };
  for (const name of passed) delete rest[name];
  return rest;
}

/** Fields of a record that its columns pass through and a calculation would not accept. */
export function passedFields(
  { inputSchema, births = {} }: ToolDescription,
  columns: readonly SelectedColumn[],
): string[] {
  const known = [...Object.keys(inputSchema.properties), ...Object.keys(births), ...BIRTH_FIELDS];
  return columns.flatMap(({ field }) => (field === undefined || known.includes(field) ? [] : [field]));
}

/** Fields of a record that its envelope has too, where nothing is selected: `id`, unless the tool has such a field. */
export function idsOf({ inputSchema }: Pick<ToolDescription, 'inputSchema'>): readonly string[] {
  return PASSED.filter((name) => !Object.hasOwn(inputSchema.properties, name));
}

/** What of a record its envelope has too. */
export function idIn(record: unknown, ids: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(record)) return {};
  return Object.fromEntries(ids.filter((name) => Object.hasOwn(record, name)).map((name) => [name, record[name]]));
}

/** The parts of a schema of an answer. */
interface Described {
  readonly [KEY]?: string;
  readonly [KEYS]?: readonly string[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const TEXT: Described = { type: 'string' };

/** What an envelope has beside its result. */
const ENVELOPE = {
  type: 'object',
  properties: {
    calculated_at: { type: 'string', format: 'date-time' },
    calculation_version: TEXT,
    methodology_url: TEXT,
    disclaimer: TEXT,
    provenance: {
      type: 'object',
      properties: {
        zodiac_system: TEXT,
        ayanamsha: TEXT,
        ayanamsha_value_deg: { type: 'number' },
        location_resolution: TEXT,
        timezone_resolution: TEXT,
        dst_applied: { type: 'boolean' },
        birth_time_known: { type: 'boolean' },
        birth_time_range: { type: 'object' },
        uncertainty: TEXT,
        caveats: { type: 'array' },
        house_system: TEXT,
        ephemeris: { type: 'object' },
        options: { type: 'object' },
      },
    },
  },
} as const satisfies Described;

/** A step into a record, or to an item of a list by its place or by what it is called. */
type Step = string | number | { readonly key: string; readonly value: string | number };

/** Where a path has come to. */
interface Reached {
  readonly names: readonly string[];
  readonly steps: readonly Step[];
  readonly schema: Described;
}

function walk(tool: ToolDescription, from: Described, names: readonly string[]): Reached[] {
  let reached: Reached[] = [{ names: [], steps: [], schema: withoutNull(from) }];
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    reached = reached.flatMap((one) => {
      const next = one.schema.items ? itemsOf(one, name) : fieldsOf(one, name, isLast);
      if (Array.isArray(next)) return next;
      throw unknown(joined(names), name, next.names, tool.slug);
    });
  }
  return reached;
}

/** The names that there are in the place of one that is none. */
interface Near {
  readonly names: readonly string[];
}

/** The items of a list that a name stands for. */
function itemsOf(one: Reached, name: string): Reached[] | Near {
  const { schema } = one;
  const items = withoutNull(schema.items ?? {});
  const index = /^\[(0|[1-9]\d{0,5})\]$/.exec(name)?.[1];
  if (index !== undefined) return [onwards(one, name, Number(index), items)];
  const key = schema[KEY] ?? '';
  const values = schema[KEYS] ?? valuesOf(items.properties?.[key]);
  const wanted = name === WILD ? values : values.filter((value) => String(value) === name);
  if (wanted.length > 0) return wanted.map((value) => onwards(one, String(value), { key, value }, items));
  return { names: values.length > 0 ? values.map(String) : ['[0]', '[1]'] };
}

/** The fields of a record that a name stands for; a `*` at the end for those that are no records and no lists. */
function fieldsOf(one: Reached, name: string, isLast: boolean): Reached[] | Near {
  const properties = one.schema.properties ?? {};
  if (name !== WILD) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return inner ? [onwards(one, name, name, withoutNull(inner))] : { names: Object.keys(properties) };
  }
  return Object.entries(properties)
    .filter(([, inner]) => !isLast || kindOf(inner) !== 'json')
    .map(([each, inner]) => onwards(one, each, each, withoutNull(inner)));
}

function onwards({ names, steps }: Reached, name: string, step: Step, schema: Described): Reached {
  return { names: [...names, name], steps: [...steps, step], schema };
}

/** What a field may be that is one of some names, or a whole number between two. */
function valuesOf(schema: Described | undefined): readonly (string | number)[] {
  const { enum: names, minimum, maximum } = withoutNull(schema ?? {});
  if (names) return names;
  if (minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

function columnOf({ names, steps, schema }: Reached, root: 'result' | 'envelope'): SelectedColumn {
  return {
    name: joined(names),
    kind: answerKind(names, schema),
    read: ({ envelope }) =>
      valueAt(root === 'envelope' ? envelope : 'error' in envelope ? null : envelope.result, steps),
  };
}

/** What a clock showed is a text: as an instant it would be without its offset, and the same as the field beside it. */
function answerKind(names: readonly string[], schema: Described): ColumnKind {
  const kind = kindOf(schema);
  return kind === 'moment' && names.some((name) => name.endsWith('_local')) ? 'text' : kind;
}

function valueAt(from: unknown, steps: readonly Step[]): unknown {
  let value = from;
  for (const step of steps) {
    if (value === null || value === undefined) return null;
    value =
      typeof step === 'object'
        ? (value as Record<string, unknown>[]).find((item) => item[step.key] === step.value)
        : (value as Record<string | number, unknown>)[step];
  }
  return value ?? null;
}

function kindOf(schema: Described): ColumnKind {
  const { type, enum: names, format } = withoutNull(schema);
  const types = [type ?? (names ? 'string' : undefined)].flat().filter((one) => one !== 'null');
  if (types.length !== 1) return 'json';
  return FORMATS[format ?? ''] ?? KINDS[types[0] as string] ?? 'json';
}

const FORMATS: Readonly<Record<string, ColumnKind>> = { date: 'date', 'date-time': 'moment' };

const KINDS: Readonly<Record<string, ColumnKind>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'flag',
};

/** Of a schema of something that may be null the other one. */
function withoutNull(schema: Described): Described {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return others.length === 1 ? withoutNull(others[0] as Described) : schema;
}

function isIn(schema: Described, name: string): boolean {
  return Object.hasOwn(withoutNull(schema).properties ?? {}, name) || name === WILD;
}

function namesIn(schema: Described): string[] {
  return Object.keys(withoutNull(schema).properties ?? {});
}

/** `a.b[0].c` as `a`, `b`, `[0]`, `c`. */
function stepsOf(path: string): string[] {
  return path.replaceAll('[', '.[').split('.');
}

function joined(names: readonly string[]): string {
  return names.join('.').replaceAll('.[', '[');
}

/** Names that are told where none is near. */
const TOLD = 12;

function unknown(path: string, part: string, names: readonly string[], slug: string): UnknownPath {
  const near = nearest(
    part,
    names.map((name) => name.toLowerCase()),
  );
  const meant = near === undefined ? undefined : names.find((name) => name.toLowerCase() === near);
  const told =
    names.length > TOLD ? `${names.slice(0, TOLD).join(', ')} and ${names.length - TOLD} more` : names.join(', ');
  const where = path === part ? `"${shortened(path)}"` : `"${shortened(part)}" of "${shortened(path)}"`;
  const way = meant === undefined ? `There are: ${told}.` : `Did you mean ${meant}?`;
  return new UnknownPath(
    `${slug} has nothing that is called ${where}. ${names.length === 0 ? 'It ends before that.' : way}`,
  );
}
