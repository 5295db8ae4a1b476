import { COUNTRIES } from './countries.js';
import { fold, foldComposed } from './fold.js';
import { NameIndex } from './name-index.js';
import { BAR, endsAt, oneEditApart } from './one-edit.js';
import { type PackedPlaces, type Place, PlaceTable, type Region } from './place-table.js';

/**
 * What a hit loses of its rank, in powers of ten of the population: so much larger must a place be to stand before one
 * that is called exactly what was typed.
 */
const COST = {
  /** A name that is not the first one of the place. */
  alternate: 0.3,
  /** A word of a name, not the first. */
  laterWord: 2,
  /** Further words follow what was typed. */
  firstWords: 1.2,
  /** Further letters follow. */
  beginning: 1.6,
  /** One typing error in the whole name. */
  edited: 2.4,
  /** One typing error in the beginning of it. */
  editedBeginning: 3.6,
} as const;

/** Smaller places rank like this, so that a village is found by its whole name. */
const LEAST_RANK = 3;

/** Typing errors are looked for where fewer places are found, and only in texts of so many units. */
const ENOUGH_FOUND = 3;
const LEAST_TYPED = 4;

const BLANK = 32;

/** Names `name, region or country`, with the commas of several scripts. */
const COMMA = /[,،、，]/;

export interface Wanted {
  readonly query: string;
  /** Code of the only country to look in. */
  readonly country: string | undefined;
  readonly limit: number;
}

/** Finds places in a packed text. Reading it takes most of the time of a first search. */
export class PlaceSearch {
  readonly #table: PlaceTable;
  readonly #index: NameIndex;
  /** Folded region and country names, each word after a blank, by the index of the region. */
  #whereabouts: readonly string[] | undefined;

  constructor(packed: PackedPlaces) {
    this.#table = new PlaceTable(packed);
    this.#index = new NameIndex(foldComposed(packed.names), this.#table.size);
  }

  /** The places that a query can mean, the likeliest first. */
  find({ query, country, limit }: Wanted): Place[] {
    const [name = '', ...parts] = fold(query)
      .split(COMMA)
      .map((part) => part.trim().replaceAll(/\s+/g, ' '));
    if (name === '') return [];
    const isWanted = this.#regionFilter(country, parts.filter(Boolean));
    const ranks = this.#ranks(name, isWanted);
    return highest(ranks, limit).map((row) => this.#table.place(row));
  }

  /** The rank of each place that is found. */
  #ranks(name: string, isWanted: (region: number) => boolean): Map<number, number> {
    const { names } = this.#index;
    const ranks = new Map<number, number>();
    const put = (position: number, cost: number): boolean => {
      const row = this.#index.rowAt(position);
      if (!isWanted(this.#table.regionIndex(row))) return false;
      const rank = Math.max(LEAST_RANK, this.#table.magnitude(row)) - cost;
      ranks.set(row, Math.max(rank, ranks.get(row) ?? rank));
      return true;
    };
    let isNamed = false;
    for (const position of this.#index.namesWith(name)) {
      const whole = endsAt(names, position + name.length);
      if (put(position, this.#nameCost(position) + this.#restCost(position + name.length)) && whole) isNamed = true;
    }
    for (const position of this.#index.wordsWith(name)) {
      put(position, COST.laterWord + this.#restCost(position + name.length));
    }
    if (isNamed || ranks.size >= ENOUGH_FOUND || name.length < LEAST_TYPED) return ranks;
    for (const position of this.#index.namesNear(name)) {
      const nearness = oneEditApart(name, names, position);
      if (!nearness) continue;
      put(position, this.#nameCost(position) + (nearness === 'whole' ? COST.edited : COST.editedBeginning));
    }
    return ranks;
  }

  #nameCost(position: number): number {
    return position > 0 && this.#index.names.charCodeAt(position - 1) === BAR ? COST.alternate : 0;
  }

  /** For what follows the typed text in a name. */
  #restCost(end: number): number {
    if (endsAt(this.#index.names, end)) return 0;
    return this.#index.names.charCodeAt(end) === BLANK ? COST.firstWords : COST.beginning;
  }

  #regionFilter(country: string | undefined, parts: readonly string[]): (region: number) => boolean {
    if (country === undefined && parts.length === 0) return () => true;
    const { regions } = this.#table;
    this.#whereabouts ??= whereaboutsOf(regions);
    const whereabouts = this.#whereabouts;
    const known = new Map<number, boolean>();
    return (index) => {
      let isWanted = known.get(index);
      if (isWanted === undefined) {
        isWanted =
          (country === undefined || regions[index]?.country === country) &&
          parts.every((part) => whereabouts[index]?.includes(` ${part}`));
        known.set(index, isWanted);
      }
      return isWanted;
    };
  }
}

/** The rows of highest rank, the first row first where ranks are equal. */
function highest(ranks: ReadonlyMap<number, number>, limit: number): number[] {
  const best: { readonly row: number; readonly rank: number }[] = [];
  for (const [row, rank] of ranks) {
    const isBehind = (other: { row: number; rank: number }) =>
      other.rank < rank || (other.rank === rank && other.row > row);
    const last = best.at(-1);
    if (best.length === limit && last && !isBehind(last)) continue;
    const at = best.findIndex(isBehind);
    best.splice(at < 0 ? best.length : at, 0, { row, rank });
    if (best.length > limit) best.pop();
  }
  return best.map(({ row }) => row);
}

/** Region, its code, the code of the country and its names, as a query after the comma can call them. */
function whereaboutsOf(regions: readonly Region[]): string[] {
  const countries = countryNames();
  const lines = regions.map(({ country, name, code }) => [name, code, country, countries.get(country)].join('|'));
  return foldComposed(lines.join('\n').normalize('NFC'))
    .split('\n')
    .map((line) => ` ${line.replaceAll('|', ' | ')}`);
}

/** Names apart by `|`, by the code of the country. */
export function countryNames(): Map<string, string> {
  const lines = COUNTRIES.trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, 2), line.slice(3)]));
}
