import type { PlaceNames } from '../languages/words/place-names.js';
import { fold } from './fold.js';
import type { Place, PlaceRows, Region } from './place-table.js';

/** How far a place may be from the latitude by which it is told from others of its name, in degrees. */
const SAME_LATITUDE = 0.006;

/** The rows of the list with what a language calls some of them, and behind them the places that it knows besides. */
export class OwnNames implements PlaceRows {
  /** The names, in the composed normal form: a line for each of {@link rowsOfLines}. */
  readonly lines: string;
  readonly rowsOfLines: readonly number[];
  readonly #list: PlaceRows;
  readonly #own = new Map<number, readonly string[]>();
  readonly #further: Further[] = [];

  constructor(list: PlaceRows, { places }: PlaceNames) {
    this.#list = list;
    const lines: string[] = [];
    const rows: number[] = [];
    let state: State | undefined;
    for (const line of places.normalize('NFC').trim().split('\n')) {
      if (line.startsWith('# ')) {
        state = new State(list, line.slice(2));
        continue;
      }
      const { key, names, position } = entryOf(line);
      const row = position ? list.size + this.#further.length : state?.rowOf(key);
      if (row === undefined || state === undefined) throw new RangeError(`There is no place ${key}.`);
      if (position) this.#further.push({ name: key, ...position, state });
      this.#own.set(row, names);
      // The usual name of a place of the list is searched there.
      lines.push([position ? key : '', ...names].join('|'));
      rows.push(row);
    }
    this.lines = lines.join('\n');
    this.rowsOfLines = rows;
  }

  get regions(): readonly Region[] {
    return this.#list.regions;
  }

  get size(): number {
    return this.#list.size + this.#further.length;
  }

  /** What the language calls a place. */
  own(row: number): readonly string[] {
    return this.#own.get(row) ?? [];
  }

  place(row: number): Place {
    const further = this.#furtherAt(row);
    if (!further) return this.#list.place(row);
    const { name, latitude, longitude, state } = further;
    return { ...state.like, name, latitude, longitude, population: 0 };
  }

  names(row: number): readonly string[] {
    const further = this.#furtherAt(row);
    return further ? [further.name] : this.#list.names(row);
  }

  regionIndex(row: number): number {
    return this.#furtherAt(row)?.state.region ?? this.#list.regionIndex(row);
  }

  region(row: number): Region {
    return this.#list.regions[this.regionIndex(row)] as Region;
  }

  position(row: number): readonly [latitude: number, longitude: number] {
    const further = this.#furtherAt(row);
    return further ? [further.latitude, further.longitude] : this.#list.position(row);
  }

  magnitude(row: number): number {
    return this.#furtherAt(row) ? 0 : this.#list.magnitude(row);
  }

  #furtherAt(row: number): Further | undefined {
    return this.#further[row - this.#list.size];
  }
}

/** A place that the list lacks. */
interface Further {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: State;
}

interface Entry {
  /** The name in Latin letters, with the latitude where it needs one. */
  readonly key: string;
  readonly names: readonly string[];
  /** Of a place that the list lacks. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
}

function entryOf(line: string): Entry {
  const [key = '', names = '', latitude, longitude] = line.split(';');
  const entry = { key, names: names.split('|') };
  if (latitude === undefined) return entry;
  return { ...entry, position: { latitude: Number(latitude), longitude: Number(longitude) } };
}

/** The places of one region of the list, by their names. */
class State {
  /** Index of the region. */
  readonly region: number;
  /** A place of it: all have one country, region and zone. */
  readonly like: Place;
  readonly #list: PlaceRows;
  readonly #rows = new Map<string, number[]>();

  constructor(list: PlaceRows, heading: string) {
    const [country, name] = heading.split(';');
    this.#list = list;
    this.region = list.regions.findIndex(
      (one) => one.country === country && one.name === name && one.city.length === 0,
    );
    let first: number | undefined;
    for (let row = 0; row < list.size; row++) {
      if (list.regionIndex(row) !== this.region) continue;
      first ??= row;
      const key = fold(list.names(row)[0] ?? '');
      const known = this.#rows.get(key);
      if (known) known.push(row);
      else this.#rows.set(key, [row]);
    }
    if (first === undefined) throw new RangeError(`There is no region ${heading}.`);
    this.like = list.place(first);
  }

  /** The row of a name, or of a name and a latitude; undefined where there is none or more than one. */
  rowOf(key: string): number | undefined {
    const [name = '', latitude] = key.split('@');
    const rows = (this.#rows.get(fold(name)) ?? []).filter(
      (row) => latitude === undefined || Math.abs(this.#list.position(row)[0] - Number(latitude)) < SAME_LATITUDE,
    );
    const called = rows.length === 1 ? rows : rows.filter((row) => this.#list.names(row)[0] === name);
    return called.length === 1 ? called[0] : undefined;
  }
}
