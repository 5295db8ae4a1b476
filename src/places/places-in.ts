import { type FieldError, invalidInput, shortened } from '../base/errors.js';
import { because } from '../base/reasons.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import { SCRIPTS } from '../languages/locale/scripts.js';
import type { PlaceNames } from '../languages/words/place-names.js';
import { CITY_WORDS } from './city-words.js';
import { COUNTRIES } from './countries.js';
import type { PlaceMatch } from './hits.js';
import type { Place, Region } from './place-table.js';
import type { Found, PlaceSearch, Wanted } from './search.js';
import { namesOfCountries, namesOfRegions } from './whereabouts.js';

/** How a search may be narrowed. */
export interface PlaceOptions {
  /** ISO 3166-1 code of two letters of the only country to look in, such as `IN`; `XK` for Kosovo. */
  readonly country?: string | undefined;
  /** How many places to give at most, 1 to 50. Default: 8. */
  readonly limit?: number | undefined;
  /** The language of the labels. Default: `en`. */
  readonly locale?: LanguageCode | undefined;
  /**
   * What a language calls the places of its states, such as `places` of `nirayana/languages/ta`: they are found when they
   * are typed so, and labels of the language have them.
   */
  readonly names?: PlaceNames | undefined;
}

/** A place that was found, and how. */
export interface FoundPlace extends Place {
  /**
   * How it was found: `exact` by its name, `other_name` by another one of its names, `prefix` by the beginning of a name
   * or of a later word of one, `typing` with a typing error forgiven. `locality` stands in for
   * what was asked for: the city, or the part of it, that was named with a place that is not known, or the largest city
   * of a state or country. Ask before you take a place of `typing` or `locality`.
   */
  readonly match: PlaceMatch;
  /**
   * Name, region and country in one language: that of `locale` where the place has a name in it, else English. Two that
   * read alike have their coordinates after it.
   */
  readonly label: string;
}

/** To be shown wherever places are shown: the licence of the data asks for it. */
export const ATTRIBUTION = 'Contains data from GeoNames (https://www.geonames.org), CC BY 4.0, changed.';

const DEFAULT_LIMIT = 8;
const MOST_PLACES = 50;

/** Code points of the longest query. The longest name has 58. */
const LONGEST_QUERY = 100;

