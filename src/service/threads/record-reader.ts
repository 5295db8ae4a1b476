import { type FieldError, isCalculationError } from '../../base/errors.js';
import { isRecord } from '../../base/input/options.js';
import { Lazy } from '../../base/lazy.js';
import type { AnyTool } from '../../calculation/tool.js';
import { columnKey, columnKeysOf, type PlaceColumns, placeColumnsOf } from '../../catalog/birth-columns.js';
import type { NamedPlace, PlaceRead } from '../../places/named-place.js';
import { searchPlaces } from '../web/places.js';
import { type DateOrder, readTypedDate, readTypedTime } from './typed-date.js';

/** What reads names of places, with the names of countries, which come with the first one that is looked up. */
const places = new Lazy(() => import('../../places/named-place.js'));

/** How the records of a file are read. */
export interface Reading {
  /** In which order the numbers of a date stand; without it one that has two readings is refused. */
  readonly dates?: DateOrder | undefined;
  /** Code of the country in which a place is where its name alone could be several. */
  readonly preferredCountry?: string | undefined;
  /** Whether records have names of columns that nobody has looked at, as lines of JSON do. */
  readonly isRaw: boolean;
}

/** A record as it was read. */
export interface ReadRecord {
  /** What the tool takes. */
  readonly input: unknown;
  /** The record itself, with what was found of its places: what rows pass through. */
  readonly record: unknown;
  readonly errors: readonly FieldError[];
  /** Fields that a place would have filled which was not found: that they are missing is told of the place. */
  readonly unfilled: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Places of one thread that are kept: a table has the same cities again and again. */
const MOST_KEPT = 5_000;
const kept = new Map<string, PlaceRead | FieldError>();

/** Names of places that are told where several may be meant. */
const MOST_TOLD = 4;

/** Makes of the records of a file what a tool takes: names of columns, dates, times and places. */
export class RecordReader {
  readonly #tool: AnyTool;
  readonly #reading: Reading;
  readonly #places: readonly PlaceColumns[];
  readonly #dates: readonly string[];
  readonly #times: readonly string[];
  readonly #keys: ReadonlyMap<string, string>;
  #known: { readonly names: string; readonly plan: Plan } | undefined;

  constructor(tool: AnyTool, reading: Reading) {
    const ofFormat = (format: string) =>
      Object.entries(tool.inputSchema.properties).flatMap(([name, schema]) => (schema.format === format ? [name] : []));
    this.#tool = tool;
    this.#reading = reading;
    this.#places = placeColumnsOf(tool);
    this.#dates = ofFormat('date');
    this.#times = ofFormat('local-time');
    this.#keys = reading.isRaw ? columnKeysOf(tool) : new Map();
  }

