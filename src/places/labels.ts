import type { Locale } from '../languages/locale/locales.js';
import { CITY_WORDS } from './city-words.js';
import { COUNTRY_NAMES } from './country-names.js';
import type { Region } from './place-table.js';
import { REGION_WORDS } from './region-words.js';

/** A text that ends with coordinates as a label does. */
export interface Placed {
  readonly name: string;
  /** As the label has them; undefined where there are none. */
  readonly coordinates: string | undefined;
}

/** Puts coordinates behind a label that others have too. */
export function withCoordinates(label: string, coordinates: string): string {
  return `${label} (${coordinates})`;
}

/** The opposite of {@link withCoordinates}. */
export function withoutCoordinates(text: string): Placed {
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

const LANGUAGES: readonly Locale[] = ['en', 'uk', 'ru', 'hi', 'fr', 'de', 'es'];

/** Letters and signs of names in the scripts that are not Latin. */
const CYRILLIC = /^[\u0400-\u04ff '’ʼ.()-]+$/;
const DEVANAGARI = /^[\u0900-\u097f\u200c-\u200d '’ʼ.()-]+$/;

/** Letters that only Ukrainian has of the two, and those that only Russian has. */
const UKRAINIAN = /[іїєґІЇЄҐ'’ʼ]/;
const RUSSIAN = /[ыэёъЫЭЁЪ]/;

/**
 * Place, region and country in one language: that of the reader where the place has a name in its script, else English.
 * A region that has no name in the language is left out.
 */
export function placeLabel(place: Named, locale: Locale): string {
  const { region } = place;
  const own = ownName(place, locale);
  const language = own === undefined ? 'en' : locale;
  const state = region.name === null ? undefined : regionName(region, language);
  const shown = [own ?? place.name, ...partOf(place, language)];
  if (state !== undefined) shown.push(state);
  return [...new Set([...shown, countryName(region.country, language)])].join(', ');
}

/** The name of a place as a reader of a language writes it; undefined where it is not known. */
function ownName({ name, names, region }: Named, locale: Locale): string | undefined {
  const [usual = name] = names;
  if (locale === 'hi') return names.find((one) => DEVANAGARI.test(one));
  const cyrillic = names.filter((one) => CYRILLIC.test(one));
  if (locale === 'ru') return cyrillic.find((one) => !UKRAINIAN.test(one));
  if (locale === 'uk')
    return cyrillic.find((one) => UKRAINIAN.test(one)) ?? cyrillic.find((one) => isBoth(one, region));
  return cityName(usual, region, locale) ?? usual;
}

/** Whether a name is spelt in Ukrainian as in Russian. The letter и is another sound there, but in names of Ukraine. */
function isBoth(name: string, { country }: Region): boolean {
  return !RUSSIAN.test(name) && (country === 'UA' || !/и/i.test(name));
}

/** The city of a part of it. */
function partOf({ region }: Named, language: Locale): string[] {
  const [city] = region.city;
  if (city === undefined) return [];
  const own = ownName({ name: city, names: region.city, region }, language);
  return own === undefined ? [] : [own];
}

const cities = new Map<string, readonly string[]>();
const LATIN: readonly Locale[] = ['fr', 'de', 'es'];

/** What a city is called in French, German or Spanish, where that is not the name of the list. */
function cityName(name: string, { country }: Region, locale: Locale): string | undefined {
  if (cities.size === 0) {
    for (const line of CITY_WORDS.trim().split('\n')) {
      const [code, usual, ...others] = line.split(';');
      cities.set(`${code};${usual}`, others);
    }
  }
  return cities.get(`${country};${name}`)?.[LATIN.indexOf(locale)] || undefined;
}

const countries = new Map<string, readonly string[]>();

function countryName(code: string, locale: Locale): string {
  if (countries.size === 0) {
    for (const line of COUNTRY_NAMES.trim().split('\n')) countries.set(line.slice(0, 2), line.slice(3).split('|'));
  }
  return countries.get(code)?.[LANGUAGES.indexOf(locale)] ?? code;
}

const regions = new Map<string, readonly string[]>();

/** By country and English name: the names of the other languages in their order. */
function regionName({ country, name }: Region, locale: Locale): string | undefined {
  if (locale === 'en') return name ?? undefined;
  if (regions.size === 0) {
    for (const line of REGION_WORDS.trim().split('\n')) {
      const [code, english, , ...others] = line.split(';');
      regions.set(`${code};${english}`, others);
    }
  }
  const own = regions.get(`${country};${name}`)?.[LANGUAGES.indexOf(locale) - 1];
  return own || (LATIN.includes(locale) ? (name ?? undefined) : undefined);
}