/** The search of `findPlaces`, by the data that `search` has read: a device may have fetched them. */
export function placesIn(search: () => PlaceSearch, query: string, options: PlaceOptions = {}): readonly FoundPlace[] {
  if (typeof options !== 'object' || options === null) {
    throw invalidInput([because({ field: 'options', message: 'Must be an object.' }, 'wrong_option', {})]);
  }
  const { country, limit = DEFAULT_LIMIT, locale = 'en', names } = options;
  const errors = [
    ...queryErrors(query),
    ...countryErrors(country),
    ...limitErrors(limit),
    ...localeErrors(locale),
    ...namesErrors(names),
    ...optionErrors(Object.keys(options)),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  const list = search();
  const known = names === undefined ? list : list.withNames(names);
  const wanted = { query, country: country?.toUpperCase(), limit };
  const labels = { locale, isOfNames: names?.language === locale };
  return labelled(placed(wanted, known) ?? known.find(wanted), labels);
}

/** The place of a label that has coordinates in it, where there is one. */
function placed(wanted: Wanted, search: PlaceSearch): Found[] | undefined {
  const { name, coordinates } = withoutCoordinates(wanted.query.trim());
  if (coordinates === undefined) return undefined;
  const same = search
    .find({ ...wanted, query: name, limit: MOST_PLACES })
    .filter(({ place }) => coordinatesOf(place) === coordinates);
  return same.length > 0 ? same : undefined;
}

function coordinatesOf({ latitude, longitude }: Place): string {
  return `${latitude}, ${longitude}`;
}

/** How places are labelled. */
interface Labels {
  readonly locale: LanguageCode;
  /** Whether the names of a language that were given are those of the labels, and so go before others in its letters. */
  readonly isOfNames: boolean;
}

/** The places with labels, no two of which are the same, also where one is in English for want of another name. */
function labelled(found: readonly Found[], { locale, isOfNames }: Labels): FoundPlace[] {
  const labelsIn = (language: LanguageCode) =>
    found.map(({ place: { name }, names, own, region }) => {
      const [usual = name, ...others] = names;
      const all = isOfNames ? [usual, ...own, ...others] : [usual, ...others, ...own];
      return placeLabel({ name, names: all, region }, language);
    });
  const [labels, english] = [labelsIn(locale), labelsIn('en')];
  const isTwice = (all: readonly string[], index: number) =>
    all.some((label, other) => other !== index && label === all[index]);
  return found.map(({ place, match }, index) => {
    const label = labels[index] as string;
    const isAlone = !isTwice(labels, index) && !isTwice(english, index);
    return { ...place, match, label: isAlone ? label : withCoordinates(label, coordinatesOf(place)) };
  });
}

function queryErrors(query: unknown): FieldError[] {
  if (typeof query !== 'string') return [because({ field: 'query', message: 'Must be a text.' }, 'not_a_text', {})];
  // No text of more than twice as many units can be short enough, so that a huge one is not walked through.
  const isLong =
    query.length > LONGEST_QUERY && (query.length > 2 * LONGEST_QUERY || [...query].length > LONGEST_QUERY);
  if (!isLong) return [];
  const message = `Must have at most ${LONGEST_QUERY} characters.`;
  return [because({ field: 'query', message }, 'too_long', { most: LONGEST_QUERY })];
}

function countryErrors(country: unknown): FieldError[] {
  if (country === undefined) return [];
  const isCode = typeof country === 'string' && /^[a-z]{2}$/i.test(country);
  if (isCode && COUNTRIES.includes(`\n${country.toUpperCase()} `)) return [];
  const message = 'Must be an ISO 3166-1 country code of two letters, such as IN.';
  return [because({ field: 'country', message }, 'country_form', {})];
}

const OPTIONS = ['country', 'limit', 'locale', 'names'];

function optionErrors(names: readonly string[]): FieldError[] {
  return names
    .filter((name) => !OPTIONS.includes(name))
    .map((name) => {
      const message = `There is no such option; there are: ${OPTIONS.join(', ')}.`;
      return because({ field: shortened(name), message }, 'not_accepted', {});
    });
}

function limitErrors(limit: unknown): FieldError[] {
  if (Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= MOST_PLACES) return [];
  const message = `Must be a whole number from 1 to ${MOST_PLACES}.`;
  return [because({ field: 'limit', message }, 'out_of_range', { minimum: 1, maximum: MOST_PLACES })];
}

function localeErrors(locale: unknown): FieldError[] {
  if (LANGUAGE_CODES.some((known) => known === locale)) return [];
  const message = `Must be one of: ${LANGUAGE_CODES.join(', ')}.`;
  return [because({ field: 'locale', message }, 'one_of', { values: LANGUAGE_CODES })];
}

function namesErrors(names: unknown): FieldError[] {
  if (names === undefined || typeof Object(names).places === 'string') return [];
  const message = 'Must be the names of a language, such as places of nirayana/languages/ta.';
  return [because({ field: 'names', message }, 'wrong_option', {})];
}

/** A text that ends with coordinates as a label does. */
interface Placed {
  readonly name: string;
  /** As the label has them; undefined where there are none. */
  readonly coordinates: string | undefined;
}

/** Puts coordinates behind a label that others have too. */
function withCoordinates(label: string, coordinates: string): string {
  return `${label} (${coordinates})`;
}

/** The opposite of {@link withCoordinates}. */
function withoutCoordinates(text: string): Placed {
  const from = text.lastIndexOf(' (');
  if (from < 0 || !text.endsWith(')')) return { name: text, coordinates: undefined };
  return { name: text.slice(0, from), coordinates: text.slice(from + 2, -1) };
}

/** What a label is made of. */
interface Named {
  /** The usual name. */
  readonly name: string;
  /** All names, the usual one first. */
  readonly names: readonly string[];
  readonly region: Region;
}

/** Letters; the apostrophe of Ukrainian is none of these. */
const LETTERS = /[\p{Lu}\p{Ll}\p{Lo}]/gu;

/** Letters that only Ukrainian has of the two, and those that only Russian has. */
const UKRAINIAN = /[іїєґІЇЄҐ'’ʼ]/;
const RUSSIAN = /[ыэёъЫЭЁЪ]/;

/**
 * Place, region and country in one language: that of the reader where the place has a name in its script, else English.
 * A region that has no name in the language is left out.
 */
function placeLabel(place: Named, locale: LanguageCode): string {
  const { region } = place;
  const own = ownName(place, locale);
  const language = own === undefined ? 'en' : locale;
  const state = region.name === null ? undefined : regionName(region, language);
  const shown = [own ?? place.name, ...partOf(place, language)];
  if (state !== undefined) shown.push(state);
  return [...new Set([...shown, countryName(region.country, language)])].join(', ');
}

/** The name of a place as a reader of a language writes it; undefined where it is not known. */
function ownName({ name, names, region }: Named, locale: LanguageCode): string | undefined {
  const [usual = name] = names;
  const letters = SCRIPTS[locale];
  if (letters === undefined) return cityName(usual, region, locale) ?? usual;
  const own = names.filter((one) => isSpelt(one, letters));
  if (locale === 'ru') return own.find((one) => !UKRAINIAN.test(one));
  if (locale === 'uk') return own.find((one) => UKRAINIAN.test(one)) ?? own.find((one) => isBoth(one, region));
  return own[0];
}

/** Whether a name is in the letters of a script, and in no others. */
function isSpelt(name: string, script: RegExp): boolean {
  const letters = name.match(LETTERS) ?? [];
  return letters.length > 0 && letters.every((letter) => script.test(letter));
}

/** Whether a name is spelt in Ukrainian as in Russian. The letter и is another sound there, but in names of Ukraine. */
function isBoth(name: string, { country }: Region): boolean {
  return !RUSSIAN.test(name) && (country === 'UA' || !/и/i.test(name));
}

/** The city of a part of it. */
function partOf({ region }: Named, language: LanguageCode): string[] {
  const [city] = region.city;
  if (city === undefined) return [];
  const own = ownName({ name: city, names: region.city, region }, language);
  return own === undefined ? [] : [own];
}

const cities = new Map<string, readonly string[]>();
const LATIN: readonly LanguageCode[] = ['fr', 'de', 'es'];

/** What a city is called in French, German or Spanish, where that is not the name of the list. */
function cityName(name: string, { country }: Region, locale: LanguageCode): string | undefined {
  if (cities.size === 0) {
    for (const line of CITY_WORDS.trim().split('\n')) {
      const [code, usual, ...others] = line.split(';');
      cities.set(`${code};${usual}`, others);
    }
  }
  return cities.get(`${country};${name}`)?.[LATIN.indexOf(locale)] || undefined;
}

let countries: ReturnType<typeof namesOfCountries> | undefined;

function countryName(code: string, locale: LanguageCode): string {
  countries ??= namesOfCountries();
  return countries.get(locale)?.get(code) ?? code;
}

const regions = new Map<string, string>();

/** By country and English name: the name in a language. */
function regionName({ country, name }: Region, locale: LanguageCode): string | undefined {
  if (locale === 'en') return name ?? undefined;
  if (regions.size === 0) {
    for (const [language, region, own] of namesOfRegions()) regions.set(`${region};${language}`, own);
  }
  const own = regions.get(`${country};${name};${locale}`);
  return own || (LATIN.includes(locale) ? (name ?? undefined) : undefined);
}
