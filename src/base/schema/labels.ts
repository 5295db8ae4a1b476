import { isRecord } from '../input/options.js';
import { CALLED_BY, type CalledBy, KINDS } from './fields.js';

/** What the values of a result are called, by the path at which each stands: `rashi.name`, `planets[0].sign`. */
export type Labels = Readonly<Record<string, string>>;

/** The parts of a schema of a result. */
interface Described {
  readonly [KINDS]?: string | readonly string[];
  readonly [CALLED_BY]?: CalledBy;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** What a language calls things, by kind. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What everything in a result is called that has a name, in the order of the result. */
export function labelsOf(schema: object, result: unknown, names: Names): Labels {
  const labels: Record<string, string> = {};
  label(schema, result, '', { names, labels });
  return labels;
}

interface Labelling {
  readonly names: Names;
  readonly labels: Record<string, string>;
}

function label(schema: Described, value: unknown, path: string, told: Labelling): void {
  for (const other of schema.anyOf ?? []) label(other, value, path, told);
  const called = typeof value === 'string' ? nameOf(schema[KINDS], value, told.names) : undefined;
  if (called !== undefined) told.labels[path] = called;
  for (const [name, inner] of partsOf(schema, value)) {
    const there = typeof name === 'number' ? `${path}[${name}]` : joined(path, name);
    const beside = inner[CALLED_BY] && nameBeside(inner[CALLED_BY], value as Parts, told.names);
    if (beside) told.labels[there] = beside;
    label(inner, (value as Parts)[name], there, told);
  }
}

/** What the fields of an object name together. */
function nameBeside({ kinds, instead }: CalledBy, fields: Parts, names: Names): string {
  const words = Object.entries(kinds).flatMap(([field, kind]) => names[kind]?.[String(fields[field])] ?? []);
  const other = instead && names[instead.kind]?.[String(fields[instead.field])];
  return (other === undefined ? words : [other, ...words.slice(1)]).join(' ');
}

/** Of several kinds the last that has it says the name. */
function nameOf(kinds: string | readonly string[] = [], value: string, names: Names): string | undefined {
  return [kinds].flat().reduce<string | undefined>((called, kind) => names[kind]?.[value] ?? called, undefined);
}

type Parts = Readonly<Record<string | number, unknown>>;

/** The parts of an object or a list with their schemas. */
function partsOf({ properties, items }: Described, value: unknown): (readonly [string | number, Described])[] {
  if (Array.isArray(value)) return items ? value.map((_, index) => [index, items]) : [];
  return isRecord(value) ? Object.entries(properties ?? {}) : [];
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
