import { REGION_NAMES } from '../languages/region-names.js';
import { COUNTRIES } from './countries.js';
import { COUNTRY_NAMES } from './country-names.js';
import { foldComposed } from './fold.js';
import type { Region } from './place-table.js';
import { REGION_WORDS } from './region-words.js';

/** Whether a place of a region may be meant, by the index of the region. */
export type RegionFilter = (region: number) => boolean;

/** A beginning of a text, and the regions that the rest of it leaves. */
export interface Narrowed {
  readonly name: string;
  readonly isWanted: RegionFilter;
}

/** Words after a name that do not tell its place from others of the name. */
const IDLE = new Set(
  'city town village vill district distt dist tehsil taluk taluka metro area east west north south rural urban e w शहर जिला город місто'.split(
    ' ',
  ),
);

/** A text has at most so many names of regions after its name, such as a state, its code and a country. */
const MOST_NAMES = 3;

/** What regions, countries and cities with parts are called, for the words that narrow a search. */
export class Whereabouts {
  readonly #regions: readonly Region[];
  /** Folded names of each region, each word after a blank. */
  readonly #lines: readonly string[];
  /** The regions that a whole name or a code means. */
  readonly #meant = new Map<string, Set<number>>();

  constructor(regions: readonly Region[]) {
    this.#regions = regions;
    const countries = countryWords();
    const words = regionWords();
    const lines = regions.map(({ country, name, code, city }) =>
      [name, code, ...(words.get(`${country};${name}`) ?? []), country, countries.get(country), ...city]
        .filter(Boolean)
        .join('|'),
    );
    const folded = foldComposed(lines.join('\n').normalize('NFC')).split('\n');
    this.#lines = folded.map((line) => ` ${line.replaceAll('|', ' | ')}`);
    for (const [index, line] of folded.entries()) for (const name of line.split('|')) this.#learn(name, index);
  }

  #learn(name: string, index: number): void {
    const regions = this.#meant.get(name);
    if (regions) regions.add(index);
    else this.#meant.set(name, new Set([index]));
  }

  /** The regions of one country; all where none is asked for. */
  country(code: string | undefined): RegionFilter {
    return code === undefined ? () => true : (index) => this.#regions[index]?.country === code;
  }

  /** The regions that all parts after a comma leave, each the whole name of one, several such names, or a beginning. */
  narrowed(parts: readonly string[], isWanted: RegionFilter): RegionFilter {
    return parts.reduce((filter, part) => this.#narrowedBy(part, filter), isWanted);
  }

  #narrowedBy(part: string, isWanted: RegionFilter): RegionFilter {
    if (IDLE.has(part)) return isWanted;
    const meant = this.#meant.get(part);
    if (meant) return (index) => isWanted(index) && meant.has(index);
    for (const { name, isWanted: isInRest } of this.readings(part, isWanted)) {
      const first = this.#meant.get(name);
      if (first) return (index) => isInRest(index) && first.has(index);
    }
    const known = new Map<number, boolean>();
    return (index) => {
      const begins = known.get(index) ?? this.#lines[index]?.includes(` ${part}`) ?? false;
      known.set(index, begins);
      return begins && isWanted(index);
    };
  }

  /** The ways to read the last words of a text as names of where its first ones are: the longest such names first. */
  *readings(text: string, isWanted: RegionFilter, most = MOST_NAMES): Generator<Narrowed> {
    if (most === 0) return;
    for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
      const [name, last] = [text.slice(0, at), text.slice(at + 1)];
      const meant = this.#meant.get(last);
      if (!meant && !IDLE.has(last)) continue;
      const narrowed: RegionFilter = meant ? (index) => isWanted(index) && meant.has(index) : isWanted;
      yield { name, isWanted: narrowed };
      yield* this.readings(name, narrowed, most - 1);
    }
  }

  /** A text without a first word that tells no place: `district Varanasi`. */
  withoutIdle(text: string): string {
    const at = text.indexOf(' ');
    return at > 0 && IDLE.has(text.slice(0, at)) ? text.slice(at + 1) : text;
  }

  /** Whether a text is what a region or country is called. */
  knows(text: string): boolean {
    return this.#meant.has(text);
  }
}

/** Names of countries in all languages apart by `|`, by the code. */
function countryWords(): ReadonlyMap<string, string> {
  const words = countryNames();
  for (const names of namesOfCountries().values()) {
    for (const [code, name] of names) words.set(code, `${words.get(code)}|${name}`);
  }
  return words;
}

/** Other names of regions, by `country;name`. */
function regionWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const line of REGION_WORDS.trim().split('\n')) {
    const [country, name, others = ''] = line.split(';');
    words.set(`${country};${name}`, others.split(','));
  }
  for (const [, region, own] of namesOfRegions()) words.get(region)?.push(own);
  return words;
}

/** English names apart by `|`, by the code of the country. */
export function countryNames(): Map<string, string> {
  const lines = COUNTRIES.trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 2), line.slice(3)]));
}

/** By language: the names of countries by their codes. */
export function namesOfCountries(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const codes = [...countryNames().keys()];
  return new Map(
    Object.entries(COUNTRY_NAMES).flatMap(([language, names]) => {
      if (names === undefined) return [];
      const byCode = names
        .trim()
        .split('\n')
        .map((name, at) => [codes[at] as string, name] as const);
      return [[language, new Map(byCode)] as const];
    }),
  );
}

/** What languages call regions: by whom, `country;name` and the name. */
export function namesOfRegions(): readonly (readonly [language: string, region: string, own: string])[] {
  return Object.entries(REGION_NAMES).flatMap(([language, names = '']) =>
    [...names.matchAll(/^(\w\w;[^;\n]+);(.+)$/gm)].map(([, region = '', own = '']) => [language, region, own] as const),
  );
}
