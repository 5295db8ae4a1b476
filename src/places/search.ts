import type { PlaceNames } from '../languages/words/place-names.js';
import { fold } from './fold.js';
import { type Hit, Hits, isWhole, type PlaceMatch } from './hits.js';
import { COST, type Extent, LEAST_RANK, NameHits } from './name-hits.js';
import { OwnNames } from './own-names.js';
import { areNear, type PackedPlaces, type Place, type PlaceRows, PlaceTable, type Region } from './place-table.js';
import { type RegionFilter, Whereabouts } from './whereabouts.js';

/** What a place that stands in for a part of it loses: it stands behind whatever may be mistyped in it. */
const STANDS_IN = 8;

/** Typing errors are looked for where fewer places are found. */
const ENOUGH_FOUND = 3;

/** Readings of one text in which typing errors are looked for, which takes longest. */
const MOST_MISTYPED = 3;

/** A place of more people is meant by its name, though a state or country is called so. */
const KNOWN_RANK = 5;

/** Shorter texts are codes of regions, not their names. */
const LEAST_REGION = 3;

/** Of what stands before a city, so many words are looked at, as names of at most so many. */
const MOST_WORDS = 10;
const LONGEST_NAME = 4;

/** As many places of one name are looked at for one beside a city. */
const MOST_NAMESAKES = 50;

/** Without a comma, only a city of so many people is taken for one that stands in for a part of it. */
const CITY_RANK = 5;

/** Names `name, region or country`, with the commas of several scripts. */
const COMMA = /[,،、，;]/;

/** Postal codes, which follow a name at times, also with a country behind them. */
const POSTAL = /(?:^| )(?:\d{5,6}|\d{3} \d{3})(?= |$)/g;

/** What an address says of a part of a town: 5th Block, Sector 62. */
const NUMBERED =
  / (?:\d{1,3}(?:st|nd|rd|th)? (?:block|cross|main|phase|sector|stage)|(?:block|phase|sector|stage|ward) \d{1,3})(?= |$)/g;

/** First words that are written short, where the data have them whole. */
const SHORT: Readonly<Record<string, string>> = { ft: 'fort', mt: 'mount' };

export interface Wanted {
  readonly query: string;
  /** Code of the only country to look in. */
  readonly country: string | undefined;
  readonly limit: number;
}

/** A place that was found, with all its names. */
export interface Found {
  readonly place: Place;
  readonly match: PlaceMatch;
  readonly names: readonly string[];
  /** What the language calls it whose names are searched too. */
  readonly own: readonly string[];
  readonly region: Region;
}

/** Finds places in a packed text. Reading it takes most of the time of a first search. */
export class PlaceSearch {
  readonly #table: PlaceRows;
  readonly #own: OwnNames | undefined;
  readonly #names: readonly NameHits[];
  readonly #withNames = new WeakMap<PlaceNames, PlaceSearch>();
  #whereabouts: Whereabouts | undefined;

  /** @param list the search that the names of a language are added to */
  constructor(places: PackedPlaces | OwnNames, list?: PlaceSearch) {
    if (places instanceof OwnNames) {
      const own = new NameHits(places, places.lines, places.rowsOfLines);
      this.#table = places;
      this.#own = places;
      this.#names = list ? [...list.#names, own] : [own];
      this.#whereabouts = list ? list.#where : undefined;
    } else {
      this.#table = new PlaceTable(places);
      this.#names = [new NameHits(this.#table, places.names)];
    }
  }

  /** A search that knows the names of a language besides. Reading them takes a few milliseconds, once. */
  withNames(names: PlaceNames): PlaceSearch {
    let search = this.#withNames.get(names);
    if (search === undefined) {
      search = new PlaceSearch(new OwnNames(this.#table, names), this);
      this.#withNames.set(names, search);
    }
    return search;
  }

  /** The places that a query can mean, the likeliest first. */
  find({ query, country, limit }: Wanted): Found[] {
    const [name = '', ...parts] = fold(query).split(COMMA).map(asNamed);
    if (name === '') return [];
    return this.#found(name, parts.filter(Boolean), country)
      .highest(limit)
      .map(({ row, match }) => ({
        place: this.#table.place(row),
        match,
        names: this.#table.names(row),
        own: this.#own?.own(row) ?? [],
        region: this.#table.region(row),
      }));
  }

  /** What a text means, or where nothing does, what it means without the number of a block, which it is a part of. */
  #found(name: string, parts: readonly string[], country: string | undefined): Hits {
    const hits = this.#hits(name, parts, country);
    const unnumbered = name.replace(NUMBERED, '');
    if (hits.size > 0 || unnumbered === name) return hits;
    const around = new Hits();
    for (const hit of this.#hits(unnumbered, parts, country).highest(MOST_NAMESAKES)) {
      around.put(isWhole(hit.match) ? { ...hit, match: 'locality' } : hit);
    }
    return around;
  }

  #named(name: string, isWanted: RegionFilter, extent: Extent, hits: Hits): void {
    for (const names of this.#names) names.named(name, isWanted, extent, hits);
  }

  #mistyped(name: string, isWanted: RegionFilter, hits: Hits): void {
    for (const names of this.#names) names.mistyped(name, isWanted, hits);
  }

  get #where(): Whereabouts {
    this.#whereabouts ??= new Whereabouts(this.#table.regions);
    return this.#whereabouts;
  }

