/** How a place was found by a text. */
export type PlaceMatch = 'exact' | 'prefix' | 'other_name' | 'locality' | 'typing';

export interface Hit {
  readonly row: number;
  /** Decimal logarithm of the population, less what the way it was found costs. */
  readonly rank: number;
  readonly match: PlaceMatch;
}

/** What was found, each place by the way that ranks it highest. */
export class Hits {
  readonly #byRow = new Map<number, Hit>();

  get size(): number {
    return this.#byRow.size;
  }

  put(hit: Hit): void {
    const known = this.#byRow.get(hit.row);
    if (!known || hit.rank > known.rank) this.#byRow.set(hit.row, hit);
  }

  some(holds: (hit: Hit) => boolean): boolean {
    for (const hit of this.#byRow.values()) if (holds(hit)) return true;
    return false;
  }

  /** Those of highest rank, the first row first where ranks are equal. */
  highest(limit: number): readonly Hit[] {
    const best: Hit[] = [];
    for (const hit of this.#byRow.values()) {
      const isBehind = (other: Hit) => other.rank < hit.rank || (other.rank === hit.rank && other.row > hit.row);
      const last = best.at(-1);
      if (best.length === limit && last && !isBehind(last)) continue;
      const at = best.findIndex(isBehind);
      best.splice(at < 0 ? best.length : at, 0, hit);
      if (best.length > limit) best.pop();
    }
    return best;
  }
}

/** Whether a name was found in whole. */
export function isWhole(match: PlaceMatch): boolean {
  return match === 'exact' || match === 'other_name';
}