  /** What is wrong with a record is told. */
  async read(record: unknown): Promise<ReadRecord> {
    if (!isRecord(record) || (this.#reading.isRaw && isRecord(record['place']))) {
      return { input: record, record, errors: [], unfilled: [] };
    }
    const errors: FieldError[] = [];
    const input = this.#reading.isRaw ? this.#renamed(record, errors) : { ...record };
    this.#readDates(input, errors);
    const told = {};
    const unfilled: string[] = [];
    for (const columns of this.#places) await this.#readPlace(input, columns, { told, errors, unfilled });
    return { input, record: this.#places.length === 0 ? record : { ...record, ...told }, errors, unfilled };
  }

  #renamed(record: Fields, errors: FieldError[]): Record<string, unknown> {
    const names = Object.keys(record);
    const joined = names.join('\n');
    if (this.#known?.names !== joined) this.#known = { names: joined, plan: planOf(names, this.#keys) };
    const { changed, twice } = this.#known.plan;
    if (twice) errors.push(twice);
    const fields = { ...record };
    for (const [name, key] of changed) {
      if (isRecord(record[name])) continue;
      delete fields[name];
      fields[key] = record[name];
    }
    return fields;
  }

  #readDates(fields: Record<string, unknown>, errors: FieldError[]): void {
    for (const name of this.#dates) {
      const value = fields[name];
      const read = typeof value === 'string' ? readTypedDate(value, this.#reading.dates) : undefined;
      if (!read) continue;
      if ('date' in read) fields[name] = read.date;
      else errors.push({ field: name, message: openDate(String(value), read.open) });
    }
    for (const name of this.#times) {
      const value = fields[name];
      if (typeof value === 'string') fields[name] = readTypedTime(value) ?? value;
    }
  }

  async #readPlace(
    fields: Record<string, unknown>,
    columns: PlaceColumns,
    { told, errors, unfilled }: Told,
  ): Promise<void> {
    const { called, latitude, longitude, zone, name, isOption } = columns;
    const typed = textOf(fields[called]);
    if (typed === undefined) return;
    const named = {
      name: typed,
      state: textOf(fields[columns.state]),
      country: textOf(fields[columns.country]),
      preferred: this.#reading.preferredCountry,
    };
    for (const key of [called, columns.state, columns.country]) {
      if (key !== name && !Object.hasOwn(this.#tool.inputSchema.properties, key)) delete fields[key];
    }
    // Coordinates go before the name of a place.
    if (fields[latitude] != null || fields[longitude] != null) return;
    const answers = answersOf(columns);
    const found = await placeOf(named, called);
    if ('message' in found || 'doubt' in found) {
      errors.push('message' in found ? found : doubtOf(found, called, named));
      unfilled.push(latitude, longitude);
      told[answers.doubt] = 'doubt' in found ? found.doubt : 'unknown';
      return;
    }
    const { label, timezone, ...place } = found.place;
    Object.assign(
      fields,
      isOption
        ? { place: { latitude: place.latitude, longitude: place.longitude } }
        : { [latitude]: place.latitude, [longitude]: place.longitude },
      zone !== undefined && fields[zone] == null && { [zone]: timezone },
    );
    told[answers.found] = label;
  }
}

/** What becomes of a record beside its fields. */
interface Told {
  /** What was found of its places. */
  readonly told: Record<string, unknown>;
  readonly errors: FieldError[];
  readonly unfilled: string[];
}

/** What a table tells of places that were looked up, as columns beside those of the file. */
export function placeAnswers(columns: readonly PlaceColumns[]): string[] {
  return columns.flatMap((one) => Object.values(answersOf(one)));
}

function answersOf({ argument }: PlaceColumns): { readonly found: string; readonly doubt: string } {
  return { found: `${argument}_found`, doubt: `${argument}_doubt` };
}

interface Plan {
  /** The columns that stand for a field of another name. */
  readonly changed: readonly (readonly [name: string, key: string])[];
  /** Two columns that mean the same. */
  readonly twice: FieldError | undefined;
}

function planOf(names: readonly string[], keys: ReadonlyMap<string, string>): Plan {
  const meant = names.map((name) => keys.get(columnKey(name)));
  const again = meant.findIndex((key, index) => key !== undefined && meant.indexOf(key) !== index);
  const changed = names.flatMap((name, index) => {
    const key = meant[index];
    return key === undefined || key === name ? [] : [[name, key] as const];
  });
  const key = meant[again];
  if (key === undefined) return { changed, twice: undefined };
  const first = names[meant.indexOf(key)];
  const message = `"${first}" and "${names[again]}" mean the same. Leave one of them out.`;
  return { changed, twice: { field: key, message } };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

async function placeOf(named: NamedPlace, field: string): Promise<PlaceRead | FieldError> {
  const key = JSON.stringify([named.name, named.state, named.country, named.preferred]);
  const known = kept.get(key);
  if (known) return 'message' in known ? { ...known, field } : known;
  const { readNamedPlace } = await places.get();
  if (kept.size >= MOST_KEPT) kept.clear();
  const read = await readOrError(() => readNamedPlace(named, searchPlaces), field);
  kept.set(key, read);
  return read;
}

async function readOrError(read: () => Promise<PlaceRead>, field: string): Promise<PlaceRead | FieldError> {
  try {
    return await read();
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return { field, message: error.fieldErrors[0]?.message ?? error.message };
  }
}

function doubtOf(
  { doubt, places }: Extract<PlaceRead, { readonly doubt: unknown }>,
  field: string,
  { name: typed, country }: NamedPlace,
): FieldError {
  const labels = places.slice(0, MOST_TOLD).map(({ label }) => label);
  const told = labels.join('; ') + (places.length > MOST_TOLD ? '; …' : '');
  switch (doubt) {
    case 'several':
      return { field, message: `"${typed}" may be: ${told}. Give its state or country, or its coordinates.` };
    case 'doubtful':
      return { field, message: `No place is called "${typed}". Near are: ${told}.` };
    case 'country':
      return { field, message: `No country is called "${country}".` };
    case 'unknown':
      return { field, message: `No place is known by the name "${typed}". Give its coordinates.` };
  }
}

function openDate(value: string, [one, other]: readonly [string, string]): string {
  return `"${value}" may be ${one} or ${other}: say which with --date-format dmy or mdy.`;
}
