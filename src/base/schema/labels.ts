import type { Locale } from '../../languages/locale/locales.js';
import { isRecord } from '../input/options.js';
import { NAMES, type NamesOf } from './fields.js';

/** What the values of a result are called, by the path at which each stands: `rashi.name`, `planets[0].sign`. */
export type Labels = Readonly<Record<string, string>>;

/** The parts of a schema of a result. */
interface Described {
  readonly [NAMES]?: NamesOf<string>;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** What everything in a result is called that has a name in every language, in the order of the result. */
export function labelsOf(schema: object, result: unknown, locale: Locale): Labels {
  const labels: Record<string, string> = {};
  label(schema, result, '', { locale, labels });
  return labels;
}

interface Labelling {
  readonly locale: Locale;
  readonly labels: Record<string, string>;
}

function label(schema: Described, value: unknown, path: string, told: Labelling): void {
  for (const other of schema.anyOf ?? []) label(other, value, path, told);
  const called = typeof value === 'string' ? schema[NAMES]?.[told.locale][value] : undefined;
  if (called !== undefined) told.labels[path] = called;
  for (const [name, inner] of partsOf(schema, value)) {
    label(inner, (value as Parts)[name], typeof name === 'number' ? `${path}[${name}]` : joined(path, name), told);
  }
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
