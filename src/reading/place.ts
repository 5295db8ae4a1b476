import { refusal } from '../base/input/options.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import type { FoundPlace, PlaceOptions } from '../places/find-places.js';
import { meantBy } from '../places/meant.js';
import { readAngle } from './angle.js';
import { type ReadOptions, requireAsked } from './asked.js';
import { latinDigits } from './digits.js';

/** Finds places by name, as `findPlaces` of `nirayana/places` does. */
export type PlaceFinder = (query: string, options?: PlaceOptions) => readonly FoundPlace[];

/** How a place is read. */
export interface ReadPlaceOptions extends ReadOptions {
  /**
   * `findPlaces` of `nirayana/places`, which has the list; it is handed over, so that whoever reads no place bundles
   * none.
   */
  readonly findPlaces: PlaceFinder;
  /** ISO 3166-1 code of two letters of the only country to look in. */
  readonly country?: string | undefined;
}

/** Where something is: what a birth has as its `place`. */
export interface PlaceAt {
  /** Name, region and country in the language of the reader; null for coordinates. */
  readonly name: string | null;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; null for coordinates, of which `zoneAt` finds it. */
  readonly timezone: string | null;
}

/**
 * What keeps a text from being one place: `missing` for none at all; `form` for more than 100 characters; `none` where
 * no place is called
 * so; `several` where more than one is and none is by far the largest; `doubtful` where only a typing error leads to
 * one,
 * or where what is found stands in for a part of it that is not known.
 */
export type PlaceFault = 'missing' | 'form' | 'none' | 'several' | 'doubtful';

/** A place, or what is wrong with the text and the places that it may mean, the likeliest first. */
export type PlaceRead =
  | { readonly place: PlaceAt; readonly fault?: undefined; readonly readings?: undefined }
  | { readonly fault: PlaceFault; readonly readings: readonly FoundPlace[]; readonly place?: undefined };

/** Code points of the longest text that the search takes. */
export const LONGEST_PLACE = 100;

/**
 * Reads a place as people type it, as the fields of the pages do: a name with region or country behind it, in any
 * script,
 * or a pair of coordinates as maps copy them. A name that several have stands for the one that is 20 times as large as
 * each of the others; else all are told, and none is guessed.
 *
 * @param typed the text
 * @throws CalculationError `invalid_input` for what is no text, for options that there are not and without
 * `findPlaces`.
 *
 * @example
 * import { findPlaces } from 'nirayana/places';
 * import { readPlace } from 'nirayana/read';
 *
 * const read = readPlace('Benares', { findPlaces });
 * read.place.name; // => 'Varanasi, Uttar Pradesh, India'
 * read.place.timezone; // => 'Asia/Kolkata'
 * const { latitude, longitude, timezone } = readPlace('28°36′N 77°12′E', { findPlaces }).place;
 * [latitude, longitude, timezone]; // => [28.6, 77.2, null]
 * readPlace('Springfield', { findPlaces }).fault; // => 'several'
 * readPlace('Mumbbai', { findPlaces }).readings.map(({ name }) => name)[0]; // => 'Mumbai'
 */
export function readPlace(typed: string, options: ReadPlaceOptions): PlaceRead {
  requireAsked(typed, options ?? {}, ['findPlaces', 'country']);
  const { findPlaces, country, locale = 'en' } = options ?? {};
  if (typeof findPlaces !== 'function') {
    throw refusal('The option findPlaces must be the function of nirayana/places that finds places by name.');
  }
  const text = typed.trim();
  if (text === '') return { fault: 'missing', readings: [] };
  const pair = readPair(text, locale);
  if (pair) return { place: { name: null, ...pair, timezone: null } };
  if (isLongPlace(text)) return { fault: 'form', readings: [] };
  return placeMeant(text, findPlaces(text, { locale, country }));
}

/** Whether the search takes no text as long. Of a huge one not every letter is looked at. */
export function isLongPlace(text: string): boolean {
  return text.length > LONGEST_PLACE && (text.length > LONGEST_PLACE * 2 || [...text].length > LONGEST_PLACE);
}

/** No longer text is a pair of coordinates. */
const LONGEST_PAIR = 60;

/** The two texts of coordinates that stand in one: "28.6139, 77.209", "28°36′N 77°12′E", "28,6 77,2". */
export function splitPair(
  typed: string,
  locale: LanguageCode,
): { readonly latitude: string; readonly longitude: string } | undefined {
  const text = latinDigits(typed);
  if (text.length > LONGEST_PAIR || !/\d.*\d/s.test(text)) return undefined;
  const pairs = [...text.matchAll(/\s*[,;]\s*|\s+/g)]
    .map(({ index, 0: between }) => ({ latitude: text.slice(0, index), longitude: text.slice(index + between.length) }))
    .filter(
      ({ latitude, longitude }) =>
        readAngle(latitude, { axis: 'latitude', locale }).fault === undefined &&
        readAngle(longitude, { axis: 'longitude', locale }).fault === undefined,
    );
  const [pair, ...others] = pairs;
  return others.length === 0 ? pair : undefined;
}

function readPair(typed: string, locale: LanguageCode): { latitude: number; longitude: number } | undefined {
  const texts = splitPair(typed, locale);
  if (!texts) return undefined;
  const { degrees: latitude } = readAngle(texts.latitude, { axis: 'latitude', locale });
  const { degrees: longitude } = readAngle(texts.longitude, { axis: 'longitude', locale });
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Which of the places that a search has found for a text is meant. */
function placeMeant(typed: string, found: readonly FoundPlace[]): PlaceRead {
  if (found.length === 0) return { fault: 'none', readings: [] };
  const { places, certainty } = meantBy(typed, found);
  const [first] = places;
  if (!first || certainty !== 'clear')
    return { fault: certainty === 'doubtful' ? 'doubtful' : 'several', readings: places };
  const { label, latitude, longitude, timezone } = first;
  return { place: { name: label, latitude, longitude, timezone } };
}
