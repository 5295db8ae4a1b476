import { BACKSLASH, BASE, FIRST_CODE } from '../../src/places/base91.js';
import { COLUMNS, LATITUDE_STEPS, LONGITUDE_STEPS, type PackedPlaces } from '../../src/places/place-table.js';
import { LEAST_MAGNITUDE, populationAt, STEPS_PER_DECADE } from '../../src/places/population.js';
import type { SourcePlace } from './source.js';

/** Packs places: sorted by country, region and latitude, so that like stands beside like and compresses well. */
export function packPlaces(places: readonly SourcePlace[]): PackedPlaces {
  const sorted = places.toSorted(
    (one, other) =>
      compare(one.country, other.country) ||
      compare(one.region, other.region) ||
      one.latitude - other.latitude ||
      one.longitude - other.longitude ||
      compare(one.name, other.name),
  );
  const regions = new Numbering();
  const zones = new Numbering();
  const rows = sorted.map((place) =>
    encodeRow({
      region: regions.numberOf([place.country, place.region, place.regionCode].join('\t').trimEnd()),
      zone: zones.numberOf(place.timezone),
      latitude: Math.round((place.latitude + 90) * LATITUDE_STEPS),
      longitude: Math.round((place.longitude + 180) * LONGITUDE_STEPS),
      population: populationStep(place.population),
    }),
  );
  return {
    regions: regions.lines(),
    zones: zones.lines(),
    numbers: rows.join(''),
    names: sorted.map(({ name, alternates }) => [name, ...alternates].join('|')).join('\n'),
  };
}

/** A number as digits of base 91. */
export function encodeNumber(value: number, width: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= BASE ** width) {
    throw new RangeError(`${value} is no number of ${width} digits.`);
  }
  let [rest, digits] = [value, ''];
  for (let place = 0; place < width; place++) {
    const code = FIRST_CODE + (rest % BASE);
    digits = String.fromCharCode(code < BACKSLASH ? code : code + 1) + digits;
    rest = Math.floor(rest / BASE);
  }
  return digits;
}

/** The step of the scale of populations that tells a number of people best. */
export function populationStep(people: number): number {
  if (people < 100) return 0;
  const error = (step: number) => Math.abs(Math.log(populationAt(step) / people));
  const guess = Math.round((Math.log10(people) - LEAST_MAGNITUDE) * STEPS_PER_DECADE);
  const [best = guess] = [guess - 1, guess, guess + 1].filter((step) => step > 0).sort((a, b) => error(a) - error(b));
  return best;
}

type Row = Record<keyof typeof COLUMNS, number>;

function encodeRow(row: Row): string {
  const columns = Object.entries(COLUMNS) as [keyof Row, readonly [number, number]][];
  return columns.map(([column, [start, end]]) => encodeNumber(row[column], end - start)).join('');
}

/** Numbers texts in the order in which they come. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  lines(): string {
    return [...this.#numbers.keys()].join('\n');
  }
}

/** By UTF-16 units, the same in every language. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
