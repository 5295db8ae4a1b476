import { BAR, LINE_END } from './one-edit.js';

const BLANK = 32;

/** Two UTF-16 units as one number. */
const SECOND = 0x1_0000;

/** Units of a block, about as many as the names of a place have. */
const BLOCK = 32;

type Positions = ReadonlyMap<number, readonly number[]>;

/** Where in a text of folded names each name begins, and each later word of one, by their first two units. */
export class NameIndex {
  /** A line of names for each place, apart by `|`. */
  readonly names: string;
  /** Where the names of each place begin, and after the last one the end. */
  readonly #starts: Int32Array;
  /** The place that each block of the text begins in. */
  readonly #blocks: Int32Array;
  readonly #names = new Map<number, number[]>();
  readonly #words = new Map<number, number[]>();

  constructor(names: string, size: number) {
    this.names = names;
    const starts = new Int32Array(size + 1);
    const blocks = new Int32Array(Math.ceil(names.length / BLOCK));
    let [row, before] = [-1, LINE_END];
    for (let at = 0; at < names.length; at++) {
      const code = names.charCodeAt(at);
      if (before === LINE_END) starts[++row] = at;
      if (at % BLOCK === 0) blocks[at / BLOCK] = row;
      if (code !== BLANK && (before === BLANK || before === BAR || before === LINE_END)) {
        const second = at + 1 < names.length ? names.charCodeAt(at + 1) : LINE_END;
        add(before === BLANK ? this.#words : this.#names, code * SECOND + second, at);
      }
      before = code;
    }
    starts[size] = names.length;
    this.#starts = starts;
    this.#blocks = blocks;
  }

  /** Where a name begins with a text. */
  namesWith(beginning: string): number[] {
    return this.#beginning(this.#names, beginning);
  }

  /** Where a later word of a name begins with a text of two units or more. */
  wordsWith(beginning: string): number[] {
    return beginning.length < 2 ? [] : this.#beginning(this.#words, beginning);
  }

  /** Where the names begin that can be one edit apart from a text: one of their first two units is one of its. */
  namesNear(text: string): number[] {
    const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    return collect(this.#names, (one, two) => one === first || two === second || one === second || two === first);
  }

  /** The place that the name at a position belongs to. */
  rowAt(position: number): number {
    let row = this.#blocks[Math.floor(position / BLOCK)] as number;
    while ((this.#starts[row + 1] as number) <= position) row++;
    return row;
  }

  #beginning(index: Positions, text: string): number[] {
    const first = text.charCodeAt(0);
    if (text.length < 2) return collect(index, (one) => one === first);
    const found = index.get(first * SECOND + text.charCodeAt(1)) ?? [];
    return found.filter((position) => this.names.startsWith(text, position));
  }
}

function add(index: Map<number, number[]>, key: number, position: number): void {
  const positions = index.get(key);
  if (positions) positions.push(position);
  else index.set(key, [position]);
}

/** The positions of all keys whose two units are wanted. */
function collect(index: Positions, isWanted: (one: number, two: number) => boolean): number[] {
  const collected: number[] = [];
  for (const [key, positions] of index) {
    if (!isWanted(Math.floor(key / SECOND), key % SECOND)) continue;
    for (const position of positions) collected.push(position);
  }
  return collected;
}
