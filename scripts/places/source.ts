import { fold } from '../../src/places/fold.js';

/** A place as the source tells of it. */
export interface SourcePlace {
  readonly name: string;
  readonly alternates: readonly string[];
  readonly country: string;
  /** '' where there is none. */
  readonly region: string;
  /** '' where there is none or it is a number. */
  readonly regionCode: string;
  /** Names of the city that it is a part of; none for a place of its own. */
  readonly city: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly timezone: string;
}

const COLUMNS = ['name', 'ascii', 'alternates', 'country', 'admin1', 'region', 'lat', 'lon', 'population', 'zone'];

/** What stands before the name of a region and is left out where it is shown. */
const REGION_PREFIX = /^(?:(?:State|Province|National Capital Territory) of |Estado (?:de )?|Departamento de )/;

/** Reads cities.tsv, a line a place; `others` has names that the source does not know. */
export function readPlaces(text: string, others: OtherNames): SourcePlace[] {
  const [head, ...lines] = text.normalize('NFC').trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) throw new RangeError(`The columns must be ${COLUMNS.join(', ')}.`);
  const unused = new Set(others.keys());
  const places = lines.map((line) => {
    const [title = '', , alternates = '', country = '', admin1 = '', region = '', ...rest] = line.split('\t');
    const [latitude = '', longitude = '', population = '', timezone = ''] = rest;
    const key = `${country} ${title}`;
    const [shown = '', ...more] = unused.delete(key) ? (others.get(key) ?? []) : [];
    const name = shown || title;
    return {
      name,
      alternates: alternateNames(name, [title, ...alternates.split('|'), ...more]),
      country,
      region: region.replace(REGION_PREFIX, ''),
      regionCode: /^[A-Z]{2,3}$/.test(admin1) ? admin1 : '',
      city: [],
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      timezone,
    };
  });
  if (unused.size > 0) throw new RangeError(`There is no ${[...unused].join(', ')}.`);
  return places;
}

/** By country and name in the source: the name to show, '' for that of the source, and further alternates. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/**
 * Reads other-names.tsv, names by which people ask and the source does not know: country, name in the source, name to
 * show, further names apart by `|`. The first place of that name is meant, which is the largest.
 */
export function readOtherNames(text: string): OtherNames {
  const lines = text.normalize('NFC').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [country, name, shown = '', others = ''] = line.split('\t');
      return [`${country} ${name}`, [shown, ...others.split('|')]];
    }),
  );
}

/** The alternates that differ from the name and from each other when folded. A name with a slash is two more. */
function alternateNames(name: string, alternates: readonly string[]): string[] {
  const known = new Set(['', fold(name)]);
  const isNew = (alternate: string) => known.size < known.add(fold(alternate)).size;
  return [...alternates, ...(name.includes('/') ? name.split('/') : [])]
    .flatMap((alternate) => alternate.split(' - '))
    .map((alternate) => alternate.replace(/[,،(].*$/, '').trim())
    .filter(isNew);
}
