import { BACKSLASH, BASE, FIRST_CODE } from '../../src/places/base91.js';
import {
  COLUMNS,
  type Column,
  LATITUDE_STEPS,
  LONGITUDE_STEPS,
  type PackedPlaces,
} from '../../src/places/place-table.js';
import { LEAST_MAGNITUDE, populationAt, STEPS_PER_DECADE } from '../../src/places/population.js';
import type { SourcePlace } from './source.js';

/** Packs places: sorted by country, region and latitude, so that like stands beside like and compresses well. */
export function packPlaces(places: readonly SourcePlace[]): PackedPlaces {
  const sorted = places.toSorted(
    (one, other) =>
      compare(one.country, other.country) ||
      compare(one.region, other.region) ||
      compare(one.city.join(), other.city.join()) ||
      one.latitude - other.latitude ||
      one.longitude - other.longitude ||
      compare(one.name, other.name),
  );
  const regions = new Numbering();
  const zones = new Numbering();
  const latitudes = sorted.map(({ latitude }) => Math.round((latitude + 90) * LATITUDE_STEPS));
  const longitudes = sorted.map(({ longitude }) => Math.round((longitude + 180) * LONGITUDE_STEPS));
  const columns: Readonly<Record<Column, readonly number[]>> = {
    region: sorted.map((place) => regions.numberOf(regionLine(place))),
    zone: sorted.map(({ timezone }) => zones.numberOf(timezone)),
    latitude: steps(latitudes),
    longitude: steps(longitudes),
    people: sorted.map(({ population }) => populationStep(population)),
  };
  const column = (name: Column) => encodeNumbers(columns[name], COLUMNS[name]);
  return {
    region: column('region'),
    zone: column('zone'),
    latitude: column('latitude'),
    longitude: column('longitude'),
    people: column('people'),
    regions: regions.lines(),
    zones: zones.lines(),
    names: sorted.map(({ name, alternates }) => [name, ...alternates].join('|')).join('\n'),
  };
}

function regionLine({ country, region, regionCode, city }: SourcePlace): string {
  return [country, region, regionCode, city.join('|')].join('\t').trimEnd();
}

/** How far each number is from the one before: two for a step, those back odd. */
function steps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => {
    const step = number - (numbers[index - 1] ?? 0);
    return step < 0 ? -2 * step - 1 : 2 * step;
  });
}

/** Numbers as digits of base 91, the first ones of all before the second ones. */
export function encodeNumbers(numbers: readonly number[], digits: number): string {
  const encoded = numbers.map((number) => encodeNumber(number, digits));
  return Array.from({ length: digits }, (_, digit) => encoded.map((text) => text.charAt(digit)).join('')).join('');
}

/** A number as digits of base 91. */
function encodeNumber(value: number, width: number): string {
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