  #hits(name: string, parts: readonly string[], country: string | undefined): Hits {
    const hits = new Hits();
    const inCountry: RegionFilter = country === undefined ? () => true : this.#where.country(country);
    const isWanted = parts.length === 0 ? inCountry : this.#where.narrowed(parts, inCountry);
    this.#named(name, isWanted, 'all', hits);
    this.#ofRegion(name, isWanted, hits);
    if (hits.some(({ match }) => isWhole(match))) return hits;
    const readings = name.includes(' ') ? [...this.#where.readings(name, isWanted)] : [];
    for (const reading of readings) this.#named(reading.name, reading.isWanted, 'whole', hits);
    if (hits.some(({ match }) => isWhole(match))) return hits;
    for (const reading of readings) this.#ofRegion(reading.name, reading.isWanted, hits);
    if (hits.size === 0) for (const reading of readings) this.#named(reading.name, reading.isWanted, 'all', hits);
    if (hits.size < ENOUGH_FOUND) {
      this.#mistyped(name, isWanted, hits);
      for (const reading of readings.slice(0, MOST_MISTYPED)) this.#mistyped(reading.name, reading.isWanted, hits);
    }
    if (!hits.some(({ match }) => match === 'prefix')) this.#standIns(name, parts, inCountry, hits);
    return hits;
  }

  /** The largest city of a state or country, where its name is all that was typed: of each country with a Punjab. */
  #ofRegion(name: string, isWanted: RegionFilter, hits: Hits): void {
    if (name.length < LEAST_REGION || !this.#where.knows(name)) return;
    const isInside = this.#where.narrowed([name], isWanted);
    const isKnown = ({ match, rank, row }: Hit) =>
      isWhole(match) && (rank >= KNOWN_RANK || isInside(this.#table.regionIndex(row)));
    if (hits.some(isKnown)) return;
    const isTown: RegionFilter = (region) => isInside(region) && this.#table.regions[region]?.city.length === 0;
    const largest = new Map<string, Hit>();
    for (let row = 0; row < this.#table.size; row++) {
      const rank = this.#table.magnitude(row);
      const region = this.#table.regionIndex(row);
      if (rank <= 0 || !isTown(region)) continue;
      const country = this.#table.regions[region]?.country ?? '';
      if (rank > (largest.get(country)?.rank ?? 0)) largest.set(country, { row, rank, match: 'locality' });
    }
    for (const hit of largest.values()) hits.put(hit);
  }

  /** The city, or the part of it, that is named after a place that is not known. */
  #standIns(name: string, parts: readonly string[], inCountry: RegionFilter, hits: Hits): void {
    for (const [index, part] of parts.entries()) {
      const known = parts.slice(index + 1).filter((further) => this.#where.knows(further));
      const isWanted = this.#where.narrowed(known, inCountry);
      const least = this.#where.knows(part) ? KNOWN_RANK : LEAST_RANK;
      const readings = [{ name: part, isWanted }, ...this.#where.readings(part, isWanted)];
      for (const reading of readings) {
        if (this.#standIn(this.#where.withoutIdle(reading.name), name, reading.isWanted, least, hits)) return;
      }
    }
    if (parts.some((part) => !this.#where.knows(part))) return;
    const isWanted = this.#where.narrowed(parts, inCountry);
    const readings = [{ name, isWanted }, ...this.#where.readings(name, isWanted)];
    for (const reading of readings) {
      for (const [first, last] of splits(reading.name)) {
        if (this.#standIn(last, first, reading.isWanted, CITY_RANK, hits)) return;
      }
    }
  }

  /** Puts the largest city of a name, or what is called like some words of `inner` in it. */
  #standIn(city: string, inner: string, isWanted: RegionFilter, least: number, hits: Hits): boolean {
    const cities = new Hits();
    this.#named(city, isWanted, 'whole', cities);
    const [largest] = cities.highest(1);
    if (!largest || largest.rank < least - COST.alternate) return false;
    hits.put({ row: largest.row, rank: largest.rank - STANDS_IN, match: 'locality' });
    const part = this.#inside(largest.row, inner);
    if (part) hits.put({ ...part, rank: largest.rank - COST.alternate });
    return true;
  }

  /** A part of a city, or a place beside it, that is called like a text, or like words of it. */
  #inside(city: number, inner: string): Hit | undefined {
    const { country } = this.#table.region(city);
    const isWanted: RegionFilter = (region) => this.#table.regions[region]?.country === country;
    for (const words of runsOfWords(inner)) {
      const named = new Hits();
      this.#named(words, isWanted, 'whole', named);
      const near = named.highest(MOST_NAMESAKES).find(({ row }) => row !== city && areNear(this.#table, row, city));
      if (near) return words === inner ? near : { ...near, match: 'locality' };
    }
    return undefined;
  }
}

/** A part of an address as the data have it: without a postal code, its first word whole. */
function asNamed(part: string): string {
  const text = part.trim().replaceAll(/\s+/g, ' ').replace(POSTAL, '').trim();
  const at = text.indexOf(' ');
  const whole = at > 0 ? SHORT[text.slice(0, at)] : undefined;
  return whole === undefined ? text : whole + text.slice(at);
}

/** A text cut at each of its blanks, the first cut first. */
function splits(text: string): (readonly [string, string])[] {
  const words = text.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** Words side by side of a text, the most words first, and of as many the first ones. */
function runsOfWords(text: string): string[] {
  const words = text.split(' ').slice(0, MOST_WORDS);
  const longest = Math.min(words.length, LONGEST_NAME);
  return Array.from({ length: longest }, (_, fewer) => longest - fewer).flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => words.slice(from, from + length).join(' ')),
  );
}
