import { decodeNumbers } from './base91.js';
import { magnitudeAt, populationAt } from './population.js';

/** A place with the facts that a birth needs. */
export interface Place {
  /** The English or usual international name, such as `Kyiv`; where there is none, the local one in Latin letters. */
  readonly name: string;
  /** State, province or the like; null where the source has none. */
  readonly region: string | null;
  /** ISO 3166-1 code of two letters; `XK` for Kosovo. */
  readonly country: string;
  /** Degrees north, to 0.0003. */
  readonly latitude: number;
  /** Degrees east, to 0.0003. */
  readonly longitude: number;
  /** IANA zone, decided for this very place. */
  readonly timezone: string;
  /** About how many people live there, within a tenth; 0 for fewer than 100 and where the source does not say. */
  readonly population: number;
}

/** Places as text. The places stand by country, region and latitude, in the same order in all columns and `names`. */
export interface PackedPlaces extends Readonly<Record<Column, string>> {
  /**
   * A line each: country, name, a code of letters where there is one (US states), and for parts of a city the names of
   * that city apart by `|`; apart by tabs.
   */
  readonly regions: string;
  /** A line each. */
  readonly zones: string;
  /** A line each, in the composed normal form: the name and its alternates, apart by `|`. */
  readonly names: string;
}

/** The columns of numbers, each with the digits of a number in it. Latitudes and longitudes are steps from the row before. */
export const COLUMNS = { region: 2, zone: 2, latitude: 4, longitude: 4, people: 1 } as const;

export type Column = keyof typeof COLUMNS;

/** Steps to a degree, counted from the South Pole. */
export const LATITUDE_STEPS = 4000;
/** Steps to a degree, counted from 180 degrees west. */
export const LONGITUDE_STEPS = 2000;

/** Degrees of latitude, and of longitude, between a city and what belongs to it. */
const NEAR = 0.4;

export interface Region {
  readonly country: string;
  readonly name: string | null;
  readonly code: string | null;
  /** Names of the city that a row is a part of, the usual one first; none where it is a place of its own. */
  readonly city: readonly string[];
}

/** Places by their rows. */
export interface PlaceRows {
  readonly regions: readonly Region[];
  readonly size: number;
  place(row: number): Place;
  /** All names of a place, the usual one first. */
  names(row: number): readonly string[];
  region(row: number): Region;
  /** The index of the region of a place in {@link regions}. */
  regionIndex(row: number): number;
  /** Degrees north and east. */
  position(row: number): readonly [latitude: number, longitude: number];
  /** Decimal logarithm of the population. */
  magnitude(row: number): number;
}

/** Whether two places are so near each other that one may be a part of the other. */
export function areNear(places: PlaceRows, one: number, other: number): boolean {
  const [here, there] = [places.position(one), places.position(other)];
  return Math.abs(here[0] - there[0]) < NEAR && Math.abs(here[1] - there[1]) < NEAR;
}

/** The rows of a packed text. */
export class PlaceTable implements PlaceRows {
  readonly regions: readonly Region[];
  readonly #zones: readonly string[];
  readonly #columns: Readonly<Record<Column, Int32Array>>;
  readonly #names: readonly string[];

  constructor(packed: PackedPlaces) {
    this.regions = packed.regions.split('\n').map(regionOf);
    this.#zones = packed.zones.split('\n');
    this.#names = packed.names.split('\n');
    const column = (name: Column) => decodeNumbers(packed[name], COLUMNS[name]);
    this.#columns = {
      region: column('region'),
      zone: column('zone'),
      latitude: summed(column('latitude')),
      longitude: summed(column('longitude')),
      people: column('people'),
    };
  }

  get size(): number {
    return this.#names.length;
  }

  place(row: number): Place {
    const [name = ''] = this.names(row);
    const { zone, people } = this.#columns;
    const [latitude, longitude] = this.position(row);
    const region = this.region(row);
    return {
      name: [name, ...region.city.slice(0, 1)].join(', '),
      region: region.name,
      country: region.country,
      latitude,
      longitude,
      timezone: this.#zones[zone[row] as number] as string,
      population: populationAt(people[row] as number),
    };
  }

  names(row: number): readonly string[] {
    return (this.#names[row] as string).split('|');
  }

  region(row: number): Region {
    return this.regions[this.regionIndex(row)] as Region;
  }

  regionIndex(row: number): number {
    return this.#columns.region[row] as number;
  }

  position(row: number): readonly [latitude: number, longitude: number] {
    const { latitude, longitude } = this.#columns;
    return [
      degrees((latitude[row] as number) / LATITUDE_STEPS - 90),
      degrees((longitude[row] as number) / LONGITUDE_STEPS - 180),
    ];
  }

  magnitude(row: number): number {
    return magnitudeAt(this.#columns.people[row] as number);
  }
}

/** Numbers from the steps between them: two to a step, those back odd. */
function summed(steps: Int32Array): Int32Array {
  let value = 0;
  return steps.map((step) => {
    value += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    return value;
  });
}

function regionOf(line: string): Region {
  const [country = '', name = '', code = '', city = ''] = line.split('\t');
  return { country, name: name || null, code: code || null, city: city === '' ? [] : city.split('|') };
}

function degrees(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
