/** Degrees of a cell of the first level: 24 rows of 48, from the north and from the west. */
const CELL = 7.5;
const COLUMNS = 48;
const ROWS = 24;
/** How a zone is written: so many digits of this base. */
const ZONE_DIGITS = 2;
export const ZONE_BASE = 36;
/** The character of a cell that is cut in four; letters follow it. */
export const CUT = '@'.charCodeAt(0);

/**
 * The zone of each part of the world, in cells that are cut in four where zones meet. What lines tell is not cut.
 * `scripts/zones/coarse.ts` describes the written form.
 */
export class CoarseZones {
  readonly #zones: readonly string[];
  readonly #ofCells: readonly string[];
  readonly #cuts: readonly string[];
  /** By cell, what is made of it when something is asked for in it. */
  readonly #cells: (Int16Array | undefined)[] = [];

  constructor(zones: readonly string[], ofCells: string, cuts: string) {
    this.#zones = zones;
    this.#ofCells = ofCells.split(' ');
    this.#cuts = cuts.split(' ');
  }

  /** The zone of a place, degrees north and east. */
  at(latitude: number, longitude: number): string {
    // Where all meridians meet.
    if (latitude === 90) return 'Etc/GMT';
    let east = (longitude + 180) / CELL;
    let south = (90 - latitude) / CELL;
    let column = Math.min(Math.floor(east), COLUMNS - 1);
    let row = Math.min(Math.floor(south), ROWS - 1);
    const cell = this.#cell(row * COLUMNS + column);
    let value = cell[0] as number;
    while (value < 0) {
      east = 2 * (east - column);
      south = 2 * (south - row);
      column = east < 1 ? 0 : 1;
      row = south < 1 ? 0 : 1;
      value = cell[2 * row + column - value] as number;
    }
    return this.#zones[value] as string;
  }

  #cell(at: number): Int16Array {
    this.#cells[at] ??= readCell(this.#ofCells[at] as string, this.#cuts[at] as string);
    return this.#cells[at];
  }
}

/** The zone of a cell, or where its four parts stand, negative; then those parts, each likewise. */
function readCell(zones: string, cuts: string): Int16Array {
  const values = [0];
  const recent: number[] = [];
  let [next, read] = [0, 0];
  const readInto = (place: number): void => {
    const digit = cuts.charCodeAt(next++) - CUT;
    if (digit === 0) {
      const parts = values.push(0, 0, 0, 0) - 4;
      values[place] = -parts;
      for (let part = 0; part < 4; part++) readInto(parts + part);
      return;
    }
    const at = digit - 1;
    if (at === recent.length) {
      recent.push(Number.parseInt(zones.slice(read, read + ZONE_DIGITS), ZONE_BASE));
      read += ZONE_DIGITS;
    }
    const [zone] = recent.splice(at, 1) as [number];
    recent.unshift(zone);
    values[place] = zone;
  };
  readInto(0);
  return Int16Array.from(values);
}
