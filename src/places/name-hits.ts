import { foldComposed } from './fold.js';
import { type Hit, type Hits, isWhole } from './hits.js';
import { NameIndex } from './name-index.js';
import { BAR, endsAt, oneEditApart } from './one-edit.js';
import type { PlaceRows } from './place-table.js';
import type { RegionFilter } from './whereabouts.js';

/**
 * What a hit loses of its rank, in powers of ten of the population: so much larger must a place be to stand before one
 * that is called exactly what was typed.
 */
export const COST = {
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
export const LEAST_RANK = 3;

/** A part of a great city ranks like a town where all of its name is typed. */
const PART_RANK = 4.5;

/** Typing errors are looked for in texts of so many units. */
const LEAST_TYPED = 4;

const BLANK = 32;

/** Which hits of a name count: all, or those of whole names alone. */
export type Extent = 'all' | 'whole';

/** Finds the places whose names a text is, begins, or is with a typing error, and ranks them. */
export class NameHits {
  readonly #table: PlaceRows;
  readonly #index: NameIndex;
  /** The row of each line of names, where these are not those of the table in its order. */
  readonly #rows: readonly number[] | undefined;

  constructor(table: PlaceRows, names: string, rows?: readonly number[]) {
    this.#table = table;
    this.#rows = rows;
    this.#index = new NameIndex(foldComposed(names), rows?.length ?? table.size);
  }

  /** Names that begin with a text, and later words of one. */
  named(name: string, isWanted: RegionFilter, extent: Extent, hits: Hits): void {
    for (const position of this.#index.namesWith(name)) {
      const end = position + name.length;
      const whole = endsAt(this.#index.names, end);
      if (!whole && extent === 'whole') continue;
      const match = !whole ? 'prefix' : this.#isAlternate(position) ? 'other_name' : 'exact';
      this.#put({ position, cost: this.#nameCost(position) + this.#restCost(end), match }, isWanted, hits);
    }
    if (extent === 'whole') return;
    for (const position of this.#index.wordsWith(name)) {
      const cost = COST.laterWord + this.#restCost(position + name.length);
      this.#put({ position, cost, match: 'prefix' }, isWanted, hits);
    }
  }

  /** Names that a text is with one typing error. */
  mistyped(name: string, isWanted: RegionFilter, hits: Hits): void {
    if (name.length < LEAST_TYPED) return;
    for (const position of this.#index.namesNear(name)) {
      const nearness = oneEditApart(name, this.#index.names, position);
      if (!nearness) continue;
      const cost = this.#nameCost(position) + (nearness === 'whole' ? COST.edited : COST.editedBeginning);
      this.#put({ position, cost, match: 'typing' }, isWanted, hits);
    }
  }

  #put({ position, cost, match }: Omit<Hit, 'row' | 'rank'> & Positioned, isWanted: RegionFilter, hits: Hits): void {
    const line = this.#index.rowAt(position);
    const row = this.#rows?.[line] ?? line;
    if (!isWanted(this.#table.regionIndex(row))) return;
    const isPart = isWhole(match) && this.#table.region(row).city.length > 0;
    const size = isPart ? PART_RANK : this.#table.magnitude(row);
    hits.put({ row, rank: Math.max(LEAST_RANK, size) - cost, match });
  }

  #isAlternate(position: number): boolean {
    return position > 0 && this.#index.names.charCodeAt(position - 1) === BAR;
  }

  #nameCost(position: number): number {
    return this.#isAlternate(position) ? COST.alternate : 0;
  }

  /** For what follows the typed text in a name. */
  #restCost(end: number): number {
    if (endsAt(this.#index.names, end)) return 0;
    return this.#index.names.charCodeAt(end) === BLANK ? COST.firstWords : COST.beginning;
  }
}

interface Positioned {
  /** Where in the text of names the name begins. */
  readonly position: number;
  readonly cost: number;
}
