const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0x0c]);
const MARK = Buffer.from('\uFEFF');

/**
 * Where the records of a CSV file begin, read as `csvChunks` reads it: a line feed within quotes ends none, a quote
 * opens only at the beginning of a field, and the first end of a line tells how all of them end.
 */
export class CsvRecords {
  readonly #delimiter: number;
  /** Read, and not looked at: what comes after it is needed for that. */
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes before the rest. */
  #passed = 0;
  #end: readonly number[] | undefined;
  #isQuoted = false;
  /** Nothing but spaces in the field so far. */
  #isEmptyField = true;
  /** Nothing but spaces in the record so far. */
  #isEmptyRecord = true;

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Passes over a block that is not the last one: as fast as it is read, where it has no quotes. */
  pass(block: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, block]);
    const last =
      this.#end && !this.#isQuoted && !bytes.includes(QUOTE) ? bytes.lastIndexOf(Buffer.from(this.#end)) : -1;
    if (this.#end && last >= 0) {
      const at = last + this.#end.length;
      this.#isEmptyField = true;
      this.#isEmptyRecord = true;
      this.#rest = bytes.subarray(at);
      this.#passed += at;
      return;
    }
    for (const _ of this.ends(block, false));
  }

  /** Ends of records that are not empty, as bytes from the beginning, in what is given and what came before it. */
  *ends(block: Uint8Array, isLast: boolean): Generator<number> {
    const bytes = Buffer.concat([this.#rest, block]);
    // A quote is told by the byte after it, the mark of a file by its first three.
    const stop = isLast ? bytes.length : Math.max(0, bytes.length - (this.#passed === 0 ? MARK.length : 1));
    let at = this.#passed === 0 && bytes.indexOf(MARK) === 0 ? MARK.length : 0;
    while (at < stop) {
      const length = this.#isQuoted ? 0 : this.#lengthOfEnd(bytes, at);
      if (length > 0) {
        const isEmpty = this.#isEmptyRecord;
        this.#isEmptyField = true;
        this.#isEmptyRecord = true;
        at += length;
        if (!isEmpty) yield this.#passed + at;
      } else {
        at += this.#lengthOfByte(bytes, at);
      }
    }
    this.#rest = bytes.subarray(at);
    this.#passed += at;
  }

  /** How many bytes end a record here. */
  #lengthOfEnd(bytes: Buffer, at: number): number {
    const byte = bytes[at];
    if (this.#end) {
      return byte === this.#end[0] && (this.#end.length === 1 || bytes[at + 1] === this.#end[1]) ? this.#end.length : 0;
    }
    if (byte === LINE_FEED) this.#end = [LINE_FEED];
    else if (byte !== CARRIAGE_RETURN) return 0;
    else this.#end = bytes[at + 1] === LINE_FEED ? [CARRIAGE_RETURN, LINE_FEED] : [CARRIAGE_RETURN];
    return this.#end.length;
  }

  /** Takes a byte that ends no record, or a quote that is written twice. */
  #lengthOfByte(bytes: Buffer, at: number): number {
    const byte = bytes[at] as number;
    if (this.#isQuoted) {
      const isQuote = byte === QUOTE;
      const isTwice = isQuote && bytes[at + 1] === QUOTE;
      this.#isQuoted = !isQuote || isTwice;
      if (this.#isQuoted) this.#isEmptyField = false;
      return isTwice ? 2 : 1;
    }
    if (byte === QUOTE && this.#isEmptyField) this.#isQuoted = true;
    else if (byte === this.#delimiter) this.#isEmptyField = true;
    else if (SPACES.has(byte)) return 1;
    else this.#isEmptyField = false;
    this.#isEmptyRecord = false;
    return 1;
  }
}
