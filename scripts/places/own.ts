import { fold } from '../../src/places/fold.js';
import type { SourcePlace } from './source.js';

/*
 * What the source lacks or has wrong, from tables of our own beside this file.
 */

/** Reads own-places.tsv: name, other names apart by `|`, country, region, latitude, longitude, population, zone. */
export function readOwnPlaces(text: string): SourcePlace[] {
  return rowsOf(text, 8).map(([name, others, country, region, latitude, longitude, population, timezone]) => ({
    name,
    alternates: apart(others),
    country,
    region,
    regionCode: '',
    city: [],
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    timezone,
  }));
}

/**
 * Reads localities.tsv, parts of great cities of India: city, names apart by `|`, latitude, longitude. Region and zone
 * are those of the city.
 */
export function readLocalities(text: string, places: readonly SourcePlace[]): SourcePlace[] {
  return rowsOf(text, 4).map(([of, names, latitude, longitude]) => {
    const city = placeCalled(places, `IN ${of}`);
    const [name = '', ...alternates] = apart(names);
    return {
      ...city,
      name,
      alternates,
      city: [city.name, ...city.alternates],
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: 0,
    };
  });
}

/**
 * Reads corrections.tsv: country, name and region of a place, then `population`, `region` or `position` (latitude and
 * longitude) and the right one, or `not_called` and a name that is another place's.
 */
export function corrected(places: readonly SourcePlace[], text: string): SourcePlace[] {
  const all = [...places];
  for (const [country, name, region, what, value] of rowsOf(text, 5)) {
    const place = placeCalled(all, `${country} ${name}, ${region}`);
    all[all.indexOf(place)] = { ...place, ...rightOf(place, what, value, all) };
  }
  return all;
}

function rightOf(
  { alternates, country }: SourcePlace,
  what: string,
  value: string,
  all: readonly SourcePlace[],
): Partial<SourcePlace> {
  switch (what) {
    case 'population':
      return { population: Number(value) };
    case 'position': {
      const [latitude, longitude] = value.split(' ').map(Number) as [number, number];
      return { latitude, longitude };
    }
    case 'region': {
      const there = all.find((one) => one.country === country && one.region === value);
      if (!there) throw new RangeError(`There is no region ${value}.`);
      return { region: there.region, regionCode: there.regionCode };
    }
    case 'not_called':
      return { alternates: alternates.filter((alternate) => fold(alternate) !== fold(value)) };
    default:
      throw new RangeError(`What is ${what}?`);
  }
}

/**
 * Reads names.tsv: country and name of a place, with its region after a comma where another one of the name is larger;
 * then names in as many columns as there are scripts, apart by `|`. They stand before those of the source.
 */
export function named(places: readonly SourcePlace[], text: string): SourcePlace[] {
  const all = [...places];
  for (const [key, ...names] of rowsOf(text)) {
    const place = placeCalled(all, key);
    const known = new Set([fold(place.name)]);
    const alternates = [...names.flatMap(apart), ...place.alternates].filter(
      (name) => known.size < known.add(fold(name)).size,
    );
    all[all.indexOf(place)] = { ...place, alternates };
  }
  return all;
}

/** The largest place of a country and name, such as `IN Gorakhpur, Uttar Pradesh`. */
function placeCalled(places: readonly SourcePlace[], key: string): SourcePlace {
  const [largest] = places
    .filter(({ country, name, region }) => [`${country} ${name}`, `${country} ${name}, ${region}`].includes(key))
    .sort((one, other) => other.population - one.population);
  if (!largest) throw new RangeError(`There is no ${key}.`);
  return largest;
}

function apart(names: string): string[] {
  return names.split('|').filter(Boolean);
}

/** The lines of a table as cells, of as many columns as are wanted. */
function rowsOf(text: string, columns?: number): [string, string, string, string, string, string, string, string][] {
  return text
    .normalize('NFC')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      if (columns !== undefined && cells.length !== columns) throw new RangeError(`Not ${columns} columns: ${line}`);
      return cells as [string, string, string, string, string, string, string, string];
    });
}
