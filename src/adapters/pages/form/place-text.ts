import type { Locale } from '../../../locale/locales.js';
import type { Place } from '../../../places/place-table.js';
import { placeSearch } from '../../web/places.js';

/** A place as a form needs it. */
export interface PlaceFound {
  /** Name, region and country in the language of the reader. */
  readonly label: string;
  /** By which it is chosen among others of its name. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** The places that a text can mean: exactly one where it is clear. */
export interface PlacesMeant {
  readonly places: readonly PlaceFound[];
  readonly isClear: boolean;
}

/** The search takes no longer text. */
export const LONGEST_PLACE = 100;

/** How many times as large as any other of its name a place must be for nobody to mean another. */
const CLEARLY_LARGER = 20;

/**
 * The places that a typed text can mean. `chosen` is the key of the one that the reader has picked from those that were
 * shown for the same text.
 */
export async function placesMeant(typed: string, locale: Locale, chosen = ''): Promise<PlacesMeant> {
  // The data are loaded with the first search.
  const { findPlaces } = await placeSearch.get();
  const found = findPlaces(typed);
  const places = found.length > 0 ? found : inCountry(typed, locale, findPlaces);
  const picked = chosen === '' ? undefined : places.find((place) => keyOf(place) === chosen);
  const meant = picked ? [picked] : clearlyMeant(typed, places);
  return { places: meant.map((place) => placeFound(place, locale)), isClear: meant.length === 1 };
}

/** Those that can be meant: one where it is called so alone or is much larger than the others. */
function clearlyMeant(typed: string, places: readonly Place[]): readonly Place[] {
  const [name = ''] = typed.split(/[,،、，]/);
  const named = places.filter((place) => folded(place.name) === folded(name));
  const before = places.findIndex((place) => named.includes(place));
  // What stands before them is larger by far and has the name as another one.
  const rivals = named.length === 0 ? places : [...places.slice(0, before), ...named];
  const whole = rivals.filter((place) => isWhole(typed, place));
  const [first, ...others] = whole.length > 0 ? whole : rivals;
  if (!first) return [];
  const size = ({ population }: Place) => Math.max(population, 100);
  return others.every((other) => size(first) >= CLEARLY_LARGER * size(other)) ? [first] : [first, ...others];
}

/** Whether a text names a place with its region. */
function isWhole(typed: string, { name, region }: Place): boolean {
  return region !== null && folded(typed).startsWith(`${folded(name)}, ${folded(region)},`);
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Searches with the last part of a text as a country in the language of the reader: "Köln, Deutschland". */
function inCountry(
  typed: string,
  locale: Locale,
  findPlaces: (query: string, options: { readonly country: string }) => readonly Place[],
): readonly Place[] {
  const at = typed.lastIndexOf(',');
  const country = at < 0 ? undefined : countriesIn(locale).get(folded(typed.slice(at + 1)));
  return country === undefined ? [] : findPlaces(typed.slice(0, at), { country });
}

const countries = new Map<Locale, ReadonlyMap<string, string>>();

/** Codes by folded names. */
function countriesIn(locale: Locale): ReadonlyMap<string, string> {
  const known = countries.get(locale);
  if (known) return known;
  const names = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = regionNames(locale).of(code);
    // Old codes come first in the alphabet at times, but the search knows only those in use.
    if (name !== undefined && name !== code && !OLD_CODES.includes(code)) names.set(folded(name), code);
  }
  countries.set(locale, names);
  return names;
}

/** Codes that CLDR still names, some with the name of the country that has come after. */
const OLD_CODES = [
  'AN',
  'BU',
  'CS',
  'DD',
  'DY',
  'FX',
  'HV',
  'NH',
  'RH',
  'SU',
  'TP',
  'UK',
  'VD',
  'YD',
  'YU',
  'ZR',
  'QU',
];

const regions = new Map<Locale, Intl.DisplayNames>();

function regionNames(locale: Locale): Intl.DisplayNames {
  const known = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regions.set(locale, known);
  return known;
}

function placeFound(place: Place, locale: Locale): PlaceFound {
  const { name, region, country, latitude, longitude, timezone } = place;
  const parts = [name, ...(region === null || region === name ? [] : [region]), regionNames(locale).of(country)];
  return { label: parts.join(', '), key: keyOf(place), latitude, longitude, timeZone: timezone };
}

function keyOf({ latitude, longitude }: Place): string {
  return `${latitude},${longitude}`;
}
