import { decodeNumber } from './base91.js';
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

/** Places as text. The places stand by country, region and latitude, in the same order in `numbers` and `names`. */
export interface PackedPlaces {
  /** A line each: country, name, and a code of letters where there is one (US states), apart by tabs. */
  readonly regions: string;
  /** A line each. */
  readonly zones: string;
  /** A row of eleven digits each, see {@link COLUMNS}. */
  readonly numbers: string;
  /** A line each, in the composed normal form: the name and its alternates, apart by `|`. */
  readonly names: string;
}

/** From which digit to before which each number of a row stands. */
export const COLUMNS = {
  region: [0, 2],
  zone: [2, 4],
  latitude: [4, 7],
  longitude: [7, 10],
  population: [10, 11],
} as const;
const ROW = 11;

/** Steps to a degree, counted from the South Pole. */
export const LATITUDE_STEPS = 4000;
/** Steps to a degree, counted from 180 degrees west. */
export const LONGITUDE_STEPS = 2000;

export interface Region {
  readonly country: string;
  readonly name: string | null;
  readonly code: string | null;
}

/** The rows of a packed text, each read when it is asked for. */
export class PlaceTable {
  readonly regions: readonly Region[];
  readonly #zones: readonly string[];
  readonly #numbers: string;
  readonly #names: readonly string[];

  constructor({ regions, zones, numbers, names }: PackedPlaces) {
    this.regions = regions.split('\n').map(regionOf);
    this.#zones = zones.split('\n');
    this.#numbers = numbers;
    this.#names = names.split('\n');
  }

  get size(): number {
    return this.#names.length;
  }

  place(row: number): Place {
    const [name = ''] = (this.#names[row] as string).split('|', 1);
    const region = this.regions[this.regionIndex(row)] as Region;
    return {
      name,
      region: region.name,
      country: region.country,
      latitude: degrees(this.#number(row, 'latitude') / LATITUDE_STEPS - 90),
      longitude: degrees(this.#number(row, 'longitude') / LONGITUDE_STEPS - 180),
      timezone: this.#zones[this.#number(row, 'zone')] as string,
      population: populationAt(this.#number(row, 'population')),
    };
  }

  /** The index of the region of a place in {@link regions}. */
  regionIndex(row: number): number {
    return this.#number(row, 'region');
  }

  /** Decimal logarithm of the population. */
  magnitude(row: number): number {
    return magnitudeAt(this.#number(row, 'population'));
  }

  #number(row: number, column: keyof typeof COLUMNS): number {
    const [start, end] = COLUMNS[column];
    return decodeNumber(this.#numbers, row * ROW + start, row * ROW + end);
  }
}

function regionOf(line: string): Region {
  const [country = '', name = '', code = ''] = line.split('\t');
  return { country, name: name || null, code: code || null };
}

function degrees(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
